# Die Spiele mit drei, vier und fünf Würfeln.

game-fenster = Fenster würfeln
    .tag = Nur Zweien zählen, und drei auf einmal zählen neunfach.
option-fenster-target = Zweien zum Sieg
    .help = Wer zuerst so viele hat, gewinnt.
option-fenster-throws = Würfe je Zug
    .help = So oft wirfst du, bevor die Würfel weitergehen.
dice-fenster-prompt = { $colour } wirft drei Würfel: Wurf { $number } von { $throws }.
dice-fenster-log = { $points ->
        [one] Eine Zwei
       *[other] Das zählt als { $points } Zweien
    } für { $colour }: { $total } von { $target }.
dice-end-twos = { $winner } ist mit { $points } Zweien durchs Fenster.

game-chicago = Chicago
    .tag = Einsen gelten 100, Sechsen 60, und der Letzte bekommt einen Bierdeckel.
option-chicago-chips_out = Bierdeckel bis zum Aus
    .help = Wer so viele nehmen muss, scheidet aus.
option-chicago-two_sixes_rule = Zwei Sechsen machen eine Eins
    .help = Zwei Sechsen in einem Wurf: Eine darf als 1 stehen bleiben, die andere wird noch einmal geworfen.
game-chicago_hoch_tief = Chicago hoch-tief
    .tag = Nach dem ersten Wurf entscheidet jemand: Zählen die meisten Punkte oder die wenigsten?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Zwei Sechsen machen eine Eins
    .help = In hohen Runden: Bei zwei Sechsen in einem Wurf darf eine als 1 stehen bleiben, die andere wird noch einmal geworfen.
dice-row-throws_used = Würfe
dice-row-thrown_for = Um den Deckel
dice-row-coasters = Bierdeckel
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } beginnt die Runde und hat bis zu { $limit } Würfe.
       *[no] { $colour } hat { $limit ->
            [one] einen Wurf
           *[other] bis zu { $limit } Würfe
        }{ $mode ->
            [high] : Die meisten Punkte zählen
            [low] : Die wenigsten Punkte zählen
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } bestimmt: Zählen in dieser Runde die meisten Punkte oder die wenigsten?
dice-chicago-prompt-choose = { $colour } hat { $points } nach Wurf { $number } von { $limit }{ $mode ->
        [low] , und die wenigsten zählen
       *[other] {""}
    }: aufhören oder Würfel für den nächsten Wurf wählen.
dice-chicago-prompt-off = Gleichstand: { $rivals } werfen um den Deckel{ $mode ->
        [low] , der höchste Wurf bekommt ihn
       *[other] , der niedrigste Wurf bekommt ihn
    }. { $colour } wirft. ({ $starter } hat die Runde mit { $limit ->
        [one] einem Wurf
       *[other] { $limit } Würfen
    } begonnen.)
dice-button-high = Hoch: Die meisten Punkte zählen
dice-button-low = Tief: Die wenigsten Punkte zählen
dice-chicago-button-one = Aus einer 6 eine 1 machen, { $faces } noch einmal werfen
dice-chicago-log-high = { $colour } sagt: hoch.
dice-chicago-log-low = { $colour } sagt: tief.
dice-chicago-log-again = { $colour } wirft { $faces } noch einmal.
dice-chicago-log-one = { $colour } macht aus einer 6 eine 1 und wirft { $faces } noch einmal.
dice-chicago-log-points = { $colour } hat { $points } in { $number ->
        [one] einem Wurf
       *[other] { $number } Würfen
    }.
dice-chicago-log-tie = Gleichstand am Ende: Sie werfen um den Deckel.
dice-chicago-log-off = { $colour } wirft { $points } im Stechen um den Deckel.
dice-chicago-log-coaster = { $colour } bekommt einen Bierdeckel, den { $count ->
        [1] ersten.
        [2] zweiten.
        [3] dritten.
       *[other] { $count }.
    }
dice-chicago-log-out = { $colour } scheidet aus.
dice-chicago-log-won = { $colour } hat die Runde gewonnen und beginnt die nächste.
dice-end-last_left = Nur { $winner } ist noch übrig und gewinnt.
dice-chicago-why-call = Sag zuerst, ob hoch oder tief zählt.
dice-chicago-why-stands = Dieser Würfel steht: Was einmal liegen blieb, wird nicht mehr aufgenommen.
dice-chicago-why = Hör auf, oder wähle unter den Würfeln des letzten Wurfs, welche du noch einmal wirfst.

game-rentmeister = Rentmeister
    .tag = Sechs Summen, sechs Zeilen: Die Acht will deinen besten Wurf.
option-rentmeister-placement = Zeilen
    .help = Für jeden Wurf eine Zeile wählen, oder von oben nach unten füllen.
option-rentmeister-placement-free = Freie Wahl
option-rentmeister-placement-in_order = Der Reihe nach, ohne Wahl
dice-row-times = Mal { $times }
    .help = Die Summe eines Wurfs, mal { $times } genommen.
dice-rentmeister-prompt-throw = { $colour } wirft drei Würfel: Wurf { $number } von 6.
dice-rentmeister-prompt-write = { $colour } hat { $points } geworfen: In welche Zeile?
dice-rentmeister-label = Mal { $times }: { $points } Punkte
dice-rentmeister-log = { $colour } schreibt { $entry } mal { $times }: { $points } Punkte.
dice-rentmeister-why-full = Diese Zeile ist schon voll: In jede kommt ein Wurf.
dice-rentmeister-why = Wähle eine deiner leeren Zeilen.
dice-end-rents = { $winners ->
        [one] { $winner } gewinnt mit { $points } Punkten.
       *[other] { $winners } Spieler teilen sich den ersten Platz mit { $points } Punkten.
    }

game-streichhoelzer = Streichhölzer auswürfeln
    .tag = Einsen gehen nach links, Sechsen in die Kasse. Behalt bloß nicht das letzte Hölzchen.
option-streichhoelzer-matches = Hölzchen für jeden
    .help = So viele hat jeder am Anfang.
dice-row-matches = Hölzchen
piece-matches = Streichhölzer
piece-matchbox = Streichholzschachtel
dice-streichhoelzer-prompt = { $colour } wirft: Jede 6 kostet ein Hölzchen, jede 1 gibt eins an { $left }.
dice-streichhoelzer-log-burnt = { $colour } legt { $count ->
        [one] ein Hölzchen
       *[other] { $count } Hölzchen
    } in die Kasse.
dice-streichhoelzer-log-given = { $colour } gibt { $count ->
        [one] ein Hölzchen
       *[other] { $count } Hölzchen
    } weiter an { $left }.
dice-streichhoelzer-log-none = { $colour } hat kein Hölzchen mehr und wartet.
dice-end-last_match = { $loser } bleibt mit dem letzten Hölzchen übrig und verliert.

game-turm = Der Turm
    .tag = Erst bringt dir deine Zahl Bierdeckel ein, dann musst du sie mit ihr loswerden.
option-turm-tower = Bierdeckel im Turm
    .help = So viele liegen in der Mitte.
dice-row-key = Stichzahl
piece-coasters = Bierdeckel
dice-turm-place-tower = der Turm
dice-streichhoelzer-place-box = die Schachtel
dice-turm-prompt-key = { $colour } wirft die eigene Stichzahl aus.
dice-turm-prompt-take = { $colour } wirft: Wessen Zahl fällt, der nimmt vom Turm (noch { $count }).
dice-turm-prompt-away = Der Turm ist weg. { $colour } wirft: Wessen Zahl fällt, der wird Bierdeckel los.
dice-turm-log-key = { $colour } hat die Stichzahl { $number }.
dice-turm-log-take = { $colour } nimmt { $count ->
        [one] einen Bierdeckel
       *[other] { $count } Bierdeckel
    }.
dice-turm-log-away = { $colour } wird { $count ->
        [one] einen Bierdeckel
       *[other] { $count } Bierdeckel
    } los.
dice-turm-log-down = Der Turm ist abgebaut. Jetzt wollen alle ihre Deckel loswerden.
dice-end-last_coaster = { $losers ->
        [one] { $loser } sitzt auf den letzten Bierdeckeln und verliert.
       *[other] { $losers } Spieler legen ihre letzten Bierdeckel zugleich ab und verlieren.
    }

game-eins_bis_sechzehn = Eins bis sechzehn
    .tag = Bilde aus drei Würfeln jede Zahl, hinauf bis sechzehn und wieder zurück.
option-eins_bis_sechzehn-all_operations = Alle vier Rechenarten
    .help = Auch malnehmen und teilen.
option-eins_bis_sechzehn-top = Höchste Zahl
    .help = Wo der Weg umkehrt.
option-eins_bis_sechzehn-there_and_back = Hin und zurück
    .help = Wieder hinunter bis zur Eins; sonst siegt die höchste Zahl.
option-eins_bis_sechzehn-max_rounds = Höchstens so viele Runden
    .help = Dann gewinnt, wer am weitesten ist.
dice-row-targets = Zahlen gebildet
dice-eins_bis_sechzehn-prompt = { $colour } wirft drei Würfel und braucht als Nächstes eine { $target }.
dice-eins_bis_sechzehn-log = { $colour } bildet { $sums }.
dice-eins_bis_sechzehn-log-none = Keine { $target } für { $colour } in diesen Würfeln.
dice-end-targets = { $winner } hat die letzte Zahl gebildet und gewinnt.
dice-end-max_rounds = Die Runden sind um: { $winners ->
        [one] { $winner } ist am weitesten
       *[other] { $winners } Spieler sind gleich weit
    }, mit { $points ->
        [one] einer Zahl
       *[other] { $points } Zahlen
    }.

game-paerchen = Pärchen
    .tag = Zwei weiße Würfel geben, zwei graue nehmen.
option-paerchen-throws = Würfe für jeden
    .help = So oft wirft jeder.
game-beelzebub = Beelzebub
    .tag = Drei weiße Würfel gegen den grauen.
option-beelzebub-rounds = Runden
    .help = So oft wirft jeder.
dice-row-throw6 = 6. Wurf
dice-row-throw7 = 7. Wurf
dice-row-throw8 = 8. Wurf
dice-row-throw9 = 9. Wurf
dice-row-throw10 = 10. Wurf
dice-grey-prompt = { $colour } wirft { $white } weiße { $grey ->
        [one] Würfel und einen grauen
       *[other] und { $grey } graue Würfel
    }: Wurf { $number } von { $throws }.
dice-grey-log = Weiß ohne Grau macht { $points }: { $colour } hat jetzt { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } gewinnt mit { $points }.
       *[other] { $winners } Spieler teilen sich den ersten Platz mit { $points }.
    }

game-va_banque = Va banque (große Bank)
    .tag = Fünf Würfel, vier Rechenarten, jede einmal: Wer bringt es am weitesten?
option-va_banque-chips = Chips für jeden
    .help = So viele hat jeder am Anfang.
option-va_banque-stake = Einsatz
    .help = So viel zahlt jeder außer dem Bankhalter.
option-va_banque-rounds = Umläufe
    .help = So oft ist jeder Bankhalter.
option-va_banque-bank_takes_remainder = Reste gehen an die Bank
    .help = Wer nie teilen konnte und beim letzten Würfel einen Rest behält, verliert den Einsatz an den Bankhalter. Zu zweit gilt das immer.
dice-va_banque-prompt-throw = { $banker } hält die Bank ({ $bank } von { $banks }, { $pot } im Pott) und würfelt für { $colour }.
dice-va_banque-prompt-next = { $banker } würfelt für { $colour } mit { $total }; übrig: { $signs }
dice-va_banque-prompt-choose = { $colour } hat { $total } und eine { $die } (Würfel { $number } von 5). Welche Rechenart? Übrig: { $signs } (Bank { $bank } von { $banks }, gehalten von { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = minus
dice-va_banque-place-times = mal
dice-va_banque-place-by = geteilt durch
dice-va_banque-place-total = Bisher
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } endet bei { $points }.
dice-va_banque-log-fell = Teilen ging nie, und es bleibt ein Rest: Der Einsatz von { $colour } geht an { $banker }.
dice-va_banque-log-won = { $colour } nimmt { $count ->
        [one] einen Chip
       *[other] { $count } Chips
    } aus dem Pott.
dice-va_banque-why-used = Jede Rechenart kommt einmal dran, und diese war es schon.
dice-va_banque-why-division = { $total } lässt sich nicht ohne Rest durch { $die } teilen.
dice-va_banque-why = Wähle eine der Rechenarten, die übrig sind.
dice-end-most_chips = { $winners ->
        [one] { $winner } gewinnt mit { $points ->
            [one] einem Chip
           *[other] { $points } Chips
        }.
       *[other] { $winners } Spieler teilen sich den ersten Platz mit je { $points ->
            [one] einem Chip
           *[other] { $points } Chips
        }.
    }

game-wuerfelpoker = Würfelpoker
    .tag = Einzahlen, fünf Würfel werfen und hoffen, dass niemand erhöht.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Einzahlung
    .help = So viel zahlt jeder vor jedem Spiel in den Pott.
option-wuerfelpoker-deals = Spiele
    .help = So viele Spiele werden gespielt.
option-wuerfelpoker-raising = Erhöhen
    .help = Wer geworfen hat, darf erhöhen; die anderen gehen mit oder passen.
option-wuerfelpoker-max_raise = Höchste Erhöhung
    .help = 0 heißt: so viel, wie alle bezahlen können, die noch dabei sind.
option-wuerfelpoker-throws = Würfe
    .help = Bei mehr als einem darfst du beliebige Würfel noch einmal werfen.
piece-chips = Chips
dice-wuerfelpoker-nothing = nichts
dice-wuerfelpoker-pair = ein Paar
dice-wuerfelpoker-two_pairs = zwei Paare
dice-wuerfelpoker-triplet = drei Gleiche
dice-wuerfelpoker-sequence = eine Sequenz
dice-wuerfelpoker-full = ein Full House
dice-wuerfelpoker-four = vier Gleiche
dice-wuerfelpoker-five = fünf Gleiche
dice-wuerfelpoker-place-die = Würfel { $number } von { $colour }
dice-wuerfelpoker-prompt-throw = Spiel { $deal } von { $deals }, eröffnet von { $opener }, { $pot } im Pott. { $colour } wirft.
dice-wuerfelpoker-prompt-keep = { $colour } wählt Würfel, die noch einmal rollen ({ $count ->
        [one] noch ein Wurf
       *[other] noch { $count } Würfe
    }), oder bleibt stehen. Spiel { $deal } von { $deals }, eröffnet von { $opener }, { $pot } im Pott.
dice-wuerfelpoker-prompt-raise = { $colour } hat { $hand } und darf um bis zu { $cap } erhöhen. Spiel { $deal } von { $deals }, eröffnet von { $opener }, { $pot } im Pott.
dice-wuerfelpoker-prompt-answer = { $raiser } erhöht um { $count }. Geht { $colour } mit? Spiel { $deal } von { $deals }, eröffnet von { $opener }, { $pot } im Pott.
dice-wuerfelpoker-button-stand = Stehen lassen
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Nicht erhöhen
       *[other] Um { $amount } erhöhen
    }
dice-wuerfelpoker-button-call = Mitgehen: { $count } zahlen
dice-wuerfelpoker-button-fold = Passen
dice-wuerfelpoker-log-hand = { $colour } hat { $hand }.
dice-wuerfelpoker-log-stand = { $colour } würfelt nicht mehr.
dice-wuerfelpoker-log-again = { $colour } wirft { $faces } noch einmal.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } erhöht nicht.
       *[other] { $colour } erhöht um { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } geht mit und zahlt { $count }.
dice-wuerfelpoker-log-fold = { $colour } passt.
dice-wuerfelpoker-log-won = { $colour } nimmt { $count ->
        [one] einen Chip
       *[other] { $count } Chips
    } aus dem Pott.
dice-wuerfelpoker-why-answer = Eine Erhöhung liegt auf dem Tisch: Geh mit oder passe.
dice-wuerfelpoker-why-raise = Erhöhe um höchstens { $cap } oder gar nicht: Alle, die dabei sind, müssen es zahlen können.
dice-wuerfelpoker-why-keep = Wähle Würfel, die noch einmal rollen sollen, oder lass alle stehen.
