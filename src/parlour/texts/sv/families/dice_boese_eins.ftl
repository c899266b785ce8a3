game-boese_eins = Den elaka ettan
    .tag = Fem kast i rad, och varje etta avbryter det roliga.

option-boese_eins-rounds = Omgångar
    .help = Hur många turer alla har; alla räknas tillsammans.

dice-boese_eins-prompt = { $colour } gör kast { $number } av 5{ $rounds ->
        [one] .
       *[other] , omgång { $round } av { $rounds }.
    }
dice-boese_eins-log-out = En etta: turen är slut för { $colour }, { $points ->
        [one] 1 poäng räknas.
       *[other] { $points } poäng räknas.
    }
dice-boese_eins-log-through = { $colour } klarar alla fem kasten: { $points } poäng.
