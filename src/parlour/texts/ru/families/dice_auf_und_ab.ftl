game-auf_und_ab = Вверх и вниз
    .tag = Семь бросков: то вверх, то вниз.

option-auf_und_ab-rounds = Круги
    .help = Сколько ходов у каждого; все итоги складываются.

dice-row-up1 = + 1-й бросок
dice-row-up2 = + 2-й бросок
dice-row-down3 = − 3-й бросок
dice-row-up4 = + 4-й бросок
dice-row-down5 = − 5-й бросок
dice-row-up6 = + 6-й бросок
dice-row-down7 = − 7-й бросок
dice-row-running = Этот ход

dice-auf_und_ab-prompt-up = { $colour } делает бросок { $number } из 7, он прибавляется{ $rounds ->
        [1] .
       *[other] {" "}(круг { $round } из { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } делает бросок { $number } из 7, он отнимается{ $rounds ->
        [1] .
       *[other] {" "}(круг { $round } из { $rounds }).
    }
dice-auf_und_ab-log-out = Это на { $below } ниже нуля: { $colour } выбывает.
dice-auf_und_ab-log-through = { $colour } заканчивает с { $points } { $points ->
        [one] очком
        *[other] очками
    }.
dice-end-nobody = Все ушли ниже нуля, поэтому не побеждает никто.
