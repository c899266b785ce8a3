# Eigene Wünsche für jeden Tisch, in diesem Browser aufbewahrt.

choices-title = Meine Wünsche
choices-kept = Sie bleiben in diesem Browser und gelten für jeden Tisch.

choice-board = Brett
choice-board-printed = Wie das Spiel es hat
choice-board-slate = Schiefer
choice-board-contrast = Hoher Kontrast
choice-pieces = Figuren
choice-pieces-turned = Gedrechselt
choice-pieces-flat = Flach gedruckt
choice-pieces-contrast = Hoher Kontrast
choice-side = Die Seite unten
choice-side-own = Meine eigene
choice-side-first = Immer die des ersten Platzes
choice-notation = Buchstaben der Notation
choice-notation-language = Die meiner Sprache
choice-notation-english = Englische
choice-notation-figurine = Figurensymbole
choice-thumb = Am Handy spiele ich mit
choice-thumb-right = dem rechten Daumen
choice-thumb-left = dem linken Daumen

choice-speed = Tempo
choice-speed-suggested = Wie das Spiel es vorschlägt
choice-speed-calm = Ruhig
choice-speed-usual = Normal
choice-speed-quick = Flott
choice-marks = Wo ich handeln darf, ist markiert
choice-marks-suggested = Wie das Spiel es vorschlägt
choice-marks-always = Immer
choice-marks-touch = Wenn ich eine Figur berühre
choice-marks-never = Nie

choice-language = Sprache
choice-theme = Licht
choice-theme-system = Wie das System es hat
choice-theme-light = Hell
choice-theme-dark = Dunkel
choice-sound = Klänge
choice-sound-off = Aus
choice-sound-on = An

table-whole-board = Das ganze Brett zeigen
