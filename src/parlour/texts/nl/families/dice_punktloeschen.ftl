game-punktloeschen = Punten wissen
    .tag = Eerst krijtstrepen verzamelen, dan ze als eerste weer kwijtraken.

option-punktloeschen-rounds = Ronden van het eerste deel
    .help = Zoveel strepen worden uitgedeeld voor het wissen begint.

dice-row-marks = Strepen

dice-punktloeschen-prompt-mark = { $colour } gooit; de laagste krijgt een streep (ronde { $round } van { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } gooit; de hoogste wist een streep.
dice-punktloeschen-prompt-off = { $colour } gooit nog eens: { $seats } staan gelijk met { $wiping ->
        [0] de laagste worp.
       *[other] de hoogste worp.
    }
dice-punktloeschen-log-mark = { $colour } heeft de laagste worp en krijgt een streep: nu { $marks }.
dice-punktloeschen-log-wipe = { $colour } heeft de hoogste worp en wist een streep: nog { $marks }.
dice-punktloeschen-log-second = Nu worden de strepen gewist. Verder spelen: { $seats }.
dice-end-wiped = { $winner } heeft de laatste streep gewist en wint.
dice-end-alone = Alleen { $winner } heeft strepen, dus niemand anders kan om de winst spelen.
