game-auf_und_ab = Auf und ab
    .tag = Sieben Würfe, die dich heben und wieder herunterziehen.

option-auf_und_ab-rounds = Runden
    .help = Wie oft jeder an die Reihe kommt; alle Ergebnisse werden zusammengezählt.

dice-row-up1 = + 1. Wurf
dice-row-up2 = + 2. Wurf
dice-row-down3 = − 3. Wurf
dice-row-up4 = + 4. Wurf
dice-row-down5 = − 5. Wurf
dice-row-up6 = + 6. Wurf
dice-row-down7 = − 7. Wurf
dice-row-running = Diese Runde

dice-auf_und_ab-prompt-up = { $colour } macht Wurf { $number } von 7, er wird dazugezählt{ $rounds ->
        [one] .
       *[other] {" "}(Runde { $round } von { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } macht Wurf { $number } von 7, er wird abgezogen{ $rounds ->
        [one] .
       *[other] {" "}(Runde { $round } von { $rounds }).
    }
dice-auf_und_ab-log-out = Das sind { $below } unter null: { $colour } scheidet aus.
dice-auf_und_ab-log-through = { $colour } kommt auf { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
dice-end-nobody = Alle sind unter null geraten, also gewinnt niemand.
