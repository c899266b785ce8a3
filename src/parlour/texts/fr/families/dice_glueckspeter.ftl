game-glueckspeter = Pierre le chanceux
    .tag = Qui se défait le premier de tous ses jetons gagne.

option-glueckspeter-chips = Jetons par joueur
    .help = Ce dont chacun doit se défaire.
option-glueckspeter-max_turns = Tours au plus
    .help = Si cela dure plus longtemps, qui a le moins de jetons gagne.

dice-glueckspeter-log-sack = Un dix : { $colour } laisse tomber un jeton dans le sac.
dice-end-rid = { $winner } n’a plus de jetons et gagne.
dice-end-fewest_chips = Le dernier tour est joué : { $winners ->
        [one] { $winner } a le moins de jetons et gagne.
       *[other] { $winners } joueurs ont le moins de jetons et partagent la première place.
    }
