game-boese_drei = El tres malo
    .tag = Tira cuantas veces te atrevas, pero un 3 se lo lleva todo.

option-boese_drei-rounds = Rondas
    .help = Gana la partida quien gana más rondas.

dice-boese_drei-prompt-throw = { $colour } tira{ $rounds ->
        [one] .
       *[other] {" "}en la ronda { $round } de { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: ¿seguir o parar?{ $best ->
        [0] {""}
       *[other] {" "}Hay que superar: { $best }.
    }
dice-boese_drei-log-out = Un 3: { $colour } { $points ->
        [0] no pierde nada todavía, pero queda fuera.
        [one] pierde 1 punto y queda fuera.
       *[other] pierde { $points } puntos y queda fuera.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } gana la ronda.
       *[other] { $colour } comparte la ronda.
    }
dice-boese_drei-log-nobody = Todos están fuera: nadie gana la ronda.
dice-boese_drei-why = Sigue tirando, o para y guarda { $points }: no hay nada más que decidir.
dice-end-no_round = Todos lo han perdido todo en todas las rondas, así que no gana nadie.
