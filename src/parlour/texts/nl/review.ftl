# Terugkijken op een partij: alleen opgehaald door pagina’s die dat doen.

# Figures, with the decimal sign of the language
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = De partij wordt doorgenomen
review-seat = Speler
review-start = Aan het begin
review-luck = Geluk
review-decided = Beslissingen
review-ended = Buiten het bord
review-result = Uitslag
review-lost = Verloren door eigen beslissingen
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } besliste goed en had geluk: dobbelstenen { $luck }, beslissingen { $decided }.
        [unlucky] { $name } besliste goed en had pech: dobbelstenen { $luck }, beslissingen { $decided }.
       *[even] { $name } besliste goed en had geluk noch pech: dobbelstenen { $luck }, beslissingen { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } besliste beter en had geluk: dobbelstenen { $luck }, beslissingen { $decided }.
        [unlucky] { $name } besliste beter en had pech: dobbelstenen { $luck }, beslissingen { $decided }.
       *[even] { $name } besliste beter, en de dobbelstenen waren eerlijk: dobbelstenen { $luck }, beslissingen { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } had geluk, maar besliste minder goed: dobbelstenen { $luck }, beslissingen { $decided }.
        [unlucky] { $name } besliste minder goed en had ook nog pech: dobbelstenen { $luck }, beslissingen { $decided }.
       *[even] { $name } besliste minder goed en had geluk noch pech: dobbelstenen { $luck }, beslissingen { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } had geluk: dobbelstenen { $luck }, beslissingen { $decided }.
        [unlucky] { $name } had pech: dobbelstenen { $luck }, beslissingen { $decided }.
       *[even] { $name } had geluk noch pech: dobbelstenen { $luck }, beslissingen { $decided }.
    }
}
review-luck-alone = { $name } had voor de eerste worp een kans van { $start } op 100; de dobbelstenen brachten { $luck }.
review-thought = { $name } maakte { $faults }; { $lost } verloren per zet.
review-faultless = { $name } maakte geen fouten; { $lost } verloren per zet.
review-count-blunders = { $count ->
    [one] één blunder
   *[other] { $count } blunders
}
review-count-mistakes = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
review-count-slips = { $count ->
    [one] één slordigheid
   *[other] { $count } slordigheden
}
review-faults-two = { $first } en { $second }
review-faults-three = { $first }, { $second } en { $third }
review-turning-move = Het keerpunt was zet { $number } van { $name }, { $move }: { $change }.
review-turning-throw = Het keerpunt was de worp { $move } van { $name }, nummer { $number }: { $change }.
review-turning-move-for = Het keerpunt was zet { $number } van { $name }, { $move }: { $change } voor { $other }.
review-turning-throw-for = Het keerpunt was de worp { $move } van { $name }, nummer { $number }: { $change } voor { $other }.
review-turning-end = De partij werd buiten het bord beslist.
review-good = Goed gevonden: { $name }, zet { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } was een blunder en kostte { $lost }; beter was { $best }.
    [mistake] { $number }. { $name }: { $move } was een fout en kostte { $lost }; beter was { $best }.
   *[slip] { $number }. { $name }: { $move } was een slordigheid en kostte { $lost }; beter was { $best }.
}
review-graph = Wat elke stelling waard was voor { $names }, van het begin links tot het eind rechts
review-as-table = Als tabel
review-move = Zet
review-mistakes = Wat beter had gekund
review-mark-slip = slordigheid
review-mark-mistake = fout
review-mark-blunder = blunder
review-unit-chance = De cijfers zijn winstkansen, in procenten.
review-unit-points = De cijfers zijn punten.
review-unit-other = De cijfers zijn zoals de computer ze telt.
review-exact = Ze zijn exact.
review-judged = Ze zijn zo goed als het oordeel van onze sterkste speler.
review-learn = { $count ->
    [one] Leren van mijn fout
   *[other] Leren van mijn { $count } fouten
}
review-learn-asked = Vraag { $at } van { $total }: je speelde hier { $played } en verloor { $lost }. Wat is beter?
review-learn-right = Dat is het: { $best }.
review-learn-wrong = Dat is ook niet het beste. Probeer het nog eens.
review-learn-same = Dat speelde je toen. Iets anders is beter.
review-learn-shown = Beter was { $best }.
review-learn-show = Laat zien
review-learn-next = Volgende vraag
review-learn-stop = Genoeg

# The analysis board.

analysis-of = { $game }: analyse
analysis-desk = Wat er kan en wat het waard is
analysis-moves = Zetten
analysis-throws = Wat ligt er op de dobbelstenen?
analysis-judge = Laat zien wat de computer denkt
analysis-thinking = De computer denkt na.
analysis-position = De stelling in tekst
analysis-copy = Kopiëren
analysis-paste = Een andere stelling
analysis-place = Opzetten
analysis-play = Vanaf hier spelen
analysis-play-start = Bij deze stelling beginnen
analysis-play-forgets = Wat er eerder op het bord stond, telt niet mee als stellingen zich herhalen.

# The position editor. What stands in its fields is as docs/positions.md has it.

analysis-edit = Een stelling opzetten
analysis-edit-done = Deze stelling bekijken
analysis-edit-leave = Laten zoals het was
analysis-edit-tools = Wat een tik op het bord doet
analysis-edit-stock = Stukken om op het bord te zetten
analysis-edit-move = Verzetten
analysis-edit-take = Wegnemen
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Leeg bord
analysis-edit-start = Begin van de partij
analysis-edit-turn = Wie is aan de beurt?
analysis-field-next = Wat er nu komt, en wat er wordt geteld
analysis-field-figures = Getallen
analysis-field-hands = Stenen in de hand
analysis-field-rights = Rokade
analysis-field-passant = Gepasseerd veld
analysis-field-quiet = Halve zetten zonder slag of pionzet
analysis-field-number = Nummer van de zet
analysis-field-die = Dobbelsteen
