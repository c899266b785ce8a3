# What several games of the dice kit say.

dice-row-points = Points
dice-row-won = Rounds won
dice-row-chips = Chips
dice-row-throw1 = 1st throw
dice-row-throw2 = 2nd throw
dice-row-throw3 = 3rd throw
dice-row-throw4 = 4th throw
dice-row-throw5 = 5th throw

dice-button-again = Throw again
dice-button-stop = Stop with { $points }

dice-log-again = { $colour } throws on with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dice-log-stop = { $colour } stops with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

dice-end-points = { $winners ->
        [one] { $winner } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $winners } players share first place with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } wins with { $points ->
            [one] one round
           *[other] { $points } rounds
        } won.
       *[other] { $winners } players share first place with { $points ->
            [0] no round won.
            [one] one round won each.
           *[other] { $points } rounds won each.
        }
    }

dice-why-button = Choose one of the buttons.

dice-and = { $first } and { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Thrown
dice-row-latest = Last throw

dice-prompt-round = { $colour } throws, round { $round } of { $rounds }.
dice-prompt-throw-two = { $colour } throws both dice.

dice-log-tied = { $seats } are level and throw again.
dice-log-broke = { $colour } has no chips left.
dice-log-put = { $colour } pays { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } on field { $field }.
dice-log-take = { $colour } takes { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } from field { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } wins with { $points } chips.
       *[other] { $winners } players share first place with { $points ->
            [one] 1 chip
           *[other] { $points } chips
        } each.
    }
dice-end-last_chips = { $winner } is the last with chips and wins.
dice-end-last_turn = The last turn is played: { $winners ->
        [one] { $winner } has the most chips and wins.
       *[other] { $winners } players share first place with { $points } chips each.
    }

# places on felt, printed and for screen readers
dice-place-chips = chips of { $colour }
dice-place-stake = place of { $colour }
dice-place-pot = Pot
piece-puck = marker
piece-card = slip of paper
piece-cross = cross
piece-cup = dice cup
