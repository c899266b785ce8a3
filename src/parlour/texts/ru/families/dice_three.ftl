# Игры с тремя, четырьмя и пятью кубиками.

game-fenster = Окно
    .tag = Считаются только двойки, а три сразу — за девять.
option-fenster-target = Двоек для победы
    .help = Кто первым наберёт столько, победил.
option-fenster-throws = Бросков за ход
    .help = Сколько раз вы бросаете, прежде чем кубики пойдут дальше.
dice-fenster-prompt = { $colour } бросает три кубика: бросок { $number } из { $throws }.
dice-fenster-log = { $colour }, двоек засчитано: { $points }. Всего { $total } из { $target }.
dice-end-twos = { $winner } вылезает в окно, двоек: { $points }.

game-chicago = Чикаго
    .tag = Единица стоит 100, шестёрка 60, а у кого меньше всех, тот берёт подставку.
option-chicago-chips_out = Подставок до вылета
    .help = Кому пришлось взять столько, тот выходит из игры.
option-chicago-two_sixes_rule = Из двух шестёрок единица
    .help = Две шестёрки в броске: одну можно превратить в единицу, которая остаётся, а другую бросают снова.
game-chicago_hoch_tief = Чикаго «больше-меньше»
    .tag = После первого броска решают: больше очков или меньше?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Из двух шестёрок единица
    .help = В кругах «больше»: две шестёрки в броске, и одну можно превратить в единицу, которая остаётся; другую бросают снова.
dice-row-throws_used = Броски
dice-row-thrown_for = За подставку
dice-row-coasters = Подставки
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } начинает круг, бросков не больше { $limit }.
       *[no] { $colour } бросает, бросков не больше { $limit }{ $mode ->
            [high] : считается, у кого больше
            [low] : считается, у кого меньше
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } решает: в этом круге считается больше очков или меньше?
dice-chicago-prompt-choose = { $colour }, очки: { $points } после броска { $number } из { $limit }{ $mode ->
        [low] , а считается меньше
       *[other] {""}
    }. Остановитесь или выберите кубики для нового броска.
dice-chicago-prompt-off = Поровну, за подставку бросают: { $rivals }{ $mode ->
        [low] , берёт её тот, у кого больше
       *[other] , берёт её тот, у кого меньше
    }. Бросает { $colour }. ({ $starter } начинает круг, бросков: { $limit }.)
dice-button-high = Больше: у кого больше очков
dice-button-low = Меньше: у кого меньше очков
dice-chicago-button-one = Сделать из 6 единицу, снова бросить { $faces }
dice-chicago-log-high = { $colour } говорит: «больше».
dice-chicago-log-low = { $colour } говорит: «меньше».
dice-chicago-log-again = { $colour } снова бросает { $faces }.
dice-chicago-log-one = { $colour } делает из шестёрки единицу и снова бросает { $faces }.
dice-chicago-log-points = { $colour }, очки: { $points }, бросков: { $number }.
dice-chicago-log-tie = У последних поровну: они бросают за подставку.
dice-chicago-log-off = { $colour } бросает за подставку: { $points }.
dice-chicago-log-coaster = { $colour } берёт подставку, { $count }-ю по счёту.
dice-chicago-log-out = { $colour } выбывает.
dice-chicago-log-won = { $colour } выигрывает круг и начинает следующий.
dice-end-last_left = { $winner } остаётся в игре до конца и побеждает.
dice-chicago-why-call = Сначала скажите, больше или меньше.
dice-chicago-why-stands = Этот кубик стоит: что не бросили один раз, того больше не берут.
dice-chicago-why = Остановитесь или выберите кубики последнего броска, чтобы бросить снова.

game-rentmeister = Казначей
    .tag = Шесть сумм, шесть строк: восьмёрка ждёт вашего лучшего броска.
option-rentmeister-placement = Строки
    .help = Выбирать строку для каждого броска или заполнять сверху.
option-rentmeister-placement-free = На выбор
option-rentmeister-placement-in_order = По порядку, без выбора
dice-row-times = × { $times }
    .help = Сумма броска, умноженная на { $times }.
dice-rentmeister-prompt-throw = { $colour } бросает три кубика: бросок { $number } из 6.
dice-rentmeister-prompt-write = { $colour }, выпало { $points }: в какую строку?
dice-rentmeister-label = × { $times }: { $points }
dice-rentmeister-log = { $colour } записывает { $entry } × { $times }: { $points } { $points ->
        [one] очко
        [few] очка
        *[other] очков
    }.
dice-rentmeister-why-full = Эта строка уже заполнена: в каждой один бросок.
dice-rentmeister-why = Выберите одну из своих пустых строк.
dice-end-rents = { $winners ->
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

game-streichhoelzer = Спички
    .tag = Единицы налево, шестёрки в коробок. Только бы не последняя спичка.
option-streichhoelzer-matches = Спичек каждому
    .help = Сколько спичек у каждого в начале.
dice-row-matches = Спички
piece-matches = спички
piece-matchbox = коробок
dice-streichhoelzer-prompt = { $colour } бросает: за каждую шестёрку спичка идёт в коробок, за каждую единицу налево ({ $left }).
dice-streichhoelzer-log-burnt = { $colour } кладёт в коробок { $count } { $count ->
        [one] спичку
        [few] спички
        *[other] спичек
    }.
dice-streichhoelzer-log-given = { $colour } передаёт { $left-dative } { $count } { $count ->
        [one] спичку
        [few] спички
        *[other] спичек
    }.
dice-streichhoelzer-log-none = У { $colour-genitive } нет спичек: надо подождать.
dice-end-last_match = { $loser } остаётся с последней спичкой и проигрывает.

game-turm = Башня
    .tag = Сначала ваше число приносит подставки, потом должно от них избавить.
option-turm-tower = Подставок в башне
    .help = Сколько лежит в середине.
dice-row-key = Число
piece-coasters = подставки
dice-turm-place-tower = башня
dice-streichhoelzer-place-box = коробок
dice-turm-prompt-key = { $colour } бросает: это число останется до конца.
dice-turm-prompt-take = { $colour } бросает: чьё число выпало, тот берёт из башни (осталось { $count }).
dice-turm-prompt-away = Башни больше нет. { $colour } бросает: чьё число выпало, тот сдаёт подставки.
dice-turm-log-key = Число { $colour-genitive }: { $number }.
dice-turm-log-take = { $colour } берёт { $count } { $count ->
        [one] подставку
        [few] подставки
        *[other] подставок
    }.
dice-turm-log-away = { $colour } сдаёт { $count } { $count ->
        [one] подставку
        [few] подставки
        *[other] подставок
    }.
dice-turm-log-down = Башня разобрана. Теперь все хотят избавиться от подставок.
dice-end-last_coaster = { $losers ->
        [one] { $loser } остаётся с подставками и проигрывает.
       *[other] Последние подставки сданы вместе: проигрывают сразу несколько ({ $losers }).
    }

game-eins_bis_sechzehn = От одного до шестнадцати
    .tag = Сложите из трёх кубиков каждое число, до шестнадцати и обратно.
option-eins_bis_sechzehn-all_operations = Все четыре действия
    .help = Ещё умножать и делить.
option-eins_bis_sechzehn-top = Наибольшее число
    .help = Где путь поворачивает.
option-eins_bis_sechzehn-there_and_back = Туда и обратно
    .help = Снова вниз до единицы; иначе побеждает наибольшее число.
option-eins_bis_sechzehn-max_rounds = Предел кругов
    .help = Потом побеждает тот, кто ушёл дальше.
dice-row-targets = Чисел готово
dice-eins_bis_sechzehn-prompt = { $colour } бросает три кубика, нужно { $target }.
dice-eins_bis_sechzehn-log = { $colour } складывает { $sums }.
dice-eins_bis_sechzehn-log-none = { $colour } не находит в этих кубиках { $target }.
dice-end-targets = { $winner } складывает последнее число и побеждает.
dice-end-max_rounds = Круги кончились. { $winners ->
        [one] Дальше всех { $winner }
       *[other] Одинаково далеко ушли игроки ({ $winners })
    }, чисел готово: { $points }.

game-paerchen = Парочки
    .tag = Два белых кубика дают, два серых отнимают.
option-paerchen-throws = Бросков у каждого
    .help = Сколько раз каждый бросает.
game-beelzebub = Вельзевул
    .tag = Три белых кубика против серого.
option-beelzebub-rounds = Круги
    .help = Сколько раз каждый бросает.
dice-row-throw6 = 6-й бросок
dice-row-throw7 = 7-й бросок
dice-row-throw8 = 8-й бросок
dice-row-throw9 = 9-й бросок
dice-row-throw10 = 10-й бросок
dice-grey-prompt = { $colour } бросает кубики (белых { $white }, серых { $grey }): бросок { $number } из { $throws }.
dice-grey-log = Белые минус серые: { $points }. { $colour }, теперь { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } побеждает, сумма { $points }.
       *[other] Первое место делят игроки ({ $winners }), сумма { $points }.
    }

game-va_banque = Ва-банк
    .tag = Пять кубиков, четыре действия, каждое один раз: у кого больше?
option-va_banque-chips = Жетонов каждому
    .help = Сколько жетонов у каждого в начале.
option-va_banque-stake = Ставка
    .help = Что платят все, кроме банкомёта.
option-va_banque-rounds = Круги
    .help = Сколько раз каждый бывает банкомётом.
option-va_banque-bank_takes_remainder = Остатки идут в банк
    .help = Кто ни разу не мог разделить, а на последнем кубике остался с остатком, отдаёт ставку банкомёту. Вдвоём так всегда.
dice-va_banque-prompt-throw = { $banker } держит банк ({ $bank } из { $banks }, в кассе { $pot }) и бросает. Считает { $colour }.
dice-va_banque-prompt-next = { $banker } бросает. Считает { $colour }, пока { $total }; осталось: { $signs }
dice-va_banque-prompt-choose = { $colour }: сейчас { $total }, выпало { $die } (кубик { $number } из 5). Какое действие? Осталось: { $signs } (банк { $bank } из { $banks }, держит { $banker })
dice-va_banque-place-plus = плюс
dice-va_banque-place-minus = минус
dice-va_banque-place-times = умножить
dice-va_banque-place-by = разделить
dice-va_banque-place-total = Пока
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } заканчивает с { $points }.
dice-va_banque-log-fell = Разделить было нельзя, и остался остаток: ставку { $colour-genitive } забирает { $banker }.
dice-va_banque-log-won = { $colour } берёт из кассы { $count } { $count ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-va_banque-why-used = Каждое действие один раз, а это уже было.
dice-va_banque-why-division = { $total } не делится на { $die } без остатка.
dice-va_banque-why = Выберите одно из оставшихся действий.
dice-end-most_chips = { $winners ->
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

game-wuerfelpoker = Покер на костях
    .tag = Платите, бросайте пять кубиков и надейтесь, что никто не поднимет.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Взнос
    .help = Что каждый платит в кассу за каждую раздачу.
option-wuerfelpoker-deals = Раздачи
    .help = Сколько раздач играют.
option-wuerfelpoker-raising = Повышение
    .help = Кто бросил, может поднять ставку; остальные отвечают или пасуют.
option-wuerfelpoker-max_raise = Наибольшее повышение
    .help = 0 значит: сколько могут заплатить все, кто в игре.
option-wuerfelpoker-throws = Броски
    .help = Если их больше одного, можно бросить снова любые свои кубики.
piece-chips = жетоны
dice-wuerfelpoker-nothing = ничего
dice-wuerfelpoker-pair = пара
dice-wuerfelpoker-two_pairs = две пары
dice-wuerfelpoker-triplet = три одинаковых
dice-wuerfelpoker-sequence = стрит
dice-wuerfelpoker-full = фулл-хаус
dice-wuerfelpoker-four = каре
dice-wuerfelpoker-five = пять одинаковых
dice-wuerfelpoker-place-die = кубик { $number } { $colour-genitive }
dice-wuerfelpoker-prompt-throw = Раздача { $deal } из { $deals }, открывает { $opener }, в кассе { $pot }. { $colour } бросает.
dice-wuerfelpoker-prompt-keep = { $colour } выбирает кубики для нового броска (осталось бросков: { $count }) или оставляет всё. Раздача { $deal } из { $deals }, открывает { $opener }, в кассе { $pot }.
dice-wuerfelpoker-prompt-raise = { $colour }: { $hand }. Можно поднять самое большее на { $cap }. Раздача { $deal } из { $deals }, открывает { $opener }, в кассе { $pot }.
dice-wuerfelpoker-prompt-answer = { $raiser } поднимает на { $count }. { $colour } отвечает? Раздача { $deal } из { $deals }, открывает { $opener }, в кассе { $pot }.
dice-wuerfelpoker-button-stand = Оставить всё
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Не поднимать
       *[other] Поднять на { $amount }
    }
dice-wuerfelpoker-button-call = Ответить: заплатить { $count }
dice-wuerfelpoker-button-fold = Пас
dice-wuerfelpoker-log-hand = { $colour }: { $hand }.
dice-wuerfelpoker-log-stand = { $colour } оставляет всё.
dice-wuerfelpoker-log-again = { $colour } снова бросает { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } не поднимает.
       *[other] { $colour } поднимает на { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } отвечает и платит { $count }.
dice-wuerfelpoker-log-fold = { $colour } пасует.
dice-wuerfelpoker-log-won = { $colour } берёт из кассы { $count } { $count ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
dice-wuerfelpoker-why-answer = Ставка поднята: ответьте или пасуйте.
dice-wuerfelpoker-why-raise = Поднимите не больше чем на { $cap } или не поднимайте: заплатить столько должен суметь каждый, кто в игре.
dice-wuerfelpoker-why-keep = Выберите кубики для нового броска или оставьте всё.
