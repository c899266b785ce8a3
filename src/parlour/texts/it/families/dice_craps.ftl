game-craps = Craps
    .tag = Di’ un numero, punta le tue fiche, e spera due volte nella fortuna.

option-craps-start_chips = Fiche a testa
    .help = Con quante comincia ognuno.
option-craps-rounds = Giri
    .help = Quante volte ognuno è di mano.
option-craps-max_stake = Puntata massima
    .help = Chi è di mano non può puntare di più; 0 vuol dire: quanto hanno le due parti.
option-craps-standard_rules = Regole del casinò
    .help = Non si dice nessun numero: 7 o 11 vince subito, 2, 3 o 12 perde; ogni altro totale deve tornare prima di un 7.

dice-craps-place-number = numero { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Punta 1 fiche
       *[other] Punta { $amount } fiche
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } lancia: chi fa il totale più alto è di mano per primo.
       *[other] { $colour } lancia ancora una volta: { $seats } sono alla pari per essere di mano.
    }
dice-craps-prompt-number = { $colour } è di mano e dice un numero da 2 a 12{ $rounds ->
        [one] .
       *[other] {" "}(giro { $round } di { $rounds }).
    }
dice-craps-prompt-stake = { $colour } sceglie la puntata{ $named ->
        [0] {""}
       *[other] {" "}sul numero { $named }
    }: quante fiche?{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } lancia per { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiche
        }: { $named } vince.
       *[other] { $colour } lancia per { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiche
        }: { $lucky } vince, { $named } perde.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } lancia per { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiche
        }.
       *[other] { $colour } lancia per { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiche
        }: { $lucky } vince, 7 perde.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-craps-log-first = { $colour } ha il lancio più alto: la prima mano è sua.
dice-craps-log-name = { $colour } dice { $number }.
dice-craps-log-stake = { $colour } punta { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }; gli altri coprono insieme la puntata.
dice-craps-log-lucky = Ora { $number } è il numero fortunato di { $colour }.
dice-craps-log-won = { $colour } vince { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-craps-log-lost = { $colour } perde { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-craps-why-number = Prima di’ un numero da 2 a 12.
dice-craps-why-stake = Punta almeno 1 fiche e al massimo { $most }: non più di quante ne hai, e non più di quante gli altri possano coprire.
