game-kniffel = Kniffel
    .tag = Vijf dobbelstenen, drie worpen, dertien vakken.

option-kniffel-extra_kniffel = Nog een Kniffel
    .help = Wat vijf gelijke waard zijn als er in je Kniffelvak al iets staat.
option-kniffel-extra_kniffel-printed = Zoals in het boekje: 50 extra punten, of een joker
option-kniffel-extra_kniffel-none = Niets bijzonders
option-kniffel-extra_kniffel-yahtzee_forced = Zoals bij Yahtzee: 100 extra punten, getalvak eerst
option-kniffel-extra_kniffel-yahtzee_free = Zoals bij Yahtzee: 100 extra punten, vak naar keuze
option-kniffel-zero_counts_as_entry = Een weggestreept Kniffelvak telt
    .help = Extra punten en joker krijg je ook na een nul in het Kniffelvak. Alleen met de regel van het boekje voor nog een Kniffel.

kniffel-points = Punten

kniffel-row-ones = Enen
kniffel-row-twos = Tweeën
kniffel-row-threes = Drieën
kniffel-row-fours = Vieren
kniffel-row-fives = Vijven
kniffel-row-sixes = Zessen
kniffel-row-upper = Totaal boven
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Drie gelijke
kniffel-row-four_kind = Carré
kniffel-row-full_house = Full house
kniffel-row-small_straight = Kleine straat
kniffel-row-large_straight = Grote straat
kniffel-row-kniffel = Kniffel
kniffel-row-chance = Chance
kniffel-row-lower = Totaal onder
kniffel-row-extra = Extra punten
kniffel-row-total = Eindtotaal

kniffel-help-ones = Alle enen tellen.
kniffel-help-twos = Alle tweeën tellen.
kniffel-help-threes = Alle drieën tellen.
kniffel-help-fours = Alle vieren tellen.
kniffel-help-fives = Alle vijven tellen.
kniffel-help-sixes = Alle zessen tellen.
kniffel-help-upper = De zes getalvakken samen.
kniffel-help-bonus = 35 punten als het totaal boven 63 of meer is.
kniffel-help-three_kind = Minstens drie gelijke dobbelstenen: alle vijf tellen.
kniffel-help-four_kind = Minstens vier gelijke dobbelstenen: alle vijf tellen.
kniffel-help-full_house = Drie van het ene getal en twee van een ander: 25 punten.
kniffel-help-small_straight = Vier getallen op een rij: 30 punten.
kniffel-help-large_straight = Vijf getallen op een rij: 40 punten.
kniffel-help-kniffel = Vijf gelijke dobbelstenen: 50 punten.
kniffel-help-chance = Elke worp: alle vijf tellen.
kniffel-help-lower = De zeven onderste vakken samen.
kniffel-help-extra = Punten voor nog een Kniffel.
kniffel-help-total = Totaal boven, bonus, totaal onder en extra punten.

kniffel-label-write = { $box }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } opschrijven

kniffel-prompt-throw = { $colour } gooit alle vijf de dobbelstenen.
kniffel-prompt-again = { $colour } gooit { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    } opnieuw: worp { $number } van 3.
kniffel-prompt-choose = { $colour } kiest dobbelstenen om opnieuw te gooien ({ $count ->
        [one] nog één worp
       *[other] nog { $count } worpen
    }) of een vak om in te vullen.
kniffel-prompt-write = { $colour } schrijft de worp in een vak.
kniffel-prompt-another-one = Nog een Kniffel: { $colour } mag hem alleen opschrijven bij { $box }{ $extra ->
        [0] .
       *[other] , met { $extra } extra punten.
    }
kniffel-prompt-another = Nog een Kniffel: { $colour } kiest waar hij komt{ $extra ->
        [0] .
       *[other] , met { $extra } extra punten.
    }

kniffel-throwing-again = { $faces } opnieuw gooien
kniffel-log-throw-again = { $colour } gooit { $faces } en heeft { $dice }.
kniffel-log-keep = { $colour } houdt { $faces }.
kniffel-log-keep-none = { $colour } pakt alle vijf de dobbelstenen weer op.
kniffel-log-write = { $colour } schrijft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op: { $box }.
kniffel-log-strike = { $colour } streept { $box } weg.
kniffel-log-extra = Nog een Kniffel: { $points } extra punten voor { $colour }.
kniffel-log-bonus = { $colour } haalt boven 63 en krijgt de bonus van { $points } punten.

kniffel-end-sheet_full = { $players ->
        [1] Het blad is vol: { $points } punten.
       *[other] { $winners ->
            [one] { $winner } wint met { $points } punten.
           *[other] { $winners } spelers delen de eerste plaats met { $points } punten.
        }
    }
    .headline = { $points } punten

kniffel-why-three-throws = Meer dan drie worpen heb je niet: schrijf de worp nu in een vak.
kniffel-why-nothing-chosen = Kies minstens één dobbelsteen om opnieuw te gooien, of een vak om in te vullen.
kniffel-why-no-die = Kies uit de vijf dobbelstenen op tafel, elk één keer.
kniffel-why-sum = Deze regel wordt vanzelf opgeteld. Kies een van de dertien vakken.
kniffel-why-filled = Bij { $box } staat al { $points }: elk vak vul je één keer in.
kniffel-why-number-first = Nog een Kniffel gaat eerst naar { $box }, want dat vak is nog open: { $points } punten{ $extra ->
        [0] .
       *[other] , en { $extra } extra.
    }
kniffel-why-lower-first = { $box } is ingevuld, dus deze Kniffel is een joker voor de onderste vakken zolang daar een vak open is.
kniffel-why-choose = Kies dobbelstenen om opnieuw te gooien, of een open vak om in te vullen.
