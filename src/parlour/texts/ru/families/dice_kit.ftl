# Что говорят несколько игр с кубиками.

dice-row-points = Очки
dice-row-won = Выиграно кругов
dice-row-chips = Жетоны
dice-row-throw1 = 1-й бросок
dice-row-throw2 = 2-й бросок
dice-row-throw3 = 3-й бросок
dice-row-throw4 = 4-й бросок
dice-row-throw5 = 5-й бросок

dice-button-again = Бросить ещё
dice-button-stop = Остановиться на { $points }

dice-log-again = { $colour } бросает дальше, уже { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }.
dice-log-stop = { $colour } останавливается на { $points } { $points ->
        [one] очке
        *[other] очках
    }.

dice-end-points = { $winners ->
        [1] { $winner } побеждает с { $points } { $points ->
            [one] очком
            *[other] очками
        }.
       *[other] Первое место делят { $winners } { $winners ->
            [one] игрок
            [few] игрока
            *[other] игроков
        } с { $points } { $points ->
            [one] очком
            *[other] очками
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } побеждает, выиграно кругов: { $points }.
       *[other] Первое место делят игроки ({ $winners }), выиграно кругов: { $points }.
    }

dice-why-button = Выберите одну из кнопок.

dice-and = { $first } и { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Выпало
dice-row-latest = Последний бросок

dice-prompt-round = { $colour } бросает, круг { $round } из { $rounds }.
dice-prompt-throw-two = { $colour } бросает оба кубика.

dice-log-tied = Поровну, бросают ещё раз: { $seats }.
dice-log-broke = У { $colour-genitive } не осталось жетонов.
dice-log-put = { $colour } платит { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    } на поле { $field }.
dice-log-take = { $colour } берёт { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    } с поля { $field }.

dice-end-chips = { $winners ->
        [1] { $winner } побеждает с { $points } { $points ->
            [one] жетоном
            *[other] жетонами
        }.
       *[other] Первое место делят { $winners } { $winners ->
            [one] игрок
            [few] игрока
            *[other] игроков
        }, у каждого { $points } { $points ->
            [one] жетон
            [few] жетона
            *[other] жетонов
        }.
    }
dice-end-last_chips = { $winner } побеждает: жетонов больше ни у кого нет.
dice-end-last_turn = Последний ход сделан. { $winners ->
        [1] { $winner } побеждает: больше всего жетонов.
       *[other] Первое место делят { $winners } { $winners ->
            [one] игрок
            [few] игрока
            *[other] игроков
        }, у каждого { $points } { $points ->
            [one] жетон
            [few] жетона
            *[other] жетонов
        }.
    }

# места на сукне, для печати и для чтения с экрана
dice-place-chips = жетоны { $colour-genitive }
dice-place-stake = место { $colour-genitive }
dice-place-pot = Касса
piece-puck = метка
piece-card = листок
piece-cross = крестик
piece-cup = стакан
