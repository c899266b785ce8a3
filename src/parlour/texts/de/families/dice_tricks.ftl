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
    .help = Wirf deine eigenen Würfel auf den Tisch; das Programm sieht sie nie. Nur wenn das Programm der Magier ist.
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
    .help = Stapele deine eigenen Würfel auf dem Tisch; das Programm sieht sie nie. Nur wenn das Programm der Magier ist.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

dice-trick-shown = Tricks gezeigt
dice-trick-right = gelungen
dice-trick-dice = die Würfel zeigen { $faces }
dice-trick-hidden = { $count } Augen sind verdeckt

dice-row-first = Erster Würfel
dice-row-doubled = Verdoppelt
dice-row-plus_five = Plus 5
dice-row-times_five = Mal 5
dice-row-plus_second = Plus zweiter Würfel
dice-row-said = Genannte Zahl
dice-row-minus_25 = Minus 25
dice-row-tops = Oberseiten
dice-row-six_digits = Mit den Unterseiten
dice-row-by_37 = Geteilt durch 37
dice-row-by_3 = Geteilt durch 3
dice-row-minus_7 = Minus 7
dice-row-by_9 = Geteilt durch 9
dice-row-sevens = Sieben je Würfel
dice-row-hidden = Minus die Oberseite

dice-help-first = Der Zuschauer beginnt mit dem ersten Würfel.
dice-help-doubled = Der Zuschauer verdoppelt ihn.
dice-help-plus_five = Der Zuschauer zählt 5 dazu.
dice-help-times_five = Der Zuschauer nimmt das mal 5.
dice-help-plus_second = Der Zuschauer zählt den zweiten Würfel dazu: Das ist die Zahl, die er nennt.
dice-help-said = Mehr erfährt der Magier nicht.
dice-help-minus_25 = Das Geheimnis des Magiers: Die Ziffern, die bleiben, sind die Würfel.
dice-help-tops = Die drei Würfel, als eine Zahl gelesen.
dice-help-six_digits = Dahinter in gleicher Folge, was unten liegt: 7 minus jeden Würfel.
dice-help-by_37 = Der Zuschauer teilt durch 37; das geht immer auf.
dice-help-by_3 = Dann durch 3: Das ist die Zahl, die er nennt.
dice-help-minus_7 = Der Magier zieht 7 ab …
dice-help-by_9 = … und teilt durch 9: Die Ziffern sind die Würfel.
dice-help-sevens = Zwei gegenüberliegende Seiten eines Würfels ergeben 7.
dice-help-hidden = Das Geheimnis des Magiers: Nur die Oberseite ist zu sehen, alles andere ist verdeckt.

dice-prompt-trick-throw = Der Magier hat sich umgedreht. Wirf die { $count } Würfel.
dice-prompt-trick-watch = Du schaust weg, während { $count } Würfel geworfen werden.
dice-prompt-trick-say-two = Verdopple den ersten Würfel, zähle 5 dazu, nimm mal 5, zähle den zweiten Würfel dazu. Welche Zahl kommt heraus?
dice-prompt-trick-say-three = Schreib die drei Würfel auf und dahinter, was jeweils unten liegt (7 minus der Würfel). Teile durch 37, dann durch 3. Welche Zahl kommt heraus?
dice-prompt-trick-say-stack = Welche Seite liegt ganz oben auf dem Stapel?
dice-prompt-trick-name-two = Der Zuschauer nennt { $said }. Welche zwei Würfel liegen da?
dice-prompt-trick-name-three = Der Zuschauer nennt { $said }. Welche drei Würfel liegen da?
dice-prompt-trick-name-stack = Oben liegt { $said }. Wie viele Augen sind zwischen den Würfeln und darunter verdeckt?
dice-prompt-trick-confirm = Ich sehe … { $named }. Stimmt das?

dice-button-right = Ja, genau
dice-button-wrong = Nein

dice-label-say = { $number } nennen
dice-label-name-two = Die Würfel { $faces } nennen
dice-label-name-three = Die Würfel { $faces } nennen
dice-label-name-stack = { $number } Augen nennen

dice-log-trick-secret = Würfel { $number } fällt heimlich.
dice-log-trick-hears = Der Magier hört { $number }.
dice-log-trick-said = Du nennst { $number }.
dice-log-trick-magician = Der Magier denkt kurz nach: { $named }.
dice-log-trick-named = Du sagst: { $named }.
dice-log-trick-right = Es stimmt.
dice-log-trick-wrong = Das ist es nicht: Irgendwo ging die Rechnung schief.

dice-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [player] Diesmal nicht. Das Blatt zeigt die Rechnung, die dahin führt.
               *[computer] Wer sich verrechnet, dessen Gedanken sind schwer zu lesen: Das Blatt zeigt, wo es war.
            }
           *[other] { $magician ->
                [player] Richtig. Niemand wird je erfahren, wie du das gemacht hast.
               *[computer] Der Magier verbeugt sich. Das Blatt zeigt, wie es ging.
            }
        }
       *[other] { $right } von { $rounds } Tricks sind gelungen.
    }

dice-why-trick-confirm = Sag dem Magier zuerst, ob es stimmt.
dice-why-trick-digits = Berühre in jeder Reihe eine Ziffer, von oben nach unten.
dice-why-trick-go-on = Die Zahl ist noch nicht ganz: Berühre eine Ziffer in der nächsten Reihe.
dice-why-trick-stack = Der Stapel bleibt, wie er ist; eine Zahl nennst du mit den Ziffern.
dice-why-trick-number = Zu dieser Zahl führt kein Wurf. Bitte rechne noch einmal nach.
dice-why-trick-rows = In jeder Reihe eine Ziffer, von oben nach unten, im Rahmen dessen, was Würfel zeigen.

piece-die0 = verdeckter Würfel
piece-die1 = Würfel mit 1
piece-die2 = Würfel mit 2
piece-die3 = Würfel mit 3
piece-die4 = Würfel mit 4
piece-die5 = Würfel mit 5
piece-die6 = Würfel mit 6
