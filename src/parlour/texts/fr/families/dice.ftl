# Ce que disent tous les jeux de dés, le Yams et les tours aussi.

dice-row-twos = Deux
dice-row-total = Total
dice-button-throw = Lancer
dice-label-again = Relancer { $faces }
dice-log-throw = { $colour } lance { $faces }.
dice-why-over = La partie est finie.
dice-why-throw-first = Lancez d’abord les dés.
