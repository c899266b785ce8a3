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

kniffel-points = Punkte

kniffel-row-ones = Einser
kniffel-row-twos = Zweier
kniffel-row-threes = Dreier
kniffel-row-fours = Vierer
kniffel-row-fives = Fünfer
kniffel-row-sixes = Sechser
kniffel-row-upper = Summe oben
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Dreierpasch
kniffel-row-four_kind = Viererpasch
kniffel-row-full_house = Full House
kniffel-row-small_straight = Kleine Straße
kniffel-row-large_straight = Große Straße
kniffel-row-kniffel = Kniffel
kniffel-row-chance = Chance
kniffel-row-lower = Summe unten
kniffel-row-extra = Zusatzpunkte
kniffel-row-total = Gesamt

kniffel-help-ones = Alle Einsen zählen.
kniffel-help-twos = Alle Zweien zählen.
kniffel-help-threes = Alle Dreien zählen.
kniffel-help-fours = Alle Vieren zählen.
kniffel-help-fives = Alle Fünfen zählen.
kniffel-help-sixes = Alle Sechsen zählen.
kniffel-help-upper = Die sechs Zahlenfelder zusammen.
kniffel-help-bonus = 35 Punkte, wenn die Summe oben mindestens 63 ist.
kniffel-help-three_kind = Mindestens drei gleiche Würfel: Alle fünf zählen.
kniffel-help-four_kind = Mindestens vier gleiche Würfel: Alle fünf zählen.
kniffel-help-full_house = Drei gleiche und zwei andere gleiche: 25 Punkte.
kniffel-help-small_straight = Vier Zahlen in Folge: 30 Punkte.
kniffel-help-large_straight = Fünf Zahlen in Folge: 40 Punkte.
kniffel-help-kniffel = Fünf gleiche Würfel: 50 Punkte.
kniffel-help-chance = Jeder Wurf: Alle fünf Würfel zählen.
kniffel-help-lower = Die sieben unteren Kästchen zusammen.
kniffel-help-extra = Punkte für weitere Kniffel.
kniffel-help-total = Summe oben, Bonus, Summe unten und Zusatzpunkte.

kniffel-label-write = { $box }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } eintragen

kniffel-prompt-throw = { $colour } wirft alle fünf Würfel.
kniffel-prompt-again = { $colour } wirft { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } noch einmal: Wurf { $number } von 3.
kniffel-prompt-choose = { $colour } wählt Würfel für { $count ->
        [one] den letzten Wurf
       *[other] einen weiteren Wurf (noch { $count })
    } oder ein Kästchen zum Eintragen.
kniffel-prompt-write = { $colour } trägt den Wurf in ein Kästchen ein.
kniffel-prompt-another-one = Noch ein Kniffel: { $colour } darf ihn nur ins Feld { $box } eintragen{ $extra ->
        [0] .
       *[other] , mit { $extra } Zusatzpunkten.
    }
kniffel-prompt-another = Noch ein Kniffel: { $colour } wählt, wo er zählt{ $extra ->
        [0] .
       *[other] , mit { $extra } Zusatzpunkten.
    }

kniffel-throwing-again = { $faces } noch einmal zu werfen
kniffel-log-throw-again = { $colour } wirft { $faces } und hat { $dice }.
kniffel-log-keep = { $colour } behält { $faces }.
kniffel-log-keep-none = { $colour } nimmt alle fünf Würfel wieder auf.
kniffel-log-write = { $colour } trägt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ein: { $box }.
kniffel-log-strike = { $colour } streicht { $box }.
kniffel-log-extra = Noch ein Kniffel: { $points } Zusatzpunkte für { $colour }.
kniffel-log-bonus = { $colour } hat oben 63 erreicht und bekommt den Bonus von { $points } Punkten.

kniffel-end-sheet_full = { $players ->
        [1] Der Zettel ist voll: { $points } Punkte.
       *[other] { $winners ->
            [one] { $winner } gewinnt mit { $points } Punkten.
           *[other] { $winners } Spieler teilen sich den ersten Platz mit { $points } Punkten.
        }
    }
    .headline = { $points } Punkte

kniffel-why-three-throws = Mehr als drei Würfe gibt es nicht: Trag die Würfel jetzt in ein Kästchen ein.
kniffel-why-nothing-chosen = Wähle mindestens einen Würfel für den nächsten Wurf oder ein Kästchen zum Eintragen.
kniffel-why-no-die = Wähle unter den fünf Würfeln auf dem Tisch, jeden nur einmal.
kniffel-why-sum = Diese Zeile rechnet sich selbst aus. Wähle eines der dreizehn Kästchen.
kniffel-why-filled = { $box } hat schon einen Eintrag ({ $points }): Jedes Kästchen wird nur einmal beschrieben.
kniffel-why-number-first = Ein weiterer Kniffel gehört zuerst ins Feld { $box }, denn es ist noch frei: { $points } Punkte{ $extra ->
        [0] .
       *[other] {" "}und { $extra } Zusatzpunkte.
    }
kniffel-why-lower-first = { $box } ist schon belegt, also ist dieser Kniffel ein Joker für die unteren Kästchen, solange dort eines frei ist.
kniffel-why-choose = Wähle Würfel für den nächsten Wurf oder ein freies Kästchen zum Eintragen.
