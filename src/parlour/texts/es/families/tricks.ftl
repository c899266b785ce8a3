game-wieviel_augen_2 = ¿Cuántos puntos? (dos dados)
    .tag = Tira en secreto, haz cuatro cuentas, di el resultado: el mago sabe tus dados.
game-wieviel_augen_3 = ¿Cuántos puntos? (tres dados)
    .tag = Seis cifras, dos divisiones, un número, y tres dados ya no son un secreto.
game-wuerfelstapel = La pila de dados
    .tag = Di la cara de arriba, y el mago cuenta todas las escondidas.

option-wieviel_augen_2-magician = Mago
    .help = Déjate asombrar, o practica tú el truco.
option-wieviel_augen_2-magician-computer = El programa me lee el pensamiento
option-wieviel_augen_2-magician-player = La magia la hago yo
option-wieviel_augen_2-real_dice = Dados de verdad
    .help = Tira tus propios dados en la mesa; el programa nunca los ve. No vale si practicas a solas como mago.
option-wieviel_augen_2-rounds = Veces seguidas
    .help = Cuántas veces se hace el truco.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Dados de la pila
    .help = Cuatro en el cuadernillo; con cualquier otro número el truco sale igual de bien.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Dados de verdad
    .help = Apila tus propios dados en la mesa; el programa nunca los ve. No vale si practicas a solas como mago.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Trucos hechos
tricks-right = Acertados
tricks-dice = los dados muestran { $faces }
tricks-hidden = hay { $count } puntos escondidos

tricks-row-first = Primer dado
tricks-row-doubled = El doble
tricks-row-plus_five = Más 5
tricks-row-times_five = Por 5
tricks-row-plus_second = Más el segundo dado
tricks-row-said = El número dicho
tricks-row-minus_25 = Menos 25
tricks-row-tops = Caras de arriba
tricks-row-six_digits = Con las caras de abajo
tricks-row-by_37 = Entre 37
tricks-row-by_3 = Entre 3
tricks-row-minus_7 = Menos 7
tricks-row-by_9 = Entre 9
tricks-row-sevens = Siete por dado
tricks-row-hidden = Menos la de arriba

tricks-help-first = Quien mira empieza con el primer dado.
tricks-help-doubled = Lo multiplica por dos.
tricks-help-plus_five = Le suma 5.
tricks-help-times_five = Lo multiplica por 5.
tricks-help-plus_second = Le suma el segundo dado: ese es el número que dice.
tricks-help-said = Es todo lo que oye el mago.
tricks-help-minus_25 = El secreto del mago: las cifras que quedan son los dados.
tricks-help-tops = Los tres dados, leídos como un número.
tricks-help-six_digits = Detrás, en el mismo orden, lo que está debajo: 7 menos cada dado.
tricks-help-by_37 = Quien mira divide entre 37; siempre sale exacto.
tricks-help-by_3 = Luego entre 3: ese es el número que dice.
tricks-help-minus_7 = El mago resta 7…
tricks-help-by_9 = …y divide entre 9: las cifras son los dados.
tricks-help-sevens = Dos caras opuestas de un dado suman 7.
tricks-help-hidden = El secreto del mago: solo se ve la de arriba, todo lo demás está escondido.

tricks-prompt-throw = El mago está de espaldas. Tira los { $count } dados.
tricks-prompt-cover = El mago mira a otro lado. Tira los { $count } dados: quedan tapados hasta que los diga.
tricks-prompt-watch = Mira a otro lado mientras se tiran { $count } dados.
tricks-prompt-say-wieviel_augen_2 = Multiplica por dos el primer dado, suma 5, multiplica por 5, suma el segundo dado. ¿Qué número te sale?
tricks-prompt-say-wieviel_augen_3 = Escribe los tres dados y, detrás, lo que hay debajo de cada uno (7 menos el dado). Divide entre 37 y luego entre 3. ¿Qué número te sale?
tricks-prompt-say-wuerfelstapel = ¿Qué cara está encima de la pila?
tricks-prompt-name-wieviel_augen_2 = El número dicho es { $said }. ¿Qué dos dados hay?
tricks-prompt-name-wieviel_augen_3 = El número dicho es { $said }. ¿Qué tres dados hay?
tricks-prompt-name-wuerfelstapel = Encima está el { $said }. ¿Cuántos puntos hay escondidos entre los dados y debajo?
tricks-prompt-judge = El mago ve… { $named }. ¿Es así?
tricks-prompt-confirm = Veo… { $named }. ¿He acertado?

tricks-button-right = Sí, exacto
tricks-button-wrong = No

tricks-label-say = Decir { $number }
tricks-label-name-wieviel_augen_2 = Decir los dados { $faces }
tricks-label-name-wieviel_augen_3 = Decir los dados { $faces }
tricks-label-name-wuerfelstapel = Decir { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }

tricks-log-secret = El dado { $number } se tira en secreto.
tricks-log-hears = El mago oye { $number }.
tricks-log-said = Dices { $number }.
tricks-log-magician = El mago piensa un momento: { $named }.
tricks-log-one-says = { $colour } dice { $number }.
tricks-log-one-names = { $colour } piensa un momento: { $named }.
tricks-log-named = Dices: { $named }.
tricks-log-right = Es correcto.
tricks-log-wrong = No es eso: en algún sitio falló la cuenta.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Esta vez no: el mago tiene que practicar. El papel muestra la cuenta que lleva hasta ahí.
                [player] Esta vez no. El papel muestra la cuenta que lleva hasta ahí.
               *[computer] Nada se lee en un pensamiento que contó mal: el papel muestra dónde.
            }
           *[other] { $magician ->
                [other] El mago saluda. El papel muestra cómo se hizo.
                [player] Correcto. Nadie sabrá nunca cómo lo has hecho.
               *[computer] El mago saluda. El papel muestra cómo se hizo.
            }
        }
       *[other] Han salido bien { $right } de { $rounds } trucos.
    }
    .headline = { $right ->
        [0] No ha salido
       *[other] ¡Abracadabra!
    }

tricks-why-confirm = Dile primero al mago si ha acertado.
tricks-why-digits = Toca una cifra en cada fila, de arriba abajo.
tricks-why-go-on = El número aún no está completo: toca una cifra en la fila siguiente.
tricks-why-stack = La pila se queda como está; las cifras son para decir un número.
tricks-why-number = Ninguna tirada lleva a este número. Repasa la cuenta, por favor.
tricks-why-rows = Una cifra en cada fila, de arriba abajo, dentro de lo que muestran los dados.

piece-die0 = dado escondido
piece-die1 = dado con un 1
piece-die2 = dado con un 2
piece-die3 = dado con un 3
piece-die4 = dado con un 4
piece-die5 = dado con un 5
piece-die6 = dado con un 6
