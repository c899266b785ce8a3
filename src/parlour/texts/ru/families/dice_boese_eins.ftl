game-boese_eins = Злая единица
    .tag = Пять бросков подряд, и каждая единица портит веселье.

option-boese_eins-rounds = Круги
    .help = Сколько ходов у каждого; все считаются вместе.

dice-boese_eins-prompt = { $colour } делает бросок { $number } из 5{ $rounds ->
        [1] .
       *[other] , круг { $round } из { $rounds }.
    }
dice-boese_eins-log-out = Единица: ход { $colour-genitive } окончен, в счёт идёт { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }.
dice-boese_eins-log-through = { $colour } проходит все пять бросков: { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }.
