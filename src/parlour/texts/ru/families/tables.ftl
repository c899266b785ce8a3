game-backgammon = Короткие нарды
    .tag = Приведите шашки домой, выведите их с доски и знайте, когда удваивать.
game-puff = Пуф
    .tag = Выставьте шашки, бегите домой, а после дубля бросайте ещё.
game-langes_puff = Длинный пуф
    .tag = Оба бегут в одну сторону и встречаются на каждом пункте.
game-russisches_puff = Русский пуф
    .tag = Две шашки выставлены, а дальше: ставить или ходить, как хотите.
game-zickzack = Зигзаг
    .tag = Ставьте, бегите, выводите и выбивайте друг друга по дороге.
game-trictrac = Триктрак
    .tag = Очки за выбитые и выведенные шашки и за большой мост.

option-backgammon-standard_rules = Общие международные правила
    .help = Игра, как в клубах: свой первый бросок, оба числа, если можно, и большие числа тоже выводят.
option-backgammon-doubling = Куб удвоения
    .help = Перед броском ставку можно удвоить; кто отказался, тот проиграл.
option-backgammon-match_points = Матч до стольких очков
    .help = Партии идут одна за другой, пока одна сторона не наберёт столько очков. 0 — одна партия.
option-backgammon-crawford = Правило Кроуфорда
    .help = В матче первая партия после того, как кому-то не хватает одного очка, идёт без куба.
option-backgammon-cube_limit = Наибольший куб
    .help = Дальше этого числа куб не поворачивают.
option-backgammon-stake = Ставка
    .help = Жетонов за каждое очко, которого стоит партия.
option-backgammon-max_turns = Предел ходов
    .help = Партия с таким числом ходов обеих сторон кончается вничью. В матче она последняя: кто впереди, тот выигрывает матч.
option-puff-pasch_count = Дубли считают вдвойне со второго
    .help = Ищут ли второй дубль в одном ходу или во всей игре.
option-puff-pasch_count-turn = В одном ходу
option-puff-pasch_count-game = Во всей игре
option-puff-max_turns = Предел ходов
    .help = После стольких ходов обеих сторон ничья.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Оба бегут в одну сторону
    .help = Оба цвета ставят на пункты 1–6 и бегут к 24, как в длинном пуфе.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Большие числа выводят любую шашку
    .help = Иначе число больше нужного выводит только самую заднюю шашку.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Партий в серии
    .help = Несколько партий подряд; решает сумма их цен. Обычно двенадцать.
option-trictrac-target = Очков на партию
    .help = Кто первым их наберёт, выигрывает партию.
option-trictrac-entry_counts_start = Стартовый пункт считается
    .help = Число вводит на один пункт дальше, так что и единица может ввести.
option-trictrac-max_turns = Предел ходов
    .help = После стольких ходов партии выигрывает тот, у кого больше очков, и цена партии — один; при равенстве не выигрывает никто.

tables-holding-score = Счёт
tables-holding-games = Осталось партий
tables-holding-points = Очки
tables-holding-pips = Ещё пройти

tables-button-opening = Бросить за первый ход
tables-button-throw = Бросить
tables-button-roll = Бросить
tables-button-double = Удвоить до { $stake }
tables-button-take = Принять
tables-button-drop = Сдать партию
tables-button-end = Остальное оставить
tables-button-off = Вывести числом { $number }
tables-button-short = Занять свою Хуке, на пункт короче
tables-button-new = Новая расстановка
tables-button-continue = Играть дальше отсюда

tables-label-step = { $step } числом { $number }

tables-notation-hand = рука
tables-notation-start = старт
tables-notation-off = вывод

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Кто начинает? { $colour }: бросьте один кубик.
tables-prompt-opening-two = Кто начинает? { $colour }: бросьте оба кубика.
tables-prompt-throw = Бросок { $colour-genitive }.
tables-prompt-cube = { $colour }: бросайте или сначала удвойте до { $stake }.
tables-prompt-answer = { $other }: удвоение до { $stake }. { $colour }: примите или сдайте партию и потеряйте { $lost }.
tables-prompt-after = { $colour }: партия выиграна. Новая расстановка или дальше отсюда, начиная с очков: { $surplus }?
tables-prompt-short-only = { $colour }: можно занять Хуке на пункт короче ({ $numbers }) или не занимать.
tables-prompt-optional = { $colour }: ещё можно сыграть { $numbers } или оставить остальное.
tables-prompt-start = { $colour }: введите шашки в игру ({ $numbers }).
tables-prompt-enter = { $colour }: сначала верните шашки с бара ({ $numbers }).
tables-prompt-set = { $colour }: выставьте шашки ({ $numbers }).
tables-prompt-set-or-move = { $colour }: ставьте или ходите ({ $numbers }).
tables-prompt-one-number = { $colour }: выпало { $numbers }. Сыграть можно только одно число.
tables-prompt-play = { $colour }: сыграйте { $numbers }.

tables-log-opening = { $colour }: бросок за первый ход, { $dice }.
tables-log-begins = Первый ход { $colour-genitive }.
tables-log-tie = Поровну: оба бросают ещё раз.
tables-log-throw = { $colour }: выпало { $dice }.
tables-log-fourfold = Ещё один дубль. { $colour }: каждое число играется четыре раза.
tables-log-same = { $colour }: те же числа, { $dice }.
tables-log-roll = { $colour }: без удвоения.
tables-log-double = { $colour }: удвоение до { $stake }.
tables-log-take = { $colour }: удвоение принято. Партия теперь стоит { $stake }, и куб у этой стороны.
tables-log-drop = { $colour }: партия сдана.
tables-log-end = { $colour }: не сыграно { $numbers }.
tables-log-new = { $colour }: новая расстановка.
tables-log-continue = { $colour }: играем дальше отсюда.
tables-log-short = { $colour }: Хуке занята на пункт короче ({ $numbers }).
tables-log-step = { $colour }: { $start }–{ $target }.
tables-log-enter = { $colour }: вход на { $target }.
tables-log-set = { $colour }: шашка на { $target }.
tables-log-off = { $colour }: шашка выведена с { $start }.
tables-log-hit = { $colour }: выбита шашка { $other-genitive }.
tables-log-points = Очки { $colour-genitive }: { $points }.
tables-log-bridge = Большой мост стоит: два очка для { $colour-genitive }.
tables-log-rest = { $colour }: { $numbers } не сыграть.
tables-log-again = После дубля ещё один бросок { $colour-genitive }.
tables-log-concede = { $colour }: эта партия сдана.
tables-log-game = Партия { $colour-genitive }, цена { $value }. Счёт { $score }.
tables-log-game-drawn = Эту партию не выиграл никто. Счёт { $score }.
tables-log-crawford = Партия Кроуфорда: на этот раз без удвоений.

tables-lost-blocked = { $colour }: с { $dice } хода нет, все пункты, куда он ведёт, закрыты.
tables-lost-bar = { $colour }: с { $dice } не войти, пункты заняты.
tables-lost-higher-bar = { $colour }: бросок { $dice } пропал. Первым входит { $high }, а его пункт занят.
tables-lost-higher = { $colour }: бросок { $dice } пропал. { $high } не сыграть, а одно { $low } играть нельзя.
tables-lost-lower = { $colour }: бросок { $dice } пропал. Первым идёт { $low }, а его не сыграть.
tables-lost-upper = { $colour }: верхнюю сторону { $dice } не сыграть, поэтому пропала и нижняя.
tables-lost-setting = { $colour }: с { $dice } не поставить, пункты заняты.
tables-lost-exact = { $colour }: с { $dice } ничего не вывести, числа должны быть точными.
tables-lost-home = { $colour }: с { $dice } играть нечего. Точно ни одна шашка не выходит, а пункты внутри закрыты.
tables-lost-start = { $colour }: с { $dice } ни одной шашки в игру не ввести.
tables-lost-hucke = { $colour }: бросок { $dice } пропал. Любой ход оставил бы на Хуке одну шашку.

tables-end-single = Победа { $winner-genitive }: все шашки выведены. Цена партии { $value }, выигрыш { $stake } { $stake ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
tables-end-gammon = Марс: у { $loser-genitive } не выведено ни одной шашки. Цена партии { $value }, победа { $winner-genitive }, выигрыш { $stake } { $stake ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
tables-end-backgammon = Кокс: у { $loser-genitive } ещё есть шашка на баре или в доме { $winner-genitive }. Цена партии { $value }, выигрыш { $stake } { $stake ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
tables-end-drop = { $loser }: удвоение не принято. Победа { $winner-genitive }, выигрыш { $stake } { $stake ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
tables-end-borne_off = Победа { $winner-genitive }: все шашки выведены первыми.
tables-end-points = Победа { $winner-genitive }: очки набраны, партия стоит { $value }.
tables-end-limit = Ходы кончились. { $drawn ->
        [yes] Никто не выиграл.
       *[no] Победа { $winner-genitive }: больше очков.
    }
tables-end-match = Победа { $winner-genitive } в матче, { $score }.
tables-end-series = Серия кончается со счётом { $score }. { $drawn ->
        [yes] Никто не выиграл.
       *[no] Победа { $winner-genitive }.
    }

tables-why-over = Игра окончена.
tables-why-throw-first = Сначала бросок { $colour-genitive }.
tables-why-cube-first = Сначала решите: бросать или удваивать.
tables-why-answer-first = Сначала ответьте на удвоение: принять или сдать партию.
tables-why-choose-first = Сначала выберите, как продолжится серия.
tables-why-touch-stones = Укажите свою шашку, потом куда она пойдёт.
tables-why-no-place = Такого места на доске нет.
tables-why-not-yours = Это не ваша шашка.
tables-why-empty = Вашей шашки здесь нет.
tables-why-is-out = Эта шашка уже выведена.
tables-why-beside-the-board = Эта шашка уходит с доски в лоток рядом: укажите его.
tables-why-start-first = Сначала все шашки уходят со стартового пункта; там ещё ждут: { $count }. Дальше может идти только шашка, которая только что вошла.
tables-why-bar-first = Сначала бар: там ждут возвращения шашки ({ $count }).
tables-why-set-first = Сначала выставьте шашки: в руке ещё { $count }.
tables-why-just-set = Шашка, поставленная этим броском, отдыхает до следующего.
tables-why-choose-target = Эта шашка может ходить: теперь укажите куда.
tables-why-no-place-for-stone = Туда шашки не ходят.
tables-why-forward = Шашки бегут только в одну сторону и никогда назад.
tables-why-distance = Сыграть надо { $numbers }: туда эти числа не ведут.
tables-why-one-does-not-enter = Единица кончилась бы на самом стартовом пункте: она шашку не вводит.
tables-why-enemy-hucke = Чужая Хуке для вас закрыта, даже когда она пуста.
tables-why-blocked = Пункт { $point } держат две или больше чужих шашек.
tables-why-no-combining = Дома одна шашка не берёт оба числа: второе достаётся другой.
tables-why-not-far-enough = Эти числа не выведут шашку с доски.
tables-why-not-all-home = Выводят, только когда все ваши шашки дома.
tables-why-exact = Эту шашку выводит ровно { $number }.
tables-why-rearmost = Число больше нужного выводит только самую заднюю шашку.
tables-why-upper-first = Сначала верхняя сторона дубля: играйте { $number }, сколько можете.
tables-why-higher-enters = С бара первым идёт большее число: { $number }.
tables-why-lower-first = Первым играют меньшее число: { $number }.
tables-why-hucke-single = После броска на вашей Хуке не должно быть одной шашки.
tables-why-only-higher = Сыграть можно только одно число, и это должно быть большее: { $number }.
tables-why-both = После этого шага другое число броска не сыграть, а сыграть надо как можно больше.
