# Entre les tables : qui peut venir, quelles tables attendent, ce que ce navigateur sait de ses gens.

between-share = Partager
between-alone = Cette boîte n’est ouverte que sur cette machine : les amis ne peuvent pas encore l’atteindre.
between-alone-how = Sur la machine elle-même, on peut l’ouvrir au réseau local, ou la démarrer avec : parlour serve --lan
between-network = Ouvrir à ce réseau
between-network-closed = Les amis sur le même Wi-Fi peuvent alors prendre place à une table dont ils ont le lien. Personne de l’extérieur ne le peut.
between-network-open = Qui est dans le même réseau et a un lien peut entrer, jusqu’à ce que ceci soit coupé ou la boîte fermée.
between-qr = Une image pour l’appareil photo d’un téléphone, qui mène à { $address }

# Une table s’appelle comme ceux qui y sont assis.
between-title = { $players } : { $game }

between-remind = C’était votre tour pendant que vous étiez ailleurs. Votre système doit-il vous le dire la prochaine fois ?
between-remind-yes = Oui, dites-le-moi
between-remind-no = Non, merci
between-remind-turn = À vous : { $game }
between-remind-with = { $names } { $count ->
    [one] attend.
   *[other] attendent.
}

between-window = En vitrine
between-window-join = Une place est libre
between-window-watch = Vous pouvez regarder
between-list = Montrer en vitrine
between-list-help = Tous ceux de ce serveur trouvent alors la table sur la première page et peuvent prendre place ou regarder.

between-me = Vous
between-me-lead = Tout ceci est gardé dans ce navigateur. Il n’y a pas de compte, et personne d’autre ne le voit.
between-me-name = Votre nom
between-me-sign = Votre signe : là où il est libre, vous avez cette place
between-me-figures = Vos statistiques
between-me-figures-none = Rien n’est encore fini.
between-me-game = Jeu
between-me-played = jouées
between-me-won = gagnées
between-me-streak = de suite
between-me-average = points en moyenne
between-me-best = meilleur score
between-carry = Vers un autre appareil
between-carry-help = Votre nom, vos places et ce que vous avez rangé font le voyage. Ici, rien ne change.
between-carry-leave = Faire les valises
between-carry-left = Tapez ce code là-bas, ou visez l’image avec son appareil photo. Il est valable dix minutes et une seule fois.
between-carry-typed = Tapez ce code là-bas. Il est valable dix minutes et une seule fois.
between-carry-code = Un code d’un autre appareil
between-carry-fetch = Défaire les valises
between-carry-arrived = Tout est arrivé.
between-carry-failed = Cela n’a pas marché. Veuillez réessayer.
between-remind-switch = Me prévenir par le système quand c’est mon tour et que je suis ailleurs
