# La pantalla de la mesa.

table-title = { $game }
table-title-yours = Te toca · { $game }
table-title-turn = Le toca a { $name } · { $game }
table-title-over = { $game } · terminada
table-loading = Preparando el tablero…
table-board = Tablero
table-board-of = Tablero: { $game }
table-desk = Qué hay que hacer
table-panel = Reglas, crónica y mesa
table-close = Cerrar
table-failed = No ha funcionado. Inténtalo otra vez, por favor.
table-offline = Ahora mismo no hay conexión. Inténtalo otra vez en un momento.

table-tab-rules = Reglas
table-tab-log = Crónica
table-tab-table = Mesa

# sitios
table-seats = Jugadores
table-seat = Sitio { $number }
table-open-seat = Sitio libre
table-seat-free = libre
table-your-turn = Te toca
table-to-move = le toca
table-turn-of = Le toca a { $name }.
table-you = tú
table-thinking-here = pensando
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
 }
table-watching = Estás mirando

# casillas y fichas, para lectores de pantalla
piece-stone = ficha
piece-pawn = ficha
piece-man = peón
piece-peg = clavija
piece-slab = ficha
piece-cube = dado de doblar
piece-queen = dama
piece-sheep = oveja
piece-wolf = lobo
piece-horse = caballo
table-picker = Elige
piece-other = ficha
table-site = { $site }: { $held }
table-site-pieces = { $count } fichas: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = libre
table-site-able = { $where }, se puede elegir
table-site-picked = { $where }: tu elección
table-site-alarm = { $where }, con una marca: mira aquí
table-site-target = { $where }, se puede ir aquí

# dados y hoja
table-dice = Dados
table-die = Dado con un { $face }
table-die-spent = Dado con un { $face }, ya jugado
table-die-waiting = Dado, aún sin tirar
table-die-again = { $name }, volver a tirar
table-throw = Tirar
table-throw-again = { $count ->
    [one] Volver a tirar 1 dado
   *[other] Volver a tirar { $count } dados
 }
table-choose-dice = Toca los dados que quieras volver a tirar
table-amount = Cuántas
table-sheet = Hoja de puntos
table-cell-open = Anotar en { $row }
table-cell-offer = { $row }: anotar { $points }

# hacer
table-undo = Deshacer
table-hint-button = Pista
table-hint = El ordenador jugaría: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Primero tira los dados.
table-hint-points = { $move }: de media, { $figure } puntos por venir
table-hint-chance = { $move }: { $figure } posibilidades entre 100
table-hint-other = { $move }: vale { $figure }
table-hint-wait = Buscando una buena jugada…
table-hint-outlook = { $outlook } { $hint }
table-restart = Al principio
table-solve = Solución
table-solving = Buscando una solución…
table-preparing = El ordenador está calculando algo: { $percent } %
table-see-rule = Ver la regla
table-asking-draw = { $name } ofrece tablas. Esperando la respuesta.
table-asking-undo = { $name } querría deshacer una jugada. Esperando a que los demás acepten.
table-asked-draw = { $name } ofrece tablas.
table-asked-undo = { $name } querría deshacer la última jugada.
table-consent-draw = Aceptar
table-consent-undo = Permitirlo
table-refuse = No, seguimos

# crónica
table-log-empty = Todavía no ha pasado nada.
table-log-earlier = { $count ->
    [one] Mostrar un turno anterior
   *[other] Mostrar { $count } turnos anteriores
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } deshace.
table-log-ask = { $name } pide deshacer.
table-log-consent = { $name } acepta.
table-log-refuse = { $name } prefiere seguir.
table-log-rest = { $name } deja que siga la caja.
table-log-stop = { $name } vuelve a jugar.
table-rest = Juega el resto por mí
table-rest-stop = Vuelvo a jugar yo
table-log-join = { $name } se sienta.

# esperar, sentarse
table-waiting = { $count ->
    [one] Falta una persona por llegar
   *[other] Faltan { $count } personas por llegar
 }
table-waiting-share = Los dados esperan lo que les añade el navegador de { $names }. La mesa tiene que abrirse allí una vez.
table-waiting-help = Envíales este enlace. La partida empieza en cuanto todos se sienten.
table-unsent = Esto espera aquí y se envía en cuanto haya conexión.
table-join-title = { $game }: ¿te sientas a jugar?
table-join-with = En la mesa: { $names }
table-join-name = Tu nombre
table-join-name-missing = Di a los demás cómo te llamas, por favor.
table-join-seat = Tu sitio
table-sit-down = Sentarse
table-watch = Solo mirar

# el final
table-end-you = ¡Has ganado!
table-end-you-with = ¡Ganáis { $names } y tú!
table-end-goes-to = Esta partida es para { $names }.
table-end-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
 }
table-end-place = { $place ->
    [2] Acabas en el segundo puesto de { $count }.
    [3] Acabas en el tercer puesto de { $count }.
   *[other] Acabas en el puesto { $place } de { $count }.
 }
table-end-draw = Empate
table-end-draw-with = Empate entre { $names } y tú
table-end-nobody = Esta vez no gana nadie
table-end-alone = La partida ha terminado
table-end-alone-lost = Esta vez no
table-save = Guardar la partida
table-play-again = Jugar otra vez
table-analyse = Analizar desde aquí
table-play-from = Jugar desde aquí
table-analysis-board = Tablero de análisis
table-review = Repasar la partida
table-tab-review = Repaso
table-ahead = { $count } más que el otro bando
table-replay-news = { $count ->
    [one] Volver a la partida: una jugada nueva
   *[other] Volver a la partida: { $count } jugadas nuevas
}
table-watch-again = Verla otra vez
table-replay-of-game = Ver otra vez la partida
table-replay-of-solution = Ver una solución
table-replay-at = Jugada { $at } de { $length }
table-replay-back = Una atrás
table-replay-forward = Una adelante
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-leave-game = Volver al final
table-replay-leave-solution = Volver a mi partida
table-solution = Así se puede hacer.

# sobre la mesa
table-turn = Girar
table-turn-board = Girar el tablero
table-players = Jugadores
table-link = El enlace a esta mesa, para sitios libres y para mirar
table-copy = Copiar enlace
table-copied = Copiado
table-turning = Girar el tablero hacia quien tiene el turno
table-options = Reglas en uso
table-options-none = A este juego se juega siempre igual.
table-placed = Esta partida empezó en una posición preparada.
table-yes = sí
table-no = no
table-fair = Dados limpios
table-fair-sealed = Cada tirada sale de una semilla secreta. Su sello se muestra ahora, y la semilla al final, para que cualquiera compruebe que nada se ha cambiado.
table-fair-open = La semilla ya está a la vista. Quien tenga el acta puede repetir cada tirada y comparar.
table-commitment = Sello
table-seed = Semilla
table-check = Comprobar los dados
table-check-going = Comprobando los dados…
table-check-good = La semilla encaja con el sello de antes de la partida, y { $count ->
        [one] la única tirada sale
       *[other] las { $count } tiradas salen
    } de ella. Tu navegador lo ha calculado por sí mismo.
table-check-good-shared = La semilla encaja con el sello que vio primero tu navegador, lo que añadió tu navegador está en los dados, y { $count ->
        [one] la única tirada sale
       *[other] las { $count } tiradas salen
    } de ella, con las probabilidades de unos dados limpios. Ni el servidor solo ni un jugador solo podía elegirlas; tu navegador lo ha calculado por sí mismo.
table-check-known = { $count ->
        [one] Una tirada ya se había
       *[other] { $count } tiradas ya se habían
    } visto antes, porque se deshicieron jugadas.
table-check-share = Lo que tu navegador añadió a los dados no está en ellos.
table-check-odds = Lo que dice el servidor de la tirada { $number } no son las probabilidades de unos dados limpios.
table-check-seal = La semilla no encaja con el sello que se mostró antes de la partida.
table-check-count = Has visto { $seen } tiradas, pero el servidor anota { $listed }.
table-check-throw = La tirada { $number } no sale de la semilla.
table-check-offline = El servidor no contesta ahora mismo. Inténtalo más tarde.
table-verify = Guarda el acta y ejecuta
table-record = Guardar la partida como
table-format-json = Acta de Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Texto de encuentro
table-format-svg = Imagen (SVG)
table-format-png = Imagen (PNG)
table-link-copy = Copiar el enlace
table-link-copied = Enlace copiado
table-format-film = Película (SVG)
table-new-game = Partida nueva, mismos sitios
table-leave = Dejar la mesa
table-leave-help = No se pierde nada: la mesa espera en la estantería, entre tus partidas.
table-keys = Teclas
table-key-arrows = ← ↑ → ↓
    .help = de sitio en sitio
table-key-enter = Intro
    .help = elegir
table-key-escape = Esc
    .help = soltar
table-key-t = T
    .help = tirar
table-key-u = U
    .help = deshacer
table-key-h = H
    .help = pista
