# What all games with dice say, Kniffel and the tricks too.

dice-row-twos = Tvåor
dice-row-total = Totalt
dice-button-throw = Kasta
dice-label-again = Kasta om { $faces }
dice-log-throw = { $colour } kastar { $faces }.
dice-why-over = Spelet är slut.
dice-why-throw-first = Kasta tärningarna först.
