game-fuenf_in_einer_reihe = Пять в ряд
    .tag = По шестнадцать фишек, и побеждают пять в ряд.

option-fuenf_in_einer_reihe-board_size = Размер доски
    .help = Сколько полей на каждой стороне доски.
option-fuenf_in_einer_reihe-exact_five = Ровно пять
    .help = Ряды из шести и больше не выигрывают.
option-fuenf_in_einer_reihe-relocation_limit = Ничья после стольких ходов
    .help = Ничья, если каждая сторона столько раз переставила стоящие фишки. 0 выключает правило.
option-fuenf_in_einer_reihe-repetition_draw = Ничья при повторении
    .help = Ничья, если после расстановки всех фишек одна и та же позиция возникла столько раз. 0 выключает правило.

five-in-hand = В руке

five-prompt-place = { $colour }: поставьте фишку. { $count ->
        [1] Это последняя.
       *[other] В руке их { $count }.
    }
five-prompt-move = { $colour }: переставьте одну фишку на любое свободное поле.

five-log-place = { $colour }: фишка на { $square }.
five-log-move = { $colour }: { $start }–{ $target }.

five-end-five = Победа { $winner-genitive }: пять в ряд.
five-end-repetition = Ничья: та же позиция возникла снова.
five-end-long_enough = Ничья: обе стороны уже достаточно переставляли фишки.

five-why-over = Игра окончена.
five-why-no-square = Фишки стоят на полях доски.
five-why-place-first = Ходить можно, когда расставлены все ваши фишки. В руке ещё { $count }.
five-why-occupied = { $square } занято: на поле место для одной фишки.
five-why-hand-empty = Рука пуста: выберите одну из своих фишек на доске, потом свободное поле.
five-why-not-yours = Фишкой на { $square } вам ходить нельзя.
five-why-choose-target = Теперь выберите свободное поле, куда пойдёт фишка с { $square }.
five-why-same-square = Фишка должна уйти с { $square }: выберите другое поле.
five-why-one-move = За ход одна фишка ходит один раз.
