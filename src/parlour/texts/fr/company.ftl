# Ce que l’on fait et dit en compagnie. Seules une table et la page qui en dresse une chargent ceci.

# paroles

words-title = Dire quelque chose
words-say = Dire
words-typed = Écrivez quelque chose
words-mute = Silence
words-mute-help = Cacher ce que disent les autres ici
words-unmute = Écouter de nouveau
words-muted = Vous n’entendez rien de ce que disent les autres ici.
words-chat-on = Laisser écrire librement
words-chat-off = Seulement les phrases prévues

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-moment = Un instant
phrase-back = Me revoilà
phrase-your-time = Prenez votre temps
phrase-oops = Oups
phrase-lucky = Quelle chance
phrase-close = C’était juste
phrase-again = Encore une ?
phrase-bye = Je dois partir

face-smile = Sourire
    .said = { $name } sourit.
face-laugh = Rire
    .said = { $name } rit.
face-wink = Clin d’œil
    .said = { $name } fait un clin d’œil.
face-surprise = S’étonner
    .said = { $name } n’en revient pas.
face-sad = Être triste
    .said = { $name } est triste.
face-think = Réfléchir
    .said = { $name } réfléchit.

server-log-says = { $name } : { $words }
server-log-host-chat = { $name } laisse chacun écrire ce qu’il veut.
server-log-host-silence = { $name } préfère les phrases prévues seulement.

# abandonner, partie nulle, partir
table-leaving = Arrêter
table-resign = { $several ->
    [true] { $name } abandonne
   *[other] Abandonner
 }
table-draw = { $several ->
    [true] Convenir de la nulle
   *[other] Proposer la nulle
 }
table-leave-seat = Laisser jouer un ordinateur
table-sure-resign = L’autre camp gagne alors.
    .yes = Abandonner
table-sure-resign-many = Un ordinateur prend votre place pour que les autres puissent continuer, et vous finissez en dernier. On ne peut pas revenir.
table-sure-draw = { $several ->
    [true] Personne ne gagne alors, et personne ne perd.
   *[other] Si elle est acceptée, personne ne gagne et personne ne perd.
 }
table-sure-leave = Un ordinateur joue la suite pour vous. Vous pouvez reprendre votre place à tout moment.
    .yes = Quitter ma place
table-seat-out = a abandonné
table-seat-relieved = un ordinateur joue la suite
table-relieved = Un ordinateur joue pour vous en ce moment.
table-given-up = Vous avez abandonné. Un ordinateur a pris votre place pour que les autres puissent continuer.
table-return = { $several ->
    [true] { $name } joue de nouveau
   *[other] Reprendre ma place
 }

# pendules

server-log-late = Temps écoulé pour { $name } : la boîte joue ce coup.

clock-title = Pendule
clock-none = Aucune
clock-none-help = Chacun prend le temps qu’il veut.
clock-game = Pour la partie
clock-game-help = Tant de temps pour toute la partie, et un peu plus à chaque coup. Qui n’en a plus perd ; à trois ou plus, la boîte joue à sa place.
clock-move = Par coup
clock-move-help = Tant de temps pour chaque coup. Qui n’en a plus perd ; à trois ou plus, la boîte joue à sa place.
clock-days = Jours par coup
clock-days-help = Comme par lettre : des jours pour chaque coup, et personne n’a besoin d’être là en même temps.
clock-minutes = Minutes
clock-seconds = Secondes
clock-increment = Secondes de plus par coup
clock-day-count = Jours
clock-game-words = { $minutes } minutes pour la partie et { $increment } secondes de plus à chaque coup
clock-game-plain = { $minutes } minutes pour la partie
clock-game-seconds = { $seconds } secondes pour la partie et { $increment } secondes de plus à chaque coup
clock-move-words = { $seconds } secondes pour chaque coup
clock-days-words = { $days ->
    [one] Un jour
   *[other] { $days } jours
} pour chaque coup
clock-left-of = Il reste { $time } à { $name }.
clock-left-yours = Il vous reste { $time }.
clock-time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-short-days = { $days } j { $hours } h
clock-short-hours = { $hours } h { $minutes } min

# la partie suivante
table-again-offered = { $count ->
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
 }
table-again-join = Jouer aussi
table-again-there = À la partie suivante
table-again-watch = Regarder la partie suivante
table-again-rules = Autres règles
table-waiting-for = On attend encore { $names }
table-kept-here = invitation envoyée
table-series = { $games ->
    [one] Après une partie
   *[other] Après { $games } parties
 }
table-series-wins = { $wins ->
    [0] 0 victoire
    [one] 1 victoire
   *[other] { $wins } victoires
 }
table-series-draws = { $draws ->
    [0] 0 partie nulle
    [one] 1 partie nulle
   *[other] { $draws } parties nulles
 }
table-series-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
 }

# qui est là
company-here = ici
company-away = pas là pour l’instant
    .short = pas là
company-gone = plus là depuis { $time }
    .short = plus là
company-watching = { $count ->
    [1] Une personne regarde
   *[other] { $count } personnes regardent
 }
company-missed = { $name } n’est plus là depuis { $time }.
company-replace = Laisser jouer un ordinateur
company-claim = Réclamer la victoire
company-wait = Ou attendez simplement : rien n’est perdu, et qui revient reprend sa place.

# l’hôte, et les liens perdus

server-log-host-fill = { $name } donne une place libre à un ordinateur.
server-log-host-remove = { $name } demande à { $other } de quitter sa place.
server-log-host-hand-on = { $name } confie la table à { $other }.
server-log-host-take = { $name } s’occupe désormais de la table.
server-log-host-close = { $name } ferme une place libre.
server-log-host-free = { $name } ne garde plus la place pour { $other }.
server-log-host-lock = { $name } ferme la table aux spectateurs : plus personne ne regarde.
server-log-host-unlock = { $name } laisse de nouveau tout le monde regarder.
server-log-host-skip = { $name } veut que l’on passe les tours de qui est parti.
server-log-host-play-on = { $name } veut qu’un ordinateur joue pour qui est parti.
server-log-lost = Quelqu’un dit être { $name }, sur un autre appareil.
server-log-vouch = { $name } confirme.
server-log-doubt = { $name } ne confirme pas.

host-is = hôte
host-you = vous, l’hôte
host-fill = Ordinateur
host-fill-of = Ordinateur pour cette place : { $name }
host-close = Fermer
host-close-of = Fermer : { $name }
host-free = Libérer la place
host-free-of = Libérer la place : { $name }
host-lock = Fermer aux spectateurs
host-unlock = Laisser regarder les autres
host-locked = Personne d’autre que vous ne peut voir cette table.
host-open = Qui a le lien peut regarder.
host-skip = Passer leur tour
host-play-on = Laisser jouer un ordinateur
host-remove = Retirer
host-remove-of = Retirer { $name }
host-hand-on = Nommer hôte
host-hand-on-of = Nommer hôte : { $name }
host-take = S’occuper de la table à la place de { $name }

lost-mine = Une de ces places est à moi
lost-help = Si vous êtes déjà à cette table, sur un autre appareil ou dans un autre navigateur : on demande à qui s’occupe de la table, et la place vient ici. L’ancien lien prend alors fin.
lost-i-am = Je suis { $name }
lost-waiting = On demande à { $names }. Si la réponse est oui, la place est à vous ici.
lost-is-it = Quelqu’un dit être { $name }, sur un autre appareil. Est-ce bien cette personne ?
lost-is-it-you = Quelqu’un dit être vous, sur un autre appareil.
lost-yes = Oui, c’est { $name }
lost-no = Non

# jeu rapide

choice-auto = Là où il n’y a pas de choix
choice-auto-off = Je lance et joue moi-même
choice-auto-on = Lancer et jouer automatiquement

# un coup préparé

premove-prepared = Préparé : { $move }. Il sera joué quand viendra votre tour.
premove-take-back = Annuler
premove-dropped = Le coup préparé n’est plus possible.
premove-site = { $where }, coup préparé

# une table fermée

ui-trouble-locked = Cette table est fermée
    .help = Seuls ceux qui y jouent peuvent la voir. Qui s’occupe de la table peut laisser regarder les autres.
host-skips = On passe le tour de qui est parti.
host-plays-on = Un ordinateur joue pour qui est parti.
