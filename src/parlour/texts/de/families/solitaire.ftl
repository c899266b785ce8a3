game-solitaire = Solitaire
    .tag = Springen, bis nur noch ein Stift steckt.

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

solitaire-points = Minuspunkte
solitaire-left = Auf dem Brett

solitaire-prompt-jump = Spring über einen Nachbarn in ein freies Loch. { $count ->
        [one] Ein Stift steckt noch.
       *[other] { $count } Stifte stecken noch.
    } Ziel: { $goal }.

solitaire-button-stop = Hier aufhören

solitaire-log-jump = { $start } springt nach { $target }, der Stift auf { $over } ist weg.
solitaire-log-stop = Genug gesprungen.
solitaire-log-next = Das Brett ist wieder voll: { $colour } spielt.

solitaire-end-perfect = Ein einziger Stift steckt noch: ein Minuspunkt.
    .headline = Perfekt!
solitaire-end-no_jump = Kein Sprung geht mehr: { $count } Minuspunkte.
solitaire-end-stopped = Aufgehört mit { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
solitaire-end-rounds = Alle haben gespielt. { $winner } gewinnt mit { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
solitaire-end-rounds_shared = Alle haben gespielt, und der erste Platz wird geteilt, mit je { $count ->
        [one] einem Minuspunkt.
       *[other] { $count } Minuspunkten.
    }
solitaire-end-reached = Das Ziel ist erreicht, mit { $count ->
        [one] einem Stift
       *[other] { $count } Stiften
    } auf dem Brett.
    .headline = Geschafft!
solitaire-end-missed = Kein Sprung geht mehr, und das Ziel ist verfehlt: { $count ->
        [one] ein Minuspunkt.
       *[other] { $count } Minuspunkte.
    }
solitaire-end-given_up = Vor dem Ziel aufgehört: { $count ->
        [one] ein Minuspunkt.
       *[other] { $count } Minuspunkte.
    }

solitaire-outlook-open = Das Ziel ist noch erreichbar: { $count ->
        [one] ein Sprung führt hin.
       *[other] { $count } Sprünge führen hin.
    }
solitaire-outlook-lost = Von hier aus ist das Ziel nicht mehr zu erreichen. Nimm ein paar Sprünge zurück.
solitaire-outlook-fewest = { $count ->
        [one] Von hier aus kann noch ein einziger Stift übrig bleiben.
       *[other] Von hier aus bleiben bestenfalls { $count } Stifte übrig.
    }
solitaire-outlook-unknown = Ob das Ziel noch zu erreichen ist, war nicht herauszufinden.

solitaire-why-over = Die Partie ist zu Ende.
solitaire-why-no-hole = Stifte stecken in den 33 Löchern des Kreuzes.
solitaire-why-no-peg = Auf { $hole } steckt kein Stift.
solitaire-why-choose-hole = Wähle jetzt das freie Loch, in das der Stift von { $hole } springt.
solitaire-why-cannot-jump = Der Stift auf { $hole } kann nicht springen: Er braucht einen Nachbarn und gleich dahinter ein freies Loch.
solitaire-why-one-jump = Ein Sprung nach dem anderen: Der nächste ist ein eigener Zug.
solitaire-why-filled = { $hole } ist besetzt: Ein Sprung endet in einem freien Loch.
solitaire-why-diagonal = Stifte springen gerade, längs oder quer, nie schräg.
solitaire-why-no-step = Stifte rücken nicht weiter: Sie springen über einen Nachbarn.
solitaire-why-too-far = Das ist zu weit: Ein Sprung geht über genau einen Stift.
solitaire-why-nothing-between = Auf { $hole } steckt kein Stift zum Überspringen.
