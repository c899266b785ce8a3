# Le proprie scelte per ogni tavolo, conservate in questo browser.

choices-title = Le mie scelte
choices-kept = Sono conservate in questo browser, per ogni tavolo.

choice-board = Tavoliere
choice-board-printed = Quello del gioco
choice-board-slate = Ardesia
choice-board-contrast = Alto contrasto
choice-pieces = Pedine
choice-pieces-turned = Legno tornito
choice-pieces-flat = Inchiostro piatto
choice-pieces-contrast = Alto contrasto
choice-side = Il lato in basso
choice-side-own = Il mio
choice-side-first = Sempre quello del primo posto
choice-notation = Lettere della notazione
choice-notation-language = Della mia lingua
choice-notation-english = Inglesi
choice-notation-figurine = Figurine
choice-thumb = Sul telefono gioco con
choice-thumb-right = Il pollice destro
choice-thumb-left = Il pollice sinistro

choice-speed = Velocità
choice-speed-suggested = Come propone il gioco
choice-speed-calm = Calma
choice-speed-usual = Normale
choice-speed-quick = Veloce
choice-marks = Si segna dove posso agire
choice-marks-suggested = Come propone il gioco
choice-marks-always = Sempre
choice-marks-touch = Quando tocco una pedina
choice-marks-never = Mai

choice-language = Lingua
choice-theme = Tema
choice-theme-system = Come nel sistema
choice-theme-light = Chiaro
choice-theme-dark = Scuro
choice-sound = Suoni
choice-sound-off = Spenti
choice-sound-on = Accesi

table-whole-board = Mostra tutto il tavoliere
