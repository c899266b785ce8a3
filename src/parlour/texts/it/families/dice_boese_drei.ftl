game-boese_drei = Il tre cattivo
    .tag = Lancia finché hai coraggio, ma un 3 si prende tutto.

option-boese_drei-rounds = Giri
    .help = La partita va a chi vince più giri.

dice-boese_drei-prompt-throw = { $colour } lancia{ $rounds ->
        [one] .
       *[other] {" "}nel giro { $round } di { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: lanciare ancora o fermarsi?{ $best ->
        [0] {""}
       *[other] {" "}Da battere: { $best }.
    }
dice-boese_drei-log-out = Un 3: { $colour } { $points ->
        [0] non perde ancora niente, ma è fuori.
        [one] perde 1 punto ed è fuori.
       *[other] perde { $points } punti ed è fuori.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } vince il giro.
       *[other] { $colour } divide la vittoria del giro.
    }
dice-boese_drei-log-nobody = Tutti sono fuori: nessuno vince il giro.
dice-boese_drei-why = Lanciare ancora, o fermarsi e tenere { $points }: non c’è altro da decidere.
dice-end-no_round = Tutti hanno perso tutto in ogni giro, quindi non vince nessuno.
