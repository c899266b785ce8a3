game-muehle = Moulin
    .tag = Trois à la suite, et un pion est à vous.

option-muehle-flying = Sauter avec trois pions
    .help = Un joueur qui n’a plus que trois pions peut aller sur n’importe quel point libre.
option-muehle-take_from_mill_if_all = Prendre dans un moulin s’il n’y a rien d’autre
    .help = Si tous les pions adverses sont dans des moulins fermés, on peut prendre n’importe lequel.
option-muehle-double_mill_takes_two = Deux moulins prennent deux pions
    .help = Fermer deux moulins avec un seul pion prend deux pions au lieu d’un.
option-muehle-may_decline = Prise facultative
    .help = Un joueur qui ferme un moulin peut laisser les pions adverses tranquilles.
option-muehle-repetition_draw = Nulle par répétition
    .help = La partie est nulle quand la même position revient autant de fois. 0 supprime la règle.
option-muehle-no_mill_limit = Nulle sans prise
    .help = La partie est nulle quand chaque camp a joué autant de coups sans qu’un pion soit pris. 0 supprime la règle.

mill-in-hand = En main
mill-taken = Pris

mill-prompt-place = { $colour } pose un pion. { $count ->
        [one] C’est le dernier.
       *[other] { $count } en main.
    }
mill-prompt-move = { $colour } déplace un pion le long d’une ligne.
mill-prompt-jump = { $colour } a trois pions : chacun peut sauter sur n’importe quel point libre.
mill-prompt-take = Un moulin : { $colour } prend { $count ->
        [one] un pion adverse.
       *[other] { $count } pions adverses, l’un après l’autre.
    }

mill-button-decline = Ne rien prendre

mill-log-place = { $colour } pose en { $point }.
mill-log-move = { $colour } joue de { $start } en { $target }.
mill-log-jump = { $colour } saute de { $start } en { $target }.
mill-log-mill = { $colour } ferme { $count ->
        [one] un moulin.
       *[other] deux moulins à la fois.
    }
mill-log-mill-in-vain = { $colour } ferme un moulin, mais tous les pions adverses sont à l’abri dans leurs propres moulins.
mill-log-take = { $colour } prend le pion en { $point }.
mill-log-decline = { $colour } ne prend rien.

mill-end-fewer_than_three = { $winner } gagne : { $loser } a moins de trois pions.
mill-end-blocked = { $winner } gagne : { $loser } ne peut plus jouer.
mill-end-repetition = Partie nulle : la même position est revenue.
mill-end-no_stone_taken = Partie nulle : aucun pion n’a été pris depuis longtemps.

mill-why-over = La partie est finie.
mill-why-no-point = Les pions se posent aux coins et aux croisements des lignes.
mill-why-no-mill = Aucun moulin ne vient d’être fermé : il n’y a donc rien à prendre ni à laisser.
mill-why-must-take = Un moulin prend un pion : choisissez-en un.
mill-why-take-enemy = Un moulin est fermé : choisissez un pion adverse à enlever du plateau.
mill-why-in-mill = Le pion en { $point } est dans un moulin fermé, où il est à l’abri.
mill-why-place-first = On ne déplace les pions que lorsqu’ils sont tous posés. Il en reste { $count ->
        [one] un
       *[other] { $count }
    } en main.
mill-why-occupied = { $point } n’est pas libre : chaque point ne porte qu’un pion.
mill-why-empty = Il n’y a pas de pion en { $point } : choisissez un des vôtres.
mill-why-not-yours = Ce n’est pas à vous de jouer le pion en { $point }.
mill-why-stuck = Le pion en { $point } est enfermé : aucun point voisin n’est libre.
mill-why-choose-target = Choisissez maintenant le point libre où va le pion de { $point }.
mill-why-not-next = { $start } et { $target } ne sont pas voisins sur une ligne.
mill-why-no-jumping = On ne saute pas ici : trois pions vont comme les autres.
