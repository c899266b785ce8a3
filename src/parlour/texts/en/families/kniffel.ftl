game-kniffel = Kniffel
    .tag = Five dice, three throws, thirteen boxes.

option-kniffel-extra_kniffel = Further Kniffels
    .help = What five of a kind are worth once your Kniffel box has an entry.
option-kniffel-extra_kniffel-printed = As in the booklet: 50 extra points, or a joker
option-kniffel-extra_kniffel-none = Nothing special
option-kniffel-extra_kniffel-yahtzee_forced = As in Yahtzee: 100 extra points, number box first
option-kniffel-extra_kniffel-yahtzee_free = As in Yahtzee: 100 extra points, free choice of box
option-kniffel-zero_counts_as_entry = A struck Kniffel box counts
    .help = Extra points and joker are also available after a zero in the Kniffel box. Only with the booklet’s rule for further Kniffels.

kniffel-points = Points

kniffel-row-ones = Ones
kniffel-row-twos = Twos
kniffel-row-threes = Threes
kniffel-row-fours = Fours
kniffel-row-fives = Fives
kniffel-row-sixes = Sixes
kniffel-row-upper = Upper sum
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Three of a kind
kniffel-row-four_kind = Four of a kind
kniffel-row-full_house = Full house
kniffel-row-small_straight = Small straight
kniffel-row-large_straight = Large straight
kniffel-row-kniffel = Kniffel
kniffel-row-chance = Chance
kniffel-row-lower = Lower sum
kniffel-row-extra = Extra points
kniffel-row-total = Total

kniffel-help-ones = All ones count.
kniffel-help-twos = All twos count.
kniffel-help-threes = All threes count.
kniffel-help-fours = All fours count.
kniffel-help-fives = All fives count.
kniffel-help-sixes = All sixes count.
kniffel-help-upper = The six number boxes together.
kniffel-help-bonus = 35 points for an upper sum of 63 or more.
kniffel-help-three_kind = At least three equal dice: all five count.
kniffel-help-four_kind = At least four equal dice: all five count.
kniffel-help-full_house = Three of one number and two of another: 25 points.
kniffel-help-small_straight = Four numbers in a row: 30 points.
kniffel-help-large_straight = Five numbers in a row: 40 points.
kniffel-help-kniffel = Five equal dice: 50 points.
kniffel-help-chance = Any throw: all five count.
kniffel-help-lower = The seven lower boxes together.
kniffel-help-extra = Points for further Kniffels.
kniffel-help-total = Upper sum, bonus, lower sum and extra points.

kniffel-label-write = { $box }: write { $points ->
        [one] 1 point
       *[other] { $points } points
    }

kniffel-prompt-throw = { $colour } throws all five dice.
kniffel-prompt-again = { $colour } throws { $count ->
        [one] one die
       *[other] { $count } dice
    } again: throw { $number } of 3.
kniffel-prompt-choose = { $colour } chooses dice to throw again ({ $count ->
        [one] one throw left
       *[other] { $count } throws left
    }) or a box to write in.
kniffel-prompt-write = { $colour } writes the throw into a box.
kniffel-prompt-another-one = Another Kniffel: { $colour } may write it only in { $box }{ $extra ->
        [0] .
       *[other] , with { $extra } extra points.
    }
kniffel-prompt-another = Another Kniffel: { $colour } chooses where it goes{ $extra ->
        [0] .
       *[other] , with { $extra } extra points.
    }

kniffel-throwing-again = throwing { $faces } again
kniffel-log-throw-again = { $colour } throws { $faces } and has { $dice }.
kniffel-log-keep = { $colour } keeps { $faces }.
kniffel-log-keep-none = { $colour } takes all five dice up again.
kniffel-log-write = { $colour } writes { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $box }.
kniffel-log-strike = { $colour } strikes out { $box }.
kniffel-log-extra = Another Kniffel: { $points } extra points for { $colour }.
kniffel-log-bonus = { $colour } reaches 63 above and gets the bonus of { $points } points.

kniffel-end-sheet_full = { $players ->
        [1] The sheet is full: { $points } points.
       *[other] { $winners ->
            [one] { $winner } wins with { $points } points.
           *[other] { $winners } players share first place with { $points } points.
        }
    }
    .headline = { $points } points

kniffel-why-three-throws = Three throws are the most: now write the dice into a box.
kniffel-why-nothing-chosen = Choose at least one die to throw again, or a box to write in.
kniffel-why-no-die = Choose among the five dice on the table, each of them once.
kniffel-why-sum = This line adds itself up. Choose one of the thirteen boxes.
kniffel-why-filled = { $box } already holds { $points }: every box is written once.
kniffel-why-number-first = Another Kniffel goes into { $box } first, because that box is still open: { $points } points{ $extra ->
        [0] .
       *[other] , and { $extra } extra.
    }
kniffel-why-lower-first = { $box } is filled, so this Kniffel is a joker for the lower boxes as long as one of them is open.
kniffel-why-choose = Choose dice to throw again, or an open box to write in.
