# on paper, after the game's title
press-pieces = pjäser att klippa ut
press-rules = reglerna i korthet
