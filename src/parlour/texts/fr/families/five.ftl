game-fuenf_in_einer_reihe = Morpion
    .tag = Seize pions chacun, et cinq à la suite gagnent.

option-fuenf_in_einer_reihe-board_size = Taille du plateau
    .help = Combien de cases compte chaque côté du plateau.
option-fuenf_in_einer_reihe-exact_five = Exactement cinq
    .help = Les rangées de six et plus ne gagnent pas.
option-fuenf_in_einer_reihe-relocation_limit = Nulle après tant de coups
    .help = La partie est nulle quand chaque camp a déplacé autant de fois des pions posés. 0 supprime la règle.
option-fuenf_in_einer_reihe-repetition_draw = Nulle par répétition
    .help = La partie est nulle quand, tous les pions posés, la même position revient autant de fois. 0 supprime la règle.

five-in-hand = En main

five-prompt-place = { $colour } pose un pion. { $count ->
        [one] C’est le dernier.
       *[other] { $count } en main.
    }
five-prompt-move = { $colour } déplace un pion sur n’importe quelle case libre.

five-log-place = { $colour } pose en { $square }.
five-log-move = { $colour } joue de { $start } en { $target }.

five-end-five = { $winner } gagne avec cinq pions à la suite.
five-end-repetition = Partie nulle : la même position est revenue.
five-end-long_enough = Partie nulle : les deux camps ont assez déplacé leurs pions.

five-why-over = La partie est finie.
five-why-no-square = Les pions se posent sur les cases du plateau.
five-why-place-first = On ne déplace ses pions que lorsqu’ils sont tous posés. Il vous en reste { $count ->
        [one] un
       *[other] { $count }
    } en main.
five-why-occupied = { $square } n’est pas libre : chaque case ne porte qu’un pion.
five-why-hand-empty = Votre main est vide : choisissez un de vos pions sur le plateau, puis une case libre.
five-why-not-yours = Ce n’est pas à vous de jouer le pion en { $square }.
five-why-choose-target = Choisissez maintenant la case libre où va le pion de { $square }.
five-why-same-square = Le pion doit quitter { $square } : choisissez une autre case.
five-why-one-move = On déplace un seul pion, une fois par tour.
