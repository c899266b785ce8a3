# Ce que disent plusieurs jeux de la boîte de dés.

dice-row-points = Points
dice-row-won = Manches gagnées
dice-row-chips = Jetons
dice-row-throw1 = 1er lancer
dice-row-throw2 = 2e lancer
dice-row-throw3 = 3e lancer
dice-row-throw4 = 4e lancer
dice-row-throw5 = 5e lancer

dice-button-again = Relancer
dice-button-stop = S’arrêter à { $points }

dice-log-again = { $colour } continue avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dice-log-stop = { $colour } s’arrête à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

dice-end-points = { $winners ->
        [one] { $winner } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $winners } joueurs partagent la première place avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } gagne avec { $points ->
            [one] une manche gagnée
           *[other] { $points } manches gagnées
        }.
       *[other] { $winners } joueurs partagent la première place avec { $points ->
            [0] aucune manche gagnée.
            [one] une manche gagnée chacun.
           *[other] { $points } manches gagnées chacun.
        }
    }

dice-why-button = Choisissez un des boutons.

dice-and = { $first } et { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Lancé
dice-row-latest = Dernier lancer

dice-prompt-round = { $colour } lance, manche { $round } sur { $rounds }.
dice-prompt-throw-two = { $colour } lance les deux dés.

dice-log-tied = { $seats } sont à égalité et relancent.
dice-log-broke = { $colour } n’a plus de jetons.
dice-log-put = { $colour } paie { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } sur la case { $field }.
dice-log-take = { $colour } prend { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } de la case { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } gagne avec { $points } jetons.
       *[other] { $winners } joueurs partagent la première place avec { $points ->
            [one] { $points } jeton
           *[other] { $points } jetons
        } chacun.
    }
dice-end-last_chips = { $winner } a les derniers jetons et gagne.
dice-end-last_turn = Le dernier tour est joué : { $winners ->
        [one] { $winner } a le plus de jetons et gagne.
       *[other] { $winners } joueurs partagent la première place avec { $points } jetons chacun.
    }

# places sur le tapis, imprimées et pour les lecteurs d’écran
dice-place-chips = jetons ({ $colour })
dice-place-stake = place ({ $colour })
dice-place-pot = Pot
piece-puck = marqueur
piece-card = bout de papier
piece-cross = croix
piece-cup = gobelet
