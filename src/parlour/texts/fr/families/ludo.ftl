game-maedn = T’en fais pas
    .tag = Un tour de plateau et l’on rentre, sauf si quelqu’un vous renvoie.

option-maedn-few_players = À deux ou à trois
    .help = Qui joue les couleurs qui n’ont pas de joueur.
option-maedn-few_players-plain = Une couleur chacun
option-maedn-few_players-all_colours = Les quatre couleurs
option-maedn-backward_capture = Manger en arrière
    .help = Un pion peut reculer du nombre lancé s’il mange là un pion adverse.
option-maedn-three_rolls = Trois lancers pour un six
    .help = Qui n’a aucun pion à jouer lance jusqu’à trois fois pour obtenir un six.
option-maedn-no_jump_in_goal = Pas de saut à l’arrivée
    .help = À l’arrivée, on ne dépasse pas les pions : le dernier rentré finit donc sur a.
option-maedn-barriers = Barrages
    .help = Deux pions d’une couleur peuvent partager une case, et personne ne passe.
option-maedn-compulsory_capture = Obligation de manger
    .help = Faut-il manger un pion adverse quand on le peut ?
option-maedn-compulsory_capture-off = Aucune obligation
option-maedn-compulsory_capture-enforced = Il faut manger
option-maedn-compulsory_capture-penalty = Une prise oubliée coûte le pion
option-maedn-a_exit = Quitter A quand des pions attendent
    .help = Quels lancers font avancer le pion sur A tant que d’autres de sa couleur attendent.
option-maedn-a_exit-any = Avec tout lancer
option-maedn-a_exit-six_only = Seulement avec un six
option-maedn-play_on = Continuer pour le classement
    .help = Les autres continuent après le premier rentré ; sinon la partie s’arrête là.

game-einigkeit = L’union fait la force
    .tag = Deux contre deux : les partenaires bâtissent des murs et rentrent ensemble.
option-einigkeit-compulsory_capture = Obligation de manger
    .help = Ce qui arrive quand on ne mange pas un pion adverse que l’on pourrait manger.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Ne t’en fais pas
    .tag = Le cousin sans pitié : même vos propres pions se font éjecter.
option-mens_erger_je_niet-board = Côté du plateau
    .help = Le plateau a quatre couleurs d’un côté et six de l’autre.
option-mens_erger_je_niet-board-four = Quatre couleurs
option-mens_erger_je_niet-board-six = Six couleurs
option-mens_erger_je_niet-double_colours = Deux couleurs pour certains
    .help = S’il y a moins de joueurs que de couleurs, certains en jouent deux ; sinon chacun en joue une.
option-mens_erger_je_niet-goal_return = Lancer trop fort à l’arrivée
    .help = Où s’arrête un pion qui dépasserait le bout de son arrivée.
option-mens_erger_je_niet-goal_return-wait = Reculer à partir de d
option-mens_erger_je_niet-goal_return-back_onto_track = Reculer, même jusque sur le parcours
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = La poursuite
    .tag = Un pion chacun, un tour de l’étoile, et tout le monde à vos trousses.
option-verfolgungsjagd-tips = Pointes de départ
    .help = Où se placent les joueurs sur les six pointes de l’étoile.
option-verfolgungsjagd-tips-spread = Répartis autour de l’étoile
option-verfolgungsjagd-tips-neighbours = Côte à côte
option-verfolgungsjagd-tips-0-2 = Une pointe libre entre les deux
option-verfolgungsjagd-tips-0-1-3 = Deux côte à côte, une pointe libre, puis le troisième
option-verfolgungsjagd-tips-0-1-4 = Deux côte à côte, deux pointes libres, puis le troisième
option-verfolgungsjagd-tips-0-1-2-4 = Trois côte à côte, une pointe libre, puis le quatrième

game-spielwiese = Fabuleux parc à jeu
    .tag = Construisez le plateau vous-mêmes, puis faites-y la course.
option-spielwiese-sets = Éléments disponibles
    .help = Le jeu de base va jusqu’à quatre joueurs ; avec le jeu complémentaire, on peut jouer à huit.
option-spielwiese-sets-basic = Jeu de base
option-spielwiese-sets-both = Avec le jeu complémentaire
option-spielwiese-parts = Le plateau
    .help = Quels éléments forment le centre. Le bras de chaque joueur se place sur un de ses côtés extérieurs.
option-spielwiese-star_squares = Cases à étoile
    .help = Ce qui arrive quand un lancer finit juste sur une étoile.
option-spielwiese-star_squares-off = Rien
option-spielwiese-star_squares-may = Le pion peut sauter plus loin
option-spielwiese-star_squares-must = Le pion doit sauter plus loin
option-spielwiese-three_rolls = Toujours trois lancers pour un six
    .help = Qui n’a aucun pion sur le parcours lance jusqu’à trois fois, et pas seulement au début.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Le joueur suivant peut renvoyer un pion
option-spielwiese-no_jump_in_goal = Pas de saut à l’arrivée
    .help = À l’arrivée, on ne dépasse pas les pions.
option-spielwiese-six_enters = Un six quand un pion attend
    .help = Doit-il faire entrer un pion ?
option-spielwiese-six_enters-must = Il doit faire entrer un pion
option-spielwiese-six_enters-may = Il peut servir à avancer
option-spielwiese-first_seat = Qui commence
    .help = La place du plus jeune joueur.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = élément carré
ludo-part-triangle = élément triangulaire
ludo-part-half_round = élément semi-circulaire
ludo-kit-empty = Un plateau se fait avec des éléments : choisissez-en.
ludo-kit-stock = { $sets ->
        [1] Pas assez d’éléments dans le jeu de base ({ $part } : { $count } au plus).
       *[other] Pas assez d’éléments ({ $part } : { $count } au plus).
    }
ludo-kit-joints = { $sets ->
        [1] Le jeu de base n’a que { $joints } jonctions : on ne peut plus rien ajouter.
       *[other] Il n’y a que { $joints } jonctions : on ne peut plus rien ajouter.
    }
ludo-kit-middle = Un { $part } n’a qu’un côté droit : il se place à un bout, jamais au milieu.
ludo-kit-alone = Un { $part } ne peut pas rester seul.
ludo-kit-sides = Ce plateau a { $sides } côtés extérieurs : trop peu pour { $players } joueurs.

ludo-holding-home = Rentrés
ludo-holding-roll-off = Lancé pour commencer
ludo-holding-partner = Rentrés, partenaire
ludo-holding-steps = Points restants

ludo-site-square = case { $number } du parcours
ludo-site-star = étoile, case { $number } du parcours
ludo-site-a = case de départ A ({ $colour })
ludo-site-goal = case d’arrivée { $letter } ({ $colour })
ludo-site-b = case d’attente { $number } ({ $colour })

ludo-button-throw = Lancer
ludo-button-roll-off = Lancer pour commencer
ludo-button-waive = Laisser passer

ludo-prompt-roll-off = Qui commence ? { $colour } lance le dé.
ludo-prompt-roll-off-again = { $count } joueurs ont le plus grand nombre et relancent. C’est à { $colour } de lancer.
ludo-prompt-throw = { $colour } lance le dé.
ludo-prompt-throw-for-six = Il faut un six : { $count ->
        [one] encore un lancer
       *[other] encore { $count } lancers
    } pour { $colour }.
ludo-prompt-throw-fresh = { $colour } lance le dé pour le pion qui vient d’entrer.
ludo-prompt-enter = Un six : { $colour } fait entrer un nouveau pion.
ludo-prompt-six-clear-a = Un six, mais A est occupée : { $colour } avance d’abord le pion sur A.
ludo-prompt-clear-a = { $pips } pour { $colour } : il faut libérer A, car des pions attendent.
ludo-prompt-another = { $pips } pour { $colour }. Le pion sur A ne peut pas avancer : choisissez-en un autre.
ludo-prompt-choose = { $pips } pour { $colour } : choisissez un pion.
ludo-prompt-only = { $pips } pour { $colour } : un seul pion peut avancer.
ludo-prompt-capture = { $pips } pour { $colour } : il faut manger.
ludo-prompt-penalty = { $pips } pour { $colour } : il faut manger, ou perdre le pion qui pouvait le faire.
ludo-prompt-neutral = { $pips } pour { $colour } : jouez un de vos pions ou un pion neutre ({ $neutral }).
ludo-prompt-neutral-only = { $pips } pour { $colour } : jouez un pion neutre ({ $neutral }).
ludo-prompt-breach = Un six abat le mur sur A : { $colour } fait entrer un pion, et les deux bâtisseurs sont renvoyés.
ludo-prompt-six-free = Un six : { $colour } fait entrer un pion ou en avance un autre.
ludo-prompt-fresh = { $pips } pour { $colour }, qui joue le pion qui vient d’entrer.
ludo-prompt-judged = { $pips } pour { $colour }, qui peut manger. Qui l’oublie risque de perdre un pion.
ludo-prompt-judge = Prise oubliée par { $other }. { $colour } peut renvoyer un pion du parcours ({ $other }) ou laisser passer.
ludo-prompt-star = { $pips } pour { $colour } : choisissez un pion. Sur une étoile, il peut sauter à la prochaine étoile libre.

ludo-label-enter = { $colour } : faire entrer un pion
ludo-label-move = { $colour } : avancer de { $count }
ludo-label-back = { $colour } : reculer de { $count }
ludo-label-goal = { $colour } : aller en { $letter } à l’arrivée
ludo-label-jump = { $colour } : aller sur l’étoile et sauter plus loin
ludo-label-judge = Renvoyer ce pion ({ $colour })
ludo-label-capture = { $move }, manger { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] le pion de tête
    [last] le dernier pion
   *[between] le pion numéro { $number } depuis la tête
})

ludo-notation-enter = nouveau pion
ludo-notation-back = retour

ludo-log-roll-off = { $colour } lance { $pips } pour commencer.
ludo-log-begins = { $colour } commence.
ludo-log-tie = Égalité : ceux qui ont le plus grand nombre relancent.
ludo-log-throw = { $colour } lance { $pips }.
ludo-log-no-move = Aucun coup possible pour { $colour }.
ludo-log-no-six = Aucun coup possible pour { $colour }. { $count ->
        [one] Il reste un lancer.
       *[other] Il reste { $count } lancers.
    }
ludo-log-six-no-move = Aucun coup possible pour { $colour }, mais un six permet de relancer.
ludo-log-again = Un six : { $colour } relance.
ludo-log-enter = { $colour } fait entrer un pion.
ludo-log-move = { $colour } avance de { $count }.
ludo-log-back = { $colour } recule de { $count }.
ludo-log-goal = { $colour } va en { $letter } à l’arrivée.
ludo-log-neutral-enter = { $colour } fait entrer un pion neutre.
ludo-log-neutral-move = { $colour } avance un pion neutre de { $count }.
ludo-log-neutral-goal = { $colour } mène un pion neutre en { $letter } à son arrivée.
ludo-log-take = Un pion ({ $other }) retourne attendre.
ludo-log-take-own = { $other } éjecte un pion de la même couleur.
ludo-log-start-again = { $other } se fait attraper et recommence.
ludo-log-past-start = Le lancer dépasserait le point de départ : { $colour } ne bouge pas.
ludo-log-one-again = Un as : { $colour } relance.
ludo-log-first-pawn = Premier tour pour { $colour } : un pion entre sans six.
ludo-log-counted-back = { $colour } dépasse l’arrivée et se retrouve sur le parcours.
ludo-log-barrier = { $colour } tient un barrage.
ludo-log-wall = { $colour } bâtit un mur.
ludo-log-wall-together = { $colour } et { $other } bâtissent un mur ensemble.
ludo-log-breach = Violation de domicile : { $colour } abat le mur qui se dresse sur A.
ludo-log-jump = { $colour } saute à la prochaine étoile libre.
ludo-log-lap = { $colour } saute au-delà de l’arrivée et commence un nouveau tour.
ludo-log-missed = { $colour } oublie de manger : { $other } décide de la suite.
ludo-log-judged = { $colour } renvoie un pion pour la prise oubliée ({ $other }).
ludo-log-waived = { $colour } laisse passer la prise oubliée ({ $other }).
ludo-log-penalty = { $colour } oublie de manger : le pion qui pouvait le faire retourne attendre.
ludo-log-home = { $colour } a rentré ses quatre pions : place numéro { $place }.
ludo-log-home-last = { $colour } a rentré ses quatre pions.
ludo-log-home-neutral = { $colour } a rentré ses quatre pions et aide maintenant les neutres à rentrer.

ludo-end-home = { $winner } gagne : ses quatre pions sont rentrés les premiers !
ludo-end-neutral_home = { $winner } gagne : ses quatre pions sont rentrés, et les neutres aussi !
ludo-end-side_home = { $winner } et { $partner } gagnent : leurs huit pions sont rentrés !
ludo-end-around = { $winner } gagne : un tour d’étoile, et retour au point de départ !

ludo-why-over = La partie est finie.
ludo-why-roll-off-first = On lance d’abord pour savoir qui commence. C’est à { $colour } de lancer.
ludo-why-throw-first = { $colour } doit d’abord lancer le dé.
ludo-why-thrown = Le dé est lancé et montre { $pips }. Choisissez maintenant un pion.
ludo-why-no-square = Choisissez un pion de votre couleur, puis la case où il va.
ludo-why-empty = Il n’y a pas de pion ici : choisissez un des vôtres.
ludo-why-not-yours = Ce n’est pas à vous de jouer ce pion.
ludo-why-other-colour = Vos deux couleurs jouent séparément : { $colour } a son propre tour.
ludo-why-choose-target = Ce pion peut avancer : choisissez maintenant la case marquée.
ludo-why-needs-six = Seul un six fait entrer un pion qui attend.
ludo-why-a-held = Un pion de cette couleur est encore sur A : aucun autre ne peut entrer avant son départ.
ludo-why-a-barrier = Un barrage occupe A : aucun pion ne peut y entrer.
ludo-why-enter-on-a = Un nouveau pion entre sur sa case A.
ludo-why-marked-one = Les pions qui attendent se valent tous : prenez celui qui est marqué.
ludo-why-six-enters = Tant qu’un pion attend, un six doit en faire entrer un.
ludo-why-six-clears-a = Tant que des pions attendent, le six doit faire avancer le pion sur A.
ludo-why-clear-a = Tant que des pions attendent, le pion sur A doit avancer d’abord.
ludo-why-six-leaves-a = Tant que des pions attendent, seul un six fait avancer le pion sur A.
ludo-why-own-piece = Un de vos pions est déjà là : chaque case ne porte qu’un pion.
ludo-why-foreign-goal = Seule sa propre couleur peut entrer dans une arrivée.
ludo-why-not-on-b = On ne joue pas sur les cases d’attente : ce sont les pions mangés qui y vont.
ludo-why-too-far = Avec { $pips }, ce pion dépasserait le bout de son arrivée.
ludo-why-turn-in = Après son tour, un pion entre dans son arrivée et ne repasse pas devant son A.
ludo-why-goal-held = La case d’arrivée { $letter } est occupée.
ludo-why-goal-jump = À l’arrivée, on ne dépasse aucun pion.
ludo-why-distance = Le dé montre { $pips } : le pion avance d’autant, exactement.
ludo-why-no-backward = Les pions avancent seulement, dans le sens des flèches.
ludo-why-goal-back = Un pion à l’arrivée ne recule jamais.
ludo-why-back-over-a = On ne recule jamais sur A ni au-delà.
ludo-why-back-captures = On ne recule que pour manger un pion adverse.
ludo-why-neutral-back = Les pions neutres ne mangent jamais en arrière.
ludo-why-barrier-land = Il y a là un barrage : personne ne peut s’y poser.
ludo-why-barrier-pass = Un barrage est sur le chemin : personne ne passe.
ludo-why-must-capture = On peut manger un pion adverse, donc il le faut.
ludo-why-partner = { $colour } joue avec vous et déplace ces pions.
ludo-why-a-wall = Un mur de votre camp occupe A : aucun troisième pion ne peut y entrer.
ludo-why-wall-land = Il y a là un mur : personne ne peut s’y poser.
ludo-why-wall-pass = Un mur est sur le chemin : personne ne passe, pas même ses bâtisseurs.
ludo-why-breach = Un mur ennemi occupe votre A : le six doit faire entrer un pion et l’abattre.
ludo-why-goal-final = Un pion arrivé reste où il est.
ludo-why-fresh-plays = Il faut jouer le pion qui vient d’entrer.
ludo-why-count-back = Avec { $pips }, ce pion n’atteint aucune case d’arrivée libre, même en reculant.
ludo-why-must-jump = Sur une étoile, un pion doit sauter à la prochaine étoile libre.
ludo-why-next-star = D’une étoile, on ne saute qu’à la prochaine étoile libre.
ludo-why-judge = Choisissez un pion du parcours à renvoyer ({ $colour }), ou laissez passer.
ludo-why-judge-goal = Les pions à l’arrivée sont à l’abri : choisissez-en un sur le parcours, ou laissez passer.
