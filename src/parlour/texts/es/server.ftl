# Lo que dice el servidor.

server-listening = La caja está abierta en { $address }
server-network-open = Abierta a todos en esta red, en { $address }
server-port-taken = El puerto { $port } está en uso; se toma el { $other }.
server-in-use = La caja ya está abierta en { $address }
server-data-damaged = El archivo de datos { $path } está dañado: { $detail }. Lo que aún se puede leer se guarda en un archivo nuevo con: parlour repair ARCHIVONUEVO
server-data-broken = El archivo de datos { $path } no se puede usar: { $detail }
server-database-broken = La base de datos en { $place } no se puede usar: { $detail }
server-database-driver = Para PostgreSQL falta un controlador. Instálalo con: { $command }
server-setting-wrong = El servidor no se puede iniciar así: { $detail }

server-log-join = { $name } se sienta.
server-log-rest = { $name } deja que siga la caja.
server-log-stop = { $name } vuelve a jugar.
server-log-undo = { $name } deshace una jugada.
server-log-restart = { $name } lo deshace todo.
server-log-ask = { $name } querría deshacer una jugada.
server-log-consent = { $name } acepta.
server-log-refuse = { $name } prefiere seguir.
server-log-again = { $name } querría jugar otra vez.
server-log-claim = { $name } no quiere esperar más.
server-log-offer = { $name } ofrece tablas.
server-log-out = { $name } se rinde.
server-log-relieve = Ahora juega un ordenador por { $name }.
server-log-return = { $name } vuelve y juega otra vez.

server-end-resigned = { $name } se ha rendido.
server-end-agreed = Los dos han acordado tablas.
server-end-time = A { $name } se le ha acabado el tiempo.
server-end-left = { $name } ha dejado la mesa.

server-error-request = Esa petición no se ha podido leer.
server-error-host = Este servidor se llama de otra manera.
server-error-origin = Aquí solo pueden pedir las páginas de esta caja.
server-error-no-switch = Eso solo se puede cambiar en la máquina donde está la caja.
server-error-no-network = Esta máquina no está en ninguna red doméstica: nadie más puede llegar a ella.
server-error-no-luggage = Con este código no hay nada, o ya no: los códigos valen diez minutos, y una vez.
server-error-not-alone = A esta mesa se sienta también otra persona. Se puede guardar, pero no borrar.
server-error-no-page = Aquí no hay nada.
server-error-method = Eso no se puede hacer aquí.
server-error-large = Eso es demasiado de una vez.
server-error-often = Eso ha sido mucho de una vez. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}, por favor.
server-error-busy = Todos los ordenadores están pensando. Inténtalo otra vez en un momento.
server-error-crowd = Desde aquí miran demasiadas ventanas.
server-error-storage = Ahora mismo no se puede escribir en la caja.
server-error-broken = Algo ha ido mal por nuestra parte.
server-error-no-game = En la caja no hay ningún juego así.
server-error-no-language = No hay textos en este idioma.
server-error-no-rules = No hay reglas de este juego en este idioma.
server-error-no-position = En las reglas de este juego no hay ninguna imagen así.
server-error-no-table = Aquí no hay ninguna mesa. Quizá el enlace está incompleto.
server-error-version = Esta mesa se empezó con reglas más antiguas. Se puede mirar, pero no seguir jugando.
server-error-damaged = Una parte de esta mesa no se ha podido leer. Lo que queda se puede mirar, pero no seguir jugando.
server-error-record = Esta partida se abrió de un archivo. Se puede mirar, pero no seguir jugando.
server-error-file = Esto no es una partida que la caja sepa leer. Lee sus propias actas, PGN de ajedrez, PDN de damas y textos de encuentros de backgammon.
server-error-file-move = La jugada { $move } no se puede jugar: { $token }.
server-error-file-game = El archivo no dice qué juego es. Elígelo, por favor.
server-error-no-format = Este juego no tiene ese formato.
server-error-patience = Ya han sido bastantes veces. Haz primero tu jugada, por favor.
server-error-option = El juego no se puede preparar así.
server-error-nobody = Alguien tiene que jugar: deja al menos un sitio a una persona.
server-error-name = Elige un nombre de 1 a { $most } caracteres, por favor.
server-error-taken = Este sitio ya no está libre.
server-error-message = Este mensaje ya se usó para otra cosa.
server-error-seat = Este no es tu sitio.
server-error-behind = La mesa ha seguido adelante.
server-error-waiting = Todavía esperamos a que se siente alguien.
server-error-over = La partida ha terminado.
server-error-turn = Ahora mismo no tienes nada que decidir.
server-error-action = Eso no está permitido.
server-error-choice = Aquí no se puede elegir nada.
server-error-throw = Ahora no hay nada que tirar.
server-error-gesture = Eso no está en esta mesa.
server-error-share = Esto no es lo que habías puesto en los dados.
server-error-undo = No hay nada tuyo que deshacer.
server-error-goes-on = La partida sigue en marcha.
server-error-long-game = Esta partida es demasiado larga para repasarla.
server-error-position = Esta posición no se puede preparar.
server-error-position-over = En esta posición la partida ha terminado: desde aquí nadie puede seguir.
server-error-no-record = Esto no es una partida que se pueda repetir.
server-error-no-solution = Este juego no se puede resolver.
server-error-asked = Ya se ha preguntado a los demás.
server-error-kept = Este sitio está guardado para alguien.
server-error-going = Esta partida aún no ha terminado.
server-error-wait = Todavía pueden volver. Espera un poco más, por favor.
server-error-no-claim = La victoria solo se puede reclamar en una partida de dos que ya ha empezado.
server-error-no-draw = Aquí no hay nadie con quien acordar tablas.
server-error-out = Te has rendido en esta partida.
server-error-relieved = Ahora juega un ordenador por ti. Recupera primero tu sitio.
server-error-last = Alguien tiene que quedarse en la mesa.
server-error-not-asked = Nadie te ha preguntado nada.
server-error-clock = Con este reloj no puede jugar nadie.
server-error-no-clock = En esta mesa no hay reloj.
server-error-late = Se te ha acabado el tiempo.
server-error-phrase = No existe esa frase.
server-error-words = Di algo de 1 a { $most } caracteres, por favor.
server-error-silent = En esta mesa solo hay frases hechas.
server-error-breath = Respira: { $seconds ->
    [one] en un segundo
   *[other] en { $seconds } segundos
} podrás decir algo otra vez.
server-error-not-host = Eso solo puede hacerlo quien cuida la mesa.
server-error-done = Eso ya está así.
server-error-locked = Esta mesa está cerrada: solo pueden verla quienes juegan en ella.
server-error-not-lost = Nadie podría decir si este sitio es tuyo.
