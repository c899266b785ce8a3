game-craps = Крэпс
    .tag = Назовите число, поставьте жетоны и дважды надейтесь на удачу.

option-craps-start_chips = Жетонов каждому
    .help = С чем каждый начинает.
option-craps-rounds = Круги
    .help = Сколько раз каждый бывает ведущим.
option-craps-max_stake = Наибольшая ставка
    .help = Больше этого ведущий ставить не может; 0 значит: сколько есть у обеих сторон.
option-craps-standard_rules = Правила казино
    .help = Числа не называют: 7 или 11 сразу выигрывает, 2, 3 или 12 проигрывает; любая другая сумма должна выпасть снова раньше семёрки.

dice-craps-place-number = число { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Поставить { $amount } жетон
        [few] Поставить { $amount } жетона
       *[other] Поставить { $amount } жетонов
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } бросает: у кого больше, тот первый ведущий.
       *[other] { $colour } бросает ещё раз: за первого ведущего поровну ({ $seats }).
    }
dice-craps-prompt-number = { $colour } ведёт и называет число от 2 до 12{ $rounds ->
        [1] .
       *[other] {" "}(круг { $round } из { $rounds }).
    }
dice-craps-prompt-stake = { $colour } выбирает ставку{ $named ->
        [0] {""}
       *[other] {" "}на { $named }
    }: сколько жетонов?{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } бросает, ставка { $chips }: выигрывает { $named }.
       *[other] { $colour } бросает, ставка { $chips }: { $lucky } выигрывает, { $named } проигрывает.
    }{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } бросает, ставка { $chips }.
       *[other] { $colour } бросает, ставка { $chips }: { $lucky } выигрывает, 7 проигрывает.
    }{ $rounds ->
        [1] {""}
       *[other] {" "}(Круг { $round } из { $rounds })
    }
dice-craps-log-first = У { $colour-genitive } больше всех: это первый ведущий.
dice-craps-log-name = { $colour } называет { $number }.
dice-craps-log-stake = { $colour } ставит { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }; остальные вместе отвечают.
dice-craps-log-lucky = { $number } теперь счастливое число { $colour-genitive }.
dice-craps-log-won = { $colour } выигрывает { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-craps-log-lost = { $colour } теряет { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-craps-why-number = Сначала назовите число от 2 до 12.
dice-craps-why-stake = Поставьте от 1 жетона до { $most }: не больше, чем у вас есть и чем могут ответить остальные.
