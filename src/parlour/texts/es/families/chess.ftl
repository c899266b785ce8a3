game-schach = Ajedrez
    .tag = Dos reyes, dos ejércitos y nada de suerte.

game-raeuberschach = Ajedrez a la ganapierde
    .tag = Piérdelo todo y habrás ganado.

game-bienenhausschach = Ajedrez colmena
    .tag = Lo que capturas lo vuelves a poner donde estorbe.

game-maharadscha = Ajedrez del marajá
    .tag = Una pieza contra todo un ejército.

option-schach-en_passant = Captura al paso
    .help = Un peón que acaba de dar su paso doble puede ser capturado por un peón enemigo como si hubiera avanzado una sola casilla.
option-schach-strict_castling = Enroque estricto
    .help = Ninguna casilla entre rey y torre puede estar atacada, tampoco la que está junto a la torre en el flanco de dama.
option-schach-repetition_draw = Tablas por repetición
    .help = Son tablas cuando la misma posición se da este número de veces. Con 0 no se aplica.
option-schach-fifty_move_limit = Tablas sin avance
    .help = Son tablas cuando cada bando ha hecho este número de jugadas sin capturas ni movimientos de peón. Con 0 no se aplica.

option-raeuberschach-compulsory_capture = Capturar es obligatorio
    .help = Quien puede capturar debe hacerlo; qué pieza captura qué, se elige.
option-raeuberschach-promote_to_king = Los peones pueden ser reyes
    .help = Un peón en la última fila también se puede cambiar por un rey.
option-raeuberschach-blocked_player = Quien no puede mover
    .help = Qué pasa cuando alguien tiene piezas pero ninguna puede moverse.
option-raeuberschach-blocked_player-passes = pasa
option-raeuberschach-blocked_player-wins = gana
option-raeuberschach-blocked_player-draw = hace tablas
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = Son tablas cuando cada bando ha hecho este número de jugadas sin capturas ni movimientos de peón.

option-bienenhausschach-pawns_put_back = Los peones capturados se ponen
    .help = En cualquier sitio, como dice el cuadernillo, o nunca en la primera ni en la última fila.
option-bienenhausschach-pawns_put_back-anywhere = En cualquier casilla libre
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = En las filas 2 a 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Duración máxima
    .help = Son tablas después de este número de jugadas de cada bando. Con 0 no se aplica.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = rey
piece-lady = dama
piece-rook = torre
piece-bishop = alfil
piece-knight = caballo
piece-footman = peón
piece-maharajah = marajá

chess-letter-king = R
    .english = K
    .figurine = ♔
chess-letter-lady = D
    .english = Q
    .figurine = ♕
chess-letter-rook = T
    .english = R
    .figurine = ♖
chess-letter-bishop = A
    .english = B
    .figurine = ♗
chess-letter-knight = C
    .english = N
    .figurine = ♘
chess-letter-maharajah = M
    .english = M
    .figurine = M

# Con artículo: «mueve el rey», «mueve la dama»
chess-mover-king = el rey
chess-mover-lady = la dama
chess-mover-rook = la torre
chess-mover-bishop = el alfil
chess-mover-knight = el caballo
chess-mover-footman = el peón
chess-mover-maharajah = el marajá

chess-taken-king = el rey
chess-taken-lady = la dama
chess-taken-rook = la torre
chess-taken-bishop = el alfil
chess-taken-knight = el caballo
chess-taken-footman = el peón
chess-taken-maharajah = el marajá

chess-become-king = un rey
chess-become-lady = una dama
chess-become-rook = una torre
chess-become-bishop = un alfil
chess-become-knight = un caballo

chess-taken = Capturadas
chess-to-put-back = Por volver a poner
chess-castling-both = Enroques posibles
chess-castling-short = Enroque corto posible
chess-castling-long = Enroque largo posible

chess-prompt-move = Mueve { $colour }.
chess-prompt-check = ¡Jaque! { $colour } debe poner a salvo { $piece }.
chess-prompt-take = { $colour } puede capturar, así que debe hacerlo.
chess-prompt-put-back = { $colour } vuelve a poner { $piece } en una casilla libre.
chess-prompt-place = { $colour } elige una casilla para el marajá.
chess-prompt-pass = { $colour } no puede mover ninguna pieza y pasa.

chess-button-pass = Pasar
chess-button-king = Rey
chess-button-lady = Dama
chess-button-rook = Torre
chess-button-bishop = Alfil
chess-button-knight = Caballo

chess-log-move = { $colour } mueve { $piece } de { $start } a { $target }.
chess-log-take = { $colour } captura { $taken } con { $piece }, de { $start } a { $target }.
chess-log-castle-short = { $colour } se enroca en corto.
chess-log-castle-long = { $colour } se enroca en largo.
chess-log-promote = El peón se convierte en { $piece }.
chess-log-check = Jaque: { $piece } de { $colour } está bajo ataque.
chess-royal-king = el rey
chess-royal-maharajah = el marajá
chess-log-put-back = { $colour } vuelve a poner { $piece } en { $square }.
chess-log-place = { $colour } coloca el marajá en { $square }.
chess-log-pass = { $colour } no puede mover y pasa.

chess-end-checkmate = Jaque mate: gana { $winner }; para { $piece } de { $loser } no hay salvación.
chess-end-stalemate = Tablas por ahogado: no hay jugada y no hay jaque.
chess-end-material = Tablas: a nadie le quedan piezas suficientes para dar mate.
chess-end-repetition = Tablas: la misma posición se ha vuelto a dar.
chess-end-fifty_moves = Tablas: hace mucho que no se captura nada ni se mueve un peón.
chess-end-move_limit = Tablas: la partida ha llegado a su duración máxima.
chess-end-bare_king = Tablas: a Blanco solo le queda el rey, y nadie puede dar mate.
chess-end-no_pieces = Gana { $winner }: ya no le queda nada que perder. { $loser } aún tiene piezas.
chess-end-blocked = Gana { $winner }: ninguna de sus piezas puede moverse. { $loser } todavía podía.
chess-end-blocked_draw = Tablas: quien tiene el turno no puede mover.

chess-why-over = La partida ha terminado.
chess-why-squares = Las piezas están en las 64 casillas del tablero.
chess-why-must-pass = Ninguna pieza puede moverse: pasa.
chess-why-no-pass = Hay una jugada posible, así que aquí nadie pasa.
chess-why-empty = En { $square } no hay ninguna pieza: elige una de las tuyas.
chess-why-not-yours = La pieza de { $square } no la mueves tú.
chess-why-choose-target = Elige ahora la casilla a la que va la pieza de { $square }.
chess-why-one-move = Una pieza, una jugada: toca dónde está y adónde va.
chess-why-same-square = Una jugada lleva a otra casilla.
chess-why-stuck = La pieza de { $square } no tiene adónde ir.
chess-why-must-take = Se puede capturar algo, así que hay que capturar.
chess-why-own-piece = En { $square } hay una pieza tuya.
chess-why-blocked = La pieza de { $square } cierra el paso, y esta pieza no salta.
chess-why-way-king = El rey va una casilla en cualquier dirección.
chess-why-way-lady = La dama se mueve en línea recta: por filas, columnas y diagonales.
chess-why-way-rook = La torre se mueve por filas y columnas.
chess-why-way-bishop = El alfil se mueve en diagonal.
chess-why-way-knight = El caballo salta dos casillas en recto y una de lado.
chess-why-way-maharajah = El marajá se mueve como un rey o salta como un caballo.
chess-why-way-footman = El peón avanza una casilla de frente y captura en diagonal, también una casilla hacia delante.
chess-why-pawn-blocked = El peón solo avanza de frente a casillas libres.
chess-why-pawn-double = Dos casillas solo se permiten desde la fila inicial del peón.
chess-why-pawn-rests = A este peón lo pusieron en su última fila: ahí se queda quieto hasta que lo capturen.
chess-why-pawn-takes = El peón va en diagonal solo para capturar una pieza.
chess-why-no-en-passant = Aquí no se juega con captura al paso.
chess-why-choose-piece = El peón ha llegado: elige en qué pieza se convierte.
chess-why-no-king = Aquí un peón no puede convertirse en rey.
chess-why-castling-moved = El rey o la torre ya se han movido, o la torre ya no está: por este lado no hay enroque.
chess-why-castling-between = Para el enroque, todas las casillas entre rey y torre deben estar libres.
chess-why-castling-check = Un rey en jaque no se enroca.
chess-why-castling-attacked = { $square } está atacada: el rey no se enroca pasando por ella.
chess-why-king-attacked = { $square } está atacada: { $piece } no puede ir ahí.
chess-why-in-check = El rey está en jaque: apártalo, interpón una pieza o captura a quien ataca.
chess-why-pinned = La pieza de { $square } protege a su rey y no puede dejarlo expuesto.
chess-why-occupied = { $square } está ocupada: elige una casilla libre.
chess-why-put-pawn = Un peón no se puede poner en la primera ni en la última fila.
chess-why-put-bishop = Un alfil vuelve a una casilla del color en que fue capturado.
chess-why-put-check = Con la pieza en { $square }, tu rey estaría en jaque.
chess-why-no-place = Se ponga donde se ponga la pieza capturada, tu rey estaría en jaque.
chess-why-place-attacked = Blanco ataca { $square }: el marajá no puede empezar ahí.
