game-glueckspeter = Pietro fortunato
    .tag = Vince chi si libera per primo di tutte le fiche.

option-glueckspeter-chips = Fiche a testa
    .help = Di quante ognuno si deve liberare.
option-glueckspeter-max_turns = Turni al massimo
    .help = Se dura di più, vince chi ha meno fiche.

dice-glueckspeter-log-sack = Un dieci: { $colour } lascia cadere una fiche nel sacco.
dice-end-rid = Vince { $winner }: non ha più nessuna fiche.
dice-end-fewest_chips = L’ultimo turno è giocato: { $winners ->
        [one] { $winner } ha meno fiche di tutti e vince.
       *[other] in { $winners }, con meno fiche di tutti, si dividono il primo posto.
    }
