game-craps = Craps
    .tag = Nævn et tal, sats dine jetoner, og håb på held to gange.

option-craps-start_chips = Jetoner til hver
    .help = Hvad alle begynder med.
option-craps-rounds = Omgange
    .help = Hvor tit alle er kaster.
option-craps-max_stake = Højeste indsats
    .help = Kasteren må ikke satse mere end det; 0 betyder: så meget, som begge sider har.
option-craps-standard_rules = Kasinoets regler
    .help = Intet tal nævnes: 7 eller 11 vinder straks, 2, 3 eller 12 taber; enhver anden sum skal komme igen før en syver.

dice-craps-place-number = tal { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Sats 1 jeton
       *[other] Sats { $amount } jetoner
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } kaster: den højeste er første kaster.
       *[other] { $colour } kaster en gang til: { $seats } står lige om at være første kaster.
    }
dice-craps-prompt-number = { $colour } er kaster og nævner et tal fra 2 til 12{ $rounds ->
        [one] .
       *[other] {" "}(omgang { $round } af { $rounds }).
    }
dice-craps-prompt-stake = { $colour } vælger indsatsen{ $named ->
        [0] {""}
       *[other] {" "}på { $named }
    }: hvor mange jetoner?{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } kaster om { $chips ->
            [one] 1 jeton
           *[other] { $chips } jetoner
        }: { $named } vinder.
       *[other] { $colour } kaster om { $chips ->
            [one] 1 jeton
           *[other] { $chips } jetoner
        }: { $lucky } vinder, { $named } taber.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } kaster om { $chips ->
            [one] 1 jeton
           *[other] { $chips } jetoner
        }.
       *[other] { $colour } kaster om { $chips ->
            [one] 1 jeton
           *[other] { $chips } jetoner
        }: { $lucky } vinder, 7 taber.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Omgang { $round } af { $rounds })
    }
dice-craps-log-first = { $colour } slog højest og er første kaster.
dice-craps-log-name = { $colour } nævner { $number }.
dice-craps-log-stake = { $colour } satser { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }; de andre dækker tilsammen.
dice-craps-log-lucky = { $number } er nu lykketallet for { $colour }.
dice-craps-log-won = { $colour } vinder { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }.
dice-craps-log-lost = { $colour } taber { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }.
dice-craps-why-number = Nævn først et tal fra 2 til 12.
dice-craps-why-stake = Sats mindst 1 jeton og højst { $most }: ikke mere, end du har, og ikke mere, end de andre kan dække.
