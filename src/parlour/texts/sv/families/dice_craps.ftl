game-craps = Craps
    .tag = Säg ett tal, satsa dina marker och hoppas på turen två gånger.

option-craps-start_chips = Marker var
    .help = Vad alla börjar med.
option-craps-rounds = Varv
    .help = Hur många gånger var och en är kastare.
option-craps-max_stake = Högsta insats
    .help = Mer får kastaren inte satsa; 0 betyder så mycket som båda sidor har.
option-craps-standard_rules = Kasinots regler
    .help = Inget tal sägs: 7 eller 11 vinner genast, 2, 3 eller 12 förlorar; varje annan summa måste komma igen före en sjua.

dice-craps-place-number = tal { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Satsa 1 mark
       *[other] Satsa { $amount } marker
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } kastar: den högsta är första kastare.
       *[other] { $colour } kastar en gång till: { $seats } ligger lika om att bli första kastare.
    }
dice-craps-prompt-number = { $colour } är kastare och säger ett tal från 2 till 12{ $rounds ->
        [one] .
       *[other] {" "}(varv { $round } av { $rounds }).
    }
dice-craps-prompt-stake = { $colour } väljer insats{ $named ->
        [0] {""}
       *[other] {" "}på { $named }
    }: hur många marker?{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } kastar, insatsen är { $chips ->
            [one] 1 mark
           *[other] { $chips } marker
        }: { $named } vinner.
       *[other] { $colour } kastar, insatsen är { $chips ->
            [one] 1 mark
           *[other] { $chips } marker
        }: { $lucky } vinner, { $named } förlorar.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } kastar, insatsen är { $chips ->
            [one] 1 mark
           *[other] { $chips } marker
        }.
       *[other] { $colour } kastar, insatsen är { $chips ->
            [one] 1 mark
           *[other] { $chips } marker
        }: { $lucky } vinner, 7 förlorar.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-craps-log-first = { $colour } kastade högst och är första kastare.
dice-craps-log-name = { $colour } säger { $number }.
dice-craps-log-stake = { $colour } satsar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }; de andra täcker det tillsammans.
dice-craps-log-lucky = { $number } är nu lyckotalet för { $colour }.
dice-craps-log-won = { $colour } vinner { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }.
dice-craps-log-lost = { $colour } förlorar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }.
dice-craps-why-number = Säg först ett tal från 2 till 12.
dice-craps-why-stake = Satsa minst 1 mark och högst { $most }: inte mer än du har, och inte mer än de andra kan täcka.
