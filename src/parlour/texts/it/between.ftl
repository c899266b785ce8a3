# Fra i tavoli: chi può venire, quali tavoli aspettano, che cosa sa questo browser delle sue persone.

between-share = Condividi
between-alone = Questa scatola è aperta solo su questo computer: gli amici non possono ancora raggiungerla.
between-alone-how = Sul computer stesso si può aprire alla rete locale, o avviare con: parlour serve --lan
between-network = Aperta a questa rete
between-network-closed = Così gli amici sulla stessa rete Wi-Fi possono sedersi a un tavolo di cui hanno il link. Da fuori nessuno può.
between-network-open = Chi è nella stessa rete e ha un link può entrare, finché non lo si disattiva o non si chiude la scatola.
between-qr = Un’immagine per la fotocamera di un telefono che porta a { $address }

# Un tavolo si chiama con chi ci siede.
between-title = { $players }: { $game }

between-remind = Toccava a te mentre eri altrove. La prossima volta te lo deve dire il sistema?
between-remind-yes = Sì, dimmelo
between-remind-no = No, grazie
between-remind-turn = Tocca a te: { $game }
between-remind-with = { $names } { $count ->
    [one] aspetta.
   *[other] aspettano.
}

between-window = In vetrina
between-window-join = Un posto è libero
between-window-watch = Si può guardare
between-list = Mostra in vetrina
between-list-help = Allora tutti su questo server trovano il tavolo sulla prima pagina, e possono sedersi o guardare.

between-me = Tu
between-me-lead = Tutto questo è conservato in questo browser. Non c’è nessun account, e nessun altro lo vede.
between-me-name = Il tuo nome
between-me-sign = Il tuo segno: dove è libero, ricevi questo posto
between-me-figures = Le tue statistiche
between-me-figures-none = Ancora nessuna partita finita.
between-me-game = Gioco
between-me-played = giocate
between-me-won = vinte
between-me-streak = di fila
between-me-average = punti in media
between-me-best = più punti
between-carry = Su un altro dispositivo
between-carry-help = Il tuo nome, i tuoi posti e quello che hai messo via vengono con te. Qui resta tutto com’è.
between-carry-leave = Prepara la valigia
between-carry-left = Scrivi là questo codice, o punta la fotocamera sull’immagine. Vale dieci minuti, e una volta sola.
between-carry-typed = Scrivi là questo codice. Vale dieci minuti, e una volta sola.
between-carry-code = Un codice da un altro dispositivo
between-carry-fetch = Disfa la valigia
between-carry-arrived = È arrivato tutto.
between-carry-failed = Non ha funzionato. Riprova.
between-remind-switch = Il sistema mi avvisi quando tocca a me e sono altrove
