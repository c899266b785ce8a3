game-finke = Il fringuello
    .tag = Paga quello che lanci, o prendi quello che c’è.

option-finke-start_chips = Fiche a testa
    .help = Con quante comincia ognuno; il libretto ne chiede almeno 20.
option-finke-two_spares_seven = Un 2 risparmia il sette
    .help = Un 2 prende le fiche di tutti i campi tranne il 7; solo un 12 prende tutto.
option-finke-pay_one_chip = Si paga una fiche sola
    .help = Ogni pagamento è una fiche sola invece del numero lanciato. Un gioco più mite e più lungo.
option-finke-max_turns = Turni al massimo
    .help = Se dura di più, vince chi ha più fiche.

dice-finke-prompt-swept = { $colour } lancia di nuovo; un altro 2 o 12 costerebbe una fiche per ogni campo.
dice-finke-log-sweep = { $colour } spazza i campi e { $chips ->
        [0] non prende niente, perché non c’è niente.
        [one] prende 1 fiche.
       *[other] prende { $chips } fiche.
    }
dice-finke-log-all-fields = La seconda spazzata del turno: { $colour } mette una fiche su ogni campo, { $chips } in tutto.
