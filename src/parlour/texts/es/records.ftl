# Partidas de archivos y a archivos

records-open = Abrir una partida de un archivo
records-open-help = Partidas guardadas aquí, y las de otros programas: PGN de ajedrez, PDN de damas, textos de encuentros de backgammon. Se comprueba cada jugada.
records-choose = Elegir un archivo
records-review = Repasarla enseguida: qué decidió la partida y qué habría sido mejor
records-paste = O pegar el texto
records-read = Leerla
records-which = ¿Qué juego es?
records-several = { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
records-game = { $white } contra { $black } ({ $result })
records-unnamed = Partida { $number }
