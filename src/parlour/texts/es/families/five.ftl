game-fuenf_in_einer_reihe = Cinco en raya
    .tag = Dieciséis fichas cada uno, y cinco en línea ganan.

option-fuenf_in_einer_reihe-board_size = Tamaño del tablero
    .help = Cuántas casillas tiene cada lado del tablero.
option-fuenf_in_einer_reihe-exact_five = Exactamente cinco
    .help = Las líneas de seis y más no ganan.
option-fuenf_in_einer_reihe-relocation_limit = Tablas después de tantas jugadas
    .help = Son tablas cuando cada bando ha movido tantas veces fichas ya puestas. Con 0 no se aplica.
option-fuenf_in_einer_reihe-repetition_draw = Tablas por repetición
    .help = Son tablas cuando, con todas las fichas colocadas, la misma posición se da este número de veces. Con 0 no se aplica.

five-in-hand = En la mano

five-prompt-place = { $colour } coloca una ficha. { $count ->
        [one] La última.
       *[other] Quedan { $count } en la mano.
    }
five-prompt-move = { $colour } mueve una ficha a cualquier casilla libre.

five-log-place = { $colour } coloca en { $square }.
five-log-move = { $colour } mueve de { $start } a { $target }.

five-end-five = Gana { $winner } con cinco en raya.
five-end-repetition = Tablas: la misma posición se ha vuelto a dar.
five-end-long_enough = Tablas: ambos bandos llevan ya bastante tiempo moviendo fichas.

five-why-over = La partida ha terminado.
five-why-no-square = Las fichas van en las casillas del tablero.
five-why-place-first = Las fichas solo se mueven cuando todas las tuyas están colocadas. { $count ->
        [one] Queda una
       *[other] Quedan { $count }
    } en la mano.
five-why-occupied = { $square } está ocupada: en cada casilla cabe una ficha.
five-why-hand-empty = No te quedan fichas en la mano: elige una de las tuyas en el tablero y después una casilla libre.
five-why-not-yours = La ficha de { $square } no la mueves tú.
five-why-choose-target = Elige ahora la casilla libre a la que va la ficha de { $square }.
five-why-same-square = La ficha tiene que salir de { $square }: elige otra casilla.
five-why-one-move = En cada turno se mueve una ficha una vez.
