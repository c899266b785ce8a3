game-last_stone = The Last Stone
    .tag = Take one, two or three, and the last one of all.

option-last_stone-stones = Stones
    .help = How many stones lie on the table.

last_stone-left = on the table
last_stone-prompt-take = { $most ->
        [one] { $colour } takes the last stone.
       *[other] { $colour } takes one to { $most } stones: touch the first of them.
    }
last_stone-log-take = { $count ->
        [one] { $colour } takes a stone.
       *[other] { $colour } takes { $count } stones.
    }
last_stone-end-last_stone = { $winner } takes the last stone and wins.
last_stone-why-over = The game is over.
last_stone-why-last-three = Stones are taken from the end of the row: touch one of the last { $most }.
