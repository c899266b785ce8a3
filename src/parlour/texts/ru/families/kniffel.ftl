game-kniffel = Книффель
    .tag = Пять кубиков, три броска, тринадцать клеток.

option-kniffel-extra_kniffel = Повторный книффель
    .help = Сколько очков дают пять одинаковых, когда клетка «Книффель» уже заполнена.
option-kniffel-extra_kniffel-printed = Как в книжке: 50 дополнительных очков или джокер
option-kniffel-extra_kniffel-none = Ничего особенного
option-kniffel-extra_kniffel-yahtzee_forced = Как в яцзы: 100 дополнительных очков, сначала клетка числа
option-kniffel-extra_kniffel-yahtzee_free = Как в яцзы: 100 дополнительных очков, клетка на выбор
option-kniffel-zero_counts_as_entry = Зачёркнутый книффель считается
    .help = Дополнительные очки и джокер возможны и после нуля в клетке «Книффель». Только с правилом книжки для повторного книффеля.

kniffel-points = Очки

kniffel-row-ones = Единицы
kniffel-row-twos = Двойки
kniffel-row-threes = Тройки
kniffel-row-fours = Четвёрки
kniffel-row-fives = Пятёрки
kniffel-row-sixes = Шестёрки
kniffel-row-upper = Сумма сверху
kniffel-row-bonus = Бонус
kniffel-row-three_kind = Три одинаковых
kniffel-row-four_kind = Каре
kniffel-row-full_house = Фулл-хаус
kniffel-row-small_straight = Малый стрит
kniffel-row-large_straight = Большой стрит
kniffel-row-kniffel = Книффель
kniffel-row-chance = Шанс
kniffel-row-lower = Сумма снизу
kniffel-row-extra = Доп. очки
kniffel-row-total = Итого

kniffel-help-ones = Считаются все единицы.
kniffel-help-twos = Считаются все двойки.
kniffel-help-threes = Считаются все тройки.
kniffel-help-fours = Считаются все четвёрки.
kniffel-help-fives = Считаются все пятёрки.
kniffel-help-sixes = Считаются все шестёрки.
kniffel-help-upper = Шесть клеток чисел вместе.
kniffel-help-bonus = 35 очков за сумму сверху от 63.
kniffel-help-three_kind = Хотя бы три одинаковых кубика: считаются все пять.
kniffel-help-four_kind = Хотя бы четыре одинаковых кубика: считаются все пять.
kniffel-help-full_house = Три одного числа и два другого: 25 очков.
kniffel-help-small_straight = Четыре числа подряд: 30 очков.
kniffel-help-large_straight = Пять чисел подряд: 40 очков.
kniffel-help-kniffel = Пять одинаковых кубиков: 50 очков.
kniffel-help-chance = Любой бросок: считаются все пять.
kniffel-help-lower = Семь нижних клеток вместе.
kniffel-help-extra = Очки за повторный книффель.
kniffel-help-total = Сумма сверху, бонус, сумма снизу и дополнительные очки.

kniffel-label-write = { $box }: записать { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }

kniffel-prompt-throw = { $colour } бросает все пять кубиков.
kniffel-prompt-again = { $colour } снова бросает { $count } { $count ->
        [one] кубик
        [few] кубика
        *[other] кубиков
    }: бросок { $number } из 3.
kniffel-prompt-choose = { $colour } выбирает кубики для нового броска (осталось бросков: { $count }) или клетку для записи.
kniffel-prompt-write = { $colour } записывает бросок в клетку.
kniffel-prompt-another-one = Ещё один книффель. { $colour } может записать его только сюда: { $box }{ $extra ->
        [0] .
       *[other] , дополнительных очков: { $extra }.
    }
kniffel-prompt-another = Ещё один книффель. { $colour } выбирает, куда его записать{ $extra ->
        [0] .
       *[other] , дополнительных очков: { $extra }.
    }

kniffel-throwing-again = снова бросая { $faces }
kniffel-log-throw-again = { $colour } бросает: { $faces }; теперь на столе { $dice }.
kniffel-log-keep = { $colour } оставляет { $faces }.
kniffel-log-keep-none = { $colour } снова берёт все пять кубиков.
kniffel-log-write = { $colour } записывает { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }: { $box }.
kniffel-log-strike = { $colour } вычёркивает: { $box }.
kniffel-log-extra = Ещё один книффель: { $colour } получает { $points } { $points ->
        [one] дополнительное очко
        [few] дополнительных очка
        *[other] дополнительных очков
    }.
kniffel-log-bonus = { $colour } набирает сверху 63 и получает бонус: { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }.

kniffel-end-sheet_full = { $players ->
        [1] Листок заполнен: { $points } { $points ->
            [one] очко
            [few] очка
            *[other] очков
        }.
       *[other] { $winners ->
            [1] { $winner } побеждает с { $points } { $points ->
                [one] очком
                *[other] очками
            }.
           *[other] Первое место делят { $winners } { $winners ->
                [one] игрок
                [few] игрока
                *[other] игроков
            } с { $points } { $points ->
                [one] очком
                *[other] очками
            }.
        }
    }
    .headline = { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }

kniffel-why-three-throws = Бросков не больше трёх: теперь запишите кубики в клетку.
kniffel-why-nothing-chosen = Выберите хотя бы один кубик для нового броска или клетку для записи.
kniffel-why-no-die = Выбирайте из пяти кубиков на столе, каждый по одному разу.
kniffel-why-sum = Эта строка считается сама. Выберите одну из тринадцати клеток.
kniffel-why-filled = { $box }: здесь уже { $points }, каждую клетку заполняют один раз.
kniffel-why-number-first = Ещё один книффель идёт сначала сюда: { $box }. Эта клетка ещё свободна, очки: { $points }{ $extra ->
        [0] .
       *[other] , и дополнительных { $extra }.
    }
kniffel-why-lower-first = { $box }: клетка заполнена, поэтому этот книффель — джокер для нижних клеток, пока хоть одна свободна.
kniffel-why-choose = Выберите кубики для нового броска или свободную клетку для записи.
