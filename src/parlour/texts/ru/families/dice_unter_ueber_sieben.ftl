game-unter_ueber_sieben = Меньше или больше семи
    .tag = Назовите, бросьте, платите или получайте.

option-unter_ueber_sieben-start_chips = Жетонов каждому
    .help = С чем каждый начинает.
option-unter_ueber_sieben-stake = Ставка
    .help = Сколько жетонов каждый из остальных ставит против ведущего.
option-unter_ueber_sieben-rounds = Круги
    .help = Сколько раз каждый бывает ведущим.

dice-unter_ueber_sieben-place-under = Меньше
dice-unter_ueber_sieben-place-seven = Семь
dice-unter_ueber_sieben-place-over = Больше
dice-unter_ueber_sieben-button-under = Меньше семи
dice-unter_ueber_sieben-button-over = Больше семи
dice-unter_ueber_sieben-prompt-call = { $colour } ведёт: меньше или больше семи?{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } бросает, названо «меньше семи».
       *[other] Семёрка: { $colour } бросает ещё раз, названо «меньше семи».
    }{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } бросает, названо «больше семи».
       *[other] Семёрка: { $colour } бросает ещё раз, названо «больше семи».
    }{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } называет «меньше семи»; остальные ставят против { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-unter_ueber_sieben-log-over = { $colour } называет «больше семи»; остальные ставят против { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-unter_ueber_sieben-log-seven = Семёрка: ставки удваиваются, насколько хватает жетонов, теперь всего { $chips }.
dice-unter_ueber_sieben-log-won = { $colour } угадывает и получает { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-unter_ueber_sieben-log-lost = { $colour } ошибается и платит { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-unter_ueber_sieben-why = Ведущий называет «меньше» или «больше семи»; ставки делаются сами.
