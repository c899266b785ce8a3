game-glueckspeter = Glückspeter
    .tag = Wer zuerst alle Chips los ist, gewinnt.

option-glueckspeter-chips = Chips für jeden
    .help = Was jeder loswerden muss.
option-glueckspeter-max_turns = Höchstens so viele Züge
    .help = Dauert es länger, gewinnt, wer die wenigsten Chips hat.

dice-glueckspeter-log-sack = Eine Zehn: { $colour } wirft einen Chip in den Sack.
dice-end-rid = { $winner } ist alle Chips los und gewinnt.
dice-end-fewest_chips = Der letzte Zug ist gespielt: { $winners ->
        [one] { $winner } hat die wenigsten Chips und gewinnt.
       *[other] { $winners } Spieler mit den wenigsten Chips teilen sich den ersten Platz.
    }
