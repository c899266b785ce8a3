game-kniffel = Yatzy
    .tag = Cinco dados, tres tiradas, trece casillas.

option-kniffel-extra_kniffel = Más yatzys
    .help = Lo que valen cinco iguales cuando tu casilla de Yatzy ya tiene algo escrito.
option-kniffel-extra_kniffel-printed = Como en el cuadernillo: 50 puntos extra, o comodín
option-kniffel-extra_kniffel-none = Nada especial
option-kniffel-extra_kniffel-yahtzee_forced = Como en Yahtzee: 100 puntos extra, primero la casilla del número
option-kniffel-extra_kniffel-yahtzee_free = Como en Yahtzee: 100 puntos extra, casilla a elegir
option-kniffel-zero_counts_as_entry = Una casilla de Yatzy tachada cuenta
    .help = Los puntos extra y el comodín valen también después de un cero en la casilla de Yatzy. Solo con la regla del cuadernillo.

kniffel-points = Puntos

kniffel-row-ones = Unos
kniffel-row-twos = Doses
kniffel-row-threes = Treses
kniffel-row-fours = Cuatros
kniffel-row-fives = Cincos
kniffel-row-sixes = Seises
kniffel-row-upper = Suma de arriba
kniffel-row-bonus = Bonificación
kniffel-row-three_kind = Trío
kniffel-row-four_kind = Póker
kniffel-row-full_house = Full
kniffel-row-small_straight = Escalera corta
kniffel-row-large_straight = Escalera larga
kniffel-row-kniffel = Yatzy
kniffel-row-chance = Suerte
kniffel-row-lower = Suma de abajo
kniffel-row-extra = Puntos extra
kniffel-row-total = Total

kniffel-help-ones = Cuentan todos los unos.
kniffel-help-twos = Cuentan todos los doses.
kniffel-help-threes = Cuentan todos los treses.
kniffel-help-fours = Cuentan todos los cuatros.
kniffel-help-fives = Cuentan todos los cincos.
kniffel-help-sixes = Cuentan todos los seises.
kniffel-help-upper = Las seis casillas de números juntas.
kniffel-help-bonus = 35 puntos si la suma de arriba es de 63 o más.
kniffel-help-three_kind = Al menos tres dados iguales: cuentan los cinco.
kniffel-help-four_kind = Al menos cuatro dados iguales: cuentan los cinco.
kniffel-help-full_house = Tres de un número y dos de otro: 25 puntos.
kniffel-help-small_straight = Cuatro números seguidos: 30 puntos.
kniffel-help-large_straight = Cinco números seguidos: 40 puntos.
kniffel-help-kniffel = Cinco dados iguales: 50 puntos.
kniffel-help-chance = Cualquier tirada: cuentan los cinco.
kniffel-help-lower = Las siete casillas de abajo juntas.
kniffel-help-extra = Puntos por más yatzys.
kniffel-help-total = Suma de arriba, bonificación, suma de abajo y puntos extra.

kniffel-label-write = { $box }: anotar { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

kniffel-prompt-throw = { $colour } tira los cinco dados.
kniffel-prompt-again = { $colour } vuelve a tirar { $count ->
        [one] un dado
       *[other] { $count } dados
    }: tirada { $number } de 3.
kniffel-prompt-choose = { $colour } elige dados para volver a tirar ({ $count ->
        [one] queda una tirada
       *[other] quedan { $count } tiradas
    }) o una casilla para anotar.
kniffel-prompt-write = { $colour } anota la tirada en una casilla.
kniffel-prompt-another-one = Otro Yatzy: { $colour } solo puede anotarlo en { $box }{ $extra ->
        [0] .
       *[other] , con { $extra } puntos extra.
    }
kniffel-prompt-another = Otro Yatzy: { $colour } elige dónde va{ $extra ->
        [0] .
       *[other] , con { $extra } puntos extra.
    }

kniffel-throwing-again = volver a tirar { $faces }
kniffel-log-throw-again = { $colour } saca { $faces } y tiene { $dice }.
kniffel-log-keep = { $colour } guarda { $faces }.
kniffel-log-keep-none = { $colour } recoge otra vez los cinco dados.
kniffel-log-write = { $colour } anota { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $box }.
kniffel-log-strike = { $colour } tacha { $box }.
kniffel-log-extra = Otro Yatzy: { $points } puntos extra para { $colour }.
kniffel-log-bonus = { $colour } llega arriba a 63 y recibe la bonificación de { $points } puntos.

kniffel-end-sheet_full = { $players ->
        [1] La hoja está llena: { $points } puntos.
       *[other] { $winners ->
            [one] Gana { $winner } con { $points } puntos.
           *[other] { $winners } jugadores comparten el primer puesto con { $points } puntos.
        }
    }
    .headline = { $points } puntos

kniffel-why-three-throws = Tres tiradas son el máximo: ahora anota los dados en una casilla.
kniffel-why-nothing-chosen = Elige al menos un dado para volver a tirarlo, o una casilla para anotar.
kniffel-why-no-die = Elige entre los cinco dados de la mesa, cada uno una vez.
kniffel-why-sum = Esta línea se suma sola. Elige una de las trece casillas.
kniffel-why-filled = En { $box } ya hay { $points }: cada casilla se anota una vez.
kniffel-why-number-first = Otro Yatzy va primero a { $box }, porque esa casilla sigue abierta: { $points } puntos{ $extra ->
        [0] .
       *[other] , y { $extra } extra.
    }
kniffel-why-lower-first = { $box } está llena, así que este Yatzy es un comodín para las casillas de abajo mientras haya alguna abierta.
kniffel-why-choose = Elige dados para volver a tirar, o una casilla abierta para anotar.
