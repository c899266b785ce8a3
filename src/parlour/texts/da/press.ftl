# on paper, after the game's title
press-pieces = brikker til at klippe ud
press-rules = reglerne i korthed
