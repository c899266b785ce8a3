game-gaensespiel = Игра в гуся
    .tag = Шестьдесят одна клетка, один кубик и всё, что бывает с гусем.
game-ganzenbord = Старинный голландский гусь
    .tag = Два кубика, тринадцать гусей и касса, что растёт с каждой бедой.
game-wedrenspel = Скачки
    .tag = Два круга через изгородь, ров и грязь.

option-gaensespiel-overshoot = Слишком много в конце
    .help = Что бывает, когда бросок ведёт дальше 61.
option-gaensespiel-overshoot-bounce = До 61 и обратно
option-gaensespiel-overshoot-full_back = Назад на весь бросок
option-gaensespiel-release_roll = Бросок, который освобождает
    .help = Двигают ли фишку шестёрка на клетке 27 и четвёрка на клетке 33.
option-gaensespiel-release_roll-moves = Он же и ход
option-gaensespiel-release_roll-frees = Только освобождает, потом ещё бросок
option-gaensespiel-open_table = Открытый стол
    .help = В коробке четыре фишки; за открытым столом есть место для десяти игроков.

option-ganzenbord-purse = Жетонов каждому
    .help = Со сколькими жетонами начинает каждый игрок.
option-ganzenbord-stake = Первый взнос
    .help = Сколько каждый платит в кассу перед первым броском, но не больше, чем есть.
option-ganzenbord-goose_forward = На гусе
    .help = Можно ли выбирать, идти ли дальше на то же число.
option-ganzenbord-goose_forward-may = Идти или стоять, по желанию
option-ganzenbord-goose_forward-must = Всегда идти дальше
option-ganzenbord-goose_back = На гусе при счёте назад
    .help = На сколько ещё назад отправляет гусь фишку, прошедшую дальше 63.
option-ganzenbord-goose_back-surplus = Снова на лишнее
option-ganzenbord-goose_back-throw = На весь бросок
option-ganzenbord-death_restart = После смерти
    .help = Где фишка начинает заново.
option-ganzenbord-death_restart-start = На старте
option-ganzenbord-death_restart-square_1 = На клетке 1

option-wedrenspel-horses_per_player = Лошадей у игрока
    .help = Если игроков меньше шести, каждый может вести несколько, до четырёх, пока бежит не больше двенадцати.
option-wedrenspel-mud = Грязь
    .help = Французская книжка делит пополам следующий бросок, голландская — каждый бросок следующего хода.
option-wedrenspel-mud-next_throw = Следующий бросок пополам
option-wedrenspel-mud-next_turn = Следующий ход пополам

track-horse = { $colour } { $number }

track-holding-roll-off = Бросок за первый ход
track-holding-square = Клетка
track-holding-misses = Пропустить ходов
track-holding-waits = Ждёт под №
track-holding-waits-for = Ждёт
track-holding-half = Следующий бросок пополам
track-holding-out = Вне игры
track-holding-chips = Жетоны

track-button-throw = Бросить
track-button-roll-off = Бросить за первый ход
track-button-on = Дальше на { $count }
track-button-stay = Остаться на { $square }
track-button-stay-taken = Остаться: занято, значит, назад на { $square }
track-button-toll = Заплатить { $chips } и остаться
track-button-cross = Заплатить { $chips } и перейти на { $square }

track-prompt-roll-off = Кто начинает? { $colour } бросает.
track-prompt-roll-off-again = Игроков с наибольшим числом: { $count }, они бросают ещё раз. Сейчас бросает { $colour }.
track-prompt-throw = { $colour } бросает.
track-prompt-half = { $colour } бросает, но считается половина.
track-prompt-held = { $colour } не может уйти с { $square }: дальше ведёт только { $pips }.
track-prompt-freed = { $colour } на свободе и бросает для хода.
track-prompt-goose = { $colour } на гусе, клетка { $square }: идти дальше на то же число или остаться?
track-prompt-bridge = { $colour } у моста: заплатить { $toll } и остаться или вдвое больше и перейти?

track-log-roll-off = { $colour } бросает за первый ход: { $pips }.
track-log-begins = { $colour } начинает.
track-log-tie = Поровну: те, у кого больше всех, бросают ещё раз.
track-log-throw = { $colour } бросает: { $pips }.
track-log-walk = { $colour } идёт на { $square }.
track-log-goose = { $colour } встречает гуся на { $square }.
track-log-goose-on = Гусь на { $square }: { $colour } идёт дальше на то же число.
track-log-goose-back = Опять гусь: { $colour } возвращается { $square ->
        [0] на старт
       *[other] на { $square }
    }.
track-log-bounce = Слишком далеко: { $colour } отсчитывает назад до { $square }.
track-log-full-back = Слишком далеко: { $colour } возвращается на весь бросок, на { $square }.
track-log-leap = Первый бросок на крыльях: { $colour } летит прямо на { $square }.
track-log-taken = Клетка { $square } занята: { $colour } возвращается { $old ->
        [0] на старт
       *[other] на { $old }
    }.
track-log-sent = { $colour } переходит { $square ->
        [0] на старт
       *[other] на { $square }
    }.
track-log-cross = { $colour } переходит мост, на { $square }.
track-log-stay = { $colour } остаётся на { $square }.
track-log-finish = { $colour } у цели.
track-log-out = { $colour } выбывает.
track-log-pay = { $colour } платит в кассу { $chips }.
track-log-cannot-pay = { $colour } не платит: жетонов нет, и долга тоже.
track-log-pot = { $colour } забирает кассу: { $chips } { $chips ->
        [one] жетон
        [few] жетона
        *[other] жетонов
    }.
track-log-nobody-behind = { $colour } впереди, позади никого: ждать некого.
track-log-released = { $colour } снова может идти.
track-log-waits = { $colour } ждёт.
track-log-misses = { $colour } пропускает ход.
track-log-held = { $colour } остаётся: дальше ведёт только { $pips }.
track-log-freed = { $colour } на свободе.
track-log-halved = В грязи бросок считается пополам. { $colour }: { $count ->
        [0] ни шагу.
       *[other] { $count } { $count ->
            [one] шаг
            [few] шага
            *[other] шагов
        }.
    }
track-log-again = { $colour } бросает ещё раз.

track-end-goal = { $winner } побеждает: ровно на 61!
track-end-pot = { $winner } побеждает: ровно на 63, и касса в придачу!
track-end-line = { $winner } побеждает: первое место на финише!
track-end-alone = { $winner } побеждает: больше никого не осталось.

track-why-over = Игра окончена.
track-why-roll-off = Сначала бросают, кому начинать. Бросает { $colour }.
track-why-throw = { $colour } бросает; остальное решают кубики.
track-why-by-dice = Фишки здесь не двигают: они идут, куда ведут кубики.
track-why-decide = { $colour } выбирает одну из двух кнопок.
track-why-held = { $colour } уходит с этой клетки, только если выпадет { $pips }.
track-why-must-go-on = Здесь на гусе не остаются: он всегда ведёт дальше.
track-why-chips = Жетоны платят в кассу там, где велит клетка, и все их забирает победитель.
track-why-start = Здесь все начинают.
track-why-finish = Это конец: сюда надо прийти ровно, а в скачках проскакать дальше.
track-why-plain = Клетка { $square } обычная.
track-why-both = Первый круг: { $first } Второй круг: { $second }

track-square-goose = Гусь: дальше на то же число.

track-square-gaensespiel-3 = Только вылупился и уже спешит: две клетки вперёд.
track-square-gaensespiel-6 = Первое плавание: пропустите ход.
track-square-gaensespiel-9 = Собака: бегите на десять клеток вперёд.
track-square-gaensespiel-12 = Гусак щиплется: четыре клетки назад.
track-square-gaensespiel-18 = Какая бабочка: пропустите ход.
track-square-gaensespiel-21 = Лягушка на завтрак придаёт сил: четыре клетки вперёд.
track-square-gaensespiel-24 = Купаться было нельзя: пропустите ход.
track-square-gaensespiel-27 = Семья спит: дальше ведёт только шестёрка.
track-square-gaensespiel-30 = После свадьбы дело идёт быстро: две клетки вперёд.
track-square-gaensespiel-33 = Пойман: дверцу клетки открывает только четвёрка.
track-square-gaensespiel-36 = Пастушка гонит вас дальше: две клетки вперёд.
track-square-gaensespiel-39 = Слишком вкусно: пропустите ход.
track-square-gaensespiel-42 = Лиса утащила гуся: десять клеток назад.
track-square-gaensespiel-45 = По льду скользишь: бросьте ещё раз.
track-square-gaensespiel-48 = Болит горло: пропустите ход.
track-square-gaensespiel-51 = Семья бежит наперегонки: две клетки вперёд.
track-square-gaensespiel-54 = Гусь бьётся с вором: бросьте ещё раз.
track-square-gaensespiel-57 = Сломана лапа: ждите, пока пройдут все, кто позади.
track-square-gaensespiel-60 = В кастрюлю: вы выбываете.

track-square-ganzenbord-6 = Мост: 5 жетонов, чтобы остаться, или 10, чтобы перейти на 12.
track-square-ganzenbord-19 = Трактир: заплатите 10 и пропустите ход.
track-square-ganzenbord-31 = Колодец: заплатите 15 и ждите, пока придёт другой.
track-square-ganzenbord-42 = Лабиринт: заплатите 5 и вернитесь на 37.
track-square-ganzenbord-52 = Тюрьма: заплатите 10 и ждите, пока придёт другой.
track-square-ganzenbord-58 = Смерть: заплатите 5 и начните заново.

track-square-wedrenspel-4 = Изгородь с ходу не взять: четыре клетки назад для разбега.
track-square-wedrenspel-44 = Изгородь с ходу не взять: четыре клетки назад для разбега.
track-square-wedrenspel-8 = Через стену и прямо в ров: пропустите ход.
track-square-wedrenspel-48 = Через стену и прямо в ров: пропустите ход.
track-square-wedrenspel-14 = Лошадь упирается у ворот: назад на 9.
track-square-wedrenspel-54 = Лошадь упирается у ворот: назад на 49.
track-square-wedrenspel-21 = Грязь: следующий бросок считается пополам.
track-square-wedrenspel-61 = Грязь: следующий бросок считается пополам.
track-square-wedrenspel-25 = Упрямство перед стеной: пропустите два хода.
track-square-wedrenspel-65 = Упрямство перед стеной: пропустите два хода.
track-square-wedrenspel-28 = Жердь упала: назад, откуда начался прыжок.
track-square-wedrenspel-68 = Жердь упала: назад, откуда начался прыжок.
track-square-wedrenspel-34 = Вывих: ждите, пока пройдут все лошади, что позади.
track-square-wedrenspel-74 = Вывих, да так поздно: лошадь выбывает.
