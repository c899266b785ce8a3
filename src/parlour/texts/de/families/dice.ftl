# Was alle Würfelspiele sagen, auch Kniffel und die Tricks.

dice-row-twos = Zweier
dice-row-total = Gesamt
dice-button-throw = Würfeln
dice-label-again = { $faces } noch einmal werfen
dice-log-throw = { $colour } wirft { $faces }.
dice-why-over = Die Partie ist zu Ende.
dice-why-throw-first = Wirf zuerst die Würfel.
