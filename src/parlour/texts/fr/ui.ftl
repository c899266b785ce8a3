# Le cadre : en-tête, étagère, page d’un jeu.

ui-title = { $page } · Parlour
ui-home = Parlour, vers l’étagère
ui-skip = Aller au contenu
ui-loading = Un instant…
ui-try-again = Réessayer
ui-to-shelf = Vers l’étagère
ui-box = Une boîte de jeux de société classiques
ui-unreached = Parlour est injoignable pour l’instant. On continue d’essayer.
ui-needs-script = Parlour a besoin de JavaScript pour poser ses plateaux.

ui-language = Langue
ui-theme = Apparence : { $now }. Changer
ui-theme-system = comme le système
ui-theme-light = clair
ui-theme-dark = sombre
ui-sound = Son
ui-sound-on = Le son est activé
ui-sound-off = Le son est coupé

ui-offline = Pas de connexion. On continue d’essayer.
ui-dropped = Un coup joué hors connexion est arrivé trop tard : la table avait continué sans lui.
ui-close = Fermer
ui-offline-kept = Pas de connexion. Votre coup est gardé et sera envoyé.

ui-trouble-nowhere = Il n’y a rien ici
    .help = Cette adresse passe à côté de l’étagère. Une lettre s’est peut-être perdue en route.
ui-trouble-table = Cette table n’existe pas
    .help = Vérifiez le lien, ou dressez une nouvelle table : les boîtes sont sur l’étagère.
ui-trouble-game = Ce jeu n’est pas sur l’étagère
    .help = Il viendra peut-être un jour. D’ici là, il y en a d’autres.
ui-trouble-offline = La boîte est hors d’atteinte
    .help = La connexion est coupée. Rien n’est perdu : réessayez dans un moment.
ui-trouble-broken = Quelque chose n’a pas marché
    .help = C’est notre faute, pas la vôtre. Réessayez.

# Boîtes

box-travel = Boîte de voyage
    .tag = De petits plateaux pour de longs trajets
box-box315 = Boîte 315
    .tag = Des jeux pour la table familiale
box-big = La grande collection
    .tag = Plateaux, dés et cinquante façons de s’en servir
box-halma_mill = Halma et moulin
    .tag = Deux plateaux, deux vieux amis
box-playground = Parc à jeu
    .tag = Une course sur un plateau que vous faites vous-mêmes
box-brought = Apportés
    .tag = Des jeux venus d’autres paquets

# L’étagère

shelf-title = À quoi jouons-nous ?
shelf-lead = Ouvrez une boîte, choisissez un jeu. L’ordinateur est toujours prêt, et vos amis peuvent vous rejoindre par un lien.
shelf-boxes = Boîtes
shelf-games = { $count ->
        [1] un jeu
       *[other] { $count } jeux
    }
shelf-in-box = Dans « { $box } »
shelf-empty = L’étagère est encore vide.
shelf-find = Chercher sous tous les noms
shelf-players = Combien de joueurs
shelf-players-any = Joueurs
shelf-players-of = { $count ->
    [1] 1 joueur
   *[other] { $count } joueurs
}
shelf-length = Combien de temps
shelf-length-any = Durée
shelf-length-short = Jusqu’à 15 minutes
shelf-length-medium = Jusqu’à une demi-heure
shelf-length-long = Plus long
shelf-nature = Hasard ou réflexion
shelf-nature-any = Hasard ou réflexion
shelf-nature-thought = Réflexion seule
shelf-nature-both = Réflexion et hasard
shelf-nature-luck = Hasard seul
shelf-dice = Dés
shelf-dice-any = Dés
shelf-dice-with = Avec des dés
shelf-dice-without = Sans dés
shelf-filters = Autres critères
occasions = Selon l’occasion
occasion-quick = Dix minutes
    .why = Fini en { $minutes } minutes environ
occasion-children = Avec des enfants
    .why = Les dés roulent, et chacun peut gagner
occasion-think = À deux, pour réfléchir
    .why = Pas de hasard, seulement vous deux
occasion-round = Une grande tablée
    .why = On joue jusqu’à { $most }
occasion-alone = En solitaire
    .why = Pas besoin des autres
shelf-forget = Effacer
shelf-show-all = Tous les jeux
shelf-show-boxes = Retour aux boîtes
shelf-none = Aucun jeu ne convient. Retirez un critère ou effacez la recherche.
shelf-alias = trouvé sous « { $name } »
page-players = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
page-players-range = { $low } à { $high } joueurs
page-players-some = { $counts } joueurs
page-minutes = { $minutes } minutes

# Vos tables

mine-title = Vos tables
mine-none = Aucune table n’est encore dressée. La première attend dans une boîte ci-dessous.
mine-offline = Voici la boîte telle qu’elle était ici la dernière fois. Vos tables sont chez le serveur, avec tout ce qu’il faut pour jouer ; elles reviendront avec lui.
mine-your-turn = C’est à vous
mine-waiting = C’est à { $name }
mine-waits-people = Attend des joueurs
mine-won = Vous avez gagné
mine-over = Fini
mine-more = Tout montrer
mine-me = Nom, statistiques, autres appareils
mine-just-now = à l’instant
mine-put-away = Ranger : { $names }
mine-away = { $count ->
    [one] Une table est rangée
   *[other] { $count } tables sont rangées
}
mine-take-out = Ressortir : { $names }
mine-delete = Supprimer pour de bon : { $names }
mine-delete-sure = Supprimer

# La page d’un jeu

page-set-up = Dresser la table
page-start = Commencer
page-starting = On dresse la table…
page-start-failed = La table n’a pas pu être dressée. Réessayez.
page-seat-count = Joueurs
page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-colour = Place { $number }, { $colour }
page-kind-person = ici
page-kind-computer = ordinateur
page-kind-open = par lien
page-kind-label = Qui s’assied ici ?
page-name = Nom
page-name-default = Joueur { $number }
page-level = Force
page-open-seat = place libre
page-open-note = Vous recevez un lien à transmettre. La partie commence quand la place est prise.
page-nobody-note = Il faut que quelqu’un joue : donnez au moins une place à une personne.
page-kit-set = { $number ->
        [1] Jeu de base
       *[other] Jeu complémentaire
    }
page-kit-left = { $part }, reste { $count }
page-kit-chain = Les éléments que vous avez joints
page-kit-remove = Retirer : { $part }
page-kit-swap = Échanger ces deux-là
page-kit-usual = Le plateau habituel pour { $count }. Touchez un élément, ou tirez-le ici, pour construire le vôtre.
page-kit-instead = D’ici là, on prend le plateau habituel.
page-kit-reset = Le plateau habituel
page-kit-share = Copier un lien vers ce montage
page-kit-copied = Copié
page-variants = Variantes
page-variants-changed = { $count ->
        [one] une changée
       *[other] { $count } changées
    }
page-variants-reset = Retour aux règles habituelles
page-number-range = { $low } à { $high }
page-less = Moins
page-more = Plus
page-rules = Règles
page-rules-contents = Dans ces règles
page-rules-missing = Impossible d’obtenir les règles pour l’instant.
page-picture = Le plateau prêt à jouer : { $game }
page-print = Imprimer : plateau, pions, règles
page-print-sheet = Imprimer : pions, feuille, règles
page-print-busy = On dessine…
page-print-failed = Impossible de dessiner pour l’instant. Réessayez.

# Les ordinateurs, une seule troupe pour tous les jeux : un caractère par niveau, avec un nom à lui quand plusieurs du même genre sont à une table.

cast-0 = { $number ->
        [0] Félix
        [1] Félix
        [2] Fortuna
        [3] Domino
        [4] Trèfle
        [5] Hasard
        [6] Tyché
        [7] Faust
        [8] As
       *[other] Ordinateur { $number }
    }
cast-1 = { $number ->
        [0] Souris
        [1] Grignote
        [2] Pépin
        [3] Miette
        [4] Trotte-menu
        [5] Bouton
        [6] Noisette
        [7] Moustache
        [8] Minnie
       *[other] Souris { $number }
    }
    .nature = bon enfant
    .choice = Souris, bon enfant
    .help = Voit ce qui est devant son nez et oublie le reste.
cast-2 = { $number ->
        [0] Lièvre
        [1] Capucin
        [2] Zéphyr
        [3] Ronce
        [4] Cabriole
        [5] Flèche
        [6] Serpolet
        [7] Pâquerette
        [8] Chardon
       *[other] Lièvre { $number }
    }
    .nature = à l’aise
    .choice = Lièvre, à l’aise
    .help = Joue vite et gaiement, et pense un coup à l’avance.
cast-3 = { $number ->
        [0] Renard
        [1] Goupil
        [2] Braise
        [3] Roussette
        [4] Hardi
        [5] Sienne
        [6] Cuivre
        [7] Hermeline
        [8] Châtaigne
       *[other] Renard { $number }
    }
    .nature = d’expérience
    .choice = Renard, d’expérience
    .help = Connaît les ruses habituelles et punit l’étourderie.
cast-4 = { $number ->
        [0] Lynx
        [1] Silex
        [2] Murmure
        [3] Zibeline
        [4] Frêne
        [5] Saga
        [6] Bouleau
        [7] Givre
        [8] Genièvre
       *[other] Lynx { $number }
    }
    .nature = fort
    .choice = Lynx, fort
    .help = Voit loin et laisse passer peu de choses.
cast-5 = { $number ->
        [0] Hibou
        [1] Minerve
        [2] Barnabé
        [3] Luna
        [4] Archibald
        [5] Hulotte
        [6] Sage
        [7] Crépuscule
        [8] Athéna
       *[other] Hibou { $number }
    }
    .nature = notre meilleur niveau
    .choice = Hibou, notre meilleur niveau
    .help = Réfléchit à tout et ne pardonne rien.

# Couleurs, comme sujet d’une phrase

option-more-than = { $option } : au plus { $most }, autant que { $other }.

colour-yellow = Jaune
colour-green = Vert
colour-red = Rouge
colour-black = Noir
colour-blue = Bleu
colour-white = Blanc
colour-orange = Orange
colour-purple = Violet
colour-pink = Rose
colour-lightblue = Bleu clair
colour-ivory = Blanc
colour-ebony = Noir

# Qui a un nom agit à la place de la couleur ; avec plusieurs couleurs, la couleur est nommée aussi

player = { $name }
player-colour = { $name } ({ $colour })

# Les mêmes couleurs là où les choses les portent : cases, pièces

hue-yellow = { colour-yellow }
hue-green = { colour-green }
hue-red = { colour-red }
hue-black = { colour-black }
hue-blue = { colour-blue }
hue-white = { colour-white }
hue-orange = { colour-orange }
hue-purple = { colour-purple }
hue-pink = { colour-pink }
hue-lightblue = { colour-lightblue }
hue-ivory = { colour-ivory }
hue-ebony = { colour-ebony }

# La page des règles : chapitres faits de ce qu’un jeu déclare

preset-usual = Comme d’habitude dans cette maison
preset-printed = Comme imprimé
preset-common = Comme on joue le plus souvent
preset-printed-in = Comme imprimé : { $booklets }
preset-own = Votre propre choix
page-preset = On joue
rules-language-da = danois
rules-language-de = allemand
rules-language-en = anglais
rules-language-es = espagnol
rules-language-fr = français
rules-language-it = italien
rules-language-nl = néerlandais
rules-language-pl = polonais
rules-language-ru = russe
rules-language-sv = suédois

# D’où viennent les règles

origin-kind-printed = Imprimé
origin-kind-reading = Une lecture
origin-kind-ours = De nous
origin-booklet = { $box } : { $languages }
origin-open = D’où cela vient-il ? { $kind }
ui-open = Ouvrir une partie depuis un fichier
