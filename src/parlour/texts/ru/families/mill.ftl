game-muehle = Мельница
    .tag = Три в ряд, и чужая фишка ваша.

option-muehle-flying = Прыжки с тремя фишками
    .help = Игрок, у которого осталось три фишки, может ходить на любую свободную точку.
option-muehle-take_from_mill_if_all = Снимать из мельниц, если больше неоткуда
    .help = Если все фишки соперника стоят в закрытых мельницах, можно снять любую.
option-muehle-double_mill_takes_two = Две мельницы снимают две фишки
    .help = Кто одной фишкой закрывает две мельницы, снимает две фишки вместо одной.
option-muehle-may_decline = Снимать не обязательно
    .help = Закрыв мельницу, фишки соперника можно не трогать.
option-muehle-repetition_draw = Ничья при повторении
    .help = Ничья, если одна и та же позиция возникла столько раз. 0 выключает правило.
option-muehle-no_mill_limit = Ничья без снятых фишек
    .help = Ничья, если каждая сторона сделала столько ходов и ни одна фишка не снята. 0 выключает правило.

mill-in-hand = В руке
mill-taken = Снято

mill-prompt-place = { $colour }: поставьте фишку. { $count ->
        [1] Это последняя.
       *[other] В руке их { $count }.
    }
mill-prompt-move = { $colour }: передвиньте фишку по линии.
mill-prompt-jump = { $colour }: осталось три фишки, любая может прыгнуть на любую свободную точку.
mill-prompt-take = Мельница. { $colour }: снимите { $count ->
        [one] фишку соперника.
       *[other] фишки соперника одну за другой, всего { $count }.
    }

mill-button-decline = Не снимать

mill-log-place = { $colour }: фишка на { $point }.
mill-log-move = { $colour }: { $start }–{ $target }.
mill-log-jump = { $colour }: прыжок { $start }–{ $target }.
mill-log-mill = { $colour }: { $count ->
        [one] мельница закрыта.
       *[other] закрыты сразу две мельницы.
    }
mill-log-mill-in-vain = { $colour }: мельница закрыта, но все фишки соперника под защитой своих мельниц.
mill-log-take = { $colour }: снята фишка с { $point }.
mill-log-decline = { $colour }: ничего не снято.

mill-end-fewer_than_three = Победа { $winner-genitive }: у { $loser-genitive } меньше трёх фишек.
mill-end-blocked = Победа { $winner-genitive }: { $loser-dative } некуда ходить.
mill-end-repetition = Ничья: та же позиция возникла снова.
mill-end-no_stone_taken = Ничья: давно не снято ни одной фишки.

mill-why-over = Игра окончена.
mill-why-no-point = Фишки стоят на углах и пересечениях линий.
mill-why-no-mill = Мельницы сейчас не было, поэтому снимать или оставлять нечего.
mill-why-must-take = Мельница снимает фишку: выберите её.
mill-why-take-enemy = Мельница закрыта: выберите фишку соперника, чтобы снять её с доски.
mill-why-in-mill = Фишка на { $point } стоит в закрытой мельнице и там в безопасности.
mill-why-place-first = Ходить можно, когда расставлены все фишки. В руке ещё { $count }.
mill-why-occupied = { $point } занята: на точке место для одной фишки.
mill-why-empty = На { $point } фишки нет: выберите одну из своих.
mill-why-not-yours = Фишкой на { $point } вам ходить нельзя.
mill-why-stuck = Фишка на { $point } заперта: ни одной свободной соседней точки.
mill-why-choose-target = Теперь выберите свободную точку, куда пойдёт фишка с { $point }.
mill-why-not-next = { $start } и { $target } не соседние точки одной линии.
mill-why-no-jumping = Прыжков здесь нет: три фишки ходят как все.
