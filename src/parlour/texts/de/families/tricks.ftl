game-wieviel_augen_2 = Wie viel Augen? (zwei Würfel)
    .tag = Heimlich würfeln, viermal rechnen, das Ergebnis nennen: Der Magier kennt deine Würfel.
game-wieviel_augen_3 = Wie viel Augen? (drei Würfel)
    .tag = Sechs Ziffern, zweimal teilen, eine Zahl nennen, und drei Würfel sind kein Geheimnis mehr.
game-wuerfelstapel = Würfelstapel
    .tag = Nenne die oberste Seite, und der Magier zählt alle verdeckten.

option-wieviel_augen_2-magician = Magier
    .help = Staune, oder übe den Trick selbst.
option-wieviel_augen_2-magician-computer = Das Programm liest meine Gedanken
option-wieviel_augen_2-magician-player = Ich bin der Magier
option-wieviel_augen_2-real_dice = Echte Würfel
    .help = Wirf deine eigenen Würfel auf den Tisch; das Programm sieht sie nie. Nicht, wenn du allein als Magier übst.
option-wieviel_augen_2-rounds = Wie oft hintereinander
    .help = So oft wird der Trick gezeigt.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Würfel im Stapel
    .help = Vier im Heft; mit jeder anderen Zahl gelingt der Trick genauso.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Echte Würfel
    .help = Stapele deine eigenen Würfel auf dem Tisch; das Programm sieht sie nie. Nicht, wenn du allein als Magier übst.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Tricks gezeigt
tricks-right = Gelungen
tricks-dice = die Würfel zeigen { $faces }
tricks-hidden = { $count } Augen sind verdeckt

tricks-row-first = Erster Würfel
tricks-row-doubled = Verdoppelt
tricks-row-plus_five = Plus 5
tricks-row-times_five = Mal 5
tricks-row-plus_second = Plus zweiter Würfel
tricks-row-said = Genannte Zahl
tricks-row-minus_25 = Minus 25
tricks-row-tops = Oberseiten
tricks-row-six_digits = Mit den Unterseiten
tricks-row-by_37 = Geteilt durch 37
tricks-row-by_3 = Geteilt durch 3
tricks-row-minus_7 = Minus 7
tricks-row-by_9 = Geteilt durch 9
tricks-row-sevens = Sieben je Würfel
tricks-row-hidden = Minus die Oberseite

tricks-help-first = Der Zuschauer beginnt mit dem ersten Würfel.
tricks-help-doubled = Der Zuschauer verdoppelt ihn.
tricks-help-plus_five = Der Zuschauer zählt 5 dazu.
tricks-help-times_five = Der Zuschauer nimmt das mal 5.
tricks-help-plus_second = Der Zuschauer zählt den zweiten Würfel dazu: Das ist die Zahl, die er nennt.
tricks-help-said = Mehr erfährt der Magier nicht.
tricks-help-minus_25 = Das Geheimnis des Magiers: Die Ziffern, die bleiben, sind die Würfel.
tricks-help-tops = Die drei Würfel, als eine Zahl gelesen.
tricks-help-six_digits = Dahinter in gleicher Folge, was unten liegt: 7 minus jeden Würfel.
tricks-help-by_37 = Der Zuschauer teilt durch 37; das geht immer auf.
tricks-help-by_3 = Dann durch 3: Das ist die Zahl, die er nennt.
tricks-help-minus_7 = Der Magier zieht 7 ab …
tricks-help-by_9 = … und teilt durch 9: Die Ziffern sind die Würfel.
tricks-help-sevens = Zwei gegenüberliegende Seiten eines Würfels ergeben 7.
tricks-help-hidden = Das Geheimnis des Magiers: Nur die Oberseite ist zu sehen, alles andere ist verdeckt.

tricks-prompt-throw = Der Magier hat sich umgedreht. Wirf die { $count } Würfel.
tricks-prompt-cover = Der Magier schaut weg. Wirf die { $count } Würfel: Sie bleiben verdeckt, bis sie genannt sind.
tricks-prompt-watch = Du schaust weg, während { $count } Würfel geworfen werden.
tricks-prompt-say-wieviel_augen_2 = Verdopple den ersten Würfel, zähle 5 dazu, nimm mal 5, zähle den zweiten Würfel dazu. Welche Zahl kommt heraus?
tricks-prompt-say-wieviel_augen_3 = Schreib die drei Würfel auf und dahinter, was jeweils unten liegt (7 minus der Würfel). Teile durch 37, dann durch 3. Welche Zahl kommt heraus?
tricks-prompt-say-wuerfelstapel = Welche Seite liegt ganz oben auf dem Stapel?
tricks-prompt-name-wieviel_augen_2 = Der Zuschauer nennt { $said }. Welche zwei Würfel liegen da?
tricks-prompt-name-wieviel_augen_3 = Der Zuschauer nennt { $said }. Welche drei Würfel liegen da?
tricks-prompt-name-wuerfelstapel = Oben liegt { $said }. Wie viele Augen sind zwischen den Würfeln und darunter verdeckt?
tricks-prompt-judge = Der Magier sieht … { $named }. Stimmt das?
tricks-prompt-confirm = Ich sehe … { $named }. Stimmt das?

tricks-button-right = Ja, genau
tricks-button-wrong = Nein

tricks-label-say = { $number } nennen
tricks-label-name-wieviel_augen_2 = Die Würfel { $faces } nennen
tricks-label-name-wieviel_augen_3 = Die Würfel { $faces } nennen
tricks-label-name-wuerfelstapel = { $number ->
        [one] 1 Auge
       *[other] { $number } Augen
    } nennen

tricks-log-secret = Würfel { $number } fällt heimlich.
tricks-log-hears = Der Magier hört { $number }.
tricks-log-said = Du nennst { $number }.
tricks-log-magician = Der Magier denkt kurz nach … { $named }.
tricks-log-one-says = { $colour } nennt { $number }.
tricks-log-one-names = { $colour } denkt kurz nach … { $named }.
tricks-log-named = Du sagst, { $named }.
tricks-log-right = Es stimmt.
tricks-log-wrong = Das ist es nicht: Irgendwo ging die Rechnung schief.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Diesmal nicht: Der Magier muss noch üben. Das Blatt zeigt die Rechnung, die dahin führt.
                [player] Diesmal nicht. Das Blatt zeigt die Rechnung, die dahin führt.
               *[computer] Wer sich verrechnet, dessen Gedanken sind schwer zu lesen: Das Blatt zeigt, wo es war.
            }
           *[other] { $magician ->
                [other] Der Magier verbeugt sich. Das Blatt zeigt, wie es ging.
                [player] Richtig. Niemand wird je erfahren, wie du das gemacht hast.
               *[computer] Der Magier verbeugt sich. Das Blatt zeigt, wie es ging.
            }
        }
       *[other] { $right } von { $rounds } Tricks sind gelungen.
    }
    .headline = { $right ->
        [0] Es ging nicht auf
       *[other] Abrakadabra!
    }

tricks-why-confirm = Sag dem Magier zuerst, ob es stimmt.
tricks-why-digits = Berühre in jeder Reihe eine Ziffer, von oben nach unten.
tricks-why-go-on = Die Zahl ist noch nicht ganz: Berühre eine Ziffer in der nächsten Reihe.
tricks-why-stack = Der Stapel bleibt, wie er ist; eine Zahl nennst du mit den Ziffern.
tricks-why-number = Zu dieser Zahl führt kein Wurf. Bitte rechne noch einmal nach.
tricks-why-rows = In jeder Reihe eine Ziffer, von oben nach unten, im Rahmen dessen, was Würfel zeigen.

piece-die0 = verdeckter Würfel
piece-die1 = Würfel mit 1
piece-die2 = Würfel mit 2
piece-die3 = Würfel mit 3
piece-die4 = Würfel mit 4
piece-die5 = Würfel mit 5
piece-die6 = Würfel mit 6
