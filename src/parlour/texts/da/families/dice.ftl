# What all games with dice say, Kniffel and the tricks too.

dice-row-twos = Toere
dice-row-total = I alt
dice-button-throw = Kast
dice-label-again = Kast { $faces } om
dice-log-throw = { $colour } slår { $faces }.
dice-why-over = Spillet er slut.
dice-why-throw-first = Kast først terningerne.
