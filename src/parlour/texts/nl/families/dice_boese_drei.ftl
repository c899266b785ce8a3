game-boese_drei = De boze drie
    .tag = Gooi zo vaak als je durft, maar een 3 neemt alles af.

option-boese_drei-rounds = Ronden
    .help = De partij is voor wie de meeste ronden wint.

dice-boese_drei-prompt-throw = { $colour } gooit{ $rounds ->
        [one] .
       *[other] {" "}in ronde { $round } van { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: doorgaan of stoppen?{ $best ->
        [0] {""}
       *[other] {" "}Te verslaan: { $best }.
    }
dice-boese_drei-log-out = Een 3: { $colour } verliest { $points ->
        [0] nog niets, maar ligt eruit.
        [one] 1 punt en ligt eruit.
       *[other] { $points } punten en ligt eruit.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } wint de ronde.
       *[other] { $colour } deelt de ronde.
    }
dice-boese_drei-log-nobody = Iedereen ligt eruit: niemand wint de ronde.
dice-boese_drei-why = Gooi door, of stop en houd { $points }: meer valt er niet te beslissen.
dice-end-no_round = Iedereen heeft in elke ronde alles verloren, dus niemand wint.
