game-boese_eins = Le méchant as
    .tag = Cinq lancers de suite, et chaque 1 met fin au plaisir.

option-boese_eins-rounds = Manches
    .help = Combien de tours a chacun ; tous comptent ensemble.

dice-boese_eins-prompt = { $colour } fait le lancer { $number } sur 5{ $rounds ->
        [one] .
       *[other] , manche { $round } sur { $rounds }.
    }
dice-boese_eins-log-out = Un 1 : le tour est fini pour { $colour }, { $points ->
        [one] { $points } point compte.
       *[other] { $points } points comptent.
    }
dice-boese_eins-log-through = { $colour } réussit les cinq lancers : { $points } points.
