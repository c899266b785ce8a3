# Los juegos con tres, cuatro y cinco dados.

game-fenster = La ventana
    .tag = Solo cuentan los doses, y tres de ellos valen por nueve.
option-fenster-target = Doses para ganar
    .help = Gana quien reúne tantos primero.
option-fenster-throws = Tiradas por turno
    .help = Cuántas veces tiras antes de pasar los dados.
dice-fenster-prompt = { $colour } tira tres dados: tirada { $number } de { $throws }.
dice-fenster-log = { $points ->
        [one] Un dos
       *[other] Eso vale por { $points } doses
    } para { $colour }: { $total } de { $target }.
dice-end-twos = { $winner } pasa por la ventana con { $points } doses.

game-chicago = Chicago
    .tag = Los unos valen 100, los seises 60, y el más bajo se lleva un posavasos.
option-chicago-chips_out = Posavasos hasta quedar fuera
    .help = Quien tiene que llevarse tantos deja la partida.
option-chicago-two_sixes_rule = Dos seises hacen un uno
    .help = Dos seises en una tirada: uno se puede convertir en un 1 que se queda, y el otro se vuelve a tirar.
game-chicago_hoch_tief = Chicago alto-bajo
    .tag = Después de la primera tirada alguien decide: ¿más puntos, o menos?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Dos seises hacen un uno
    .help = En rondas altas: con dos seises en una tirada, uno se puede convertir en un 1 que se queda; el otro se vuelve a tirar.
dice-row-throws_used = Tiradas
dice-row-thrown_for = Por el posavasos
dice-row-coasters = Posavasos
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } empieza la ronda y tiene hasta { $limit } tiradas.
       *[no] { $colour } tiene { $limit ->
            [one] una tirada
           *[other] hasta { $limit } tiradas
        }{ $mode ->
            [high] : gana quien tiene más puntos
            [low] : gana quien tiene menos puntos
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } decide: ¿gana esta ronda quien tiene más puntos o quien tiene menos?
dice-chicago-prompt-choose = { $colour } tiene { $points } después de la tirada { $number } de { $limit }{ $mode ->
        [low] , y gana quien tiene menos
       *[other] {""}
    }: para, o elige dados para volver a tirar.
dice-chicago-prompt-off = Empate: { $rivals } tiran por el posavasos{ $mode ->
        [low] , y se lo lleva el más alto
       *[other] , y se lo lleva el más bajo
    }. Tira { $colour }. ({ $starter } empezó la ronda con { $limit ->
        [one] una tirada
       *[other] { $limit } tiradas
    }.)
dice-button-high = Alto: gana quien tiene más
dice-button-low = Bajo: gana quien tiene menos
dice-chicago-button-one = Convertir un 6 en un 1 y volver a tirar { $faces }
dice-chicago-log-high = { $colour } dice: alto.
dice-chicago-log-low = { $colour } dice: bajo.
dice-chicago-log-again = { $colour } vuelve a tirar { $faces }.
dice-chicago-log-one = { $colour } convierte un 6 en un 1 y vuelve a tirar { $faces }.
dice-chicago-log-points = { $colour } tiene { $points } en { $number ->
        [one] una tirada
       *[other] { $number } tiradas
    }.
dice-chicago-log-tie = Los últimos empatan: tiran por el posavasos.
dice-chicago-log-off = { $colour } saca { $points } por el posavasos.
dice-chicago-log-coaster = { $colour } se lleva un posavasos, el { $count ->
        [1] primero
        [2] segundo
        [3] tercero
       *[other] número { $count }
    }.
dice-chicago-log-out = { $colour } queda fuera.
dice-chicago-log-won = { $colour } gana la ronda y empieza la siguiente.
dice-end-last_left = No queda nadie más que { $winner }, que gana.
dice-chicago-why-call = Di primero si cuenta lo alto o lo bajo.
dice-chicago-why-stands = Este dado se queda: una vez apartado de una tirada, no se vuelve a tomar.
dice-chicago-why = Para, o elige dados de la última tirada para volver a tirarlos.

game-rentmeister = El administrador
    .tag = Seis sumas, seis líneas: el ocho quiere tu mejor tirada.
option-rentmeister-placement = Líneas
    .help = Elegir una línea para cada tirada, o llenarlas desde arriba.
option-rentmeister-placement-free = A elegir
option-rentmeister-placement-in_order = En orden, sin elegir
dice-row-times = Por { $times }
    .help = La suma de una tirada, multiplicada por { $times }.
dice-rentmeister-prompt-throw = { $colour } tira tres dados: tirada { $number } de 6.
dice-rentmeister-prompt-write = { $colour } ha sacado { $points }: ¿para qué línea?
dice-rentmeister-label = Por { $times }: { $points } puntos
dice-rentmeister-log = { $colour } anota { $entry } por { $times }: { $points } puntos.
dice-rentmeister-why-full = Esta línea ya está llena: en cada una va una tirada.
dice-rentmeister-why = Elige una de tus líneas vacías.
dice-end-rents = { $winners ->
        [one] Gana { $winner } con { $points } puntos.
       *[other] { $winners } jugadores comparten el primer puesto con { $points } puntos.
    }

game-streichhoelzer = Cerillas
    .tag = Los unos van a la izquierda, los seises a la caja. No te quedes con la última cerilla.
option-streichhoelzer-matches = Cerillas por cabeza
    .help = Con cuántas cerillas empieza cada cual.
dice-row-matches = Cerillas
piece-matches = cerillas
piece-matchbox = caja de cerillas
dice-streichhoelzer-prompt = Tira { $colour }: cada 6 echa una cerilla a la caja, cada 1 le da una a { $left }.
dice-streichhoelzer-log-burnt = { $colour } echa { $count ->
        [one] una cerilla
       *[other] { $count } cerillas
    } a la caja.
dice-streichhoelzer-log-given = { $colour } le pasa { $count ->
        [one] una cerilla
       *[other] { $count } cerillas
    } a { $left }.
dice-streichhoelzer-log-none = { $colour } no tiene cerillas y espera.
dice-end-last_match = { $loser } se queda con la última cerilla y pierde.

game-turm = La torre
    .tag = Primero tu número te trae posavasos; luego tiene que quitártelos.
option-turm-tower = Posavasos en la torre
    .help = Cuántos hay en el centro.
dice-row-key = Número
piece-coasters = posavasos
dice-turm-place-tower = la torre
dice-streichhoelzer-place-box = la caja
dice-turm-prompt-key = { $colour } tira para saber su número.
dice-turm-prompt-take = Tira { $colour }: toma de la torre quien tenga un número que salga ({ $count ->
        [one] queda uno
       *[other] quedan { $count }
    }).
dice-turm-prompt-away = La torre ya no está. Tira { $colour }: se libra de posavasos quien tenga un número que salga.
dice-turm-log-key = { $colour } tiene el número { $number }.
dice-turm-log-take = { $colour } toma { $count ->
        [one] un posavasos
       *[other] { $count } posavasos
    }.
dice-turm-log-away = { $colour } se libra de { $count ->
        [one] un posavasos
       *[other] { $count } posavasos
    }.
dice-turm-log-down = La torre ha caído. Ahora todos quieren librarse de sus posavasos.
dice-end-last_coaster = { $losers ->
        [one] { $loser } se queda con posavasos y pierde.
       *[other] { $losers } jugadores se libran a la vez de sus últimos posavasos y pierden.
    }

game-eins_bis_sechzehn = Del uno al dieciséis
    .tag = Forma cada número con tres dados, hasta dieciséis y vuelta.
option-eins_bis_sechzehn-all_operations = Las cuatro operaciones
    .help = También multiplicar y dividir.
option-eins_bis_sechzehn-top = El número más alto
    .help = Dónde da la vuelta el camino.
option-eins_bis_sechzehn-there_and_back = Ida y vuelta
    .help = Otra vez hasta el uno; si no, gana el número más alto.
option-eins_bis_sechzehn-max_rounds = Rondas como máximo
    .help = Después gana quien ha llegado más lejos.
dice-row-targets = Números hechos
dice-eins_bis_sechzehn-prompt = { $colour } tira tres dados y necesita ahora el { $target }.
dice-eins_bis_sechzehn-log = { $colour } forma { $sums }.
dice-eins_bis_sechzehn-log-none = En estos dados no hay ningún { $target } para { $colour }.
dice-end-targets = { $winner } forma el último número y gana.
dice-end-max_rounds = Se han acabado las rondas: { $winners ->
        [one] { $winner } llega más lejos que nadie
       *[other] { $winners } jugadores han llegado igual de lejos
    }, con { $points ->
        [one] un número hecho
       *[other] { $points } números hechos
    }.

game-paerchen = Parejas
    .tag = Dos dados blancos dan, dos dados grises quitan.
option-paerchen-throws = Tiradas por cabeza
    .help = Cuántas veces tira cada cual.
game-beelzebub = Belcebú
    .tag = Tres dados blancos contra el gris.
option-beelzebub-rounds = Rondas
    .help = Cuántas veces tira cada cual.
dice-row-throw6 = 6.ª tirada
dice-row-throw7 = 7.ª tirada
dice-row-throw8 = 8.ª tirada
dice-row-throw9 = 9.ª tirada
dice-row-throw10 = 10.ª tirada
dice-grey-prompt = { $colour } tira { $white } dados blancos y { $grey ->
        [one] uno gris
       *[other] { $grey } grises
    }: tirada { $number } de { $throws }.
dice-grey-log = Blanco menos gris da { $points }: { $colour } tiene ahora { $total }.
dice-end-sum = { $winners ->
        [one] Gana { $winner } con { $points }.
       *[other] { $winners } jugadores comparten el primer puesto con { $points }.
    }

game-va_banque = Va banque
    .tag = Cinco dados, cuatro operaciones, cada una una vez: ¿quién llega más alto?
option-va_banque-chips = Fichas por cabeza
    .help = Con cuántas fichas empieza cada cual.
option-va_banque-stake = Apuesta
    .help = Lo que pone cada cual menos la banca.
option-va_banque-rounds = Vueltas
    .help = Cuántas veces lleva la banca cada cual.
option-va_banque-bank_takes_remainder = Los restos son para la banca
    .help = Quien nunca pudo dividir y con el último dado se queda con un resto pierde su apuesta en favor de la banca. Entre dos es siempre así.
dice-va_banque-prompt-throw = { $banker } lleva la banca ({ $bank } de { $banks }, { $pot } en el bote) y tira para { $colour }.
dice-va_banque-prompt-next = { $banker } tira para { $colour }, que tiene { $total }; quedan: { $signs }
dice-va_banque-prompt-choose = { $colour } tiene { $total } y un { $die } (dado { $number } de 5). ¿Qué operación? Quedan: { $signs } (banca { $bank } de { $banks }, la lleva { $banker })
dice-va_banque-place-plus = más
dice-va_banque-place-minus = menos
dice-va_banque-place-times = por
dice-va_banque-place-by = entre
dice-va_banque-place-total = Hasta ahora
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } acaba con { $points }.
dice-va_banque-log-fell = No se ha podido dividir nada, y sobra un resto: la apuesta de { $colour } es para { $banker }.
dice-va_banque-log-won = { $colour } se lleva { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } del bote.
dice-va_banque-why-used = Cada operación se usa una vez, y esta ya está usada.
dice-va_banque-why-division = { $total } no se puede dividir entre { $die } sin resto.
dice-va_banque-why = Elige una de las operaciones que quedan.
dice-end-most_chips = { $winners ->
        [one] Gana { $winner } con { $points ->
            [one] una ficha
           *[other] { $points } fichas
        }.
       *[other] { $winners } jugadores comparten el primer puesto con { $points ->
            [one] una ficha
           *[other] { $points } fichas
        } cada uno.
    }

game-wuerfelpoker = Póker de dados
    .tag = Pon tu parte, tira cinco dados y espera que nadie suba.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Entrada
    .help = Lo que pone cada cual en el bote en cada mano.
option-wuerfelpoker-deals = Manos
    .help = Cuántas manos se juegan.
option-wuerfelpoker-raising = Subir la apuesta
    .help = Quien ha tirado puede subir; los demás van o pasan.
option-wuerfelpoker-max_raise = Subida más alta
    .help = 0 quiere decir: tanto como puedan pagar todos los que siguen.
option-wuerfelpoker-throws = Tiradas
    .help = Con más de una puedes volver a tirar los dados que quieras.
piece-chips = fichas
dice-wuerfelpoker-nothing = una tirada sin valor
dice-wuerfelpoker-pair = una pareja
dice-wuerfelpoker-two_pairs = doble pareja
dice-wuerfelpoker-triplet = un trío
dice-wuerfelpoker-sequence = una escalera
dice-wuerfelpoker-full = un full
dice-wuerfelpoker-four = un póker
dice-wuerfelpoker-five = un repóker
dice-wuerfelpoker-place-die = dado { $number } de { $colour }
dice-wuerfelpoker-prompt-throw = Mano { $deal } de { $deals }, abierta por { $opener }, con { $pot } en el bote. Tira { $colour }.
dice-wuerfelpoker-prompt-keep = { $colour } elige dados para volver a tirar ({ $count ->
        [one] queda una tirada
       *[other] quedan { $count } tiradas
    }) o se planta. Mano { $deal } de { $deals }, abierta por { $opener }, { $pot } en el bote.
dice-wuerfelpoker-prompt-raise = { $colour } tiene { $hand } y puede subir { $cap } como mucho. Mano { $deal } de { $deals }, abierta por { $opener }, { $pot } en el bote.
dice-wuerfelpoker-prompt-answer = { $raiser } sube { $count }. ¿Va { $colour }? Mano { $deal } de { $deals }, abierta por { $opener }, { $pot } en el bote.
dice-wuerfelpoker-button-stand = Plantarse
dice-wuerfelpoker-button-raise = { $amount ->
        [0] No subir
       *[other] Subir { $amount }
    }
dice-wuerfelpoker-button-call = Ir: pagar { $count }
dice-wuerfelpoker-button-fold = Pasar
dice-wuerfelpoker-log-hand = { $colour } tiene { $hand }.
dice-wuerfelpoker-log-stand = { $colour } se planta.
dice-wuerfelpoker-log-again = { $colour } vuelve a tirar { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } no sube.
       *[other] { $colour } sube { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } va y paga { $count }.
dice-wuerfelpoker-log-fold = { $colour } pasa.
dice-wuerfelpoker-log-won = { $colour } se lleva { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } del bote.
dice-wuerfelpoker-why-answer = Hay una subida en la mesa: ve, o pasa.
dice-wuerfelpoker-why-raise = Sube { $cap } como mucho, o no subas: todos los que siguen tienen que poder pagarlo.
dice-wuerfelpoker-why-keep = Elige dados para volver a tirar, o plántate.
