# Разбор партии: загружают только страницы, где он есть.

# Числа с десятичным знаком языка
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Разбираем партию
review-seat = Игрок
review-start = В начале
review-luck = Удача
review-decided = Решения
review-ended = Не на доске
review-result = Итог
review-lost = Потеряно своими решениями
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name }: хорошие решения и везение. Кубики { $luck }, решения { $decided }.
        [unlucky] { $name }: хорошие решения, но невезение. Кубики { $luck }, решения { $decided }.
       *[even] { $name }: хорошие решения, ни везения, ни невезения. Кубики { $luck }, решения { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name }: решения лучше и везение. Кубики { $luck }, решения { $decided }.
        [unlucky] { $name }: решения лучше, но невезение. Кубики { $luck }, решения { $decided }.
       *[even] { $name }: решения лучше, ни везения, ни невезения. Кубики { $luck }, решения { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name }: везение, но решения слабее. Кубики { $luck }, решения { $decided }.
        [unlucky] { $name }: решения слабее, и невезение вдобавок. Кубики { $luck }, решения { $decided }.
       *[even] { $name }: решения слабее, ни везения, ни невезения. Кубики { $luck }, решения { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name }: везение. Кубики { $luck }, решения { $decided }.
        [unlucky] { $name }: невезение. Кубики { $luck }, решения { $decided }.
       *[even] { $name }: ни везения, ни невезения. Кубики { $luck }, решения { $decided }.
    }
}
review-luck-alone = { $name }: перед первым броском шанс { $start } из 100; кубики принесли { $luck }.
review-thought = { $name }: { $faults }; потеряно за ход { $lost }.
review-faultless = { $name }: ни одной ошибки; потеряно за ход { $lost }.
review-count-blunders = { $count ->
    [one] { $count } грубая ошибка
    [few] { $count } грубые ошибки
   *[other] { $count } грубых ошибок
}
review-count-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
review-count-slips = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
   *[other] { $count } неточностей
}
review-faults-two = { $first } и { $second }
review-faults-three = { $first }, { $second } и { $third }
review-turning-move = Перелом: { $name }, ход { $number }, { $move }: { $change }.
review-turning-throw = Перелом: { $name }, бросок { $move }, номер { $number }: { $change }.
review-turning-move-for = Перелом: { $name }, ход { $number }, { $move }: { $change } в пользу другого ({ $other }).
review-turning-throw-for = Перелом: { $name }, бросок { $move }, номер { $number }: { $change } в пользу другого ({ $other }).
review-turning-end = Партия решилась не на доске.
review-good = Хорошо найдено: { $name }, ход { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } — грубая ошибка, потеряно { $lost }; лучше было { $best }.
    [mistake] { $number }. { $name }: { $move } — ошибка, потеряно { $lost }; лучше было { $best }.
   *[slip] { $number }. { $name }: { $move } — неточность, потеряно { $lost }; лучше было { $best }.
}
review-graph = Чего стоила каждая позиция, от начала слева до конца справа: { $names }
review-as-table = В виде таблицы
review-move = Ход
review-mistakes = Что могло быть лучше
review-mark-slip = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-unit-chance = Числа — шансы на победу, в сотых.
review-unit-points = Числа — очки.
review-unit-other = Числа такие, как считает компьютер.
review-exact = Они точные.
review-judged = Они верны настолько, насколько верно судит наш сильнейший игрок.
review-learn = Учиться на моих ошибках ({ $count })
review-learn-asked = Вопрос { $at } из { $total }: здесь вы сыграли { $played } и потеряли { $lost }. Что лучше?
review-learn-right = Да, именно: { $best }.
review-learn-wrong = Это тоже не лучшее. Попробуйте ещё раз.
review-learn-same = Так вы и сыграли. Есть ход лучше.
review-learn-shown = Лучше было { $best }.
review-learn-show = Показать
review-learn-next = Следующий вопрос
review-learn-stop = Хватит

# Доска для анализа.

analysis-of = { $game }: анализ
analysis-desk = Что можно сделать и чего это стоит
analysis-moves = Ходы
analysis-throws = Что на кубиках?
analysis-judge = Показать, что думает компьютер
analysis-thinking = Компьютер думает.
analysis-position = Позиция в записи
analysis-copy = Копировать
analysis-paste = Другая позиция
analysis-place = Расставить
analysis-play = Играть отсюда
analysis-play-start = Начать с этой позиции
analysis-play-forgets = Что стояло на доске раньше, при повторении позиций не считается.

# Расстановка позиции. Что стоит в полях, описано в docs/positions.md.

analysis-edit = Расставить позицию
analysis-edit-done = Посмотреть эту позицию
analysis-edit-leave = Оставить как было
analysis-edit-tools = Что делает касание доски
analysis-edit-stock = Фигуры, чтобы поставить на доску
analysis-edit-move = Переставить
analysis-edit-take = Снять
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Пустая доска
analysis-edit-start = Начало игры
analysis-edit-turn = Чей ход?
analysis-field-next = Что дальше и что считается
analysis-field-figures = Числа
analysis-field-hands = Фишки в руке
analysis-field-rights = Рокировка
analysis-field-passant = Пройденное поле
analysis-field-quiet = Полуходы без взятий и ходов пешками
analysis-field-number = Номер хода
analysis-field-die = Кубик
