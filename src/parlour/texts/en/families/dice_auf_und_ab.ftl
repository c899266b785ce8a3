game-auf_und_ab = Up and Down
    .tag = Seven throws that lift you up and pull you down.

option-auf_und_ab-rounds = Rounds
    .help = How many turns everyone has; all results are added up.

dice-row-up1 = + 1st throw
dice-row-up2 = + 2nd throw
dice-row-down3 = − 3rd throw
dice-row-up4 = + 4th throw
dice-row-down5 = − 5th throw
dice-row-up6 = + 6th throw
dice-row-down7 = − 7th throw
dice-row-running = This turn

dice-auf_und_ab-prompt-up = { $colour } makes throw { $number } of 7, which is added{ $rounds ->
        [one] .
       *[other] {" "}(round { $round } of { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } makes throw { $number } of 7, which is taken away{ $rounds ->
        [one] .
       *[other] {" "}(round { $round } of { $rounds }).
    }
dice-auf_und_ab-log-out = That is { $below } below zero: { $colour } is out.
dice-auf_und_ab-log-through = { $colour } ends with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dice-end-nobody = Everyone went below nothing, so nobody wins.
