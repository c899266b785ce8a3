game-craps = Craps
    .tag = Noem een getal, zet je fiches in en hoop twee keer op geluk.

option-craps-start_chips = Fiches per speler
    .help = Waarmee iedereen begint.
option-craps-rounds = Rondjes
    .help = Hoe vaak iedereen de werper is.
option-craps-max_stake = Hoogste inzet
    .help = Meer mag de werper niet inzetten; 0 betekent: zoveel als beide kanten hebben.
option-craps-standard_rules = Regels van het casino
    .help = Je noemt geen getal: 7 of 11 wint meteen, 2, 3 of 12 verliest; elk ander totaal moet terugkomen voor er een 7 valt.

dice-craps-place-number = getal { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] 1 fiche inzetten
       *[other] { $amount } fiches inzetten
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } gooit: de hoogste is de eerste werper.
       *[other] { $colour } gooit nog eens: { $seats } gooiden even hoog, en de hoogste is de eerste werper.
    }
dice-craps-prompt-number = { $colour } is de werper en noemt een getal van 2 tot 12{ $rounds ->
        [one] .
       *[other] {" "}(rondje { $round } van { $rounds }).
    }
dice-craps-prompt-stake = { $colour } kiest de inzet{ $named ->
        [0] {""}
       *[other] {" "}op { $named }
    }: hoeveel fiches?{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } gooit om { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }: { $named } wint.
       *[other] { $colour } gooit om { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }: { $lucky } wint, { $named } verliest.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } gooit om { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }.
       *[other] { $colour } gooit om { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }: { $lucky } wint, 7 verliest.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-craps-log-first = { $colour } gooide het hoogst en is de eerste werper.
dice-craps-log-name = { $colour } noemt { $number }.
dice-craps-log-stake = { $colour } zet { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } in; de anderen dekken dat samen.
dice-craps-log-lucky = { $number } is nu het geluksgetal van { $colour }.
dice-craps-log-won = { $colour } wint { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }.
dice-craps-log-lost = { $colour } verliest { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }.
dice-craps-why-number = Noem eerst een getal van 2 tot 12.
dice-craps-why-stake = Zet minstens 1 fiche in en hoogstens { $most }: niet meer dan je hebt, en niet meer dan de anderen kunnen dekken.
