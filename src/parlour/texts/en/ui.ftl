# The frame: header, shelf, game page.

ui-title = { $page } · Parlour
ui-home = Parlour, to the shelf
ui-skip = Skip to the page
ui-loading = Just a moment …
ui-try-again = Try again
ui-to-shelf = To the shelf
ui-box = A box of classic family games
ui-unreached = Parlour cannot be reached just now. We keep trying.
ui-needs-script = Parlour needs JavaScript to lay out its boards.

ui-language = Language
ui-theme = Light: { $now }. Change
ui-theme-system = as in the system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-sound-on = Sound is on
ui-sound-off = Sound is off

ui-offline = No connection. We keep trying.
ui-dropped = A move you made offline came too late: the table had gone on without it.
ui-close = Close
ui-offline-kept = No connection. Your move is kept and will be sent.

ui-trouble-nowhere = There is nothing here
    .help = This address leads past the shelf. Perhaps a letter got lost on the way.
ui-trouble-table = This table does not exist
    .help = Check the link, or lay a new table: the boxes are on the shelf.
ui-trouble-game = This game is not on the shelf
    .help = It may come one day. Until then there are others to play.
ui-trouble-offline = The box cannot be reached
    .help = The connection is down. Nothing is lost: try again in a moment.
ui-trouble-broken = Something went wrong
    .help = That was our mistake, not yours. Try again.

# Boxes

box-travel = Travel Box
    .tag = Small boards for long journeys
box-box315 = Box 315
    .tag = Games for the family table
box-big = The Big Collection
    .tag = Boards, dice and fifty ways to use them
box-halma_mill = Halma & Mill
    .tag = Two boards, two old friends
box-playground = Playground
    .tag = A race on a board of your own making
box-brought = Brought Along
    .tag = Games from other packages

# The shelf

shelf-title = What shall we play?
shelf-lead = Open a box, choose a game. The computer is always ready, and friends can join by a link.
shelf-boxes = Boxes
shelf-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
shelf-in-box = In { $box }
shelf-empty = The shelf is still empty.
shelf-find = Search by any name
shelf-players = How many play
shelf-players-any = Players
shelf-players-of = { $count ->
    [1] 1 player
   *[other] { $count } players
}
shelf-length = How long it takes
shelf-length-any = Length
shelf-length-short = Up to 15 minutes
shelf-length-medium = Up to half an hour
shelf-length-long = Longer
shelf-nature = Luck or thought
shelf-nature-any = Luck or thought
shelf-nature-thought = Thought alone
shelf-nature-both = Thought and luck
shelf-nature-luck = Luck alone
shelf-dice = Dice
shelf-dice-any = Dice
shelf-dice-with = With dice
shelf-dice-without = Without dice
shelf-filters = More to choose by
occasions = By occasion
occasion-quick = Ten minutes
    .why = Over in about { $minutes } minutes
occasion-children = With children
    .why = The dice run, and everybody can win
occasion-think = For two who think
    .why = No luck, only the two of you
occasion-round = A big round
    .why = Up to { $most } play
occasion-alone = Alone
    .why = Needs nobody else
shelf-forget = Clear
shelf-show-all = All games
shelf-show-boxes = Back to the boxes
shelf-none = No game fits. Take something back, or clear the search.
shelf-alias = found as “{ $name }”
page-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
page-players-range = { $low } to { $high } players
page-players-some = { $counts } players
page-minutes = { $minutes } minutes

# Tables you sit at

mine-title = Your tables
mine-none = No table is laid yet. The first one waits in a box below.
mine-offline = This is the box as it was last here. Your tables lie with the server, and so does everything to play with; they come back with it.
mine-your-turn = Your turn
mine-waiting = { $name } is to move
mine-waits-people = Waiting for players
mine-won = You won
mine-over = Finished
mine-more = Show all
mine-me = Name, statistics, other devices
mine-just-now = just now
mine-put-away = Put away: { $names }
mine-away = { $count ->
    [one] One table is put away
   *[other] { $count } tables are put away
}
mine-take-out = Take out again: { $names }
mine-delete = Delete for good: { $names }
mine-delete-sure = Delete

# A game’s page

page-set-up = Set up the table
page-start = Start
page-starting = Laying the table …
page-start-failed = The table could not be laid. Try again.
page-seat-count = Players
page-seats = Who plays?
page-seat = Seat { $number }
page-seat-colour = Seat { $number }, { $colour }
page-kind-person = here
page-kind-computer = computer
page-kind-open = by link
page-kind-label = Who sits here?
page-name = Name
page-name-default = Player { $number }
page-level = Strength
page-open-seat = free seat
page-open-note = You get a link to pass on. The game begins when the seat is taken.
page-nobody-note = Somebody has to play: give at least one seat to a person.
page-kit-set = { $number ->
        [1] Basic set
       *[other] Supplementary set
    }
page-kit-left = { $part }, { $count } left
page-kit-chain = The parts you have joined
page-kit-remove = Take the { $part } out
page-kit-swap = Swap these two
page-kit-usual = The usual board for { $count }. Touch a part, or drag it here, to build your own.
page-kit-instead = Until then the usual board is taken.
page-kit-reset = The usual board
page-kit-share = Copy a link to this setup
page-kit-copied = Copied
page-variants = Variants
page-variants-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
page-variants-reset = Back to the usual rules
page-number-range = { $low } to { $high }
page-less = Less
page-more = More
page-rules = Rules
page-rules-contents = In these rules
page-rules-missing = The rules cannot be fetched just now.
page-picture = The board of { $game }, ready to play
page-print = Print: board, pieces, rules
page-print-sheet = Print: pieces, sheet, rules
page-print-busy = Drawing …
page-print-failed = It could not be drawn just now. Try again.

# The computers, one cast for all games: a character per level, with a name of its own where several of a kind sit at a table.

cast-0 = { $number ->
        [0] Felix
        [1] Felix
        [2] Fortuna
        [3] Domino
        [4] Penny
        [5] Chance
        [6] Tyche
        [7] Faust
        [8] Ace
       *[other] Computer { $number }
    }
cast-1 = { $number ->
        [0] Mouse
        [1] Pip
        [2] Dot
        [3] Crumb
        [4] Nib
        [5] Button
        [6] Thimble
        [7] Tuft
        [8] Minnie
       *[other] Mouse { $number }
    }
    .nature = easy-going
    .choice = Mouse, easy-going
    .help = Sees what lies in front of its nose, and overlooks the rest.
cast-2 = { $number ->
        [0] Hare
        [1] Clover
        [2] Dash
        [3] Bramble
        [4] Hopper
        [5] Flick
        [6] Sorrel
        [7] Daisy
        [8] Thistle
       *[other] Hare { $number }
    }
    .nature = casual
    .choice = Hare, casual
    .help = Plays quickly and cheerfully, and thinks a move ahead.
cast-3 = { $number ->
        [0] Fox
        [1] Rusty
        [2] Ember
        [3] Russet
        [4] Tod
        [5] Sienna
        [6] Copper
        [7] Vix
        [8] Hazel
       *[other] Fox { $number }
    }
    .nature = seasoned
    .choice = Fox, seasoned
    .help = Knows the usual tricks, and punishes carelessness.
cast-4 = { $number ->
        [0] Lynx
        [1] Flint
        [2] Whisper
        [3] Sable
        [4] Ash
        [5] Saga
        [6] Birk
        [7] Frost
        [8] Juniper
       *[other] Lynx { $number }
    }
    .nature = strong
    .choice = Lynx, strong
    .help = Sees far, and misses little.
cast-5 = { $number ->
        [0] Owl
        [1] Minerva
        [2] Barnaby
        [3] Luna
        [4] Archie
        [5] Tawny
        [6] Sage
        [7] Dusk
        [8] Athena
       *[other] Owl { $number }
    }
    .nature = our best
    .choice = Owl, our best
    .help = Thinks everything through, and forgives nothing.

# Colours, as the doer of a sentence

option-more-than = { $option }: at most { $most }, as much as { $other }.

colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-white = White
colour-orange = Orange
colour-purple = Purple
colour-pink = Pink
colour-lightblue = Light Blue
colour-ivory = White
colour-ebony = Black

# Who has a name is the doer instead of the colour; with several colours the colour is named too

player = { $name }
player-colour = { $name } ({ $colour })

# The same colours where things have them: squares, pieces

hue-yellow = { colour-yellow }
hue-green = { colour-green }
hue-red = { colour-red }
hue-black = { colour-black }
hue-blue = { colour-blue }
hue-white = { colour-white }
hue-orange = { colour-orange }
hue-purple = { colour-purple }
hue-pink = { colour-pink }
hue-lightblue = { colour-lightblue }
hue-ivory = { colour-ivory }
hue-ebony = { colour-ebony }

# The rules page: chapters that are made from what a game declares

preset-usual = As usual in this house
preset-printed = As printed
preset-common = As most people play
preset-printed-in = As printed: { $booklets }
preset-own = Your own choice
page-preset = Play
rules-language-da = Danish
rules-language-de = German
rules-language-en = English
rules-language-es = Spanish
rules-language-fr = French
rules-language-it = Italian
rules-language-nl = Dutch
rules-language-pl = Polish
rules-language-ru = Russian
rules-language-sv = Swedish

# Where rules come from

origin-kind-printed = Printed
origin-kind-reading = A reading
origin-kind-ours = Ours
origin-booklet = { $box }: { $languages }
origin-open = Where does this come from? { $kind }
ui-open = Open a game from a file
