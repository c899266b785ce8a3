# on paper, after the game’s title
press-pieces = pieces to cut out
press-rules = rules in short
