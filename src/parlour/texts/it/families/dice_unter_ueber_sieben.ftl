game-unter_ueber_sieben = Sotto o sopra il sette
    .tag = Annuncia, lancia, e paga o incassa.

option-unter_ueber_sieben-start_chips = Fiche a testa
    .help = Con quante comincia ognuno.
option-unter_ueber_sieben-stake = Puntata
    .help = Quante fiche scommette ognuno degli altri contro chi è di mano.
option-unter_ueber_sieben-rounds = Giri
    .help = Quante volte ognuno è di mano.

dice-unter_ueber_sieben-place-under = Sotto
dice-unter_ueber_sieben-place-seven = Sette
dice-unter_ueber_sieben-place-over = Sopra
dice-unter_ueber_sieben-button-under = Sotto il sette
dice-unter_ueber_sieben-button-over = Sopra il sette
dice-unter_ueber_sieben-prompt-call = { $colour } è di mano: sotto o sopra il sette?{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } ha detto sotto il sette e lancia.
       *[other] Un sette: { $colour } ha detto sotto il sette e lancia di nuovo.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } ha detto sopra il sette e lancia.
       *[other] Un sette: { $colour } ha detto sopra il sette e lancia di nuovo.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Giro { $round } di { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } dice sotto il sette; gli altri scommettono contro { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-unter_ueber_sieben-log-over = { $colour } dice sopra il sette; gli altri scommettono contro { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-unter_ueber_sieben-log-seven = Un sette: le scommesse raddoppiano fin dove bastano le fiche, ora { $chips } in tutto.
dice-unter_ueber_sieben-log-won = { $colour } ha ragione e incassa { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-unter_ueber_sieben-log-lost = { $colour } ha torto e paga { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }.
dice-unter_ueber_sieben-why = Chi è di mano dice sotto o sopra il sette; le scommesse seguono da sole.
