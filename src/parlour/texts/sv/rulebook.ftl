# The rules page: chapters that are made from what a game declares; the browser gets them as HTML

rules-variants = Varianter
rules-variants-some = På spelets sida finns en knapp, ett tal eller ett val för var och en av dem. Rör dem inte, så gäller det vanliga.
rules-variants-none = Det här spelet spelas alltid som det beskrivs ovan.
rules-value-on = på eller av, vanligen på
rules-value-off = på eller av, vanligen av
rules-value-number = { $low } till { $high }, vanligen { $usual }
rules-value-number-off = { $low } till { $high } eller inget, vanligen { $usual }
rules-value-none = inget
rules-value-choice = ett val
rules-value-parts = byggs av delar
rules-value-usual = vanligt
rules-value-seats = Bara med { $seats } spelare.
rules-presets = Flera på en gång
rules-preset-usual = det vanliga
rules-value-is-on = på
rules-value-is-off = av
rules-origin = Tryckt, tolkat eller vårt eget
rules-origin-told = Det mesta som berättas här är helt enkelt tryckt ({ $printed }). { $reading } märker ut en tolkning: häftena lämnar det öppet, eller deras språk skiljer sig åt, och så här förstår vi det. { $ours } märker ut det som är vårt: inget häfte har det.
rules-sources = Källor
rules-sources-told = Var spelet är tryckt, och under vilka namn. Orden på den här sidan är våra egna.
