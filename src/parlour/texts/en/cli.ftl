# The command line.

cli-help = Classic family games by their printed rules: in the browser, in the terminal, in Python.
cli-help-serve = Open the box: serve it on this machine and print the address.
cli-help-games = Show the shelf: every game with its boxes, players and minutes.
cli-help-rules = Read the rules of a game.
cli-help-play = Play a game in the terminal, against the computer.
cli-help-verify = Replay a recorded game and check its dice against the seed.
cli-help-review = Go through a recorded game with the strongest player: what was luck, what was decided, and what would have been better.
cli-help-review-json = Write the whole review into this file too.
cli-help-doctor = Show what is running: compiled or not, which versions, where data lies.
cli-help-perft = Count the move sequences from a position, depth by depth.
cli-help-cluster = A Dask cluster does the work: its address, or local:4 to try one of four processes.
cli-help-journal = Lines of JSON, one per finished batch: whoever stops and starts again goes on from there. Unless named, they lie in `build/lab` until all is done.
cli-help-uci = Be a chess program: UCI on standard input and output, for any board that speaks it.
cli-help-hub = Be a draughts program on 10 × 10: the Hub protocol on standard input and output.
cli-help-join = Let a player of this machine take an open seat at somebody’s table.
cli-help-join-link = The table’s link, as it is sent to friends.
cli-help-join-player = A level from 1 to 5, or the name of a player that another package brings.
cli-help-join-name = The name at the table; without it the player’s own.
cli-unknown-player = Nobody here is called { $name }. There are: { $players }.
cli-joined = Sits in seat { $seat }; the seat’s token is { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = The game is over: place { $place } of { $players }.
cli-no-protocol = { $game } is not known to this protocol.
cli-help-kniffel = Solve Kniffel for one player, once and for all: the strongest computer and the hints then know the exact worth of every choice.

cli-help-game = A game’s id or title, as in `parlour games`.
cli-help-language = The language, one of { $languages }; by default that of the terminal.
cli-help-seats = The number of players.
cli-help-preset = Set all options at once: to the letter of the print, as most people play, or as the booklet of a language or box has it. `parlour rules GAME --anchor presets` lists them.
cli-help-option = A printed variant, such as flying=no; may be given again.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; the next free one if it is in use.
cli-help-data = The file in which tables are kept.
cli-help-database = Keep tables in this PostgreSQL database instead of a file; several servers may share it.
cli-help-forget = Forget a table with everything that was done at it, or a nickname wherever it stands. The server must not run meanwhile.
cli-help-forget-table = Codes or links of tables.
cli-help-forget-name = A nickname, exactly as it was typed.
cli-help-backup = Save all tables into one file, also while they are played at.
cli-help-backup-file = The file to write; one that exists is replaced when the new one is whole.
cli-help-restore = Put a saved file in the place of the data file. No server may be using that.
cli-help-restore-file = A file that was written by parlour backup.
cli-help-repair = Save what can still be read of a damaged data file to a new file.
cli-help-repair-file = The new file; the damaged one stays as it is.
cli-help-copy = Copy all tables of a data file into an empty PostgreSQL database.
cli-help-copy-file = The data file; no server may be using it.
cli-help-copy-database = The database; it must not hold tables yet.
cli-help-open = Open the browser too.
cli-help-lan = Open the box to everybody in the local network.
cli-help-anchor = Only this section.
cli-help-seat = The seat you take, from 1; given again, several people share the keyboard.
cli-help-watch = Take no seat: watch the computers play.
cli-help-level = How strong the computer is: 1 to 5.
cli-help-seed = The same text gives the same dice.
cli-help-quick = Dice fall, and forced moves are made, by themselves.
cli-help-save = Write the game down in this file.
cli-help-print = Write a game’s board, pieces to cut out, score sheet and rules in short into a file for the printer.
cli-help-paper = The paper.
cli-help-field = How far apart fields are, in millimetres; a board larger than the paper comes on several sheets with cut marks. Without it, the board fills one sheet.
cli-help-out = The file; its ending says what it is.
cli-wrong-paper = { $paper } is no paper that can be printed on. There are: { $papers }.
cli-wrong-print = { $file } should end in .pdf or .svg.
cli-print-too-large = That would take too many sheets of paper. Take smaller fields.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-printed = { $count ->
    [1] { $file }: one sheet of { $paper }. Print it at 100 %, not fitted to the page.
   *[other] { $file }: { $count } sheets of { $paper }. Print them at 100 %, not fitted to the page.
}
cli-help-record = A game that was written down.
cli-help-depth = How many moves deep.
cli-help-position = The position to count from, in the game’s notation; by default its start.

cli-unknown-language = There are no texts in “{ $language }”. There are: { $languages }.
cli-unknown-game = There is no game “{ $name }” on the shelf. There are: { $games }.
cli-unknown-game-near = There is no game “{ $name }” on the shelf. Did you mean { $near }?
cli-several-games = Several games are called “{ $name }”. Which one: { $games }?
cli-unknown-preset = { $game } has no preset “{ $name }”. It has: { $presets }.
cli-unknown-option = { $game } has no option “{ $name }”. It has: { $options }.
cli-unknown-anchor = The rules of { $game } have no section “{ $anchor }”. They have: { $anchors }.
cli-wrong-seats = { $game } is for { $seats } players.
cli-wrong-seat = Seats are numbered from 1 to { $seats }.
cli-wrong-value = { $name } cannot be “{ $value }”. Allowed: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = yes or no
cli-allowed-number = { $low } to { $high }
cli-allowed-number-off = { $low } to { $high }, or 0 for off
cli-no-folder = There is no folder { $path }.
cli-file-unreadable = { $path } cannot be read: { $error }.
cli-file-too-large = { $path } is too large to be a recorded game.

cli-serving-stop = Ctrl+C closes it.
cli-cannot-serve = { $host } cannot be listened on: { $error }.

cli-column-game = Game
cli-column-players = Players
cli-column-minutes = Minutes
cli-column-boxes = In the box
cli-games-next = parlour play GAME starts one, parlour rules GAME explains it.

cli-you = you
cli-welcome = Type a move or its number; help shows what else you can type.
cli-commitment = The dice are already settled. Their seal: { $commitment }
cli-seed = The dice came from the seed { $seed }
cli-thinking = { $colour } is thinking …
cli-hint-thinking = Thinking about it …
cli-ask-move = Your move
cli-throw-first = First the dice: press Enter.
cli-more-moves = … and { $count } more: moves shows them all.
cli-no-move = “{ $text }” is no legal move here. moves shows them all, help what else you can type.
cli-no-throw = “{ $text }” means nothing here. Press Enter to throw, or type help.
cli-see-rules = (rules { $anchor }: { $section })
cli-hint = A good move: { $move }
cli-undone = Taken back.
cli-undone-dice = Taken back. The dice stay as they were.
cli-nothing-to-undo = There is nothing to take back.
cli-left = You have left the table.
cli-saved = Written down in { $path }
cli-over = The game is over
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What can be typed at the table; several words may mean the same.
cli-word-help = help, ?
cli-word-moves = moves
cli-word-board = board
cli-word-hint = hint
cli-word-undo = undo
cli-word-rules = rules
cli-word-quit = quit, exit
cli-word-yes = yes, y
cli-word-no = no, n
cli-play-help =
    a move   in the game’s notation, or its number in the list
    Enter    throws the dice; makes the move if there is only one
    moves    all legal moves
    board    the board again
    hint     a good move
    undo     back to before your last move
    rules    the rules; rules SECTION for a part of them
    quit     leaves the table

cli-record-replays = { $actions ->
        [one] 1 action replays
       *[other] { $actions } actions replay
    } by the rules of { $game }, version { $version }.
cli-record-dice = { $throws ->
        [one] 1 throw follows
       *[other] All { $throws } throws follow
    } from the seed.
cli-record-dice-unseen = The seed is not told yet: { $throws ->
        [one] 1 throw was
       *[other] { $throws } throws were
    } not checked.
cli-record-no-dice = No dice were thrown.
cli-record-commitment = The seed is the one that was fixed before the game.
cli-record-no-commitment = Nobody fixed a seed before the game.
cli-record-known-before = { $throws ->
        [one] One throw
       *[other] { $throws } throws
    } had been seen before, because moves were taken back.
cli-record-proven-nobody = Proven: the dice follow from a seed that the box had fixed and from { $shares ->
        [one] what one player’s browser added
       *[other] what { $shares } players’ browsers added
    } to it afterwards, so that neither the box alone nor a player alone could have chosen them.
cli-record-proven-fixed = Proven: the dice follow from a seed that was fixed before the game, so that nobody changed them on the way; whoever fixed it could have chosen it.
cli-record-proven-nothing = Proven: the dice follow from the seed, and no more than that, since nobody knows when the seed was chosen.
cli-record-result = The result is right. { $result }
cli-record-unfinished = The game is not over: there is no result to check.
cli-record-wrong = This record does not hold: { $error }
cli-record-unknown-game = This record is of a game that is not on the shelf: “{ $game }”.

cli-perft-depth = depth { $depth }
cli-perft-line = depth { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = The best play is worth { $worth } points on average. Solved in { $seconds } s and kept in { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } on { $machine }
cli-doctor-package = installed in { $path }
cli-doctor-compiled = The fast part runs compiled: all { $count } modules.
cli-doctor-python-code = The fast part runs uncompiled: everything works, only slower.
cli-doctor-partly = { $compiled } of { $count } modules of the fast part run compiled.
cli-doctor-stale = Changed since it was compiled, so the old code runs: { $modules }
cli-doctor-compile = `make compile` compiles the fast part, with { $compiler }.
cli-doctor-no-compiler = There is no C compiler here: install gcc, then run `make compile`.
cli-doctor-data = Tables are kept in { $path }
cli-doctor-data-backup = They are saved in one file by: parlour backup FILE
cli-doctor-data-new = Tables will be kept in { $path }
cli-doctor-guests = Other packages bring: { $names }
cli-doctor-fault = { $package } { $version } brings { $name }, which was left out: { $reason }
cli-doctor-lookups = What computer players look up
cli-lookup-kept = kept, { $megabytes } MB
cli-lookup-under-way = { $percent } % done
cli-lookup-later = worked out when it is first needed
cli-lookup-made = { $name } is worked out and kept, in { $seconds } s.
cli-lookup-not-kept = { $name } is worked out, but cannot be kept in { $folder }.
cli-lookup-unknown = There is no lookup { $name }. Lookups: { $lookups }
cli-help-lookups = What computer players look up: what is kept, what is being worked out. Named ones are worked out anew.
cli-help-lookups-name = A lookup, or how its name begins.
cli-doctor-parts = Parts
cli-doctor-missing = not installed

cli-help-lab = The lab: many games at once, and what they tell.
cli-help-facts = Play a game many times and tell how long it lasts, how often pieces are taken, and whether it helps to begin.
cli-help-games-count = How many games are played.
cli-help-facts-all = Every game on the shelf; games that are in the folder already are not played again.
cli-help-facts-level = Who plays: 0 at random, 1 to 5 a computer of that level.
cli-help-facts-seed = The seed: the same one gives the same facts.
cli-help-facts-folder = Where facts and pictures are kept.
cli-help-facts-cores = How many processes play; all cores unless told.

lab-game-or-all = Name a game, or say --all for the whole shelf.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } games, { $seats ->
        [one] one player
       *[other] { $seats } players
    }
lab-at-random = Played at random, seed { NUMBER($seed, useGrouping: 0) }. Intervals hold with 95 % confidence.
lab-by-level = Played by computers of level { $level }, seed { NUMBER($seed, useGrouping: 0) }. Intervals hold with 95 % confidence.
lab-row-length = mean length in throws and decisions
lab-row-longest = longest game
lab-row-takes = actions that take a piece away
lab-row-first = won by whoever began
lab-row-seat = won by seat { $seat }
lab-row-reason = ended by: { $reason }
lab-exact = Exact mean length, from the Markov chain: { $exact }
lab-kept = Kept in { $folder }
lab-length = throws and decisions
lab-games = games
lab-column-game = game
lab-column-seats = players
lab-column-length = mean length
lab-column-takes = takes
lab-column-first = won by whoever began
cli-help-almanac = Find out, for every game and its main options, how long it takes, whether it helps to begin, how often the lead changes and what luck decides.
cli-help-almanac-folder = Where what was played is written down: whoever stops and starts again goes on from there.
cli-help-almanac-pieces = Play no more than the first so many pieces; 0 sums up what is there.
cli-help-almanac-out = Where the figures go.
lab-almanac = the almanac
lab-no-almanac = { $file } is no almanac: name another file by --out, or put this one away.
lab-almanac-stopped = Stopped. The same command goes on where this one was; what was played is summed up.
lab-almanac-level = level
lab-almanac-games = games
lab-almanac-minutes = minutes
lab-almanac-first = won by whoever began, of 100
lab-almanac-luck = luck
cli-help-duel = Let one player meet another many times, from both sides of every opening and on all seats in turn.
cli-help-duel-player = A level (5), one with more positions (5*10) or fewer (5/30), or a rival: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; where installed stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = The share that A is to win: it stops as soon as that is sure, either way.
cli-help-duel-seed = The seed: the same one plays the same games, on however many cores.
cli-help-duel-brake = Seconds may end a level’s thoughts before its positions do; without it only positions count, so that a busy machine measures as well as a quiet one.
cli-help-ladder = Every level against the one below it, game by game; the table that docs/players.md shows.
cli-help-ladder-games = The games; the whole shelf unless told.
cli-help-ladder-out = Write the table down, as Markdown, row by row; what is in it already is not measured again.
lab-duel-title = { $game }: { $first } against { $second }, { $seats } seats, seed { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } won by { $first }, standard error { $error }, { NUMBER($games, useGrouping: 0) } games
lab-duel-counts = { $won } won, { $shared } shared, { $lost } lost; { $points } points per game more than the others, standard error { $points_error }
lab-duel-time = CPU time per choice of { $first }: { $mean } ms, longest { $longest } ms; { $length } actions per game
lab-duel-ends = Ends: { $reasons }
lab-duel-sure = Sure: { $sure ->
    [more] at least as much as asked.
   *[less] less than asked.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } holds something else than the table of a ladder; it stays as it is.
lab-duel-column-pair = levels
lab-duel-column-share = won
lab-duel-column-error = SE
lab-duel-column-games = games
lab-duel-column-time = ms per choice, longest
lab-duel-column-version = version
lab-duel-column-seed = seed
lab-duel-column-date = day
lab-ladder-undecided = nobody decides
lab-ladder-alone = alone
lab-ladder-measured = { $date }, seed { $seed }, at most { $games } games a rung. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] compiled.
   *[no] not compiled.
  }
cli-help-soak = Play random games over the whole shelf with every law on, and tell which were broken.
cli-help-soak-seed = The seed: the same one plays the same games.
lab-soak-start = { NUMBER($games, useGrouping: 0) } random games with the laws on, seed { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = No law was broken in { NUMBER($games, useGrouping: 0) } games of { $kinds } kinds ({ NUMBER($actions, useGrouping: 0) } actions, seed { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] A law was broken once. The line above shows it again: setup and seed of the game.
   *[other] Laws were broken { $count } times. The lines above show them again: setup and seed of each game.
}

cli-help-bearoff = Work out the bear-off tables of backgammon, for the common rules and for the printed ones, and keep them.
cli-help-bearoff-stones = For up to so many stones.
cli-help-train = Let the computer players of the backgammon board learn by playing against themselves.
cli-help-train-lesson = What to learn, as in backgammon_standard.
cli-help-train-folder = Where unfinished lessons are kept.
bearoff-standard = common rules
bearoff-printed = printed rules
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } positions. { $stones } stones on the sixth point take { $turns } turns on average.
train-no-lesson = There is no lesson { $name }. Lessons: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Say what to forget: tables by their codes or links, or a nickname with --name.
cli-forget-in-use = The box is open at { $address }. Close it first, so that nothing is written meanwhile.
cli-forget-failed = Nothing was forgotten: { $detail }
cli-forget-nothing = There is no such table and no such name here.
cli-forgotten = { $tables ->
        [0] No table is
        [one] One table is
       *[other] { $tables } tables are
    } forgotten, and a name on { $names ->
        [0] no seat
        [one] one seat
       *[other] { $names } seats
    }. Backups still hold them.
cli-copying = Copying
cli-copy-not-empty = The database holds tables already. Copy into an empty one, so that nothing is mixed or lost.
cli-copy-failed = Nothing was copied: { $detail }
cli-copied = { $count ->
    [one] One table is copied. Serve it with: parlour serve --database ADDRESS
   *[other] { $count } tables are copied. Serve them with: parlour serve --database ADDRESS
}

cli-backed-up = { $count ->
    [one] One table is saved in { $path }
   *[other] { $count } tables are saved in { $path }
}
cli-backup-failed = Nothing was saved: { $detail }
cli-restored = The tables in { $path } are those that were saved.
cli-restored-before = What was there before is kept in { $path }
cli-restore-in-use = A server is using the data file ({ $address }). Please stop it first.
cli-restore-failed = Nothing was changed: { $detail }
cli-repaired = Saved in { $path }: { $tables } tables, { $cut } of them without their last moves. Lost: { $lost }. Look at them with: parlour serve --data { $path }
cli-repair-failed = Nothing could be saved: { $detail }

# What frames the help of a command, and what is wrong with what was typed; then what is to be put in where, in capitals.
cli-usage = Usage:
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-required = [required]
cli-usage-default = [default: { $value }]
cli-help-help = Show this help.
cli-missing-argument = { $name } is missing.
cli-no-option = There is no option { $name }.
cli-no-option-near = There is no option { $name }. Perhaps: { $near }.
cli-no-command = There is no command “{ $name }”.
cli-no-command-near = There is no command “{ $name }”. Perhaps: { $near }.
cli-too-much = This is too much: { $words }.
cli-wrong-use = { $name } is not used like this.
cli-wrong-parameter = { $name } cannot have this value.
cli-wrong-range = { $name } cannot have this value. Allowed: { $allowed }
cli-see-help = { $command } --help tells more.
cli-stopped = Stopped.

cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-arguments = ARGS
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-value = VALUE
cli-metavar-text = TEXT
cli-metavar-table = TABLE
cli-metavar-section = SECTION
cli-metavar-link = LINK
cli-metavar-player = PLAYER
cli-metavar-lesson = LESSON
cli-metavar-code = CODE
cli-metavar-record = RECORD
