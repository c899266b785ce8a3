game-schluck_hansel = Łykaj, Jasiu
    .tag = Jaś jest głodny, a każda siódemka karmi go twoim żetonem.

option-schluck_hansel-chips = Żetony na gracza
    .help = Z czym każdy zaczyna.

dice-schluck_hansel-log-belly = Siódemka: Jaś połyka żeton { $colour-genitive }.
