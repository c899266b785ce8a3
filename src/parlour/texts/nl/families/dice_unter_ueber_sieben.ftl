game-unter_ueber_sieben = Onder of boven de zeven
    .tag = Zeg het, gooi het, en betaal of strijk op.

option-unter_ueber_sieben-start_chips = Fiches per speler
    .help = Waarmee iedereen begint.
option-unter_ueber_sieben-stake = Inzet
    .help = Hoeveel fiches ieder van de anderen tegen de werper inzet.
option-unter_ueber_sieben-rounds = Rondjes
    .help = Hoe vaak iedereen de werper is.

dice-unter_ueber_sieben-place-under = Onder
dice-unter_ueber_sieben-place-seven = Zeven
dice-unter_ueber_sieben-place-over = Boven
dice-unter_ueber_sieben-button-under = Onder de zeven
dice-unter_ueber_sieben-button-over = Boven de zeven
dice-unter_ueber_sieben-prompt-call = { $colour } is de werper: onder of boven de zeven?{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } heeft onder de zeven gezegd en gooit.
       *[other] Een zeven: { $colour } heeft onder de zeven gezegd en gooit nog eens.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } heeft boven de zeven gezegd en gooit.
       *[other] Een zeven: { $colour } heeft boven de zeven gezegd en gooit nog eens.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Rondje { $round } van { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } zegt onder de zeven; de anderen zetten er { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } tegen in.
dice-unter_ueber_sieben-log-over = { $colour } zegt boven de zeven; de anderen zetten er { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } tegen in.
dice-unter_ueber_sieben-log-seven = Een zeven: de inzetten worden verdubbeld zover de fiches reiken, nu samen { $chips }.
dice-unter_ueber_sieben-log-won = { $colour } had gelijk en strijkt { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } op.
dice-unter_ueber_sieben-log-lost = { $colour } had ongelijk en betaalt { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }.
dice-unter_ueber_sieben-why = De werper zegt onder of boven de zeven; de inzetten volgen vanzelf.
