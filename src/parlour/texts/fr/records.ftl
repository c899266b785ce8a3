# Des parties venues de fichiers et mises en fichiers

records-open = Ouvrir une partie depuis un fichier
records-open-help = Des parties enregistrées ici, et celles d’autres programmes : PGN pour les échecs, PDN pour les dames, textes de match pour le backgammon. Chaque coup est vérifié.
records-choose = Choisir un fichier
records-review = La revoir tout de suite : ce qui a décidé la partie, et ce qui aurait été mieux
records-paste = Coller plutôt le texte
records-read = Lire
records-which = De quel jeu s’agit-il ?
records-several = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
records-game = { $white } contre { $black } ({ $result })
records-unnamed = Partie { $number }
