game-kniffel = Kniffel
    .tag = Five dice, three throws, thirteen boxes.

option-kniffel-extra_kniffel = Further Kniffels
    .help = What five of a kind are worth once your Kniffel box has an entry.
option-kniffel-extra_kniffel-printed = As in the booklet: 50 extra points, or a joker
option-kniffel-extra_kniffel-none = Nothing special
option-kniffel-extra_kniffel-yahtzee_forced = As in Yahtzee: 100 extra points, number box first
option-kniffel-extra_kniffel-yahtzee_free = As in Yahtzee: 100 extra points, free choice of box
option-kniffel-zero_counts_as_entry = A struck Kniffel box counts
    .help = Extra points and joker also open after a zero in the Kniffel box. Only with the booklet's rule for further Kniffels.

dice-points = points

dice-row-ones = Ones
dice-row-twos = Twos
dice-row-threes = Threes
dice-row-fours = Fours
dice-row-fives = Fives
dice-row-sixes = Sixes
dice-row-upper = Upper sum
dice-row-bonus = Bonus
dice-row-three_kind = Three of a kind
dice-row-four_kind = Four of a kind
dice-row-full_house = Full house
dice-row-small_straight = Small straight
dice-row-large_straight = Large straight
dice-row-kniffel = Kniffel
dice-row-chance = Chance
dice-row-lower = Lower sum
dice-row-extra = Extra points
dice-row-total = Total

dice-help-ones = All ones count.
dice-help-twos = All twos count.
dice-help-threes = All threes count.
dice-help-fours = All fours count.
dice-help-fives = All fives count.
dice-help-sixes = All sixes count.
dice-help-upper = The six number boxes together.
dice-help-bonus = 35 points for an upper sum of 63 or more.
dice-help-three_kind = At least three equal dice: all five count.
dice-help-four_kind = At least four equal dice: all five count.
dice-help-full_house = Three of one number and two of another: 25 points.
dice-help-small_straight = Four numbers in a row: 30 points.
dice-help-large_straight = Five numbers in a row: 40 points.
dice-help-kniffel = Five equal dice: 50 points.
dice-help-chance = Any throw: all five count.
dice-help-lower = The seven lower boxes together.
dice-help-extra = Points for further Kniffels.
dice-help-total = Upper sum, bonus, lower sum and extra points.

dice-button-throw = Throw

dice-label-write = { $box }: write { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dice-label-again = Throw { $faces } again

dice-prompt-throw = { $colour } throws all five dice.
dice-prompt-again = { $colour } throws { $count ->
        [one] one die
       *[other] { $count } dice
    } again: throw { $number } of 3.
dice-prompt-choose = { $colour } chooses dice to throw again ({ $count ->
        [one] one throw left
       *[other] { $count } throws left
    }) or a box to write in.
dice-prompt-write = { $colour } writes the throw into a box.
dice-prompt-another-one = Another Kniffel: { $colour } may write it only in { $box }{ $extra ->
        [0] .
       *[other] , with { $extra } extra points.
    }
dice-prompt-another = Another Kniffel: { $colour } chooses where it goes{ $extra ->
        [0] .
       *[other] , with { $extra } extra points.
    }

dice-log-throw = { $colour } throws { $faces }.
dice-log-throw-again = { $colour } throws { $faces } and has { $dice }.
dice-log-keep = { $colour } keeps { $faces }.
dice-log-keep-none = { $colour } takes all five dice up again.
dice-log-write = { $colour } writes { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $box }.
dice-log-strike = { $colour } strikes out { $box }.
dice-log-extra = Another Kniffel: { $points } extra points for { $colour }.
dice-log-bonus = { $colour } reaches 63 above and gets the bonus of { $points } points.

dice-end-sheet_full = { $players ->
        [1] The sheet is full: { $points } points.
       *[other] { $winners ->
            [one] { $winner } wins with { $points } points.
           *[other] { $winners } players share first place with { $points } points.
        }
    }

dice-why-over = The game is over.
dice-why-throw-first = Throw the dice first.
dice-why-three-throws = Three throws are the most: now write the dice into a box.
dice-why-nothing-chosen = Choose at least one die to throw again, or a box to write in.
dice-why-no-die = Choose among the five dice on the table, each of them once.
dice-why-sum = This line adds itself up. Choose one of the thirteen boxes.
dice-why-filled = { $box } already holds { $points }: every box is written once.
dice-why-number-first = Another Kniffel goes into { $box } first, because that box is still open: { $points } points{ $extra ->
        [0] .
       *[other] , and { $extra } extra.
    }
dice-why-lower-first = { $box } is filled, so this Kniffel is a joker for the lower boxes as long as one of them is open.
dice-why-choose = Choose dice to throw again, or an open box to write in.
