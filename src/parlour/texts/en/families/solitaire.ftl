game-solitaire = Solitaire
    .tag = Jump until a single peg is left.

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

solitaire-points = Penalty points
solitaire-left = On the board

solitaire-prompt-jump = Jump over a neighbouring peg into a free hole. { $count ->
        [one] One peg is left.
       *[other] { $count } pegs are left.
    } Goal: { $goal }.

solitaire-button-stop = Stop here

solitaire-log-jump = { $start } jumps to { $target }; the peg on { $over } goes.
solitaire-log-stop = That is enough jumping.
solitaire-log-next = The board is filled again: { $colour } plays.

solitaire-end-perfect = A single peg is left: one penalty point.
    .headline = Perfect!
solitaire-end-no_jump = No jump is left: { $count } penalty points.
solitaire-end-stopped = Stopped with { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
solitaire-end-rounds = All have played. { $winner } wins with { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
solitaire-end-rounds_shared = All have played, and first place is shared, with { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } each.
solitaire-end-reached = The goal is reached, with { $count ->
        [one] one peg
       *[other] { $count } pegs
    } on the board.
    .headline = You did it!
solitaire-end-missed = No jump is left and the goal is missed: { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }
solitaire-end-given_up = Stopped before the goal was reached: { $count ->
        [one] one penalty point.
       *[other] { $count } penalty points.
    }

solitaire-outlook-open = The goal is still within reach: { $count ->
        [one] one jump leads there.
       *[other] { $count } jumps lead there.
    }
solitaire-outlook-lost = The goal is out of reach from here. Take some jumps back.
solitaire-outlook-fewest = { $count ->
        [one] From here a single peg can still be left.
       *[other] From here { $count } pegs are left at the best.
    }
solitaire-outlook-unknown = Whether the goal can still be reached was not found out.

solitaire-why-over = The game is over.
solitaire-why-no-hole = Pegs sit in the 33 holes of the cross.
solitaire-why-no-peg = There is no peg on { $hole }.
solitaire-why-choose-hole = Now choose the free hole into which the peg on { $hole } jumps.
solitaire-why-cannot-jump = The peg on { $hole } cannot jump: it needs a peg beside it and a free hole right behind that.
solitaire-why-one-jump = One jump at a time: the next one is a move of its own.
solitaire-why-filled = { $hole } is filled: a jump ends in a free hole.
solitaire-why-diagonal = Pegs jump straight along a row or a column, never diagonally.
solitaire-why-no-step = Pegs do not step: they jump over a neighbour.
solitaire-why-too-far = That is too far: a jump goes over exactly one peg.
solitaire-why-nothing-between = There is no peg on { $hole } to jump over.
