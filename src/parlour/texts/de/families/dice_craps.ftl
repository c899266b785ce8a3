game-craps = Craps
    .tag = Nenn eine Zahl, setz deine Chips und hoff zweimal auf Glück.

option-craps-start_chips = Chips für jeden
    .help = Womit jeder beginnt.
option-craps-rounds = Umläufe
    .help = Wie oft jeder Spielmacher ist.
option-craps-max_stake = Höchster Einsatz
    .help = Mehr darf der Spielmacher nicht setzen; 0 heißt: so viel, wie beide Seiten haben.
option-craps-standard_rules = Regeln der Spielbank
    .help = Es wird keine Zahl genannt: 7 oder 11 gewinnt sofort, 2, 3 oder 12 verliert; jede andere Summe muss vor einer 7 noch einmal fallen.

dice-craps-place-number = Zahl { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] 1 Chip setzen
       *[other] { $amount } Chips setzen
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } würfelt: Der höchste Wurf wird erster Spielmacher.
       *[other] { $colour } würfelt noch einmal: { $seats } liegen gleichauf um den ersten Spielmacher.
    }
dice-craps-prompt-number = { $colour } ist Spielmacher und nennt eine Zahl von 2 bis 12{ $rounds ->
        [one] .
       *[other] {" "}(Umlauf { $round } von { $rounds }).
    }
dice-craps-prompt-stake = { $colour } wählt den Einsatz{ $named ->
        [0] {""}
       *[other] {" "}auf die { $named }
    }: wie viele Chips?{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } würfelt um { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }: Die { $named } gewinnt.
       *[other] { $colour } würfelt um { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }: Die { $lucky } gewinnt, die { $named } verliert.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } würfelt um { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }.
       *[other] { $colour } würfelt um { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }: Die { $lucky } gewinnt, die 7 verliert.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-craps-log-first = { $colour } hat am höchsten gewürfelt und ist erster Spielmacher.
dice-craps-log-name = { $colour } nennt die { $number }.
dice-craps-log-stake = { $colour } setzt { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }; die anderen halten zusammen dagegen.
dice-craps-log-lucky = Die { $number } ist jetzt die Glückszahl von { $colour }.
dice-craps-log-won = { $colour } gewinnt { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }.
dice-craps-log-lost = { $colour } verliert { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }.
dice-craps-why-number = Nenn zuerst eine Zahl von 2 bis 12.
dice-craps-why-stake = Setz mindestens 1 und höchstens { $most } Chips: nicht mehr, als du hast, und nicht mehr, als die anderen halten können.
