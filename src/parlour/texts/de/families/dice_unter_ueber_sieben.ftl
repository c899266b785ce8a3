game-unter_ueber_sieben = Unter oder über sieben
    .tag = Ansagen, würfeln, zahlen oder kassieren.

option-unter_ueber_sieben-start_chips = Chips für jeden
    .help = Womit jeder beginnt.
option-unter_ueber_sieben-stake = Einsatz
    .help = Wie viele Chips jeder andere gegen den Spielmacher setzt.
option-unter_ueber_sieben-rounds = Umläufe
    .help = Wie oft jeder Spielmacher ist.

dice-unter_ueber_sieben-place-under = Unter
dice-unter_ueber_sieben-place-seven = Sieben
dice-unter_ueber_sieben-place-over = Über
dice-unter_ueber_sieben-button-under = Unter sieben
dice-unter_ueber_sieben-button-over = Über sieben
dice-unter_ueber_sieben-prompt-call = { $colour } ist Spielmacher: unter oder über sieben?{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } hat unter sieben angesagt und würfelt.
       *[other] Eine Sieben: { $colour } hat unter sieben angesagt und würfelt noch einmal.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } hat über sieben angesagt und würfelt.
       *[other] Eine Sieben: { $colour } hat über sieben angesagt und würfelt noch einmal.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Umlauf { $round } von { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } sagt unter sieben an; die anderen setzen { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } dagegen.
dice-unter_ueber_sieben-log-over = { $colour } sagt über sieben an; die anderen setzen { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } dagegen.
dice-unter_ueber_sieben-log-seven = Eine Sieben: Die Einsätze werden verdoppelt, soweit die Chips reichen, jetzt { $chips } zusammen.
dice-unter_ueber_sieben-log-won = { $colour } hatte recht und kassiert { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }.
dice-unter_ueber_sieben-log-lost = { $colour } hatte unrecht und zahlt { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }.
dice-unter_ueber_sieben-why = Der Spielmacher sagt unter oder über sieben an; die Einsätze folgen von selbst.
