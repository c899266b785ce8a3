game-boese_eins = The Bad One
    .tag = Five throws in a row, and every 1 ends the fun.

option-boese_eins-rounds = Rounds
    .help = How many turns everyone has; all of them count together.

dice-boese_eins-prompt = { $colour } makes throw { $number } of 5{ $rounds ->
        [one] .
       *[other] , round { $round } of { $rounds }.
    }
dice-boese_eins-log-out = A 1: { $colour }’s turn is over, { $points ->
        [one] 1 point counts.
       *[other] { $points } points count.
    }
dice-boese_eins-log-through = { $colour } gets through all five throws: { $points } points.
