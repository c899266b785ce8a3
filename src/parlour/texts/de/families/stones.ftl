game-fuenf_in_einer_reihe = Fünf in einer Reihe
    .tag = Sechzehn Steine für jeden, und fünf nebeneinander gewinnen.
game-solitaire = Solitaire
    .tag = Springen, bis nur noch ein Stift steckt.

option-fuenf_in_einer_reihe-board_size = Größe des Bretts
    .help = So viele Felder hat jede Seite des Bretts.
option-fuenf_in_einer_reihe-exact_five = Genau fünf
    .help = Reihen von sechs und mehr Steinen gewinnen nicht.
option-fuenf_in_einer_reihe-relocation_limit = Remis nach so vielen Zügen
    .help = Die Partie ist unentschieden, wenn jede Seite so oft einen stehenden Stein versetzt hat. 0 schaltet das ab.
option-fuenf_in_einer_reihe-repetition_draw = Remis durch Wiederholung
    .help = Die Partie ist unentschieden, wenn dieselbe Stellung nach dem Setzen so oft vorkommt. 0 schaltet das ab.
option-solitaire-goal = Ziel
    .help = Was am Ende auf dem Brett bleiben soll. Ein Buchstabe ist auf dem Brett markiert.
option-solitaire-goal-fewest = So wenige Stifte wie möglich
option-solitaire-goal-one_left = Ein Stift, wo auch immer
option-solitaire-goal-one_in_centre = Ein Stift in der Mitte
option-solitaire-goal-letter_A = Buchstabe A
option-solitaire-goal-letter_C = Buchstabe C
option-solitaire-goal-letter_D = Buchstabe D
option-solitaire-goal-letter_E = Buchstabe E
option-solitaire-goal-letter_E_large = Buchstabe E, groß
option-solitaire-goal-letter_F = Buchstabe F
option-solitaire-goal-letter_H = Buchstabe H, klein
option-solitaire-goal-letter_H_wide = Buchstabe H, breit
option-solitaire-goal-letter_I = Buchstabe I
option-solitaire-goal-letter_I_small = Buchstabe I, klein
option-solitaire-goal-letter_I_stroke = Buchstabe I, nur ein Strich
option-solitaire-goal-letter_J = Buchstabe J
option-solitaire-goal-letter_L = Buchstabe L
option-solitaire-goal-letter_N = Buchstabe N
option-solitaire-goal-letter_O = Buchstabe O
option-solitaire-goal-letter_P = Buchstabe P
option-solitaire-goal-letter_S = Buchstabe S
option-solitaire-goal-letter_T = Buchstabe T
option-solitaire-goal-letter_U = Buchstabe U
option-solitaire-goal-letter_V = Buchstabe V
option-solitaire-goal-letter_X = Buchstabe X
option-solitaire-goal-letter_Y = Buchstabe Y

stones-in-hand = zu setzen
stones-points = Minuspunkte
stones-left = auf dem Brett

stones-prompt-place = { $colour } setzt einen Stein. { $count ->
        [one] Es ist der letzte.
       *[other] { $count } sind noch zu setzen.
    }
stones-prompt-move = { $colour } versetzt einen Stein auf ein beliebiges freies Feld.
stones-prompt-jump = Spring über einen Nachbarn in ein freies Loch. { $count ->
        [one] Ein Stift steckt noch.
       *[other] { $count } Stifte stecken noch.
    } Ziel: { $goal }.

stones-button-stop = Hier aufhören

stones-log-place = { $colour } setzt auf { $square }.
stones-log-move = { $colour } versetzt { $start } nach { $target }.
stones-log-jump = { $start } springt nach { $target }, der Stift auf { $over } ist weg.
stones-log-stop = Genug gesprungen.
stones-log-next = Das Brett ist wieder voll: { $colour } spielt.

stones-end-five = { $winner } gewinnt mit fünf in einer Reihe.
stones-end-repetition = Unentschieden: dieselbe Stellung ist wieder entstanden.
stones-end-long_enough = Unentschieden: beide haben lange genug Steine versetzt.
stones-end-no_jump = { $count ->
        [one] Perfekt: ein einziger Stift steckt noch. Ein Minuspunkt.
       *[other] Kein Sprung geht mehr: { $count } Minuspunkte.
    }
stones-end-stopped = Aufgehört mit { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
stones-end-rounds = Alle haben gespielt. { $winner } gewinnt mit { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
stones-end-rounds_shared = Alle haben gespielt und teilen sich den ersten Platz, mit je { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
stones-end-reached = Das Ziel ist erreicht, mit { $count ->
        [one] einem Stift
       *[other] { $count } Stiften
    } auf dem Brett.
stones-end-missed = Kein Sprung geht mehr, und das Ziel ist verfehlt: { $count ->
        [one] ein Minuspunkt.
       *[other] { $count } Minuspunkte.
    }
stones-end-given_up = Vor dem Ziel aufgehört: { $count ->
        [one] ein Minuspunkt.
       *[other] { $count } Minuspunkte.
    }

stones-outlook-open = Das Ziel ist noch erreichbar: { $count ->
        [one] ein Sprung führt hin.
       *[other] { $count } Sprünge führen hin.
    }
stones-outlook-lost = Von hier aus ist das Ziel nicht mehr zu erreichen. Nimm ein paar Sprünge zurück.
stones-outlook-fewest = { $count ->
        [one] Von hier aus kann noch ein einziger Stift übrig bleiben.
       *[other] Von hier aus bleiben bestenfalls { $count } Stifte übrig.
    }
stones-outlook-unknown = Ob das Ziel noch zu erreichen ist, war nicht herauszufinden.

stones-why-over = Die Partie ist zu Ende.
stones-why-no-square = Steine stehen auf den Feldern des Bretts.
stones-why-place-first = Versetzt wird erst, wenn alle deine Steine auf dem Brett sind. { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch zu setzen.
stones-why-occupied = { $square } ist besetzt: auf jedem Feld steht nur ein Stein.
stones-why-hand-empty = Du hast keinen Stein mehr zu setzen: wähle einen eigenen auf dem Brett und dann ein freies Feld.
stones-why-not-yours = Der Stein auf { $square } gehört dir nicht.
stones-why-choose-target = Wähle jetzt das freie Feld, auf das der Stein von { $square } kommt.
stones-why-same-square = Der Stein muss weg von { $square }: wähle ein anderes Feld.
stones-why-one-move = Ein Stein wird einmal im Zug versetzt.
stones-why-no-hole = Stifte stecken in den 33 Löchern des Kreuzes.
stones-why-no-peg = Auf { $hole } steckt kein Stift.
stones-why-choose-hole = Wähle jetzt das freie Loch, in das der Stift von { $hole } springt.
stones-why-cannot-jump = Der Stift auf { $hole } kann nicht springen: er braucht einen Nachbarn und gleich dahinter ein freies Loch.
stones-why-one-jump = Ein Sprung nach dem anderen: der nächste ist ein eigener Zug.
stones-why-filled = { $hole } ist besetzt: ein Sprung endet in einem freien Loch.
stones-why-diagonal = Stifte springen gerade, längs oder quer, nie schräg.
stones-why-no-step = Stifte rücken nicht weiter: sie springen über einen Nachbarn.
stones-why-too-far = Das ist zu weit: ein Sprung geht über genau einen Stift.
stones-why-nothing-between = Auf { $hole } steckt kein Stift zum Überspringen.
