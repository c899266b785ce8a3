# Own choices about every table, kept in this browser.

choices-title = My choices
choices-kept = They are kept in this browser, for every table.

choice-board = Board
choice-board-printed = As the game has it
choice-board-slate = Slate
choice-board-contrast = High contrast
choice-pieces = Pieces
choice-pieces-turned = Turned wood
choice-pieces-flat = Flat ink
choice-pieces-contrast = High contrast
choice-side = The side below
choice-side-own = My own
choice-side-first = Always that of the first seat
choice-notation = Letters of the notation
choice-notation-language = Of my language
choice-notation-english = English
choice-notation-figurine = Figurines
choice-thumb = On a phone I play with
choice-thumb-right = The right thumb
choice-thumb-left = The left thumb

choice-speed = Speed
choice-speed-suggested = As the game suggests
choice-speed-calm = Calm
choice-speed-usual = Usual
choice-speed-quick = Quick
choice-marks = Where I may act is marked
choice-marks-suggested = As the game suggests
choice-marks-always = Always
choice-marks-touch = When I touch a piece
choice-marks-never = Never

choice-language = Language
choice-theme = Light
choice-theme-system = As the system has it
choice-theme-light = Light
choice-theme-dark = Dark
choice-sound = Sounds
choice-sound-off = Off
choice-sound-on = On

table-whole-board = Show the whole board
