game-maedn = No te enfades
    .tag = Una vuelta y a casa, si nadie te manda atrás.

option-maedn-few_players = Si juegan dos o tres
    .help = Quién lleva los colores que no tienen jugador.
option-maedn-few_players-plain = Un color cada uno
option-maedn-few_players-all_colours = Los cuatro colores
option-maedn-backward_capture = Comer hacia atrás
    .help = Una ficha puede retroceder lo que marca el dado si allí come una ficha del adversario.
option-maedn-three_rolls = Tres tiradas para el seis
    .help = Quien no tiene ninguna ficha que pueda mover tira hasta tres veces para sacar un seis.
option-maedn-no_jump_in_goal = En la meta no se salta
    .help = En la meta no se adelanta a ninguna ficha, así que la última termina en a.
option-maedn-barriers = Barreras
    .help = Dos fichas de un color pueden compartir casilla, y nadie las pasa.
option-maedn-compulsory_capture = Obligación de comer
    .help = Si hay que comer una ficha del adversario cuando se puede.
option-maedn-compulsory_capture-off = Sin obligación
option-maedn-compulsory_capture-enforced = Hay que comer
option-maedn-compulsory_capture-penalty = No comer cuesta la ficha
option-maedn-a_exit = Salir de A mientras otras esperan
    .help = Con qué tiradas se mueve la ficha de A mientras esperan otras de su color.
option-maedn-a_exit-any = Con cualquier tirada
option-maedn-a_exit-six_only = Solo con un seis
option-maedn-play_on = Seguir jugando por los puestos
    .help = Los demás siguen cuando el primero ha llegado; si no, la partida acaba ahí.

game-einigkeit = La unión hace la fuerza
    .tag = Dos contra dos: las parejas levantan muros y llegan juntas a casa.
option-einigkeit-compulsory_capture = Obligación de comer
    .help = Qué pasa cuando no se come una ficha del adversario que se podía comer.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = El primo sin piedad: aquí se comen hasta las fichas propias.
option-mens_erger_je_niet-board = Cara del tablero
    .help = El tablero tiene cuatro colores por una cara y seis por la otra.
option-mens_erger_je_niet-board-four = Cuatro colores
option-mens_erger_je_niet-board-six = Seis colores
option-mens_erger_je_niet-double_colours = Dos colores para algunos
    .help = Si hay menos jugadores que colores, algunos llevan dos; si no, cada cual lleva uno.
option-mens_erger_je_niet-goal_return = Tirada demasiado alta en la meta
    .help = Dónde acaba una ficha que se pasaría del final de su meta.
option-mens_erger_je_niet-goal_return-wait = Contar hacia atrás desde d
option-mens_erger_je_niet-goal_return-back_onto_track = Contar hacia atrás, incluso hasta el recorrido
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = La persecución
    .tag = Una ficha por cabeza, una vuelta a la estrella y todos pisándote los talones.
option-verfolgungsjagd-tips = Puntas de salida
    .help = En qué puntas de la estrella, de las seis que hay, se coloca cada cual.
option-verfolgungsjagd-tips-spread = Repartidas por la estrella
option-verfolgungsjagd-tips-neighbours = Una junto a otra
option-verfolgungsjagd-tips-0-2 = Una punta libre entre las dos
option-verfolgungsjagd-tips-0-1-3 = Dos juntas, una punta libre y la tercera
option-verfolgungsjagd-tips-0-1-4 = Dos juntas, dos puntas libres y la tercera
option-verfolgungsjagd-tips-0-1-2-4 = Tres juntas, una punta libre y la cuarta

game-spielwiese = El patio encantado
    .tag = Construid vosotros el tablero y luego echad la carrera.
option-spielwiese-sets = Piezas disponibles
    .help = El juego básico es para hasta cuatro; con el complemento pueden jugar hasta ocho.
option-spielwiese-sets-basic = Juego básico
option-spielwiese-sets-both = Con el complemento
option-spielwiese-parts = El tablero
    .help = Qué piezas forman el centro. El brazo de cada jugador va en uno de sus lados exteriores.
option-spielwiese-star_squares = Casillas de estrella
    .help = Qué pasa cuando una tirada acaba justo en una estrella.
option-spielwiese-star_squares-off = Nada
option-spielwiese-star_squares-may = La ficha puede saltar más allá
option-spielwiese-star_squares-must = La ficha debe saltar más allá
option-spielwiese-three_rolls = Siempre tres tiradas para el seis
    .help = Quien no tiene fichas en el recorrido tira hasta tres veces, no solo al principio.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = El siguiente puede mandar atrás una ficha
option-spielwiese-no_jump_in_goal = En la meta no se salta
    .help = En la meta no se adelanta a ninguna ficha.
option-spielwiese-six_enters = Un seis con una ficha en espera
    .help = Si con él hay que sacar una ficha.
option-spielwiese-six_enters-must = Hay que sacar una
option-spielwiese-six_enters-may = También se puede mover otra
option-spielwiese-first_seat = Quién empieza
    .help = El sitio de la persona más joven.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = pieza cuadrada
ludo-part-triangle = pieza triangular
ludo-part-half_round = pieza semicircular
ludo-kit-empty = Un tablero necesita piezas: elige algunas.
ludo-kit-stock = { $sets ->
        [1] La { $part }: en el juego básico solo hay { $count }.
       *[other] La { $part }: solo hay { $count }.
    }
ludo-kit-joints = { $sets ->
        [1] El juego básico solo tiene { $joints } uniones: no se pueden juntar más piezas.
       *[other] Solo hay { $joints } uniones: no se pueden juntar más piezas.
    }
ludo-kit-middle = La { $part } tiene un solo lado recto: va en un extremo, nunca en medio.
ludo-kit-alone = La { $part } no puede ir sola.
ludo-kit-sides = Este tablero tiene { $sides } lados exteriores: son pocos para { $players } jugadores.

ludo-holding-home = En la meta
ludo-holding-roll-off = Tirada de salida
ludo-holding-partner = En la meta, pareja
ludo-holding-steps = Puntos por recorrer

ludo-site-square = casilla { $number } del recorrido
ludo-site-star = estrella, casilla { $number } del recorrido
ludo-site-a = casilla de salida A de { $colour }
ludo-site-goal = casilla { $letter } de la meta de { $colour }
ludo-site-b = casilla de espera { $number } de { $colour }

ludo-button-throw = Tirar
ludo-button-roll-off = Tirar para ver quién empieza
ludo-button-waive = Dejarlo pasar

ludo-prompt-roll-off = ¿Quién empieza? Tira { $colour }.
ludo-prompt-roll-off-again = { $count } comparten el número más alto y vuelven a tirar. Ahora tira { $colour }.
ludo-prompt-throw = { $colour } tira el dado.
ludo-prompt-throw-for-six = Solo sirve un seis: a { $colour } le { $count ->
        [one] queda una tirada
       *[other] quedan { $count } tiradas
    }.
ludo-prompt-throw-fresh = { $colour } tira para la ficha que acaba de salir.
ludo-prompt-enter = Un seis: { $colour } saca una ficha nueva.
ludo-prompt-six-clear-a = Un seis, pero A está ocupada: { $colour } mueve primero la ficha de A.
ludo-prompt-clear-a = { $colour } ha sacado { $pips } y debe dejar libre A, porque hay fichas esperando.
ludo-prompt-another = { $colour } ha sacado { $pips }. La ficha de A no puede moverse: elige otra.
ludo-prompt-choose = { $colour } ha sacado { $pips }: elige una ficha.
ludo-prompt-only = { $colour } ha sacado { $pips }: solo puede moverse una ficha.
ludo-prompt-capture = { $colour } ha sacado { $pips } y tiene que comer.
ludo-prompt-penalty = { $colour } ha sacado { $pips }: come, o pierde la ficha que podía hacerlo.
ludo-prompt-neutral = { $colour } ha sacado { $pips }: mueve una ficha propia o una neutral ({ $neutral }).
ludo-prompt-neutral-only = { $colour } ha sacado { $pips }: mueve una ficha neutral ({ $neutral }).
ludo-prompt-breach = Un seis rompe el muro de A: { $colour } saca una ficha nueva, y las dos del muro vuelven a la espera.
ludo-prompt-six-free = Un seis: { $colour } saca una ficha nueva o mueve otra.
ludo-prompt-fresh = { $colour } ha sacado { $pips } y juega la ficha que acaba de salir.
ludo-prompt-judged = { $colour } ha sacado { $pips } y puede comer. Quien lo deja pasar puede perder una ficha.
ludo-prompt-judge = { $other } podía comer y no lo ha hecho. { $colour } puede mandar atrás una ficha de { $other } que esté en el recorrido, o dejarlo pasar.
ludo-prompt-star = { $colour } ha sacado { $pips }: elige una ficha. En una estrella puede saltar a la siguiente libre.

ludo-label-enter = { $colour }: sacar una ficha nueva
ludo-label-move = { $colour }: avanzar { $count }
ludo-label-back = { $colour }: retroceder { $count }
ludo-label-goal = { $colour }: mover a la casilla { $letter } de la meta
ludo-label-jump = { $colour }: mover a la estrella y saltar a la siguiente
ludo-label-judge = Mandar atrás esta ficha de { $colour }
ludo-label-capture = { $move }, comer a { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] la ficha más adelantada
    [last] la ficha más atrasada
   *[between] la ficha { $number } desde delante
})

ludo-notation-enter = ficha nueva
ludo-notation-back = atrás

ludo-log-roll-off = { $colour } saca { $pips } en la tirada de salida.
ludo-log-begins = Empieza { $colour }.
ludo-log-tie = Empate: vuelven a tirar quienes tienen el número más alto.
ludo-log-throw = { $colour } saca { $pips }.
ludo-log-no-move = { $colour } no puede mover.
ludo-log-no-six = { $colour } no puede mover. { $count ->
        [one] Queda una tirada.
       *[other] Quedan { $count } tiradas.
    }
ludo-log-six-no-move = { $colour } no puede mover, pero con un seis se vuelve a tirar.
ludo-log-again = Un seis: { $colour } vuelve a tirar.
ludo-log-enter = { $colour } saca una ficha nueva.
ludo-log-move = { $colour } avanza { $count }.
ludo-log-back = { $colour } retrocede { $count }.
ludo-log-goal = { $colour } llega a la casilla { $letter } de la meta.
ludo-log-neutral-enter = { $colour } saca una ficha neutral.
ludo-log-neutral-move = { $colour } avanza { $count } con una ficha neutral.
ludo-log-neutral-goal = { $colour } lleva una ficha neutral a la casilla { $letter } de su meta.
ludo-log-take = Una ficha de { $other } vuelve a la espera.
ludo-log-take-own = { $other } se come una ficha del mismo color.
ludo-log-start-again = A { $other } le dan caza y empieza de nuevo.
ludo-log-past-start = La tirada llevaría más allá del punto de salida: { $colour } se queda.
ludo-log-one-again = Un uno: { $colour } vuelve a tirar.
ludo-log-first-pawn = Primer turno de { $colour }: una ficha sale sin necesidad de un seis.
ludo-log-counted-back = { $colour } se pasa de la meta y vuelve al recorrido.
ludo-log-barrier = { $colour } tiene una barrera.
ludo-log-wall = { $colour } levanta un muro.
ludo-log-wall-together = { $colour } y { $other } levantan un muro en pareja.
ludo-log-breach = Allanamiento: { $colour } derriba el muro que hay en A.
ludo-log-jump = { $colour } salta a la siguiente estrella libre.
ludo-log-lap = { $colour } salta más allá de la meta y empieza otra vuelta.
ludo-log-missed = { $colour } podía comer y no lo hace: { $other } decide qué pasa.
ludo-log-judged = { $colour } manda atrás una ficha de { $other } por no haber comido.
ludo-log-waived = { $colour } deja pasar que { $other } no haya comido.
ludo-log-penalty = { $colour } podía comer y no lo hace: la ficha que podía vuelve a la espera.
ludo-log-home = { $colour } tiene las cuatro fichas en la meta: puesto { $place }.
ludo-log-home-last = { $colour } tiene las cuatro fichas en la meta.
ludo-log-home-neutral = { $colour } tiene las cuatro fichas en la meta y ayuda ahora a entrar a las neutrales.

ludo-end-home = ¡Gana { $winner }: sus cuatro fichas llegan las primeras a casa!
ludo-end-neutral_home = ¡Gana { $winner }: sus cuatro fichas están en la meta, y las neutrales también!
ludo-end-side_home = ¡Ganan { $winner } y { $partner }: sus ocho fichas están en la meta!
ludo-end-around = ¡Gana { $winner }: la vuelta entera a la estrella y de nuevo en el punto de salida!

ludo-why-over = La partida ha terminado.
ludo-why-roll-off-first = Primero se tira para ver quién empieza. Ahora tira { $colour }.
ludo-why-throw-first = { $colour } tiene que tirar primero.
ludo-why-thrown = El dado ya está tirado y marca { $pips }. Ahora elige una ficha.
ludo-why-no-square = Elige una ficha de tu color y después la casilla a la que va.
ludo-why-empty = Ahí no hay ninguna ficha: elige una de las tuyas.
ludo-why-not-yours = Esa ficha no la mueves tú.
ludo-why-other-colour = Tus dos colores se mueven por separado: { $colour } tiene su propio turno.
ludo-why-choose-target = Esta ficha puede moverse: elige ahora la casilla marcada.
ludo-why-needs-six = Solo un seis saca una ficha que espera.
ludo-why-a-held = En A hay todavía una ficha de ese color: hasta que se vaya no puede salir otra.
ludo-why-a-barrier = En A hay una barrera: ahí no puede salir ninguna ficha.
ludo-why-enter-on-a = Una ficha nueva sale en su casilla A.
ludo-why-marked-one = Las fichas que esperan son todas iguales: toma la marcada.
ludo-why-six-enters = Mientras espere alguna, con un seis hay que sacar una ficha nueva.
ludo-why-six-clears-a = Mientras haya fichas esperando, el seis tiene que mover la ficha de A.
ludo-why-clear-a = Mientras haya fichas esperando, la ficha de A tiene que moverse primero.
ludo-why-six-leaves-a = Mientras haya fichas esperando, solo un seis mueve la ficha de A.
ludo-why-own-piece = Ahí hay una ficha tuya: en cada casilla cabe una sola.
ludo-why-foreign-goal = En una meta solo entra su propio color.
ludo-why-not-on-b = Nadie se mueve a las casillas de espera: ahí van las fichas comidas.
ludo-why-too-far = Con { $pips } esta ficha se pasaría del final de su meta.
ludo-why-turn-in = Después de su vuelta, la ficha entra en su meta y no pasa otra vez por su A.
ludo-why-goal-held = La casilla { $letter } de la meta está ocupada.
ludo-why-goal-jump = En la meta no se adelanta a ninguna ficha.
ludo-why-distance = El dado marca { $pips }: la ficha avanza exactamente eso.
ludo-why-no-backward = Las fichas solo van hacia delante, como indican las flechas.
ludo-why-goal-back = Una ficha en la meta nunca retrocede.
ludo-why-back-over-a = Hacia atrás no se llega nunca a A ni se pasa de ella.
ludo-why-back-captures = Hacia atrás se va solo para comer una ficha del adversario.
ludo-why-neutral-back = Las fichas neutrales nunca comen hacia atrás.
ludo-why-barrier-land = Ahí hay una barrera: nadie puede caer en ella.
ludo-why-barrier-pass = Hay una barrera en el camino: nadie la pasa.
ludo-why-must-capture = Se puede comer una ficha del adversario, así que hay que hacerlo.
ludo-why-partner = { $colour } es tu pareja y mueve esas fichas.
ludo-why-a-wall = En A hay un muro de tu propio bando: ahí no cabe una tercera ficha.
ludo-why-wall-land = Ahí hay un muro: nadie puede caer en él.
ludo-why-wall-pass = Hay un muro en el camino: nadie lo pasa, ni siquiera quien lo levantó.
ludo-why-breach = En tu A hay un muro enemigo: con el seis tienes que sacar una ficha y derribarlo.
ludo-why-goal-final = Una ficha que ha llegado a la meta se queda donde está.
ludo-why-fresh-plays = Hay que jugar la ficha que acaba de salir.
ludo-why-count-back = Con { $pips } esta ficha no llega a ninguna casilla libre de la meta, ni contando hacia atrás.
ludo-why-must-jump = En una estrella, la ficha tiene que saltar a la siguiente estrella libre.
ludo-why-next-star = Desde una estrella solo se salta a la siguiente estrella libre.
ludo-why-judge = Elige una ficha de { $colour } en el recorrido para mandarla atrás, o déjalo pasar.
ludo-why-judge-goal = Las fichas de la meta están a salvo: elige una del recorrido, o déjalo pasar.
