# La línea de órdenes.

cli-help = Juegos de familia clásicos según sus reglas impresas: en el navegador, en el terminal, en Python.
cli-help-serve = Abrir la caja: servirla en esta máquina y mostrar la dirección.
cli-help-games = Mostrar la estantería: cada juego con sus cajas, jugadores y minutos.
cli-help-rules = Leer las reglas de un juego.
cli-help-play = Jugar a un juego en el terminal, contra el ordenador.
cli-help-verify = Repetir una partida anotada y comprobar sus dados con la semilla.
cli-help-review = Repasar una partida anotada con el jugador más fuerte: qué fue suerte, qué se decidió y qué habría sido mejor.
cli-help-review-json = Escribir además todo el repaso en este archivo.
cli-help-doctor = Mostrar qué está en marcha: compilado o no, qué versiones, dónde están los datos.
cli-help-perft = Contar las series de jugadas desde una posición, profundidad a profundidad.
cli-help-cluster = Un clúster de Dask hace el trabajo: su dirección, o local:4 para probar uno de cuatro procesos.
cli-help-journal = Líneas de JSON, una por lote hecho: quien para y vuelve a empezar sigue ahí. Si no se indica, quedan en `build/lab` hasta que todo esté hecho.
cli-help-uci = Ser un programa de ajedrez: UCI por la entrada y la salida estándar, para cualquier tablero que lo hable.
cli-help-hub = Ser un programa de damas de 10 × 10: el protocolo Hub por la entrada y la salida estándar.
cli-help-join = Dejar que un jugador de esta máquina ocupe un sitio libre en la mesa de alguien.
cli-help-join-link = El enlace de la mesa, como se envía a los amigos.
cli-help-join-player = Un nivel de 1 a 5, o el nombre de un jugador que trae otro paquete.
cli-help-join-name = El nombre en la mesa; sin él, el propio del jugador.
cli-unknown-player = Aquí nadie se llama { $name }. Hay: { $players }.
cli-joined = Ocupa el sitio { $seat }; la clave del sitio es { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = La partida ha terminado: puesto { $place } de { $players }.
cli-no-protocol = Este protocolo no conoce { $game }.
cli-help-kniffel = Resolver el Yatzy para un jugador, de una vez por todas: el ordenador más fuerte y las pistas saben entonces lo que vale exactamente cada elección.

cli-help-game = El identificador o el título de un juego, como en `parlour games`.
cli-help-language = El idioma, uno de { $languages }; si no, el del terminal.
cli-help-seats = El número de jugadores.
cli-help-preset = Fijar todas las opciones a la vez: al pie de la letra del cuadernillo, como juega la mayoría, o como el cuadernillo de un idioma o una caja. `parlour rules JUEGO --anchor presets` las enumera.
cli-help-option = Una variante impresa, como flying=no; se puede repetir.
cli-help-host = La dirección en la que escuchar.
cli-help-port = El puerto en el que escuchar; el siguiente libre si está en uso.
cli-help-data = El archivo en el que se guardan las mesas.
cli-help-database = Guardar las mesas en esta base de datos PostgreSQL en vez de en un archivo; pueden compartirla varios servidores.
cli-help-forget = Olvidar una mesa con todo lo que se hizo en ella, o un apodo allí donde esté. El servidor no puede estar en marcha mientras tanto.
cli-help-forget-table = Códigos o enlaces de mesas.
cli-help-forget-name = Un apodo, exactamente como se escribió.
cli-help-backup = Guardar todas las mesas en un archivo, también mientras se juega en ellas.
cli-help-backup-file = El archivo que se escribe; si ya existe, se sustituye cuando el nuevo está completo.
cli-help-restore = Poner un archivo guardado en lugar del archivo de datos. Ningún servidor puede estar usándolo.
cli-help-restore-file = Un archivo escrito por parlour backup.
cli-help-repair = Guardar en un archivo nuevo lo que aún se puede leer de un archivo de datos dañado.
cli-help-repair-file = El archivo nuevo; el dañado se queda como está.
cli-help-copy = Copiar todas las mesas de un archivo de datos a una base de datos PostgreSQL vacía.
cli-help-copy-file = El archivo de datos; ningún servidor puede estar usándolo.
cli-help-copy-database = La base de datos; aún no puede tener mesas.
cli-help-open = Abrir también el navegador.
cli-help-lan = Abrir la caja a todos en la red local.
cli-help-anchor = Solo esta sección.
cli-help-seat = El sitio que ocupas, desde 1; si se repite, varias personas comparten el teclado.
cli-help-watch = No ocupar ningún sitio: mirar cómo juegan los ordenadores.
cli-help-level = La fuerza del ordenador: de 1 a 5.
cli-help-seed = El mismo texto da los mismos dados.
cli-help-quick = Los dados caen y las jugadas forzadas se hacen por sí solos.
cli-help-save = Anotar la partida en este archivo.
cli-help-print = Escribir en un archivo para la impresora el tablero de un juego, fichas para recortar, hoja de puntos y reglas en breve.
cli-help-paper = El papel.
cli-help-field = La distancia entre casillas, en milímetros; un tablero mayor que el papel sale en varias hojas con marcas de corte. Si no se dice, el tablero llena una hoja.
cli-help-out = El archivo; su terminación dice qué es.
cli-wrong-paper = { $paper } no es un papel en el que se pueda imprimir. Hay: { $papers }.
cli-wrong-print = { $file } debería terminar en .pdf o .svg.
cli-print-too-large = Harían falta demasiadas hojas de papel. Usa casillas más pequeñas.
cli-cannot-write = { $file } no se puede escribir: { $why }.
cli-printed = { $count ->
    [1] { $file }: una hoja de { $paper }. Imprímela al 100 %, sin ajustarla a la página.
   *[other] { $file }: { $count } hojas de { $paper }. Imprímelas al 100 %, sin ajustarlas a la página.
}
cli-help-record = Una partida anotada.
cli-help-depth = Cuántas jugadas de profundidad.
cli-help-position = La posición desde la que se cuenta, en la notación del juego; si no se dice, su comienzo.

cli-unknown-language = No hay textos en «{ $language }». Hay: { $languages }.
cli-unknown-game = En la estantería no hay ningún juego «{ $name }». Hay: { $games }.
cli-unknown-game-near = En la estantería no hay ningún juego «{ $name }». ¿Querías decir { $near }?
cli-several-games = Varios juegos se llaman «{ $name }». ¿Cuál: { $games }?
cli-unknown-preset = { $game } no tiene el conjunto «{ $name }». Tiene: { $presets }.
cli-unknown-option = { $game } no tiene la opción «{ $name }». Tiene: { $options }.
cli-unknown-anchor = { $game }: las reglas no tienen la sección «{ $anchor }». Tienen: { $anchors }.
cli-wrong-seats = { $game } es para { $seats } jugadores.
cli-wrong-seat = Los sitios se numeran de 1 a { $seats }.
cli-wrong-value = { $name } no puede ser «{ $value }». Se permite: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = sí o no
cli-allowed-number = de { $low } a { $high }
cli-allowed-number-off = de { $low } a { $high }, o 0 para quitarlo
cli-no-folder = No existe la carpeta { $path }.
cli-file-unreadable = { $path } no se puede leer: { $error }.
cli-file-too-large = { $path } es demasiado grande para ser una partida anotada.

cli-serving-stop = Ctrl+C la cierra.
cli-cannot-serve = No se puede escuchar en { $host }: { $error }.

cli-column-game = Juego
cli-column-players = Jugadores
cli-column-minutes = Minutos
cli-column-boxes = En la caja
cli-games-next = parlour play JUEGO empieza uno, parlour rules JUEGO lo explica.

cli-you = tú
cli-welcome = Escribe una jugada o su número; ayuda muestra qué más puedes escribir.
cli-commitment = Los dados ya están fijados. Su sello: { $commitment }
cli-seed = Los dados salieron de la semilla { $seed }
cli-thinking = { $colour } está pensando…
cli-hint-thinking = Pensándolo…
cli-ask-move = Tu jugada
cli-throw-first = Primero los dados: pulsa Intro.
cli-more-moves = …y { $count } más: jugadas las muestra todas.
cli-no-move = «{ $text }» no es aquí una jugada permitida. jugadas las muestra todas, ayuda dice qué más puedes escribir.
cli-no-throw = «{ $text }» no significa nada aquí. Pulsa Intro para tirar, o escribe ayuda.
cli-see-rules = (reglas { $anchor }: { $section })
cli-hint = Una buena jugada: { $move }
cli-undone = Deshecho.
cli-undone-dice = Deshecho. Los dados se quedan como estaban.
cli-nothing-to-undo = No hay nada que deshacer.
cli-left = Has dejado la mesa.
cli-saved = Anotada en { $path }
cli-over = La partida ha terminado
cli-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Lo que se puede escribir en la mesa; varias palabras pueden querer decir lo mismo.
cli-word-help = ayuda, help, ?
cli-word-moves = jugadas, moves
cli-word-board = tablero, board
cli-word-hint = pista, hint
cli-word-undo = deshacer, undo
cli-word-rules = reglas, rules
cli-word-quit = salir, fin, quit, exit
cli-word-yes = sí, si, s
cli-word-no = no, n
cli-play-help =
    una jugada  en la notación del juego, o su número en la lista
    Intro       tira los dados; hace la jugada si solo hay una
    jugadas     todas las jugadas permitidas
    tablero     otra vez el tablero
    pista       una buena jugada
    deshacer    vuelve a antes de tu última jugada
    reglas      las reglas; reglas SECCIÓN para una parte
    salir       deja la mesa

cli-record-replays = { $actions ->
        [one] 1 acción se repite
       *[other] { $actions } acciones se repiten
    } según las reglas: { $game }, versión { $version }.
cli-record-dice = { $throws ->
        [one] 1 tirada sale
       *[other] Las { $throws } tiradas salen
    } de la semilla.
cli-record-dice-unseen = La semilla aún no se ha dicho: { $throws ->
        [one] 1 tirada no se ha
       *[other] { $throws } tiradas no se han
    } comprobado.
cli-record-no-dice = No se tiró ningún dado.
cli-record-commitment = La semilla es la que se fijó antes de la partida.
cli-record-no-commitment = Nadie fijó una semilla antes de la partida.
cli-record-known-before = { $throws ->
        [one] Una tirada ya se había
       *[other] { $throws } tiradas ya se habían
    } visto antes, porque se deshicieron jugadas.
cli-record-proven-nobody = Demostrado: los dados salen de una semilla que la caja había fijado y de { $shares ->
        [one] lo que añadió después el navegador de un jugador
       *[other] lo que añadieron después los navegadores de { $shares } jugadores
    }, de modo que ni la caja sola ni un jugador solo podía elegirlos.
cli-record-proven-fixed = Demostrado: los dados salen de una semilla fijada antes de la partida, de modo que nadie los cambió por el camino; quien la fijó pudo elegirla.
cli-record-proven-nothing = Demostrado: los dados salen de la semilla, y nada más, porque nadie sabe cuándo se eligió.
cli-record-result = El resultado es correcto. { $result }
cli-record-unfinished = La partida no ha terminado: no hay resultado que comprobar.
cli-record-wrong = Esta acta no se sostiene: { $error }
cli-record-unknown-game = Esta acta es de un juego que no está en la estantería: «{ $game }».

cli-perft-depth = profundidad { $depth }
cli-perft-line = profundidad { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = El mejor juego vale de media { $worth } puntos. Resuelto en { $seconds } s y guardado en { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } en { $machine }
cli-doctor-package = instalado en { $path }
cli-doctor-compiled = La parte rápida va compilada: los { $count } módulos.
cli-doctor-python-code = La parte rápida va sin compilar: todo funciona, solo que más despacio.
cli-doctor-partly = { $compiled } de { $count } módulos de la parte rápida van compilados.
cli-doctor-stale = Ha cambiado desde que se compiló, así que corre el código antiguo: { $modules }
cli-doctor-compile = `make compile` compila la parte rápida, con { $compiler }.
cli-doctor-no-compiler = Aquí no hay compilador de C: instala gcc y ejecuta `make compile`.
cli-doctor-data = Las mesas se guardan en { $path }
cli-doctor-data-backup = Se guardan en un archivo con: parlour backup ARCHIVO
cli-doctor-data-new = Las mesas se guardarán en { $path }
cli-doctor-guests = Otros paquetes traen: { $names }
cli-doctor-fault = { $package } { $version } trae { $name }, que se ha dejado fuera: { $reason }
cli-doctor-lookups = Lo que consultan los jugadores de ordenador
cli-lookup-kept = guardado, { $megabytes } MB
cli-lookup-under-way = { $percent } % hecho
cli-lookup-later = se calcula cuando haga falta por primera vez
cli-lookup-made = { $name } está calculado y guardado, en { $seconds } s.
cli-lookup-not-kept = { $name } está calculado, pero no se puede guardar en { $folder }.
cli-lookup-unknown = No existe la consulta { $name }. Consultas: { $lookups }
cli-help-lookups = Lo que consultan los jugadores de ordenador: qué está guardado, qué se está calculando. Las que se nombran se calculan de nuevo.
cli-help-lookups-name = Una consulta, o cómo empieza su nombre.
cli-doctor-parts = Partes
cli-doctor-missing = sin instalar

cli-help-lab = El laboratorio: muchas partidas a la vez, y lo que cuentan.
cli-help-facts = Jugar muchas veces a un juego y decir cuánto dura, cuántas veces se comen fichas y si ayuda empezar.
cli-help-games-count = Cuántas partidas se juegan.
cli-help-facts-all = Todos los juegos de la estantería; los que ya están en la carpeta no se juegan otra vez.
cli-help-facts-level = Quién juega: 0 al azar, de 1 a 5 un ordenador de ese nivel.
cli-help-facts-seed = La semilla: la misma da los mismos datos.
cli-help-facts-folder = Dónde se guardan datos e imágenes.
cli-help-facts-cores = Cuántos procesos juegan; todos los núcleos si no se dice otra cosa.

lab-game-or-all = Nombra un juego, o di --all para toda la estantería.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } partidas, { $seats ->
        [one] un jugador
       *[other] { $seats } jugadores
    }
lab-at-random = Jugado al azar, semilla { NUMBER($seed, useGrouping: 0) }. Los intervalos valen con una confianza del 95 %.
lab-by-level = Jugado por ordenadores de nivel { $level }, semilla { NUMBER($seed, useGrouping: 0) }. Los intervalos valen con una confianza del 95 %.
lab-row-length = duración media en tiradas y decisiones
lab-row-longest = partida más larga
lab-row-takes = acciones que quitan una ficha
lab-row-first = ganadas por quien empezó
lab-row-seat = ganadas por el sitio { $seat }
lab-row-reason = acabadas por: { $reason }
lab-exact = Duración media exacta, por la cadena de Márkov: { $exact }
lab-kept = Guardado en { $folder }
lab-length = tiradas y decisiones
lab-games = partidas
lab-column-game = juego
lab-column-seats = jugadores
lab-column-length = duración media
lab-column-takes = comidas
lab-column-first = ganó quien empezó
cli-help-almanac = Averiguar, para cada juego y sus opciones principales, cuánto dura, si ayuda empezar, cuántas veces cambia la delantera y qué decide la suerte.
cli-help-almanac-folder = Dónde se anota lo jugado: quien para y vuelve a empezar sigue ahí.
cli-help-almanac-pieces = No jugar más que tantos trozos, los primeros; 0 resume lo que hay.
cli-help-almanac-out = Adónde van las cifras.
lab-almanac = el almanaque
lab-no-almanac = { $file } no es un almanaque: indica otro archivo con --out, o guarda este en otro lugar.
lab-almanac-stopped = Parado. La misma orden sigue donde estaba esta; lo jugado está resumido.
lab-almanac-level = nivel
lab-almanac-games = partidas
lab-almanac-minutes = minutos
lab-almanac-first = ganadas por quien empezó, de 100
lab-almanac-luck = suerte
cli-help-duel = Hacer que un jugador se enfrente muchas veces a otro, desde los dos lados de cada apertura y por turno en todos los sitios.
cli-help-duel-player = Un nivel (5), uno con más posiciones (5*10) o menos (5/30), o un rival: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; donde estén instalados, stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = La parte que debe ganar A: se para en cuanto eso es seguro, en un sentido o en otro.
cli-help-duel-seed = La semilla: la misma juega las mismas partidas, con los núcleos que sean.
cli-help-duel-brake = Los segundos pueden acabar los pensamientos de un nivel antes que sus posiciones; sin esto solo cuentan las posiciones, y una máquina ocupada mide tan bien como una tranquila.
cli-help-ladder = Cada nivel contra el inferior, juego por juego; la tabla que muestra docs/players.md.
cli-help-ladder-games = Los juegos; toda la estantería si no se dice otra cosa.
cli-help-ladder-out = Anotar la tabla, en Markdown, fila a fila; lo que ya está en ella no se mide otra vez.
lab-duel-title = { $game }: { $first } contra { $second }, { $seats } sitios, semilla { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } ganado por { $first }, error típico { $error }, { NUMBER($games, useGrouping: 0) } partidas
lab-duel-counts = { $won } ganadas, { $shared } compartidas, { $lost } perdidas; { $points } puntos por partida más que los demás, error típico { $points_error }
lab-duel-time = Tiempo de CPU por elección de { $first }: { $mean } ms, el más largo { $longest } ms; { $length } acciones por partida
lab-duel-ends = Finales: { $reasons }
lab-duel-sure = Seguro: { $sure ->
    [more] al menos tanto como se pedía.
   *[less] menos de lo que se pedía.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } contiene algo distinto de la tabla de una escalera; se queda como está.
lab-duel-column-pair = niveles
lab-duel-column-share = ganado
lab-duel-column-error = ET
lab-duel-column-games = partidas
lab-duel-column-time = ms por elección, el más largo
lab-duel-column-version = versión
lab-duel-column-seed = semilla
lab-duel-column-date = día
lab-ladder-undecided = nadie decide
lab-ladder-alone = solo
lab-ladder-measured = { $date }, semilla { $seed }, como mucho { $games } partidas por peldaño. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] compilado.
   *[no] sin compilar.
  }
cli-help-soak = Jugar partidas al azar por toda la estantería con todas las leyes puestas, y decir cuáles se rompieron.
cli-help-soak-seed = La semilla: la misma juega las mismas partidas.
lab-soak-start = { NUMBER($games, useGrouping: 0) } partidas al azar con las leyes puestas, semilla { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = No se rompió ninguna ley en { NUMBER($games, useGrouping: 0) } partidas de { $kinds } clases ({ NUMBER($actions, useGrouping: 0) } acciones, semilla { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Se rompió una ley una vez. La línea de arriba la muestra otra vez: preparación y semilla de la partida.
   *[other] Se rompieron leyes { $count } veces. Las líneas de arriba las muestran otra vez: preparación y semilla de cada partida.
}

cli-help-bearoff = Calcular las tablas para sacar fichas en el backgammon, con las reglas comunes y con las impresas, y guardarlas.
cli-help-bearoff-stones = Para hasta tantas fichas.
cli-help-train = Hacer que los jugadores de ordenador del tablero de backgammon aprendan jugando contra sí mismos.
cli-help-train-lesson = Qué aprender, como backgammon_standard.
cli-help-train-folder = Dónde se guardan las lecciones sin acabar.
bearoff-standard = reglas comunes
bearoff-printed = reglas impresas
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } posiciones. { $stones } fichas en la sexta punta necesitan de media { $turns } turnos.
train-no-lesson = No existe la lección { $name }. Lecciones: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Di qué hay que olvidar: mesas por sus códigos o enlaces, o un apodo con --name.
cli-forget-in-use = La caja está abierta en { $address }. Ciérrala primero, para que no se escriba nada mientras tanto.
cli-forget-failed = No se ha olvidado nada: { $detail }
cli-forget-nothing = Aquí no hay ninguna mesa así ni ningún nombre así.
cli-forgotten = { $tables ->
        [0] Ninguna mesa queda olvidada
        [one] Una mesa queda olvidada
       *[other] { $tables } mesas quedan olvidadas
    }, y un nombre en { $names ->
        [0] ningún sitio
        [one] un sitio
       *[other] { $names } sitios
    }. Las copias de seguridad aún los tienen.
cli-copying = Copiando
cli-copy-not-empty = La base de datos ya tiene mesas. Copia a una vacía, para que nada se mezcle ni se pierda.
cli-copy-failed = No se ha copiado nada: { $detail }
cli-copied = { $count ->
    [one] Se ha copiado una mesa. Sírvela con: parlour serve --database DIRECCIÓN
   *[other] Se han copiado { $count } mesas. Sírvelas con: parlour serve --database DIRECCIÓN
}

cli-backed-up = { $count ->
    [one] Una mesa está guardada en { $path }
   *[other] { $count } mesas están guardadas en { $path }
}
cli-backup-failed = No se ha guardado nada: { $detail }
cli-restored = Las mesas de { $path } son las que se guardaron.
cli-restored-before = Lo que había antes queda en { $path }
cli-restore-in-use = Un servidor está usando el archivo de datos ({ $address }). Páralo primero, por favor.
cli-restore-failed = No se ha cambiado nada: { $detail }
cli-repaired = Guardado en { $path }: { $tables } mesas, { $cut } de ellas sin sus últimas jugadas. Perdidas: { $lost }. Míralas con: parlour serve --data { $path }
cli-repair-failed = No se ha podido guardar nada: { $detail }

cli-usage = Uso:
cli-usage-arguments = Argumentos
cli-usage-options = Opciones
cli-usage-commands = Órdenes
cli-usage-required = [obligatorio]
cli-usage-default = [si no: { $value }]
cli-help-help = Mostrar esta ayuda.
cli-missing-argument = Falta { $name }.
cli-no-option = No hay ninguna opción { $name }.
cli-no-option-near = No hay ninguna opción { $name }. Quizá: { $near }.
cli-no-command = No hay ninguna orden «{ $name }».
cli-no-command-near = No hay ninguna orden «{ $name }». Quizá: { $near }.
cli-too-much = Esto sobra: { $words }.
cli-wrong-use = { $name } no se usa así.
cli-wrong-parameter = { $name } no puede tener este valor.
cli-wrong-range = { $name } no puede tener este valor. Se permite: { $allowed }
cli-see-help = Para saber más: { $command } --help
cli-stopped = Interrumpido.

cli-metavar-options = OPCIONES
cli-metavar-command = ORDEN
cli-metavar-arguments = ARGUMENTOS
cli-metavar-game = JUEGO
cli-metavar-file = ARCHIVO
cli-metavar-folder = CARPETA
cli-metavar-name = NOMBRE
cli-metavar-value = VALOR
cli-metavar-text = TEXTO
cli-metavar-table = MESA
cli-metavar-section = SECCIÓN
cli-metavar-link = ENLACE
cli-metavar-player = JUGADOR
cli-metavar-lesson = LECCIÓN
cli-metavar-code = CÓDIGO
cli-metavar-record = PARTIDA
