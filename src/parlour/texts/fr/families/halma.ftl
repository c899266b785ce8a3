game-halma_stern10 = Dames chinoises
    .tag = Dix pions, une étoile, et la plus longue suite de sauts est à vous.
game-sternhalma = Halma en étoile
    .tag = La grande étoile : quinze pions chacun, de pointe en pointe.
game-halma_a = Halma A
    .tag = De deux à six joueurs traversent l’étoile à la fois.
game-halma_b = Halma B
    .tag = Aucun pas : on saute toujours, et par-dessus des rangées entières s’il le faut.
game-halma_eck = Halma
    .tag = Le classique sur 256 cases, en solo ou en équipe.
game-twee_in_een_a = Deux en un : quatre contre quatre
    .tag = Un halma assez petit pour une pause café.
game-twee_in_een_b = Deux en un : quatre contre un
    .tag = Quatre pions qui ne reculent jamais en chassent un qui va partout.
game-eckdame = Dames de coin
    .tag = De coin à coin sur les cases foncées, sans un pas en arrière.
game-pyramiden_dame = Dames en pyramide
    .tag = Démontez votre pyramide et rebâtissez-la en face.
game-racado = Racado
    .tag = Le dé dit jusqu’où ; celui sur qui vous tombez disparaît.
game-tippy = Tippy
    .tag = Ôtez à un pion son dernier point libre, et il est à vous.

option-halma_stern10-two_player_seats = Places à deux joueurs
    .help = Séparés, l’arrivée de l’un n’est le camp de personne ; face à face, chacun vise la pointe de l’autre.
option-halma_stern10-two_player_seats-apart = Séparés
option-halma_stern10-two_player_seats-facing = Face à face
option-halma_stern10-full_target_wins = Une arrivée pleine gagne
    .help = Vous gagnez aussi quand toute votre arrivée est occupée et que vous en tenez plus de la moitié : personne ne peut vous arrêter en restant chez soi.
option-halma_stern10-turn_limit = Tours par joueur
    .help = Après autant de tours chacun, qui a amené le plus de pions à l’arrivée est en tête.
option-halma_stern10-no_leaving_target = Qui est arrivé reste
    .help = Un pion dans son arrivée ne peut plus finir un coup en dehors.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Équipes à quatre joueurs
    .help = Les partenaires gagnent ensemble, quand tous deux sont arrivés en même temps.
option-halma_eck-teams-none = Chacun pour soi
option-halma_eck-teams-opposite = Coins opposés ensemble
option-halma_eck-teams-adjacent = Voisins ensemble
option-halma_eck-full_target_wins = Une arrivée pleine gagne
    .help = Vous êtes arrivé aussi quand toutes les cases de votre arrivée sont occupées et que vous en tenez plus de la moitié : personne ne peut vous arrêter en restant chez soi.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Sauts par-dessus des rangées entières
    .help = Un saut peut aussi passer par-dessus plusieurs pions en rangée sans trou.
option-twee_in_een_a-setup = Où commencent les pions
    .help = Dans les coins, ou le long des bords qui se font face.
option-twee_in_een_a-setup-corner = Dans le coin
option-twee_in_een_a-setup-edge = Le long du bord
option-twee_in_een_a-full_target_wins = Une arrivée pleine gagne
    .help = Vous gagnez aussi quand les quatre cases d’arrivée sont occupées et qu’au moins trois sont à vous.
option-twee_in_een_a-turn_limit = Tours par joueur
    .help = Après autant de tours chacun, qui a amené le plus de pions à l’arrivée est en tête.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Directions du pion seul
    .help = La boîte 315 le laisse aller dans toutes les directions. Nous l’entendons de l’avant, de l’arrière et des côtés ; on peut y ajouter les diagonales.
option-twee_in_een_b-single_moves-straight = Tout droit seulement
option-twee_in_een_b-single_moves-all_ways = En diagonale aussi
option-twee_in_een_b-repetition_draw = Nulle par répétition
    .help = La partie est nulle quand la même position revient autant de fois. 0 supprime la règle.
option-twee_in_een_b-turn_limit = Coups par camp
    .help = Après autant de coups chacun, la partie est nulle.
option-eckdame-full_target_wins = Une arrivée pleine gagne
    .help = Vous gagnez aussi quand toutes les cases de votre arrivée sont occupées et que vous en tenez plus de la moitié : personne ne peut vous arrêter en restant chez soi.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Aller en arrière
    .help = Les sauts, ou les pas aussi, peuvent-ils mener en arrière ?
option-pyramiden_dame-backward-jumps = Les sauts seulement
option-pyramiden_dame-backward-none = Jamais
option-pyramiden_dame-backward-all = Les sauts et les pas
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Places à deux joueurs
    .help = Séparés, la cour de l’un n’est le camp de personne ; face à face, chacun vise la pointe de l’autre.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Comment on joue un lancer
    .help = Tout droit, par-dessus ce qui s’y trouve ; ou pas à pas en tournant, sur des points libres seulement et jamais deux fois sur le même.
option-racado-path-straight = Tout droit
option-racado-path-free = En tournant
option-racado-leave_court = Ressortir de la cour
    .help = Les pions peuvent ressortir de leur cour.
option-racado-turn_limit = Tours par joueur
    .help = Après autant de tours chacun, la partie finit et l’on compte les pions.
option-tippy-two_player_seats = Places à deux joueurs
    .help = Dans des pointes séparées, ou dans des pointes qui se font face.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Tours sans encerclement
    .help = Quand chaque joueur a eu autant de tours sans que rien soit encerclé, la partie finit.

halma-holding-home = À l’arrivée
halma-holding-court = Dans la cour
halma-holding-left = Pions restants

halma-button-throw = Lancer
halma-button-pass = Passer

halma-pair = { $one } et { $other }
halma-all = Plusieurs

halma-prompt-move = C’est à { $colour } : un pas, ou des sauts.
halma-prompt-hop = { $colour } saute avec un pion.
halma-prompt-step = { $colour } fait un pas avec un pion.
halma-prompt-rest = { $colour } a tous ses pions à l’arrivée : jouer, ou passer et attendre l’autre partenaire.
halma-prompt-pass = Aucun coup possible pour { $colour } : il faut attendre.
halma-prompt-throw = { $colour } lance le dé.
halma-prompt-pips = { $pips } pour { $colour } : avancez un pion d’autant, exactement, tout droit.
halma-prompt-pips-free = { $pips } pour { $colour } : avancez un pion d’autant, exactement, sur des points libres ; il peut tourner.
halma-prompt-pass-pips = { $pips } pour { $colour }, et aucun pion ne peut aller si loin.
halma-prompt-take = Plusieurs pions sont encerclés : { $colour } en prend un.
halma-prompt-four = { $colour } joue un des quatre pions, en avant ou de côté.
halma-prompt-single = { $colour } joue le pion seul, d’une case.

halma-log-step = { $colour } va de { $start } en { $target }.
halma-log-hop = { $colour } saute de { $start } en { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } sauts à la suite.
    }
halma-log-pass = { $colour } ne peut pas jouer et attend.
halma-log-rest = { $colour } a fini et attend.
halma-log-throw = { $colour } lance { $pips }.
halma-log-capture = { $colour } prend un pion en { $field } ({ $other }).
halma-log-enclose = { $colour } encercle et prend le pion en { $field } ({ $other }).
halma-log-out = { $colour } n’a plus de pions et quitte la partie.
halma-log-several = { $colour } encercle plusieurs pions et peut en prendre un.

halma-end-home = { $how ->
        [team] { $winner } gagnent : tous leurs pions sont arrivés.
       *[alone] { $winner } gagne : tous ses pions sont arrivés.
    }
halma-end-full_target = { $how ->
        [team] { $winner } gagnent : leurs arrivées sont pleines, et plus de la moitié est à eux.
       *[alone] { $winner } gagne : l’arrivée est pleine et lui revient pour plus de la moitié.
    }
halma-end-turn_limit = Le dernier tour est joué. { $how ->
        [team] { $winner } sont en tête et gagnent.
        [shared] { $winner } se partagent la victoire.
       *[alone] { $winner } est en tête et gagne.
    }
halma-end-stuck = Plus personne ne peut jouer. { $how ->
        [team] { $winner } sont en tête et gagnent.
        [shared] { $winner } se partagent la victoire.
       *[alone] { $winner } est en tête et gagne.
    }
halma-end-court = Tous les pions restants d’une couleur sont dans leur cour. { $how ->
        [shared] { $winner } ont le même nombre de pions et se partagent la victoire.
       *[alone] { $winner } a le plus de pions et gagne.
    }
halma-end-last_standing = { $how ->
        [shared] Plus personne n’a de pion.
       *[alone] { $winner } gagne : personne d’autre n’a plus de pion.
    }
halma-end-no_pieces = { $winner } gagne : personne d’autre n’a plus de pion.
halma-end-quiet = Rien n’a été encerclé depuis longtemps. { $how ->
        [shared] { $winner } ont le même nombre de pions et se partagent la première place.
       *[alone] { $winner } a le plus de pions et gagne.
    }
halma-end-shut_in = { $winner } gagne : le pion seul est enfermé.
halma-end-no_move = { $winner } gagne : aucun des quatre ne peut bouger.
halma-end-through = { $winner } gagne : le pion seul est derrière les quatre.
halma-end-repetition = Partie nulle : la même position est revenue.
halma-end-too_long = Partie nulle : personne n’est passé, et personne n’est enfermé.

halma-why-over = La partie est finie.
halma-why-over-full = La partie est finie : une arrivée était pleine, et plus de la moitié appartenait à celui qui devait la remplir. Rester chez soi n’aide personne.
halma-why-over-limit = La partie est finie : chacun a eu le nombre de tours convenu. Les pions restés chez eux ne comptent pas.
halma-why-over-stuck = La partie est finie : plus personne ne pouvait jouer, et l’on a compté les pions aux arrivées.
halma-why-throw-first = On lance d’abord le dé.
halma-why-choose-enclosed = Plusieurs pions sont encerclés : choisissez celui qui quitte le plateau.
halma-why-no-pass = On ne passe pas ici : un pion doit avancer.
halma-why-must-move = Qui peut jouer doit jouer ; seul qui est enfermé attend.
halma-why-nothing-moves = Aucun de vos pions ne peut bouger : vous passez.
halma-why-no-field = Les pions se tiennent sur les cases du plateau.
halma-why-not-yours = Le pion en { $field } n’est pas à vous.
halma-why-empty = Il n’y a pas de pion en { $field } : choisissez un des vôtres.
halma-why-held = Ce pion est arrivé et ne peut plus avancer dans son arrivée.
halma-why-stuck = Le pion en { $field } ne peut pas bouger maintenant.
halma-why-choose-target = Choisissez maintenant où va le pion de { $field }.
halma-why-same-field = Un coup ne doit pas finir où il a commencé.
halma-why-occupied = { $field } n’est pas libre.
halma-why-leave-target = Un pion arrivé reste dans son arrivée.
halma-why-leave-court = Un pion dans sa cour ne peut plus en sortir.
halma-why-pips = Un pion avance d’exactement { $pips } points, tout droit dans une des six directions.
halma-why-pips-free = Un pion fait exactement { $pips } pas, sur des points libres et jamais deux fois sur le même ; il peut tourner en route.
halma-why-one-step = Un pion fait un pas, sur une case libre à côté de lui.
halma-why-no-diagonal = Ici, les pions vont tout droit, jamais en diagonale.
halma-why-no-diagonal-four = Les quatre vont tout droit, jamais en diagonale.
halma-why-never-back = Les quatre vont en avant ou de côté, jamais en arrière.
halma-why-step-forward = On ne fait pas de pas dans cette direction.
halma-why-only-hops = On ne fait aucun pas dans ce jeu : on saute toujours.
halma-why-nothing-between = Il n’y a rien en { $field } par-dessus quoi sauter.
halma-why-hop-forward = Ici, on ne saute pas en arrière.
halma-why-row = Un saut passe par-dessus un pion, pas par-dessus une rangée.
halma-why-own = Ici, on ne saute pas par-dessus ses propres pions.
halma-why-no-way = Aucun pas et aucune suite de sauts ne mène de { $start } en { $target }.
