game-boese_eins = El uno malo
    .tag = Cinco tiradas seguidas, y cada 1 acaba con la diversión.

option-boese_eins-rounds = Rondas
    .help = Cuántos turnos tiene cada cual; cuentan todos juntos.

dice-boese_eins-prompt = { $colour } hace la tirada { $number } de 5{ $rounds ->
        [one] .
       *[other] , ronda { $round } de { $rounds }.
    }
dice-boese_eins-log-out = Un 1: acaba el turno de { $colour }, { $points ->
        [one] cuenta 1 punto.
       *[other] cuentan { $points } puntos.
    }
dice-boese_eins-log-through = { $colour } supera las cinco tiradas: { $points } puntos.
