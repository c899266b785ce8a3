# Wat alle spellen met dobbelstenen zeggen, ook Kniffel en de trucs.

dice-row-twos = Tweeën
dice-row-total = Totaal
dice-button-throw = Gooien
dice-label-again = { $faces } opnieuw gooien
dice-log-throw = { $colour } gooit { $faces }.
dice-why-over = De partij is afgelopen.
dice-why-throw-first = Gooi eerst de dobbelstenen.
