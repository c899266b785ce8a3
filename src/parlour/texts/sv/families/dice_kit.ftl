# What several games of the dice kit say.

dice-row-points = Poäng
dice-row-won = Vunna omgångar
dice-row-chips = Marker
dice-row-throw1 = 1:a kastet
dice-row-throw2 = 2:a kastet
dice-row-throw3 = 3:e kastet
dice-row-throw4 = 4:e kastet
dice-row-throw5 = 5:e kastet

dice-button-again = Kasta igen
dice-button-stop = Sluta med { $points }

dice-log-again = { $colour } kastar vidare med { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
dice-log-stop = { $colour } slutar med { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.

dice-end-points = { $winners ->
        [one] { $winner } vinner med { $points ->
            [one] 1 poäng
           *[other] { $points } poäng
        }.
       *[other] { $winners } spelare delar första platsen med { $points ->
            [one] 1 poäng
           *[other] { $points } poäng
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } vinner med { $points ->
            [one] en vunnen omgång
           *[other] { $points } vunna omgångar
        }.
       *[other] { $winners } spelare delar första platsen med { $points ->
            [0] ingen vunnen omgång.
            [one] en vunnen omgång var.
           *[other] { $points } vunna omgångar var.
        }
    }

dice-why-button = Välj en av knapparna.

dice-and = { $first } och { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Kastat
dice-row-latest = Senaste kast

dice-prompt-round = { $colour } kastar, omgång { $round } av { $rounds }.
dice-prompt-throw-two = { $colour } kastar båda tärningarna.

dice-log-tied = { $seats } ligger lika och kastar om.
dice-log-broke = { $colour } har inga marker kvar.
dice-log-put = { $colour } lägger { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    } på fält { $field }.
dice-log-take = { $colour } tar { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    } från fält { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } vinner med { $points } marker.
       *[other] { $winners } spelare delar första platsen med { $points ->
            [one] 1 mark
           *[other] { $points } marker
        } var.
    }
dice-end-last_chips = { $winner } är den sista med marker och vinner.
dice-end-last_turn = Den sista turen är spelad: { $winners ->
        [one] { $winner } har flest marker och vinner.
       *[other] { $winners } spelare delar första platsen med { $points } marker var.
    }

# places on felt, printed and for screen readers
dice-place-chips = marker för { $colour }
dice-place-stake = plats för { $colour }
dice-place-pot = Pott
piece-puck = markör
piece-card = lapp
piece-cross = kryss
piece-cup = tärningsbägare
