# na papierze, po tytule gry
press-pieces = pionki do wycięcia
press-rules = zasady w skrócie
