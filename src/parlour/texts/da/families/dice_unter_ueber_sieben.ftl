game-unter_ueber_sieben = Under eller over syv
    .tag = Meld, kast, og betal eller få betaling.

option-unter_ueber_sieben-start_chips = Jetoner til hver
    .help = Hvad alle begynder med.
option-unter_ueber_sieben-stake = Indsats
    .help = Hvor mange jetoner hver af de andre sætter mod kasteren.
option-unter_ueber_sieben-rounds = Omgange
    .help = Hvor tit alle er kaster.

dice-unter_ueber_sieben-place-under = Under
dice-unter_ueber_sieben-place-seven = Syv
dice-unter_ueber_sieben-place-over = Over
dice-unter_ueber_sieben-button-under = Under syv
dice-unter_ueber_sieben-button-over = Over syv
dice-unter_ueber_sieben-prompt-call = { $colour } er kaster: under eller over syv?{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } har meldt under syv og kaster.
       *[other] En syver: { $colour } har meldt under syv og kaster igen.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } har meldt over syv og kaster.
       *[other] En syver: { $colour } har meldt over syv og kaster igen.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } melder under syv; de andre sætter { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    } imod.
dice-unter_ueber_sieben-log-over = { $colour } melder over syv; de andre sætter { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    } imod.
dice-unter_ueber_sieben-log-seven = En syver: indsatserne fordobles, så langt jetonerne rækker, nu { $chips } i alt.
dice-unter_ueber_sieben-log-won = { $colour } havde ret og får { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }.
dice-unter_ueber_sieben-log-lost = { $colour } tog fejl og betaler { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }.
dice-unter_ueber_sieben-why = Kasteren melder under eller over syv; indsatserne følger af sig selv.
