game-kniffel = Yams
    .tag = Cinq dés, trois lancers, treize cases.

option-kniffel-extra_kniffel = Autres yams
    .help = Ce que valent cinq dés égaux une fois votre case Yams remplie.
option-kniffel-extra_kniffel-printed = Comme dans le livret : 50 points en plus, ou un joker
option-kniffel-extra_kniffel-none = Rien de spécial
option-kniffel-extra_kniffel-yahtzee_forced = Comme au Yahtzee : 100 points en plus, case du nombre d’abord
option-kniffel-extra_kniffel-yahtzee_free = Comme au Yahtzee : 100 points en plus, choix libre de la case
option-kniffel-zero_counts_as_entry = Une case Yams barrée compte
    .help = Points en plus et joker sont aussi accordés après un zéro dans la case Yams. Seulement avec la règle du livret pour les autres yams.

kniffel-points = Points

kniffel-row-ones = As
kniffel-row-twos = Deux
kniffel-row-threes = Trois
kniffel-row-fours = Quatre
kniffel-row-fives = Cinq
kniffel-row-sixes = Six
kniffel-row-upper = Total du haut
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Brelan
kniffel-row-four_kind = Carré
kniffel-row-full_house = Full
kniffel-row-small_straight = Petite suite
kniffel-row-large_straight = Grande suite
kniffel-row-kniffel = Yams
kniffel-row-chance = Chance
kniffel-row-lower = Total du bas
kniffel-row-extra = Points en plus
kniffel-row-total = Total

kniffel-help-ones = Chaque as compte.
kniffel-help-twos = Chaque deux compte.
kniffel-help-threes = Chaque trois compte.
kniffel-help-fours = Chaque quatre compte.
kniffel-help-fives = Chaque cinq compte.
kniffel-help-sixes = Chaque six compte.
kniffel-help-upper = Les six cases de nombres ensemble.
kniffel-help-bonus = 35 points pour un total du haut de 63 ou plus.
kniffel-help-three_kind = Au moins trois dés égaux : les cinq dés comptent.
kniffel-help-four_kind = Au moins quatre dés égaux : les cinq dés comptent.
kniffel-help-full_house = Trois d’un nombre et deux d’un autre : 25 points.
kniffel-help-small_straight = Quatre nombres à la suite : 30 points.
kniffel-help-large_straight = Cinq nombres à la suite : 40 points.
kniffel-help-kniffel = Cinq dés égaux : 50 points.
kniffel-help-chance = N’importe quel lancer : les cinq dés comptent.
kniffel-help-lower = Les sept cases du bas ensemble.
kniffel-help-extra = Points pour d’autres yams.
kniffel-help-total = Total du haut, bonus, total du bas et points en plus.

kniffel-label-write = { $box } : écrire { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

kniffel-prompt-throw = { $colour } lance les cinq dés.
kniffel-prompt-again = { $colour } relance { $count ->
        [one] un dé
       *[other] { $count } dés
    } : lancer { $number } sur 3.
kniffel-prompt-choose = { $colour } choisit des dés à relancer ({ $count ->
        [one] encore un lancer
       *[other] encore { $count } lancers
    }) ou une case où écrire.
kniffel-prompt-write = { $colour } note le lancer dans une case.
kniffel-prompt-another-one = Un autre yams : { $colour } ne peut l’écrire que dans la case { $box }{ $extra ->
        [0] .
       *[other] , avec { $extra } points en plus.
    }
kniffel-prompt-another = Un autre yams : { $colour } choisit où il va{ $extra ->
        [0] .
       *[other] , avec { $extra } points en plus.
    }

kniffel-throwing-again = relancer { $faces }
kniffel-log-throw-again = { $colour } lance { $faces } et a { $dice }.
kniffel-log-keep = { $colour } garde { $faces }.
kniffel-log-keep-none = { $colour } reprend les cinq dés.
kniffel-log-write = { $colour } note { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $box }.
kniffel-log-strike = { $colour } barre la case { $box }.
kniffel-log-extra = Un autre yams : { $points } points en plus pour { $colour }.
kniffel-log-bonus = { $colour } atteint 63 en haut et reçoit le bonus de { $points } points.

kniffel-end-sheet_full = { $players ->
        [1] La feuille est pleine : { $points } points.
       *[other] { $winners ->
            [one] { $winner } gagne avec { $points } points.
           *[other] { $winners } joueurs partagent la première place avec { $points } points.
        }
    }
    .headline = { $points } points

kniffel-why-three-throws = Trois lancers au plus : notez maintenant le lancer dans une case.
kniffel-why-nothing-chosen = Choisissez au moins un dé à relancer, ou une case où écrire.
kniffel-why-no-die = Choisissez parmi les cinq dés de la table, chacun une seule fois.
kniffel-why-sum = Cette ligne s’additionne toute seule. Choisissez une des treize cases.
kniffel-why-filled = La case { $box } porte déjà { $points } : chaque case ne se remplit qu’une fois.
kniffel-why-number-first = Un autre yams va d’abord dans la case { $box }, car elle est encore ouverte : { $points } points{ $extra ->
        [0] .
       *[other] , et { $extra } en plus.
    }
kniffel-why-lower-first = La case { $box } est remplie : ce yams est donc un joker pour les cases du bas tant que l’une d’elles est ouverte.
kniffel-why-choose = Choisissez des dés à relancer, ou une case ouverte où écrire.
