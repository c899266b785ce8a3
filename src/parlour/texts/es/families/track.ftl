game-gaensespiel = El juego de la oca
    .tag = Sesenta y una casillas, un dado y todo lo que puede pasarle a una oca.
game-ganzenbord = La oca holandesa
    .tag = Dos dados, trece ocas y un bote que crece con cada percance.
game-wedrenspel = La carrera de caballos
    .tag = Dos vueltas a la pista, por seto, foso y barro.

option-gaensespiel-overshoot = Pasarse al final
    .help = Qué pasa cuando una tirada lleva más allá de 61.
option-gaensespiel-overshoot-bounce = Contar hasta 61 y volver
option-gaensespiel-overshoot-full_back = Retroceder la tirada entera
option-gaensespiel-release_roll = La tirada que libera
    .help = Si el 6 de la casilla 27 y el 4 de la casilla 33 mueven además la ficha.
option-gaensespiel-release_roll-moves = También es la jugada
option-gaensespiel-release_roll-frees = Solo libera, y se vuelve a tirar
option-gaensespiel-open_table = Mesa abierta
    .help = La caja tiene cuatro fichas; en una mesa abierta caben hasta diez jugadores.

option-ganzenbord-purse = Fichas de pago para cada cual
    .help = Con cuántas fichas de pago empieza cada jugador.
option-ganzenbord-stake = Primer pago
    .help = Lo que cada jugador pone en el bote antes de la primera tirada, como mucho todo lo que tiene.
option-ganzenbord-goose_forward = En una oca
    .help = Si seguir con la misma tirada se puede elegir.
option-ganzenbord-goose_forward-may = Seguir o quedarse, a elegir
option-ganzenbord-goose_forward-must = Seguir siempre
option-ganzenbord-goose_back = En una oca, contando hacia atrás
    .help = Cuánto manda atrás una oca a una ficha que se ha pasado de 63.
option-ganzenbord-goose_back-surplus = Otra vez lo que sobraba
option-ganzenbord-goose_back-throw = La tirada entera
option-ganzenbord-death_restart = Después de la calavera
    .help = Dónde vuelve a empezar una ficha.
option-ganzenbord-death_restart-start = En la salida
option-ganzenbord-death_restart-square_1 = En la casilla 1

option-wedrenspel-horses_per_player = Caballos por jugador
    .help = Si son menos de seis, cada cual puede llevar varios, hasta cuatro, mientras no corran más de doce.
option-wedrenspel-mud = El barro
    .help = El cuadernillo francés reduce a la mitad la tirada siguiente; el neerlandés, todas las tiradas del turno siguiente.
option-wedrenspel-mud-next_throw = La mitad en la tirada siguiente
option-wedrenspel-mud-next_turn = La mitad en el turno siguiente

track-horse = { $colour } { $number }

track-holding-roll-off = Tirada de salida
track-holding-square = Casilla
track-holding-misses = Turnos sin jugar
track-holding-waits = Espera con el n.º
track-holding-waits-for = Espera a
track-holding-half = La tirada siguiente vale la mitad
track-holding-out = Fuera
track-holding-chips = Fichas de pago

track-button-throw = Tirar
track-button-roll-off = Tirar para ver quién empieza
track-button-on = Avanzar { $count } más
track-button-stay = Quedarse en { $square }
track-button-stay-taken = Quedarse: está ocupada, así que volver a { $square }
track-button-toll = Pagar { $chips } y quedarse
track-button-cross = Pagar { $chips } y cruzar a { $square }

track-prompt-roll-off = ¿Quién empieza? Tira { $colour }.
track-prompt-roll-off-again = { $count } comparten el número más alto y vuelven a tirar. Ahora tira { $colour }.
track-prompt-throw = Tira { $colour }.
track-prompt-half = Tira { $colour }, pero la tirada vale la mitad.
track-prompt-held = { $colour } no puede salir de { $square }: solo un { $pips } lo permite.
track-prompt-freed = { $colour } ya puede salir y tira para mover.
track-prompt-goose = { $colour } está en una oca, en { $square }: ¿seguir con la misma tirada o quedarse?
track-prompt-bridge = { $colour } está en el puente: ¿pagar { $toll } y quedarse, o pagar el doble y cruzar?

track-log-roll-off = { $colour } saca { $pips } en la tirada de salida.
track-log-begins = Empieza { $colour }.
track-log-tie = Empate: vuelven a tirar quienes tienen el número más alto.
track-log-throw = { $colour } saca { $pips }.
track-log-walk = { $colour } va a { $square }.
track-log-goose = { $colour } encuentra una oca en { $square }.
track-log-goose-on = Una oca en { $square }: { $colour } sigue con la misma tirada.
track-log-goose-back = Otra oca: { $colour } retrocede { $square ->
        [0] hasta la salida
       *[other] a { $square }
    }.
track-log-bounce = Demasiado: { $colour } cuenta hacia atrás hasta { $square }.
track-log-full-back = Demasiado: { $colour } retrocede la tirada entera, hasta { $square }.
track-log-leap = Una primera tirada con alas: { $colour } va directamente a { $square }.
track-log-taken = { $square } está ocupada: { $colour } vuelve a { $old ->
        [0] la salida
       *[other] { $old }
    }.
track-log-sent = { $colour } va a { $square ->
        [0] la salida
       *[other] { $square }
    }.
track-log-cross = { $colour } cruza el puente hasta { $square }.
track-log-stay = { $colour } se queda en { $square }.
track-log-finish = { $colour } llega.
track-log-out = { $colour } queda fuera.
track-log-pay = { $colour } paga { $chips } al bote.
track-log-cannot-pay = A { $colour } no le quedan fichas de pago y no debe nada.
track-log-pot = { $colour } se lleva el bote: { $chips } fichas de pago.
track-log-nobody-behind = No hay nadie detrás de { $colour }: no hay a quién esperar.
track-log-released = { $colour } ya puede seguir.
track-log-waits = { $colour } espera.
track-log-misses = { $colour } pierde un turno.
track-log-held = { $colour } se queda: solo un { $pips } deja seguir.
track-log-freed = { $colour } queda libre.
track-log-halved = En el barro la tirada vale la mitad: { $count ->
        [0] ningún paso
        [one] un paso
       *[other] { $count } pasos
    } para { $colour }.
track-log-again = { $colour } vuelve a tirar.

track-end-goal = ¡Gana { $winner }: justo en 61!
track-end-pot = ¡Gana { $winner }: justo en 63, y el bote!
track-end-line = ¡Gana { $winner }: cruza la línea antes que nadie!
track-end-alone = Gana { $winner }: no queda nadie más.

track-why-over = La partida ha terminado.
track-why-roll-off = Primero se tira para ver quién empieza. Ahora tira { $colour }.
track-why-throw = Tira { $colour }; lo demás lo dicen los dados.
track-why-by-dice = Aquí nadie mueve fichas: van adonde las llevan los dados.
track-why-decide = { $colour } tiene que elegir uno de los dos botones.
track-why-held = { $colour } solo sale de esta casilla con un { $pips }.
track-why-must-go-on = Aquí nadie puede quedarse en una oca: siempre lleva más allá.
track-why-chips = Las fichas de pago van al bote donde una casilla las pide, y quien gana se las lleva todas.
track-why-start = Aquí empiezan todos.
track-why-finish = Este es el final: hay que llegar justo o, en una carrera, pasarlo.
track-why-plain = La casilla { $square } es una casilla normal.
track-why-both = Primera vuelta: { $first } Segunda vuelta: { $second }

track-square-goose = Una oca: adelante con la misma tirada.

track-square-gaensespiel-3 = Recién nacida y con prisa: dos casillas adelante.
track-square-gaensespiel-6 = El primer baño: un turno sin jugar.
track-square-gaensespiel-9 = Un perro: corre diez casillas.
track-square-gaensespiel-12 = El ganso muerde: cuatro casillas atrás.
track-square-gaensespiel-18 = Qué mariposa: un turno sin jugar.
track-square-gaensespiel-21 = Una rana para desayunar da fuerzas: cuatro casillas adelante.
track-square-gaensespiel-24 = Estaba prohibido bañarse: un turno sin jugar.
track-square-gaensespiel-27 = La familia duerme: solo un 6 deja seguir.
track-square-gaensespiel-30 = Después de la boda todo va deprisa: dos casillas adelante.
track-square-gaensespiel-33 = Cazada: solo un 4 abre la jaula.
track-square-gaensespiel-36 = La pastora te empuja: dos casillas adelante.
track-square-gaensespiel-39 = Está demasiado rico: un turno sin jugar.
track-square-gaensespiel-42 = El zorro tiene la oca: diez casillas atrás.
track-square-gaensespiel-45 = Por el hielo se resbala: tira otra vez.
track-square-gaensespiel-48 = Dolor de garganta: un turno sin jugar.
track-square-gaensespiel-51 = La familia echa una carrera: dos casillas adelante.
track-square-gaensespiel-54 = La oca lucha con el ladrón: tira otra vez.
track-square-gaensespiel-57 = Una pata rota: espera a que pasen todos los de detrás.
track-square-gaensespiel-60 = A la cazuela: fuera del juego.

track-square-ganzenbord-6 = El puente: 5 fichas por quedarse, o 10 por seguir a 12.
track-square-ganzenbord-19 = La posada: paga 10 y pierde un turno.
track-square-ganzenbord-31 = El pozo: paga 15 y espera a que venga otro.
track-square-ganzenbord-42 = El laberinto: paga 5 y vuelve a 37.
track-square-ganzenbord-52 = La cárcel: paga 10 y espera a que venga otro.
track-square-ganzenbord-58 = La calavera: paga 5 y empieza de nuevo.

track-square-wedrenspel-4 = Demasiado lento para el seto: cuatro casillas atrás para tomar carrera.
track-square-wedrenspel-44 = Demasiado lento para el seto: cuatro casillas atrás para tomar carrera.
track-square-wedrenspel-8 = Por encima del muro y al foso: un turno sin jugar.
track-square-wedrenspel-48 = Por encima del muro y al foso: un turno sin jugar.
track-square-wedrenspel-14 = El caballo se planta ante la valla: atrás a 9.
track-square-wedrenspel-54 = El caballo se planta ante la valla: atrás a 49.
track-square-wedrenspel-21 = Barro: la tirada siguiente vale la mitad.
track-square-wedrenspel-61 = Barro: la tirada siguiente vale la mitad.
track-square-wedrenspel-25 = Terco delante del muro: dos turnos sin jugar.
track-square-wedrenspel-65 = Terco delante del muro: dos turnos sin jugar.
track-square-wedrenspel-28 = La barra ha caído: atrás, adonde empezó el salto.
track-square-wedrenspel-68 = La barra ha caído: atrás, adonde empezó el salto.
track-square-wedrenspel-34 = Un tobillo torcido: espera a que pasen todos los caballos de detrás.
track-square-wedrenspel-74 = Un tobillo torcido a estas alturas: fuera de la carrera.
