game-unter_ueber_sieben = Moins ou plus de sept
    .tag = Annoncez, lancez, et payez ou encaissez.

option-unter_ueber_sieben-start_chips = Jetons par joueur
    .help = Ce que chacun a au début.
option-unter_ueber_sieben-stake = Mise
    .help = Combien de jetons chacun des autres parie contre le lanceur.
option-unter_ueber_sieben-rounds = Tournées
    .help = Combien de fois chacun est le lanceur.

dice-unter_ueber_sieben-place-under = Moins
dice-unter_ueber_sieben-place-seven = Sept
dice-unter_ueber_sieben-place-over = Plus
dice-unter_ueber_sieben-button-under = Moins de sept
dice-unter_ueber_sieben-button-over = Plus de sept
dice-unter_ueber_sieben-prompt-call = { $colour } tient les dés : moins ou plus de sept ?{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } annonce moins de sept et lance.
       *[other] Un sept : { $colour }, avec moins de sept, relance.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } annonce plus de sept et lance.
       *[other] Un sept : { $colour }, avec plus de sept, relance.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } annonce moins de sept ; les autres parient { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } contre.
dice-unter_ueber_sieben-log-over = { $colour } annonce plus de sept ; les autres parient { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } contre.
dice-unter_ueber_sieben-log-seven = Un sept : les paris doublent tant qu’il y a des jetons, { $chips } en tout maintenant.
dice-unter_ueber_sieben-log-won = { $colour } avait raison et encaisse { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
dice-unter_ueber_sieben-log-lost = { $colour } avait tort et paie { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
dice-unter_ueber_sieben-why = Le lanceur annonce moins ou plus de sept ; les paris suivent tout seuls.
