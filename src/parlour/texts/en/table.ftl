# The table screen.

table-title = { $game }
table-title-yours = Your turn · { $game }
table-title-turn = { $name } is to move · { $game }
table-title-over = { $game } · finished
table-loading = Laying out the board …
table-board = Board
table-board-of = Board of { $game }
table-desk = What is to be done
table-panel = Rules, log and table
table-close = Close
table-failed = That did not work. Please try again.
table-offline = No connection just now. Please try again in a moment.

table-tab-rules = Rules
table-tab-log = Log
table-tab-table = Table

# seats
table-seats = Players
table-seat = Seat { $number }
table-open-seat = Free seat
table-seat-free = free
table-your-turn = Your turn
table-to-move = to move
table-turn-of = { $name } is to move.
table-you = you
table-thinking-here = thinking
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
table-watching = You are watching

# sites and pieces, for screen readers
piece-stone = stone
piece-pawn = pawn
piece-man = man
piece-peg = peg
piece-slab = stone
piece-cube = doubling cube
piece-queen = queen
piece-sheep = sheep
piece-wolf = wolf
piece-horse = horse
table-picker = Choose one
piece-other = piece
table-site = { $site }: { $held }
table-site-pieces = { $count } pieces: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = empty
table-site-able = { $where }, can be chosen
table-site-picked = { $where }, chosen
table-site-alarm = { $where }, marked: look here
table-site-target = { $where }, can go here

# dice and sheet
table-dice = Dice
table-die = Die showing { $face }
table-die-spent = Die showing { $face }, played
table-die-waiting = Die, not thrown yet
table-die-again = { $name }, throw again
table-throw = Throw
table-throw-again = { $count ->
    [one] Throw 1 die again
   *[other] Throw { $count } dice again
 }
table-choose-dice = Touch the dice to throw again
table-amount = How many
table-sheet = Score sheet
table-cell-open = Write in { $row }
table-cell-offer = { $row }: write { $points }

# doing
table-undo = Undo
table-hint-button = Hint
table-hint = The computer would play: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = First throw the dice.
table-hint-points = { $move }: { $figure } points to come on average
table-hint-chance = { $move }: a chance of { $figure } in 100
table-hint-other = { $move }: worth { $figure }
table-hint-wait = Looking for a good move …
table-hint-outlook = { $outlook } { $hint }
table-restart = To the start
table-solve = Solution
table-solving = Looking for a solution …
table-preparing = The computer is working something out: { $percent } %
table-see-rule = See the rule
table-asking-draw = { $name } offers a draw. Waiting for the answer.
table-asking-undo = { $name } would like to take a move back. Waiting for the others to agree.
table-asked-draw = { $name } offers a draw.
table-asked-undo = { $name } would like to take the last move back.
table-consent-draw = Agree
table-consent-undo = Allow it
table-refuse = No, play on

# log
table-log-empty = Nothing has happened yet.
table-log-earlier = { $count ->
    [one] Show one earlier turn
   *[other] Show { $count } earlier turns
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } takes back.
table-log-ask = { $name } asks to take back.
table-log-consent = { $name } agrees.
table-log-refuse = { $name } would rather play on.
table-log-rest = { $name } lets the box play on.
table-log-stop = { $name } plays again.
table-rest = Play the rest for me
table-rest-stop = I will play myself again
table-log-join = { $name } sits down.

# waiting, joining
table-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
 }
table-waiting-share = The dice still wait for what the browser of { $names } adds to them. The table has to be open there once.
table-waiting-help = Send them this link. The game begins as soon as everybody sits.
table-unsent = This waits here and is sent as soon as there is a line.
table-join-title = Sit down for { $game }?
table-join-with = At the table: { $names }
table-join-name = Your name
table-join-name-missing = Please tell the others your name.
table-join-seat = Your seat
table-sit-down = Sit down
table-watch = Just watch

# the end
table-end-you = You win!
table-end-you-with = You and { $names } win!
table-end-goes-to = This one goes to { $names }.
table-end-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
 }
table-end-place = { $place ->
    [2] You finish second of { $count }.
    [3] You finish third of { $count }.
   *[other] You finish number { $place } of { $count }.
 }
table-end-draw = A draw
table-end-draw-with = A draw between you and { $names }
table-end-nobody = Nobody wins this time
table-end-alone = The game is over
table-end-alone-lost = Not this time
table-save = Save the game
table-play-again = Play again
table-analyse = Analyse from here
table-play-from = Play from here
table-analysis-board = Analysis board
table-review = Look back at the game
table-tab-review = Review
table-ahead = { $count } more than the other side
table-replay-news = { $count ->
    [one] Back to the game: one new move
   *[other] Back to the game: { $count } new moves
}
table-watch-again = Watch it again
table-replay-of-game = Watch the game again
table-replay-of-solution = Watch a solution
table-replay-at = Move { $at } of { $length }
table-replay-back = One back
table-replay-forward = One on
table-replay-play = Play
table-replay-pause = Pause
table-replay-leave-game = Back to the end
table-replay-leave-solution = Back to my game
table-solution = This is how it can be done.

# about the table
table-turn = Turn
table-turn-board = Turn the board
table-players = Players
table-link = The link to this table, for free seats and for watching
table-copy = Copy link
table-copied = Copied
table-turning = Turn the board to whoever is to move
table-options = Rules in force
table-options-none = This game is always played the same way.
table-placed = This game began at a position that was set up.
table-yes = yes
table-no = no
table-fair = Fair dice
table-fair-sealed = Every throw follows from a secret seed. Its seal is shown now, the seed at the end, so that anyone can check that nothing was changed.
table-fair-open = The seed is open now. Whoever has the record can throw every die again and compare.
table-commitment = Seal
table-seed = Seed
table-check = Check the dice
table-check-going = Checking the dice …
table-check-good = The seed fits the seal from before the game, and { $count ->
        [one] the only throw follows
       *[other] all { $count } throws follow
    } from it. Your browser has computed that by itself.
table-check-good-shared = The seed fits the seal that your browser saw first, what your browser added is in the dice, and { $count ->
        [one] the only throw follows
       *[other] all { $count } throws follow
    } from it, with the odds of fair dice. Neither the server alone nor a player alone could choose them; your browser has computed that by itself.
table-check-known = { $count ->
        [one] One throw
       *[other] { $count } throws
    } had been seen before, because moves were taken back.
table-check-share = What your browser added to the dice is not in them.
table-check-odds = What the server says about throw { $number } does not fit the odds of fair dice.
table-check-seal = The seed does not fit the seal that was shown before the game.
table-check-count = You have seen { $seen } throws, but the server lists { $listed }.
table-check-throw = Throw { $number } does not follow from the seed.
table-check-offline = The server does not answer just now. Try again later.
table-verify = Save the record and run
table-record = Save the game as
table-format-json = Parlour record
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Match text
table-format-svg = Picture (SVG)
table-format-png = Picture (PNG)
table-link-copy = Copy the link
table-link-copied = The link is copied
table-format-film = Film (SVG)
table-new-game = New game, same seats
table-leave = Leave the table
table-leave-help = Nothing is lost: the table waits on the shelf under your games.
table-keys = Keys
table-key-arrows = ← ↑ → ↓
    .help = from place to place
table-key-enter = Enter
    .help = choose
table-key-escape = Esc
    .help = put back
table-key-t = T
    .help = throw
table-key-u = U
    .help = undo
table-key-h = H
    .help = hint
