game-finke = Le pinson
    .tag = Payez ce que vous lancez, ou prenez ce qui est là.

option-finke-start_chips = Jetons par joueur
    .help = Ce que chacun a au début ; le livret en demande au moins 20.
option-finke-two_spares_seven = Un 2 épargne le sept
    .help = Un 2 prend les jetons de toutes les cases sauf 7 ; seul un 12 prend tout.
option-finke-pay_one_chip = Ne payer qu’un jeton
    .help = Chaque paiement est d’un seul jeton au lieu du nombre lancé. Une partie plus douce et plus longue.
option-finke-max_turns = Tours au plus
    .help = Si cela dure plus longtemps, qui a le plus de jetons gagne.

dice-finke-prompt-swept = { $colour } relance ; un autre 2 ou 12 coûterait un jeton par case.
dice-finke-log-sweep = { $colour } vide les cases et prend { $chips ->
        [0] du vent, car il n’y a rien.
        [one] { $chips } jeton.
       *[other] { $chips } jetons.
    }
dice-finke-log-all-fields = La seconde rafle du tour : { $colour } met un jeton sur chaque case, { $chips } en tout.
