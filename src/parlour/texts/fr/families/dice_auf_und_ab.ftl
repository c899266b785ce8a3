game-auf_und_ab = Monter et descendre
    .tag = Sept lancers qui vous font monter et descendre.

option-auf_und_ab-rounds = Manches
    .help = Combien de tours a chacun ; tous les résultats s’additionnent.

dice-row-up1 = + 1er lancer
dice-row-up2 = + 2e lancer
dice-row-down3 = − 3e lancer
dice-row-up4 = + 4e lancer
dice-row-down5 = − 5e lancer
dice-row-up6 = + 6e lancer
dice-row-down7 = − 7e lancer
dice-row-running = Ce tour

dice-auf_und_ab-prompt-up = { $colour } fait le lancer { $number } sur 7, qui s’ajoute{ $rounds ->
        [one] .
       *[other] {" "}(manche { $round } sur { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } fait le lancer { $number } sur 7, qui s’enlève{ $rounds ->
        [one] .
       *[other] {" "}(manche { $round } sur { $rounds }).
    }
dice-auf_und_ab-log-out = C’est { $below } au-dessous de zéro : fini pour { $colour }.
dice-auf_und_ab-log-through = { $colour } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dice-end-nobody = Tout le monde est tombé au-dessous de zéro : personne ne gagne.
