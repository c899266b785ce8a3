game-unter_ueber_sieben = Under or Over Seven
    .tag = Call it, throw it, and pay or collect.

option-unter_ueber_sieben-start_chips = Chips each
    .help = What everyone begins with.
option-unter_ueber_sieben-stake = Stake
    .help = How many chips each of the others bets against the maker.
option-unter_ueber_sieben-rounds = Circles
    .help = How often everyone is the maker.

dice-unter_ueber_sieben-place-under = Under
dice-unter_ueber_sieben-place-seven = Seven
dice-unter_ueber_sieben-place-over = Over
dice-unter_ueber_sieben-button-under = Under seven
dice-unter_ueber_sieben-button-over = Over seven
dice-unter_ueber_sieben-prompt-call = { $colour } is the maker: under or over seven?{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } has called under seven and throws.
       *[other] A seven: { $colour } has called under seven and throws again.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } has called over seven and throws.
       *[other] A seven: { $colour } has called over seven and throws again.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } calls under seven; the others bet { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } against it.
dice-unter_ueber_sieben-log-over = { $colour } calls over seven; the others bet { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } against it.
dice-unter_ueber_sieben-log-seven = A seven: the bets are doubled as far as the chips go, now { $chips } in all.
dice-unter_ueber_sieben-log-won = { $colour } was right and collects { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
dice-unter_ueber_sieben-log-lost = { $colour } was wrong and pays { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
dice-unter_ueber_sieben-why = The maker calls under or over seven; the bets follow by themselves.
