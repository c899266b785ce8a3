# on paper, after the game's title
press-pieces = zum Ausschneiden
press-rules = Kurzregeln
