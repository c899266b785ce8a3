game-schluck_hansel = Slug, Hansel
    .tag = Hansel er sulten, og hver syver fodrer ham med en af dine jetoner.

option-schluck_hansel-chips = Jetoner til hver
    .help = Hvad alle begynder med.

dice-schluck_hansel-log-belly = En syver: Hansel sluger en jeton fra { $colour }.
