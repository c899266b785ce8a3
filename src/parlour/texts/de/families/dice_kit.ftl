# Was mehrere Spiele des Würfelkastens sagen.

dice-row-points = Punkte
dice-row-won = Gewonnene Runden
dice-row-chips = Chips
dice-row-throw1 = 1. Wurf
dice-row-throw2 = 2. Wurf
dice-row-throw3 = 3. Wurf
dice-row-throw4 = 4. Wurf
dice-row-throw5 = 5. Wurf

dice-button-again = Weiterwürfeln
dice-button-stop = Aufhören mit { $points }

dice-log-again = { $colour } würfelt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } weiter.
dice-log-stop = { $colour } hört mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } auf.

dice-end-points = { $winners ->
        [one] { $winner } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } Spieler teilen sich mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } den ersten Platz.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } gewinnt mit { $points ->
            [one] einer gewonnenen Runde
           *[other] { $points } gewonnenen Runden
        }.
       *[other] { $winners } Spieler teilen sich den ersten Platz, { $points ->
            [0] ohne eine gewonnene Runde.
            [one] mit je einer gewonnenen Runde.
           *[other] mit je { $points } gewonnenen Runden.
        }
    }

dice-why-button = Wähle einen der Knöpfe.

dice-and = { $first } und { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Gewürfelt
dice-row-latest = Letzter Wurf

dice-prompt-round = { $colour } würfelt, Runde { $round } von { $rounds }.
dice-prompt-throw-two = { $colour } würfelt mit beiden Würfeln.

dice-log-tied = { $seats } haben gleich viel und würfeln noch einmal.
dice-log-broke = { $colour } hat keine Chips mehr.
dice-log-put = { $colour } zahlt { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } auf Feld { $field }.
dice-log-take = { $colour } nimmt { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } von Feld { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } gewinnt mit { $points } Chips.
       *[other] { $winners } Spieler teilen sich mit je { $points ->
            [one] 1 Chip
           *[other] { $points } Chips
        } den ersten Platz.
    }
dice-end-last_chips = Nur { $winner } hat noch Chips und gewinnt.
dice-end-last_turn = Der letzte Zug ist gespielt: { $winners ->
        [one] { $winner } hat die meisten Chips und gewinnt.
       *[other] { $winners } Spieler teilen sich mit je { $points } Chips den ersten Platz.
    }

# places on felt, printed and for screen readers
dice-place-chips = Chips von { $colour }
dice-place-stake = Platz von { $colour }
dice-place-pot = Pott
piece-puck = Marke
piece-card = Zettel
piece-cross = Kreuz
piece-cup = Würfelbecher
