# sur le papier, après le titre du jeu
press-pieces = pions à découper
press-rules = règles en bref
