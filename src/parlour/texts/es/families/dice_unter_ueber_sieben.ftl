game-unter_ueber_sieben = Menos o más de siete
    .tag = Dilo, tíralo, y paga o cobra.

option-unter_ueber_sieben-start_chips = Fichas por cabeza
    .help = Con lo que empieza cada cual.
option-unter_ueber_sieben-stake = Apuesta
    .help = Cuántas fichas apuesta cada uno de los demás contra quien lleva los dados.
option-unter_ueber_sieben-rounds = Vueltas
    .help = Cuántas veces lleva los dados cada cual.

dice-unter_ueber_sieben-place-under = Menos
dice-unter_ueber_sieben-place-seven = Siete
dice-unter_ueber_sieben-place-over = Más
dice-unter_ueber_sieben-button-under = Menos de siete
dice-unter_ueber_sieben-button-over = Más de siete
dice-unter_ueber_sieben-prompt-call = { $colour } lleva los dados: ¿menos o más de siete?{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } ha dicho menos de siete y tira.
       *[other] Un siete: { $colour } ha dicho menos de siete y vuelve a tirar.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } ha dicho más de siete y tira.
       *[other] Un siete: { $colour } ha dicho más de siete y vuelve a tirar.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } dice menos de siete; los demás apuestan { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    } en contra.
dice-unter_ueber_sieben-log-over = { $colour } dice más de siete; los demás apuestan { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    } en contra.
dice-unter_ueber_sieben-log-seven = Un siete: las apuestas se doblan hasta donde llegan las fichas, ahora { $chips } en total.
dice-unter_ueber_sieben-log-won = { $colour } acierta y cobra { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }.
dice-unter_ueber_sieben-log-lost = { $colour } falla y paga { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }.
dice-unter_ueber_sieben-why = Quien lleva los dados dice menos o más de siete; las apuestas se hacen solas.
