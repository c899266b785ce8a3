game-gaensespiel = Le jeu de l’oie
    .tag = Soixante et une cases, un dé, et tout ce qui peut arriver à une oie.
game-ganzenbord = Jeu de l’oie à l’ancienne
    .tag = Deux dés, treize oies, et un pot qui grossit à chaque mésaventure.
game-wedrenspel = Jeu de courses
    .tag = Deux tours de piste, par-dessus haie, fossé et boue.

option-gaensespiel-overshoot = Un lancer trop fort à la fin
    .help = Ce qui arrive quand un lancer mène au-delà de 61.
option-gaensespiel-overshoot-bounce = Compter jusqu’à 61 et revenir
option-gaensespiel-overshoot-full_back = Reculer de tout le lancer
option-gaensespiel-release_roll = Le lancer qui libère
    .help = Le 6 de la case 27 et le 4 de la case 33 font-ils aussi avancer le pion ?
option-gaensespiel-release_roll-moves = Il fait aussi avancer
option-gaensespiel-release_roll-frees = Il libère seulement, puis on relance
option-gaensespiel-open_table = Table ouverte
    .help = La boîte contient quatre pions ; à une table ouverte, il y a place pour dix joueurs.

option-ganzenbord-purse = Jetons par joueur
    .help = Avec combien de jetons chaque joueur commence.
option-ganzenbord-stake = Première mise
    .help = Ce que chaque joueur verse au pot avant le premier lancer, au plus tout ce qu’il a.
option-ganzenbord-goose_forward = Sur une oie
    .help = Peut-on choisir d’avancer ou non encore du même lancer ?
option-ganzenbord-goose_forward-may = Avancer ou rester, au choix
option-ganzenbord-goose_forward-must = Toujours avancer
option-ganzenbord-goose_back = Sur une oie, en reculant
    .help = De combien une oie fait encore reculer un pion qui a dépassé 63.
option-ganzenbord-goose_back-surplus = Encore du nombre de points en trop
option-ganzenbord-goose_back-throw = De tout le lancer
option-ganzenbord-death_restart = Après la Mort
    .help = Où un pion recommence.
option-ganzenbord-death_restart-start = Au départ
option-ganzenbord-death_restart-square_1 = Sur la case 1

option-wedrenspel-horses_per_player = Chevaux par joueur
    .help = À moins de six, chacun peut en faire courir plusieurs, jusqu’à quatre, tant qu’il n’en court pas plus de douze.
option-wedrenspel-mud = La boue
    .help = Le livret français réduit de moitié le prochain lancer, le néerlandais tous les lancers du prochain tour.
option-wedrenspel-mud-next_throw = Le prochain lancer compte à moitié
option-wedrenspel-mud-next_turn = Le prochain tour compte à moitié

track-horse = { $colour } n° { $number }

track-holding-roll-off = Lancé pour commencer
track-holding-square = Case
track-holding-misses = Tours à passer
track-holding-waits = Attend comme n°
track-holding-waits-for = Attend
track-holding-half = Le prochain lancer compte à moitié
track-holding-out = Hors jeu
track-holding-chips = Jetons

track-button-throw = Lancer
track-button-roll-off = Lancer pour commencer
track-button-on = Avancer encore de { $count }
track-button-stay = Rester sur { $square }
track-button-stay-taken = Rester : case occupée, donc retour sur { $square }
track-button-toll = Payer { $chips } et rester
track-button-cross = Payer { $chips } et passer à { $square }

track-prompt-roll-off = Qui commence ? { $colour } lance.
track-prompt-roll-off-again = { $count } joueurs ont le plus grand nombre et relancent. C’est à { $colour } de lancer.
track-prompt-throw = { $colour } lance.
track-prompt-half = { $colour } lance, mais le lancer compte à moitié.
track-prompt-held = { $colour } ne peut quitter { $square } qu’avec un { $pips }.
track-prompt-freed = { $colour } est libre et lance pour avancer.
track-prompt-goose = { $colour } est sur une oie, case { $square } : avancer du même lancer, ou rester ?
track-prompt-bridge = { $colour } est au pont : payer { $toll } et rester, ou payer le double et traverser ?

track-log-roll-off = { $colour } lance { $pips } pour commencer.
track-log-begins = { $colour } commence.
track-log-tie = Égalité : ceux qui ont le plus grand nombre relancent.
track-log-throw = { $colour } lance { $pips }.
track-log-walk = { $colour } va sur { $square }.
track-log-goose = { $colour } rencontre une oie sur { $square }.
track-log-goose-on = Une oie sur { $square } : { $colour } avance du même lancer.
track-log-goose-back = Encore une oie : { $colour } recule { $square ->
        [0] jusqu’au départ
       *[other] jusqu’à { $square }
    }.
track-log-bounce = Trop loin : { $colour } recule sur { $square }.
track-log-full-back = Trop loin : { $colour } recule de tout le lancer, sur { $square }.
track-log-leap = Un premier lancer qui donne des ailes : { $colour } va droit sur { $square }.
track-log-taken = { $square } n’est pas libre : { $colour } retourne { $old ->
        [0] au départ
       *[other] sur { $old }
    }.
track-log-sent = { $colour } va { $square ->
        [0] au départ
       *[other] sur { $square }
    }.
track-log-cross = { $colour } passe le pont et va sur { $square }.
track-log-stay = { $colour } reste sur { $square }.
track-log-finish = { $colour } touche au but.
track-log-out = { $colour } quitte le jeu.
track-log-pay = { $colour } verse { $chips } au pot.
track-log-cannot-pay = { $colour } n’a plus de jetons et ne doit rien.
track-log-pot = { $colour } prend le pot : { $chips } jetons.
track-log-nobody-behind = Personne n’est derrière { $colour } : il n’y a personne à attendre.
track-log-released = { $colour } est de nouveau libre.
track-log-waits = { $colour } attend.
track-log-misses = { $colour } passe un tour.
track-log-held = { $colour } reste : seul un { $pips } permet de repartir.
track-log-freed = { $colour } est libre.
track-log-halved = Dans la boue, le lancer compte à moitié : { $count ->
        [0] aucun pas
        [one] un pas
       *[other] { $count } pas
    } pour { $colour }.
track-log-again = { $colour } relance.

track-end-goal = { $winner } gagne : exactement sur 61 !
track-end-pot = { $winner } gagne : exactement sur 63, et le pot avec !
track-end-line = { $winner } gagne et franchit la ligne en tête !
track-end-alone = { $winner } gagne : il ne reste personne d’autre.

track-why-over = La partie est finie.
track-why-roll-off = On lance d’abord pour savoir qui commence. C’est à { $colour } de lancer.
track-why-throw = { $colour } lance ; les dés font le reste.
track-why-by-dice = On ne déplace pas les pions soi-même ici : ils vont où les dés les mènent.
track-why-decide = C’est à { $colour } de choisir un des deux boutons.
track-why-held = { $colour } ne quitte cette case qu’avec un { $pips }.
track-why-must-go-on = Ici, on ne reste pas sur une oie : elle mène toujours plus loin.
track-why-chips = Les jetons vont au pot là où une case les demande, et le gagnant les prend tous.
track-why-start = C’est ici que tout le monde commence.
track-why-finish = C’est la fin : il faut y tomber juste, ou la franchir dans une course.
track-why-plain = La case { $square } est une case ordinaire.
track-why-both = Premier tour : { $first } Second tour : { $second }

track-square-goose = Une oie : encore autant de cases.

track-square-gaensespiel-3 = À peine éclos et déjà pressés : avancez de deux cases.
track-square-gaensespiel-6 = Le premier bain : passez un tour.
track-square-gaensespiel-9 = Un chien : fuyez de dix cases.
track-square-gaensespiel-12 = Le jars a mordu : reculez de quatre cases.
track-square-gaensespiel-18 = Quel beau papillon : passez un tour.
track-square-gaensespiel-21 = Une grenouille au petit déjeuner donne des forces : avancez de quatre cases.
track-square-gaensespiel-24 = La baignade était défendue : passez un tour.
track-square-gaensespiel-27 = Toute la famille dort : seul un 6 permet de repartir.
track-square-gaensespiel-30 = Après la noce, on va vite : avancez de deux cases.
track-square-gaensespiel-33 = En cage : seul un 4 ouvre la porte.
track-square-gaensespiel-36 = Le gardien d’oies vous pousse : avancez de deux cases.
track-square-gaensespiel-39 = C’est trop bon : passez un tour.
track-square-gaensespiel-42 = Le renard tient l’oie : reculez de dix cases.
track-square-gaensespiel-45 = Sur la glace, on file : relancez.
track-square-gaensespiel-48 = Mal de gorge : passez un tour.
track-square-gaensespiel-51 = La famille fait la course : avancez de deux cases.
track-square-gaensespiel-54 = L’oie se bat contre le voleur : relancez.
track-square-gaensespiel-57 = Une patte cassée : attendez que tous ceux de derrière soient passés.
track-square-gaensespiel-60 = À la casserole : vous quittez le jeu.

track-square-ganzenbord-6 = Le pont : 5 jetons pour rester, ou 10 pour aller sur 12.
track-square-ganzenbord-19 = L’auberge : payez 10 et passez un tour.
track-square-ganzenbord-31 = Le puits : payez 15 et attendez qu’un autre vienne.
track-square-ganzenbord-42 = Le labyrinthe : payez 5 et retournez sur 37.
track-square-ganzenbord-52 = La prison : payez 10 et attendez qu’un autre vienne.
track-square-ganzenbord-58 = La Mort : payez 5 et recommencez.

track-square-wedrenspel-4 = Trop lent pour la haie : quatre cases en arrière pour reprendre l’élan.
track-square-wedrenspel-44 = Trop lent pour la haie : quatre cases en arrière pour reprendre l’élan.
track-square-wedrenspel-8 = Par-dessus le mur, et dans le fossé : passez un tour.
track-square-wedrenspel-48 = Par-dessus le mur, et dans le fossé : passez un tour.
track-square-wedrenspel-14 = Le cheval refuse la barrière : retour sur 9.
track-square-wedrenspel-54 = Le cheval refuse la barrière : retour sur 49.
track-square-wedrenspel-21 = De la boue : le prochain lancer compte à moitié.
track-square-wedrenspel-61 = De la boue : le prochain lancer compte à moitié.
track-square-wedrenspel-25 = Têtu devant le mur : passez deux tours.
track-square-wedrenspel-65 = Têtu devant le mur : passez deux tours.
track-square-wedrenspel-28 = La barre est tombée : retour là où le saut a commencé.
track-square-wedrenspel-68 = La barre est tombée : retour là où le saut a commencé.
track-square-wedrenspel-34 = Une entorse : attendez que tous les chevaux de derrière soient passés.
track-square-wedrenspel-74 = Une entorse si tard : hors course.
