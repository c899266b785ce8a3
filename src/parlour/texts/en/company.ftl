# What people do and say in company. Only a table and the page that sets one up load this.

# words

words-title = Say something
words-say = Say
words-typed = Type something
words-mute = Hush
words-mute-help = Hide what the others say here
words-unmute = Listen again
words-muted = You hear nothing of what the others say here.
words-chat-on = Allow free words
words-chat-off = Set phrases only

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-moment = One moment
phrase-back = I am back
phrase-your-time = Take your time
phrase-oops = Oops
phrase-lucky = What luck
phrase-close = That was close
phrase-again = Again?
phrase-bye = I have to go

face-smile = Smile
    .said = { $name } smiles.
face-laugh = Laugh
    .said = { $name } laughs.
face-wink = Wink
    .said = { $name } winks.
face-surprise = Be surprised
    .said = { $name } is surprised.
face-sad = Be sad
    .said = { $name } is sad.
face-think = Think
    .said = { $name } is thinking.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } lets everybody type what they like.
server-log-host-silence = { $name } would rather have set phrases only.

# giving up, a draw, leaving
table-leaving = Stopping
table-resign = { $several ->
    [true] { $name } gives up
   *[other] Give up
 }
table-draw = { $several ->
    [true] Agree on a draw
   *[other] Offer a draw
 }
table-leave-seat = Let a computer play on
table-sure-resign = The other side wins then.
    .yes = Give up
table-sure-resign-many = A computer takes over so that the others can play on, and you come last. There is no way back.
table-sure-draw = { $several ->
    [true] Nobody wins then, and nobody loses.
   *[other] If it is accepted, nobody wins and nobody loses.
 }
table-sure-leave = A computer plays on for you. You can take your seat back at any time.
    .yes = Leave my seat
table-seat-out = has given up
table-seat-relieved = a computer plays on
table-relieved = A computer plays for you just now.
table-given-up = You have given up. A computer plays on in your place, so that the others can finish.
table-return = { $several ->
    [true] { $name } plays again
   *[other] Take my seat back
 }

# clocks

server-log-late = The time of { $name } is over: the box makes this move.

clock-title = Clock
clock-none = None
clock-none-help = Everybody takes the time they like.
clock-game = For the game
clock-game-help = So much time for the whole game, and some more for every move. Whoever runs out of it loses; with three or more players the box moves for them.
clock-move = Per move
clock-move-help = So much time for every move. Whoever runs out of it loses; with three or more players the box moves for them.
clock-days = Days per move
clock-days-help = As by letter: days for every move, and nobody need be there at the same time.
clock-minutes = Minutes
clock-seconds = Seconds
clock-increment = Seconds more per move
clock-day-count = Days
clock-game-words = { $minutes } minutes for the game and { $increment } seconds more for every move
clock-game-plain = { $minutes } minutes for the game
clock-game-seconds = { $seconds } seconds for the game and { $increment } seconds more for every move
clock-move-words = { $seconds } seconds for every move
clock-days-words = { $days ->
    [one] One day
   *[other] { $days } days
} for every move
clock-left-of = { $name } has { $time } left.
clock-left-yours = You have { $time } left.
clock-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-short-days = { $days } d { $hours } h
clock-short-hours = { $hours } h { $minutes } min

# the next game
table-again-offered = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
 }
table-again-join = Play along
table-again-there = To the next game
table-again-watch = Watch the next game
table-again-rules = Other rules
table-waiting-for = Waiting for { $names } to sit down
table-kept-here = has been asked
table-series = { $games ->
    [one] After one game
   *[other] After { $games } games
 }
table-series-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 }
table-series-draws = { $draws ->
    [one] one draw
   *[other] { $draws } draws
 }
table-series-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# who is there
company-here = here
company-away = away just now
    .short = away
company-gone = gone since { $time }
    .short = gone
company-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
 }
company-missed = { $name } has not been here since { $time }.
company-replace = Let a computer play on
company-claim = Claim the game
company-wait = Or simply wait: nothing is lost, and whoever comes back takes the seat over again.

# the host, and lost links

server-log-host-fill = { $name } gives a free seat to a computer.
server-log-host-remove = { $name } asks { $other } to leave the seat.
server-log-host-hand-on = { $name } hands the table on to { $other }.
server-log-host-take = { $name } looks after the table from now on.
server-log-host-close = { $name } closes a free seat.
server-log-host-free = { $name } no longer keeps the seat for { $other }.
server-log-host-lock = { $name } locks the table: nobody watches from now on.
server-log-host-unlock = { $name } lets everybody watch again.
server-log-host-skip = { $name } wants the turns of whoever has left to be passed.
server-log-host-play-on = { $name } wants a computer to play for whoever has left.
server-log-lost = Somebody says that they are { $name }, on another device.
server-log-vouch = { $name } knows them.
server-log-doubt = { $name } does not know them.

host-is = host
host-you = you, the host
host-fill = Computer
host-fill-of = Computer for this seat: { $name }
host-close = Close
host-close-of = Close: { $name }
host-free = Free the seat
host-free-of = Free the seat: { $name }
host-lock = Lock out watchers
host-unlock = Let others watch
host-locked = Nobody but you can look at this table.
host-open = Whoever has the link can watch.
host-skip = Pass them over
host-play-on = Let a computer play
host-remove = Remove
host-remove-of = Remove { $name }
host-hand-on = Make host
host-hand-on-of = Make host: { $name }
host-take = Look after the table instead of { $name }

lost-mine = One of these seats is mine
lost-help = If you sit here already, on another device or in another browser: whoever looks after the table is asked, and the seat moves here. The old link ends then.
lost-i-am = I am { $name }
lost-waiting = We are asking { $names }. When they say yes, the seat is yours here.
lost-is-it = Somebody says that they are { $name }, on another device. Do you know them?
lost-is-it-you = Somebody says that they are you, on another device.
lost-yes = Yes, that is { $name }
lost-no = No

# quick play

choice-auto = Where there is no choice
choice-auto-off = I throw and move myself
choice-auto-on = Throw and move by itself

# a move that is prepared

premove-prepared = Prepared: { $move }. It is made when your turn comes.
premove-take-back = Take back
premove-dropped = The prepared move is not possible any more.
premove-site = { $where }, prepared

# a locked table

ui-trouble-locked = This table is locked
    .help = Only those who play here can look at it. Whoever looks after the table can let others watch.
host-skips = Whoever has left is passed over.
host-plays-on = A computer plays for whoever has left.
