# Repasar una partida: solo lo piden las páginas que lo hacen.

# Cifras, con el signo decimal del idioma
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Repasando la partida
review-seat = Jugador
review-start = Al comienzo
review-luck = Suerte
review-decided = Decisiones
review-ended = Fuera del tablero
review-result = Resultado
review-lost = Perdido por decisiones propias
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } decidió bien y tuvo suerte: dados { $luck }, decisiones { $decided }.
        [unlucky] { $name } decidió bien y tuvo mala suerte: dados { $luck }, decisiones { $decided }.
       *[even] { $name } decidió bien y no tuvo ni buena ni mala suerte: dados { $luck }, decisiones { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } decidió mejor y tuvo suerte: dados { $luck }, decisiones { $decided }.
        [unlucky] { $name } decidió mejor y tuvo mala suerte: dados { $luck }, decisiones { $decided }.
       *[even] { $name } decidió mejor y no tuvo ni buena ni mala suerte: dados { $luck }, decisiones { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } tuvo suerte, pero decidió menos bien: dados { $luck }, decisiones { $decided }.
        [unlucky] { $name } decidió menos bien y además tuvo mala suerte: dados { $luck }, decisiones { $decided }.
       *[even] { $name } decidió menos bien y no tuvo ni buena ni mala suerte: dados { $luck }, decisiones { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } tuvo suerte: dados { $luck }, decisiones { $decided }.
        [unlucky] { $name } tuvo mala suerte: dados { $luck }, decisiones { $decided }.
       *[even] { $name } no tuvo ni buena ni mala suerte: dados { $luck }, decisiones { $decided }.
    }
}
review-luck-alone = { $name } tenía { $start } posibilidades entre 100 antes de la primera tirada; los dados trajeron { $luck }.
review-thought = { $name }: { $faults }; perdió { $lost } por jugada.
review-faultless = { $name } no cometió errores; perdió { $lost } por jugada.
review-count-blunders = { $count ->
    [one] un error grave
   *[other] { $count } errores graves
}
review-count-mistakes = { $count ->
    [one] un error
   *[other] { $count } errores
}
review-count-slips = { $count ->
    [one] un desliz
   *[other] { $count } deslices
}
review-faults-two = { $first } y { $second }
review-faults-three = { $first }, { $second } y { $third }
review-turning-move = El momento decisivo fue la jugada { $number } de { $name }, { $move }: { $change }.
review-turning-throw = El momento decisivo fue la tirada { $move } de { $name }, número { $number }: { $change }.
review-turning-move-for = El momento decisivo fue la jugada { $number } de { $name }, { $move }: { $change } para { $other }.
review-turning-throw-for = El momento decisivo fue la tirada { $move } de { $name }, número { $number }: { $change } para { $other }.
review-turning-end = La partida se decidió fuera del tablero.
review-good = Bien visto: { $name }, jugada { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } fue un error grave y perdió { $lost }; mejor era { $best }.
    [mistake] { $number }. { $name }: { $move } fue un error y perdió { $lost }; mejor era { $best }.
   *[slip] { $number }. { $name }: { $move } fue un desliz y perdió { $lost }; mejor era { $best }.
}
review-graph = Lo que valía cada posición para { $names }, del comienzo, a la izquierda, al final, a la derecha
review-as-table = Como tabla
review-move = Jugada
review-mistakes = Lo que se podía mejorar
review-mark-slip = desliz
review-mark-mistake = error
review-mark-blunder = error grave
review-unit-chance = Las cifras son posibilidades de ganar, en centésimas.
review-unit-points = Las cifras son puntos.
review-unit-other = Las cifras son como las cuenta el ordenador.
review-exact = Son exactas.
review-judged = Son tan buenas como el juicio de nuestro jugador más fuerte.
review-learn = { $count ->
    [one] Aprender de mi error
   *[other] Aprender de mis { $count } errores
}
review-learn-asked = Pregunta { $at } de { $total }: aquí jugaste { $played } y perdiste { $lost }. ¿Qué es mejor?
review-learn-right = Eso es: { $best }.
review-learn-wrong = Tampoco es lo mejor. Inténtalo otra vez.
review-learn-same = Eso es lo que jugaste. Hay algo mejor.
review-learn-shown = Mejor era { $best }.
review-learn-show = Enséñamelo
review-learn-next = Siguiente pregunta
review-learn-stop = Basta

# El tablero de análisis.

analysis-of = { $game }: análisis
analysis-desk = Qué se puede hacer y cuánto vale
analysis-moves = Jugadas
analysis-throws = ¿Qué muestran los dados?
analysis-judge = Mostrar lo que piensa el ordenador
analysis-thinking = El ordenador está pensando.
analysis-position = La posición por escrito
analysis-copy = Copiar
analysis-paste = Otra posición
analysis-place = Colocarla
analysis-play = Jugar desde aquí
analysis-play-start = Empezar en esta posición
analysis-play-forgets = Lo que hubo antes en el tablero no cuenta cuando se repiten posiciones.

# El editor de posiciones. Lo que va en sus campos está en docs/positions.md.

analysis-edit = Preparar una posición
analysis-edit-done = Mirar esta posición
analysis-edit-leave = Dejarlo como estaba
analysis-edit-tools = Qué hace tocar el tablero
analysis-edit-stock = Fichas para poner en el tablero
analysis-edit-move = Mover
analysis-edit-take = Quitar
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Tablero vacío
analysis-edit-start = Comienzo de la partida
analysis-edit-turn = ¿A quién le toca?
analysis-field-next = Qué viene ahora, y qué se cuenta
analysis-field-figures = Cifras
analysis-field-hands = Fichas en la mano
analysis-field-rights = Enroque
analysis-field-passant = Casilla saltada
analysis-field-quiet = Medias jugadas sin captura ni movimiento de peón
analysis-field-number = Número de jugada
analysis-field-die = Dado
