game-auf_und_ab = Op en neer
    .tag = Zeven worpen die je optillen en weer omlaag trekken.

option-auf_und_ab-rounds = Ronden
    .help = Hoeveel beurten iedereen heeft; alle uitkomsten worden opgeteld.

dice-row-up1 = + 1e worp
dice-row-up2 = + 2e worp
dice-row-down3 = − 3e worp
dice-row-up4 = + 4e worp
dice-row-down5 = − 5e worp
dice-row-up6 = + 6e worp
dice-row-down7 = − 7e worp
dice-row-running = Deze beurt

dice-auf_und_ab-prompt-up = { $colour } doet worp { $number } van 7, die erbij komt{ $rounds ->
        [one] .
       *[other] {" "}(ronde { $round } van { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } doet worp { $number } van 7, die eraf gaat{ $rounds ->
        [one] .
       *[other] {" "}(ronde { $round } van { $rounds }).
    }
dice-auf_und_ab-log-out = Dat is { $below } onder nul: { $colour } ligt eruit.
dice-auf_und_ab-log-through = { $colour } eindigt met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
dice-end-nobody = Iedereen kwam onder nul, dus niemand wint.
