game-boese_drei = Den elaka trean
    .tag = Kasta så många gånger du vågar, men en trea tar allt.

option-boese_drei-rounds = Omgångar
    .help = Den som vinner flest omgångar vinner spelet.

dice-boese_drei-prompt-throw = { $colour } kastar{ $rounds ->
        [one] .
       *[other] {" "}i omgång { $round } av { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } har { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }: kasta vidare eller sluta?{ $best ->
        [0] {""}
       *[other] {" "}Att slå: { $best }.
    }
dice-boese_drei-log-out = En trea: { $colour } förlorar { $points ->
        [0] inget än, men är ute.
        [one] 1 poäng och är ute.
       *[other] { $points } poäng och är ute.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } vinner omgången.
       *[other] { $colour } delar omgången.
    }
dice-boese_drei-log-nobody = Alla är ute: ingen vinner omgången.
dice-boese_drei-why = Kasta vidare, eller sluta och behåll { $points }: något annat finns inte att bestämma.
dice-end-no_round = Alla har förlorat allt i varje omgång, så ingen vinner.
