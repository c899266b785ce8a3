# Partien aus Dateien und in Dateien

records-open = Eine Partie aus einer Datei öffnen
records-open-help = Partien, die hier gesichert wurden, und die anderer Programme: PGN für Schach, PDN für Dame, Match-Texte für Backgammon. Jeder Zug wird geprüft.
records-choose = Datei auswählen
records-review = Gleich durchsehen: was die Partie entschied und was besser gewesen wäre
records-paste = Stattdessen den Text einfügen
records-read = Lesen
records-which = Welches Spiel ist es?
records-several = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
records-game = { $white } gegen { $black } ({ $result })
records-unnamed = Partie { $number }
