game-halma_stern10 = Халма на звезде
    .tag = Десять фишек, одна звезда, и самая длинная цепочка прыжков ваша.
game-sternhalma = Звёздная халма
    .tag = Большая звезда: по пятнадцать фишек, из угла в угол.
game-halma_a = Китайские шашки, вариант А
    .tag = От двух до шести игроков разом переходят звезду.
game-halma_b = Китайские шашки, вариант Б
    .tag = Никаких шагов: каждый ход — прыжок, хоть через целый ряд.
game-halma_eck = Халма
    .tag = Классика на 256 клетках, в одиночку или с партнёром.
game-twee_in_een_a = Два в одном: четыре против четырёх
    .tag = Халма на одну чашку чая.
game-twee_in_een_b = Два в одном: четыре против одной
    .tag = Четыре фишки, что не идут назад, ловят одну, что идёт куда угодно.
game-eckdame = Угловые шашки
    .tag = Из угла в угол по тёмным полям, и ни шагу назад.
game-pyramiden_dame = Шашки «Пирамида»
    .tag = Разберите свою пирамиду и постройте её на той стороне.
game-racado = Ракадо
    .tag = Кубик говорит, как далеко; на кого попали, тот вылетает.
game-tippy = Типпи
    .tag = Отнимите у фишки последнюю свободную точку, и она ваша.

option-halma_stern10-two_player_seats = Места двух игроков
    .help = Врозь: ни одна цель не служит кому-то домом. Напротив: каждый идёт в угол другого.
option-halma_stern10-two_player_seats-apart = Врозь
option-halma_stern10-two_player_seats-facing = Напротив
option-halma_stern10-full_target_wins = Полная цель побеждает
    .help = Вы побеждаете и тогда, когда все клетки вашей цели заняты и больше половины из них ваши: кто отсиживается дома, вас не остановит.
option-halma_stern10-turn_limit = Ходов на игрока
    .help = После стольких ходов впереди тот, кто привёл домой больше фишек.
option-halma_stern10-no_leaving_target = Кто дома, тот дома
    .help = Фишка в своей цели больше не может закончить ход вне её.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Команды четырёх игроков
    .help = Партнёры побеждают вместе, когда оба одновременно дома.
option-halma_eck-teams-none = Каждый за себя
option-halma_eck-teams-opposite = Противоположные углы вместе
option-halma_eck-teams-adjacent = Соседи вместе
option-halma_eck-full_target_wins = Полная цель побеждает
    .help = Вы дома и тогда, когда все клетки вашей цели заняты и больше половины из них ваши: кто отсиживается дома, вас не остановит.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Прыжки через целый ряд
    .help = Прыгать можно и через несколько фишек, стоящих подряд без пропусков.
option-twee_in_een_a-setup = Где начинают фишки
    .help = В углах или посередине противоположных краёв.
option-twee_in_een_a-setup-corner = В углу
option-twee_in_een_a-setup-edge = У края
option-twee_in_een_a-full_target_wins = Полная цель побеждает
    .help = Вы побеждаете и тогда, когда заняты все четыре клетки цели и хотя бы три фишки там ваши.
option-twee_in_een_a-turn_limit = Ходов на игрока
    .help = После стольких ходов впереди тот, кто привёл домой больше фишек.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Куда ходит одиночка
    .help = В коробке 315 она ходит во все стороны. Мы понимаем это как вперёд, назад и вбок; диагонали можно добавить.
option-twee_in_een_b-single_moves-straight = Только прямо
option-twee_in_een_b-single_moves-all_ways = И наискосок
option-twee_in_een_b-repetition_draw = Ничья при повторении
    .help = Ничья, если одна и та же позиция возникла столько раз. 0 выключает правило.
option-twee_in_een_b-turn_limit = Ходов на сторону
    .help = После стольких ходов каждой стороны ничья.
option-eckdame-full_target_wins = Полная цель побеждает
    .help = Вы побеждаете и тогда, когда все поля вашей цели заняты и больше половины из них ваши: кто отсиживается дома, вас не остановит.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Движение назад
    .help = Могут ли назад вести прыжки или также шаги.
option-pyramiden_dame-backward-jumps = Только прыжки
option-pyramiden_dame-backward-none = Никогда
option-pyramiden_dame-backward-all = Прыжки и шаги
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Места двух игроков
    .help = Врозь: ни один двор не служит кому-то домом. Напротив: каждый идёт в угол другого.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Как ходят на выпавшее число
    .help = Прямо, через всё, что стоит на пути, или шаг за шагом с поворотами, только по свободным клеткам и не дважды по одной.
option-racado-path-straight = Прямо
option-racado-path-free = С поворотами
option-racado-leave_court = Снова со двора
    .help = Фишки могут снова выйти со своего двора.
option-racado-turn_limit = Ходов на игрока
    .help = После стольких ходов каждого игра кончается, и фишки считают.
option-tippy-two_player_seats = Места двух игроков
    .help = В углах врозь или в углах напротив.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Ходов без окружения
    .help = Если каждый сделал столько ходов и никого не окружили, игра кончается.

halma-holding-home = В цели
halma-holding-court = Во дворе
halma-holding-left = Осталось фишек

halma-button-throw = Бросить
halma-button-pass = Пропустить ход

halma-pair = { $one } и { $other }
halma-all = несколько игроков

halma-prompt-move = Ход { $colour-genitive }: шаг или прыжки.
halma-prompt-hop = Ход { $colour-genitive }: прыгните фишкой.
halma-prompt-step = Ход { $colour-genitive }: шагните фишкой.
halma-prompt-rest = { $colour }: все дома. Ходите или пропустите ход и ждите партнёра.
halma-prompt-pass = { $colour }: ходить некуда, придётся подождать.
halma-prompt-throw = { $colour }: бросьте кубик.
halma-prompt-pips = { $colour }: выпало { $pips }. Пройдите фишкой ровно столько, по прямой.
halma-prompt-pips-free = { $colour }: выпало { $pips }. Пройдите фишкой ровно столько по свободным клеткам; поворачивать можно.
halma-prompt-pass-pips = { $colour }: выпало { $pips }, и ни одна фишка не может пройти столько.
halma-prompt-take = Окружено несколько фишек. { $colour }: снимите одну из них.
halma-prompt-four = { $colour } ходит одной из четырёх фишек, вперёд или вбок.
halma-prompt-single = { $colour } ходит одиночной фишкой на одну клетку.

halma-log-step = { $colour }: { $start }–{ $target }.
halma-log-hop = { $colour }: прыжок { $start }–{ $target }{ $count ->
        [1] .
       *[other] {""}, прыжков подряд: { $count }.
    }
halma-log-pass = { $colour }: ходить некуда, ход пропущен.
halma-log-rest = { $colour }: все дома, ход пропущен.
halma-log-throw = { $colour }: выпало { $pips }.
halma-log-capture = { $colour }: сбита фишка { $other-genitive } на { $field }.
halma-log-enclose = { $colour }: окружена и снята фишка { $other-genitive } на { $field }.
halma-log-out = У { $colour-genitive } не осталось фишек: конец игры для этой стороны.
halma-log-several = { $colour }: окружено несколько фишек, одну можно снять.

halma-end-home = { $how ->
        [team] Победа: { $winner }. Оба дома.
       *[alone] Победа: { $winner }. Все фишки дома.
    }
halma-end-full_target = { $how ->
        [team] Победа: { $winner }. Их цели полны, и больше половины там свои.
       *[alone] Победа: { $winner }. Цель полна, и больше половины там свои.
    }
halma-end-turn_limit = Последний ход сделан. { $how ->
        [team] Победа за теми, кто впереди: { $winner }.
        [shared] Победу делят: { $winner }.
       *[alone] Победа за тем, кто впереди: { $winner }.
    }
halma-end-stuck = Никто больше не может ходить. { $how ->
        [team] Победа за теми, кто впереди: { $winner }.
        [shared] Победу делят: { $winner }.
       *[alone] Победа за тем, кто впереди: { $winner }.
    }
halma-end-court = Все оставшиеся фишки одного цвета во дворе. { $how ->
        [shared] Фишек поровну, победу делят: { $winner }.
       *[alone] Больше всего фишек, и это победа: { $winner }.
    }
halma-end-last_standing = { $how ->
        [shared] Ни у кого не осталось фишек.
       *[alone] Победа: { $winner }. Больше ни у кого нет фишек.
    }
halma-end-no_pieces = Победа: { $winner }. Больше ни у кого нет фишек.
halma-end-quiet = Давно никого не окружали. { $how ->
        [shared] Фишек поровну, первое место делят: { $winner }.
       *[alone] Больше всего фишек, и это победа: { $winner }.
    }
halma-end-shut_in = Победа: { $winner }. Одиночка заперта.
halma-end-no_move = Победа: { $winner }. Ни одна из четырёх не может ходить.
halma-end-through = Победа: { $winner }. Одиночка позади всех четырёх.
halma-end-repetition = Ничья: та же позиция возникла снова.
halma-end-too_long = Ничья: никто не прорвался, и никого не заперли.

halma-why-over = Игра окончена.
halma-why-over-full = Игра окончена: цель была полна, и больше половины её занял тот, кому она назначена. Отсиживаться дома бесполезно.
halma-why-over-limit = Игра окончена: все сделали условленное число ходов. Фишки, оставшиеся дома, не считаются.
halma-why-over-stuck = Игра окончена: никто больше не мог ходить, и посчитали фишки в целях.
halma-why-throw-first = Сначала бросают кубик.
halma-why-choose-enclosed = Окружено несколько фишек: выберите ту, что уйдёт с доски.
halma-why-no-pass = Здесь ход не пропускают: какая-то фишка должна пойти.
halma-why-must-move = Кто может ходить, должен ходить; ждёт только запертый.
halma-why-nothing-moves = Ни одна ваша фишка не может ходить: пропустите ход.
halma-why-no-field = Фишки стоят на клетках доски.
halma-why-not-yours = Фишка на { $field } не ваша.
halma-why-empty = На { $field } фишки нет: выберите одну из своих.
halma-why-held = Эта фишка дома и внутри цели ходить не может.
halma-why-stuck = Фишка на { $field } сейчас не может ходить.
halma-why-choose-target = Теперь выберите, куда пойдёт фишка с { $field }.
halma-why-same-field = Ход не может кончиться там, где начался.
halma-why-occupied = { $field }: здесь занято.
halma-why-leave-target = Фишка, пришедшая домой, остаётся в цели.
halma-why-leave-court = Фишка во дворе больше не может выйти.
halma-why-pips = Фишка проходит ровно столько клеток: { $pips }, прямо в одну из шести сторон.
halma-why-pips-free = Фишка делает ровно столько шагов: { $pips }, по свободным клеткам и не дважды по одной; поворачивать можно.
halma-why-one-step = Фишка делает один шаг на соседнюю свободную клетку.
halma-why-no-diagonal = Фишки ходят здесь прямо, а не наискосок.
halma-why-no-diagonal-four = Четвёрка ходит прямо, а не наискосок.
halma-why-never-back = Четвёрка ходит вперёд или вбок, но не назад.
halma-why-step-forward = В эту сторону здесь не шагают.
halma-why-only-hops = Шагов в этой игре нет: каждый ход — прыжок.
halma-why-nothing-between = На { $field } никого нет, прыгать не через кого.
halma-why-hop-forward = Назад здесь не прыгают.
halma-why-row = Прыгают через одну фишку, а не через ряд.
halma-why-own = Через свои фишки здесь не прыгают.
halma-why-no-way = Ни шаг, ни цепочка прыжков не ведёт с { $start } на { $target }.
