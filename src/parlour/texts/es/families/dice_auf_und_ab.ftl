game-auf_und_ab = Sube y baja
    .tag = Siete tiradas que te suben y te bajan.

option-auf_und_ab-rounds = Rondas
    .help = Cuántos turnos tiene cada cual; se suman todos los resultados.

dice-row-up1 = + 1.ª tirada
dice-row-up2 = + 2.ª tirada
dice-row-down3 = − 3.ª tirada
dice-row-up4 = + 4.ª tirada
dice-row-down5 = − 5.ª tirada
dice-row-up6 = + 6.ª tirada
dice-row-down7 = − 7.ª tirada
dice-row-running = Este turno

dice-auf_und_ab-prompt-up = { $colour } hace la tirada { $number } de 7, que se suma{ $rounds ->
        [one] .
       *[other] {" "}(ronda { $round } de { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } hace la tirada { $number } de 7, que se resta{ $rounds ->
        [one] .
       *[other] {" "}(ronda { $round } de { $rounds }).
    }
dice-auf_und_ab-log-out = { $below ->
        [one] Es 1
       *[other] Son { $below }
    } por debajo de cero: { $colour } queda fuera.
dice-auf_und_ab-log-through = { $colour } acaba con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
dice-end-nobody = Todos han caído por debajo de cero, así que no gana nadie.
