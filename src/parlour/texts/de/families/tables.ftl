game-backgammon = Backgammon
    .tag = Bring deine Steine heim, spiel sie aus, und wisse, wann du verdoppelst.
game-puff = Puff
    .tag = Steine setzen, heimlaufen, und nach jedem Pasch noch ein Wurf.
game-langes_puff = Langes Puff
    .tag = Beide laufen in dieselbe Richtung und treffen sich überall.
game-russisches_puff = Russisches Puff
    .tag = Zwei Steine gesetzt, und von da an: setzen oder ziehen, wie du willst.
game-zickzack = Zick-Zack
    .tag = Setzen, laufen, ausspielen, und sich unterwegs hinauswerfen.
game-trictrac = Tric-Trac
    .tag = Punkte fürs Schlagen, fürs Ausspielen und für die große Brücke.

option-backgammon-standard_rules = Übliche internationale Regeln
    .help = Wie im Verein: ein eigener erster Wurf, beide Zahlen, wenn es geht, und größere Zahlen spielen auch aus.
option-backgammon-doubling = Dopplerwürfel
    .help = Vor einem Wurf darf der Einsatz verdoppelt werden; wer ablehnt, hat verloren.
option-backgammon-match_points = Match auf so viele Punkte
    .help = Partien folgen aufeinander, bis eine Seite die Punkte hat. 0 ist eine einzelne Partie.
option-backgammon-crawford = Crawford-Regel
    .help = Fehlt im Match zum ersten Mal jemandem nur ein Punkt, wird die nächste Partie ohne Dopplerwürfel gespielt.
option-backgammon-cube_limit = Höchster Dopplerstand
    .help = Über diese Zahl wird nicht verdoppelt.
option-backgammon-stake = Einsatz
    .help = Chips für jeden Punkt, den eine einzelne Partie wert ist.
option-backgammon-max_turns = Höchstens so viele Züge
    .help = Nach so vielen Zügen beider Seiten ist eine Partie unentschieden. Ein Match endet damit, und wer vorn liegt, gewinnt es.
option-puff-pasch_count = Pasche zählen ab dem zweiten doppelt
    .help = Ob der zweite Pasch innerhalb eines Zuges oder der ganzen Partie gemeint ist.
option-puff-pasch_count-turn = In einem Zug
option-puff-pasch_count-game = In der ganzen Partie
option-puff-max_turns = Höchstens so viele Züge
    .help = Nach so vielen Zügen beider Seiten ist die Partie unentschieden.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Beide in dieselbe Richtung
    .help = Beide Farben setzen auf 1 bis 6 und laufen bis 24, wie im langen Puff.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Größere Zahlen spielen jeden Stein aus
    .help = Sonst spielt eine zu große Zahl nur den hintersten Stein aus.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partien der Runde
    .help = Mehrere Partien hintereinander; die Summe ihrer Werte entscheidet. Üblich sind zwölf.
option-trictrac-target = Punkte für eine Partie
    .help = Wer sie zuerst erreicht, gewinnt die Partie.
option-trictrac-entry_counts_start = Der Startzacken zählt mit
    .help = Eine Zahl führt einen Zacken weiter ins Spiel, sodass auch eine 1 einsetzt.
option-trictrac-max_turns = Höchstens so viele Züge
    .help = Nach so vielen Zügen gewinnt die Partie, wer mehr Punkte hat, und sie ist eins wert; bei gleich vielen gewinnt niemand.

tables-holding-score = Stand
tables-holding-games = Partien übrig
tables-holding-points = Punkte
tables-holding-pips = Augen bis zum Ziel

tables-button-opening = Um den Anfang würfeln
tables-button-throw = Würfeln
tables-button-roll = Würfeln
tables-button-double = Auf { $stake } verdoppeln
tables-button-take = Annehmen
tables-button-drop = Aufgeben
tables-button-end = Rest verfallen lassen
tables-button-off = Mit der { $number } ausspielen
tables-button-short = In die Hucke, je einen Schritt weniger
tables-button-new = Neu aufstellen
tables-button-continue = Von hier weiterspielen

tables-label-step = { $step } mit der { $number }

tables-notation-hand = Hand
tables-notation-start = Start
tables-notation-off = aus

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Wer fängt an? { $colour } wirft einen Würfel.
tables-prompt-opening-two = Wer fängt an? { $colour } wirft beide Würfel.
tables-prompt-throw = { $colour } würfelt.
tables-prompt-cube = { $colour } würfelt, oder verdoppelt vorher auf { $stake }.
tables-prompt-answer = { $other } verdoppelt auf { $stake }. { $colour } nimmt an, oder gibt auf und verliert { $lost }.
tables-prompt-after = { $colour } hat diese Partie gewonnen: neu aufstellen, oder von hier weiter mit { $surplus ->
        [0] keinem Punkt
        [one] einem Punkt
       *[other] { $surplus } Punkten
    } Vorsprung?
tables-prompt-short-only = { $colour } darf mit { $numbers } um je einen Schritt verkürzt in die Hucke, oder lässt es.
tables-prompt-optional = { $colour } darf noch { $numbers } spielen, oder lässt den Rest verfallen.
tables-prompt-start = { $colour } setzt Steine ein, gewürfelt: { $numbers }.
tables-prompt-enter = { $colour } setzt mit { $numbers } zuerst die Steine von der Bar ein.
tables-prompt-set = { $colour } setzt Steine mit { $numbers }.
tables-prompt-set-or-move = { $colour } setzt oder zieht mit { $numbers }.
tables-prompt-one-number = { $colour } hat { $numbers } geworfen: Nur eine Zahl lässt sich spielen.
tables-prompt-play = { $colour } spielt { $numbers }.

tables-log-opening = { $colour } wirft { $dice } um den Anfang.
tables-log-begins = { $colour } fängt an.
tables-log-tie = Gleichstand: Beide werfen noch einmal.
tables-log-throw = { $colour } wirft { $dice }.
tables-log-fourfold = Noch ein Pasch: { $colour } spielt jede Zahl viermal.
tables-log-same = { $colour } spielt dieselben Zahlen, { $dice }.
tables-log-roll = { $colour } verdoppelt nicht.
tables-log-double = { $colour } verdoppelt auf { $stake }.
tables-log-take = { $colour } nimmt an: Es geht nun um { $stake }, und der Dopplerwürfel gehört { $colour }.
tables-log-drop = { $colour } gibt auf.
tables-log-end = { $colour } lässt { $numbers } verfallen.
tables-log-new = { $colour } will neu aufstellen.
tables-log-continue = { $colour } spielt von hier weiter.
tables-log-short = { $colour } geht mit { $numbers } um je einen Schritt verkürzt in die Hucke.
tables-log-step = { $colour }: { $start } nach { $target }.
tables-log-enter = { $colour } setzt auf { $target } ein.
tables-log-set = { $colour } setzt auf { $target }.
tables-log-off = { $colour } spielt von { $start } aus.
tables-log-hit = { $colour } schlägt einen Stein von { $other }.
tables-log-points = { $colour } hat { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
tables-log-bridge = Die große Brücke steht: zwei Punkte für { $colour }.
tables-log-rest = { $colour } kann { $numbers } nicht spielen.
tables-log-again = Nach einem Pasch würfelt { $colour } noch einmal.
tables-log-concede = { $colour } gibt dieses Spiel auf.
tables-log-game = { $colour } gewinnt die Partie, Wert { $value }. Stand { $score }.
tables-log-game-drawn = Diese Partie gewinnt niemand. Stand { $score }.
tables-log-crawford = Crawford-Partie: Diesmal wird nicht verdoppelt.

tables-lost-blocked = { $colour } kann mit { $dice } nicht ziehen: Alle Zacken dorthin sind gesperrt.
tables-lost-bar = { $colour } kann mit { $dice } nicht einsetzen: Die Zacken sind besetzt.
tables-lost-higher-bar = { $colour } verliert { $dice }: Die { $high } muss zuerst einsetzen, und ihr Zacken ist besetzt.
tables-lost-higher = { $colour } verliert { $dice }: Die { $high } geht nicht, und die { $low } allein darf nicht gespielt werden.
tables-lost-lower = { $colour } verliert { $dice }: Zuerst kommt die { $low }, und die geht nicht.
tables-lost-upper = { $colour } kann die Oberseite von { $dice } nicht spielen, also verfällt auch die Unterseite.
tables-lost-setting = { $colour } kann mit { $dice } nicht setzen: Die Zacken sind besetzt.
tables-lost-exact = { $colour } kann mit { $dice } nichts ausspielen: Die Zahlen müssen genau passen.
tables-lost-home = { $colour } kann mit { $dice } nichts spielen: Kein Stein geht genau hinaus, und die Zacken drinnen sind gesperrt.
tables-lost-start = { $colour } bringt mit { $dice } keinen Stein ins Spiel.
tables-lost-hucke = { $colour } verliert { $dice }: Jeder Zug ließe einen einzelnen Stein auf der Hucke.

tables-end-single = { $winner } hat alle Steine ausgespielt. Die Partie ist { $value } wert, und { $winner } bekommt { $stake ->
        [one] einen Chip.
       *[other] { $stake } Chips.
    }
tables-end-gammon = Gammon: { $loser } hat noch keinen Stein ausgespielt. Die Partie ist { $value } wert, und { $winner } bekommt { $stake ->
        [one] einen Chip.
       *[other] { $stake } Chips.
    }
tables-end-backgammon = Backgammon: { $loser } hat noch einen Stein auf der Bar oder im Homeboard von { $winner }. Die Partie ist { $value } wert, und { $winner } bekommt { $stake ->
        [one] einen Chip.
       *[other] { $stake } Chips.
    }
tables-end-drop = { $loser } lehnt die Verdopplung ab, und { $winner } bekommt { $stake ->
        [one] einen Chip.
       *[other] { $stake } Chips.
    }
tables-end-borne_off = { $winner } hat zuerst alle Steine ausgespielt.
tables-end-points = { $winner } hat die Punkte und gewinnt die Partie, Wert { $value }.
tables-end-limit = Die Züge sind aufgebraucht. { $drawn ->
        [yes] Niemand gewinnt.
       *[no] { $winner } liegt vorn und gewinnt.
    }
tables-end-match = { $winner } gewinnt das Match { $score }.
tables-end-series = Die Runde endet { $score }. { $drawn ->
        [yes] Niemand gewinnt.
       *[no] { $winner } gewinnt sie.
    }

tables-why-over = Die Partie ist zu Ende.
tables-why-throw-first = Zuerst würfelt { $colour }.
tables-why-cube-first = Entscheide zuerst: würfeln oder verdoppeln.
tables-why-answer-first = Antworte zuerst auf die Verdopplung: annehmen oder aufgeben.
tables-why-choose-first = Wähle zuerst, wie die Runde weitergeht.
tables-why-touch-stones = Berühre einen deiner Steine, dann sein Ziel.
tables-why-no-place = Diesen Platz gibt es auf dem Brett nicht.
tables-why-not-yours = Dieser Stein gehört dir nicht.
tables-why-empty = Dort liegt kein Stein von dir.
tables-why-is-out = Dieser Stein ist schon ausgespielt.
tables-why-beside-the-board = Dieser Stein wird ausgespielt: Er kommt ins Fach neben dem Brett, berühre also das.
tables-why-start-first = Zuerst verlassen alle Steine den Startzacken; dort { $count ->
        [one] wartet noch einer
       *[other] warten noch { $count }
    }. Nur der eben eingesetzte Stein darf weiter.
tables-why-bar-first = Zuerst die Bar: Dort { $count ->
        [one] wartet ein Stein
       *[other] warten { $count } Steine
    } aufs Einsetzen.
tables-why-set-first = Setze zuerst deine Steine: { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch in der Hand.
tables-why-just-set = Ein Stein, der mit diesem Wurf gesetzt wurde, ruht bis zum nächsten.
tables-why-choose-target = Dieser Stein kann ziehen: Berühre nun sein Ziel.
tables-why-no-place-for-stone = Dorthin werden keine Steine gezogen.
tables-why-forward = Steine laufen nur in eine Richtung, nie zurück.
tables-why-distance = Zu spielen sind { $numbers }: Die führen nicht dorthin.
tables-why-one-does-not-enter = Eine 1 endet auf dem Startzacken selbst: Sie bringt keinen Stein ins Spiel.
tables-why-enemy-hucke = Die gegnerische Hucke ist für dich gesperrt, auch wenn sie leer ist.
tables-why-blocked = Auf { $point } steht ein Band von zwei oder mehr gegnerischen Steinen.
tables-why-no-combining = Im letzten Viertel nimmt kein Stein beide Zahlen: Die zweite gilt einem anderen.
tables-why-not-far-enough = Die Zahlen tragen diesen Stein nicht vom Brett.
tables-why-not-all-home = Ausgespielt wird erst, wenn alle deine Steine im letzten Viertel sind.
tables-why-exact = Diesen Stein spielt nur genau eine { $number } aus.
tables-why-rearmost = Eine größere Zahl spielt nur den hintersten Stein aus.
tables-why-upper-first = Zuerst die Oberseite des Pasches: Spiele die { $number }, sooft es geht.
tables-why-higher-enters = Von der Bar setzt zuerst die höhere Zahl ein: die { $number }.
tables-why-lower-first = Zuerst wird die niedrigere Zahl gespielt: die { $number }.
tables-why-hucke-single = Nach dem Wurf darf auf deiner Hucke kein einzelner Stein stehen.
tables-why-only-higher = Nur eine Zahl geht, also muss es die höhere sein: die { $number }.
tables-why-both = Danach ginge eine andere Zahl des Wurfs nicht mehr, und es müssen so viele wie möglich gespielt werden.
