# Looking back at a game: fetched only by pages that do.

# Figures, with the decimal sign of the language
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Går igenom partiet
review-seat = Spelare
review-start = Vid starten
review-luck = Tur
review-decided = Beslut
review-ended = Utanför brädet
review-result = Resultat
review-lost = Förlorat genom egna beslut
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } valde bra och hade tur: tärningar { $luck }, beslut { $decided }.
        [unlucky] { $name } valde bra och hade otur: tärningar { $luck }, beslut { $decided }.
       *[even] { $name } valde bra och hade varken tur eller otur: tärningar { $luck }, beslut { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } valde bättre och hade tur: tärningar { $luck }, beslut { $decided }.
        [unlucky] { $name } valde bättre och hade otur: tärningar { $luck }, beslut { $decided }.
       *[even] { $name } valde bättre och hade varken tur eller otur: tärningar { $luck }, beslut { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } hade tur men valde mindre bra: tärningar { $luck }, beslut { $decided }.
        [unlucky] { $name } valde mindre bra och hade dessutom otur: tärningar { $luck }, beslut { $decided }.
       *[even] { $name } valde mindre bra och hade varken tur eller otur: tärningar { $luck }, beslut { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } hade tur: tärningar { $luck }, beslut { $decided }.
        [unlucky] { $name } hade otur: tärningar { $luck }, beslut { $decided }.
       *[even] { $name } hade varken tur eller otur: tärningar { $luck }, beslut { $decided }.
    }
}
review-luck-alone = { $name } hade chansen { $start } på 100 före första kastet; tärningarna gav { $luck }.
review-thought = { $name } gjorde { $faults }; { $lost } förlorat per drag.
review-faultless = { $name } gjorde inga misstag; { $lost } förlorat per drag.
review-count-blunders = { $count ->
    [one] en blunder
   *[other] { $count } blundrar
}
review-count-mistakes = { $count ->
    [one] ett misstag
   *[other] { $count } misstag
}
review-count-slips = { $count ->
    [one] en liten miss
   *[other] { $count } små missar
}
review-faults-two = { $first } och { $second }
review-faults-three = { $first }, { $second } och { $third }
review-turning-move = Vändpunkten var drag { $number } av { $name }, { $move }: { $change }.
review-turning-throw = Vändpunkten var kastet { $move } av { $name }, nummer { $number }: { $change }.
review-turning-move-for = Vändpunkten var drag { $number } av { $name }, { $move }: { $change } för { $other }.
review-turning-throw-for = Vändpunkten var kastet { $move } av { $name }, nummer { $number }: { $change } för { $other }.
review-turning-end = Partiet avgjordes utanför brädet.
review-good = Bra hittat: { $name }, drag { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } var en blunder och kostade { $lost }; bättre var { $best }.
    [mistake] { $number }. { $name }: { $move } var ett misstag och kostade { $lost }; bättre var { $best }.
   *[slip] { $number }. { $name }: { $move } var en liten miss och kostade { $lost }; bättre var { $best }.
}
review-graph = Vad varje ställning var värd för { $names }, från starten till vänster till slutet till höger
review-as-table = Som tabell
review-move = Drag
review-mistakes = Vad som kunde ha varit bättre
review-mark-slip = liten miss
review-mark-mistake = misstag
review-mark-blunder = blunder
review-unit-chance = Siffrorna är vinstchanser, i procent.
review-unit-points = Siffrorna är poäng.
review-unit-other = Siffrorna är som datorn räknar dem.
review-exact = De är exakta.
review-judged = De är så bra som vår starkaste spelare bedömer.
review-learn = { $count ->
    [one] Lära av mitt misstag
   *[other] Lära av mina { $count } misstag
}
review-learn-asked = Fråga { $at } av { $total }: du spelade { $played } här och förlorade { $lost }. Vad är bättre?
review-learn-right = Just det: { $best }.
review-learn-wrong = Det är inte heller det bästa. Försök igen.
review-learn-same = Det var det du spelade. Något annat är bättre.
review-learn-shown = Bättre var { $best }.
review-learn-show = Visa mig
review-learn-next = Nästa fråga
review-learn-stop = Det räcker

# The analysis board.

analysis-of = { $game }: analys
analysis-desk = Vad som kan göras och vad det är värt
analysis-moves = Drag
analysis-throws = Vad visar tärningarna?
analysis-judge = Visa vad datorn tycker
analysis-thinking = Datorn tänker.
analysis-position = Ställningen i skrift
analysis-copy = Kopiera
analysis-paste = En annan ställning
analysis-place = Ställ upp den
analysis-play = Spela härifrån
analysis-play-start = Börja i den här ställningen
analysis-play-forgets = Det som stod på brädet tidigare räknas inte när ställningar upprepas.

# The position editor. What stands in its fields is as docs/positions.md has it.

analysis-edit = Ställ upp en ställning
analysis-edit-done = Se på den här ställningen
analysis-edit-leave = Låt den vara som den var
analysis-edit-tools = Vad ett tryck på brädet gör
analysis-edit-stock = Pjäser att ställa på brädet
analysis-edit-move = Flytta
analysis-edit-take = Ta bort
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Tomt bräde
analysis-edit-start = Partiets start
analysis-edit-turn = Vem är vid draget?
analysis-field-next = Vad som kommer härnäst, och vad som räknas
analysis-field-figures = Siffror
analysis-field-hands = Stenar på hand
analysis-field-rights = Rockad
analysis-field-passant = Passerad ruta
analysis-field-quiet = Halvdrag utan slag eller bondedrag
analysis-field-number = Dragnummer
analysis-field-die = Tärning
