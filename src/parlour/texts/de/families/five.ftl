game-fuenf_in_einer_reihe = Fünf in einer Reihe
    .tag = Sechzehn Steine für jeden, und fünf nebeneinander gewinnen.

option-fuenf_in_einer_reihe-board_size = Größe des Bretts
    .help = So viele Felder hat jede Seite des Bretts.
option-fuenf_in_einer_reihe-exact_five = Genau fünf
    .help = Reihen von sechs und mehr Steinen gewinnen nicht.
option-fuenf_in_einer_reihe-relocation_limit = Remis nach so vielen Zügen
    .help = Die Partie ist unentschieden, wenn jede Seite so oft einen stehenden Stein versetzt hat. 0 schaltet das ab.
option-fuenf_in_einer_reihe-repetition_draw = Remis durch Wiederholung
    .help = Die Partie ist unentschieden, wenn dieselbe Stellung nach dem Setzen so oft vorkommt. 0 schaltet das ab.

five-in-hand = Zu setzen

five-prompt-place = { $colour } setzt einen Stein. { $count ->
        [one] Es ist der letzte.
       *[other] { $count } sind noch zu setzen.
    }
five-prompt-move = { $colour } versetzt einen Stein auf ein beliebiges freies Feld.

five-log-place = { $colour } setzt auf { $square }.
five-log-move = { $colour } versetzt den Stein von { $start } nach { $target }.

five-end-five = { $winner } gewinnt mit fünf in einer Reihe.
five-end-repetition = Unentschieden: Dieselbe Stellung ist wieder entstanden.
five-end-long_enough = Unentschieden: Beide haben lange genug Steine versetzt.

five-why-over = Die Partie ist zu Ende.
five-why-no-square = Steine stehen auf den Feldern des Bretts.
five-why-place-first = Versetzt wird erst, wenn alle deine Steine auf dem Brett sind. { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch zu setzen.
five-why-occupied = { $square } ist besetzt: Auf jedem Feld steht nur ein Stein.
five-why-hand-empty = Du hast keinen Stein mehr zu setzen: Wähle einen eigenen auf dem Brett und dann ein freies Feld.
five-why-not-yours = Der Stein auf { $square } gehört dir nicht.
five-why-choose-target = Wähle jetzt das freie Feld, auf das der Stein von { $square } kommt.
five-why-same-square = Der Stein muss weg von { $square }: Wähle ein anderes Feld.
five-why-one-move = Ein Stein wird einmal im Zug versetzt.
