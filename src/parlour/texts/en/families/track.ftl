game-gaensespiel = The Game of the Goose
    .tag = Sixty-one squares, one die, and everything that can happen to a goose.
game-ganzenbord = Old Dutch Goose
    .tag = Two dice, thirteen geese, and a pot that grows with every mishap.
game-wedrenspel = The Horse Race
    .tag = Twice round the course, over hedge, ditch and mud.

option-gaensespiel-overshoot = Throwing too much at the end
    .help = What happens when a throw leads beyond 61.
option-gaensespiel-overshoot-bounce = Count on to 61 and back
option-gaensespiel-overshoot-full_back = Go back by the whole throw
option-gaensespiel-release_roll = The throw that frees
    .help = Whether the 6 on square 27 and the 4 on square 33 also move the piece.
option-gaensespiel-release_roll-moves = It is the move as well
option-gaensespiel-release_roll-frees = It only frees, then throw again
option-gaensespiel-open_table = Open table
    .help = The box has four pieces; an open table has room for up to ten players.

option-ganzenbord-purse = Chips for everyone
    .help = How many chips each player begins with.
option-ganzenbord-stake = First payment
    .help = What each player pays into the pot before the first throw, at most all there is.
option-ganzenbord-goose_forward = On a goose
    .help = Whether going on by the same throw is a choice.
option-ganzenbord-goose_forward-may = Go on or stay, as you like
option-ganzenbord-goose_forward-must = Always go on
option-ganzenbord-goose_back = On a goose, counting back
    .help = By how much a goose sends a pawn further back that overshot 63.
option-ganzenbord-goose_back-surplus = By the surplus again
option-ganzenbord-goose_back-throw = By the whole throw
option-ganzenbord-death_restart = After Death
    .help = Where a pawn begins again.
option-ganzenbord-death_restart-start = At the start
option-ganzenbord-death_restart-square_1 = On square 1

option-wedrenspel-horses_per_player = Horses for each player
    .help = With fewer than six players each may run several, up to four, while no more than twelve run.
option-wedrenspel-mud = The mud
    .help = The French booklet halves the next throw, the Dutch one every throw of the next turn.
option-wedrenspel-mud-next_throw = Halves the next throw
option-wedrenspel-mud-next_turn = Halves the next turn

track-horse = { $colour } { $number }

track-holding-roll-off = Thrown for the start
track-holding-square = Square
track-holding-misses = Turns to miss
track-holding-waits = Waiting as no.
track-holding-waits-for = Waits for
track-holding-half = Next throw counts half
track-holding-out = Out
track-holding-chips = Chips

track-button-throw = Throw
track-button-roll-off = Throw for the start
track-button-on = Go on by { $count }
track-button-stay = Stay on { $square }
track-button-stay-taken = Stay: it is occupied, so back to { $square }
track-button-toll = Pay { $chips } and stay
track-button-cross = Pay { $chips } and cross to { $square }

track-prompt-roll-off = Who begins? { $colour } throws.
track-prompt-roll-off-again = { $count } share the highest number and throw again. Now { $colour } throws.
track-prompt-throw = { $colour } throws.
track-prompt-half = { $colour } throws, but the throw counts half.
track-prompt-held = { $colour } is held on { $square }: only a { $pips } leads on.
track-prompt-freed = { $colour } is free and throws for the move.
track-prompt-goose = { $colour } is on a goose, on { $square }: go on by the same throw, or stay?
track-prompt-bridge = { $colour } is at the bridge: pay { $toll } and stay, or pay double and cross?

track-log-roll-off = { $colour } throws { $pips } for the start.
track-log-begins = { $colour } begins.
track-log-tie = A tie: those with the highest number throw again.
track-log-throw = { $colour } throws { $pips }.
track-log-walk = { $colour } moves to { $square }.
track-log-goose = { $colour } meets a goose on { $square }.
track-log-goose-on = A goose on { $square }: { $colour } goes on by the same throw.
track-log-goose-back = A goose again: { $colour } is sent back to { $square ->
        [0] the start
       *[other] { $square }
    }.
track-log-bounce = Too far: { $colour } counts back to { $square }.
track-log-full-back = Too far: { $colour } goes back by the whole throw, to { $square }.
track-log-leap = A first throw with wings: { $colour } goes straight to { $square }.
track-log-taken = { $square } is occupied: { $colour } goes back to { $old ->
        [0] the start
       *[other] { $old }
    }.
track-log-sent = { $colour } goes to { $square ->
        [0] the start
       *[other] { $square }
    }.
track-log-cross = { $colour } crosses the bridge to { $square }.
track-log-stay = { $colour } stays on { $square }.
track-log-finish = { $colour } is there.
track-log-out = { $colour } is out.
track-log-pay = { $colour } pays { $chips } into the pot.
track-log-cannot-pay = { $colour } has no chips left and owes nothing.
track-log-pot = { $colour } takes the pot: { $chips } chips.
track-log-nobody-behind = Nobody is behind { $colour }: there is nothing to wait for.
track-log-released = { $colour } is free again.
track-log-waits = { $colour } waits.
track-log-misses = { $colour } misses a turn.
track-log-held = { $colour } stays: only a { $pips } leads on.
track-log-freed = { $colour } is free.
track-log-halved = In the mud the throw counts half: { $count ->
        [0] no step
        [one] one step
       *[other] { $count } steps
    } for { $colour }.
track-log-again = { $colour } throws again.

track-end-goal = { $winner } wins: exactly on 61!
track-end-pot = { $winner } wins: exactly on 63, and the pot!
track-end-line = { $winner } wins: first over the line!
track-end-alone = { $winner } wins: nobody else is left.

track-why-over = The game is over.
track-why-roll-off = First the throws decide who begins. Now { $colour } throws.
track-why-throw = { $colour } throws; the rest follows from the dice.
track-why-by-dice = Nobody moves pieces here: they go where the dice lead.
track-why-decide = { $colour } is to choose one of the two buttons.
track-why-held = { $colour } leaves this square only with a { $pips }.
track-why-must-go-on = Here nobody may stay on a goose: it always leads on.
track-why-chips = Chips go into the pot where a square asks for them, and the winner takes them all.
track-why-start = Here everybody begins.
track-why-finish = This is the end: it must be reached exactly, or passed in a race.
track-why-plain = Square { $square } is a plain one.
track-why-both = First lap: { $first } Second lap: { $second }

track-square-goose = A goose: on by the same throw.

track-square-gaensespiel-3 = Just hatched and in a hurry: two squares on.
track-square-gaensespiel-6 = The first swim: miss a turn.
track-square-gaensespiel-9 = A dog: run ten squares on.
track-square-gaensespiel-12 = The gander bites: four squares back.
track-square-gaensespiel-18 = What a butterfly: miss a turn.
track-square-gaensespiel-21 = A frog for breakfast gives strength: four squares on.
track-square-gaensespiel-24 = Bathing was forbidden: miss a turn.
track-square-gaensespiel-27 = The family is asleep: only a 6 leads on.
track-square-gaensespiel-30 = After the wedding it goes quickly: two squares on.
track-square-gaensespiel-33 = Caught: only a 4 opens the cage.
track-square-gaensespiel-36 = The gooseherd drives you on: two squares.
track-square-gaensespiel-39 = It tastes too good: miss a turn.
track-square-gaensespiel-42 = The fox has the goose: ten squares back.
track-square-gaensespiel-45 = On the ice it slides along: throw again.
track-square-gaensespiel-48 = A sore throat: miss a turn.
track-square-gaensespiel-51 = The family runs a race: two squares on.
track-square-gaensespiel-54 = The goose fights the thief: throw again.
track-square-gaensespiel-57 = A broken leg: wait until everybody behind has passed.
track-square-gaensespiel-60 = Into the pot: out of the game.

track-square-ganzenbord-6 = The bridge: 5 chips to stay, or 10 to go on to 12.
track-square-ganzenbord-19 = The inn: pay 10 and miss a turn.
track-square-ganzenbord-31 = The well: pay 15 and wait until another comes.
track-square-ganzenbord-42 = The maze: pay 5 and go back to 37.
track-square-ganzenbord-52 = The prison: pay 10 and wait until another comes.
track-square-ganzenbord-58 = Death: pay 5 and begin again.

track-square-wedrenspel-4 = Too slow for the hedge: four squares back for a new run.
track-square-wedrenspel-44 = Too slow for the hedge: four squares back for a new run.
track-square-wedrenspel-8 = Over the wall and into the ditch: miss a turn.
track-square-wedrenspel-48 = Over the wall and into the ditch: miss a turn.
track-square-wedrenspel-14 = The horse refuses the gate: back to 9.
track-square-wedrenspel-54 = The horse refuses the gate: back to 49.
track-square-wedrenspel-21 = Mud: the next throw counts half.
track-square-wedrenspel-61 = Mud: the next throw counts half.
track-square-wedrenspel-25 = Stubborn in front of the wall: miss two turns.
track-square-wedrenspel-65 = Stubborn in front of the wall: miss two turns.
track-square-wedrenspel-28 = The pole has fallen: back to where the jump began.
track-square-wedrenspel-68 = The pole has fallen: back to where the jump began.
track-square-wedrenspel-34 = A sprained ankle: wait until all horses behind have passed.
track-square-wedrenspel-74 = A sprained ankle so late: out of the race.
