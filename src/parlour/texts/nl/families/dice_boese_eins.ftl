game-boese_eins = De boze één
    .tag = Vijf worpen achter elkaar, en elke 1 maakt er een eind aan.

option-boese_eins-rounds = Ronden
    .help = Hoeveel beurten iedereen heeft; ze worden allemaal opgeteld.

dice-boese_eins-prompt = { $colour } doet worp { $number } van 5{ $rounds ->
        [one] .
       *[other] , ronde { $round } van { $rounds }.
    }
dice-boese_eins-log-out = Een 1: de beurt van { $colour } is voorbij, { $points ->
        [one] 1 punt telt.
       *[other] { $points } punten tellen.
    }
dice-boese_eins-log-through = { $colour } komt alle vijf de worpen door: { $points } punten.
