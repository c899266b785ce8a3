game-boese_eins = Den slemme etter
    .tag = Fem kast i træk, og hver etter slutter løjerne.

option-boese_eins-rounds = Runder
    .help = Hvor mange ture alle har; alle tæller med.

dice-boese_eins-prompt = { $colour } tager kast { $number } af 5{ $rounds ->
        [one] .
       *[other] , runde { $round } af { $rounds }.
    }
dice-boese_eins-log-out = En etter: turen er slut for { $colour }, { $points ->
        [one] 1 point tæller.
       *[other] { $points } point tæller.
    }
dice-boese_eins-log-through = { $colour } kommer igennem alle fem kast: { $points } point.
