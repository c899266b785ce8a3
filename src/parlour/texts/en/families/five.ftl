game-fuenf_in_einer_reihe = Five in a Row
    .tag = Sixteen stones each, and five in a row win.

option-fuenf_in_einer_reihe-board_size = Size of the board
    .help = How many squares each side of the board has.
option-fuenf_in_einer_reihe-exact_five = Exactly five
    .help = Rows of six and more do not win.
option-fuenf_in_einer_reihe-relocation_limit = Draw after so many moves
    .help = The game is drawn when each side has moved standing stones this often. 0 switches it off.
option-fuenf_in_einer_reihe-repetition_draw = Draw by repetition
    .help = The game is drawn when the same position comes up this often once all stones are placed. 0 switches it off.

five-in-hand = In hand

five-prompt-place = { $colour } places a stone. { $count ->
        [one] The last one.
       *[other] { $count } are in hand.
    }
five-prompt-move = { $colour } moves one stone to any free square.

five-log-place = { $colour } places on { $square }.
five-log-move = { $colour } moves from { $start } to { $target }.

five-end-five = { $winner } wins with five in a row.
five-end-repetition = A draw: the same position has come up again.
five-end-long_enough = A draw: both sides have moved stones about for long enough.

five-why-over = The game is over.
five-why-no-square = Stones stand on the squares of the board.
five-why-place-first = Stones move only when all of yours are placed. { $count ->
        [one] One is
       *[other] { $count } are
    } still in hand.
five-why-occupied = { $square } is occupied: every square holds one stone.
five-why-hand-empty = Your hand is empty: choose one of your stones on the board, then a free square.
five-why-not-yours = The stone on { $square } is not yours to move.
five-why-choose-target = Now choose the free square to which the stone on { $square } goes.
five-why-same-square = The stone must leave { $square }: choose another square.
five-why-one-move = One stone moves once a turn.
