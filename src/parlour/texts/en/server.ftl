# What the server says.

server-listening = The box is open at { $address }
server-network-open = Open to everybody in this network, at { $address }
server-port-taken = Port { $port } is in use; taking { $other } instead.
server-in-use = The box is already open at { $address }
server-data-damaged = The data file { $path } is damaged: { $detail }. What can still be read is saved to a new file by: parlour repair NEWFILE
server-data-broken = The data file { $path } cannot be used: { $detail }
server-database-broken = The database at { $place } cannot be used: { $detail }
server-database-driver = For PostgreSQL a driver is missing. Install it with: { $command }
server-setting-wrong = The server cannot be started like this: { $detail }

server-log-join = { $name } sits down.
server-log-rest = { $name } lets the box play on.
server-log-stop = { $name } plays again.
server-log-undo = { $name } takes a move back.
server-log-restart = { $name } takes everything back.
server-log-ask = { $name } would like to take a move back.
server-log-consent = { $name } agrees.
server-log-refuse = { $name } would rather play on.
server-log-again = { $name } would like to play again.
server-log-claim = { $name } does not want to wait any longer.
server-log-offer = { $name } offers a draw.
server-log-out = { $name } gives up.
server-log-relieve = A computer plays for { $name } now.
server-log-return = { $name } is back and plays again.

server-end-resigned = { $name } has given up.
server-end-agreed = Both have agreed on a draw.
server-end-time = { $name } has run out of time.
server-end-left = { $name } has left the table.

server-error-request = That request could not be read.
server-error-host = This server goes by another name.
server-error-origin = Only the pages of this box may ask here.
server-error-no-switch = That can be switched only at the machine on which the box stands.
server-error-no-network = This machine is in no home network: nobody else can reach it.
server-error-no-luggage = There is nothing under this code, or no longer: codes are good for ten minutes, and once.
server-error-not-alone = Somebody else sits at this table too. It can be put away, but not deleted.
server-error-no-page = There is nothing here.
server-error-method = That cannot be done here.
server-error-large = That is too much at once.
server-error-often = That was a lot at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-error-busy = All thinkers are busy. Please try again in a moment.
server-error-crowd = Too many windows are watching from here.
server-error-storage = The box cannot be written to at the moment.
server-error-broken = Something went wrong on our side.
server-error-no-game = There is no such game in the box.
server-error-no-language = There are no texts in this language.
server-error-no-rules = There are no rules for this game in this language.
server-error-no-position = There is no such picture in the rules of this game.
server-error-no-table = There is no table here. Perhaps the link is incomplete.
server-error-version = This table was begun with older rules. It can be looked at, but not played on.
server-error-damaged = Part of this table could not be read. What is left can be looked at, but not played on.
server-error-record = This game was opened from a file. It can be looked at, but not played on.
server-error-file = This is no game that the box can read. It reads its own records, PGN for chess, PDN for draughts and match texts of backgammon.
server-error-file-move = Move { $move } cannot be played: { $token }.
server-error-file-game = The file does not say which game it is. Please choose it.
server-error-no-format = This game has no such format.
server-error-patience = That was often enough. Please make your move first.
server-error-option = The game cannot be set up like this.
server-error-nobody = Somebody has to play: leave at least one seat for a person.
server-error-name = Please choose a name of 1 to { $most } characters.
server-error-taken = This seat is no longer free.
server-error-message = This message was already used for something else.
server-error-seat = This is not your seat.
server-error-behind = The table has moved on.
server-error-waiting = We are still waiting for somebody to sit down.
server-error-over = The game is over.
server-error-turn = There is nothing for you to decide just now.
server-error-action = That is not allowed.
server-error-choice = Nothing can be chosen here.
server-error-throw = There is nothing to throw now.
server-error-gesture = That is not on this table.
server-error-share = This is not what you had put into the dice.
server-error-undo = There is nothing of yours to take back.
server-error-goes-on = The game is still going on.
server-error-long-game = This game is too long to be looked through.
server-error-position = This position cannot be set up.
server-error-position-over = In this position the game is over: nobody can play on from here.
server-error-no-record = This is no game that could be replayed.
server-error-no-solution = This game cannot be solved.
server-error-asked = The others have already been asked.
server-error-kept = This seat is kept for somebody.
server-error-going = This game is not over yet.
server-error-wait = They may still come back. Please wait a little longer.
server-error-no-claim = Only a game of two that has begun can be claimed.
server-error-no-draw = There is nobody here to agree on a draw with.
server-error-out = You have given up this game.
server-error-relieved = A computer plays for you just now. Take your seat back first.
server-error-last = Somebody has to stay at the table.
server-error-not-asked = Nobody has asked you anything.
server-error-clock = Nobody can play by this clock.
server-error-no-clock = There is no clock at this table.
server-error-late = Your time is over.
server-error-phrase = There is no such phrase.
server-error-words = Please say something of 1 to { $most } characters.
server-error-silent = There are only set phrases at this table.
server-error-breath = Take a breath: { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
} you can say something again.
server-error-not-host = Only the host can do that.
server-error-done = That is so already.
server-error-locked = This table is locked: only those who play here can look at it.
server-error-not-lost = Nobody could say whether this seat is yours.
