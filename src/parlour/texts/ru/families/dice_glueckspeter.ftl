game-glueckspeter = Счастливчик Петер
    .tag = Кто первым избавится от всех жетонов, победил.

option-glueckspeter-chips = Жетонов каждому
    .help = От чего каждому надо избавиться.
option-glueckspeter-max_turns = Предел ходов
    .help = Если игра затянется, побеждает тот, у кого меньше всего жетонов.

dice-glueckspeter-log-sack = Десятка: { $colour } бросает жетон в мешок.
dice-end-rid = { $winner } побеждает: жетонов больше нет.
dice-end-fewest_chips = Последний ход сделан. { $winners ->
        [one] { $winner } побеждает: меньше всего жетонов.
       *[other] Первое место делят игроки, у кого меньше всего жетонов ({ $winners }).
    }
