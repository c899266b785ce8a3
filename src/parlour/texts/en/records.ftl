# Games from files and into files

records-open = Open a game from a file
records-open-help = Games that were saved here, and those of other programs: PGN for chess, PDN for draughts, match texts of backgammon. Every move is checked.
records-choose = Choose a file
records-review = Look back at it at once: what decided the game, and what would have been better
records-paste = Paste the text instead
records-read = Read it
records-which = Which game is it?
records-several = { $count ->
        [one] One game
       *[other] { $count } games
    }
records-game = { $white } against { $black } ({ $result })
records-unnamed = Game { $number }
