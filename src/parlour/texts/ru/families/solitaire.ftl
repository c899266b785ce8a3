game-solitaire = Солитер
    .tag = Прыгайте, пока не останется один колышек.

option-solitaire-goal = Задача
    .help = Что должно остаться на доске в конце. Буква отмечена на доске.
option-solitaire-goal-fewest = Как можно меньше колышков
option-solitaire-goal-one_left = Один колышек, где угодно
option-solitaire-goal-one_in_centre = Один колышек в центре
option-solitaire-goal-letter_A = Буква A
option-solitaire-goal-letter_C = Буква C
option-solitaire-goal-letter_D = Буква D
option-solitaire-goal-letter_E = Буква E
option-solitaire-goal-letter_E_large = Буква E, большая
option-solitaire-goal-letter_F = Буква F
option-solitaire-goal-letter_H = Буква H, маленькая
option-solitaire-goal-letter_H_wide = Буква H, широкая
option-solitaire-goal-letter_I = Буква I
option-solitaire-goal-letter_I_small = Буква I, маленькая
option-solitaire-goal-letter_I_stroke = Буква I, одна черта
option-solitaire-goal-letter_J = Буква J
option-solitaire-goal-letter_L = Буква L
option-solitaire-goal-letter_N = Буква N
option-solitaire-goal-letter_O = Буква O
option-solitaire-goal-letter_P = Буква P
option-solitaire-goal-letter_S = Буква S
option-solitaire-goal-letter_T = Буква T
option-solitaire-goal-letter_U = Буква U
option-solitaire-goal-letter_V = Буква V
option-solitaire-goal-letter_X = Буква X
option-solitaire-goal-letter_Y = Буква Y

solitaire-points = Штрафные очки
solitaire-left = На доске

solitaire-prompt-jump = Прыгните через соседний колышек в свободную лунку. Осталось колышков: { $count }. Задача: { $goal }.

solitaire-button-stop = Остановиться

solitaire-log-jump = { $start } прыгает на { $target }; колышек с { $over } уходит.
solitaire-log-stop = Прыжков достаточно.
solitaire-log-next = Доска снова полна. Очередь: { $colour }.

solitaire-end-perfect = Остался один колышек: одно штрафное очко.
    .headline = Безупречно!
solitaire-end-no_jump = Прыжков больше нет: { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.
solitaire-end-stopped = Остановка: { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.
solitaire-end-rounds = Все сыграли. Победа: { $winner }, { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.
solitaire-end-rounds_shared = Все сыграли, и первое место общее: у каждого { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.
solitaire-end-reached = Задача решена. Колышков на доске: { $count }.
    .headline = Получилось!
solitaire-end-missed = Прыжков больше нет, задача не решена: { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.
solitaire-end-given_up = Остановка до решения задачи: { $count } { $count ->
        [one] штрафное очко
        [few] штрафных очка
        *[other] штрафных очков
    }.

solitaire-outlook-open = Задача ещё решаема. Прыжков, ведущих к ней: { $count }.
solitaire-outlook-lost = Отсюда задачу не решить. Возьмите несколько прыжков назад.
solitaire-outlook-fewest = { $count ->
        [1] Отсюда ещё можно оставить один колышек.
       *[other] Отсюда в лучшем случае останется колышков: { $count }.
    }
solitaire-outlook-unknown = Выяснить, решаема ли ещё задача, не удалось.

solitaire-why-over = Игра окончена.
solitaire-why-no-hole = Колышки стоят в 33 лунках креста.
solitaire-why-no-peg = На { $hole } колышка нет.
solitaire-why-choose-hole = Теперь выберите свободную лунку, куда прыгнет колышек с { $hole }.
solitaire-why-cannot-jump = Колышек на { $hole } не может прыгать: нужен колышек рядом и свободная лунка сразу за ним.
solitaire-why-one-jump = По одному прыжку: следующий — это отдельный ход.
solitaire-why-filled = { $hole } занята: прыгают в свободную лунку.
solitaire-why-diagonal = Колышки прыгают прямо, по ряду или столбцу, а не наискосок.
solitaire-why-no-step = Колышки не шагают: они прыгают через соседа.
solitaire-why-too-far = Слишком далеко: прыгают ровно через один колышек.
solitaire-why-nothing-between = На { $hole } нет колышка, через который прыгать.
