game-craps = Craps
    .tag = Dites un nombre, misez vos jetons, et espérez deux fois la chance.

option-craps-start_chips = Jetons par joueur
    .help = Ce que chacun a au début.
option-craps-rounds = Tournées
    .help = Combien de fois chacun est le lanceur.
option-craps-max_stake = Mise maximale
    .help = Le lanceur ne peut pas miser plus ; 0 veut dire : autant qu’ont les deux côtés.
option-craps-standard_rules = Règles du casino
    .help = On ne dit pas de nombre : 7 ou 11 gagne aussitôt, 2, 3 ou 12 perd ; tout autre total doit revenir avant un 7.

dice-craps-place-number = nombre { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Miser { $amount } jeton
       *[other] Miser { $amount } jetons
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } lance : le plus grand total donne le premier lanceur.
       *[other] { $colour } relance : { $seats } sont à égalité pour être premier lanceur.
    }
dice-craps-prompt-number = { $colour } tient les dés et dit un nombre de 2 à 12{ $rounds ->
        [one] .
       *[other] {" "}(tournée { $round } sur { $rounds }).
    }
dice-craps-prompt-stake = { $colour } choisit la mise{ $named ->
        [0] {""}
       *[other] {" "}sur { $named }
    } : combien de jetons ?{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } lance pour { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } : { $named } gagne.
       *[other] { $colour } lance pour { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } : { $lucky } gagne, { $named } perd.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } lance pour { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
       *[other] { $colour } lance pour { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        } : { $lucky } gagne, 7 perd.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Tournée { $round } sur { $rounds })
    }
dice-craps-log-first = { $colour } a le plus grand total et tient les dés en premier.
dice-craps-log-name = { $colour } dit { $number }.
dice-craps-log-stake = { $colour } mise { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } ; les autres couvrent ensemble.
dice-craps-log-lucky = { $number } est maintenant le nombre porte-bonheur pour { $colour }.
dice-craps-log-won = { $colour } gagne { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
dice-craps-log-lost = { $colour } perd { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
dice-craps-why-number = Dites d’abord un nombre de 2 à 12.
dice-craps-why-stake = Misez au moins 1 jeton et au plus { $most } : pas plus que vous n’avez, ni plus que les autres ne peuvent couvrir.
