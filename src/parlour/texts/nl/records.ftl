# Partijen uit bestanden en in bestanden

records-open = Een partij uit een bestand openen
records-open-help = Partijen die hier zijn bewaard, en die van andere programma’s: PGN voor schaken, PDN voor dammen, wedstrijdteksten van backgammon. Elke zet wordt nagekeken.
records-choose = Een bestand kiezen
records-review = Meteen terugkijken: wat de partij besliste, en wat beter was geweest
records-paste = In plaats daarvan de tekst plakken
records-read = Lezen
records-which = Welk spel is het?
records-several = { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }
records-game = { $white } tegen { $black } ({ $result })
records-unnamed = Partij { $number }
