game-finke = Finke
    .tag = Zahl ein, was du wirfst, oder nimm, was dort liegt.

option-finke-start_chips = Chips für jeden
    .help = Womit jeder beginnt; das Heft verlangt mindestens 20.
option-finke-two_spares_seven = Die 2 verschont die Sieben
    .help = Eine 2 räumt alle Felder außer der 7 ab; nur eine 12 nimmt alles.
option-finke-pay_one_chip = Nur einen Chip zahlen
    .help = Jede Einzahlung ist ein einziger Chip statt der gewürfelten Zahl. Sanfter, aber länger.
option-finke-max_turns = Höchstens so viele Züge
    .help = Dauert es länger, gewinnt, wer die meisten Chips hat.

dice-finke-prompt-swept = { $colour } würfelt noch einmal; wieder eine 2 oder 12 kostet einen Chip für jedes Feld.
dice-finke-log-sweep = { $colour } räumt die Felder ab und nimmt { $chips ->
        [0] nichts, weil nichts da ist.
        [one] 1 Chip.
       *[other] { $chips } Chips.
    }
dice-finke-log-all-fields = Zum zweiten Mal in diesem Zug: { $colour } legt auf jedes Feld einen Chip, zusammen { $chips }.
