# L’écran de la table.

table-title = { $game }
table-title-yours = À vous · { $game }
table-title-turn = C’est à { $name } · { $game }
table-title-over = { $game } · fini
table-loading = On installe le plateau…
table-board = Plateau
table-board-of = Plateau : { $game }
table-desk = Ce qu’il y a à faire
table-panel = Règles, journal et table
table-close = Fermer
table-failed = Cela n’a pas marché. Veuillez réessayer.
table-offline = Pas de connexion pour l’instant. Veuillez réessayer dans un moment.

table-tab-rules = Règles
table-tab-log = Journal
table-tab-table = Table

# places
table-seats = Joueurs
table-seat = Place { $number }
table-open-seat = Place libre
table-seat-free = libre
table-your-turn = C’est à vous
table-to-move = joue
table-turn-of = C’est à { $name } de jouer.
table-you = vous
table-thinking-here = réfléchit
table-holding = { $name } : { $count }
table-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
 }
table-watching = Vous regardez

# cases et pièces, pour les lecteurs d’écran
piece-stone = pion
piece-pawn = pion
piece-man = pion
piece-peg = fiche
piece-slab = pion
piece-cube = videau
piece-queen = dame
piece-sheep = brebis
piece-wolf = loup
piece-horse = cheval
table-picker = Choisissez
piece-other = pièce
table-site = { $site } : { $held }
table-site-pieces = { $count } pièces : { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = vide
table-site-able = { $where }, choix possible
table-site-picked = { $where }, choix fait
table-site-alarm = { $where }, en évidence : regardez ici
table-site-target = { $where }, peut aller ici

# dés et feuille
table-dice = Dés
table-die = Dé montrant { $face }
table-die-spent = Dé montrant { $face }, joué
table-die-waiting = Dé, pas encore lancé
table-die-again = { $name }, à relancer
table-throw = Lancer
table-throw-again = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
 }
table-choose-dice = Touchez les dés à relancer
table-amount = Combien
table-sheet = Feuille de marque
table-cell-open = Écrire dans { $row }
table-cell-offer = { $row } : écrire { $points }

# agir
table-undo = Annuler
table-hint-button = Conseil
table-hint = L’ordinateur jouerait : { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Lancez d’abord les dés.
table-hint-points = { $move } : encore { $figure } points en moyenne
table-hint-chance = { $move } : { $figure } chances sur 100
table-hint-other = { $move } : vaut { $figure }
table-hint-wait = On cherche un bon coup…
table-hint-outlook = { $outlook } { $hint }
table-restart = Au début
table-solve = Solution
table-solving = On cherche une solution…
table-preparing = L’ordinateur calcule quelque chose : { $percent } %
table-see-rule = Voir la règle
table-asking-draw = { $name } propose la nulle. On attend la réponse.
table-asking-undo = { $name } voudrait reprendre un coup. On attend l’accord des autres.
table-asked-draw = { $name } propose la nulle.
table-asked-undo = { $name } voudrait reprendre le dernier coup.
table-consent-draw = Accepter
table-consent-undo = Permettre
table-refuse = Non, on continue

# journal
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = { $count ->
    [one] Montrer un tour précédent
   *[other] Montrer { $count } tours précédents
}
table-log-plain = { $name } : { $text }
table-log-undo = { $name } reprend un coup.
table-log-ask = { $name } demande à reprendre.
table-log-consent = { $name } accepte.
table-log-refuse = { $name } préfère continuer.
table-log-rest = { $name } laisse la boîte jouer la suite.
table-log-stop = { $name } joue de nouveau.
table-rest = Jouez la suite pour moi
table-rest-stop = Je joue de nouveau moi-même
table-log-join = { $name } prend place.

# attendre, s’asseoir
table-waiting = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
 }
table-waiting-share = Les dés attendent encore ce qu’un navigateur doit y ajouter ({ $names }). La table doit y être ouverte une fois.
table-waiting-help = Envoyez-leur ce lien. La partie commence dès que tout le monde a pris place.
table-unsent = Ceci attend ici et partira dès qu’il y aura une connexion.
table-join-title = Prendre place à la table : { $game } ?
table-join-with = À la table : { $names }
table-join-name = Votre nom
table-join-name-missing = Dites votre nom aux autres, s’il vous plaît.
table-join-seat = Votre place
table-sit-down = Prendre place
table-watch = Seulement regarder

# la fin
table-end-you = Vous gagnez !
table-end-you-with = Vous gagnez avec { $names } !
table-end-goes-to = Cette partie revient à { $names }.
table-end-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
 }
table-end-place = { $place ->
    [2] Vous finissez à la deuxième place sur { $count }.
    [3] Vous finissez à la troisième place sur { $count }.
   *[other] Vous finissez à la place { $place } sur { $count }.
 }
table-end-draw = Partie nulle
table-end-draw-with = Partie nulle entre vous et { $names }
table-end-nobody = Personne ne gagne cette fois
table-end-alone = La partie est finie
table-end-alone-lost = Pas cette fois
table-save = Enregistrer la partie
table-play-again = Rejouer
table-analyse = Analyser d’ici
table-play-from = Jouer d’ici
table-analysis-board = Plateau d’analyse
table-review = Revoir la partie
table-tab-review = Revue
table-ahead = { $count } de plus que l’autre camp
table-replay-news = { $count ->
    [one] Retour à la partie : un nouveau coup
   *[other] Retour à la partie : { $count } nouveaux coups
}
table-watch-again = Regarder encore
table-replay-of-game = Revoir la partie
table-replay-of-solution = Regarder une solution
table-replay-at = Coup { $at } sur { $length }
table-replay-back = Un coup en arrière
table-replay-forward = Un coup en avant
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-leave-game = Retour à la fin
table-replay-leave-solution = Retour à ma partie
table-solution = Voici comment on peut faire.

# à propos de la table
table-turn = Tourner
table-turn-board = Tourner le plateau
table-players = Joueurs
table-link = Le lien de cette table, pour les places libres et pour regarder
table-copy = Copier le lien
table-copied = Copié
table-turning = Tourner le plateau vers qui doit jouer
table-options = Règles en vigueur
table-options-none = Ce jeu se joue toujours de la même façon.
table-placed = Cette partie a commencé à partir d’une position choisie.
table-yes = oui
table-no = non
table-fair = Dés non truqués
table-fair-sealed = Chaque lancer découle d’une graine secrète. Son sceau est montré maintenant, la graine à la fin, pour que chacun puisse vérifier que rien n’a été changé.
table-fair-open = La graine est maintenant visible. Qui a la feuille de partie peut relancer chaque dé et comparer.
table-commitment = Sceau
table-seed = Graine
table-check = Vérifier les dés
table-check-going = On vérifie les dés…
table-check-good = La graine correspond au sceau d’avant la partie, et { $count ->
        [1] le seul lancer en découle
       *[other] les { $count } lancers en découlent
    }. Votre navigateur l’a calculé lui-même.
table-check-good-shared = La graine correspond au sceau que votre navigateur a vu en premier, ce que votre navigateur a ajouté est dans les dés, et { $count ->
        [1] le seul lancer en découle
       *[other] les { $count } lancers en découlent
    }, avec les chances de dés non truqués. Ni le serveur seul ni un joueur seul ne pouvait les choisir ; votre navigateur l’a calculé lui-même.
table-check-known = { $count ->
        [one] { $count } lancer était connu
       *[other] { $count } lancers étaient connus
    } d’avance, parce que des coups ont été repris.
table-check-share = Ce que votre navigateur a ajouté aux dés n’y est pas.
table-check-odds = Ce que le serveur dit du lancer { $number } ne correspond pas aux chances de dés non truqués.
table-check-seal = La graine ne correspond pas au sceau montré avant la partie.
table-check-count = Vous avez vu { $seen } lancers, mais le serveur en compte { $listed }.
table-check-throw = Le lancer { $number } ne découle pas de la graine.
table-check-offline = Le serveur ne répond pas pour l’instant. Réessayez plus tard.
table-verify = Enregistrez la feuille de partie et lancez
table-record = Enregistrer la partie au format
table-format-json = Feuille de partie Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Texte de match
table-format-svg = Image (SVG)
table-format-png = Image (PNG)
table-link-copy = Copier le lien
table-link-copied = Le lien est copié
table-format-film = Film (SVG)
table-new-game = Nouvelle partie, mêmes places
table-leave = Quitter la table
table-leave-help = Rien n’est perdu : la table attend sur l’étagère, parmi vos parties.
table-keys = Touches
table-key-arrows = ← ↑ → ↓
    .help = de place en place
table-key-enter = Entrée
    .help = choisir
table-key-escape = Échap
    .help = reposer
table-key-t = T
    .help = lancer
table-key-u = U
    .help = annuler le coup
table-key-h = H
    .help = conseil
