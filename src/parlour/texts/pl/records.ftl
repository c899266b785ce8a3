# Partie z plików i do plików

records-open = Otwórz partię z pliku
records-open-help = Partie zapisane tutaj i w innych programach: PGN dla szachów, PDN dla warcabów, teksty meczów backgammona. Każdy ruch jest sprawdzany.
records-choose = Wybierz plik
records-review = Od razu spójrz na nią wstecz: co rozstrzygnęło partię i co byłoby lepsze
records-paste = Wklej zamiast tego tekst
records-read = Wczytaj
records-which = Która to gra?
records-several = { $count ->
        [one] Jedna partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
records-game = { $white } – { $black } ({ $result })
records-unnamed = Partia { $number }
