game-auf_und_ab = Su e giù
    .tag = Sette lanci che ti tirano su e ti buttano giù.

option-auf_und_ab-rounds = Giri
    .help = Quanti turni ha ognuno; tutti i risultati si sommano.

dice-row-up1 = + 1º lancio
dice-row-up2 = + 2º lancio
dice-row-down3 = − 3º lancio
dice-row-up4 = + 4º lancio
dice-row-down5 = − 5º lancio
dice-row-up6 = + 6º lancio
dice-row-down7 = − 7º lancio
dice-row-running = Questo turno

dice-auf_und_ab-prompt-up = { $colour } fa il lancio { $number } di 7, che si aggiunge{ $rounds ->
        [one] .
       *[other] {" "}(giro { $round } di { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } fa il lancio { $number } di 7, che si toglie{ $rounds ->
        [one] .
       *[other] {" "}(giro { $round } di { $rounds }).
    }
dice-auf_und_ab-log-out = È { $below } sotto zero: { $colour } è fuori.
dice-auf_und_ab-log-through = { $colour } finisce con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
dice-end-nobody = Tutti sono finiti sotto zero, quindi non vince nessuno.
