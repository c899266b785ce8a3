# Ce qui vaut pour les options de beaucoup de jeux

source-never-ends = Cela n’est dans aucun livret. Sans cela, une partie pourrait ne pas finir.
source-everybody = Cela n’est dans aucun livret. C’est ainsi que l’on joue dans le monde entier.
source-no-number = Le livret ne donne pas de nombre ; celui-ci est de nous.
source-usual-number = Le nombre habituel est celui qui est imprimé. Les autres sont là pour essayer.
source-agreed = Le livret laisse le nombre aux joueurs.
source-only-a-winner = Le livret nomme un gagnant et ne dit rien des autres. Continuer est de nous.
source-enforced = La pénalité est imprimée. Que le programme exige la prise à la place est de nous.

# Petits chevaux

source-maedn-few_players = Les quatre couleurs sont recommandées parmi les variantes ; les règles de base en donnent une à chaque joueur.
source-maedn-a_exit = En allemand et en français : avec un six, c’est le pion sur A qui doit avancer. En italien : il ne peut quitter A qu’avec un six.
source-maedn-play_on = Que les autres continuent est imprimé. S’arrêter avec le gagnant est de nous.
source-mens_erger_je_niet-goal_return = En néerlandais : en reculant, on doit finir sur un cercle libre, sinon le pion attend. En français : qui lance trop recule jusque sur le parcours.
source-spielwiese-parts = Les éléments et leur nombre sont imprimés. Le nombre de cases de chacun est de nous, car les images sont perdues.
source-spielwiese-star_squares = Qu’un pion puisse sauter est la règle particulière du livret, qu’il le doive est une de ses règles optionnelles. Pas d’étoiles du tout est de nous.
source-spielwiese-six_enters = Le livret prend pour modèle un jeu bien connu, où un six doit faire entrer un pion. Ses propres mots permettraient aussi un autre coup.
source-spielwiese-first_seat = Le plus jeune commence. Qui c’est, vous seuls le savez.
source-verfolgungsjagd-tips = Chacun choisit une pointe de l’étoile.

# Dames

source-draughts-huffing = Le livret laisse l’adversaire choisir entre faire corriger le coup et prendre la pièce. Sans cette option, le programme corrige aussitôt.
source-draughts-remove_captured = Le livret parle du saut, de l’arrivée et de la pièce enlevée, et seulement ensuite du saut suivant : chacune part donc aussitôt. Les clubs les enlèvent toutes à la fin.
source-draughts-queen_landing = Le livret dit qu’elle n’est pas obligée de s’arrêter juste derrière la pièce. Il ne dit pas qu’elle doive chercher la case d’où elle peut prendre davantage.
source-damspel-remove_captured = Le livret ne dit pas quand partent les pièces prises. Dans le jeu qu’il abrège, elles partent à la fin du coup.
source-damspel-crowned_in_passing = Dès qu’un pion atteint la dernière rangée, il devient dame, dit l’article. Dans le jeu qu’il abrège, le coup doit y finir.
source-damspel-draw_rule = L’article parle des coups d’un joueur : trois fois le même coup, ou deux fois de retour à la même case. Les clubs comptent plutôt les positions.
source-polnische_dame-must_take = Tout ce qui peut être pris doit l’être, dit le livret. Nous l’entendons de la rafle commencée ; qu’il s’agisse de la plus longue est l’autre lecture.
source-polnische_dame-queen_landing = Tout ce qui peut être pris doit l’être. Nous l’entendons ainsi : une dame aussi doit se poser là où elle peut continuer à prendre.
source-schlagdame-blocked_player = Être enfermé fait perdre dans le jeu que celui-ci renverse. Le livret ne dit pas si cela aussi est renversé.
source-mauern-taking = Le livret dit que le pion peut alors être enlevé. Nous l’enlevons ; qu’on puisse le laisser est l’autre lecture.
source-mauern-backward_moves = Le livret prend la mise en place des dames et défend de sauter et de prendre. Les pions vont donc en avant ; qu’ils puissent reculer est l’autre lecture.
source-wolf_und_schafe-first_move = Le livret ne dit pas qui commence. Se placer est l’affaire du loup, les brebis lui répondent donc.

# Échecs

source-chess-en_passant = Imprimée nulle part. Un livret dit qu’il ne raconte que les débuts d’un jeu connu dans le monde entier, et dans ce jeu elle est permise.
source-chess-strict_castling = Ce livret veut que toutes les cases entre le roi et la tour soient libres et non attaquées, même celles que le roi ne franchit pas.
source-schach-strict_castling = Boîte de voyage : le roi ne doit ni franchir ni atteindre une case attaquée (en français : atteindre). La grande collection : aucune case entre le roi et la tour ne doit être attaquée.
source-raeuberschach-compulsory_capture = Le livret laisse les joueurs en convenir. Nous l’avons mise, car sinon personne n’aurait jamais à prendre quoi que ce soit.
source-raeuberschach-promote_to_king = Les rois sont ici des pièces comme les autres. Le livret ne dit pas si un pion peut en devenir un.
source-raeuberschach-blocked_player = Le livret fait continuer la partie dans tous les cas jusqu’à ce qu’un camp n’ait plus rien : qui ne peut pas jouer passe donc.

# Moulin, morpion, solitaire

source-muehle-flying = Sauter avec trois pions est dans tous les livrets. Jouer sans cela est courant chez les forts joueurs.
source-muehle-take_from_mill_if_all = Tous les livrets défendent de prendre dans un moulin fermé et ne connaissent pas d’exception. La plupart des joueurs connaissent celle-ci.
source-muehle-double_mill_takes_two = Boîte de voyage et grande collection : un pion quand on ferme un moulin. Halma et moulin : un chaque fois qu’un moulin est fermé, ce qui pourrait vouloir dire deux.
source-muehle-may_decline = Tous les livrets disent que le joueur peut prendre un pion. Nous y lisons un droit dont on use toujours.
source-fuenf_in_einer_reihe-board_size = Le livret ne dit pas la taille du plateau. Dix sur dix laisse de la place aux 32 pions.
source-fuenf_in_einer_reihe-exact_five = On demande une rangée de cinq. Six en contiennent cinq, donc elles gagnent ; cette option suit la lecture plus stricte.
source-solitaire-goal = Le moins possible, une seule, et une seule au milieu sont imprimés dans les trois langues, les lettres seulement en français. Leurs formes sont de nous.

# Halma

source-halma-two_player_seats = L’arrivée est la pointe opposée de sa propre couleur : deux joueurs de couleurs différentes ne peuvent donc pas se faire face. La plupart des gens s’asseyent face à face.
source-halma-full_target_wins = Aucun livret ne dit ce qui arrive quand le pion d’un autre ne quitte jamais votre arrivée. Avec ceci, une arrivée pleine suffit.
source-halma-no_leaving_target = Aucun livret ne défend de ressortir de l’arrivée. Certaines familles le défendent.
source-halma_eck-jump_over_line = En néerlandais : passer par-dessus un ou plusieurs pions est un saut. En français : par-dessus plusieurs pions, l’un après l’autre, avec une case libre derrière chacun.
source-pyramiden_dame-backward = Les pions avancent, et ils sautent, et aucune direction n’est donnée pour les sauts. Les pas vont donc en avant et les sauts partout.
source-racado-path = On avance du nombre, dit le livret, et rien de plus. En ligne droite, les autres pions comptent ; en tournant, on atteint presque tout ce qui est proche.
source-racado-leave_court = Pas imprimé. Un pion rentré pourrait sinon être chassé par le dé.
source-tippy-quiet_limit = La partie finit quand plus rien ne peut être encerclé. Personne ne peut le voir d’un coup d’œil : un nombre de tours tranquilles en tient donc lieu.
source-twee_in_een_b-single_moves = Dans toutes les directions, dit le livret français ; en arrière aussi, dit le néerlandais. Dans le jeu frère, « toutes les directions » en font huit.
source-twee_in_een-setup = Les deux sont imprimés : dans les coins, ou face à face sur les points le long du bord.

# La famille du backgammon

source-backgammon-cube_limit = Le livret double sans fin. Un videau va jusqu’à 64.
source-puff-pasch_count = « À partir du deuxième double » : nous comptons dans un tour, puisqu’un double donne un autre lancer. Cela pourrait aussi vouloir dire toute la partie.
source-russisches_puff-same_direction = Ailleurs, le jeu de ce nom se joue dans un seul sens. Le livret ne le dit pas.
source-zickzack-free_overshoot = Le livret donne un exemple, depuis la flèche la plus en arrière. L’autre lecture l’étend à toute flèche.
source-trictrac-series_games = Une partie seule est imprimée, et des séries de douze d’habitude.
source-trictrac-entry_counts_start = Dans l’exemple du livret, un 4 et un 6 entrent sur les flèches 4 et 6 : un 1 n’entre donc nulle part. Compter à partir de la flèche de départ serait naturel aussi.

# Parcours

source-gaensespiel-overshoot = En allemand : qui lance trop recule de tout le lancer. En français et en italien : seulement de ce qui est en trop.
source-gaensespiel-release_roll = En français : on repart quand on lance ce nombre. En allemand et en italien : seulement après l’avoir lancé.
source-gaensespiel-open_table = En allemand et en italien : de deux à quatre. En français : autant que l’on veut, quatre d’habitude. Autant à une table, c’est notre limite.
source-ganzenbord-goose_forward = Les deux langues permettent d’avancer et ne l’exigent pas, alors que reculer est exigé.
source-ganzenbord-goose_back = En français : on recule des points en trop, et depuis une oie encore du même nombre. En néerlandais : du même nombre, ce qui pourrait aussi être tout le lancer.
source-ganzenbord-death_restart = En néerlandais : recommencer tout. En français : retour à la case 1.
source-wedrenspel-mud = Le prochain lancer compte à moitié, dit le livret français ; au prochain tour, on avance de la moitié de ce que l’on lance, dit le néerlandais.
source-wedrenspel-horses_per_player = À moins de six joueurs, on peut avoir deux chevaux (français), ou deux et plus (néerlandais).

# Dés

source-kniffel-extra_kniffel = Le bonus et le joker sont imprimés. Les autres façons sont courantes ailleurs.
source-kniffel-zero_counts_as_entry = On demande une inscription dans la case. Un second yams en suppose un premier, nous lisons donc cinquante points ; à la lettre, un zéro est aussi une inscription.
source-craps-max_stake = Pas imprimé. Cela garde les mises petites.
source-eins_bis_sechzehn-there_and_back = L’aller et retour est imprimé. L’aller seul est de nous, pour une partie plus courte.
source-finke-start_chips = Vingt au moins sont imprimés.
source-finke-pay_one_chip = On paie dans sa case le nombre lancé. Cela pourrait aussi vouloir dire un jeton, comme dans les jeux qui suivent dans le livret.
source-rentmeister-placement = Les résultats s’écrivent à côté des nombres. Le livret ne dit pas dans quel ordre, chacun choisit donc.
source-teure_sieben-first_cleared_wins = Le livret appelle perdant le premier qui a tout barré, et pourtant bonus un nombre que l’on passe.
source-turm-tower = Autant que possible est imprimé ; le nombre est de nous.
source-va_banque-bank_takes_remainder = Imprimé comme une chose dont on convient. À deux joueurs, c’est tout ce que le banquier peut gagner : cela vaut alors toujours.
source-wuerfelpoker-deals = Pas imprimé. Pour que la soirée finisse.
source-wuerfelpoker-max_raise = Pas imprimé. La limite garde tout le monde en jeu.
source-wuerfelpoker-throws = Le livret ne parle pas d’un second lancer. Deux ou trois sont courants ailleurs.
source-tricks-rounds = Pas imprimé. Plusieurs de suite, c’est pour s’exercer.

# Décisions : ce qui n’est pas une option et n’est pas simplement imprimé

ruling-muehle-lots = Boîte de voyage et grande collection : Blanc commence. Halma et moulin : on tire au sort qui pose le premier. Nous tirons les couleurs au sort, et Blanc commence.
ruling-muehle-next_point = Le texte anglais laisse un pion aller à tout endroit libre. Les neuf autres langues, et les autres livrets, veulent dire le point voisin.
ruling-muehle-shut_in = Qu’un joueur enfermé a perdu est imprimé dans la boîte de voyage et la grande collection. Halma et moulin n’en dit rien.
ruling-ludo-squares = Aucun livret ne compte les cases, et les images sont perdues. Ceci est le plateau habituel ; l’ordre des couleurs et le sens sont aussi de nous.
ruling-maedn-six_again = Après un six, il y a un autre lancer « après le coup ». Nous le donnons aussi quand aucun coup n’était possible : c’est le lancer qui y donne droit.
ruling-maedn-a_blocked = A doit être libérée dès que c’est possible. Ce qui arrive quand un de vos pions gêne n’est pas dit.
ruling-maedn-own_second = Chaque couleur se joue pour elle-même, dit le livret. Nous le prenons à la lettre.
ruling-maedn-neutral = Seul est imprimé le moment où les pions neutres décident la partie. Comment ils commencent, quelles obligations ils ont et qui est deuxième est notre lecture.
ruling-maedn-duties_first = La variante écarte la phrase selon laquelle personne n’est obligé de manger. Elle ne dit pas qu’elle écarte les autres obligations.
ruling-maedn-guilty = Le pion qui a manqué sa prise retourne attendre. Il n’est pas dit lequel, si plusieurs l’ont manquée.
ruling-einigkeit-give_up = Qui ne peut pas passer un mur passe son tour (allemand, français). Le texte italien dit « abandonner » ; nous lisons abandonner le tour, car perdre une partie sur un lancer n’a pas de sens.
ruling-einigkeit-goal_pieces = Trois lancers pour qui n’a pas de pion en jeu. Il n’est pas dit si un pion à l’arrivée qui pourrait encore avancer compte comme en jeu.
ruling-einigkeit-beside_own = Avec un six, on peut choisir librement, et deux amis peuvent partager une case. Les deux ensemble permettent d’entrer à côté d’un ami.
ruling-einigkeit-wall_on_a = A doit être libérée, et un mur peut tenir aussi longtemps que l’on veut. La seconde phrase est la plus particulière.
ruling-einigkeit-breach_enters = Le mur est mangé quand le joueur bloqué lance un six. Que le six fasse alors entrer un pion est notre lecture.
ruling-mens_erger_je_niet-first_turn = En néerlandais : qui commence pose un pion sur A. En français : les autres font de même. Nous suivons le texte français.
ruling-mens_erger_je_niet-stays = Les deux textes appellent les petits cercles des places finales. Un pion qui en a atteint une n’avance donc plus.
ruling-mens_erger_je_niet-six_again = Les deux textes lient le second lancer au six, et non à un coup joué avec lui.
ruling-spielwiese-squares = Le livret énumère les éléments et montre des plateaux sur des images qui sont perdues. Dix cases par joueur est le nombre habituel.
ruling-spielwiese-corners = Les étoiles sont sur l’élément central, dit le livret. Aux coins, c’est notre lecture.
ruling-spielwiese-three_at_first = Chacun peut lancer trois fois, disent les règles, et une règle optionnelle le redit pour tous ceux qui n’ont pas de pion sur le terrain. La règle elle-même parle donc du début.
ruling-spielwiese-same_star = Le livret ne parle pas d’un pion qui revient à l’étoile d’où il est parti.
ruling-spielwiese-past_goal = Qu’un saut puisse mener au-delà de votre arrivée est imprimé pour la règle optionnelle. La règle particulière n’a pas de limite non plus.
ruling-spielwiese-sent_back_by = Les autres joueurs peuvent renvoyer un pion. Il n’est pas dit lequel d’entre eux décide.
ruling-verfolgungsjagd-squares = Le contour est celui de l’étoile du halma en étoile, dont les pointes ont quinze cases. Le sens est de nous.
ruling-verfolgungsjagd-lapse = Les points qui mènent au-delà du point de départ sont perdus. Comme on demande un nombre exact, tout le lancer est perdu.
ruling-verfolgungsjagd-at_home = Qui est touché recommence. Qui n’a pas encore commencé n’a rien à perdre.
ruling-gaensespiel-behind = Tous les joueurs doivent être passés. Ceux de devant le sont déjà, et ceux qui ont quitté le jeu ne le seront jamais : il s’agit donc de ceux de derrière.
ruling-gaensespiel-last_left = Le livret ne dit pas ce qui arrive quand tous les autres ont quitté le jeu.
ruling-ganzenbord-geese = Le livret ne dit pas où sont les oies. Voici les treize des vieilles estampes.
ruling-ganzenbord-first_again = La règle parle du premier lancer. Qui est revenu au départ a de nouveau un premier lancer ; sinon, un neuf courrait d’oie en oie droit jusqu’à 63.
ruling-ganzenbord-exempt = Les cases occupées renvoient, mais le puits et la prison ont besoin que quelqu’un y vienne. Ils font donc exception.
ruling-ganzenbord-freed = Quelqu’un vient et prend la place (français), ou fait sortir le pion (néerlandais). Il n’est pas dit où il se trouve ensuite.
ruling-ganzenbord-all_wait = Pas imprimé. Deux joueurs au puits et en prison attendraient sinon pour toujours.
ruling-ganzenbord-no_chips = Pas imprimé. La partie continue sans jetons.
ruling-wedrenspel-laps = Le nombre de cases n’est pas imprimé. Il découle des paires d’obstacles : 4 et 44, 8 et 48.
ruling-wedrenspel-own_throw = Chaque cheval avance de ce que l’on lance pour lui, à son tour. Un choix du cheval n’est pas imprimé.
ruling-wedrenspel-sent_back = Pas dit. Un cheval renvoyé de 28 à 25 serait sinon puni deux fois pour un saut.
ruling-wedrenspel-finish = Un cheval doit faire deux tours avant de passer l’arrivée. Il doit donc quitter la dernière case.
ruling-wedrenspel-alone = Pas imprimé. Une course pourrait sinon finir sans gagnant sur 74.
ruling-dame-chain = En allemand et en italien : un pion continue à prendre. En français : il le peut. Prendre est obligatoire dans les trois, nous suivons donc les deux premiers.
ruling-dame-crowned = Il n’est pas dit si une nouvelle dame continue à prendre dans le même coup. Elle le devient en arrivant.
ruling-englische_dame-shield = On ne peut sauter que des pièces seules et dégagées. Nous l’entendons sur les colonnes et les rangées comme sur les diagonales, avec les seules cases foncées.
ruling-italienische_dame-counted = On demande le plus de pièces ; rien n’est dit de leur rang. Les fédérations mettent les dames au-dessus.
ruling-italienische_dame-long_queen = Tout est comme aux dames à deux règles près, les dames volent donc. Dans le jeu des fédérations, elles vont pas à pas.
ruling-wolf_und_schafe-through = Le loup gagne derrière la rangée des brebis. À la hauteur de la dernière, il peut encore être enfermé : à la même hauteur n’est donc pas derrière.
ruling-wolf_und_schafe-no_sheep_moves = Pas imprimé. Des brebis qui ne peuvent plus bouger ne reviennent jamais.
ruling-mauern-walled = Emmuré veut dire coupé des autres et incapable de bouger. Qu’un ennemi doive être à côté est de nous : il faut bien que quelqu’un ait fait le mur.
ruling-mauern-winner = Le livret ne nomme ni fin ni gagnant. Ne plus pouvoir jouer du tout est la forme complète d’être emmuré.
ruling-schach-promoted = En allemand et en italien dans la boîte de voyage : n’importe quelle pièce, même une seconde dame. Son texte français se lit comme si le pion prenait ce qui est là, et la grande collection n’en dit rien.
ruling-schach-material = Deux rois nus, ou une pièce de plus, peuvent ne plus permettre de décision. Nous l’entendons ainsi : là où personne ne peut mater.
ruling-raeuberschach-castles = Mise en place, marche et prise sont celles des échecs, le roque reste donc. Ce qu’il dit des attaques tombe avec l’échec.
source-bienenhausschach-pawns = N’importe quelle case libre, dit le livret, et il fait une exception, pour les fous. Les rangées 2 à 7 seulement, c’est de nous.
ruling-bienenhausschach-pawn_rests = Un pion sur sa première ou sa dernière rangée n’est imprimé nulle part. Il n’est pas venu à pied sur sa dernière rangée, il n’est donc pas promu.
ruling-bienenhausschach-still_theirs = La pièce est posée là où elle gêne le joueur à qui on l’a prise. Elle appartient donc encore à ce joueur.
ruling-maharadscha-safe_square = Une case libre au choix. On ne laisse jamais prendre un roi, les cases attaquées sont donc exclues.
ruling-maharadscha-bare_king = Nulle quand personne ne peut mater. Avec un roi blanc nu, aucun camp ne le peut ; tout le reste est laissé aux autres parties nulles.
ruling-fuenf_in_einer_reihe-elsewhere = On prend un pion et on le pose à nouveau. Sur la même case, ce ne serait pas à nouveau. Le français ne dit pas à qui est le pion ; l’allemand et l’italien disent le sien.
ruling-solitaire-cross = Le plateau n’est pas imprimé. Sur le plateau français de 37 trous, on ne peut pas finir avec une fiche seule au centre ; sur celui-ci, on le peut.
ruling-solitaire-stop = Pas imprimé : personne n’est obligé de continuer.
ruling-halma-begins = Le livret ne dit pas qui commence.
ruling-halma-chain = Le livret conseille de sauter le plus possible et ne dit pas combien de fois par tour. Un autre livret imprime plusieurs sauts pour le même jeu.
ruling-halma-ranked = Le livret ne connaît que le gagnant. Le classement des autres est de nous.
ruling-sternhalma-size = Six pointes de quinze cases sont imprimées. Comme elles n’en partagent aucune, cela fait une étoile de 181.
ruling-halma_a-board = Ni le plateau ni le nombre de pions n’est imprimé. Des triangles pour deux à six veulent dire cette étoile, et dix pions chacun y tiennent.
ruling-halma_a-empty_corner = Des triangles opposés sont imprimés. À trois ou à cinq, tous ne peuvent pas en avoir un : certaines arrivées sont donc des pointes vides.
ruling-halma_a-beside = Un pion va à une position libre. Seul le texte russe dit que c’est une position voisine.
ruling-halma_b-unbroken = Une rangée sans trou est imprimée en neuf langues ; le texte français ne la demande pas.
ruling-halma_b-waits = Pas imprimé : ce qui arrive quand il n’y a rien par-dessus quoi sauter.
ruling-halma_eck-board = La taille n’est pas imprimée. Des camps de dix-neuf et de treize sont ceux du plateau classique.
ruling-halma_eck-partner_passes = Pas imprimé. Un partenaire arrivé pourrait sinon être obligé de ressortir.
ruling-halma_eck-no_draw = Le livret dit qu’il n’y a pas de partie nulle. La façon de départager les égaux est de nous.
ruling-twee_in_een_a-board = La taille n’est pas imprimée. Il y a des points dans les coins et quatre le long d’un bord, et six cases sur six y conviennent.
ruling-eckdame-hops_forward = On va en avant ou de côté et jamais en arrière. Le livret ne fait pas d’exception pour les sauts.
ruling-pyramiden_dame-rebuilt = La pyramide est rebâtie de l’autre côté. Il n’est pas dit dans quel sens.
ruling-backgammon-same_numbers = Le second joueur doit jouer les mêmes nombres. Ce qui arrive s’ils ne peuvent pas être joués n’est pas dit.
ruling-backgammon-both_numbers = Il y a une obligation de jouer autant que possible. Que, de deux façons, il faille prendre celle qui utilise les deux nombres est notre lecture.
ruling-backgammon-duty_ends = L’obligation cesse quand tous les pions sont à la maison, et le second nombre, encore libre, peut déjà sortir. Chaque nombre est donc regardé pour lui-même.
ruling-backgammon-higher_enters = Le plus grand nombre d’abord est imprimé dans un exemple à deux pions. Nous en faisons la règle pour un pion aussi.
ruling-backgammon-single = Le triple est imprimé pour un pion dans la maison du gagnant ou sur la barre, sans un mot sur d’autres déjà sortis. Le simple est imprimé pour un perdant qui en a sorti, et nous le faisons passer avant.
ruling-puff-fresh = Le plus grand lancer commence. Il n’est pas dit s’il est aussi joué ; au tric-trac, il l’est.
ruling-puff-last_set = Les pions peuvent avancer une fois tous posés. Il n’est pas dit si c’est déjà avec le second nombre de ce lancer.
ruling-puff-to_hand = Les pions frappés rentrent comme au backgammon. Avant que tous soient posés, il n’y a pas encore de barre : ils reviennent donc en main.
ruling-puff-higher_enters = Le plus petit nombre d’abord est imprimé pour avancer, la rentrée exactement comme au backgammon. Là, le plus grand se joue en premier.
ruling-puff-every_double = Un autre lancer après chaque double est imprimé, donc aussi après celui qui n’a pas pu être joué.
ruling-langes_puff-enters = Les pions rentrent dans la maison adverse, comme au backgammon. Ici, les deux ont la même : ils rentrent donc là où ils ont été posés.
ruling-russisches_puff-lower_first = Le plus petit nombre d’abord est imprimé pour le moment où tous les pions sont sur le plateau. Ici, on avance plus tôt, et la règle avec.
ruling-russisches_puff-bar_first = Rien d’autre ne peut avancer avant qu’un pion frappé soit rentré. Nous l’entendons ainsi : rien ne se pose non plus.
ruling-zickzack-same_way = Il n’est pas dit dans quel sens courent les couleurs. Dans l’exemple du livret, un 3 rencontre le pion adverse sur la case 3 : les deux posent donc sur les mêmes flèches.
ruling-zickzack-starter = Le livret ne dit pas qui commence.
ruling-zickzack-all_numbers = Aucune obligation de jouer n’est imprimée. Sans elle, la partie pourrait s’arrêter net.
ruling-trictrac-bridge_again = Tant qu’il tient, il rapporte des points aux lancers suivants. Nous comptons chaque lancer, aussi ceux qui suivent un double.
ruling-trictrac-whole_throw = Deux pions prennent le coin de repos en un lancer. Nous le regardons donc quand tout le lancer est joué.
ruling-trictrac-one_short = « Pourrait prendre le coin de l’adversaire » suppose qu’il soit libre, et « peut » n’en fait pas une obligation.
ruling-trictrac-sum = Il n’est pas dit à quoi servent les multiples d’une victoire. Nous les additionnons.
ruling-boese_eins-the_one = Seul compte ce qui a été additionné jusque-là. Le 1 lui-même ne compte donc pas.
ruling-boese_eins-next_round = Le livret décrit une manche. Que l’on joue de nouveau à la suivante est de nous.
ruling-boese_drei-one_throw = Pas imprimé. S’arrêter sans rien ne serait pas un tour.
ruling-boese_drei-nobody = Qui lance un 3 est éliminé. Si tous le sont, le livret n’a pas de gagnant pour la manche.
ruling-auf_und_ab-zero = Un total négatif élimine. Zéro n’est pas négatif.
ruling-auf_und_ab-last_throw = Le livret parle des totaux en chemin. Nous y comptons le dernier.
ruling-auf_und_ab-nobody = Si tous sont éliminés, le livret n’a pas de gagnant.
ruling-punktloeschen-again = Après dix manches, il y a dix traits, dit le livret. Les égaux doivent donc relancer.
ruling-punktloeschen-alone = Pas imprimé. Les autres ne peuvent pas participer, personne ne peut donc battre ce joueur.
ruling-finke-still_again = Qui lance 2 ou 12 prend tout et doit relancer. Il n’est pas dit si c’est aussi quand il n’y a rien.
ruling-finke-paid_twice = Qui lance de nouveau 2 ou 12 garnit toutes les cases. Que le tour finisse alors est notre lecture : il a payé.
ruling-finke-short = Qui a perdu son capital est éliminé. Il n’est pas dit comment on paie avec trop peu de jetons.
ruling-schluck_hansel-one_throw = On lance à tour de rôle, dit le livret, et non sans s’arrêter comme dans le jeu précédent.
ruling-schluck_hansel-stays_out = Pas imprimé : si un jeton qui est encore là fait revenir son propriétaire.
ruling-glueckspeter-one_throw = On lance à tour de rôle, dit le livret.
ruling-glueckspeter-always_pays = Sur 10, on peut toujours payer. Cela aide toujours, le programme le fait donc.
ruling-teure_sieben-left_next = C’est au voisin de gauche, et il reprend le nombre. Si un autre s’en sert, c’est tout de même à lui.
ruling-teure_sieben-lowest = Sept nombres sont barrés « par le bas ». La liste s’écrit à partir de 2, donc par les plus petits.
ruling-unter_ueber_sieben-doubles_again = Sur un sept, la mise doit être doublée. Il n’est pas dit laquelle, ni ce qui se passe après un autre sept.
ruling-unter_ueber_sieben-cap = Pas imprimé. Personne ne peut perdre ce qu’il n’a pas.
ruling-craps-covered = Les autres misent ensemble autant. Il n’est pas dit combien chacun.
ruling-craps-changes = À la partie suivante, le suivant est le lanceur. Nous l’entendons aussi pour celui qui a gagné.
ruling-fenster-one_throw = Une paire compte double, un brelan triple. Nous l’entendons dans un même lancer.
ruling-fenster-at_once = Le premier qui en lance trente gagne. Personne ne finit donc la manche.
ruling-chicago-stand = Les dés dont on ne se sert plus restent, dit le livret. On ne les reprend donc pas.
ruling-chicago-tie = L’égalité est réglée pour la victoire : moins de lancers. Pour la défaite, nous renversons.
ruling-chicago_hoch_tief-either_way = On annonce haut ou bas après le premier lancer. Que ce lancer compte est notre lecture.
ruling-chicago_hoch_tief-only_high = La règle en plus est imprimée avec un 1 qui vaut 100. Elle est donc pour les manches hautes.
ruling-streichhoelzer-each_match = Qui a la dernière allumette perd. Pour que personne n’y échappe, nous regardons après chaque allumette.
ruling-turm-thrower_first = Pas imprimé : qui se sert le premier quand la tour s’épuise.
ruling-turm-together = Pas imprimé : ce qui arrive si les derniers se défont des leurs en un lancer.
ruling-eins_bis_sechzehn-in_order = Dans l’exemple du livret, un lancer fait 1 à 10. Les nombres viennent donc dans l’ordre, et autant qu’un lancer en donne.
ruling-eins_bis_sechzehn-turning = Jusqu’à seize et retour. Il n’est pas dit si seize se fait deux fois.
ruling-beelzebub-highest = Qui gagne n’est pas imprimé ici. Cela l’est pour le jeu précédent.
ruling-va_banque-too_few = Pas imprimé : ce qui arrive si quelqu’un ne peut pas payer la mise.
ruling-va_banque-negative = Les quatre opérations sont imprimées sans limite, un total peut donc tomber au-dessous de zéro.
ruling-va_banque-odd_chips = Pas imprimé : comment des nombres égaux partagent le pot.
ruling-wuerfelpoker-nothing = La liste commence par une paire. Il existe des lancers sans combinaison, et nous les mettons au-dessous.
ruling-wuerfelpoker-one_raise = Les autres suivent ou passent, dit le livret. Personne ne surenchérit donc à son tour.
ruling-kniffel-fresh_choice = Avant chaque lancer, on peut choisir combien de dés lancer. Rien ne lie un dé que l’on a gardé une fois.
ruling-kniffel-any_box = Un lancer qui ne convient nulle part barre une case au choix. Que l’on puisse le faire aussi quand il conviendrait est notre lecture.
ruling-kniffel-no_double = L’imprimé lie les points en plus à une case de nombre ouverte et le joker à une case remplie. Il n’y a donc jamais les deux.
ruling-racado-exact = Pas imprimé : si un nombre peut être raccourci, et si un six fait relancer.
ruling-racado-no_duty = Qui atteint un point portant le pion d’un autre le prend. Il n’est pas dit qu’il faille y aller.
ruling-racado-must_move = Pas imprimé : si l’on peut rester.
ruling-racado-shared = Pas imprimé : ce que veulent dire des nombres égaux.
ruling-tippy-home_corner = Les pions se posent sur les croisements. Il n’est pas dit où ; nous prenons les pointes des jeux voisins.
ruling-tippy-enclosed = Encerclé veut dire rendu incapable de bouger. Si seuls les pions ennemis faisaient mur, cela n’arriverait presque jamais : tous les pions et le bord en font donc.
ruling-tippy-one_each = Un seul chaque fois, dit le livret. Nous lisons un par coup.
ruling-tippy-counted = Qui a le moins de pions a perdu. Le classement des autres est de nous.
ruling-twee_in_een_b-four_begin = Pas imprimé : qui commence, et où se tient le pion seul au bord.
ruling-twee_in_een_b-behind = Le pion seul perce la ligne des quatre. Il est passé quand il est derrière eux tous.
ruling-damspel-touched = Un article dit qu’une pièce touchée doit être jouée. Avec de vraies pièces, c’est affaire de politesse ; sur un écran, un doigt glisse.
ruling-draughts-crown_disc = Le livret fait poser une pièce prise sur le pion. Il ne dit pas que faire tant qu’aucune n’a été prise.
ruling-schlagdame-any_capture = Le livret ne donne pas d’ordre entre les prises. Dans le jeu que celui-ci renverse, le choix est libre.
ruling-himmel_und_hoelle-one_throw = Le livret fait lancer les joueurs à tour de rôle et ne compte pas les lancers d’un tour. Nous en lisons un.
ruling-rentmeister-one_throw = Le livret ne dit pas si les lancers d’un joueur se suivent ou viennent un par manche. À tour de rôle, tout le monde reste en jeu.
ruling-paerchen-in_turn = Cinq lancers chacun sont imprimés, pas s’ils se suivent. Les sommes sont les mêmes ; à tour de rôle, c’est plus passionnant.
ruling-tricks-refused = Pas imprimé. Un nombre auquel aucun lancer ne mène trahit une faute de calcul, et le programme le dit avant que le magicien réponde.
ruling-tricks-covered = Pas imprimé. À une vraie table, le magicien tourne le dos ; sur un même écran, les dés sont couverts à la place.
ruling-wuerfelstapel-sides = Le livret parle de faces cachées et compte sept par dé. Il ne s’agit donc pas des faces de côté, mais bien de celle qui est sur la table.
