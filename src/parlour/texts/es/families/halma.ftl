game-halma_stern10 = Halma en la estrella
    .tag = Diez fichas, una estrella y la cadena de saltos más larga es tuya.
game-sternhalma = Halma de estrella
    .tag = La estrella grande: quince fichas cada cual, de rincón a rincón.
game-halma_a = Halma A
    .tag = De dos a seis jugadores cruzan la estrella a la vez.
game-halma_b = Halma B
    .tag = Ni un paso: cada jugada es un salto, si hace falta sobre filas enteras.
game-halma_eck = Halma
    .tag = El clásico de 256 casillas, por libre o en pareja.
game-twee_in_een_a = Dos en uno: cuatro contra cuatro
    .tag = Un halma tan pequeño que cabe en la pausa del café.
game-twee_in_een_b = Dos en uno: cuatro contra uno
    .tag = Cuatro fichas que nunca dan la vuelta cazan a una que va adonde quiere.
game-eckdame = Damas de esquina
    .tag = De esquina a esquina por las casillas oscuras, y ni un paso atrás.
game-pyramiden_dame = Damas en pirámide
    .tag = Desmonta tu pirámide y vuelve a levantarla al otro lado.
game-racado = Racado
    .tag = El dado dice cuánto; la ficha sobre la que caes sale del juego.
game-tippy = Tippy
    .tag = Quítale a una ficha su último punto libre y es tuya.

option-halma_stern10-two_player_seats = Sitios si juegan dos
    .help = Separados, el destino de uno no es la casa del otro; frente a frente, cada cual va al rincón del otro.
option-halma_stern10-two_player_seats-apart = Separados
option-halma_stern10-two_player_seats-facing = Frente a frente
option-halma_stern10-full_target_wins = Un destino lleno gana
    .help = También ganas cuando todas las casillas de tu destino están ocupadas y más de la mitad son tuyas: nadie puede frenarte quedándose en casa.
option-halma_stern10-turn_limit = Turnos de cada jugador
    .help = Después de tantos turnos por cabeza, va delante quien ha llevado más fichas a su destino.
option-halma_stern10-no_leaving_target = Quien llega se queda
    .help = Una ficha que está en su destino ya no puede acabar una jugada fuera de él.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Equipos si juegan cuatro
    .help = Quienes forman equipo ganan juntos, cuando los dos están a la vez en su destino.
option-halma_eck-teams-none = Cada cual por su cuenta
option-halma_eck-teams-opposite = Juntos los rincones opuestos
option-halma_eck-teams-adjacent = Juntos los vecinos
option-halma_eck-full_target_wins = Un destino lleno gana
    .help = También has llegado cuando todas las casillas de tu destino están ocupadas y más de la mitad son tuyas: nadie puede frenarte quedándose en casa.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Saltos sobre filas enteras
    .help = Un salto también puede pasar por encima de varias fichas en fila ininterrumpida.
option-twee_in_een_a-setup = Dónde empiezan las fichas
    .help = En los rincones, o a lo largo de los bordes, frente a frente.
option-twee_in_een_a-setup-corner = En el rincón
option-twee_in_een_a-setup-edge = A lo largo del borde
option-twee_in_een_a-full_target_wins = Un destino lleno gana
    .help = También ganas cuando las cuatro casillas de tu destino están ocupadas y al menos tres son tuyas.
option-twee_in_een_a-turn_limit = Turnos de cada jugador
    .help = Después de tantos turnos por cabeza, va delante quien ha llevado más fichas a su destino.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Direcciones de la ficha sola
    .help = La caja 315 la deja ir en todas las direcciones. Lo entendemos como de frente, atrás y a los lados; se pueden añadir las diagonales.
option-twee_in_een_b-single_moves-straight = Solo en recto
option-twee_in_een_b-single_moves-all_ways = También en diagonal
option-twee_in_een_b-repetition_draw = Tablas por repetición
    .help = Son tablas cuando la misma posición se da este número de veces. Con 0 no se aplica.
option-twee_in_een_b-turn_limit = Jugadas de cada bando
    .help = Después de tantas jugadas de cada bando, son tablas.
option-eckdame-full_target_wins = Un destino lleno gana
    .help = También ganas cuando todas las casillas de tu destino están ocupadas y más de la mitad son tuyas: nadie puede frenarte quedándose en casa.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Ir hacia atrás
    .help = Si los saltos, o también los pasos, pueden ir hacia atrás.
option-pyramiden_dame-backward-jumps = Solo saltos
option-pyramiden_dame-backward-none = Nunca
option-pyramiden_dame-backward-all = Saltos y pasos
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Sitios si juegan dos
    .help = Separados, el patio de uno no es la casa del otro; frente a frente, cada cual va al rincón del otro.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Cómo se juega una tirada
    .help = En línea recta, por encima de lo que haya; o paso a paso y girando, solo por casillas libres y por ninguna dos veces.
option-racado-path-straight = En línea recta
option-racado-path-free = Con giros
option-racado-leave_court = Salir otra vez del patio
    .help = Las fichas pueden volver a salir de su patio.
option-racado-turn_limit = Turnos de cada jugador
    .help = Después de tantos turnos por cabeza acaba la partida, y se cuentan las fichas.
option-tippy-two_player_seats = Sitios si juegan dos
    .help = En rincones separados, o en rincones frente a frente.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Turnos sin encerrar nada
    .help = Cuando cada jugador ha tenido tantos turnos sin que se encierre nada, la partida acaba.

halma-holding-home = En el destino
halma-holding-court = En el patio
halma-holding-left = Fichas en juego

halma-button-throw = Tirar
halma-button-pass = Pasar

halma-pair = { $one } y { $other }
halma-all = Varios jugadores

halma-prompt-move = Mueve { $colour }: un paso, o saltos.
halma-prompt-hop = { $colour } salta con una ficha.
halma-prompt-step = { $colour } da un paso con una ficha.
halma-prompt-rest = { $colour } ya ha llegado: mueve, o pasa y espera a su pareja.
halma-prompt-pass = { $colour } no tiene salida y debe esperar.
halma-prompt-throw = Tira { $colour }.
halma-prompt-pips = { $colour } ha sacado { $pips }: mueve una ficha exactamente eso, en línea recta.
halma-prompt-pips-free = { $colour } ha sacado { $pips }: mueve una ficha exactamente eso, por casillas libres; puede girar.
halma-prompt-pass-pips = { $colour } ha sacado { $pips }, y ninguna ficha puede ir tan lejos.
halma-prompt-take = Hay varias fichas encerradas: { $colour } se lleva una.
halma-prompt-four = { $colour } mueve una de las cuatro fichas, hacia delante o de lado.
halma-prompt-single = { $colour } mueve la ficha sola una casilla.

halma-log-step = { $colour } mueve de { $start } a { $target }.
halma-log-hop = { $colour } salta de { $start } a { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } saltos seguidos.
    }
halma-log-pass = { $colour } no puede mover y espera.
halma-log-rest = { $colour } ha llegado y espera.
halma-log-throw = { $colour } saca { $pips }.
halma-log-capture = { $colour } come una ficha de { $other } en { $field }.
halma-log-enclose = { $colour } encierra la ficha de { $other } en { $field } y se la lleva.
halma-log-out = A { $colour } no le quedan fichas y deja de jugar.
halma-log-several = { $colour } ha encerrado varias fichas y puede llevarse una.

halma-end-home = { $how ->
        [team] Ganan { $winner }: los dos han llegado.
       *[alone] Gana { $winner }: todas sus fichas han llegado.
    }
halma-end-full_target = { $how ->
        [team] Ganan { $winner }: sus destinos están llenos, y más de la mitad es suya.
       *[alone] Gana { $winner }: el destino está lleno, y más de la mitad es suya.
    }
halma-end-turn_limit = Se ha jugado el último turno. { $how ->
        [team] { $winner } van delante y ganan.
        [shared] { $winner } comparten la victoria.
       *[alone] { $winner } va delante y gana.
    }
halma-end-stuck = Ya nadie puede mover. { $how ->
        [team] { $winner } van delante y ganan.
        [shared] { $winner } comparten la victoria.
       *[alone] { $winner } va delante y gana.
    }
halma-end-court = Todas las fichas que quedan de un color están en su patio. { $how ->
        [shared] { $winner } tienen las mismas fichas y comparten la victoria.
       *[alone] { $winner } tiene más fichas que nadie y gana.
    }
halma-end-last_standing = { $how ->
        [shared] A nadie le quedan fichas.
       *[alone] Gana { $winner }: a nadie más le quedan fichas.
    }
halma-end-no_pieces = Gana { $winner }: a nadie más le quedan fichas.
halma-end-quiet = Hace mucho que no se encierra nada. { $how ->
        [shared] { $winner } tienen las mismas fichas y comparten el primer puesto.
       *[alone] { $winner } tiene más fichas que nadie y gana.
    }
halma-end-shut_in = Gana { $winner }: la ficha sola está encerrada.
halma-end-no_move = Gana { $winner }: ninguna de las cuatro puede moverse.
halma-end-through = Gana { $winner }: la ficha sola está detrás de las cuatro.
halma-end-repetition = Tablas: la misma posición se ha vuelto a dar.
halma-end-too_long = Tablas: nadie ha pasado y nadie se ha quedado sin salida.

halma-why-over = La partida ha terminado.
halma-why-over-full = La partida ha terminado: un destino estaba lleno, y más de la mitad era de quien debía llenarlo. Quedarse en casa no ayuda a nadie.
halma-why-over-limit = La partida ha terminado: todos han tenido los turnos acordados. Las fichas que se quedaron en casa no cuentan.
halma-why-over-stuck = La partida ha terminado: ya nadie podía mover, y se han contado las fichas en los destinos.
halma-why-throw-first = Primero se tira el dado.
halma-why-choose-enclosed = Hay varias fichas encerradas: elige la que sale del tablero.
halma-why-no-pass = Aquí no se pasa: hay que mover una ficha.
halma-why-must-move = Quien puede mover tiene que mover; solo espera quien no tiene salida.
halma-why-nothing-moves = Ninguna ficha tuya puede moverse: pasas.
halma-why-no-field = Las fichas van en las casillas del tablero.
halma-why-not-yours = La ficha de { $field } no es tuya.
halma-why-empty = En { $field } no hay ninguna ficha: elige una de las tuyas.
halma-why-held = Esta ficha ya ha llegado y no puede seguir dentro de su destino.
halma-why-stuck = La ficha de { $field } no puede moverse ahora.
halma-why-choose-target = Elige ahora adónde va la ficha de { $field }.
halma-why-same-field = Una jugada no puede acabar donde empezó.
halma-why-occupied = { $field } está ocupada.
halma-why-leave-target = Una ficha que ha llegado se queda en su destino.
halma-why-leave-court = Una ficha en su patio ya no puede salir.
halma-why-pips = Una ficha avanza exactamente { $pips } casillas, en línea recta, en una de las seis direcciones.
halma-why-pips-free = Una ficha da exactamente { $pips } pasos, por casillas libres y por ninguna dos veces; por el camino puede girar.
halma-why-one-step = Una ficha da un paso, a una casilla libre de al lado.
halma-why-no-diagonal = Aquí las fichas van en recto, nunca en diagonal.
halma-why-no-diagonal-four = Las cuatro van en recto, nunca en diagonal.
halma-why-never-back = Las cuatro van hacia delante o de lado, nunca hacia atrás.
halma-why-step-forward = En esa dirección aquí no se dan pasos.
halma-why-only-hops = En este juego no hay pasos: cada jugada es un salto.
halma-why-nothing-between = En { $field } no hay nada que saltar.
halma-why-hop-forward = Aquí los saltos no van hacia atrás.
halma-why-row = Se salta por encima de una ficha, no de una fila.
halma-why-own = Aquí no se saltan las fichas propias.
halma-why-no-way = Ni un paso ni una cadena de saltos lleva de { $start } a { $target }.
