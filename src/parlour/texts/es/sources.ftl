# Lo que vale para las opciones de muchos juegos

source-never-ends = No está en ningún cuadernillo. Sin ello, una partida no tiene por qué acabar.
source-everybody = No está en ningún cuadernillo. Así se juega en todo el mundo.
source-no-number = El cuadernillo no da ningún número; este es nuestro.
source-usual-number = El número habitual es el impreso. Los demás están para probar.
source-agreed = El cuadernillo deja el número a los jugadores.
source-only-a-winner = El cuadernillo nombra un ganador y calla sobre los demás. Seguir jugando es nuestro.
source-enforced = El castigo está impreso. Que en su lugar el programa obligue a comer es nuestro.

# Ludo

source-maedn-few_players = Los cuatro colores se recomiendan entre las variantes; las reglas básicas dan uno a cada jugador.
source-maedn-a_exit = Alemán y francés: con un seis, la que tiene que avanzar es la ficha de A. Italiano: solo puede salir de A con un seis.
source-maedn-play_on = Que los demás siguen jugando está impreso. Acabar con el ganador es nuestro.
source-mens_erger_je_niet-goal_return = Neerlandés: al contar hacia atrás hay que acabar en un círculo libre; si no, la ficha espera. Francés: quien saca demasiado cuenta hacia atrás hasta el recorrido.
source-spielwiese-parts = Las piezas y su número están impresos. Cuántas casillas tiene cada una es nuestro, porque las imágenes se han perdido.
source-spielwiese-star_squares = Que una ficha puede saltar es la regla especial del cuadernillo; que debe hacerlo, una de sus reglas opcionales. Jugar sin estrellas es nuestro.
source-spielwiese-six_enters = El cuadernillo toma como modelo un juego muy conocido, en el que un seis obliga a sacar una ficha. Sus propias palabras permitirían también otra jugada.
source-spielwiese-first_seat = Empieza la persona más joven. Quién es, solo lo sabéis vosotros.
source-verfolgungsjagd-tips = Cada cual elige una punta de la estrella.

# Damas

source-draughts-huffing = El cuadernillo deja elegir al otro bando entre hacer corregir la jugada y llevarse la ficha. Sin esta opción, el programa corrige enseguida.
source-draughts-remove_captured = El cuadernillo habla del salto, la caída y la retirada, y solo después del salto siguiente: así que cada una sale enseguida. En los clubes se retiran todas al final.
source-draughts-queen_landing = El cuadernillo dice que no tiene que parar justo detrás de la ficha. No dice que deba buscar la casilla desde la que puede comer más.
source-damspel-remove_captured = El cuadernillo no dice cuándo salen las fichas comidas. En el juego que resume salen al final de la jugada.
source-damspel-crowned_in_passing = En cuanto un peón llega a la última fila se convierte en dama, dice el artículo. En el juego que resume, la jugada tiene que acabar ahí.
source-damspel-draw_rule = El artículo habla de las jugadas de un jugador: tres veces la misma jugada, o dos veces de vuelta en la misma casilla. Los clubes cuentan posiciones.
source-polnische_dame-must_take = Hay que comer todo lo que se pueda, dice el cuadernillo. Lo leemos de la cadena que se empieza; que se refiere a la más larga es la otra lectura.
source-polnische_dame-queen_landing = Hay que comer todo lo que se pueda. Lo leemos así: también una dama tiene que caer donde pueda seguir comiendo.
source-schlagdame-blocked_player = Quien queda encerrado pierde en el juego que este pone al revés. El cuadernillo no dice si eso también se pone al revés.
source-mauern-taking = El cuadernillo dice que el peón se puede quitar entonces. Lo quitamos; que se puede dejar es la otra lectura.
source-mauern-backward_moves = El cuadernillo toma la colocación de las damas y prohíbe saltar y comer. Así que los peones van hacia delante; que pueden retroceder es la otra lectura.
source-wolf_und_schafe-first_move = El cuadernillo no dice quién empieza. Colocarse es cosa del lobo, así que las ovejas responden.

# Ajedrez

source-chess-en_passant = No está impresa en ninguna parte. Un cuadernillo dice que solo cuenta los principios de un juego conocido en todo el mundo, y en ese juego está permitida.
source-chess-strict_castling = Este cuadernillo quiere que todas las casillas entre rey y torre estén libres y no atacadas, también las que el rey no cruza.
source-schach-strict_castling = Caja de viaje: el rey no puede cruzar ni alcanzar una casilla atacada (en francés: alcanzar). La gran colección: ninguna casilla entre rey y torre puede estar atacada.
source-raeuberschach-compulsory_capture = El cuadernillo deja que los jugadores lo acuerden. Aquí está puesto, porque si no nadie tendría que capturar nunca nada.
source-raeuberschach-promote_to_king = Aquí los reyes son piezas como las demás. El cuadernillo no dice si un peón puede convertirse en rey.
source-raeuberschach-blocked_player = El cuadernillo hace seguir la partida en todo caso hasta que a un bando no le quede nada, así que quien no puede mover pasa.

# Merels, cinco en raya, solitario

source-muehle-flying = Saltar con tres fichas está en todos los cuadernillos. Jugar sin ello es frecuente entre jugadores fuertes.
source-muehle-take_from_mill_if_all = Todos los cuadernillos prohíben quitar de un merels completo y no conocen excepción. La mayoría de los jugadores conoce esta.
source-muehle-double_mill_takes_two = Caja de viaje y La gran colección: una ficha cuando se completa un merels. Halma y Merels: una cada vez que se completa uno, lo que podría significar dos.
source-muehle-may_decline = Todos los cuadernillos dicen que el jugador puede quitar una ficha. Lo leemos como un derecho que siempre se usa.
source-fuenf_in_einer_reihe-board_size = El cuadernillo no dice de qué tamaño es el tablero. Diez por diez deja sitio para las 32 fichas.
source-fuenf_in_einer_reihe-exact_five = Se pide una línea de cinco. Seis contienen cinco, así que ganan; la lectura más estricta es esta opción.
source-solitaire-goal = Las menos posibles, una y una en el centro están impresas en los tres idiomas; las letras, solo en francés. Sus formas son nuestras.

# Halma

source-halma-two_player_seats = El destino es el rincón opuesto del propio color, así que dos jugadores de distinto color no pueden estar frente a frente. La mayoría se sienta frente a frente.
source-halma-full_target_wins = Ningún cuadernillo dice qué pasa si una ficha ajena no sale nunca de tu destino. Con esto basta un destino lleno.
source-halma-no_leaving_target = Ningún cuadernillo prohíbe volver a salir del destino. Algunas familias sí.
source-halma_eck-jump_over_line = Neerlandés: pasar por encima de una o más fichas es un salto. Francés: por encima de varias fichas, una tras otra, con una casilla libre detrás de cada una.
source-pyramiden_dame-backward = Las fichas avanzan, y saltan, y para los saltos no se nombra ninguna dirección. Así que los pasos van hacia delante y los saltos a todas partes.
source-racado-path = Se mueve el número, dice el cuadernillo, y nada más. En línea recta importan las otras fichas; con giros se llega a casi todo lo cercano.
source-racado-leave_court = No está impreso. Si no, los dados podrían obligar a salir a una ficha que ya ha llegado.
source-tippy-quiet_limit = La partida acaba cuando ya no se puede encerrar nada. Eso no lo ve nadie de un vistazo, así que lo representa un número de turnos tranquilos.
source-twee_in_een_b-single_moves = En todas las direcciones, dice el cuadernillo francés; también hacia atrás, dice el neerlandés. En el juego hermano, «todas las direcciones» son ocho.
source-twee_in_een-setup = Las dos están impresas: en los rincones, o frente a frente en los puntos a lo largo del borde.

# La familia del backgammon

source-backgammon-cube_limit = El cuadernillo dobla sin fin. Un dado de doblar llega a 64.
source-puff-pasch_count = «Desde el segundo doble»: contamos dentro de un turno, ya que un doble da otra tirada. También podría significar toda la partida.
source-russisches_puff-same_direction = En otros sitios, el juego de este nombre se juega en una sola dirección. El cuadernillo no lo dice.
source-zickzack-free_overshoot = El cuadernillo da un ejemplo, desde la punta más atrasada. La otra lectura lo toma para cualquier punta.
source-trictrac-series_games = Está impresa una partida suelta, y series de normalmente doce.
source-trictrac-entry_counts_start = En el ejemplo del cuadernillo, un 4 y un 6 entran en las puntas 4 y 6, así que un 1 no entra en ninguna parte. También sería natural contar a partir de la punta de salida.

# Recorridos

source-gaensespiel-overshoot = Alemán: quien saca demasiado retrocede la tirada entera. Francés e italiano: solo lo que sobra.
source-gaensespiel-release_roll = Francés: se sale al sacar ese número. Alemán e italiano: solo después de sacarlo.
source-gaensespiel-open_table = Alemán e italiano: de dos a cuatro. Francés: cuantos sean, normalmente cuatro. Tantos en una mesa es nuestro límite.
source-ganzenbord-goose_forward = Los dos idiomas permiten seguir y no lo exigen, mientras que contar hacia atrás sí se exige.
source-ganzenbord-goose_back = Francés: atrás los puntos que sobran, y desde una oca otra vez el mismo número. Neerlandés: el mismo número, que también podría ser la tirada entera.
source-ganzenbord-death_restart = Neerlandés: empezar del todo. Francés: de vuelta a la casilla 1.
source-wedrenspel-mud = La tirada siguiente vale la mitad, dice el cuadernillo francés; en el turno siguiente se avanza la mitad de lo que sale, dice el neerlandés.
source-wedrenspel-horses_per_player = Con menos de seis jugadores, cada cual puede llevar dos caballos (francés), o dos o más (neerlandés).

# Dados

source-kniffel-extra_kniffel = Los puntos extra y el comodín están impresos. Las otras maneras son frecuentes en otros sitios.
source-kniffel-zero_counts_as_entry = Se pide que en la casilla haya algo anotado. Un segundo Yatzy necesita un primero, así que lo leemos como cincuenta puntos; al pie de la letra, un cero también es una anotación.
source-craps-max_stake = No está impreso. Mantiene bajas las apuestas.
source-eins_bis_sechzehn-there_and_back = Ida y vuelta está impreso. Solo ida es nuestro, para una partida más corta.
source-finke-start_chips = Están impresas veinte como mínimo.
source-finke-pay_one_chip = El número que sale se paga en su campo. También podría significar una ficha, como en los juegos que le siguen en el cuadernillo.
source-rentmeister-placement = Los resultados se escriben junto a los números. El cuadernillo no dice en qué orden, así que cada cual elige.
source-teure_sieben-first_cleared_wins = El cuadernillo llama perdedor a quien lo tacha todo primero, y sin embargo a un número que se pasa lo llama premio.
source-turm-tower = Está impreso que cuantos más, mejor; el número es nuestro.
source-va_banque-bank_takes_remainder = Impreso como algo que se puede acordar. Entre dos es lo único que puede ganar la banca, así que entonces vale siempre.
source-wuerfelpoker-deals = No está impreso. Para que la velada acabe.
source-wuerfelpoker-max_raise = No está impreso. El tope mantiene a todos en el juego.
source-wuerfelpoker-throws = El cuadernillo no habla de una segunda tirada. Dos o tres son frecuentes en otros sitios.
source-tricks-rounds = No está impreso. Varias seguidas son para practicar.

# Decisiones: lo que no es opción ni está simplemente impreso

ruling-muehle-lots = Caja de viaje y La gran colección: empiezan las blancas. Halma y Merels: la suerte decide quién coloca primero. Echamos a suertes los colores, y empiezan las blancas.
ruling-muehle-next_point = El texto inglés deja ir una ficha a cualquier punto libre. Los otros nueve idiomas, y los otros cuadernillos, se refieren al siguiente.
ruling-muehle-shut_in = Que quien queda encerrado ha perdido está impreso en la Caja de viaje y en La gran colección. Halma y Merels calla.
ruling-ludo-squares = Ningún cuadernillo cuenta las casillas, y las imágenes se han perdido. Este es el tablero habitual; el orden de los colores y el sentido también son nuestros.
ruling-maedn-six_again = Después de un seis hay otra tirada «después de la jugada». La damos también donde no se pudo mover: la tirada la merece.
ruling-maedn-a_blocked = A hay que dejarla libre en cuanto se pueda. Qué pasa si estorba una ficha propia no se dice.
ruling-maedn-own_second = Cada color se juega por sí mismo, dice el cuadernillo. Lo tomamos al pie de la letra.
ruling-maedn-neutral = Solo está impreso cuándo deciden la partida las fichas neutrales. Cómo empiezan, qué obligaciones tienen y quién queda segundo es nuestra lectura.
ruling-maedn-duties_first = La variante deja sin efecto la frase de que nadie tiene que comer. No dice que deje sin efecto las otras obligaciones.
ruling-maedn-guilty = La ficha que no comió vuelve atrás. Cuál, si son varias, no se dice.
ruling-einigkeit-give_up = Quien no puede pasar un muro espera (alemán, francés). El texto italiano dice «rendirse»; lo leemos como renunciar al turno, porque perder una partida por una tirada no tiene sentido.
ruling-einigkeit-goal_pieces = Tres tiradas para quien no tiene ninguna ficha en juego. No se dice si una de la meta que aún puede moverse cuenta como en juego.
ruling-einigkeit-beside_own = Con un seis se puede elegir libremente, y dos fichas amigas pueden compartir casilla. Las dos cosas juntas permiten salir junto a una amiga.
ruling-einigkeit-wall_on_a = A hay que dejarla libre, y un muro puede quedarse cuanto se quiera. La segunda frase es la más concreta.
ruling-einigkeit-breach_enters = El muro cae cuando el jugador bloqueado saca un seis. Que el seis saque entonces una ficha es nuestra lectura.
ruling-mens_erger_je_niet-first_turn = Neerlandés: quien empieza pone una ficha en A. Francés: los demás hacen lo mismo. Tomamos el texto francés.
ruling-mens_erger_je_niet-stays = Los dos textos llaman puntos finales a los círculos pequeños. Así que una ficha que ha llegado a uno ya no se mueve.
ruling-mens_erger_je_niet-six_again = Los dos textos unen la segunda tirada al seis, no a una jugada hecha con él.
ruling-spielwiese-squares = El cuadernillo enumera las piezas y muestra tableros en imágenes que se han perdido. Diez casillas por jugador es el número habitual.
ruling-spielwiese-corners = Las estrellas están en la pieza central, dice el cuadernillo. Que en sus esquinas es nuestra lectura.
ruling-spielwiese-three_at_first = Cada cual puede tirar tres veces, dicen las reglas, y una regla opcional lo repite para quien no tiene ninguna ficha en el campo. Así que la regla misma se refiere al principio.
ruling-spielwiese-same_star = El cuadernillo no habla de una ficha que da la vuelta hasta la estrella de la que salió.
ruling-spielwiese-past_goal = Que un salto puede llevar más allá de tu meta está impreso para la regla opcional. La regla especial tampoco tiene límite.
ruling-spielwiese-sent_back_by = Los otros jugadores pueden mandar atrás una ficha. Cuál de ellos decide no se dice.
ruling-verfolgungsjagd-squares = El contorno es el de la estrella del Halma de estrella, cuyos rincones tienen quince casillas. El sentido es nuestro.
ruling-verfolgungsjagd-lapse = Los puntos que llevan más allá del punto de salida se pierden. Como se pide un número justo, se pierde la tirada entera.
ruling-verfolgungsjagd-at_home = Quien se deja cazar empieza de nuevo. Quien aún no ha empezado no tiene nada que perder.
ruling-gaensespiel-behind = Todos los jugadores tienen que haber pasado. Los que van delante ya han pasado, y los que están fuera nunca lo harán: así que se refiere a los de detrás.
ruling-gaensespiel-last_left = El cuadernillo no dice qué pasa cuando todos los demás están fuera.
ruling-ganzenbord-geese = El cuadernillo no dice dónde están las ocas. Estas son las trece de las viejas estampas.
ruling-ganzenbord-first_again = La regla habla de la primera tirada. Quien vuelve a la salida tiene otra vez una primera tirada; si no, un nueve iría de oca en oca directamente hasta 63.
ruling-ganzenbord-exempt = Las casillas ocupadas mandan atrás, pero el pozo y la cárcel necesitan que llegue alguien. Por eso son excepción.
ruling-ganzenbord-freed = Alguien llega y ocupa el lugar (francés), o saca la ficha (neerlandés). Dónde está después no se dice.
ruling-ganzenbord-all_wait = No está impreso. Si no, dos jugadores en el pozo y la cárcel esperarían para siempre.
ruling-ganzenbord-no_chips = No está impreso. La partida sigue sin fichas de pago.
ruling-wedrenspel-laps = El número de casillas no está impreso. Se deduce de las parejas de obstáculos: 4 y 44, 8 y 48.
ruling-wedrenspel-own_throw = Cada caballo avanza lo que sale para él, por turno. Elegir caballo no está impreso.
ruling-wedrenspel-sent_back = No se dice. Si no, un caballo que va de 28 a 25 tendría dos castigos por un salto.
ruling-wedrenspel-finish = Un caballo tiene que dar dos vueltas antes de pasar la meta. Así que tiene que salir de la última casilla.
ruling-wedrenspel-alone = No está impreso. Si no, una carrera podría acabar sin ganador en la 74.
ruling-dame-chain = Alemán e italiano: un peón sigue comiendo. Francés: puede hacerlo. Comer es obligatorio en los tres, así que seguimos a los dos.
ruling-dame-crowned = No se dice si una dama nueva sigue comiendo en el mismo turno. Se convierte en dama por haber llegado.
ruling-englische_dame-shield = Solo se pueden saltar fichas sueltas que estén libres. En columnas y filas lo leemos como en las diagonales, contando solo casillas oscuras.
ruling-italienische_dame-counted = Se pide el mayor número de fichas; nada se dice de su rango. Las federaciones dan más rango a las damas.
ruling-italienische_dame-long_queen = Todo es como en las damas menos dos reglas, así que las damas vuelan. En el juego de las federaciones van paso a paso.
ruling-wolf_und_schafe-through = El lobo gana detrás de la fila de ovejas. A la altura de la última aún se le puede encerrar, así que a la misma altura no es detrás.
ruling-wolf_und_schafe-no_sheep_moves = No está impreso. Unas ovejas que no pueden moverse nunca pueden dar la vuelta.
ruling-mauern-walled = Encerrado quiere decir separado de los demás y sin poder moverse. Que haya un enemigo al lado es nuestro: alguien tiene que haberlo encerrado.
ruling-mauern-winner = El cuadernillo no nombra ni final ni ganador. No poder mover nada es la forma completa de estar encerrado.
ruling-schach-promoted = Alemán e italiano de la Caja de viaje: cualquier pieza, incluso una segunda dama. Su texto francés se lee como si el peón capturara lo que hay ahí, y La gran colección calla.
ruling-schach-material = Dos reyes solos, o una pieza más, pueden no permitir ya una decisión. Lo leemos así: donde nadie puede dar mate.
ruling-raeuberschach-castles = La colocación, los movimientos y las capturas son los del ajedrez, así que el enroque se queda. Lo que dice de los ataques cae con el jaque.
source-bienenhausschach-pawns = Cualquier casilla libre, dice el cuadernillo, y hace una excepción, para los alfiles. Solo las filas 2 a 7 es cosa nuestra.
ruling-bienenhausschach-pawn_rests = Un peón en su primera o última fila no está impreso en ninguna parte. No ha llegado andando a su última fila, así que no corona.
ruling-bienenhausschach-still_theirs = La pieza se pone donde estorbe al jugador al que se le ha capturado. Así que sigue siendo de ese jugador.
ruling-maharadscha-safe_square = Una casilla libre a elegir. Un rey nunca se deja expuesto a la captura, así que las casillas atacadas no valen.
ruling-maharadscha-bare_king = Tablas cuando nadie puede dar mate. Con un rey blanco solo, ningún bando puede; todo lo demás queda para las otras tablas.
ruling-fuenf_in_einer_reihe-elsewhere = Una ficha se toma y se coloca de nuevo. En la misma casilla no sería de nuevo. El francés no dice de quién es la ficha; el alemán y el italiano dicen que propia.
ruling-solitaire-cross = El tablero no está impreso. En el tablero francés de 37 agujeros no se puede acabar con una sola clavija en el centro; en este, sí.
ruling-solitaire-stop = No está impreso: nadie tiene que seguir jugando.
ruling-halma-begins = El cuadernillo no dice quién empieza.
ruling-halma-chain = El cuadernillo aconseja saltar todo lo posible y no dice cuántas veces por turno. Otro cuadernillo imprime varios saltos para el mismo juego.
ruling-halma-ranked = El cuadernillo solo conoce al ganador. Cómo se ordenan los demás es nuestro.
ruling-sternhalma-size = Están impresos seis rincones de quince casillas. Que no compartan ninguna da una estrella de 181.
ruling-halma_a-board = No están impresos ni el tablero ni el número de fichas. Triángulos para dos a seis quieren decir esta estrella, y en ella caben diez fichas cada uno.
ruling-halma_a-empty_corner = Están impresos triángulos opuestos. Tres o cinco jugadores no pueden tener todos el suyo, así que algunos destinos son rincones vacíos.
ruling-halma_a-beside = Una ficha va a una posición libre. Solo el texto ruso dice que es vecina.
ruling-halma_b-unbroken = Una fila sin huecos está impresa en nueve idiomas; el texto francés no la pide.
ruling-halma_b-waits = No está impreso: qué pasa cuando no se puede saltar nada.
ruling-halma_eck-board = El tamaño no está impreso. Los campos de diecinueve y trece son los del tablero clásico.
ruling-halma_eck-partner_passes = No está impreso. Si no, quien ya ha llegado podría verse obligado a salir otra vez.
ruling-halma_eck-no_draw = El cuadernillo dice que no hay empate. Cómo se distinguen los iguales es nuestro.
ruling-twee_in_een_a-board = El tamaño no está impreso. Hay puntos en los rincones y cuatro a lo largo de un borde, y con ellos encajan seis por seis casillas.
ruling-eckdame-hops_forward = Se va hacia delante o de lado y nunca hacia atrás. El cuadernillo no hace excepción para los saltos.
ruling-pyramiden_dame-rebuilt = La pirámide se vuelve a levantar al otro lado. En qué sentido no se dice.
ruling-backgammon-same_numbers = El segundo jugador tiene que jugar los mismos números. Qué pasa si no se pueden jugar no se dice.
ruling-backgammon-both_numbers = Hay obligación de mover todo lo posible. Que de dos maneras haya que tomar la que usa los dos números es nuestra lectura.
ruling-backgammon-duty_ends = La obligación acaba cuando todas las fichas están en casa, y el segundo número sin usar ya puede sacar. Así que cada número se mira por separado.
ruling-backgammon-higher_enters = Primero el número más alto está impreso en un ejemplo con dos fichas. Lo tomamos como regla también para una.
ruling-backgammon-single = El triple está impreso para una ficha en la casa de quien gana o en la barra, sin decir si otras están fuera. El simple está impreso para quien pierde con alguna fuera, y dejamos que eso vaya antes.
ruling-puff-fresh = Empieza la tirada más alta. Si además se juega no se dice; en el Tric-Trac, sí.
ruling-puff-last_set = Las fichas pueden moverse cuando todas están colocadas. Si ya con el segundo número de esa tirada no se dice.
ruling-puff-to_hand = Las fichas comidas se vuelven a meter como en el backgammon. Antes de colocarlas todas aún no hay barra, así que vuelven a la mano.
ruling-puff-higher_enters = Primero el número más bajo está impreso para mover; el regreso, exactamente como en el backgammon. Ahí va primero el más alto.
ruling-puff-every_double = Otra tirada después de cada doble está impreso, así que también después de uno que no se pudo jugar.
ruling-langes_puff-enters = Las fichas vuelven en la casa del otro bando, como en el backgammon. Aquí los dos tienen la misma, así que vuelven donde se colocaron.
ruling-russisches_puff-lower_first = Primero el número más bajo está impreso para cuando todas las fichas están en el tablero. Aquí se empieza a mover antes, y con ello la regla.
ruling-russisches_puff-bar_first = Nada más puede moverse antes de que vuelva una ficha comida. Lo leemos de modo que tampoco se coloca nada.
ruling-zickzack-same_way = No se dice hacia dónde corren los colores. En el ejemplo del cuadernillo, un 3 encuentra la ficha del otro bando en la punta 3, así que los dos colocan en las mismas puntas.
ruling-zickzack-starter = El cuadernillo no dice quién empieza.
ruling-zickzack-all_numbers = No está impresa ninguna obligación de jugar. Sin ella, la partida podría quedarse parada.
ruling-trictrac-bridge_again = Mientras aguanta, da puntos en las tiradas siguientes. Contamos cada tirada, también las de después de un doble.
ruling-trictrac-whole_throw = Dos fichas toman la Hucke con una tirada. Por eso la miramos cuando se ha jugado la tirada entera.
ruling-trictrac-one_short = «Podría tomar la Hucke del otro bando» pide que esté libre, y «puede» hace que no sea obligación.
ruling-trictrac-sum = Para qué sirven los múltiplos de una victoria no se dice. Los sumamos.
ruling-boese_eins-the_one = Solo cuenta lo que se sumó hasta entonces. Así que el 1 mismo no cuenta.
ruling-boese_eins-next_round = El cuadernillo describe una ronda. Que en la siguiente se vuelve a estar dentro es nuestro.
ruling-boese_drei-one_throw = No está impreso. Parar sin nada no sería un turno.
ruling-boese_drei-nobody = Quien saca un 3 queda fuera. Si son todos, el cuadernillo no tiene ganador para la ronda.
ruling-auf_und_ab-zero = Un total negativo deja fuera. Cero no es negativo.
ruling-auf_und_ab-last_throw = El cuadernillo habla de los totales por el camino. Contamos con ellos el último.
ruling-auf_und_ab-nobody = Si todos están fuera, el cuadernillo no tiene ganador.
ruling-punktloeschen-again = Después de diez rondas hay diez rayas, dice el cuadernillo. Así que los que empatan tienen que volver a tirar.
ruling-punktloeschen-alone = No está impreso. Los demás no pueden participar, así que nadie puede ganarle.
ruling-finke-still_again = Quien saca 2 o 12 se lo lleva todo y tiene que volver a tirar. Si también donde no hay nada, no se dice.
ruling-finke-paid_twice = Quien vuelve a sacar 2 o 12 cubre todos los campos. Que entonces acaba el turno es nuestra lectura: ya ha pagado.
ruling-finke-short = Quien ha perdido el capital queda fuera. Cómo se paga con pocas fichas no se dice.
ruling-schluck_hansel-one_throw = Se tira por turnos, dice el cuadernillo, y no una y otra vez como en el juego anterior.
ruling-schluck_hansel-stays_out = No está impreso: si una ficha que sigue ahí hace volver a su dueño.
ruling-glueckspeter-one_throw = Se tira por turnos, dice el cuadernillo.
ruling-glueckspeter-always_pays = En el 10 se puede pagar siempre. Siempre ayuda, así que el programa lo hace.
ruling-teure_sieben-left_next = Le toca al vecino de la izquierda, y se queda con el número. Si lo usa otro, sigue tocándole a él.
ruling-teure_sieben-lowest = Se tachan siete números «desde abajo». La lista se escribe del 2 hacia arriba, así que desde el más bajo.
ruling-unter_ueber_sieben-doubles_again = Con un siete hay que doblar la apuesta. La de quién, y qué pasa con otro siete, no se dice.
ruling-unter_ueber_sieben-cap = No está impreso. Nadie puede perder lo que no tiene.
ruling-craps-covered = Los demás ponen lo mismo entre todos. Cuánto cada uno no se dice.
ruling-craps-changes = En el juego siguiente lleva los dados el siguiente. Lo tomamos también para quien ha ganado.
ruling-fenster-one_throw = Una pareja cuenta doble, un trío triple. Lo tomamos dentro de una tirada.
ruling-fenster-at_once = Gana el primero que reúne treinta. Así que nadie termina la ronda.
ruling-chicago-stand = Los dados que ya no se usan se quedan, dice el cuadernillo. Así que no se vuelven a tomar.
ruling-chicago-tie = El empate a puntos está resuelto para la victoria: menos tiradas. Para la derrota le damos la vuelta.
ruling-chicago_hoch_tief-either_way = Alto o bajo se dice después de la primera tirada. Que esa tirada cuenta es nuestra lectura.
ruling-chicago_hoch_tief-only_high = La regla extra está impresa con un 1 que vale 100. Así que es para las rondas altas.
ruling-streichhoelzer-each_match = Quien tiene la última cerilla pierde. Para que nadie se la salte, miramos después de cada cerilla.
ruling-turm-thrower_first = No está impreso: quién va primero cuando se acaba la torre.
ruling-turm-together = No está impreso: qué pasa si los últimos se libran de los suyos con una tirada.
ruling-eins_bis_sechzehn-in_order = En el ejemplo del cuadernillo, una tirada forma del 1 al 10. Así que los números van en orden, y tantos como dé una tirada.
ruling-eins_bis_sechzehn-turning = Hasta dieciséis y vuelta. Si el dieciséis se forma dos veces no se dice.
ruling-beelzebub-highest = Aquí no está impreso quién gana. En el juego anterior, sí.
ruling-va_banque-too_few = No está impreso: qué pasa si alguien no puede pagar la apuesta.
ruling-va_banque-negative = Las cuatro operaciones están impresas sin límite, así que un total puede bajar de cero.
ruling-va_banque-odd_chips = No está impreso: cómo comparten el bote los números iguales.
ruling-wuerfelpoker-nothing = La lista empieza con una pareja. Existen tiradas sin combinación, y las ponemos por debajo.
ruling-wuerfelpoker-one_raise = Los demás van o pasan, dice el cuadernillo. Así que nadie vuelve a subir.
ruling-kniffel-fresh_choice = Antes de cada tirada se puede elegir cuántos dados se tiran. Un dado que se guardó una vez no queda atado.
ruling-kniffel-any_box = Una tirada que no encaja en ninguna parte tacha cualquier casilla. Que también se pueda hacer cuando encajaría es nuestra lectura.
ruling-kniffel-no_double = El texto une los puntos extra a una casilla de número abierta y el comodín a una llena. Así que nunca hay las dos cosas.
ruling-racado-exact = No está impreso: si un número se puede acortar, y si con un seis se vuelve a tirar.
ruling-racado-no_duty = Quien llega a una casilla con una ficha ajena la come. Que haya que ir ahí no se dice.
ruling-racado-must_move = No está impreso: si uno puede quedarse.
ruling-racado-shared = No está impreso: qué significan números iguales.
ruling-tippy-home_corner = Las fichas se ponen en los cruces. Dónde no se dice; tomamos los rincones de los juegos vecinos.
ruling-tippy-enclosed = Encerrada quiere decir que no puede moverse. Si solo las fichas enemigas fueran muros casi nunca pasaría, así que lo son todas las fichas y el borde.
ruling-tippy-one_each = Solo una cada vez, dice el cuadernillo. Lo leemos como una por jugada.
ruling-tippy-counted = Quien tiene menos fichas ha perdido. Cómo se ordenan los demás es nuestro.
ruling-twee_in_een_b-four_begin = No está impreso: quién empieza, y dónde está la ficha sola en el borde.
ruling-twee_in_een_b-behind = La ficha sola rompe la línea de las cuatro. Ha pasado cuando está detrás de todas.
ruling-damspel-touched = Un artículo dice que ficha tocada, ficha movida. Con fichas de verdad es cuestión de modales; en una pantalla se escapa un dedo.
ruling-draughts-crown_disc = El cuadernillo hace poner una ficha comida sobre el peón. No dice qué hacer mientras no se haya comido ninguna.
ruling-schlagdame-any_capture = El cuadernillo no nombra ningún orden al comer. En el juego que este pone al revés, se elige libremente.
ruling-himmel_und_hoelle-one_throw = El cuadernillo hace tirar por turnos y no cuenta las tiradas de un turno. Leemos una.
ruling-rentmeister-one_throw = El cuadernillo no dice si las tiradas de un jugador van seguidas o una por ronda. Por turnos, todos siguen en el juego.
ruling-paerchen-in_turn = Están impresas cinco tiradas cada uno, no si van seguidas. Las sumas son las mismas; por turnos es más emocionante.
ruling-tricks-refused = No está impreso. Un número al que no lleva ninguna tirada revela un fallo en la cuenta, y el programa lo dice antes de que conteste el mago.
ruling-tricks-covered = No está impreso. En una mesa de verdad el mago se pone de espaldas; en una pantalla se tapan los dados.
ruling-wuerfelstapel-sides = El cuadernillo habla de caras escondidas y cuenta siete por dado. Así que no se refiere a los lados, y sí a la cara que está sobre la mesa.
