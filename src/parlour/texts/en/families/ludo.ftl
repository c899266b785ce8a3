game-maedn = Mensch ärgere Dich nicht
    .tag = Once around and home, unless somebody sends you back.

option-maedn-few_players = With two or three players
    .help = Who plays the colours that have no player.
option-maedn-few_players-plain = One colour each
option-maedn-few_players-all_colours = All four colours
option-maedn-backward_capture = Capture backwards
    .help = A piece may step back by the throw if it captures an opponent's piece there.
option-maedn-three_rolls = Three throws for a six
    .help = Who has no piece that could move throws up to three times to get a six.
option-maedn-no_jump_in_goal = No jumping in the goal
    .help = Pieces in the goal cannot be passed, so the last one home ends on a.
option-maedn-barriers = Barriers
    .help = Two pieces of a colour may share a square, and nobody passes them.
option-maedn-compulsory_capture = Duty to capture
    .help = Whether an opponent's piece that can be captured must be.
option-maedn-compulsory_capture-off = No duty
option-maedn-compulsory_capture-enforced = Must capture
option-maedn-compulsory_capture-penalty = A missed capture costs the piece
option-maedn-a_exit = Leaving A while pieces wait
    .help = Which throws move the piece on A while others of its colour wait.
option-maedn-a_exit-any = With every throw
option-maedn-a_exit-six_only = Only with a six
option-maedn-play_on = Play on for the places
    .help = The others go on after the first is home; otherwise the game ends there.

ludo-holding-home = home
ludo-holding-roll-off = thrown for the start

ludo-button-throw = Throw
ludo-button-roll-off = Throw for the start

ludo-prompt-roll-off = Who begins? { $colour } throws.
ludo-prompt-roll-off-again = { $count } share the highest number and throw again. Now { $colour } throws.
ludo-prompt-throw = { $colour } throws the die.
ludo-prompt-throw-for-six = Only a six helps: { $colour } has { $count ->
        [one] one throw
       *[other] { $count } throws
    } left.
ludo-prompt-enter = A six: { $colour } brings in a new piece.
ludo-prompt-six-clear-a = A six, but A is held: { $colour } first moves the piece on A.
ludo-prompt-clear-a = { $colour } has thrown { $pips } and must clear A, because pieces are waiting.
ludo-prompt-another = { $colour } has thrown { $pips }. The piece on A cannot move: choose another.
ludo-prompt-choose = { $colour } has thrown { $pips }: choose a piece.
ludo-prompt-only = { $colour } has thrown { $pips }: only one piece can move.
ludo-prompt-capture = { $colour } has thrown { $pips } and must capture.
ludo-prompt-penalty = { $colour } has thrown { $pips }: capture, or lose the piece that could have.
ludo-prompt-neutral = { $colour } has thrown { $pips }: move a piece of your own or a neutral one ({ $neutral }).
ludo-prompt-neutral-only = { $colour } has thrown { $pips }: move a neutral piece ({ $neutral }).

ludo-label-enter = { $colour }: bring in a new piece
ludo-label-move = { $colour }: move { $count } on
ludo-label-back = { $colour }: step { $count } back
ludo-label-goal = { $colour }: move to { $letter } in the goal
ludo-label-capture = { $move }, capture { $other }

ludo-log-roll-off = { $colour } throws { $pips } for the start.
ludo-log-begins = { $colour } begins.
ludo-log-tie = A tie: those with the highest number throw again.
ludo-log-throw = { $colour } throws { $pips }.
ludo-log-no-move = No move for { $colour }.
ludo-log-no-six = No move for { $colour }. { $count ->
        [one] One throw is left.
       *[other] { $count } throws are left.
    }
ludo-log-six-no-move = No move for { $colour }, but a six may throw again.
ludo-log-again = A six: { $colour } throws again.
ludo-log-enter = { $colour } brings in a new piece.
ludo-log-move = { $colour } moves { $count } on.
ludo-log-back = { $colour } steps { $count } back.
ludo-log-goal = { $colour } moves to { $letter } in the goal.
ludo-log-neutral-enter = { $colour } brings in a neutral piece.
ludo-log-neutral-move = { $colour } moves a neutral piece { $count } on.
ludo-log-neutral-goal = { $colour } moves a neutral piece to { $letter } in its goal.
ludo-log-take = { $other } is sent back to wait.
ludo-log-penalty = { $colour } missed a capture: the piece that could have made it goes back to wait.
ludo-log-home = { $colour } has all four pieces home: number { $place }.
ludo-log-home-last = { $colour } has all four pieces home.
ludo-log-home-neutral = { $colour } has all four pieces home and now helps the neutral ones in.

ludo-end-home = { $winner } wins: all four pieces came home first!
ludo-end-neutral_home = { $winner } wins: all four pieces are home, and so are the neutral ones!

ludo-why-over = The game is over.
ludo-why-roll-off-first = First it is thrown who begins. It is { $colour } to throw.
ludo-why-throw-first = { $colour } must throw first.
ludo-why-thrown = The die has been thrown and shows { $pips }. Now choose a piece.
ludo-why-no-square = Choose a piece of your colour, then the square it goes to.
ludo-why-empty = No piece stands there: choose one of your own.
ludo-why-not-yours = That piece is not yours to move.
ludo-why-other-colour = Your two colours move separately: { $colour } has its own turn.
ludo-why-choose-target = This piece can move: now choose the marked square.
ludo-why-needs-six = Only a six brings in a waiting piece.
ludo-why-a-held = A piece of that colour still stands on A: no other can come in before it has left.
ludo-why-a-barrier = A barrier stands on A: no piece can come in there.
ludo-why-enter-on-a = A new piece comes in on its A square.
ludo-why-marked-one = Waiting pieces are all alike: take the marked one.
ludo-why-six-enters = A six must bring in a new piece while one is waiting.
ludo-why-six-clears-a = While pieces wait, the six must move the piece on A.
ludo-why-clear-a = While pieces wait, the piece on A must move first.
ludo-why-six-leaves-a = While pieces wait, only a six moves the piece on A.
ludo-why-own-piece = A piece of your own stands there: every square holds one piece only.
ludo-why-foreign-goal = A goal can only be entered by its own colour.
ludo-why-not-on-b = Nobody moves onto the waiting squares: captured pieces go there.
ludo-why-too-far = With { $pips } this piece would run past the end of its goal.
ludo-why-turn-in = After its round a piece turns into its own goal and does not run past its A again.
ludo-why-goal-held = Goal square { $letter } is taken.
ludo-why-goal-jump = In the goal no piece may be passed.
ludo-why-distance = The die shows { $pips }: the piece goes exactly that far.
ludo-why-no-backward = Pieces only run forwards, the way the arrows point.
ludo-why-goal-back = A piece in the goal never goes back.
ludo-why-back-over-a = Going back never leads onto A or past it.
ludo-why-back-captures = Going back is only for capturing an opponent's piece.
ludo-why-neutral-back = Neutral pieces never capture backwards.
ludo-why-barrier-land = A barrier stands there: nobody can land on it.
ludo-why-barrier-pass = A barrier stands in the way: nobody passes it.
ludo-why-must-capture = An opponent's piece can be captured, so it must be.
