game-solitaire = Solitaire
    .tag = Sautez jusqu’à ce qu’il ne reste qu’une fiche.

option-solitaire-goal = Objectif
    .help = Ce qui doit rester à la fin sur le plateau. Une lettre y est marquée.
option-solitaire-goal-fewest = Le moins de fiches possible
option-solitaire-goal-one_left = Une fiche, n’importe où
option-solitaire-goal-one_in_centre = Une fiche au centre
option-solitaire-goal-letter_A = Lettre A
option-solitaire-goal-letter_C = Lettre C
option-solitaire-goal-letter_D = Lettre D
option-solitaire-goal-letter_E = Lettre E
option-solitaire-goal-letter_E_large = Lettre E, grande
option-solitaire-goal-letter_F = Lettre F
option-solitaire-goal-letter_H = Lettre H, petite
option-solitaire-goal-letter_H_wide = Lettre H, large
option-solitaire-goal-letter_I = Lettre I
option-solitaire-goal-letter_I_small = Lettre I, petite
option-solitaire-goal-letter_I_stroke = Lettre I, un trait
option-solitaire-goal-letter_J = Lettre J
option-solitaire-goal-letter_L = Lettre L
option-solitaire-goal-letter_N = Lettre N
option-solitaire-goal-letter_O = Lettre O
option-solitaire-goal-letter_P = Lettre P
option-solitaire-goal-letter_S = Lettre S
option-solitaire-goal-letter_T = Lettre T
option-solitaire-goal-letter_U = Lettre U
option-solitaire-goal-letter_V = Lettre V
option-solitaire-goal-letter_X = Lettre X
option-solitaire-goal-letter_Y = Lettre Y

solitaire-points = Points de pénalité
solitaire-left = Sur le plateau

solitaire-prompt-jump = Sautez par-dessus une fiche voisine dans un trou libre. { $count ->
        [one] Il reste une fiche.
       *[other] Il reste { $count } fiches.
    } Objectif : { $goal }.

solitaire-button-stop = S’arrêter là

solitaire-log-jump = { $start } saute en { $target } ; la fiche en { $over } s’en va.
solitaire-log-stop = Assez sauté.
solitaire-log-next = Le plateau est de nouveau garni : { $colour } joue.

solitaire-end-perfect = Il ne reste qu’une fiche : un point de pénalité.
    .headline = Parfait !
solitaire-end-no_jump = Plus aucun saut possible : { $count } points de pénalité.
solitaire-end-stopped = Arrêt avec { $count ->
        [one] un point de pénalité.
       *[other] { $count } points de pénalité.
    }
solitaire-end-rounds = Tout le monde a joué. { $winner } gagne avec { $count ->
        [one] un point de pénalité.
       *[other] { $count } points de pénalité.
    }
solitaire-end-rounds_shared = Tout le monde a joué, et la première place est partagée, avec { $count ->
        [one] un point de pénalité
       *[other] { $count } points de pénalité
    } chacun.
solitaire-end-reached = L’objectif est atteint, avec { $count ->
        [one] une fiche
       *[other] { $count } fiches
    } sur le plateau.
    .headline = Réussi !
solitaire-end-missed = Plus aucun saut possible, et l’objectif est manqué : { $count ->
        [one] un point de pénalité.
       *[other] { $count } points de pénalité.
    }
solitaire-end-given_up = Arrêt avant d’atteindre l’objectif : { $count ->
        [one] un point de pénalité.
       *[other] { $count } points de pénalité.
    }

solitaire-outlook-open = L’objectif est encore à portée : { $count ->
        [one] un saut y mène.
       *[other] { $count } sauts y mènent.
    }
solitaire-outlook-lost = D’ici, l’objectif est hors d’atteinte. Reprenez quelques sauts.
solitaire-outlook-fewest = { $count ->
        [one] D’ici, on peut encore ne laisser qu’une fiche.
       *[other] D’ici, il restera au mieux { $count } fiches.
    }
solitaire-outlook-unknown = On n’a pas trouvé si l’objectif peut encore être atteint.

solitaire-why-over = La partie est finie.
solitaire-why-no-hole = Les fiches se tiennent dans les 33 trous de la croix.
solitaire-why-no-peg = Il n’y a pas de fiche en { $hole }.
solitaire-why-choose-hole = Choisissez maintenant le trou libre où saute la fiche de { $hole }.
solitaire-why-cannot-jump = La fiche en { $hole } ne peut pas sauter : il lui faut une fiche à côté et un trou libre juste derrière.
solitaire-why-one-jump = Un saut à la fois : le suivant est un coup à part.
solitaire-why-filled = { $hole } n’est pas libre : un saut finit dans un trou libre.
solitaire-why-diagonal = Les fiches sautent tout droit, le long d’une rangée ou d’une colonne, jamais en diagonale.
solitaire-why-no-step = Les fiches ne font pas de pas : elles sautent par-dessus une voisine.
solitaire-why-too-far = C’est trop loin : un saut passe par-dessus une seule fiche.
solitaire-why-nothing-between = Il n’y a pas de fiche en { $hole } par-dessus laquelle sauter.
