game-schach = Шахматы
    .tag = Два короля, две армии и никакой удачи.

game-raeuberschach = Шахматные поддавки
    .tag = Потеряйте всё, и вы победили.

game-bienenhausschach = Шахматы «Улей»
    .tag = Что взяли, ставьте обратно туда, где оно мешает.

game-maharadscha = Шахматы с махараджей
    .tag = Одна фигура против целой армии.

option-schach-en_passant = Взятие на проходе
    .help = Пешку, только что пошедшую на два поля, пешка соперника может взять так, будто та прошла одно.
option-schach-strict_castling = Строгая рокировка
    .help = Ни одно поле между королём и ладьёй не должно быть под ударом, даже поле рядом с ладьёй на ферзевом фланге.
option-schach-repetition_draw = Ничья при повторении
    .help = Ничья, если одна и та же позиция возникла столько раз. 0 выключает правило.
option-schach-fifty_move_limit = Ничья без продвижения
    .help = Ничья, если каждая сторона сделала столько ходов без взятий и ходов пешками. 0 выключает правило.

option-raeuberschach-compulsory_capture = Бить обязательно
    .help = Кто может взять, должен взять; чем и что, решает сам.
option-raeuberschach-promote_to_king = Пешка может стать королём
    .help = На последней горизонтали пешку можно превратить и в короля.
option-raeuberschach-blocked_player = Кому некуда ходить
    .help = Что бывает, если фигуры есть, но ни одна не может ходить.
option-raeuberschach-blocked_player-passes = пропускает ход
option-raeuberschach-blocked_player-wins = побеждает
option-raeuberschach-blocked_player-draw = сводит вничью
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = Ничья, если каждая сторона сделала столько ходов без взятий и ходов пешками.

option-bienenhausschach-pawns_put_back = Взятые пешки ставят
    .help = Куда угодно, как в книжке правил, или только не на крайние горизонтали.
option-bienenhausschach-pawns_put_back-anywhere = На любое свободное поле
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = На горизонтали 2–7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Предел партии
    .help = После стольких ходов каждой стороны ничья. 0 выключает правило.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = король
piece-lady = ферзь
piece-rook = ладья
piece-bishop = слон
piece-knight = конь
piece-footman = пешка
piece-maharajah = махараджа

chess-letter-king = Кр
    .english = K
    .figurine = ♔
chess-letter-lady = Ф
    .english = Q
    .figurine = ♕
chess-letter-rook = Л
    .english = R
    .figurine = ♖
chess-letter-bishop = С
    .english = B
    .figurine = ♗
chess-letter-knight = К
    .english = N
    .figurine = ♘
chess-letter-maharajah = М
    .english = M
    .figurine = M

chess-mover-king = король
chess-mover-lady = ферзь
chess-mover-rook = ладья
chess-mover-bishop = слон
chess-mover-knight = конь
chess-mover-footman = пешка
chess-mover-maharajah = махараджа

# Винительный падеж: «бьёт короля»

chess-taken-king = короля
chess-taken-lady = ферзя
chess-taken-rook = ладью
chess-taken-bishop = слона
chess-taken-knight = коня
chess-taken-footman = пешку
chess-taken-maharajah = махараджу

# После «в»: «в ферзя»

chess-become-king = короля
chess-become-lady = ферзя
chess-become-rook = ладью
chess-become-bishop = слона
chess-become-knight = коня

chess-taken = Взято
chess-to-put-back = Поставить обратно
chess-castling-both = Обе рокировки возможны
chess-castling-short = Возможна короткая рокировка
chess-castling-long = Возможна длинная рокировка

chess-prompt-move = Ход { $colour-genitive }.
chess-prompt-check = Шах! { $colour }: надо спасать { $piece }.
chess-prompt-take = { $colour }: есть взятие, значит, надо бить.
chess-prompt-put-back = { $colour }: поставьте { $piece } обратно на свободное поле.
chess-prompt-place = { $colour }: выберите поле для махараджи.
chess-prompt-pass = { $colour }: ходить нечем, ход пропускается.

chess-button-pass = Пропустить ход
chess-button-king = Король
chess-button-lady = Ферзь
chess-button-rook = Ладья
chess-button-bishop = Слон
chess-button-knight = Конь

chess-log-move = { $colour }: { $piece } с { $start } на { $target }.
chess-log-take = { $colour }: { $piece } бьёт { $taken }, { $start }–{ $target }.
chess-log-castle-short = { $colour }: короткая рокировка.
chess-log-castle-long = { $colour }: длинная рокировка.
chess-log-promote = Пешка превращается в { $piece }.
chess-log-check = Шах: { $colour-dative } надо защищать { $piece }.
chess-royal-king = короля
chess-royal-maharajah = махараджу
chess-log-put-back = { $colour }: { $piece } поставили обратно на { $square }.
chess-log-place = { $colour }: махараджа встаёт на { $square }.
chess-log-pass = { $colour }: ходить нечем, ход пропущен.

chess-end-checkmate = Мат: победа { $winner-genitive }, { $loser-dative } не спасти { $piece }.
chess-end-stalemate = Ничья: пат, ходов нет, и шаха нет.
chess-end-material = Ничья: ни у кого не осталось фигур, чтобы поставить мат.
chess-end-repetition = Ничья: та же позиция возникла снова.
chess-end-fifty_moves = Ничья: долго не было ни взятий, ни ходов пешками.
chess-end-move_limit = Ничья: партия дошла до своего предела.
chess-end-bare_king = Ничья: у белых остался только король, мат не поставит никто.
chess-end-no_pieces = Победа { $winner-genitive }: терять больше нечего. А у { $loser-genitive } фигуры ещё есть.
chess-end-blocked = Победа { $winner-genitive }: ни одна фигура этой стороны не может ходить. У { $loser-genitive } ходы ещё были бы.
chess-end-blocked_draw = Ничья: чей ход, тому ходить нечем.

chess-why-over = Игра окончена.
chess-why-squares = Фигуры стоят на 64 полях доски.
chess-why-must-pass = Ни одна фигура не может ходить: пропустите ход.
chess-why-no-pass = Ход есть, поэтому пропускать нельзя.
chess-why-empty = На { $square } фигуры нет: выберите одну из своих.
chess-why-not-yours = Фигурой на { $square } вам ходить нельзя.
chess-why-choose-target = Теперь выберите поле, куда пойдёт фигура с { $square }.
chess-why-one-move = Одна фигура, один ход: покажите, где она стоит и куда идёт.
chess-why-same-square = Ход ведёт на другое поле.
chess-why-stuck = Фигуре на { $square } некуда ходить.
chess-why-must-take = Есть взятие, значит, надо бить.
chess-why-own-piece = На { $square } стоит ваша фигура.
chess-why-blocked = На пути фигура на { $square }, а эта прыгать не умеет.
chess-why-way-king = Король ходит на одно поле в любую сторону.
chess-why-way-lady = Ферзь ходит по прямым: по горизонталям, вертикалям и диагоналям.
chess-why-way-rook = Ладья ходит по горизонталям и вертикалям.
chess-why-way-bishop = Слон ходит по диагоналям.
chess-why-way-knight = Конь прыгает на два поля прямо и одно в сторону.
chess-why-way-maharajah = Махараджа ходит как король или прыгает как конь.
chess-why-way-footman = Пешка ходит на одно поле прямо, а бьёт на одно поле вперёд наискосок.
chess-why-pawn-blocked = Прямо пешка ходит только на свободные поля.
chess-why-pawn-double = На два поля можно пойти только с начальной горизонтали пешки.
chess-why-pawn-rests = Эту пешку поставили на её последнюю горизонталь: там она стоит, пока её не возьмут.
chess-why-pawn-takes = Наискосок пешка ходит, только когда бьёт.
chess-why-no-en-passant = Взятия на проходе здесь нет.
chess-why-choose-piece = Пешка дошла: выберите, в какую фигуру она превратится.
chess-why-no-king = Здесь пешка не может стать королём.
chess-why-castling-moved = Король или ладья уже ходили, или ладьи нет: рокировки в эту сторону нет.
chess-why-castling-between = Для рокировки все поля между королём и ладьёй должны быть свободны.
chess-why-castling-check = Под шахом король не рокируется.
chess-why-castling-attacked = { $square } под ударом: через это поле король не рокируется.
chess-why-king-attacked = { $square } под ударом: вести { $piece } туда нельзя.
chess-why-in-check = Королю шах: уйдите, закройтесь фигурой или возьмите нападающего.
chess-why-pinned = Фигура на { $square } прикрывает короля и не может открыть его под удар.
chess-why-occupied = { $square } занято: выберите свободное поле.
chess-why-put-pawn = На первую и последнюю горизонтали пешку ставить нельзя.
chess-why-put-bishop = Слона ставят на поле того же цвета, на котором он был взят.
chess-why-put-check = С фигурой на { $square } вашему королю был бы шах.
chess-why-no-place = Куда ни поставь взятую фигуру, вашему королю будет шах.
chess-why-place-attacked = Белые бьют { $square }: махараджа не может начать там.
