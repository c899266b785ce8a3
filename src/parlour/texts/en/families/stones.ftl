game-fuenf_in_einer_reihe = Five in a Row
    .tag = Sixteen stones each, and five in a row win.
game-solitaire = Solitaire
    .tag = Jump until a single peg is left.

option-fuenf_in_einer_reihe-board_size = Size of the board
    .help = How many squares each side of the board has.
option-fuenf_in_einer_reihe-exact_five = Exactly five
    .help = Rows of six and more do not win.
option-fuenf_in_einer_reihe-relocation_limit = Draw after so many moves
    .help = The game is drawn when each side has moved standing stones this often. 0 switches it off.
option-fuenf_in_einer_reihe-repetition_draw = Draw by repetition
    .help = The game is drawn when the same position comes up this often once all stones are placed. 0 switches it off.
option-solitaire-goal = Goal
    .help = What is to be left on the board at the end. A letter is marked on the board.
option-solitaire-goal-fewest = As few pegs as possible
option-solitaire-goal-one_left = One peg, anywhere
option-solitaire-goal-one_in_centre = One peg in the centre
option-solitaire-goal-letter_A = Letter A
option-solitaire-goal-letter_C = Letter C
option-solitaire-goal-letter_D = Letter D
option-solitaire-goal-letter_E = Letter E
option-solitaire-goal-letter_E_large = Letter E, large
option-solitaire-goal-letter_F = Letter F
option-solitaire-goal-letter_H = Letter H, small
option-solitaire-goal-letter_H_wide = Letter H, wide
option-solitaire-goal-letter_I = Letter I
option-solitaire-goal-letter_I_small = Letter I, small
option-solitaire-goal-letter_I_stroke = Letter I, a stroke
option-solitaire-goal-letter_J = Letter J
option-solitaire-goal-letter_L = Letter L
option-solitaire-goal-letter_N = Letter N
option-solitaire-goal-letter_O = Letter O
option-solitaire-goal-letter_P = Letter P
option-solitaire-goal-letter_S = Letter S
option-solitaire-goal-letter_T = Letter T
option-solitaire-goal-letter_U = Letter U
option-solitaire-goal-letter_V = Letter V
option-solitaire-goal-letter_X = Letter X
option-solitaire-goal-letter_Y = Letter Y

stones-in-hand = in hand
stones-points = penalty points
stones-left = on the board

stones-prompt-place = { $colour } places a stone. { $count ->
        [one] The last one.
       *[other] { $count } are in hand.
    }
stones-prompt-move = { $colour } moves one stone to any free square.
stones-prompt-jump = Jump over a neighbouring peg into a free hole. { $count ->
        [one] One peg is left.
       *[other] { $count } pegs are left.
    } Goal: { $goal }.

stones-button-stop = Stop here

stones-log-place = { $colour } places on { $square }.
stones-log-move = { $colour } moves { $start } to { $target }.
stones-log-jump = { $start } jumps to { $target }; the peg on { $over } goes.
stones-log-stop = Enough jumped.
stones-log-next = The board is filled again: { $colour } plays.

stones-end-five = { $winner } wins with five in a row.
stones-end-repetition = A draw: the same position has come up again.
stones-end-long_enough = A draw: both sides have moved stones about for long enough.
stones-end-no_jump = { $count ->
        [one] Perfect: a single peg is left. One penalty point.
       *[other] No jump is left: { $count } penalty points.
    }
stones-end-stopped = Stopped with { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
stones-end-rounds = All have played. { $winner } wins with { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
stones-end-rounds_shared = All have played, and first place is shared, with { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } each.
stones-end-reached = The goal is reached, with { $count ->
        [one] one peg
       *[other] { $count } pegs
    } on the board.
stones-end-missed = No jump is left and the goal is missed: { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
stones-end-given_up = Stopped before the goal was reached: { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }

stones-outlook-open = The goal is still within reach: { $count ->
        [one] one jump leads there.
       *[other] { $count } jumps lead there.
    }
stones-outlook-lost = The goal is out of reach from here. Take some jumps back.
stones-outlook-fewest = { $count ->
        [one] From here a single peg can still be left.
       *[other] From here { $count } pegs are left at the best.
    }
stones-outlook-unknown = Whether the goal can still be reached was not found out.

stones-why-over = The game is over.
stones-why-no-square = Stones stand on the squares of the board.
stones-why-place-first = Stones move only when all of yours are placed. { $count ->
        [one] One is
       *[other] { $count } are
    } still in hand.
stones-why-occupied = { $square } is taken: every square holds one stone.
stones-why-hand-empty = Your hand is empty: choose one of your stones on the board, then a free square.
stones-why-not-yours = The stone on { $square } is not yours to move.
stones-why-choose-target = Now choose the free square to which the stone on { $square } goes.
stones-why-same-square = The stone must leave { $square }: choose another square.
stones-why-one-move = One stone moves once a turn.
stones-why-no-hole = Pegs sit in the 33 holes of the cross.
stones-why-no-peg = There is no peg on { $hole }.
stones-why-choose-hole = Now choose the free hole into which the peg on { $hole } jumps.
stones-why-cannot-jump = The peg on { $hole } cannot jump: it needs a peg beside it and a free hole right behind that.
stones-why-one-jump = One jump at a time: the next one is a move of its own.
stones-why-filled = { $hole } is filled: a jump ends in a free hole.
stones-why-diagonal = Pegs jump straight along a row or a column, not askew.
stones-why-no-step = Pegs do not step: they jump over a neighbour.
stones-why-too-far = That is too far: a jump goes over exactly one peg.
stones-why-nothing-between = There is no peg on { $hole } to jump over.
