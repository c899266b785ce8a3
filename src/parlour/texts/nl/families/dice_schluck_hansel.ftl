game-schluck_hansel = Slik, Hansje
    .tag = Hansje heeft honger, en elke zeven voert hem een fiche van jou.

option-schluck_hansel-chips = Fiches per speler
    .help = Waarmee iedereen begint.

dice-schluck_hansel-log-belly = Een zeven: Hansje slikt een fiche van { $colour } in.
