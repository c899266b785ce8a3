# Quello che dicono tutti i giochi di dadi, anche Kniffel e i trucchi.

dice-row-twos = Due
dice-row-total = Totale
dice-button-throw = Lancia
dice-label-again = Lancia di nuovo { $faces }
dice-log-throw = { $colour } fa { $faces }.
dice-why-over = La partita è finita.
dice-why-throw-first = Prima lancia i dadi.
