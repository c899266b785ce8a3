# Partite da file e in file

records-open = Apri una partita da un file
records-open-help = Partite salvate qui, e quelle di altri programmi: PGN per gli scacchi, PDN per la dama, testi di incontri di backgammon. Ogni mossa viene controllata.
records-choose = Scegli un file
records-review = Riesaminala subito: che cosa ha deciso la partita, e che cosa sarebbe stato meglio
records-paste = Incolla invece il testo
records-read = Leggi
records-which = Che gioco è?
records-several = { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
records-game = { $white } contro { $black } ({ $result })
records-unnamed = Partita { $number }
