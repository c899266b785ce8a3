# Revoir une partie : chargé seulement par les pages qui le font.

# Chiffres, avec le signe décimal de la langue
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = On parcourt la partie
review-seat = Joueur
review-start = Au début
review-luck = Chance
review-decided = Décisions
review-ended = Hors du plateau
review-result = Résultat
review-lost = Perdu par ses propres décisions
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } a bien décidé et a eu de la chance : dés { $luck }, décisions { $decided }.
        [unlucky] { $name } a bien décidé et n’a pas eu de chance : dés { $luck }, décisions { $decided }.
       *[even] { $name } a bien décidé et n’a eu ni chance ni malchance : dés { $luck }, décisions { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } a mieux décidé et a eu de la chance : dés { $luck }, décisions { $decided }.
        [unlucky] { $name } a mieux décidé et n’a pas eu de chance : dés { $luck }, décisions { $decided }.
       *[even] { $name } a mieux décidé et n’a eu ni chance ni malchance : dés { $luck }, décisions { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } a eu de la chance, mais a moins bien décidé : dés { $luck }, décisions { $decided }.
        [unlucky] { $name } a moins bien décidé et n’a pas eu de chance non plus : dés { $luck }, décisions { $decided }.
       *[even] { $name } a moins bien décidé et n’a eu ni chance ni malchance : dés { $luck }, décisions { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } a eu de la chance : dés { $luck }, décisions { $decided }.
        [unlucky] { $name } n’a pas eu de chance : dés { $luck }, décisions { $decided }.
       *[even] { $name } n’a eu ni chance ni malchance : dés { $luck }, décisions { $decided }.
    }
}
review-luck-alone = { $name } avait { $start } chances sur 100 avant le premier lancer ; les dés ont apporté { $luck }.
review-thought = { $name } : { $faults } ; { $lost } perdus par coup.
review-faultless = { $name } n’a fait aucune faute ; { $lost } perdus par coup.
review-count-blunders = { $count ->
    [one] une gaffe
   *[other] { $count } gaffes
}
review-count-mistakes = { $count ->
    [one] une faute
   *[other] { $count } fautes
}
review-count-slips = { $count ->
    [one] une imprécision
   *[other] { $count } imprécisions
}
review-faults-two = { $first } et { $second }
review-faults-three = { $first }, { $second } et { $third }
review-turning-move = Le tournant : { $name }, coup { $number }, { $move } : { $change }.
review-turning-throw = Le tournant : { $name }, lancer { $move }, numéro { $number } : { $change }.
review-turning-move-for = Le tournant : { $name }, coup { $number }, { $move } : { $change } pour { $other }.
review-turning-throw-for = Le tournant : { $name }, lancer { $move }, numéro { $number } : { $change } pour { $other }.
review-turning-end = La partie s’est décidée hors du plateau.
review-good = Bien trouvé : { $name }, coup { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name } : { $move } était une gaffe et a coûté { $lost } ; mieux valait { $best }.
    [mistake] { $number }. { $name } : { $move } était une faute et a coûté { $lost } ; mieux valait { $best }.
   *[slip] { $number }. { $name } : { $move } était une imprécision et a coûté { $lost } ; mieux valait { $best }.
}
review-graph = Ce que valait chaque position pour { $names }, du début à gauche à la fin à droite
review-as-table = En tableau
review-move = Coup
review-mistakes = Ce qui aurait pu être mieux
review-mark-slip = imprécision
review-mark-mistake = faute
review-mark-blunder = gaffe
review-unit-chance = Les chiffres sont des chances de gagner, en centièmes.
review-unit-points = Les chiffres sont des points.
review-unit-other = Les chiffres sont ceux que compte l’ordinateur.
review-exact = Ils sont exacts.
review-judged = Ils suivent le jugement de notre joueur le plus fort.
review-learn = { $count ->
    [one] Apprendre de ma faute
   *[other] Apprendre de mes { $count } fautes
}
review-learn-asked = Question { $at } sur { $total } : vous avez joué ici { $played } et perdu { $lost }. Quoi de mieux ?
review-learn-right = C’est cela : { $best }.
review-learn-wrong = Ce n’est pas le meilleur non plus. Essayez encore.
review-learn-same = C’est ce que vous avez joué. Il y a mieux.
review-learn-shown = Mieux valait { $best }.
review-learn-show = Montrez-moi
review-learn-next = Question suivante
review-learn-stop = Assez

# Le plateau d’analyse.

analysis-of = { $game } : analyse
analysis-desk = Ce que l’on peut faire et ce que cela vaut
analysis-moves = Coups
analysis-throws = Que montrent les dés ?
analysis-judge = Montrer ce qu’en pense l’ordinateur
analysis-thinking = L’ordinateur réfléchit.
analysis-position = La position par écrit
analysis-copy = Copier
analysis-paste = Une autre position
analysis-place = L’installer
analysis-play = Jouer d’ici
analysis-play-start = Commencer à cette position
analysis-play-forgets = Ce qui était avant sur le plateau ne compte pas quand des positions se répètent.

# L’éditeur de positions. Ce qui est dans ses champs suit docs/positions.md.

analysis-edit = Installer une position
analysis-edit-done = Regarder cette position
analysis-edit-leave = Laisser comme c’était
analysis-edit-tools = Ce qui se passe quand on touche le plateau
analysis-edit-stock = Pièces à mettre sur le plateau
analysis-edit-move = Déplacer
analysis-edit-take = Enlever
analysis-edit-put = { $colour } : { $piece }
analysis-edit-empty = Plateau vide
analysis-edit-start = Début de la partie
analysis-edit-turn = À qui de jouer ?
analysis-field-next = Ce qui vient, et ce que l’on compte
analysis-field-figures = Chiffres
analysis-field-hands = Pions en main
analysis-field-rights = Roque
analysis-field-passant = Case franchie
analysis-field-quiet = Demi-coups sans prise ni coup de pion
analysis-field-number = Numéro du coup
analysis-field-die = Dé
