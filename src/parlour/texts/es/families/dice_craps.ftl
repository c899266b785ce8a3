game-craps = Craps
    .tag = Di un número, apuesta tus fichas y confía dos veces en la suerte.

option-craps-start_chips = Fichas por cabeza
    .help = Con lo que empieza cada cual.
option-craps-rounds = Vueltas
    .help = Cuántas veces lleva los dados cada cual.
option-craps-max_stake = Apuesta más alta
    .help = Quien lleva los dados no puede apostar más que eso; 0 quiere decir: tanto como tengan ambas partes.
option-craps-standard_rules = Reglas de casino
    .help = No se dice ningún número: 7 u 11 gana en el acto; 2, 3 o 12 pierde; cualquier otra suma tiene que volver a salir antes que un 7.

dice-craps-place-number = número { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Apostar 1 ficha
       *[other] Apostar { $amount } fichas
    }
dice-craps-prompt-first = { $off ->
        [0] Tira { $colour }: el más alto lleva primero los dados.
       *[other] { $colour } tira otra vez: { $seats } empatan por llevar primero los dados.
    }
dice-craps-prompt-number = { $colour } lleva los dados y dice un número del 2 al 12{ $rounds ->
        [one] .
       *[other] {" "}(vuelta { $round } de { $rounds }).
    }
dice-craps-prompt-stake = { $colour } elige la apuesta{ $named ->
        [0] {""}
       *[other] {" "}al { $named }
    }: ¿cuántas fichas?{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } tira por { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        }: gana el { $named }.
       *[other] { $colour } tira por { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        }: gana el { $lucky }, pierde el { $named }.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } tira por { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        }.
       *[other] { $colour } tira por { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        }: gana el { $lucky }, pierde el 7.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Vuelta { $round } de { $rounds })
    }
dice-craps-log-first = { $colour } saca lo más alto y lleva primero los dados.
dice-craps-log-name = { $colour } dice { $number }.
dice-craps-log-stake = { $colour } apuesta { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }; los demás lo cubren entre todos.
dice-craps-log-lucky = El { $number } es ahora el número de la suerte de { $colour }.
dice-craps-log-won = { $colour } gana { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }.
dice-craps-log-lost = { $colour } pierde { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }.
dice-craps-why-number = Di primero un número del 2 al 12.
dice-craps-why-stake = Apuesta al menos 1 ficha y como mucho { $most }: no más de lo que tienes ni de lo que los demás pueden cubrir.
