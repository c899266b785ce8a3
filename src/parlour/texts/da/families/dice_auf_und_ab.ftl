game-auf_und_ab = Op og ned
    .tag = Syv kast, der løfter dig op og trækker dig ned.

option-auf_und_ab-rounds = Runder
    .help = Hvor mange ture alle har; alle resultater lægges sammen.

dice-row-up1 = + 1. kast
dice-row-up2 = + 2. kast
dice-row-down3 = − 3. kast
dice-row-up4 = + 4. kast
dice-row-down5 = − 5. kast
dice-row-up6 = + 6. kast
dice-row-down7 = − 7. kast
dice-row-running = Denne tur

dice-auf_und_ab-prompt-up = { $colour } tager kast { $number } af 7, der lægges til{ $rounds ->
        [one] .
       *[other] {" "}(runde { $round } af { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } tager kast { $number } af 7, der trækkes fra{ $rounds ->
        [one] .
       *[other] {" "}(runde { $round } af { $rounds }).
    }
dice-auf_und_ab-log-out = Det er { $below } under nul: { $colour } er ude.
dice-auf_und_ab-log-through = { $colour } ender med { $points ->
        [one] 1 point
       *[other] { $points } point
    }.
dice-end-nobody = Alle kom under nul, så ingen vinder.
