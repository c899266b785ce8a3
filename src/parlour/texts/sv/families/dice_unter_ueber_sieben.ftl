game-unter_ueber_sieben = Under eller över sju
    .tag = Säg det, kasta det, och betala eller ta hem.

option-unter_ueber_sieben-start_chips = Marker var
    .help = Vad alla börjar med.
option-unter_ueber_sieben-stake = Insats
    .help = Hur många marker var och en av de andra satsar mot kastaren.
option-unter_ueber_sieben-rounds = Varv
    .help = Hur många gånger var och en är kastare.

dice-unter_ueber_sieben-place-under = Under
dice-unter_ueber_sieben-place-seven = Sju
dice-unter_ueber_sieben-place-over = Över
dice-unter_ueber_sieben-button-under = Under sju
dice-unter_ueber_sieben-button-over = Över sju
dice-unter_ueber_sieben-prompt-call = { $colour } är kastare: under eller över sju?{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } har sagt under sju och kastar.
       *[other] En sjua: { $colour } har sagt under sju och kastar igen.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } har sagt över sju och kastar.
       *[other] En sjua: { $colour } har sagt över sju och kastar igen.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Varv { $round } av { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } säger under sju; de andra satsar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    } mot det.
dice-unter_ueber_sieben-log-over = { $colour } säger över sju; de andra satsar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    } mot det.
dice-unter_ueber_sieben-log-seven = En sjua: insatserna dubblas så långt markerna räcker, nu sammanlagt { $chips }.
dice-unter_ueber_sieben-log-won = { $colour } hade rätt och tar hem { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }.
dice-unter_ueber_sieben-log-lost = { $colour } hade fel och betalar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }.
dice-unter_ueber_sieben-why = Kastaren säger under eller över sju; insatserna följer av sig själva.
