game-auf_und_ab = Upp och ner
    .tag = Sju kast som lyfter dig upp och drar dig ner.

option-auf_und_ab-rounds = Omgångar
    .help = Hur många turer alla har; alla resultat räknas ihop.

dice-row-up1 = + 1:a kastet
dice-row-up2 = + 2:a kastet
dice-row-down3 = − 3:e kastet
dice-row-up4 = + 4:e kastet
dice-row-down5 = − 5:e kastet
dice-row-up6 = + 6:e kastet
dice-row-down7 = − 7:e kastet
dice-row-running = Den här turen

dice-auf_und_ab-prompt-up = { $colour } gör kast { $number } av 7, som läggs till{ $rounds ->
        [one] .
       *[other] {" "}(omgång { $round } av { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } gör kast { $number } av 7, som dras ifrån{ $rounds ->
        [one] .
       *[other] {" "}(omgång { $round } av { $rounds }).
    }
dice-auf_und_ab-log-out = Det är { $below } under noll: { $colour } är ute.
dice-auf_und_ab-log-through = { $colour } slutar med { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
dice-end-nobody = Alla hamnade under noll, så ingen vinner.
