game-maedn = Не сердись, дружок
    .tag = Круг по доске и домой, если никто не отправит вас обратно.

option-maedn-few_players = Если играют двое или трое
    .help = Кто играет цветами, у которых нет игрока.
option-maedn-few_players-plain = По одному цвету
option-maedn-few_players-all_colours = Все четыре цвета
option-maedn-backward_capture = Сбивать назад
    .help = Фишка может отступить на выпавшее число, если сбивает там фишку соперника.
option-maedn-three_rolls = Три броска ради шестёрки
    .help = У кого ни одна фишка не может ходить, тот бросает до трёх раз, чтобы получить шестёрку.
option-maedn-no_jump_in_goal = Без прыжков в доме
    .help = Фишки в доме обгонять нельзя, поэтому последняя встаёт на a.
option-maedn-barriers = Барьеры
    .help = Две фишки одного цвета могут стоять на одной клетке, и мимо них не пройти.
option-maedn-compulsory_capture = Обязанность сбивать
    .help = Надо ли сбивать фишку соперника, если это возможно.
option-maedn-compulsory_capture-off = Сбивать не обязательно
option-maedn-compulsory_capture-enforced = Сбивать обязательно
option-maedn-compulsory_capture-penalty = Кто не сбил, теряет фишку
option-maedn-a_exit = Уход с A, пока другие ждут
    .help = Какие броски двигают фишку с A, пока другие фишки её цвета ждут.
option-maedn-a_exit-any = При любом броске
option-maedn-a_exit-six_only = Только с шестёркой
option-maedn-play_on = Играть дальше за места
    .help = Когда первый дома, остальные продолжают; иначе игра на этом кончается.

game-einigkeit = В единстве сила
    .tag = Двое на двое: партнёры строят стены и вместе идут домой.
option-einigkeit-compulsory_capture = Обязанность сбивать
    .help = Что бывает, если фишку соперника можно было сбить, а её не сбили.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Не сердись по-голландски
    .tag = Безжалостная родня: сбивают даже свои фишки.
option-mens_erger_je_niet-board = Сторона доски
    .help = На одной стороне доски четыре цвета, на другой шесть.
option-mens_erger_je_niet-board-four = Четыре цвета
option-mens_erger_je_niet-board-six = Шесть цветов
option-mens_erger_je_niet-double_colours = Кому-то по два цвета
    .help = Если игроков меньше, чем цветов, некоторые играют двумя; иначе у каждого один.
option-mens_erger_je_niet-goal_return = Слишком большое число в доме
    .help = Где остановится фишка, которая прошла бы мимо конца дома.
option-mens_erger_je_niet-goal_return-wait = Отсчитать назад от d
option-mens_erger_je_niet-goal_return-back_onto_track = Отсчитать назад, хоть снова на дорожку
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Погоня
    .tag = По одной фишке, круг по звезде, и все гонятся за вами.
option-verfolgungsjagd-tips = Стартовые лучи
    .help = На каких из шести лучей звезды стоят игроки.
option-verfolgungsjagd-tips-spread = Равномерно по звезде
option-verfolgungsjagd-tips-neighbours = Рядом
option-verfolgungsjagd-tips-0-2 = Один свободный луч между двумя
option-verfolgungsjagd-tips-0-1-3 = Двое рядом, свободный луч, третий
option-verfolgungsjagd-tips-0-1-4 = Двое рядом, два свободных луча, третий
option-verfolgungsjagd-tips-0-1-2-4 = Трое рядом, свободный луч, четвёртый

game-spielwiese = Волшебная поляна
    .tag = Сложите доску сами, а потом бегите по ней наперегонки.
option-spielwiese-sets = Какие части есть
    .help = Основной набор рассчитан на четверых; с дополнительным могут играть до восьми.
option-spielwiese-sets-basic = Основной набор
option-spielwiese-sets-both = С дополнительным набором
option-spielwiese-parts = Доска
    .help = Из каких частей складывается середина. К каждой её внешней стороне можно приставить дорожку одного игрока.
option-spielwiese-star_squares = Клетки со звездой
    .help = Что бывает, когда бросок кончается точно на звезде.
option-spielwiese-star_squares-off = Ничего
option-spielwiese-star_squares-may = Фишка может прыгнуть дальше
option-spielwiese-star_squares-must = Фишка должна прыгнуть дальше
option-spielwiese-three_rolls = Всегда три броска ради шестёрки
    .help = У кого нет фишки на дорожке, тот бросает до трёх раз, и не только в начале.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Следующий игрок может вернуть фишку назад
option-spielwiese-no_jump_in_goal = Без прыжков в доме
    .help = Фишки в доме обгонять нельзя.
option-spielwiese-six_enters = Шестёрка, когда фишка ждёт
    .help = Обязана ли она вводить фишку.
option-spielwiese-six_enters-must = Обязана ввести
option-spielwiese-six_enters-may = Можно пойти другой фишкой
option-spielwiese-first_seat = Кто начинает
    .help = Место самого младшего игрока.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = квадратная часть
ludo-part-triangle = треугольная часть
ludo-part-half_round = полукруглая часть
ludo-kit-empty = Доске нужны части: выберите их.
ludo-kit-stock = { $sets ->
        [1] В основном наборе не больше { $count }: { $part }.
       *[other] Таких частей не больше { $count }: { $part }.
    }
ludo-kit-joints = { $sets ->
        [1] Соединений в основном наборе только { $joints }: больше частей не соединить.
       *[other] Соединений только { $joints }: больше частей не соединить.
    }
ludo-kit-middle = У этой части одна прямая сторона ({ $part }): она стоит с краю и никогда в середине.
ludo-kit-alone = Эта часть не может стоять одна: { $part }.
ludo-kit-sides = Внешних сторон у этой доски { $sides }, а игроков { $players }: сторон не хватает.

ludo-holding-home = Дома
ludo-holding-roll-off = Бросок за первый ход
ludo-holding-partner = Дома, партнёр
ludo-holding-steps = Ещё пройти

ludo-site-square = клетка { $number }
ludo-site-star = звезда, клетка { $number }
ludo-site-a = стартовая клетка A { $colour-genitive }
ludo-site-goal = клетка { $letter } в доме { $colour-genitive }
ludo-site-b = клетка ожидания { $number } { $colour-genitive }

ludo-button-throw = Бросить
ludo-button-roll-off = Бросить за первый ход
ludo-button-waive = Простить

ludo-prompt-roll-off = Кто начинает? { $colour } бросает.
ludo-prompt-roll-off-again = Игроков с наибольшим числом: { $count }, они бросают ещё раз. Сейчас бросает { $colour }.
ludo-prompt-throw = { $colour } бросает кубик.
ludo-prompt-throw-for-six = Поможет только шестёрка. У { $colour-genitive } осталось бросков: { $count }.
ludo-prompt-throw-fresh = { $colour } бросает для фишки, которая только что вышла.
ludo-prompt-enter = Шестёрка: { $colour } вводит новую фишку.
ludo-prompt-six-clear-a = Шестёрка, но A занята: сначала { $colour } уводит фишку с A.
ludo-prompt-clear-a = { $colour }: выпало { $pips }. Надо освободить A, ведь другие фишки ждут.
ludo-prompt-another = { $colour }: выпало { $pips }. Фишка на A ходить не может: выберите другую.
ludo-prompt-choose = { $colour }: выпало { $pips }. Выберите фишку.
ludo-prompt-only = { $colour }: выпало { $pips }. Ходить может только одна фишка.
ludo-prompt-capture = { $colour }: выпало { $pips }. Надо сбивать.
ludo-prompt-penalty = { $colour }: выпало { $pips }. Сбейте фишку, иначе потеряете ту, что могла сбить.
ludo-prompt-neutral = { $colour }: выпало { $pips }. Ходите своей фишкой или ничейной ({ $neutral }).
ludo-prompt-neutral-only = { $colour }: выпало { $pips }. Ходите ничейной фишкой ({ $neutral }).
ludo-prompt-breach = Шестёрка ломает стену на A: { $colour } вводит новую фишку, и оба строителя вылетают.
ludo-prompt-six-free = Шестёрка: { $colour } вводит новую фишку или ходит другой.
ludo-prompt-fresh = { $colour }: выпало { $pips }. Ходит фишка, которая только что вышла.
ludo-prompt-judged = { $colour }: выпало { $pips }. Можно сбить фишку. Кто этого не сделает, может потерять свою.
ludo-prompt-judge = { $other } упускает случай сбить фишку. { $colour } может вернуть с дорожки одну фишку { $other-genitive } или простить.
ludo-prompt-star = { $colour }: выпало { $pips }. Выберите фишку. Со звезды она может прыгнуть на следующую свободную.

ludo-label-enter = { $colour }: ввести новую фишку
ludo-label-move = { $colour }: вперёд на { $count }
ludo-label-back = { $colour }: назад на { $count }
ludo-label-goal = { $colour }: в дом на { $letter }
ludo-label-jump = { $colour }: на звезду и прыгнуть дальше
ludo-label-judge = Вернуть назад эту фишку { $colour-genitive }
ludo-label-capture = { $move }, сбить фишку { $other-genitive }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] передняя фишка
    [last] последняя фишка
   *[between] { $number }-я фишка спереди
})

ludo-notation-enter = новая фишка
ludo-notation-back = назад

ludo-log-roll-off = { $colour } бросает за первый ход: { $pips }.
ludo-log-begins = { $colour } начинает.
ludo-log-tie = Поровну: те, у кого больше всех, бросают ещё раз.
ludo-log-throw = { $colour } бросает: { $pips }.
ludo-log-no-move = У { $colour-genitive } нет хода.
ludo-log-no-six = У { $colour-genitive } нет хода. Осталось бросков: { $count }.
ludo-log-six-no-move = У { $colour-genitive } нет хода, но после шестёрки бросают ещё раз.
ludo-log-again = Шестёрка: { $colour } бросает ещё раз.
ludo-log-enter = { $colour } вводит новую фишку.
ludo-log-move = { $colour } идёт вперёд на { $count }.
ludo-log-back = { $colour } отступает на { $count }.
ludo-log-goal = { $colour } идёт в дом на { $letter }.
ludo-log-neutral-enter = { $colour } вводит ничейную фишку.
ludo-log-neutral-move = { $colour } двигает ничейную фишку на { $count }.
ludo-log-neutral-goal = { $colour } ведёт ничейную фишку в её дом на { $letter }.
ludo-log-take = Фишка { $other-genitive } возвращается ждать.
ludo-log-take-own = { $other } сбивает фишку своего же цвета.
ludo-log-start-again = Фишку { $other-genitive } догнали: она начинает сначала.
ludo-log-past-start = Бросок увёл бы дальше стартовой точки: { $colour } стоит на месте.
ludo-log-one-again = Единица: { $colour } бросает ещё раз.
ludo-log-first-pawn = Первый ход { $colour-genitive }: фишка выходит без шестёрки.
ludo-log-counted-back = { $colour } проскакивает дом и снова стоит на дорожке.
ludo-log-barrier = У { $colour-genitive } барьер.
ludo-log-wall = { $colour } строит стену.
ludo-log-wall-together = { $colour } и { $other } вместе строят стену.
ludo-log-breach = Вторжение в чужой дом: { $colour } рушит стену, что стоит на A.
ludo-log-jump = { $colour } прыгает на следующую свободную звезду.
ludo-log-lap = { $colour } пропрыгивает мимо дома и начинает новый круг.
ludo-log-missed = { $colour } не сбивает, хотя можно было: { $other } решает, что дальше.
ludo-log-judged = { $colour } возвращает фишку { $other-genitive } за упущенный случай сбить.
ludo-log-waived = { $colour } прощает упущенный случай. Фишки { $other-genitive } остаются на местах.
ludo-log-penalty = { $colour } не сбивает, хотя можно было: фишка, которая могла сбить, возвращается ждать.
ludo-log-home = Все четыре фишки { $colour-genitive } дома: место { $place }.
ludo-log-home-last = Все четыре фишки { $colour-genitive } дома.
ludo-log-home-neutral = Все четыре фишки { $colour-genitive } дома. Теперь { $colour } помогает ничейным.

ludo-end-home = { $winner } побеждает: все четыре фишки дома раньше других!
ludo-end-neutral_home = { $winner } побеждает: все четыре фишки дома, и ничейные тоже!
ludo-end-side_home = { $winner } и { $partner } побеждают: все восемь фишек дома!
ludo-end-around = { $winner } побеждает: круг по звезде пройден, фишка снова на стартовой точке!

ludo-why-over = Игра окончена.
ludo-why-roll-off-first = Сначала бросают, кому начинать. Бросает { $colour }.
ludo-why-throw-first = Сначала { $colour } бросает кубик.
ludo-why-thrown = Кубик уже брошен, на нём { $pips }. Выберите фишку.
ludo-why-no-square = Выберите фишку своего цвета, потом клетку, куда она пойдёт.
ludo-why-empty = Здесь нет фишки: выберите одну из своих.
ludo-why-not-yours = Этой фишкой вам ходить нельзя.
ludo-why-other-colour = Два ваших цвета ходят отдельно: у { $colour-genitive } свой ход.
ludo-why-choose-target = Эта фишка может ходить: теперь выберите отмеченную клетку.
ludo-why-needs-six = Ждущую фишку вводит только шестёрка.
ludo-why-a-held = На A ещё стоит фишка этого цвета: пока она не уйдёт, другая не выйдет.
ludo-why-a-barrier = На A стоит барьер: выйти туда нельзя.
ludo-why-enter-on-a = Новая фишка выходит на свою клетку A.
ludo-why-marked-one = Ждущие фишки все одинаковы: возьмите отмеченную.
ludo-why-six-enters = Пока хоть одна фишка ждёт, шестёрка должна ввести новую.
ludo-why-six-clears-a = Пока фишки ждут, шестёркой надо уйти с A.
ludo-why-clear-a = Пока фишки ждут, первой ходит фишка на A.
ludo-why-six-leaves-a = Пока фишки ждут, с A уводит только шестёрка.
ludo-why-own-piece = Там стоит ваша фишка: на клетке место только для одной.
ludo-why-foreign-goal = В дом входят только фишки его цвета.
ludo-why-not-on-b = На клетки ожидания не ходят: туда попадают сбитые фишки.
ludo-why-too-far = С числом { $pips } эта фишка прошла бы мимо конца дома.
ludo-why-turn-in = Пройдя круг, фишка сворачивает в свой дом и мимо своей A больше не идёт.
ludo-why-goal-held = Клетка { $letter } в доме занята.
ludo-why-goal-jump = В доме обгонять нельзя.
ludo-why-distance = На кубике { $pips }: фишка идёт ровно столько.
ludo-why-no-backward = Фишки идут только вперёд, по стрелкам.
ludo-why-goal-back = Фишка в доме назад не ходит.
ludo-why-back-over-a = Назад нельзя ни встать на A, ни пройти мимо неё.
ludo-why-back-captures = Назад ходят, только чтобы сбить фишку соперника.
ludo-why-neutral-back = Ничейные фишки назад не сбивают.
ludo-why-barrier-land = Там стоит барьер: встать на него нельзя.
ludo-why-barrier-pass = На пути стоит барьер: мимо него не пройти.
ludo-why-must-capture = Фишку соперника можно сбить, значит, надо.
ludo-why-partner = { $colour } — ваш партнёр: этими фишками ходите не вы.
ludo-why-a-wall = На A стоит стена вашей стороны: третьей фишке туда не выйти.
ludo-why-wall-land = Там стоит стена: встать на неё нельзя.
ludo-why-wall-pass = На пути стена: мимо неё не пройти даже её строителям.
ludo-why-breach = На вашей A стоит чужая стена: шестёрка должна ввести фишку и снести её.
ludo-why-goal-final = Фишка, дошедшая до дома, остаётся на своей клетке.
ludo-why-fresh-plays = Ходить надо фишкой, которая только что вышла.
ludo-why-count-back = С числом { $pips } эта фишка не попадёт на свободную клетку дома, даже если отсчитать назад.
ludo-why-must-jump = Со звезды фишка должна прыгнуть на следующую свободную звезду.
ludo-why-next-star = Со звезды прыгают только на следующую свободную звезду.
ludo-why-judge = Выберите на дорожке фишку { $colour-genitive }, чтобы вернуть её, или простите.
ludo-why-judge-goal = Фишки в доме в безопасности: выберите фишку на дорожке или простите.
