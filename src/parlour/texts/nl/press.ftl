# op papier, na de titel van het spel
press-pieces = stukken om uit te knippen
press-rules = spelregels in het kort
