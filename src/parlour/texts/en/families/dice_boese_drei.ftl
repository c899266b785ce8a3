game-boese_drei = The Bad Three
    .tag = Throw as often as you dare, but a 3 takes everything.

option-boese_drei-rounds = Rounds
    .help = The game goes to whoever wins the most rounds.

dice-boese_drei-prompt-throw = { $colour } throws{ $rounds ->
        [one] .
       *[other] {" "}in round { $round } of { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }: throw on or stop?{ $best ->
        [0] {""}
       *[other] {" "}To beat: { $best }.
    }
dice-boese_drei-log-out = A 3: { $colour } loses { $points ->
        [0] nothing yet, but is out.
        [one] 1 point and is out.
       *[other] { $points } points and is out.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } wins the round.
       *[other] { $colour } shares the round.
    }
dice-boese_drei-log-nobody = Everyone is out: nobody wins the round.
dice-boese_drei-why = Throw on, or stop and keep { $points }: there is nothing else to decide.
dice-end-no_round = Everyone has lost everything in every round, so nobody wins.
