# Ce que dit le serveur.

server-listening = La boîte est ouverte à l’adresse { $address }
server-network-open = Ouverte à tous ceux de ce réseau, à l’adresse { $address }
server-port-taken = Le port { $port } est occupé ; on prend { $other } à la place.
server-in-use = La boîte est déjà ouverte à l’adresse { $address }
server-data-damaged = Le fichier de données { $path } est abîmé : { $detail }. Ce qui se lit encore est sauvé dans un nouveau fichier par : parlour repair NOUVEAUFICHIER
server-data-broken = Le fichier de données { $path } est inutilisable : { $detail }
server-database-broken = La base de données à { $place } est inutilisable : { $detail }
server-database-driver = Il manque un pilote pour PostgreSQL. Installez-le avec : { $command }
server-setting-wrong = Le serveur ne peut pas démarrer ainsi : { $detail }

server-log-join = { $name } prend place.
server-log-rest = { $name } laisse la boîte jouer la suite.
server-log-stop = { $name } joue de nouveau.
server-log-undo = { $name } reprend un coup.
server-log-restart = { $name } reprend tout.
server-log-ask = { $name } voudrait reprendre un coup.
server-log-consent = { $name } accepte.
server-log-refuse = { $name } préfère continuer.
server-log-again = { $name } voudrait rejouer.
server-log-claim = { $name } ne veut plus attendre.
server-log-offer = { $name } propose la nulle.
server-log-out = { $name } abandonne.
server-log-relieve = Un ordinateur joue maintenant pour { $name }.
server-log-return = { $name } est de retour et joue de nouveau.

server-end-resigned = { $name } a abandonné.
server-end-agreed = Partie nulle d’un commun accord.
server-end-time = { $name } n’a plus de temps.
server-end-left = { $name } a quitté la table.

server-error-request = Cette demande n’a pas pu être lue.
server-error-host = Ce serveur porte un autre nom.
server-error-origin = Seules les pages de cette boîte peuvent demander ici.
server-error-no-switch = Cela ne se règle que sur la machine où se trouve la boîte.
server-error-no-network = Cette machine n’est dans aucun réseau domestique : personne d’autre ne peut l’atteindre.
server-error-no-luggage = Il n’y a rien sous ce code, ou plus rien : les codes valent dix minutes, et une fois.
server-error-not-alone = Quelqu’un d’autre est aussi à cette table. On peut la ranger, mais pas la supprimer.
server-error-no-page = Il n’y a rien ici.
server-error-method = Cela ne se fait pas ici.
server-error-large = C’est trop à la fois.
server-error-often = Cela faisait beaucoup d’un coup. Veuillez attendre { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-error-busy = Tous les ordinateurs sont en train de réfléchir. Veuillez réessayer dans un moment.
server-error-crowd = Trop de fenêtres regardent depuis ici.
server-error-storage = On ne peut rien écrire dans la boîte pour l’instant.
server-error-broken = Quelque chose n’a pas marché chez nous.
server-error-no-game = Ce jeu n’est pas dans la boîte.
server-error-no-language = Il n’y a pas de textes dans cette langue.
server-error-no-rules = Il n’y a pas de règles de ce jeu dans cette langue.
server-error-no-position = Cette image n’est pas dans les règles de ce jeu.
server-error-no-table = Il n’y a pas de table ici. Le lien est peut-être incomplet.
server-error-version = Cette table a commencé avec des règles plus anciennes. On peut la regarder, mais pas y continuer.
server-error-damaged = Une partie de cette table n’a pas pu être lue. On peut regarder ce qui reste, mais pas y continuer.
server-error-record = Cette partie vient d’un fichier. On peut la regarder, mais pas la continuer.
server-error-file = Ce n’est pas une partie que la boîte sache lire. Elle lit ses propres feuilles de partie, PGN pour les échecs, PDN pour les dames et les textes de match du backgammon.
server-error-file-move = Le coup { $move } ne peut pas être joué : { $token }.
server-error-file-game = Le fichier ne dit pas de quel jeu il s’agit. Veuillez le choisir.
server-error-no-format = Ce jeu n’a pas ce format.
server-error-patience = Vous l’avez demandé assez souvent. Veuillez d’abord jouer votre coup.
server-error-option = Le jeu ne peut pas être préparé ainsi.
server-error-nobody = Il faut que quelqu’un joue : laissez au moins une place à une personne.
server-error-name = Veuillez choisir un nom de 1 à { $most } caractères.
server-error-taken = Cette place n’est plus libre.
server-error-message = Ce message a déjà servi à autre chose.
server-error-seat = Ce n’est pas votre place.
server-error-behind = La table a continué entre-temps.
server-error-waiting = On attend encore que quelqu’un prenne place.
server-error-over = La partie est finie.
server-error-turn = Vous n’avez rien à décider pour l’instant.
server-error-action = Ce n’est pas permis.
server-error-choice = Il n’y a rien à choisir ici.
server-error-throw = Il n’y a rien à lancer maintenant.
server-error-gesture = Cela n’est pas sur cette table.
server-error-share = Ce n’est pas ce que vous aviez mis dans les dés.
server-error-undo = Vous n’avez rien à reprendre.
server-error-goes-on = La partie est encore en cours.
server-error-long-game = Cette partie est trop longue pour être parcourue.
server-error-position = Cette position ne peut pas être installée.
server-error-position-over = Dans cette position, la partie est finie : personne ne peut continuer d’ici.
server-error-no-record = Ce n’est pas une partie que l’on puisse rejouer.
server-error-no-solution = Ce jeu n’a pas de solution.
server-error-asked = On a déjà demandé aux autres.
server-error-kept = Cette place est gardée pour quelqu’un.
server-error-going = Cette partie n’est pas encore finie.
server-error-wait = Un retour est encore possible. Veuillez attendre un peu.
server-error-no-claim = On ne peut réclamer la victoire que dans une partie à deux déjà commencée.
server-error-no-draw = Il n’y a personne ici avec qui convenir de la nulle.
server-error-out = Vous avez abandonné cette partie.
server-error-relieved = Un ordinateur joue pour vous en ce moment. Reprenez d’abord votre place.
server-error-last = Il faut que quelqu’un reste à la table.
server-error-not-asked = Personne ne vous a rien demandé.
server-error-clock = Personne ne peut jouer avec cette pendule.
server-error-no-clock = Il n’y a pas de pendule à cette table.
server-error-late = Votre temps est écoulé.
server-error-phrase = Cette phrase n’existe pas.
server-error-words = Veuillez dire quelque chose de 1 à { $most } caractères.
server-error-silent = À cette table, il n’y a que des phrases prévues.
server-error-breath = Reprenez votre souffle : { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}, vous pourrez de nouveau dire quelque chose.
server-error-not-host = Seul l’hôte peut faire cela.
server-error-done = C’est déjà ainsi.
server-error-locked = Cette table est fermée : seuls ceux qui y jouent peuvent la voir.
server-error-not-lost = Personne ne pourrait dire si cette place est à vous.
