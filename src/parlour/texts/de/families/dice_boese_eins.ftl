game-boese_eins = Die böse Eins
    .tag = Fünf Würfe hintereinander, und jede 1 beendet den Spaß.

option-boese_eins-rounds = Runden
    .help = Wie oft jeder an die Reihe kommt; alles zählt zusammen.

dice-boese_eins-prompt = { $colour } macht Wurf { $number } von 5{ $rounds ->
        [one] .
       *[other] , Runde { $round } von { $rounds }.
    }
dice-boese_eins-log-out = Eine 1: Für { $colour } ist die Runde vorbei, { $points ->
        [one] 1 Punkt zählt.
       *[other] { $points } Punkte zählen.
    }
dice-boese_eins-log-through = { $colour } schafft alle fünf Würfe: { $points } Punkte.
