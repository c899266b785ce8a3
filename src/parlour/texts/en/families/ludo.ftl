game-maedn = Mensch ärgere Dich nicht
    .tag = Once around and home, unless somebody sends you back.

option-maedn-few_players = With two or three players
    .help = Who plays the colours that have no player.
option-maedn-few_players-plain = One colour each
option-maedn-few_players-all_colours = All four colours
option-maedn-backward_capture = Capture backwards
    .help = A piece may step back by the throw if it captures an opponent’s piece there.
option-maedn-three_rolls = Three throws for a six
    .help = Whoever has no piece that could move throws up to three times to get a six.
option-maedn-no_jump_in_goal = No jumping in the goal
    .help = Pieces in the goal cannot be passed, so the last one home ends on a.
option-maedn-barriers = Barriers
    .help = Two pieces of a colour may share a square, and nobody passes them.
option-maedn-compulsory_capture = Duty to capture
    .help = Whether an opponent’s piece that can be captured must be.
option-maedn-compulsory_capture-off = No duty
option-maedn-compulsory_capture-enforced = Must capture
option-maedn-compulsory_capture-penalty = A missed capture costs the piece
option-maedn-a_exit = Leaving A while pieces wait
    .help = Which throws move the piece on A while others of its colour wait.
option-maedn-a_exit-any = With every throw
option-maedn-a_exit-six_only = Only with a six
option-maedn-play_on = Play on for the places
    .help = The others go on after the first is home; otherwise the game ends there.

game-einigkeit = Unity Is Strength
    .tag = Two against two: partners build walls and come home together.
option-einigkeit-compulsory_capture = Duty to capture
    .help = What happens when an opponent’s piece that can be captured is not.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = The merciless cousin: even your own pawns get knocked out.
option-mens_erger_je_niet-board = Side of the board
    .help = The board has four colours on one side and six on the other.
option-mens_erger_je_niet-board-four = Four colours
option-mens_erger_je_niet-board-six = Six colours
option-mens_erger_je_niet-double_colours = Two colours for some
    .help = With fewer players than colours, some play two; otherwise everyone plays one.
option-mens_erger_je_niet-goal_return = Too high a throw in the goal
    .help = Where a pawn ends that would run past the end of its goal.
option-mens_erger_je_niet-goal_return-wait = Count back from d
option-mens_erger_je_niet-goal_return-back_onto_track = Count back, even out onto the track
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = The Chase
    .tag = One piece each, once around the star, and everybody at your heels.
option-verfolgungsjagd-tips = Starting tips
    .help = Where the players stand on the six tips of the star.
option-verfolgungsjagd-tips-spread = Spread around the star
option-verfolgungsjagd-tips-neighbours = Side by side
option-verfolgungsjagd-tips-0-2 = One free tip between the two
option-verfolgungsjagd-tips-0-1-3 = Two side by side, then a free tip, then the third
option-verfolgungsjagd-tips-0-1-4 = Two side by side, then two free tips, then the third
option-verfolgungsjagd-tips-0-1-2-4 = Three side by side, then a free tip, then the fourth

game-spielwiese = Enchanted Playground
    .tag = Build the board yourselves, then race each other around it.
option-spielwiese-sets = Parts at hand
    .help = The basic set is for up to four players; with the supplementary set up to eight can play.
option-spielwiese-sets-basic = Basic set
option-spielwiese-sets-both = With the supplementary set
option-spielwiese-parts = The board
    .help = Which parts make the centre. Every player’s arm goes on one of its outer sides.
option-spielwiese-star_squares = Star squares
    .help = What happens when a throw ends exactly on a star.
option-spielwiese-star_squares-off = Nothing
option-spielwiese-star_squares-may = The piece may jump on
option-spielwiese-star_squares-must = The piece must jump on
option-spielwiese-three_rolls = Always three throws for a six
    .help = Whoever has no piece on the track throws up to three times, not only at the beginning.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = The next player may send a piece back
option-spielwiese-no_jump_in_goal = No jumping in the goal
    .help = Pieces in the goal cannot be passed.
option-spielwiese-six_enters = A six with a piece waiting
    .help = Whether it must bring in a piece.
option-spielwiese-six_enters-must = Must bring one in
option-spielwiese-six_enters-may = May be moved instead
option-spielwiese-first_seat = Who begins
    .help = The seat of the youngest player.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = square part
ludo-part-triangle = triangular part
ludo-part-half_round = half-round part
ludo-kit-empty = A board needs parts: choose some.
ludo-kit-stock = { $sets ->
        [1] The basic set has only { $count } of the { $part }.
       *[other] The { $part }: there are only { $count } of it.
    }
ludo-kit-joints = { $sets ->
        [1] The basic set has only { $joints } joints: no more parts can be joined.
       *[other] There are only { $joints } joints: no more parts can be joined.
    }
ludo-kit-middle = The { $part } has one straight side only: it stands at an end, never in the middle.
ludo-kit-alone = The { $part } cannot stand alone.
ludo-kit-sides = This board has { $sides } outer sides: too few for { $players } players.

ludo-holding-home = Home
ludo-holding-roll-off = Thrown for the start
ludo-holding-partner = Home, partner
ludo-holding-steps = Points to go

ludo-site-square = track square { $number }
ludo-site-star = star, track square { $number }
ludo-site-a = start square A of { $colour }
ludo-site-goal = goal square { $letter } of { $colour }
ludo-site-b = waiting square { $number } of { $colour }

ludo-button-throw = Throw
ludo-button-roll-off = Throw for the start
ludo-button-waive = Let it pass

ludo-prompt-roll-off = Who begins? { $colour } throws.
ludo-prompt-roll-off-again = { $count } share the highest number and throw again. Now { $colour } throws.
ludo-prompt-throw = { $colour } throws the die.
ludo-prompt-throw-for-six = Only a six helps: { $colour } has { $count ->
        [one] one throw
       *[other] { $count } throws
    } left.
ludo-prompt-throw-fresh = { $colour } throws for the pawn that has just come in.
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
ludo-prompt-breach = A six breaks the wall on A: { $colour } brings in a new piece, and both builders fly out.
ludo-prompt-six-free = A six: { $colour } brings in a new piece or moves another.
ludo-prompt-fresh = { $colour } has thrown { $pips } and plays the pawn that has just come in.
ludo-prompt-judged = { $colour } has thrown { $pips } and can capture. Whoever misses that may lose a piece.
ludo-prompt-judge = { $other } missed a capture. { $colour } may send back one of { $other }’s pieces from the track, or let it pass.
ludo-prompt-star = { $colour } has thrown { $pips }: choose a piece. On a star it may jump on to the next free one.

ludo-label-enter = { $colour }: bring in a new piece
ludo-label-move = { $colour }: move { $count } on
ludo-label-back = { $colour }: step { $count } back
ludo-label-goal = { $colour }: move to { $letter } in the goal
ludo-label-jump = { $colour }: move onto the star and jump on
ludo-label-judge = Send this piece of { $colour } back
ludo-label-capture = { $move }, capture { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] the piece in front
    [last] the last piece
   *[between] piece { $number } from the front
})

ludo-notation-enter = new piece
ludo-notation-back = back

ludo-log-roll-off = { $colour } throws { $pips } for the start.
ludo-log-begins = { $colour } begins.
ludo-log-tie = A tie: those with the highest number throw again.
ludo-log-throw = { $colour } throws { $pips }.
ludo-log-no-move = No move for { $colour }.
ludo-log-no-six = No move for { $colour }. { $count ->
        [one] One throw is left.
       *[other] { $count } throws are left.
    }
ludo-log-six-no-move = No move for { $colour }, but a six gives another throw.
ludo-log-again = A six: { $colour } throws again.
ludo-log-enter = { $colour } brings in a new piece.
ludo-log-move = { $colour } moves { $count } on.
ludo-log-back = { $colour } steps { $count } back.
ludo-log-goal = { $colour } moves to { $letter } in the goal.
ludo-log-neutral-enter = { $colour } brings in a neutral piece.
ludo-log-neutral-move = { $colour } moves a neutral piece { $count } on.
ludo-log-neutral-goal = { $colour } moves a neutral piece to { $letter } in its goal.
ludo-log-take = { $other } is sent back to wait.
ludo-log-take-own = { $other } knocks out a pawn of the same colour.
ludo-log-start-again = { $other } is caught and starts again.
ludo-log-past-start = The throw would lead past the start point: { $colour } stays.
ludo-log-one-again = A one: { $colour } throws again.
ludo-log-first-pawn = { $colour }’s first turn: a pawn comes in without a six.
ludo-log-counted-back = { $colour } overshoots the goal and is back on the track.
ludo-log-barrier = { $colour } has a barrier.
ludo-log-wall = { $colour } builds a wall.
ludo-log-wall-together = { $colour } and { $other } build a wall together.
ludo-log-breach = Breach of the peace: { $colour } throws down the wall that stands on A.
ludo-log-jump = { $colour } jumps on to the next free star.
ludo-log-lap = { $colour } jumps past the goal and begins a new lap.
ludo-log-missed = { $colour } missed a capture: { $other } decides what follows.
ludo-log-judged = { $colour } sends one of { $other }’s pieces back for the missed capture.
ludo-log-waived = { $colour } lets { $other }’s missed capture pass.
ludo-log-penalty = { $colour } missed a capture: the piece that could have made it goes back to wait.
ludo-log-home = { $colour } has all four pieces home: number { $place }.
ludo-log-home-last = { $colour } has all four pieces home.
ludo-log-home-neutral = { $colour } has all four pieces home and now helps the neutral ones in.

ludo-end-home = { $winner } wins: all four pieces came home first!
ludo-end-neutral_home = { $winner } wins: all four pieces are home, and so are the neutral ones!
ludo-end-side_home = { $winner } and { $partner } win: their eight pieces are home!
ludo-end-around = { $winner } wins: once around the star and back on the start point!

ludo-why-over = The game is over.
ludo-why-roll-off-first = First the throws decide who begins. Now { $colour } throws.
ludo-why-throw-first = { $colour } must throw first.
ludo-why-thrown = The die has been thrown and shows { $pips }. Now choose a piece.
ludo-why-no-square = Choose a piece of your colour, then the square it goes to.
ludo-why-empty = No piece stands there: choose one of your own.
ludo-why-not-yours = That piece is not yours to move.
ludo-why-other-colour = Your two colours move separately: { $colour } has a turn of its own.
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
ludo-why-goal-held = Goal square { $letter } is occupied.
ludo-why-goal-jump = In the goal no piece may be passed.
ludo-why-distance = The die shows { $pips }: the piece goes exactly that far.
ludo-why-no-backward = Pieces only run forwards, the way the arrows point.
ludo-why-goal-back = A piece in the goal never goes back.
ludo-why-back-over-a = Going back never leads onto A or past it.
ludo-why-back-captures = Going back is only for capturing an opponent’s piece.
ludo-why-neutral-back = Neutral pieces never capture backwards.
ludo-why-barrier-land = A barrier stands there: nobody can land on it.
ludo-why-barrier-pass = A barrier stands in the way: nobody passes it.
ludo-why-must-capture = An opponent’s piece can be captured, so it must be.
ludo-why-partner = { $colour } is your partner and moves those pieces.
ludo-why-a-wall = A wall of your own side stands on A: no third piece can come in there.
ludo-why-wall-land = A wall stands there: nobody can land on it.
ludo-why-wall-pass = A wall stands in the way: nobody passes it, not even its builders.
ludo-why-breach = A hostile wall stands on your A: the six must bring in a piece and throw it down.
ludo-why-goal-final = A pawn that has reached the goal stays where it is.
ludo-why-fresh-plays = The pawn that has just come in must be played.
ludo-why-count-back = With { $pips } this pawn reaches no free goal square, not even by counting back.
ludo-why-must-jump = On a star a piece must jump on to the next free star.
ludo-why-next-star = From a star it is only a jump to the next free star.
ludo-why-judge = Choose one of { $colour }’s pieces on the track to send it back, or let it pass.
ludo-why-judge-goal = Pieces in the goal are safe: choose one on the track, or let it pass.
