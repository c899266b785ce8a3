game-boese_drei = Den slemme treer
    .tag = Kast, så tit du tør, men en treer tager alt.

option-boese_drei-rounds = Runder
    .help = Spillet går til den, der vinder flest runder.

dice-boese_drei-prompt-throw = { $colour } kaster{ $rounds ->
        [one] .
       *[other] {" "}i runde { $round } af { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } har { $points ->
        [one] 1 point
       *[other] { $points } point
    }: kaste videre eller stoppe?{ $best ->
        [0] {""}
       *[other] {" "}At slå: { $best }.
    }
dice-boese_drei-log-out = En treer: { $colour } mister { $points ->
        [0] intet endnu, men er ude.
        [one] 1 point og er ude.
       *[other] { $points } point og er ude.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } vinder runden.
       *[other] { $colour } deler runden.
    }
dice-boese_drei-log-nobody = Alle er ude: ingen vinder runden.
dice-boese_drei-why = Kast videre, eller stop og behold { $points }: andet er der ikke at vælge.
dice-end-no_round = Alle har mistet alt i hver runde, så ingen vinder.
