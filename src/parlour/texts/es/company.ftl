# Lo que se hace y se dice en compañía. Solo lo cargan una mesa y la página que la pone.

# palabras

words-title = Di algo
words-say = Decir
words-typed = Escribe algo
words-mute = Silencio
words-mute-help = Ocultar lo que dicen aquí los demás
words-unmute = Volver a escuchar
words-muted = No oyes nada de lo que dicen aquí los demás.
words-chat-on = Permitir palabras libres
words-chat-off = Solo frases hechas

phrase-hello = Hola
phrase-good-luck = Buena suerte
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-moment = Un momento
phrase-back = Ya he vuelto
phrase-your-time = Tómate tu tiempo
phrase-oops = Uy
phrase-lucky = Qué suerte
phrase-close = Por los pelos
phrase-again = ¿Otra?
phrase-bye = Tengo que irme

face-smile = Sonreír
    .said = { $name } sonríe.
face-laugh = Reír
    .said = { $name } se ríe.
face-wink = Guiñar un ojo
    .said = { $name } guiña un ojo.
face-surprise = Sorprenderse
    .said = { $name } se sorprende.
face-sad = Estar triste
    .said = { $name } está triste.
face-think = Pensar
    .said = { $name } está pensando.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } deja que todos escriban lo que quieran.
server-log-host-silence = { $name } prefiere solo frases hechas.

# rendirse, tablas, irse
table-leaving = Dejarlo
table-resign = { $several ->
    [true] { $name } se rinde
   *[other] Rendirse
 }
table-draw = { $several ->
    [true] Acordar tablas
   *[other] Ofrecer tablas
 }
table-leave-seat = Que siga un ordenador
table-sure-resign = Entonces gana el otro bando.
    .yes = Rendirse
table-sure-resign-many = Un ordenador ocupa tu lugar para que los demás puedan seguir, y tú quedas en el último puesto. No hay vuelta atrás.
table-sure-draw = { $several ->
    [true] Entonces no gana nadie, y nadie pierde.
   *[other] Si se aceptan, no gana nadie, y nadie pierde.
 }
table-sure-leave = Un ordenador sigue jugando por ti. Puedes recuperar tu sitio cuando quieras.
    .yes = Dejar mi sitio
table-seat-out = se ha rendido
table-seat-relieved = sigue un ordenador
table-relieved = Ahora juega un ordenador por ti.
table-given-up = Te has rendido. Un ordenador juega en tu lugar para que los demás puedan seguir.
table-return = { $several ->
    [true] { $name } vuelve a jugar
   *[other] Recuperar mi sitio
 }

# relojes

server-log-late = A { $name } se le acabó el tiempo: la caja hace esta jugada.

clock-title = Reloj
clock-none = Sin reloj
clock-none-help = Cada cual se toma el tiempo que quiere.
clock-game = Por partida
clock-game-help = Tanto tiempo para toda la partida, y algo más por cada jugada. Quien se queda sin tiempo pierde; si son tres o más, la caja mueve en su lugar.
clock-move = Por jugada
clock-move-help = Tanto tiempo para cada jugada. Quien se queda sin tiempo pierde; si son tres o más, la caja mueve en su lugar.
clock-days = Días por jugada
clock-days-help = Como por carta: días para cada jugada, y no hace falta estar al mismo tiempo.
clock-minutes = Minutos
clock-seconds = Segundos
clock-increment = Segundos más por jugada
clock-day-count = Días
clock-game-words = { $minutes } minutos para la partida y { $increment } segundos más por cada jugada
clock-game-plain = { $minutes } minutos para la partida
clock-game-seconds = { $seconds } segundos para la partida y { $increment } segundos más por cada jugada
clock-move-words = { $seconds } segundos para cada jugada
clock-days-words = { $days ->
    [one] Un día
   *[other] { $days } días
} para cada jugada
clock-left-of = Tiempo de { $name }: { $time }.
clock-left-yours = Tu tiempo: { $time }.
clock-time-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
clock-short-days = { $days } d { $hours } h
clock-short-hours = { $hours } h { $minutes } min

# la partida siguiente
table-again-offered = { $count ->
    [one] A { $names } le gustaría jugar otra vez.
   *[other] A { $names } les gustaría jugar otra vez.
 }
table-again-join = Jugar también
table-again-there = A la partida siguiente
table-again-watch = Mirar la partida siguiente
table-again-rules = Otras reglas
table-waiting-for = Esperando a { $names }
table-kept-here = ya tiene aviso
table-series = { $games ->
    [one] Después de una partida
   *[other] Después de { $games } partidas
 }
table-series-wins = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
 }
table-series-draws = { $draws ->
    [one] un empate
   *[other] { $draws } empates
 }
table-series-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }

# quién está
company-here = aquí
company-away = ahora mismo en otra parte
    .short = en otra parte
company-gone = no está desde { $time }
    .short = no está
company-watching = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
 }
company-missed = { $name } no está aquí desde { $time }.
company-replace = Que siga un ordenador
company-claim = Reclamar la partida
company-wait = O simplemente espera: no se pierde nada, y quien vuelva recupera su sitio.

# quien cuida la mesa, y enlaces perdidos

server-log-host-fill = { $name } da un sitio libre a un ordenador.
server-log-host-remove = { $name } pide a { $other } que deje el sitio.
server-log-host-hand-on = { $name } deja la mesa al cuidado de { $other }.
server-log-host-take = { $name } se hace cargo de la mesa.
server-log-host-close = { $name } cierra un sitio libre.
server-log-host-free = { $name } ya no guarda el sitio para { $other }.
server-log-host-lock = { $name } cierra la mesa: desde ahora no mira nadie.
server-log-host-unlock = { $name } deja mirar otra vez a todos.
server-log-host-skip = { $name } quiere que se salten los turnos de quien se ha ido.
server-log-host-play-on = { $name } quiere que un ordenador juegue por quien se ha ido.
server-log-lost = Alguien dice ser { $name }, en otro dispositivo.
server-log-vouch = { $name } confirma quién es.
server-log-doubt = { $name } no sabe quién es.

host-is = cuida la mesa
host-you = tú, que cuidas la mesa
host-fill = Ordenador
host-fill-of = Un ordenador para este sitio: { $name }
host-close = Cerrar
host-close-of = Cerrar: { $name }
host-free = Liberar el sitio
host-free-of = Liberar el sitio: { $name }
host-lock = No dejar mirar
host-unlock = Dejar mirar
host-locked = Nadie más que vosotros puede ver esta mesa.
host-open = Quien tiene el enlace puede mirar.
host-skip = Saltar sus turnos
host-play-on = Que juegue un ordenador
host-remove = Quitar
host-remove-of = Quitar: { $name }
host-hand-on = Ceder la mesa
host-hand-on-of = Ceder la mesa: { $name }
host-take = Hacerse cargo de la mesa en lugar de { $name }

lost-mine = Uno de estos sitios es mío
lost-help = Si ya te sientas aquí, en otro dispositivo o en otro navegador: se pregunta a quien cuida la mesa, y el sitio pasa aquí. El enlace antiguo deja de valer.
lost-i-am = Yo soy { $name }
lost-waiting = Se ha preguntado a { $names }. Con un sí, el sitio es tuyo aquí.
lost-is-it = Alguien dice ser { $name }, en otro dispositivo. ¿Es verdad?
lost-is-it-you = Alguien dice ser tú, en otro dispositivo.
lost-yes = Sí, es { $name }
lost-no = No

# juego rápido

choice-auto = Cuando no hay elección
choice-auto-off = Tiro y muevo yo
choice-auto-on = Tirar y mover automáticamente

# una jugada preparada

premove-prepared = Preparada: { $move }. Se hace cuando te toque.
premove-take-back = Retirar
premove-dropped = La jugada preparada ya no es posible.
premove-site = { $where }, jugada preparada

# una mesa cerrada

ui-trouble-locked = Esta mesa está cerrada
    .help = Solo pueden verla quienes juegan en ella. Quien cuida la mesa puede dejar mirar a otros.
host-skips = Se saltan los turnos de quien se ha ido.
host-plays-on = Un ordenador juega por quien se ha ido.
