game-craps = Craps
    .tag = Name a number, stake your chips, and hope for luck twice.

option-craps-start_chips = Chips each
    .help = What everyone begins with.
option-craps-rounds = Circles
    .help = How often everyone is the maker.
option-craps-max_stake = Highest stake
    .help = The maker may not stake more than that; 0 means: as much as both sides have.
option-craps-standard_rules = Rules of the casino
    .help = No number is named: 7 or 11 wins at once, 2, 3 or 12 loses; any other total must come again before a 7.

dice-craps-place-number = number { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Stake 1 chip
       *[other] Stake { $amount } chips
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } throws: the highest is the first maker.
       *[other] { $colour } throws once more: { $seats } are level for the first maker.
    }
dice-craps-prompt-number = { $colour } is the maker and names a number from 2 to 12{ $rounds ->
        [one] .
       *[other] {" "}(circle { $round } of { $rounds }).
    }
dice-craps-prompt-stake = { $colour } chooses the stake{ $named ->
        [0] {""}
       *[other] {" "}on { $named }
    }: how many chips?{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } throws for { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }: { $named } wins.
       *[other] { $colour } throws for { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }: { $lucky } wins, { $named } loses.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } throws for { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }.
       *[other] { $colour } throws for { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }: { $lucky } wins, 7 loses.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Circle { $round } of { $rounds })
    }
dice-craps-log-first = { $colour } threw highest and is the first maker.
dice-craps-log-name = { $colour } names { $number }.
dice-craps-log-stake = { $colour } stakes { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }; the others cover it together.
dice-craps-log-lucky = { $number } is now { $colour }’s lucky number.
dice-craps-log-won = { $colour } wins { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
dice-craps-log-lost = { $colour } loses { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
dice-craps-why-number = First name a number from 2 to 12.
dice-craps-why-stake = Stake at least 1 chip and at most { $most }: no more than you have, and no more than the others can cover.
