game-muehle = Nine Men’s Morris
    .tag = Three in a row, and a stone is yours.

option-muehle-flying = Jumping with three stones
    .help = A player with only three stones left may move to any free point.
option-muehle-take_from_mill_if_all = Take from mills if there is nothing else
    .help = If every enemy stone stands in a closed mill, any of them may be taken.
option-muehle-double_mill_takes_two = Two mills take two stones
    .help = Closing two mills with one stone takes two stones instead of one.
option-muehle-may_decline = Taking is optional
    .help = A player who closes a mill may leave the enemy stones alone.
option-muehle-repetition_draw = Draw by repetition
    .help = The game is drawn when the same position comes up this often. 0 switches it off.
option-muehle-no_mill_limit = Draw without taking
    .help = The game is drawn when each side has made this many moves and no stone was taken. 0 switches it off.

mill-in-hand = In hand
mill-taken = Taken

mill-prompt-place = { $colour } places a stone. { $count ->
        [one] The last one.
       *[other] { $count } are in hand.
    }
mill-prompt-move = { $colour } moves a stone along a line.
mill-prompt-jump = { $colour } has three stones: any of them may jump to any free point.
mill-prompt-take = A mill: { $colour } takes { $count ->
        [one] an enemy stone.
       *[other] { $count } enemy stones, one after the other.
    }

mill-button-decline = Take nothing

mill-log-place = { $colour } places on { $point }.
mill-log-move = { $colour } moves from { $start } to { $target }.
mill-log-jump = { $colour } jumps from { $start } to { $target }.
mill-log-mill = { $colour } closes { $count ->
        [one] a mill.
       *[other] two mills at once.
    }
mill-log-mill-in-vain = { $colour } closes a mill, but every enemy stone is safe in a mill of its own.
mill-log-take = { $colour } takes the stone on { $point }.
mill-log-decline = { $colour } takes nothing.

mill-end-fewer_than_three = { $winner } wins: { $loser } has fewer than three stones.
mill-end-blocked = { $winner } wins: { $loser } cannot move.
mill-end-repetition = A draw: the same position has come up again.
mill-end-no_stone_taken = A draw: no stone has been taken for a long time.

mill-why-over = The game is over.
mill-why-no-point = Stones stand on the corners and crossings of the lines.
mill-why-no-mill = No mill was closed just now, so there is no stone to take or leave.
mill-why-must-take = A mill takes a stone: choose one.
mill-why-take-enemy = A mill was closed: choose an enemy stone to take off the board.
mill-why-in-mill = The stone on { $point } stands in a closed mill and is safe there.
mill-why-place-first = Stones move only when all are placed. { $count ->
        [one] One is
       *[other] { $count } are
    } still in hand.
mill-why-occupied = { $point } is occupied: every point holds one stone.
mill-why-empty = There is no stone on { $point }: choose one of your own.
mill-why-not-yours = The stone on { $point } is not yours to move.
mill-why-stuck = The stone on { $point } is shut in: no neighbouring point is free.
mill-why-choose-target = Now choose the free point to which the stone on { $point } goes.
mill-why-not-next = { $start } and { $target } are not next to each other on a line.
mill-why-no-jumping = Jumping is not played here: three stones move like any others.
