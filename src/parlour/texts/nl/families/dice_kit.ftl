# Wat verschillende dobbelspellen zeggen.

dice-row-points = Punten
dice-row-won = Gewonnen ronden
dice-row-chips = Fiches
dice-row-throw1 = 1e worp
dice-row-throw2 = 2e worp
dice-row-throw3 = 3e worp
dice-row-throw4 = 4e worp
dice-row-throw5 = 5e worp

dice-button-again = Nog eens gooien
dice-button-stop = Stoppen met { $points }

dice-log-again = { $colour } gooit door met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
dice-log-stop = { $colour } stopt met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.

dice-end-points = { $winners ->
        [one] { $winner } wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] { $winners } spelers delen de eerste plaats met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } wint met { $points ->
            [one] één gewonnen ronde
           *[other] { $points } gewonnen ronden
        }.
       *[other] { $winners } spelers delen de eerste plaats met { $points ->
            [0] geen gewonnen ronde.
            [one] elk één gewonnen ronde.
           *[other] elk { $points } gewonnen ronden.
        }
    }

dice-why-button = Kies een van de knoppen.

dice-and = { $first } en { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Gegooid
dice-row-latest = Laatste worp

dice-prompt-round = { $colour } gooit, ronde { $round } van { $rounds }.
dice-prompt-throw-two = { $colour } gooit beide dobbelstenen.

dice-log-tied = { $seats } staan gelijk en gooien opnieuw.
dice-log-broke = { $colour } heeft geen fiches meer.
dice-log-put = { $colour } legt { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } op veld { $field }.
dice-log-take = { $colour } neemt { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } van veld { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } wint met { $points } fiches.
       *[other] { $winners } spelers delen de eerste plaats met elk { $points ->
            [one] 1 fiche
           *[other] { $points } fiches
        }.
    }
dice-end-last_chips = { $winner } heeft als laatste nog fiches en wint.
dice-end-last_turn = De laatste beurt is gespeeld: { $winners ->
        [one] { $winner } heeft de meeste fiches en wint.
       *[other] { $winners } spelers delen de eerste plaats met elk { $points } fiches.
    }

# places on felt, printed and for screen readers
dice-place-chips = fiches van { $colour }
dice-place-stake = plaats van { $colour }
dice-place-pot = De pot
piece-puck = merkteken
piece-card = papiertje
piece-cross = kruisje
piece-cup = dobbelbeker
