game-boese_drei = Le méchant trois
    .tag = Lancez tant que vous osez, mais un 3 emporte tout.

option-boese_drei-rounds = Manches
    .help = La partie revient à qui gagne le plus de manches.

dice-boese_drei-prompt-throw = { $colour } lance{ $rounds ->
        [one] .
       *[other] {" "}dans la manche { $round } sur { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : continuer ou s’arrêter ?{ $best ->
        [0] {""}
       *[other] {" "}À battre : { $best }.
    }
dice-boese_drei-log-out = Un 3 : { $colour } { $points ->
        [0] ne perd encore rien, mais c’est fini.
        [one] perd { $points } point, et c’est fini.
       *[other] perd { $points } points, et c’est fini.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } gagne la manche.
       *[other] { $colour } partage la manche.
    }
dice-boese_drei-log-nobody = Tout le monde a perdu : personne ne gagne la manche.
dice-boese_drei-why = Continuer, ou s’arrêter et garder { $points } : il n’y a rien d’autre à décider.
dice-end-no_round = Tout le monde a tout perdu à chaque manche : personne ne gagne.
