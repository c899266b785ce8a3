game-last_stone = Der letzte Stein
    .tag = Einen, zwei oder drei nehmen, und den allerletzten.

option-last_stone-stones = Steine
    .help = Wie viele Steine auf dem Tisch liegen.

last_stone-left = auf dem Tisch
last_stone-prompt-take = { $most ->
        [one] { $colour } nimmt den letzten Stein.
       *[other] { $colour } nimmt einen bis { $most } Steine: den ersten davon antippen.
    }
last_stone-log-take = { $count ->
        [one] { $colour } nimmt einen Stein.
       *[other] { $colour } nimmt { $count } Steine.
    }
last_stone-end-last_stone = { $winner } nimmt den letzten Stein und gewinnt.
last_stone-why-over = Das Spiel ist aus.
last_stone-why-last-three = Steine werden vom Ende der Reihe genommen: einen der letzten { $most } antippen.
