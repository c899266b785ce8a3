game-backgammon = Backgammon
    .tag = Bring your stones home, bear them off, and know when to double.
game-puff = Puff
    .tag = Set your stones, run home, and throw again after a double.
game-langes_puff = Long Puff
    .tag = Both run the same way, and meet at every point.
game-russisches_puff = Russian Puff
    .tag = Two stones set, and from then on: set or move, as you like.
game-zickzack = Zick-Zack
    .tag = Set, run, bear off, and throw each other out on the way.
game-trictrac = Tric-Trac
    .tag = Points for hits, for stones brought out and for the great bridge.

option-backgammon-standard_rules = Common international rules
    .help = The game as clubs play it: your own first throw, both numbers if possible, and larger numbers bear off too.
option-backgammon-doubling = Doubling cube
    .help = Before a throw the stake may be doubled; whoever declines has lost.
option-backgammon-match_points = Match to so many points
    .help = Games follow each other until one side has the points. 0 is a single game.
option-backgammon-crawford = Crawford rule
    .help = In a match, the first game after somebody is one point short is played without the cube.
option-backgammon-cube_limit = Highest cube
    .help = The cube is never turned beyond this number.
option-backgammon-stake = Stake
    .help = Chips for each point that a single game is worth.
option-backgammon-max_turns = Turns at most
    .help = A game with so many turns of both sides is drawn. In a match it is the last one: whoever leads wins the match.
option-puff-pasch_count = Doubles count twice from the second on
    .help = Whether the second double is looked for within a turn or in the whole game.
option-puff-pasch_count-turn = In one turn
option-puff-pasch_count-game = In the whole game
option-puff-max_turns = Turns at most
    .help = After so many turns of both sides the game is drawn.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Both run the same way
    .help = Both colours set on 1 to 6 and run to 24, as in Long Puff.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Larger numbers bear off any stone
    .help = Otherwise a number larger than needed bears off the rearmost stone only.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Games in the series
    .help = Several games in a row; the sum of their values decides. Twelve are usual.
option-trictrac-target = Points for a game
    .help = Whoever reaches them first wins the game.
option-trictrac-entry_counts_start = The starting point counts
    .help = A number enters one point further on, so that a 1 can enter too.
option-trictrac-max_turns = Turns at most
    .help = After so many turns of a game, whoever has more points wins it, worth one; with equal points nobody does.

tables-holding-score = Score
tables-holding-games = Games left
tables-holding-points = Points
tables-holding-pips = Pips to go

tables-button-opening = Throw for the start
tables-button-throw = Throw
tables-button-roll = Throw
tables-button-double = Double to { $stake }
tables-button-take = Take
tables-button-drop = Drop
tables-button-end = Leave the rest
tables-button-off = Bear off with the { $number }
tables-button-short = Take your Hucke, one point short
tables-button-new = New setup
tables-button-continue = Play on from here

tables-label-step = { $step } with the { $number }

tables-notation-hand = hand
tables-notation-start = start
tables-notation-off = off

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Who begins? { $colour } throws one die.
tables-prompt-opening-two = Who begins? { $colour } throws both dice.
tables-prompt-throw = { $colour } throws.
tables-prompt-cube = { $colour } throws, or first doubles to { $stake }.
tables-prompt-answer = { $other } doubles to { $stake }. { $colour } takes, or drops and loses { $lost }.
tables-prompt-after = { $colour } has won this game: a new setup, or on from here with { $surplus ->
        [0] no points
        [one] one point
       *[other] { $surplus } points
    } to start from?
tables-prompt-short-only = { $colour } may take the Hucke one point short with { $numbers }, or leave it.
tables-prompt-optional = { $colour } may still play { $numbers }, or leave the rest.
tables-prompt-start = { $colour } brings stones into play with { $numbers }.
tables-prompt-enter = { $colour } first brings the stones on the bar back in, with { $numbers }.
tables-prompt-set = { $colour } sets stones with { $numbers }.
tables-prompt-set-or-move = { $colour } sets or moves with { $numbers }.
tables-prompt-one-number = { $colour } has thrown { $numbers }: only one number can be played.
tables-prompt-play = { $colour } plays { $numbers }.

tables-log-opening = { $colour } throws { $dice } for the start.
tables-log-begins = { $colour } begins.
tables-log-tie = Equal: both throw again.
tables-log-throw = { $colour } throws { $dice }.
tables-log-fourfold = Another double: { $colour } plays each number four times.
tables-log-same = { $colour } plays the same numbers, { $dice }.
tables-log-roll = { $colour } does not double.
tables-log-double = { $colour } doubles to { $stake }.
tables-log-take = { $colour } takes: the game is now worth { $stake }, and the cube is { $colour }’s.
tables-log-drop = { $colour } drops.
tables-log-end = { $colour } leaves { $numbers } unplayed.
tables-log-new = { $colour } wants a new setup.
tables-log-continue = { $colour } plays on from here.
tables-log-short = { $colour } takes the Hucke, one point short with { $numbers }.
tables-log-step = { $colour }: { $start } to { $target }.
tables-log-enter = { $colour } enters on { $target }.
tables-log-set = { $colour } sets on { $target }.
tables-log-off = { $colour } bears off from { $start }.
tables-log-hit = { $colour } hits one of { $other }’s stones.
tables-log-points = { $colour } has { $points ->
        [one] one point.
       *[other] { $points } points.
    }
tables-log-bridge = The great bridge stands: two points for { $colour }.
tables-log-rest = { $colour } cannot play { $numbers }.
tables-log-again = After a double { $colour } throws again.
tables-log-concede = { $colour } gives this game up.
tables-log-game = { $colour } wins the game, worth { $value }. Score { $score }.
tables-log-game-drawn = Nobody wins this game. Score { $score }.
tables-log-crawford = Crawford game: no doubling this time.

tables-lost-blocked = { $colour } cannot move with { $dice }: every point it leads to is closed.
tables-lost-bar = { $colour } cannot enter with { $dice }: the points are held.
tables-lost-higher-bar = { $colour } loses { $dice }: the { $high } must enter first, and its point is held.
tables-lost-higher = { $colour } loses { $dice }: the { $high } cannot be played, and the { $low } alone may not be.
tables-lost-lower = { $colour } loses { $dice }: the { $low } comes first and cannot be played.
tables-lost-upper = { $colour } cannot play the upper side of { $dice }, so the lower side is lost too.
tables-lost-setting = { $colour } cannot set with { $dice }: the points are held.
tables-lost-exact = { $colour } can bear off nothing with { $dice }: the numbers must be exact.
tables-lost-home = { $colour } can play nothing with { $dice }: no stone comes off exactly, and the points inside are closed.
tables-lost-start = { $colour } can bring no stone into play with { $dice }.
tables-lost-hucke = { $colour } loses { $dice }: every play would leave a single stone on the Hucke.

tables-end-single = { $winner } has borne off every stone. The game is worth { $value }, and { $winner } gets { $stake ->
        [one] one chip.
       *[other] { $stake } chips.
    }
tables-end-gammon = Gammon: { $loser } has borne off no stone. The game is worth { $value }, and { $winner } gets { $stake ->
        [one] one chip.
       *[other] { $stake } chips.
    }
tables-end-backgammon = Backgammon: { $loser } still has a stone on the bar or in { $winner }’s home. The game is worth { $value }, and { $winner } gets { $stake ->
        [one] one chip.
       *[other] { $stake } chips.
    }
tables-end-drop = { $loser } drops the double, and { $winner } gets { $stake ->
        [one] one chip.
       *[other] { $stake } chips.
    }
tables-end-borne_off = { $winner } has borne off every stone first.
tables-end-points = { $winner } has the points and wins the game, worth { $value }.
tables-end-limit = The turns are used up. { $drawn ->
        [yes] Nobody wins.
       *[no] { $winner } is ahead and wins.
    }
tables-end-match = { $winner } wins the match, { $score }.
tables-end-series = The series ends { $score }. { $drawn ->
        [yes] Nobody wins.
       *[no] { $winner } wins it.
    }

tables-why-over = The game is over.
tables-why-throw-first = First { $colour } throws the dice.
tables-why-cube-first = First decide: throw, or double.
tables-why-answer-first = First answer the double: take or drop.
tables-why-choose-first = First choose how the series goes on.
tables-why-touch-stones = Touch a stone of yours, then where it goes.
tables-why-no-place = There is no such place on the board.
tables-why-not-yours = That is not your stone.
tables-why-empty = No stone of yours lies there.
tables-why-is-out = This stone is out already.
tables-why-beside-the-board = This stone goes out: it comes into the tray beside the board, so touch that.
tables-why-start-first = First all stones leave the starting point; { $count ->
        [one] one still waits
       *[other] { $count } still wait
    } there. Only the stone that has just come in may go on.
tables-why-bar-first = First the bar: { $count ->
        [one] a stone waits
       *[other] { $count } stones wait
    } there to come back in.
tables-why-set-first = First set your stones: { $count ->
        [one] one is
       *[other] { $count } are
    } still in hand.
tables-why-just-set = A stone that was set with this throw rests until the next.
tables-why-choose-target = This stone can move: now touch where it goes.
tables-why-no-place-for-stone = Stones are not moved there.
tables-why-forward = Stones run one way only, and never back.
tables-why-distance = The numbers to play are { $numbers }: they do not lead there.
tables-why-one-does-not-enter = A 1 would end on the starting point itself: it brings no stone in.
tables-why-enemy-hucke = The other side’s Hucke is barred for you, even when it is empty.
tables-why-blocked = Point { $point } is held by two or more stones of the other side.
tables-why-no-combining = At home no stone takes both numbers: the second one goes to another stone.
tables-why-not-far-enough = The numbers do not carry this stone off the board.
tables-why-not-all-home = Stones are borne off only when all of yours are home.
tables-why-exact = This stone is borne off by a { $number } exactly.
tables-why-rearmost = A number larger than needed bears off the rearmost stone only.
tables-why-upper-first = First the upper side of the double: play the { $number } as often as you can.
tables-why-higher-enters = From the bar the higher number comes first: the { $number }.
tables-why-lower-first = The lower number is played first: the { $number }.
tables-why-hucke-single = After the throw your Hucke must not hold a single stone.
tables-why-only-higher = Only one number can be played, so it must be the higher: the { $number }.
tables-why-both = This step would leave another number of the throw unplayable, and as many as possible must be played.
