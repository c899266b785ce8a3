# De pagina met spelregels: hoofdstukken uit wat een spel opgeeft; de browser krijgt ze als HTML

rules-variants = Varianten
rules-variants-some = Op de pagina van het spel is er voor elk hiervan een schakelaar, een getal of een keuze. Laat je ze met rust, dan geldt de gewone waarde.
rules-variants-none = Dit spel wordt altijd gespeeld zoals hierboven verteld.
rules-value-on = aan of uit, gewoonlijk aan
rules-value-off = aan of uit, gewoonlijk uit
rules-value-number = { $low } tot { $high }, gewoonlijk { $usual }
rules-value-number-off = { $low } tot { $high } of geen, gewoonlijk { $usual }
rules-value-none = geen
rules-value-choice = een keuze
rules-value-parts = gebouwd uit delen
rules-value-usual = gewoonlijk
rules-value-seats = Alleen met { $seats } spelers.
rules-presets = Meer tegelijk
rules-preset-usual = de gewone waarden
rules-value-is-on = aan
rules-value-is-off = uit
rules-origin = Gedrukt, gelezen of van ons
rules-origin-told = Het meeste hier is gewoon gedrukt ({ $printed }). { $reading } staat bij een lezing: de boekjes laten het open, of hun talen verschillen, en zo vatten wij het op. { $ours } staat bij wat van ons is: geen boekje heeft het.
rules-sources = Bronnen
rules-sources-told = Waar het spel gedrukt staat, en onder welke namen. De woorden op deze pagina zijn van onszelf.
