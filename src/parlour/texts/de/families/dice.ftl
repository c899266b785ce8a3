game-kniffel = Kniffel
    .tag = Fünf Würfel, drei Würfe, dreizehn Kästchen.

option-kniffel-extra_kniffel = Weitere Kniffel
    .help = Was fünf Gleiche zählen, wenn dein Kniffelfeld schon einen Eintrag hat.
option-kniffel-extra_kniffel-printed = Wie im Heft: 50 Zusatzpunkte oder ein Joker
option-kniffel-extra_kniffel-none = Nichts Besonderes
option-kniffel-extra_kniffel-yahtzee_forced = Wie bei Yahtzee: 100 Zusatzpunkte, Zahlenfeld zuerst
option-kniffel-extra_kniffel-yahtzee_free = Wie bei Yahtzee: 100 Zusatzpunkte, freie Wahl des Kästchens
option-kniffel-zero_counts_as_entry = Ein gestrichener Kniffel zählt als Eintrag
    .help = Zusatzpunkte und Joker gibt es auch nach einer Null im Kniffelfeld. Nur mit der Regel des Hefts für weitere Kniffel.

dice-points = Punkte

dice-row-ones = Einser
dice-row-twos = Zweier
dice-row-threes = Dreier
dice-row-fours = Vierer
dice-row-fives = Fünfer
dice-row-sixes = Sechser
dice-row-upper = Summe oben
dice-row-bonus = Bonus
dice-row-three_kind = Dreierpasch
dice-row-four_kind = Viererpasch
dice-row-full_house = Full House
dice-row-small_straight = Kleine Straße
dice-row-large_straight = Große Straße
dice-row-kniffel = Kniffel
dice-row-chance = Chance
dice-row-lower = Summe unten
dice-row-extra = Zusatzpunkte
dice-row-total = Gesamt

dice-help-ones = Alle Einsen zählen.
dice-help-twos = Alle Zweien zählen.
dice-help-threes = Alle Dreien zählen.
dice-help-fours = Alle Vieren zählen.
dice-help-fives = Alle Fünfen zählen.
dice-help-sixes = Alle Sechsen zählen.
dice-help-upper = Die sechs Zahlenfelder zusammen.
dice-help-bonus = 35 Punkte, wenn die Summe oben mindestens 63 ist.
dice-help-three_kind = Mindestens drei gleiche Würfel: alle fünf zählen.
dice-help-four_kind = Mindestens vier gleiche Würfel: alle fünf zählen.
dice-help-full_house = Drei gleiche und zwei andere gleiche: 25 Punkte.
dice-help-small_straight = Vier Zahlen in Folge: 30 Punkte.
dice-help-large_straight = Fünf Zahlen in Folge: 40 Punkte.
dice-help-kniffel = Fünf gleiche Würfel: 50 Punkte.
dice-help-chance = Jeder Wurf: alle fünf Würfel zählen.
dice-help-lower = Die sieben unteren Kästchen zusammen.
dice-help-extra = Punkte für weitere Kniffel.
dice-help-total = Summe oben, Bonus, Summe unten und Zusatzpunkte.

dice-button-throw = Würfeln

dice-label-write = { $box }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } eintragen
dice-label-again = { $faces } noch einmal werfen

dice-prompt-throw = { $colour } wirft alle fünf Würfel.
dice-prompt-again = { $colour } wirft { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } noch einmal: Wurf { $number } von 3.
dice-prompt-choose = { $colour } wählt Würfel für { $count ->
        [one] den letzten Wurf
       *[other] einen weiteren Wurf (noch { $count })
    } oder ein Kästchen zum Eintragen.
dice-prompt-write = { $colour } trägt den Wurf in ein Kästchen ein.
dice-prompt-another-one = Noch ein Kniffel: { $colour } darf ihn nur ins Feld { $box } eintragen{ $extra ->
        [0] .
       *[other] , mit { $extra } Zusatzpunkten.
    }
dice-prompt-another = Noch ein Kniffel: { $colour } wählt, wo er zählt{ $extra ->
        [0] .
       *[other] , mit { $extra } Zusatzpunkten.
    }

dice-log-throw = { $colour } wirft { $faces }.
dice-log-throw-again = { $colour } wirft { $faces } und hat { $dice }.
dice-log-keep = { $colour } behält { $faces }.
dice-log-keep-none = { $colour } nimmt alle fünf Würfel wieder auf.
dice-log-write = { $colour } trägt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ein: { $box }.
dice-log-strike = { $colour } streicht { $box }.
dice-log-extra = Noch ein Kniffel: { $points } Zusatzpunkte für { $colour }.
dice-log-bonus = { $colour } hat oben 63 erreicht und bekommt den Bonus von { $points } Punkten.

dice-end-sheet_full = { $players ->
        [1] Der Zettel ist voll: { $points } Punkte.
       *[other] { $winners ->
            [one] { $winner } gewinnt mit { $points } Punkten.
           *[other] { $winners } Spieler teilen sich den ersten Platz mit { $points } Punkten.
        }
    }

dice-why-over = Die Partie ist zu Ende.
dice-why-throw-first = Wirf zuerst die Würfel.
dice-why-three-throws = Mehr als drei Würfe gibt es nicht: trag die Würfel jetzt in ein Kästchen ein.
dice-why-nothing-chosen = Wähle mindestens einen Würfel für den nächsten Wurf oder ein Kästchen zum Eintragen.
dice-why-no-die = Wähle unter den fünf Würfeln auf dem Tisch, jeden nur einmal.
dice-why-sum = Diese Zeile rechnet sich selbst aus. Wähle eines der dreizehn Kästchen.
dice-why-filled = { $box } hat schon einen Eintrag ({ $points }): jedes Kästchen wird nur einmal beschrieben.
dice-why-number-first = Ein weiterer Kniffel gehört zuerst ins Feld { $box }, denn es ist noch frei: { $points } Punkte{ $extra ->
        [0] .
       *[other] {" "}und { $extra } Zusatzpunkte.
    }
dice-why-lower-first = { $box } ist schon belegt, also ist dieser Kniffel ein Joker für die unteren Kästchen, solange dort eines frei ist.
dice-why-choose = Wähle Würfel für den nächsten Wurf oder ein freies Kästchen zum Eintragen.
