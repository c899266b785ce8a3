# What all games with dice say, Kniffel and the tricks too.

dice-row-twos = Twos
dice-row-total = Total
dice-button-throw = Throw
dice-label-again = Throw { $faces } again
dice-log-throw = { $colour } throws { $faces }.
dice-why-over = The game is over.
dice-why-throw-first = Throw the dice first.
