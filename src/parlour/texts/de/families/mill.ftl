game-muehle = Mühle
    .tag = Drei in einer Reihe, und ein Stein gehört dir.

option-muehle-flying = Springen mit drei Steinen
    .help = Mit den letzten drei Steinen geht es auf jeden freien Punkt, nicht nur zum Nachbarpunkt.
option-muehle-take_from_mill_if_all = Notfalls aus der Mühle nehmen
    .help = Stehen alle gegnerischen Steine in geschlossenen Mühlen, darf einer davon genommen werden.
option-muehle-double_mill_takes_two = Zwei Mühlen nehmen zwei Steine
    .help = Wer mit einem Stein zwei Mühlen zugleich schließt, nimmt zwei Steine statt einem.
option-muehle-may_decline = Nehmen ist freiwillig
    .help = Wer eine Mühle schließt, darf auf das Nehmen verzichten.
option-muehle-repetition_draw = Remis durch Wiederholung
    .help = Die Partie ist unentschieden, wenn dieselbe Stellung so oft vorkommt. 0 schaltet das ab.
option-muehle-no_mill_limit = Remis ohne genommenen Stein
    .help = Die Partie ist unentschieden, wenn jede Seite so viele Züge gemacht hat und kein Stein genommen wurde. 0 schaltet das ab.

mill-in-hand = Zu setzen
mill-taken = Genommen

mill-prompt-place = { $colour } setzt einen Stein. { $count ->
        [one] Es ist der letzte.
       *[other] { $count } sind noch zu setzen.
    }
mill-prompt-move = { $colour } zieht einen Stein entlang einer Linie.
mill-prompt-jump = { $colour } hat drei Steine: Jeder davon darf auf jeden freien Punkt springen.
mill-prompt-take = Mühle: { $colour } nimmt { $count ->
        [one] einen gegnerischen Stein.
       *[other] { $count } gegnerische Steine, einen nach dem anderen.
    }

mill-button-decline = Nichts nehmen

mill-log-place = { $colour } setzt auf { $point }.
mill-log-move = { $colour } zieht von { $start } nach { $target }.
mill-log-jump = { $colour } springt von { $start } nach { $target }.
mill-log-mill = { $colour } schließt { $count ->
        [one] eine Mühle.
       *[other] zwei Mühlen auf einmal.
    }
mill-log-mill-in-vain = { $colour } schließt eine Mühle, aber alle gegnerischen Steine stehen sicher in eigenen Mühlen.
mill-log-take = { $colour } nimmt den Stein auf { $point }.
mill-log-decline = { $colour } nimmt keinen Stein.

mill-end-fewer_than_three = { $winner } gewinnt: { $loser } hat weniger als drei Steine.
mill-end-blocked = { $winner } gewinnt: { $loser } kann nicht mehr ziehen.
mill-end-repetition = Unentschieden: Dieselbe Stellung ist wieder entstanden.
mill-end-no_stone_taken = Unentschieden: Seit langem wurde kein Stein genommen.

mill-why-over = Die Partie ist zu Ende.
mill-why-no-point = Steine stehen auf den Ecken und Kreuzungen der Linien.
mill-why-no-mill = Eben wurde keine Mühle geschlossen, also ist kein Stein zu nehmen.
mill-why-must-take = Eine Mühle nimmt einen Stein: Wähle einen aus.
mill-why-take-enemy = Eine Mühle ist geschlossen: Wähle einen gegnerischen Stein, der vom Brett geht.
mill-why-in-mill = Der Stein auf { $point } steht in einer geschlossenen Mühle und ist dort sicher.
mill-why-place-first = Gezogen wird erst, wenn alle Steine gesetzt sind. { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch zu setzen.
mill-why-occupied = { $point } ist besetzt: Auf jedem Punkt steht nur ein Stein.
mill-why-empty = Auf { $point } steht kein Stein: Wähle einen eigenen.
mill-why-not-yours = Der Stein auf { $point } gehört dir nicht.
mill-why-stuck = Der Stein auf { $point } ist eingesperrt: Kein Nachbarpunkt ist frei.
mill-why-choose-target = Wähle jetzt den freien Punkt, auf den der Stein von { $point } geht.
mill-why-not-next = { $start } und { $target } liegen auf keiner Linie nebeneinander.
mill-why-no-jumping = Hier wird nicht gesprungen: Auch drei Steine ziehen nur zum Nachbarpunkt.
