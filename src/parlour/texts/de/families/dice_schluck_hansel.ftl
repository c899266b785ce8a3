game-schluck_hansel = Schluck, Hansel
    .tag = Hansel hat Hunger, und jede Sieben füttert ihn mit einem deiner Chips.

option-schluck_hansel-chips = Chips für jeden
    .help = Womit jeder beginnt.

dice-schluck_hansel-log-belly = Eine Sieben: Hansel schluckt einen Chip von { $colour }.
