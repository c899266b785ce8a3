# Games from files and into files

records-open = Öppna ett parti från en fil
records-open-help = Partier som sparats här, och andra programs: PGN för schack, PDN för dam, matchtexter för backgammon. Varje drag kontrolleras.
records-choose = Välj en fil
records-review = Se genast tillbaka på det: vad som avgjorde partiet och vad som hade varit bättre
records-paste = Klistra in texten i stället
records-read = Läs den
records-which = Vilket spel är det?
records-several = { $count ->
        [one] Ett parti
       *[other] { $count } partier
    }
records-game = { $white } mot { $black } ({ $result })
records-unnamed = Parti { $number }
