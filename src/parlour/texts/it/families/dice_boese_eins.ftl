game-boese_eins = L’uno cattivo
    .tag = Cinque lanci di fila, e ogni 1 guasta la festa.

option-boese_eins-rounds = Giri
    .help = Quanti turni ha ognuno; contano tutti insieme.

dice-boese_eins-prompt = { $colour } fa il lancio { $number } di 5{ $rounds ->
        [one] .
       *[other] , giro { $round } di { $rounds }.
    }
dice-boese_eins-log-out = Un 1: il turno di { $colour } è finito, { $points ->
        [one] conta 1 punto.
       *[other] contano { $points } punti.
    }
dice-boese_eins-log-through = { $colour } passa indenne tutti e cinque i lanci: { $points } punti.
