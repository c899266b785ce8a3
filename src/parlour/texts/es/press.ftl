# en papel, después del título del juego
press-pieces = fichas para recortar
press-rules = reglas en breve
