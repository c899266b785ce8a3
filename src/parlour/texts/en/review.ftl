# Looking back at a game: fetched only by pages that do.

# Figures, with the decimal sign of the language
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Going through the game
review-seat = Player
review-start = At the start
review-luck = Luck
review-decided = Decisions
review-ended = Off the board
review-result = Result
review-lost = Lost by own decisions
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } decided well and was lucky: dice { $luck }, decisions { $decided }.
        [unlucky] { $name } decided well and was unlucky: dice { $luck }, decisions { $decided }.
       *[even] { $name } decided well, and the dice were fair: dice { $luck }, decisions { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } decided better and was lucky: dice { $luck }, decisions { $decided }.
        [unlucky] { $name } decided better and was unlucky: dice { $luck }, decisions { $decided }.
       *[even] { $name } decided better, and the dice were fair: dice { $luck }, decisions { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } was lucky, but decided less well: dice { $luck }, decisions { $decided }.
        [unlucky] { $name } decided less well and was unlucky as well: dice { $luck }, decisions { $decided }.
       *[even] { $name } decided less well, and the dice were fair: dice { $luck }, decisions { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } was lucky: dice { $luck }, decisions { $decided }.
        [unlucky] { $name } was unlucky: dice { $luck }, decisions { $decided }.
       *[even] { $name } had fair dice: dice { $luck }, decisions { $decided }.
    }
}
review-luck-alone = { $name } had a chance of { $start } in 100 before the first throw; the dice brought { $luck }.
review-thought = { $name } made { $faults }; { $lost } lost per move.
review-faultless = { $name } made no mistakes; { $lost } lost per move.
review-count-blunders = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-count-mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-count-slips = { $count ->
    [one] one slip
   *[other] { $count } slips
}
review-faults-two = { $first } and { $second }
review-faults-three = { $first }, { $second } and { $third }
review-turning-move = The turning point was { $name }’s move { $number }, { $move }: { $change }.
review-turning-throw = The turning point was { $name }’s throw { $move }, number { $number }: { $change }.
review-turning-move-for = The turning point was { $name }’s move { $number }, { $move }: { $change } for { $other }.
review-turning-throw-for = The turning point was { $name }’s throw { $move }, number { $number }: { $change } for { $other }.
review-turning-end = The game was decided off the board.
review-good = Well found: { $name }, move { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } was a blunder and lost { $lost }; better was { $best }.
    [mistake] { $number }. { $name }: { $move } was a mistake and lost { $lost }; better was { $best }.
   *[slip] { $number }. { $name }: { $move } was a slip and lost { $lost }; better was { $best }.
}
review-graph = What every position was worth to { $names }, from the start on the left to the end on the right
review-as-table = As a table
review-move = Move
review-mistakes = What could have been better
review-mark-slip = slip
review-mark-mistake = mistake
review-mark-blunder = blunder
review-unit-chance = Figures are chances to win, in hundredths.
review-unit-points = Figures are points.
review-unit-other = Figures are as the computer counts them.
review-exact = They are exact.
review-judged = They are as good as our strongest player judges.
review-learn = { $count ->
    [one] Learn from my mistake
   *[other] Learn from my { $count } mistakes
}
review-learn-asked = Question { $at } of { $total }: you played { $played } here and lost { $lost }. What is better?
review-learn-right = That is it: { $best }.
review-learn-wrong = That is not the best either. Try again.
review-learn-same = That is what you played. Something else is better.
review-learn-shown = Better was { $best }.
review-learn-show = Show me
review-learn-next = Next question
review-learn-stop = Enough

# The analysis board.

analysis-of = { $game }: analysis
analysis-desk = What can be done and what it is worth
analysis-moves = Moves
analysis-throws = What do the dice show?
analysis-judge = Show what the computer thinks
analysis-thinking = The computer is thinking.
analysis-position = The position in writing
analysis-copy = Copy
analysis-paste = Another position
analysis-place = Set it up
analysis-play = Play from here
analysis-play-start = Start at this position
analysis-play-forgets = What stood on the board before does not count when positions repeat.

# The position editor. What stands in its fields is as docs/positions.md has it.

analysis-edit = Set up a position
analysis-edit-done = Look at this position
analysis-edit-leave = Leave it as it was
analysis-edit-tools = What a touch of the board does
analysis-edit-stock = Pieces to put on the board
analysis-edit-move = Move
analysis-edit-take = Take off
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Empty board
analysis-edit-start = Start of the game
analysis-edit-turn = Whose turn is it?
analysis-field-next = What is next, and what is counted
analysis-field-figures = Figures
analysis-field-hands = Stones in hand
analysis-field-rights = Castling
analysis-field-passant = Square passed over
analysis-field-quiet = Half-moves without a capture or pawn move
analysis-field-number = Move number
analysis-field-die = Die
