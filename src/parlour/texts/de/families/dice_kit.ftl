# Was mehrere Spiele des Würfelkastens sagen.

dice-row-points = Punkte
dice-row-won = Gewonnene Runden
dice-row-chips = Chips
dice-row-throw1 = 1. Wurf
dice-row-throw2 = 2. Wurf
dice-row-throw3 = 3. Wurf
dice-row-throw4 = 4. Wurf
dice-row-throw5 = 5. Wurf

dice-button-again = Weiter würfeln
dice-button-stop = Aufhören mit { $points }

dice-log-again = { $colour } würfelt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } weiter.
dice-log-stop = { $colour } hört mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
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
