# La ligne de commande.

cli-help = Des jeux de famille classiques selon leurs règles imprimées : dans le navigateur, dans le terminal, en Python.
cli-help-serve = Ouvrir la boîte : la servir sur cette machine et afficher l’adresse.
cli-help-games = Montrer l’étagère : chaque jeu avec ses boîtes, ses joueurs et sa durée.
cli-help-rules = Lire les règles d’un jeu.
cli-help-play = Jouer à un jeu dans le terminal, contre l’ordinateur.
cli-help-verify = Rejouer une partie enregistrée et vérifier ses dés d’après la graine.
cli-help-review = Parcourir une partie enregistrée avec le joueur le plus fort : ce qui fut chance, ce qui fut décidé, et ce qui aurait été mieux.
cli-help-review-json = Écrire aussi toute la revue dans ce fichier.
cli-help-doctor = Montrer ce qui tourne : compilé ou non, quelles versions, où sont les données.
cli-help-perft = Compter les suites de coups à partir d’une position, profondeur par profondeur.
cli-help-cluster = Un groupe Dask fait le travail : son adresse, ou local:4 pour en essayer un de quatre processus.
cli-help-journal = Des lignes de JSON, une par lot fini : qui s’arrête et recommence continue de là. Sans lui, elles restent dans `build/lab` jusqu’à ce que tout soit fait.
cli-help-uci = Être un programme d’échecs : UCI sur l’entrée et la sortie standard, pour tout échiquier qui le parle.
cli-help-hub = Être un programme de dames sur 10 × 10 : le protocole Hub sur l’entrée et la sortie standard.
cli-help-join = Faire prendre une place libre à la table de quelqu’un par un joueur de cette machine.
cli-help-join-link = Le lien de la table, comme on l’envoie aux amis.
cli-help-join-player = Un niveau de 1 à 5, ou le nom d’un joueur qu’apporte un autre paquet.
cli-help-join-name = Le nom à la table ; sans lui, celui du joueur.
cli-unknown-player = Personne ici ne s’appelle { $name }. Il y a : { $players }.
cli-joined = Place prise : { $seat } ; le jeton de la place est { $token }
cli-join-failed = { $link } : { $error }
cli-join-over = La partie est finie : place { $place } sur { $players }.
cli-no-protocol = Ce protocole ne connaît pas { $game }.
cli-help-kniffel = Résoudre le Yams pour un joueur, une fois pour toutes : l’ordinateur le plus fort et les conseils connaissent alors la valeur exacte de chaque choix.

cli-help-game = L’identifiant ou le titre d’un jeu, comme dans `parlour games`.
cli-help-language = La langue, l’une de { $languages } ; sinon celle du terminal.
cli-help-seats = Le nombre de joueurs.
cli-help-preset = Régler toutes les options d’un coup : à la lettre de l’imprimé, comme on joue le plus souvent, ou comme le veut le livret d’une langue ou d’une boîte. `parlour rules JEU --anchor presets` les donne.
cli-help-option = Une variante imprimée, comme flying=no ; peut être répétée.
cli-help-host = L’adresse où écouter.
cli-help-port = Le port où écouter ; le prochain libre s’il est occupé.
cli-help-data = Le fichier où sont gardées les tables.
cli-help-database = Garder les tables dans cette base PostgreSQL au lieu d’un fichier ; plusieurs serveurs peuvent la partager.
cli-help-forget = Oublier une table avec tout ce qui s’y est fait, ou un surnom partout où il figure. Le serveur ne doit pas tourner pendant ce temps.
cli-help-forget-table = Codes ou liens de tables.
cli-help-forget-name = Un surnom, exactement comme il a été tapé.
cli-help-backup = Sauver toutes les tables dans un fichier, même pendant qu’on y joue.
cli-help-backup-file = Le fichier à écrire ; s’il existe, il est remplacé quand le nouveau est complet.
cli-help-restore = Mettre un fichier sauvé à la place du fichier de données. Aucun serveur ne doit s’en servir.
cli-help-restore-file = Un fichier écrit par parlour backup.
cli-help-repair = Sauver dans un nouveau fichier ce qui se lit encore d’un fichier de données abîmé.
cli-help-repair-file = Le nouveau fichier ; celui qui est abîmé reste tel quel.
cli-help-copy = Copier toutes les tables d’un fichier de données dans une base PostgreSQL vide.
cli-help-copy-file = Le fichier de données ; aucun serveur ne doit s’en servir.
cli-help-copy-database = La base ; elle ne doit pas encore contenir de tables.
cli-help-open = Ouvrir aussi le navigateur.
cli-help-lan = Ouvrir la boîte à tous ceux du réseau local.
cli-help-anchor = Ce passage seulement.
cli-help-seat = La place que vous prenez, à partir de 1 ; répétée, plusieurs personnes partagent le clavier.
cli-help-watch = Ne prendre aucune place : regarder jouer les ordinateurs.
cli-help-level = La force de l’ordinateur : 1 à 5.
cli-help-seed = Le même texte donne les mêmes dés.
cli-help-quick = Les dés tombent et les coups forcés se jouent tout seuls.
cli-help-save = Noter la partie dans ce fichier.
cli-help-print = Écrire dans un fichier pour l’imprimante le plateau d’un jeu, ses pions à découper, sa feuille de marque et ses règles en bref.
cli-help-paper = Le papier.
cli-help-field = L’écart entre les cases, en millimètres ; un plateau plus grand que le papier vient en plusieurs feuilles avec des repères de coupe. Sans cela, le plateau remplit une feuille.
cli-help-out = Le fichier ; sa terminaison dit ce que c’est.
cli-wrong-paper = { $paper } n’est pas un papier sur lequel on puisse imprimer. Il y a : { $papers }.
cli-wrong-print = { $file } devrait finir par .pdf ou .svg.
cli-print-too-large = Cela demanderait trop de feuilles. Prenez de plus petites cases.
cli-cannot-write = Impossible d’écrire { $file } : { $why }.
cli-printed = { $count ->
    [1] { $file } : une feuille de { $paper }. Imprimez-la à 100 %, sans l’ajuster à la page.
   *[other] { $file } : { $count } feuilles de { $paper }. Imprimez-les à 100 %, sans les ajuster à la page.
}
cli-help-record = Une partie qui a été notée.
cli-help-depth = À combien de coups de profondeur.
cli-help-position = La position à partir de laquelle compter, dans la notation du jeu ; par défaut son début.

cli-unknown-language = Il n’y a pas de textes en « { $language } ». Il y a : { $languages }.
cli-unknown-game = Il n’y a pas de jeu « { $name } » sur l’étagère. Il y a : { $games }.
cli-unknown-game-near = Il n’y a pas de jeu « { $name } » sur l’étagère. Vouliez-vous dire { $near } ?
cli-several-games = Plusieurs jeux s’appellent « { $name } ». Lequel : { $games } ?
cli-unknown-preset = { $game } n’a pas de réglage « { $name } ». Il a : { $presets }.
cli-unknown-option = { $game } n’a pas d’option « { $name } ». Il a : { $options }.
cli-unknown-anchor = Les règles du jeu { $game } n’ont pas de passage « { $anchor } ». Elles ont : { $anchors }.
cli-wrong-seats = { $game } se joue à { $seats }.
cli-wrong-seat = Les places sont numérotées de 1 à { $seats }.
cli-wrong-value = { $name } ne peut pas être « { $value } ». Permis : { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = oui ou non
cli-allowed-number = { $low } à { $high }
cli-allowed-number-off = { $low } à { $high }, ou 0 pour rien
cli-no-folder = Il n’y a pas de dossier { $path }.
cli-file-unreadable = Impossible de lire { $path } : { $error }.
cli-file-too-large = { $path } est trop grand pour être une partie enregistrée.

cli-serving-stop = Ctrl+C la ferme.
cli-cannot-serve = Impossible d’écouter sur { $host } : { $error }.

cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-minutes = Minutes
cli-column-boxes = Dans la boîte
cli-games-next = parlour play JEU en commence un, parlour rules JEU l’explique.

cli-you = vous
cli-welcome = Tapez un coup ou son numéro ; aide montre ce que vous pouvez taper d’autre.
cli-commitment = Les dés sont déjà fixés. Leur sceau : { $commitment }
cli-seed = Les dés venaient de la graine { $seed }
cli-thinking = { $colour } réfléchit…
cli-hint-thinking = On y réfléchit…
cli-ask-move = Votre coup
cli-throw-first = Les dés d’abord : appuyez sur Entrée.
cli-more-moves = … et { $count } de plus : coups les montre tous.
cli-no-move = « { $text } » n’est pas un coup permis ici. coups les montre tous, aide ce que vous pouvez taper d’autre.
cli-no-throw = « { $text } » ne veut rien dire ici. Appuyez sur Entrée pour lancer, ou tapez aide.
cli-see-rules = (règles { $anchor } : { $section })
cli-hint = Un bon coup : { $move }
cli-undone = Repris.
cli-undone-dice = Repris. Les dés restent comme ils étaient.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-left = Vous avez quitté la table.
cli-saved = Noté dans { $path }
cli-over = La partie est finie
cli-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}

# Ce que l’on peut taper à la table ; plusieurs mots peuvent dire la même chose.
cli-word-help = aide, help, ?
cli-word-moves = coups, moves
cli-word-board = plateau, board
cli-word-hint = conseil, hint
cli-word-undo = reprendre, undo
cli-word-rules = règles, regles, rules
cli-word-quit = quitter, quit, exit
cli-word-yes = oui, o
cli-word-no = non, n
cli-play-help =
    un coup    dans la notation du jeu, ou son numéro dans la liste
    Entrée     lance les dés ; joue le coup s’il n’y en a qu’un
    coups      tous les coups permis
    plateau    le plateau encore une fois
    conseil    un bon coup
    reprendre  retour avant votre dernier coup
    règles     les règles ; règles PASSAGE pour une partie
    quitter    quitte la table

cli-record-replays = { $actions ->
        [1] 1 action se rejoue
       *[other] { $actions } actions se rejouent
    } selon les règles du jeu { $game }, version { $version }.
cli-record-dice = { $throws ->
        [1] 1 lancer découle
       *[other] Les { $throws } lancers découlent
    } de la graine.
cli-record-dice-unseen = La graine n’est pas encore dite : { $throws ->
        [1] 1 lancer n’a pas été vérifié.
       *[other] { $throws } lancers n’ont pas été vérifiés.
    }
cli-record-no-dice = Aucun dé n’a été lancé.
cli-record-commitment = La graine est celle qui a été fixée avant la partie.
cli-record-no-commitment = Personne n’a fixé de graine avant la partie.
cli-record-known-before = { $throws ->
        [1] Un lancer était connu
       *[other] { $throws } lancers étaient connus
    } d’avance, parce que des coups ont été repris.
cli-record-proven-nobody = Prouvé : les dés découlent d’une graine que la boîte avait fixée et de { $shares ->
        [1] ce que le navigateur d’un joueur y a ajouté
       *[other] ce que les navigateurs de { $shares } joueurs y ont ajouté
    } ensuite, si bien que ni la boîte seule ni un joueur seul n’aurait pu les choisir.
cli-record-proven-fixed = Prouvé : les dés découlent d’une graine fixée avant la partie, si bien que personne ne les a changés en route ; qui l’a fixée aurait pu la choisir.
cli-record-proven-nothing = Prouvé : les dés découlent de la graine, et rien de plus, puisque personne ne sait quand la graine a été choisie.
cli-record-result = Le résultat est juste. { $result }
cli-record-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
cli-record-wrong = Cette feuille de partie ne tient pas : { $error }
cli-record-unknown-game = Cette feuille de partie est d’un jeu qui n’est pas sur l’étagère : « { $game } ».

cli-perft-depth = profondeur { $depth }
cli-perft-line = profondeur { $depth } : { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Le meilleur jeu vaut { $worth } points en moyenne. Résolu en { $seconds } s et gardé dans { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } sur { $machine }
cli-doctor-package = installé dans { $path }
cli-doctor-compiled = La partie rapide tourne compilée : les { $count } modules.
cli-doctor-python-code = La partie rapide tourne sans être compilée : tout marche, seulement plus lentement.
cli-doctor-partly = { $compiled } modules sur { $count } de la partie rapide tournent compilés.
cli-doctor-stale = Changé depuis la compilation, c’est donc l’ancien code qui tourne : { $modules }
cli-doctor-compile = `make compile` compile la partie rapide, avec { $compiler }.
cli-doctor-no-compiler = Il n’y a pas de compilateur C ici : installez gcc, puis lancez `make compile`.
cli-doctor-data = Les tables sont gardées dans { $path }
cli-doctor-data-backup = On les sauve dans un fichier par : parlour backup FICHIER
cli-doctor-data-new = Les tables seront gardées dans { $path }
cli-doctor-guests = D’autres paquets apportent : { $names }
cli-doctor-fault = { $package } { $version } apporte { $name }, qui a été laissé de côté : { $reason }
cli-doctor-lookups = Ce que consultent les ordinateurs
cli-lookup-kept = gardé, { $megabytes } Mo
cli-lookup-under-way = fait à { $percent } %
cli-lookup-later = calculé à la première demande
cli-lookup-made = { $name } est calculé et gardé, en { $seconds } s.
cli-lookup-not-kept = { $name } est calculé, mais ne peut pas être gardé dans { $folder }.
cli-lookup-unknown = Il n’y a pas de table de consultation { $name }. Il y a : { $lookups }
cli-help-lookups = Ce que consultent les ordinateurs : ce qui est gardé, ce qui se calcule. Ce que l’on nomme est calculé de nouveau.
cli-help-lookups-name = Une table de consultation, ou le début de son nom.
cli-doctor-parts = Éléments
cli-doctor-missing = pas installé

cli-help-lab = Le laboratoire : beaucoup de parties à la fois, et ce qu’elles disent.
cli-help-facts = Jouer un jeu de nombreuses fois et dire combien il dure, combien de fois on prend des pièces, et si cela aide de commencer.
cli-help-games-count = Combien de parties sont jouées.
cli-help-facts-all = Tous les jeux de l’étagère ; ceux qui sont déjà dans le dossier ne sont pas rejoués.
cli-help-facts-level = Qui joue : 0 au hasard, 1 à 5 un ordinateur de ce niveau.
cli-help-facts-seed = La graine : la même donne les mêmes faits.
cli-help-facts-folder = Où sont gardés les faits et les images.
cli-help-facts-cores = Combien de processus jouent ; tous les cœurs, sauf indication.

lab-game-or-all = Nommez un jeu, ou dites --all pour toute l’étagère.
lab-title = { $game } : { NUMBER($games, useGrouping: 0) } parties à { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    }
lab-at-random = Joué au hasard, graine { NUMBER($seed, useGrouping: 0) }. Les intervalles valent avec 95 % de confiance.
lab-by-level = Joué par des ordinateurs de niveau { $level }, graine { NUMBER($seed, useGrouping: 0) }. Les intervalles valent avec 95 % de confiance.
lab-row-length = longueur moyenne en lancers et décisions
lab-row-longest = partie la plus longue
lab-row-takes = actions qui prennent une pièce
lab-row-first = gagnées par qui a commencé
lab-row-seat = gagnées par la place { $seat }
lab-row-reason = finies par : { $reason }
lab-exact = Longueur moyenne exacte, par la chaîne de Markov : { $exact }
lab-kept = Gardé dans { $folder }
lab-length = lancers et décisions
lab-games = parties
lab-column-game = jeu
lab-column-seats = joueurs
lab-column-length = longueur moyenne
lab-column-takes = prises
lab-column-first = gagné par qui a commencé
cli-help-almanac = Trouver, pour chaque jeu et ses options principales, combien il dure, si cela aide de commencer, combien de fois la première place change de mains et ce que le hasard décide.
cli-help-almanac-folder = Où l’on note ce qui a été joué : qui s’arrête et recommence continue de là.
cli-help-almanac-pieces = Ne jouer que tant de premiers morceaux ; 0 résume ce qui est là.
cli-help-almanac-out = Où vont les chiffres.
lab-almanac = l’almanach
lab-no-almanac = { $file } n’est pas un almanach : nommez un autre fichier par --out, ou rangez celui-ci ailleurs.
lab-almanac-stopped = Arrêté. La même commande continue où celle-ci en était ; ce qui a été joué est résumé.
lab-almanac-level = niveau
lab-almanac-games = parties
lab-almanac-minutes = minutes
lab-almanac-first = gagnées par qui a commencé, sur 100
lab-almanac-luck = hasard
cli-help-duel = Faire se rencontrer deux joueurs de nombreuses fois, des deux côtés de chaque ouverture et à toutes les places tour à tour.
cli-help-duel-player = Un niveau (5), un niveau avec plus de positions (5*10) ou moins (5/30), ou un rival : random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000 ; là où ils sont installés stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = La part que A doit gagner : on s’arrête dès que c’est sûr, dans un sens ou dans l’autre.
cli-help-duel-seed = La graine : la même joue les mêmes parties, sur autant de cœurs que l’on veut.
cli-help-duel-brake = Les secondes peuvent arrêter la réflexion d’un niveau avant ses positions ; sans cela, seules les positions comptent, si bien qu’une machine occupée mesure aussi bien qu’une machine tranquille.
cli-help-ladder = Chaque niveau contre celui d’en dessous, jeu par jeu ; le tableau que montre docs/players.md.
cli-help-ladder-games = Les jeux ; toute l’étagère, sauf indication.
cli-help-ladder-out = Noter le tableau, en Markdown, ligne par ligne ; ce qui y est déjà n’est pas mesuré de nouveau.
lab-duel-title = { $game } : { $first } contre { $second }, { $seats } places, graine { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } gagné par { $first }, erreur type { $error }, { NUMBER($games, useGrouping: 0) } parties
lab-duel-counts = { $won } gagnées, { $shared } partagées, { $lost } perdues ; { $points } points par partie de plus que les autres, erreur type { $points_error }
lab-duel-time = Temps de calcul par choix pour { $first } : { $mean } ms, le plus long { $longest } ms ; { $length } actions par partie
lab-duel-ends = Fins : { $reasons }
lab-duel-sure = Sûr : { $sure ->
    [more] au moins autant que demandé.
   *[less] moins que demandé.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } contient autre chose que le tableau d’une échelle ; il reste tel quel.
lab-duel-column-pair = niveaux
lab-duel-column-share = gagné
lab-duel-column-error = ET
lab-duel-column-games = parties
lab-duel-column-time = ms par choix, le plus long
lab-duel-column-version = version
lab-duel-column-seed = graine
lab-duel-column-date = jour
lab-ladder-undecided = personne ne décide
lab-ladder-alone = seul
lab-ladder-measured = { $date }, graine { $seed }, { $games } parties au plus par échelon. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] compilé.
   *[no] non compilé.
  }
cli-help-soak = Jouer des parties au hasard sur toute l’étagère avec toutes les lois en vigueur, et dire lesquelles ont été enfreintes.
cli-help-soak-seed = La graine : la même joue les mêmes parties.
lab-soak-start = { NUMBER($games, useGrouping: 0) } parties au hasard avec les lois en vigueur, graine { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Aucune loi n’a été enfreinte en { NUMBER($games, useGrouping: 0) } parties de { $kinds } sortes ({ NUMBER($actions, useGrouping: 0) } actions, graine { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Une loi a été enfreinte une fois. La ligne ci-dessus la montre encore : préparation et graine de la partie.
   *[other] Des lois ont été enfreintes { $count } fois. Les lignes ci-dessus les montrent encore : préparation et graine de chaque partie.
}

cli-help-bearoff = Calculer les tables de sortie du backgammon, pour les règles courantes et pour les règles imprimées, et les garder.
cli-help-bearoff-stones = Jusqu’à tant de pions.
cli-help-train = Faire apprendre les joueurs ordinateurs du plateau de backgammon en jouant contre eux-mêmes.
cli-help-train-lesson = Ce qu’il faut apprendre, comme backgammon_standard.
cli-help-train-folder = Où sont gardées les leçons inachevées.
bearoff-standard = règles courantes
bearoff-printed = règles imprimées
bearoff-built = { $title } : { NUMBER($positions, useGrouping: 0) } positions. { $stones } pions sur la sixième flèche prennent { $turns } tours en moyenne.
train-no-lesson = Il n’y a pas de leçon { $name }. Leçons : { $lessons }
train-done = { $name } : { $figures }

cli-forget-what = Dites ce qu’il faut oublier : des tables par leurs codes ou leurs liens, ou un surnom avec --name.
cli-forget-in-use = La boîte est ouverte à l’adresse { $address }. Fermez-la d’abord, pour que rien ne s’écrive pendant ce temps.
cli-forget-failed = Rien n’a été oublié : { $detail }
cli-forget-nothing = Il n’y a ici ni cette table ni ce nom.
cli-forgotten = { $tables ->
        [0] Aucune table n’est oubliée
        [one] Une table est oubliée
       *[other] { $tables } tables sont oubliées
    }, et un nom { $names ->
        [0] à aucune place
        [one] à une place
       *[other] à { $names } places
    }. Les sauvegardes les contiennent encore.
cli-copying = On copie
cli-copy-not-empty = La base contient déjà des tables. Copiez dans une base vide, pour que rien ne se mélange ni ne se perde.
cli-copy-failed = Rien n’a été copié : { $detail }
cli-copied = { $count ->
    [1] Une table est copiée. Servez-la avec : parlour serve --database ADRESSE
   *[other] { $count } tables sont copiées. Servez-les avec : parlour serve --database ADRESSE
}

cli-backed-up = { $count ->
    [1] Une table est sauvée dans { $path }
   *[other] { $count } tables sont sauvées dans { $path }
}
cli-backup-failed = Rien n’a été sauvé : { $detail }
cli-restored = Les tables dans { $path } sont celles qui avaient été sauvées.
cli-restored-before = Ce qui était là avant est gardé dans { $path }
cli-restore-in-use = Un serveur se sert du fichier de données ({ $address }). Veuillez d’abord l’arrêter.
cli-restore-failed = Rien n’a été changé : { $detail }
cli-repaired = Sauvé dans { $path } : { $tables } tables, dont { $cut } sans leurs derniers coups. Perdues : { $lost }. Regardez-les avec : parlour serve --data { $path }
cli-repair-failed = Rien n’a pu être sauvé : { $detail }

cli-usage = Usage :
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commandes
cli-usage-required = [requis]
cli-usage-default = [par défaut : { $value }]
cli-help-help = Montrer cette aide.
cli-missing-argument = Il manque { $name }.
cli-no-option = Il n’y a pas d’option { $name }.
cli-no-option-near = Il n’y a pas d’option { $name }. Peut-être : { $near }.
cli-no-command = Il n’y a pas de commande « { $name } ».
cli-no-command-near = Il n’y a pas de commande « { $name } ». Peut-être : { $near }.
cli-too-much = C’est trop : { $words }.
cli-wrong-use = { $name } ne s’emploie pas ainsi.
cli-wrong-parameter = { $name } ne peut pas avoir cette valeur.
cli-wrong-range = { $name } ne peut pas avoir cette valeur. Permis : { $allowed }
cli-see-help = Pour en savoir plus : { $command } --help
cli-stopped = Interrompu.

cli-metavar-options = OPTIONS
cli-metavar-command = COMMANDE
cli-metavar-arguments = ARGUMENTS
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-name = NOM
cli-metavar-value = VALEUR
cli-metavar-text = TEXTE
cli-metavar-table = TABLE
cli-metavar-section = PASSAGE
cli-metavar-link = LIEN
cli-metavar-player = JOUEUR
cli-metavar-lesson = LEÇON
cli-metavar-code = CODE
cli-metavar-record = PARTIE
