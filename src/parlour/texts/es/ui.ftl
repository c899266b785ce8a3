# El marco: cabecera, estantería, página de un juego.

ui-title = { $page } · Parlour
ui-home = Parlour, a la estantería
ui-skip = Saltar a la página
ui-loading = Un momento…
ui-try-again = Intentarlo otra vez
ui-to-shelf = A la estantería
ui-box = Una caja de juegos de familia clásicos
ui-unreached = Ahora mismo no se puede llegar a Parlour. Seguimos intentándolo.
ui-needs-script = Parlour necesita JavaScript para poner sus tableros.

ui-language = Idioma
ui-theme = Aspecto: { $now }. Cambiar
ui-theme-system = como el sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-sound = Sonido
ui-sound-on = El sonido está activado
ui-sound-off = El sonido está desactivado

ui-offline = Sin conexión. Seguimos intentándolo.
ui-dropped = Una jugada que hiciste sin conexión llegó tarde: la mesa había seguido sin ella.
ui-close = Cerrar
ui-offline-kept = Sin conexión. Tu jugada está guardada y se enviará.

ui-trouble-nowhere = Aquí no hay nada
    .help = Esta dirección lleva más allá de la estantería. Quizá se perdió una letra por el camino.
ui-trouble-table = Esta mesa no existe
    .help = Revisa el enlace, o pon otra mesa: las cajas están en la estantería.
ui-trouble-game = Este juego no está en la estantería
    .help = Quizá llegue algún día. Hasta entonces hay otros.
ui-trouble-offline = No se puede llegar a la caja
    .help = No hay conexión. No se pierde nada: inténtalo otra vez en un momento.
ui-trouble-broken = Algo ha ido mal
    .help = El error es nuestro, no tuyo. Inténtalo otra vez.

# Cajas

box-travel = Caja de viaje
    .tag = Tableros pequeños para viajes largos
box-box315 = Caja 315
    .tag = Juegos para la mesa familiar
box-big = La gran colección
    .tag = Tableros, dados y cincuenta maneras de usarlos
box-halma_mill = Halma y Merels
    .tag = Dos tableros, dos viejos amigos
box-playground = El patio de juegos
    .tag = Una carrera en un tablero hecho por vosotros
box-brought = Traídos de fuera
    .tag = Juegos de otros paquetes

# La estantería

shelf-title = ¿A qué jugamos?
shelf-lead = Abre una caja, elige un juego. El ordenador está siempre a punto, y los amigos se unen con un enlace.
shelf-boxes = Cajas
shelf-games = { $count ->
        [one] un juego
       *[other] { $count } juegos
    }
shelf-in-box = En { $box }
shelf-empty = La estantería está todavía vacía.
shelf-find = Buscar por cualquier nombre
shelf-players = Cuántos juegan
shelf-players-any = Jugadores
shelf-players-of = { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}
shelf-length = Cuánto dura
shelf-length-any = Duración
shelf-length-short = Hasta 15 minutos
shelf-length-medium = Hasta media hora
shelf-length-long = Más
shelf-nature = Suerte o cabeza
shelf-nature-any = Suerte o cabeza
shelf-nature-thought = Solo cabeza
shelf-nature-both = Cabeza y suerte
shelf-nature-luck = Solo suerte
shelf-dice = Dados
shelf-dice-any = Dados
shelf-dice-with = Con dados
shelf-dice-without = Sin dados
shelf-filters = Más para elegir
occasions = Según la ocasión
occasion-quick = Diez minutos
    .why = Acaba en unos { $minutes } minutos
occasion-children = Con niños
    .why = Mandan los dados, y puede ganar cualquiera
occasion-think = Para dos que piensan
    .why = Nada de suerte, solo vosotros dos
occasion-round = Una mesa grande
    .why = Juegan hasta { $most }
occasion-alone = A solas
    .why = No hace falta nadie más
shelf-forget = Borrar
shelf-show-all = Todos los juegos
shelf-show-boxes = Volver a las cajas
shelf-none = No encaja ningún juego. Quita algo, o borra la búsqueda.
shelf-alias = encontrado como «{ $name }»
page-players = { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
page-players-range = de { $low } a { $high } jugadores
page-players-some = { $counts } jugadores
page-minutes = { $minutes } minutos

# Mesas en las que te sientas

mine-title = Tus mesas
mine-none = Aún no hay ninguna mesa puesta. La primera espera en una caja, ahí abajo.
mine-offline = Esta es la caja tal como estuvo aquí la última vez. Tus mesas están en el servidor, y también todo lo que hace falta para jugar; volverán con él.
mine-your-turn = Te toca
mine-waiting = Le toca a { $name }
mine-waits-people = Esperando jugadores
mine-won = Has ganado
mine-over = Terminada
mine-more = Mostrar todas
mine-me = Nombre, estadísticas, otros dispositivos
mine-just-now = ahora mismo
mine-put-away = Guardar: { $names }
mine-away = { $count ->
    [one] Una mesa está guardada
   *[other] { $count } mesas están guardadas
}
mine-take-out = Sacar otra vez: { $names }
mine-delete = Borrar para siempre: { $names }
mine-delete-sure = Borrar

# La página de un juego

page-set-up = Poner la mesa
page-start = Empezar
page-starting = Poniendo la mesa…
page-start-failed = No se ha podido poner la mesa. Inténtalo otra vez.
page-seat-count = Jugadores
page-seats = ¿Quién juega?
page-seat = Sitio { $number }
page-seat-colour = Sitio { $number }, { $colour }
page-kind-person = aquí
page-kind-computer = ordenador
page-kind-open = por enlace
page-kind-label = ¿Quién se sienta aquí?
page-name = Nombre
page-name-default = Jugador { $number }
page-level = Fuerza
page-open-seat = sitio libre
page-open-note = Recibes un enlace para pasarlo. La partida empieza cuando alguien ocupa el sitio.
page-nobody-note = Alguien tiene que jugar: deja al menos un sitio a una persona.
page-kit-set = { $number ->
        [1] Juego básico
       *[other] Complemento
    }
page-kit-left = { $part }, { $count ->
        [one] queda una
       *[other] quedan { $count }
    }
page-kit-chain = Las piezas que has unido
page-kit-remove = Quitar: { $part }
page-kit-swap = Cambiar estas dos
page-kit-usual = El tablero habitual para { $count }. Toca una pieza, o arrástrala aquí, para construir el tuyo.
page-kit-instead = Hasta entonces se usa el tablero habitual.
page-kit-reset = El tablero habitual
page-kit-share = Copiar un enlace a esta mesa
page-kit-copied = Copiado
page-variants = Variantes
page-variants-changed = { $count ->
        [one] una cambiada
       *[other] { $count } cambiadas
    }
page-variants-reset = Volver a las reglas habituales
page-number-range = de { $low } a { $high }
page-less = Menos
page-more = Más
page-rules = Reglas
page-rules-contents = En estas reglas
page-rules-missing = Ahora mismo no se pueden traer las reglas.
page-picture = { $game }: el tablero, listo para jugar
page-print = Imprimir: tablero, fichas, reglas
page-print-sheet = Imprimir: fichas, hoja, reglas
page-print-busy = Dibujando…
page-print-failed = Ahora mismo no se ha podido dibujar. Inténtalo otra vez.

# Los ordenadores, un solo elenco para todos los juegos: un personaje por nivel, con nombre propio donde se sientan varios iguales.

cast-0 = { $number ->
        [0] Félix
        [1] Félix
        [2] Fortuna
        [3] Dominó
        [4] Peseta
        [5] Azar
        [6] Tique
        [7] Fausto
        [8] As
       *[other] Ordenador { $number }
    }
cast-1 = { $number ->
        [0] Ratón
        [1] Pipo
        [2] Pérez
        [3] Miga
        [4] Pizca
        [5] Botón
        [6] Dedal
        [7] Quesito
        [8] Bigotes
       *[other] Ratón { $number }
    }
    .nature = de trato fácil
    .choice = Ratón, de trato fácil
    .help = Ve lo que tiene delante de las narices y se le escapa lo demás.
cast-2 = { $number ->
        [0] Liebre
        [1] Trébol
        [2] Brinco
        [3] Zarza
        [4] Saltarín
        [5] Orejas
        [6] Romero
        [7] Margarita
        [8] Cardo
       *[other] Liebre { $number }
    }
    .nature = por diversión
    .choice = Liebre, por diversión
    .help = Juega deprisa y con alegría, y piensa una jugada por delante.
cast-3 = { $number ->
        [0] Zorro
        [1] Canelo
        [2] Brasa
        [3] Rufo
        [4] Astuto
        [5] Siena
        [6] Cobre
        [7] Raposa
        [8] Avellana
       *[other] Zorro { $number }
    }
    .nature = con experiencia
    .choice = Zorro, con experiencia
    .help = Conoce los trucos de siempre y castiga los descuidos.
cast-4 = { $number ->
        [0] Lince
        [1] Pedernal
        [2] Susurro
        [3] Sombra
        [4] Fresno
        [5] Saga
        [6] Abedul
        [7] Escarcha
        [8] Enebro
       *[other] Lince { $number }
    }
    .nature = fuerte
    .choice = Lince, fuerte
    .help = Ve lejos y se le escapa poco.
cast-5 = { $number ->
        [0] Búho
        [1] Minerva
        [2] Bernabé
        [3] Luna
        [4] Arquímedes
        [5] Autillo
        [6] Salvia
        [7] Ocaso
        [8] Atenea
       *[other] Búho { $number }
    }
    .nature = lo mejor que tenemos
    .choice = Búho, lo mejor que tenemos
    .help = Lo piensa todo hasta el final y no perdona nada.

# Colores, como quien hace algo en la frase

option-more-than = { $option }: como mucho { $most }, tanto como { $other }.

colour-yellow = Amarillo
colour-green = Verde
colour-red = Rojo
colour-black = Negro
colour-blue = Azul
colour-white = Blanco
colour-orange = Naranja
colour-purple = Morado
colour-pink = Rosa
colour-lightblue = Celeste
colour-ivory = Blanco
colour-ebony = Negro

# Quien tiene nombre hace las cosas en lugar del color; con varios colores se dice también el color

player = { $name }
player-colour = { $name } ({ $colour })

# Los mismos colores donde los tienen las cosas: casillas, fichas

hue-yellow = { colour-yellow }
hue-green = { colour-green }
hue-red = { colour-red }
hue-black = { colour-black }
hue-blue = { colour-blue }
hue-white = { colour-white }
hue-orange = { colour-orange }
hue-purple = { colour-purple }
hue-pink = { colour-pink }
hue-lightblue = { colour-lightblue }
hue-ivory = { colour-ivory }
hue-ebony = { colour-ebony }

# La página de reglas: capítulos hechos de lo que declara un juego

preset-usual = Como es habitual en esta casa
preset-printed = Como en el cuadernillo
preset-common = Como juega la mayoría
preset-printed-in = Como en el cuadernillo: { $booklets }
preset-own = A tu gusto
page-preset = Se juega
rules-language-da = danés
rules-language-de = alemán
rules-language-en = inglés
rules-language-es = español
rules-language-fr = francés
rules-language-it = italiano
rules-language-nl = neerlandés
rules-language-pl = polaco
rules-language-ru = ruso
rules-language-sv = sueco

# De dónde vienen las reglas

origin-kind-printed = Impreso
origin-kind-reading = Una lectura
origin-kind-ours = Nuestro
origin-booklet = { $box }: { $languages }
origin-open = ¿De dónde viene esto? { $kind }
ui-open = Abrir una partida de un archivo
