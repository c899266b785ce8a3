# Choix personnels pour toutes les tables, gardés dans ce navigateur.

choices-title = Mes choix
choices-kept = Ils sont gardés dans ce navigateur, pour toutes les tables.

choice-board = Plateau
choice-board-printed = Comme dans le jeu
choice-board-slate = Ardoise
choice-board-contrast = Contraste élevé
choice-pieces = Pions
choice-pieces-turned = Bois tourné
choice-pieces-flat = Encre plate
choice-pieces-contrast = Contraste élevé
choice-side = Le côté du bas
choice-side-own = Le mien
choice-side-first = Toujours celui de la première place
choice-notation = Lettres de la notation
choice-notation-language = De ma langue
choice-notation-english = Anglaises
choice-notation-figurine = Figurines
choice-thumb = Sur un téléphone, je joue avec
choice-thumb-right = Le pouce droit
choice-thumb-left = Le pouce gauche

choice-speed = Vitesse
choice-speed-suggested = Comme le jeu le propose
choice-speed-calm = Calme
choice-speed-usual = Habituelle
choice-speed-quick = Rapide
choice-marks = Marquer où je peux agir
choice-marks-suggested = Comme le jeu le propose
choice-marks-always = Toujours
choice-marks-touch = Quand je touche un pion
choice-marks-never = Jamais

choice-language = Langue
choice-theme = Apparence
choice-theme-system = Comme le système
choice-theme-light = Clair
choice-theme-dark = Sombre
choice-sound = Sons
choice-sound-off = Coupés
choice-sound-on = Activés

table-whole-board = Montrer tout le plateau
