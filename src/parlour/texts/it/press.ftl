# sulla carta, dopo il titolo del gioco
press-pieces = pedine da ritagliare
press-rules = regole in breve
