game-punktloeschen = Borrar puntos
    .tag = Primero reúne rayas de tiza; luego, sé quien antes se libra de ellas.

option-punktloeschen-rounds = Rondas de la primera parte
    .help = Tantas rayas se reparten antes de empezar a borrar.

dice-row-marks = Rayas

dice-punktloeschen-prompt-mark = Tira { $colour }; el más bajo recibe una raya (ronda { $round } de { $rounds }).
dice-punktloeschen-prompt-wipe = Tira { $colour }; el más alto borra una raya.
dice-punktloeschen-prompt-off = { $colour } tira otra vez: { $seats } empatan por { $wiping ->
        [0] el más bajo.
       *[other] el más alto.
    }
dice-punktloeschen-log-mark = { $colour } tiene la tirada más baja y recibe una raya: ahora tiene { $marks }.
dice-punktloeschen-log-wipe = { $colour } tiene la tirada más alta y borra una raya: ahora tiene { $marks }.
dice-punktloeschen-log-second = Ahora se borran las rayas. Siguen jugando: { $seats }.
dice-end-wiped = { $winner } borra su última raya y gana.
dice-end-alone = Solo { $winner } tiene rayas, así que nadie más puede jugar por la victoria.
