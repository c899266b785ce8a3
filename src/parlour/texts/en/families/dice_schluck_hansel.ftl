game-schluck_hansel = Swallow, Hansel
    .tag = Hansel is hungry, and every seven feeds him a chip of yours.

option-schluck_hansel-chips = Chips each
    .help = What everyone begins with.

dice-schluck_hansel-log-belly = A seven: Hansel swallows one of { $colour }’s chips.
