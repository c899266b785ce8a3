game-backgammon = Backgammon
    .tag = Rentrez vos pions, sortez-les, et sachez quand doubler.
game-puff = Puff
    .tag = Posez vos pions, courez à la maison, et relancez grâce aux doubles.
game-langes_puff = Puff long
    .tag = Tous deux courent dans le même sens et se croisent sur chaque flèche.
game-russisches_puff = Puff russe
    .tag = Deux pions posés, et ensuite : poser ou avancer, comme vous voulez.
game-zickzack = Zigzag
    .tag = Posez, courez, sortez, et chassez-vous l’un l’autre en chemin.
game-trictrac = Tric-trac
    .tag = Des points pour les pions frappés, pour les pions sortis et pour le grand pont.

option-backgammon-standard_rules = Règles internationales courantes
    .help = Le jeu des clubs : chacun son premier lancer, les deux nombres si possible, et les nombres trop grands sortent aussi.
option-backgammon-doubling = Videau
    .help = Avant un lancer, on peut doubler la mise ; qui refuse a perdu.
option-backgammon-match_points = Match en tant de points
    .help = Les parties se suivent jusqu’à ce qu’un camp ait les points. 0 : une seule partie.
option-backgammon-crawford = Règle de Crawford
    .help = Dans un match, la première partie après que quelqu’un est à un point du but se joue sans videau.
option-backgammon-cube_limit = Videau maximal
    .help = Le videau ne monte jamais au-delà de ce nombre.
option-backgammon-stake = Mise
    .help = Jetons pour chaque point que vaut une partie seule.
option-backgammon-max_turns = Tours au plus
    .help = Une partie de tant de tours des deux camps est nulle. Dans un match, c’est la dernière : qui mène gagne le match.
option-puff-pasch_count = Les doubles comptent deux fois à partir du deuxième
    .help = Cherche-t-on le deuxième double dans un tour ou dans toute la partie ?
option-puff-pasch_count-turn = Dans un tour
option-puff-pasch_count-game = Dans toute la partie
option-puff-max_turns = Tours au plus
    .help = Après tant de tours des deux camps, la partie est nulle.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Tous deux dans le même sens
    .help = Les deux couleurs posent de 1 à 6 et courent vers 24, comme au puff long.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Les nombres trop grands sortent n’importe quel pion
    .help = Sinon, un nombre plus grand qu’il ne faut ne sort que le pion le plus en arrière.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Parties de la série
    .help = Plusieurs parties de suite ; la somme de leurs valeurs décide. Douze est l’usage.
option-trictrac-target = Points pour une partie
    .help = Qui les atteint le premier gagne la partie.
option-trictrac-entry_counts_start = La flèche de départ compte
    .help = Un nombre entre une flèche plus loin : un 1 peut donc entrer aussi.
option-trictrac-max_turns = Tours au plus
    .help = Après tant de tours d’une partie, qui a le plus de points la gagne, pour une valeur de un ; à égalité, personne.

tables-holding-score = Score
tables-holding-games = Parties restantes
tables-holding-points = Points
tables-holding-pips = Points à parcourir

tables-button-opening = Lancer pour commencer
tables-button-throw = Lancer
tables-button-roll = Lancer
tables-button-double = Doubler à { $stake }
tables-button-take = Accepter
tables-button-drop = Refuser
tables-button-end = Laisser le reste
tables-button-off = Sortir avec le { $number }
tables-button-short = Prendre le coin par puissance
tables-button-new = Nouvelle mise en place
tables-button-continue = Continuer d’ici

tables-label-step = { $step } avec le { $number }

tables-notation-hand = main
tables-notation-start = départ
tables-notation-off = sortie

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Qui commence ? { $colour } lance un dé.
tables-prompt-opening-two = Qui commence ? { $colour } lance les deux dés.
tables-prompt-throw = { $colour } lance les dés.
tables-prompt-cube = { $colour } lance les dés, ou double d’abord à { $stake }.
tables-prompt-answer = { $other } double à { $stake }. { $colour } accepte, ou refuse et perd { $lost }.
tables-prompt-after = { $colour } gagne cette partie : nouvelle mise en place, ou suite d’ici avec { $surplus ->
        [0] zéro point
        [one] un point
       *[other] { $surplus } points
    } pour commencer ?
tables-prompt-short-only = { $colour } peut prendre le coin par puissance avec { $numbers }, ou laisser.
tables-prompt-optional = { $colour } peut encore jouer { $numbers }, ou laisser le reste.
tables-prompt-start = { $colour } met des pions en jeu avec { $numbers }.
tables-prompt-enter = { $colour } fait d’abord rentrer les pions de la barre, avec { $numbers }.
tables-prompt-set = { $colour } pose des pions avec { $numbers }.
tables-prompt-set-or-move = { $colour } pose ou avance avec { $numbers }.
tables-prompt-one-number = { $numbers } pour { $colour } : un seul nombre peut être joué.
tables-prompt-play = { $colour } joue { $numbers }.

tables-log-opening = { $colour } lance { $dice } pour commencer.
tables-log-begins = { $colour } commence.
tables-log-tie = Égalité : les deux relancent.
tables-log-throw = { $colour } lance { $dice }.
tables-log-fourfold = Encore un double : { $colour } joue chaque nombre quatre fois.
tables-log-same = { $colour } joue les mêmes nombres, { $dice }.
tables-log-roll = { $colour } ne double pas.
tables-log-double = { $colour } double à { $stake }.
tables-log-take = { $colour } accepte : la partie vaut maintenant { $stake }, et le videau est à { $colour }.
tables-log-drop = { $colour } refuse.
tables-log-end = { $colour } laisse { $numbers } de côté.
tables-log-new = { $colour } veut une nouvelle mise en place.
tables-log-continue = { $colour } continue d’ici.
tables-log-short = { $colour } prend le coin par puissance avec { $numbers }.
tables-log-step = { $colour } : de { $start } à { $target }.
tables-log-enter = { $colour } rentre sur { $target }.
tables-log-set = { $colour } pose sur { $target }.
tables-log-off = { $colour } sort un pion de { $start }.
tables-log-hit = { $colour } frappe un pion ({ $other }).
tables-log-points = { $colour } a { $points ->
        [1] un point.
       *[other] { $points } points.
    }
tables-log-bridge = Le grand pont est debout : deux points pour { $colour }.
tables-log-rest = { $colour } ne peut pas jouer { $numbers }.
tables-log-again = Après un double, { $colour } relance.
tables-log-concede = { $colour } abandonne cette partie.
tables-log-game = { $colour } gagne la partie, qui vaut { $value }. Score : { $score }.
tables-log-game-drawn = Personne ne gagne cette partie. Score : { $score }.
tables-log-crawford = Partie de Crawford : on ne double pas cette fois.

tables-lost-blocked = { $colour } ne peut pas jouer { $dice } : toutes les flèches où cela mène sont fermées.
tables-lost-bar = { $colour } ne peut pas rentrer avec { $dice } : les flèches sont tenues.
tables-lost-higher-bar = { $colour } perd { $dice } : le { $high } doit rentrer d’abord, et sa flèche est tenue.
tables-lost-higher = { $colour } perd { $dice } : le { $high } est impossible, et le { $low } seul n’est pas permis.
tables-lost-lower = { $colour } perd { $dice } : le { $low } se joue en premier et ne peut pas être joué.
tables-lost-upper = { $colour } ne peut pas jouer le dessus de { $dice } : le dessous est donc perdu aussi.
tables-lost-setting = { $colour } ne peut pas poser avec { $dice } : les flèches sont tenues.
tables-lost-exact = { $colour } ne peut rien sortir avec { $dice } : les nombres doivent être exacts.
tables-lost-home = { $colour } ne peut rien jouer avec { $dice } : aucun pion ne sort exactement, et les flèches de la maison sont fermées.
tables-lost-start = { $colour } ne peut mettre aucun pion en jeu avec { $dice }.
tables-lost-hucke = { $colour } perd { $dice } : tout coup laisserait un pion seul sur le coin de repos.

tables-end-single = { $winner } a sorti tous ses pions. La partie vaut { $value }, et { $winner } reçoit { $stake ->
        [1] un jeton.
       *[other] { $stake } jetons.
    }
tables-end-gammon = Gammon : { $loser } n’a sorti aucun pion. La partie vaut { $value }, et { $winner } reçoit { $stake ->
        [1] un jeton.
       *[other] { $stake } jetons.
    }
tables-end-backgammon = Backgammon : { $loser } a encore un pion sur la barre ou dans la maison adverse. La partie vaut { $value }, et { $winner } reçoit { $stake ->
        [1] un jeton.
       *[other] { $stake } jetons.
    }
tables-end-drop = { $loser } refuse le videau, et { $winner } reçoit { $stake ->
        [1] un jeton.
       *[other] { $stake } jetons.
    }
tables-end-borne_off = { $winner } gagne : tous ses pions sont sortis les premiers.
tables-end-points = { $winner } a les points et gagne la partie, qui vaut { $value }.
tables-end-limit = Les tours sont épuisés. { $drawn ->
        [yes] Personne ne gagne.
       *[no] { $winner } est en tête et gagne.
    }
tables-end-match = { $winner } gagne le match, { $score }.
tables-end-series = La série finit sur { $score }. { $drawn ->
        [yes] Personne ne gagne.
       *[no] { $winner } la gagne.
    }

tables-why-over = La partie est finie.
tables-why-throw-first = { $colour } lance d’abord les dés.
tables-why-cube-first = Décidez d’abord : lancer, ou doubler.
tables-why-answer-first = Répondez d’abord au videau : accepter ou refuser.
tables-why-choose-first = Choisissez d’abord comment la série continue.
tables-why-touch-stones = Touchez un de vos pions, puis où il va.
tables-why-no-place = Cet endroit n’existe pas sur le plateau.
tables-why-not-yours = Ce n’est pas votre pion.
tables-why-empty = Aucun de vos pions n’est là.
tables-why-is-out = Ce pion est déjà sorti.
tables-why-beside-the-board = Ce pion sort : il va dans le bac à côté du plateau, touchez donc celui-ci.
tables-why-start-first = Tous les pions quittent d’abord la flèche de départ ; { $count ->
        [one] un pion y attend
       *[other] { $count } pions y attendent
    } encore. Seul le pion qui vient d’entrer peut continuer.
tables-why-bar-first = La barre d’abord : { $count ->
        [one] un pion y attend
       *[other] { $count } pions y attendent
    } de rentrer.
tables-why-set-first = Posez d’abord vos pions : il en reste { $count ->
        [one] un
       *[other] { $count }
    } en main.
tables-why-just-set = Un pion posé avec ce lancer ne bouge plus jusqu’au suivant.
tables-why-choose-target = Ce pion peut avancer : touchez maintenant où il va.
tables-why-no-place-for-stone = On ne joue pas de pions à cet endroit.
tables-why-forward = Les pions courent dans un seul sens et ne reculent jamais.
tables-why-distance = Les nombres à jouer sont { $numbers } : ils ne mènent pas là.
tables-why-one-does-not-enter = Un 1 finirait sur la flèche de départ elle-même : il ne fait entrer aucun pion.
tables-why-enemy-hucke = Le coin de repos de l’adversaire vous est interdit, même vide.
tables-why-blocked = { $point } : deux pions adverses ou plus tiennent cette flèche.
tables-why-no-combining = Dans la maison, aucun pion ne prend les deux nombres : le second va à un autre pion.
tables-why-not-far-enough = Les nombres ne font pas sortir ce pion du plateau.
tables-why-not-all-home = On ne sort des pions que lorsque tous les vôtres sont à la maison.
tables-why-exact = Ce pion sort avec un { $number } exactement.
tables-why-rearmost = Un nombre plus grand qu’il ne faut ne sort que le pion le plus en arrière.
tables-why-upper-first = D’abord le dessus du double : jouez le { $number } aussi souvent que possible.
tables-why-higher-enters = Depuis la barre, le plus grand nombre se joue en premier : le { $number }.
tables-why-lower-first = Le plus petit nombre se joue d’abord : le { $number }.
tables-why-hucke-single = Après le lancer, votre coin de repos ne doit pas porter un pion seul.
tables-why-only-higher = Un seul nombre peut être joué, ce doit donc être le plus grand : le { $number }.
tables-why-both = Ce pas rendrait un autre nombre du lancer injouable, et il faut en jouer autant que possible.
