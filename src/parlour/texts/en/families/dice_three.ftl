# The games with three, four and five dice.

game-fenster = The Window
    .tag = Only twos count, and three of them count as nine.
option-fenster-target = Twos to win
    .help = Whoever has so many first wins.
option-fenster-throws = Throws per turn
    .help = How often you throw before the dice go on.
dice-fenster-prompt = { $colour } throws three dice: throw { $number } of { $throws }.
dice-fenster-log = { $points ->
        [one] One two
       *[other] That counts as { $points } twos
    } for { $colour }: { $total } of { $target }.
dice-end-twos = { $winner } is through the window with { $points } twos.

game-chicago = Chicago
    .tag = Ones are worth 100, sixes 60, and the lowest takes a coaster.
option-chicago-chips_out = Coasters until you are out
    .help = Whoever has to take so many leaves the game.
option-chicago-two_sixes_rule = Two sixes make a one
    .help = Two sixes in a throw: one may be turned into a standing 1, and the other is thrown again.
game-chicago_hoch_tief = Chicago High-Low
    .tag = After the first throw somebody decides: the most points, or the fewest?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Two sixes make a one
    .help = In high rounds: two sixes in a throw, and one may be turned into a standing 1; the other is thrown again.
dice-row-throws_used = Throws
dice-row-thrown_for = For the coaster
dice-row-coasters = Coasters
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } begins the round and has up to { $limit } throws.
       *[no] { $colour } has { $limit ->
            [one] one throw
           *[other] up to { $limit } throws
        }{ $mode ->
            [high] : the most points count
            [low] : the fewest points count
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } decides: do the most points count in this round, or the fewest?
dice-chicago-prompt-choose = { $colour } has { $points } after throw { $number } of { $limit }{ $mode ->
        [low] , and the fewest count
       *[other] {""}
    }: stop, or choose dice to throw again.
dice-chicago-prompt-off = Equal: { $rivals } throw for the coaster{ $mode ->
        [low] , and the highest takes it
       *[other] , and the lowest takes it
    }. { $colour } throws. ({ $starter } began the round with { $limit ->
        [one] one throw
       *[other] { $limit } throws
    }.)
dice-button-high = High: the most points count
dice-button-low = Low: the fewest points count
dice-chicago-button-one = Turn a 6 into a 1, throw { $faces } again
dice-chicago-log-high = { $colour } says: high.
dice-chicago-log-low = { $colour } says: low.
dice-chicago-log-again = { $colour } throws { $faces } again.
dice-chicago-log-one = { $colour } turns a 6 into a 1 and throws { $faces } again.
dice-chicago-log-points = { $colour } has { $points } in { $number ->
        [one] one throw
       *[other] { $number } throws
    }.
dice-chicago-log-tie = The last are equal: they throw for the coaster.
dice-chicago-log-off = { $colour } throws { $points } for the coaster.
dice-chicago-log-coaster = { $colour } takes a coaster, the { $count ->
        [1] first
        [2] second
        [3] third
       *[other] { $count }th
    }.
dice-chicago-log-out = { $colour } is out.
dice-chicago-log-won = { $colour } has won the round and begins the next.
dice-end-last_left = { $winner } is the last one left and wins.
dice-chicago-why-call = First say whether high or low counts.
dice-chicago-why-stands = This die stands: once left out of a throw, it is not taken up again.
dice-chicago-why = Stop, or choose dice of the last throw to throw again.

game-rentmeister = The Steward
    .tag = Six sums, six rows: the eight wants your best throw.
option-rentmeister-placement = Rows
    .help = Choose a row for every throw, or fill them from the top.
option-rentmeister-placement-free = Free choice
option-rentmeister-placement-in_order = In order, without a choice
dice-row-times = Times { $times }
    .help = The sum of a throw, multiplied by { $times }.
dice-rentmeister-prompt-throw = { $colour } throws three dice: throw { $number } of 6.
dice-rentmeister-prompt-write = { $colour } has thrown { $points }: which row is it for?
dice-rentmeister-label = Times { $times }: { $points } points
dice-rentmeister-log = { $colour } writes { $entry } times { $times }: { $points } points.
dice-rentmeister-why-full = This row is full already: every row takes one throw.
dice-rentmeister-why = Choose one of your empty rows.
dice-end-rents = { $winners ->
        [one] { $winner } wins with { $points } points.
       *[other] { $winners } players share first place with { $points } points.
    }

game-streichhoelzer = Matches
    .tag = Ones go to the left, sixes into the box. Do not keep the last match.
option-streichhoelzer-matches = Matches each
    .help = How many matches everybody begins with.
dice-row-matches = Matches
piece-matches = matches
piece-matchbox = matchbox
dice-streichhoelzer-prompt = { $colour } throws: each 6 puts a match into the box, each 1 gives one to { $left }.
dice-streichhoelzer-log-burnt = { $colour } puts { $count ->
        [one] a match
       *[other] { $count } matches
    } into the box.
dice-streichhoelzer-log-given = { $colour } passes { $count ->
        [one] a match
       *[other] { $count } matches
    } on to { $left }.
dice-streichhoelzer-log-none = { $colour } has no matches and waits.
dice-end-last_match = { $loser } is left with the last match and loses.

game-turm = The Tower
    .tag = First your number brings you coasters, then it has to get rid of them.
option-turm-tower = Coasters in the tower
    .help = How many lie in the middle.
dice-row-key = Number
piece-coasters = coasters
dice-turm-place-tower = the tower
dice-streichhoelzer-place-box = the box
dice-turm-prompt-key = { $colour } throws for a number to keep.
dice-turm-prompt-take = { $colour } throws: those whose numbers come up take from the tower ({ $count } left).
dice-turm-prompt-away = The tower is gone. { $colour } throws: those whose numbers come up get rid of coasters.
dice-turm-log-key = { $colour } has the number { $number }.
dice-turm-log-take = { $colour } takes { $count ->
        [one] a coaster
       *[other] { $count } coasters
    }.
dice-turm-log-away = { $colour } gets rid of { $count ->
        [one] a coaster
       *[other] { $count } coasters
    }.
dice-turm-log-down = The tower is down. Now everybody wants to get rid of coasters.
dice-end-last_coaster = { $losers ->
        [one] { $loser } is left with coasters and loses.
       *[other] { $losers } players put away their last coasters together and lose.
    }

game-eins_bis_sechzehn = One to Sixteen
    .tag = Make every number out of three dice, up to sixteen and down again.
option-eins_bis_sechzehn-all_operations = All four operations
    .help = Multiply and divide too.
option-eins_bis_sechzehn-top = The highest number
    .help = Where the way turns round.
option-eins_bis_sechzehn-there_and_back = There and back
    .help = Down to one again; else the highest number wins.
option-eins_bis_sechzehn-max_rounds = Rounds at most
    .help = Then whoever has come furthest wins.
dice-row-targets = Numbers done
dice-eins_bis_sechzehn-prompt = { $colour } throws three dice and needs { $target } next.
dice-eins_bis_sechzehn-log = { $colour } makes { $sums }.
dice-eins_bis_sechzehn-log-none = No { $target } for { $colour } in these dice.
dice-end-targets = { $winner } has made the last number and wins.
dice-end-max_rounds = The rounds are over: { $winners ->
        [one] { $winner } has come furthest
       *[other] { $winners } players have come equally far
    }, with { $points ->
        [one] one number
       *[other] { $points } numbers
    } done.

game-paerchen = Pairs
    .tag = Two white dice give, two grey dice take away.
option-paerchen-throws = Throws each
    .help = How often everybody throws.
game-beelzebub = Beelzebub
    .tag = Three white dice against the grey one.
option-beelzebub-rounds = Rounds
    .help = How often everybody throws.
dice-row-throw6 = 6th throw
dice-row-throw7 = 7th throw
dice-row-throw8 = 8th throw
dice-row-throw9 = 9th throw
dice-row-throw10 = 10th throw
dice-grey-prompt = { $colour } throws { $white } white { $grey ->
        [one] dice and a grey one
       *[other] and { $grey } grey dice
    }: throw { $number } of { $throws }.
dice-grey-log = White without grey makes { $points }: { $colour } has { $total } now.
dice-end-sum = { $winners ->
        [one] { $winner } wins with { $points }.
       *[other] { $winners } players share first place with { $points }.
    }

game-va_banque = Va banque
    .tag = Five dice, four operations, each of them once: who makes the most?
option-va_banque-chips = Chips each
    .help = How many chips everybody begins with.
option-va_banque-stake = Stake
    .help = What everybody but the banker pays in.
option-va_banque-rounds = Circles
    .help = How often everybody is the banker.
option-va_banque-bank_takes_remainder = Remainders go to the bank
    .help = Whoever could never divide, and is left with a remainder by the last die, loses the stake to the banker. For two players it is always so.
dice-va_banque-prompt-throw = { $banker } holds the bank ({ $bank } of { $banks }, { $pot } in the pot) and throws for { $colour }.
dice-va_banque-prompt-next = { $banker } throws for { $colour }, who has { $total }; left: { $signs }
dice-va_banque-prompt-choose = { $colour } has { $total } and a { $die } (die { $number } of 5). Which operation? Left: { $signs } (bank { $bank } of { $banks }, held by { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = minus
dice-va_banque-place-times = times
dice-va_banque-place-by = divided by
dice-va_banque-place-total = So far
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } ends with { $points }.
dice-va_banque-log-fell = Nothing could be divided, and a remainder is left: { $colour }’s stake goes to { $banker }.
dice-va_banque-log-won = { $colour } takes { $count ->
        [one] a chip
       *[other] { $count } chips
    } from the pot.
dice-va_banque-why-used = Each operation is used once, and this one has been.
dice-va_banque-why-division = { $total } cannot be divided by { $die } without a remainder.
dice-va_banque-why = Choose one of the operations that are left.
dice-end-most_chips = { $winners ->
        [one] { $winner } wins with { $points ->
            [one] one chip
           *[other] { $points } chips
        }.
       *[other] { $winners } players share first place with { $points ->
            [one] one chip
           *[other] { $points } chips
        } each.
    }

game-wuerfelpoker = Poker with Dice
    .tag = Pay in, throw five dice, and hope that nobody raises.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Paid in
    .help = What everybody pays into the pot for each deal.
option-wuerfelpoker-deals = Deals
    .help = How many deals are played.
option-wuerfelpoker-raising = Raising
    .help = Whoever has thrown may raise; the others go along or pass.
option-wuerfelpoker-max_raise = Highest raise
    .help = 0 means: as much as everybody who is in can pay.
option-wuerfelpoker-throws = Throws
    .help = With more than one you may throw any of your dice again.
piece-chips = chips
dice-wuerfelpoker-nothing = nothing
dice-wuerfelpoker-pair = a pair
dice-wuerfelpoker-two_pairs = two pairs
dice-wuerfelpoker-triplet = three of a kind
dice-wuerfelpoker-sequence = a sequence
dice-wuerfelpoker-full = a full house
dice-wuerfelpoker-four = four of a kind
dice-wuerfelpoker-five = five of a kind
dice-wuerfelpoker-place-die = die { $number } of { $colour }
dice-wuerfelpoker-prompt-throw = Deal { $deal } of { $deals }, opened by { $opener }, with { $pot } in the pot. { $colour } throws.
dice-wuerfelpoker-prompt-keep = { $colour } chooses dice to throw again ({ $count ->
        [one] one throw left
       *[other] { $count } throws left
    }) or stands. Deal { $deal } of { $deals }, opened by { $opener }, { $pot } in the pot.
dice-wuerfelpoker-prompt-raise = { $colour } has { $hand } and may raise by up to { $cap }. Deal { $deal } of { $deals }, opened by { $opener }, { $pot } in the pot.
dice-wuerfelpoker-prompt-answer = { $raiser } raises by { $count }. Does { $colour } go along? Deal { $deal } of { $deals }, opened by { $opener }, { $pot } in the pot.
dice-wuerfelpoker-button-stand = Stand
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Do not raise
       *[other] Raise by { $amount }
    }
dice-wuerfelpoker-button-call = Go along: pay { $count }
dice-wuerfelpoker-button-fold = Pass
dice-wuerfelpoker-log-hand = { $colour } has { $hand }.
dice-wuerfelpoker-log-stand = { $colour } stands.
dice-wuerfelpoker-log-again = { $colour } throws { $faces } again.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } does not raise.
       *[other] { $colour } raises by { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } goes along and pays { $count }.
dice-wuerfelpoker-log-fold = { $colour } passes.
dice-wuerfelpoker-log-won = { $colour } takes { $count ->
        [one] a chip
       *[other] { $count } chips
    } from the pot.
dice-wuerfelpoker-why-answer = A raise is on the table: go along, or pass.
dice-wuerfelpoker-why-raise = Raise by up to { $cap }, or do not: everybody who is in must be able to pay it.
dice-wuerfelpoker-why-keep = Choose dice to throw again, or stand.
