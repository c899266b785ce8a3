# What several games of the dice kit say.

dice-row-points = Point
dice-row-won = Vundne runder
dice-row-chips = Jetoner
dice-row-throw1 = 1. kast
dice-row-throw2 = 2. kast
dice-row-throw3 = 3. kast
dice-row-throw4 = 4. kast
dice-row-throw5 = 5. kast

dice-button-again = Kast igen
dice-button-stop = Stop med { $points }

dice-log-again = { $colour } kaster videre med { $points ->
        [one] 1 point
       *[other] { $points } point
    }.
dice-log-stop = { $colour } stopper med { $points ->
        [one] 1 point
       *[other] { $points } point
    }.

dice-end-points = { $winners ->
        [one] { $winner } vinder med { $points ->
            [one] 1 point
           *[other] { $points } point
        }.
       *[other] { $winners } spillere deler førstepladsen med { $points ->
            [one] 1 point
           *[other] { $points } point
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } vinder med { $points ->
            [one] én vundet runde
           *[other] { $points } vundne runder
        }.
       *[other] { $winners } spillere deler førstepladsen med { $points ->
            [0] ingen vundne runder.
            [one] én vundet runde hver.
           *[other] { $points } vundne runder hver.
        }
    }

dice-why-button = Vælg en af knapperne.

dice-and = { $first } og { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Slået
dice-row-latest = Sidste kast

dice-prompt-round = { $colour } kaster, runde { $round } af { $rounds }.
dice-prompt-throw-two = { $colour } kaster begge terninger.

dice-log-tied = { $seats } står lige og kaster igen.
dice-log-broke = { $colour } har ingen jetoner tilbage.
dice-log-put = { $colour } betaler { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    } på felt { $field }.
dice-log-take = { $colour } tager { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    } fra felt { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } vinder med { $points } jetoner.
       *[other] { $winners } spillere deler førstepladsen med { $points ->
            [one] 1 jeton
           *[other] { $points } jetoner
        } hver.
    }
dice-end-last_chips = { $winner } er den sidste med jetoner og vinder.
dice-end-last_turn = Den sidste tur er spillet: { $winners ->
        [one] { $winner } har flest jetoner og vinder.
       *[other] { $winners } spillere deler førstepladsen med { $points } jetoner hver.
    }

# places on felt, printed and for screen readers
dice-place-chips = jetoner for { $colour }
dice-place-stake = plads for { $colour }
dice-place-pot = Pulje
piece-puck = markør
piece-card = seddel
piece-cross = kryds
piece-cup = raflebæger
