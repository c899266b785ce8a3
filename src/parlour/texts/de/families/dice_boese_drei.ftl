game-boese_drei = Die böse Drei
    .tag = Würfle, sooft du dich traust, aber eine 3 nimmt alles.

option-boese_drei-rounds = Runden
    .help = Wer die meisten Runden gewinnt, gewinnt das Spiel.

dice-boese_drei-prompt-throw = { $colour } würfelt{ $rounds ->
        [one] .
       *[other] {" "}in Runde { $round } von { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: weiterwürfeln oder aufhören?{ $best ->
        [0] {""}
       *[other] {" "}Zu schlagen: { $best }.
    }
dice-boese_drei-log-out = Eine 3: { $colour } verliert { $points ->
        [0] noch nichts, scheidet aber aus.
        [one] 1 Punkt und scheidet aus.
       *[other] { $points } Punkte und scheidet aus.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } gewinnt die Runde.
       *[other] { $colour } teilt sich die Runde.
    }
dice-boese_drei-log-nobody = Alle sind ausgeschieden: Niemand gewinnt die Runde.
dice-boese_drei-why = Würfle weiter, oder hör auf und behalte { $points }: Mehr gibt es nicht zu entscheiden.
dice-end-no_round = Alle haben in jeder Runde alles verloren, also gewinnt niemand.
