# Rückblick auf eine Partie: nur von Seiten geholt, die ihn zeigen.

# Zahlen, mit dem Dezimalzeichen der Sprache
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Die Partie wird durchgesehen
review-seat = Spieler
review-start = Am Anfang
review-luck = Glück
review-decided = Entscheidungen
review-ended = Abseits des Bretts
review-result = Ergebnis
review-lost = Durch eigene Entscheidungen verloren
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } hat gut entschieden und hatte Glück: Würfel { $luck }, Entscheidungen { $decided }.
        [unlucky] { $name } hat gut entschieden und hatte Pech: Würfel { $luck }, Entscheidungen { $decided }.
       *[even] { $name } hat gut entschieden und hatte weder Glück noch Pech: Würfel { $luck }, Entscheidungen { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } hat besser entschieden und hatte Glück: Würfel { $luck }, Entscheidungen { $decided }.
        [unlucky] { $name } hat besser entschieden und hatte Pech: Würfel { $luck }, Entscheidungen { $decided }.
       *[even] { $name } hat besser entschieden, und die Würfel waren gerecht: Würfel { $luck }, Entscheidungen { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } hatte Glück, hat aber weniger gut entschieden: Würfel { $luck }, Entscheidungen { $decided }.
        [unlucky] { $name } hat weniger gut entschieden und hatte auch noch Pech: Würfel { $luck }, Entscheidungen { $decided }.
       *[even] { $name } hat weniger gut entschieden und hatte weder Glück noch Pech: Würfel { $luck }, Entscheidungen { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } hatte Glück: Würfel { $luck }, Entscheidungen { $decided }.
        [unlucky] { $name } hatte Pech: Würfel { $luck }, Entscheidungen { $decided }.
       *[even] { $name } hatte weder Glück noch Pech: Würfel { $luck }, Entscheidungen { $decided }.
    }
}
review-luck-alone = { $name } hatte vor dem ersten Wurf { $start } von 100 Chancen; die Würfel brachten { $luck }.
review-thought = { $name }: { $faults }; { $lost } je Zug verloren.
review-faultless = { $name } hat keine Fehler gemacht; { $lost } je Zug verloren.
review-count-blunders = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
}
review-count-mistakes = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
review-count-slips = { $count ->
    [one] eine Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-faults-two = { $first } und { $second }
review-faults-three = { $first }, { $second } und { $third }
review-turning-move = Der Wendepunkt war Zug { $number } von { $name }, { $move }: { $change }.
review-turning-throw = Der Wendepunkt war der Wurf { $move } von { $name }, Nummer { $number }: { $change }.
review-turning-move-for = Der Wendepunkt war Zug { $number } von { $name }, { $move }: { $change } für { $other }.
review-turning-throw-for = Der Wendepunkt war der Wurf { $move } von { $name }, Nummer { $number }: { $change } für { $other }.
review-turning-end = Entschieden wurde die Partie nicht am Brett.
review-good = Gut gefunden: { $name }, Zug { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } war ein grober Fehler und verlor { $lost }; besser war { $best }.
    [mistake] { $number }. { $name }: { $move } war ein Fehler und verlor { $lost }; besser war { $best }.
   *[slip] { $number }. { $name }: { $move } war ungenau und verlor { $lost }; besser war { $best }.
}
review-graph = Was jede Stellung für { $names } wert war, links der Anfang, rechts das Ende
review-as-table = Als Tabelle
review-move = Zug
review-mistakes = Was besser gewesen wäre
review-mark-slip = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-unit-chance = Die Zahlen sind Gewinnchancen in Prozent.
review-unit-points = Die Zahlen sind Punkte.
review-unit-other = Die Zahlen sind, wie der Computer zählt.
review-exact = Sie sind genau.
review-judged = Sie sind so gut, wie unser stärkster Spieler urteilt.
review-learn = { $count ->
    [one] Aus meinem Fehler lernen
   *[other] Aus meinen { $count } Fehlern lernen
}
review-learn-asked = Frage { $at } von { $total }: Hier wurde { $played } gespielt und { $lost } verloren. Was ist besser?
review-learn-right = Genau: { $best }.
review-learn-wrong = Auch das ist nicht das Beste. Noch ein Versuch.
review-learn-same = Das wurde gespielt. Etwas anderes ist besser.
review-learn-shown = Besser war { $best }.
review-learn-show = Zeigen
review-learn-next = Nächste Frage
review-learn-stop = Genug

# Das Analysebrett.

analysis-of = { $game }: Analyse
analysis-desk = Was möglich ist und was es wert ist
analysis-moves = Züge
analysis-throws = Was zeigen die Würfel?
analysis-judge = Zeigen, was der Computer denkt
analysis-thinking = Der Computer denkt nach.
analysis-position = Die Stellung in Schriftform
analysis-copy = Kopieren
analysis-paste = Eine andere Stellung
analysis-place = Aufstellen
analysis-play = Von hier aus spielen
analysis-play-start = Mit dieser Stellung beginnen
analysis-play-forgets = Was vorher auf dem Brett stand, zählt nicht mit, wenn sich Stellungen wiederholen.

# Der Stellungseditor. Was in seinen Feldern steht, sagt docs/positions.md.

analysis-edit = Eine Stellung aufbauen
analysis-edit-done = Diese Stellung ansehen
analysis-edit-leave = Alles lassen, wie es war
analysis-edit-tools = Was eine Berührung des Bretts tut
analysis-edit-stock = Steine zum Aufstellen
analysis-edit-move = Verschieben
analysis-edit-take = Wegnehmen
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Leeres Brett
analysis-edit-start = Anfang der Partie
analysis-edit-turn = Wer ist an der Reihe?
analysis-field-next = Was als Nächstes kommt und was gezählt wird
analysis-field-figures = Zahlen
analysis-field-hands = Steine in der Hand
analysis-field-rights = Rochade
analysis-field-passant = Übersprungenes Feld
analysis-field-quiet = Halbzüge ohne Schlagen und Bauernzug
analysis-field-number = Zugnummer
analysis-field-die = Würfel
