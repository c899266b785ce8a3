game-backgammon = Backgammon
    .tag = Lleva tus fichas a casa, sácalas y aprende cuándo doblar.
game-puff = Puff
    .tag = Coloca tus fichas, corre a casa y con un doble tira otra vez.
game-langes_puff = Puff largo
    .tag = Los dos corren hacia el mismo lado y se encuentran en cada punta.
game-russisches_puff = Puff ruso
    .tag = Dos fichas colocadas y, desde ahí, colocar o mover, como quieras.
game-zickzack = Zigzag
    .tag = Colocar, correr, sacar, y por el camino echarse unos a otros.
game-trictrac = Tric-Trac
    .tag = Puntos por comer, por sacar fichas y por el gran puente.

option-backgammon-standard_rules = Reglas internacionales
    .help = El juego como en los clubes: tu propia primera tirada, los dos números si se puede, y los números mayores también sacan.
option-backgammon-doubling = Dado de doblar
    .help = Antes de una tirada se puede doblar la apuesta; quien la rechaza ha perdido.
option-backgammon-match_points = Encuentro a tantos puntos
    .help = Las partidas se suceden hasta que un bando tiene los puntos. Con 0 se juega una sola.
option-backgammon-crawford = Regla de Crawford
    .help = En un encuentro, la primera partida desde que a alguien le falta un solo punto se juega sin dado de doblar.
option-backgammon-cube_limit = Tope del dado de doblar
    .help = El dado de doblar nunca pasa de este número.
option-backgammon-stake = Apuesta
    .help = Fichas de pago por cada punto que vale una partida suelta.
option-backgammon-max_turns = Turnos como máximo
    .help = Una partida con tantos turnos de los dos bandos acaba en tablas. En un encuentro es la última: gana quien va delante.
option-puff-pasch_count = Los dobles valen doble desde el segundo
    .help = Si el segundo doble se busca dentro de un turno o en toda la partida.
option-puff-pasch_count-turn = En un turno
option-puff-pasch_count-game = En toda la partida
option-puff-max_turns = Turnos como máximo
    .help = Después de tantos turnos de los dos bandos, la partida acaba en tablas.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Los dos corren hacia el mismo lado
    .help = Ambos colores colocan en las puntas 1 a 6 y corren hasta la 24, como en el puff largo.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Los números mayores sacan cualquier ficha
    .help = Si no, un número mayor que el necesario saca solo la ficha más atrasada.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partidas de la serie
    .help = Varias partidas seguidas; decide la suma de sus valores. Lo habitual son doce.
option-trictrac-target = Puntos por partida
    .help = Quien los alcanza primero gana la partida.
option-trictrac-entry_counts_start = La punta de salida cuenta
    .help = Un número entra una punta más allá, de modo que también puede entrar un 1.
option-trictrac-max_turns = Turnos como máximo
    .help = Después de tantos turnos de una partida la gana, por valor de uno, quien tiene más puntos; a igualdad no la gana nadie.

tables-holding-score = Marcador
tables-holding-games = Partidas por jugar
tables-holding-points = Puntos
tables-holding-pips = Puntos por recorrer

tables-button-opening = Tirar para ver quién empieza
tables-button-throw = Tirar
tables-button-roll = Tirar
tables-button-double = Doblar a { $stake }
tables-button-take = Aceptar
tables-button-drop = Rechazar
tables-button-end = Dejar el resto
tables-button-off = Sacar con el { $number }
tables-button-short = Tomar tu Hucke, una punta menos
tables-button-new = Colocación nueva
tables-button-continue = Seguir desde aquí

tables-label-step = { $step } con el { $number }

tables-notation-hand = mano
tables-notation-start = salida
tables-notation-off = fuera

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = ¿Quién empieza? { $colour } tira un dado.
tables-prompt-opening-two = ¿Quién empieza? { $colour } tira los dos dados.
tables-prompt-throw = Tira { $colour }.
tables-prompt-cube = { $colour } tira, o antes dobla a { $stake }.
tables-prompt-answer = { $other } dobla a { $stake }. { $colour } acepta, o rechaza y pierde { $lost }.
tables-prompt-after = { $colour } ha ganado esta partida: ¿colocación nueva, o seguir desde aquí partiendo de { $surplus ->
        [0] cero puntos
        [one] un punto
       *[other] { $surplus } puntos
    }?
tables-prompt-short-only = { $colour } puede tomar la Hucke una punta menos con { $numbers }, o dejarlo.
tables-prompt-optional = { $colour } aún puede jugar { $numbers }, o dejar el resto.
tables-prompt-start = { $colour } pone fichas en juego con { $numbers }.
tables-prompt-enter = { $colour } mete primero las fichas de la barra, con { $numbers }.
tables-prompt-set = { $colour } coloca fichas con { $numbers }.
tables-prompt-set-or-move = { $colour } coloca o mueve con { $numbers }.
tables-prompt-one-number = { $colour } ha sacado { $numbers }: solo se puede jugar un número.
tables-prompt-play = { $colour } juega { $numbers }.

tables-log-opening = { $colour } saca { $dice } en la tirada de salida.
tables-log-begins = Empieza { $colour }.
tables-log-tie = Iguales: los dos vuelven a tirar.
tables-log-throw = { $colour } saca { $dice }.
tables-log-fourfold = Otro doble: { $colour } juega cada número cuatro veces.
tables-log-same = { $colour } juega los mismos números, { $dice }.
tables-log-roll = { $colour } no dobla.
tables-log-double = { $colour } dobla a { $stake }.
tables-log-take = { $colour } acepta: la partida vale ahora { $stake }, y el dado de doblar es de { $colour }.
tables-log-drop = { $colour } rechaza.
tables-log-end = { $colour } deja sin jugar { $numbers }.
tables-log-new = { $colour } quiere una colocación nueva.
tables-log-continue = { $colour } sigue desde aquí.
tables-log-short = { $colour } toma la Hucke, una punta menos con { $numbers }.
tables-log-step = { $colour }: de { $start } a { $target }.
tables-log-enter = { $colour } entra en { $target }.
tables-log-set = { $colour } coloca en { $target }.
tables-log-off = { $colour } saca una ficha de { $start }.
tables-log-hit = { $colour } come una ficha de { $other }.
tables-log-points = { $colour } tiene { $points ->
        [one] un punto.
       *[other] { $points } puntos.
    }
tables-log-bridge = El gran puente está en pie: dos puntos para { $colour }.
tables-log-rest = { $colour } no puede jugar { $numbers }.
tables-log-again = Después de un doble, { $colour } vuelve a tirar.
tables-log-concede = { $colour } abandona esta partida.
tables-log-game = { $colour } gana la partida, que vale { $value }. Marcador: { $score }.
tables-log-game-drawn = Nadie gana esta partida. Marcador: { $score }.
tables-log-crawford = Partida Crawford: esta vez no se dobla.

tables-lost-blocked = { $colour } no puede mover con { $dice }: todas las puntas adonde lleva están cerradas.
tables-lost-bar = { $colour } no puede entrar con { $dice }: las puntas están bloqueadas.
tables-lost-higher-bar = { $colour } pierde { $dice }: el { $high } tiene que entrar primero, y su punta está bloqueada.
tables-lost-higher = { $colour } pierde { $dice }: el { $high } no se puede jugar, y el { $low } solo no está permitido.
tables-lost-lower = { $colour } pierde { $dice }: el { $low } va primero y no se puede jugar.
tables-lost-upper = { $colour } no puede jugar la cara de arriba de { $dice }, así que también pierde la de abajo.
tables-lost-setting = { $colour } no puede colocar con { $dice }: las puntas están bloqueadas.
tables-lost-exact = { $colour } no puede sacar nada con { $dice }: los números tienen que ser exactos.
tables-lost-home = { $colour } no puede jugar nada con { $dice }: ninguna ficha sale con el número justo, y las puntas de dentro están cerradas.
tables-lost-start = { $colour } no puede poner en juego ninguna ficha con { $dice }.
tables-lost-hucke = { $colour } pierde { $dice }: cualquier jugada dejaría una ficha suelta en la Hucke.

tables-end-single = { $winner } ha sacado todas sus fichas. La partida vale { $value }, y { $winner } recibe { $stake ->
        [one] una ficha de pago.
       *[other] { $stake } fichas de pago.
    }
tables-end-gammon = Gammon: { $loser } no ha sacado ninguna ficha. La partida vale { $value }, y { $winner } recibe { $stake ->
        [one] una ficha de pago.
       *[other] { $stake } fichas de pago.
    }
tables-end-backgammon = Backgammon: { $loser } aún tiene una ficha en la barra o en la casa de { $winner }. La partida vale { $value }, y { $winner } recibe { $stake ->
        [one] una ficha de pago.
       *[other] { $stake } fichas de pago.
    }
tables-end-drop = { $loser } no acepta que se doble, y { $winner } recibe { $stake ->
        [one] una ficha de pago.
       *[other] { $stake } fichas de pago.
    }
tables-end-borne_off = { $winner } saca antes todas sus fichas.
tables-end-points = { $winner } tiene los puntos y gana la partida, que vale { $value }.
tables-end-limit = Se han acabado los turnos. { $drawn ->
        [yes] No gana nadie.
       *[no] { $winner } va delante y gana.
    }
tables-end-match = { $winner } gana el encuentro, { $score }.
tables-end-series = La serie acaba { $score }. { $drawn ->
        [yes] No gana nadie.
       *[no] La gana { $winner }.
    }

tables-why-over = La partida ha terminado.
tables-why-throw-first = Primero { $colour } tira los dados.
tables-why-cube-first = Decide primero: tirar o doblar.
tables-why-answer-first = Te doblan la apuesta: acepta o rechaza primero.
tables-why-choose-first = Elige primero cómo sigue la serie.
tables-why-touch-stones = Toca una ficha tuya y después adónde va.
tables-why-no-place = Ese sitio no existe en el tablero.
tables-why-not-yours = Esa ficha no es tuya.
tables-why-empty = Ahí no hay ninguna ficha tuya.
tables-why-is-out = Esta ficha ya está fuera.
tables-why-beside-the-board = Esta ficha sale: va a la bandeja junto al tablero, así que toca ahí.
tables-why-start-first = Primero salen todas las fichas de la punta de salida; ahí { $count ->
        [one] espera todavía una
       *[other] esperan todavía { $count }
    }. Solo puede seguir la ficha que acaba de entrar.
tables-why-bar-first = Primero la barra: ahí { $count ->
        [one] espera una ficha
       *[other] esperan { $count } fichas
    } para volver a entrar.
tables-why-set-first = Coloca primero tus fichas: { $count ->
        [one] queda una
       *[other] quedan { $count }
    } en la mano.
tables-why-just-set = Una ficha colocada con esta tirada descansa hasta la siguiente.
tables-why-choose-target = Esta ficha puede moverse: toca ahora adónde va.
tables-why-no-place-for-stone = Ahí no se llevan fichas.
tables-why-forward = Las fichas corren en un solo sentido, y nunca hacia atrás.
tables-why-distance = Los números por jugar son { $numbers }: no llevan ahí.
tables-why-one-does-not-enter = Un 1 acabaría en la propia punta de salida: no hace entrar ninguna ficha.
tables-why-enemy-hucke = La Hucke del otro bando te está vedada, incluso vacía.
tables-why-blocked = En { $point } hay dos o más fichas del otro bando.
tables-why-no-combining = En casa ninguna ficha toma los dos números: el segundo es para otra ficha.
tables-why-not-far-enough = Los números no bastan para sacar esta ficha del tablero.
tables-why-not-all-home = Solo se sacan fichas cuando todas las tuyas están en casa.
tables-why-exact = Esta ficha sale solo con un { $number } justo.
tables-why-rearmost = Un número mayor que el necesario saca solo la ficha más atrasada.
tables-why-upper-first = Primero la cara de arriba del doble: juega el { $number } tantas veces como puedas.
tables-why-higher-enters = Desde la barra va primero el número más alto: el { $number }.
tables-why-lower-first = Primero se juega el número más bajo: el { $number }.
tables-why-hucke-single = Después de la tirada, en tu Hucke no puede quedar una ficha suelta.
tables-why-only-higher = Solo se puede jugar un número, así que tiene que ser el más alto: el { $number }.
tables-why-both = Este paso dejaría sin jugar otro número de la tirada, y hay que jugar todos los que se pueda.
