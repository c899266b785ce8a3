# Games from files and into files

records-open = Åbn et spil fra en fil
records-open-help = Spil, der er gemt her, og spil fra andre programmer: PGN til skak, PDN til dam, matchtekster til backgammon. Hvert træk kontrolleres.
records-choose = Vælg en fil
records-review = Se straks tilbage på det: hvad der afgjorde spillet, og hvad der havde været bedre
records-paste = Indsæt teksten i stedet
records-read = Læs den
records-which = Hvilket spil er det?
records-several = { $count ->
        [one] Ét spil
       *[other] { $count } spil
    }
records-game = { $white } mod { $black } ({ $result })
records-unnamed = Spil { $number }
