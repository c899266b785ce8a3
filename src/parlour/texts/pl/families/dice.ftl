# Co mówią wszystkie gry w kości, także Kniffel i sztuczki.

dice-row-twos = Dwójki
dice-row-total = Razem
dice-button-throw = Rzuć
dice-label-again = Rzuć ponownie { $faces }
dice-log-throw = { $colour } wyrzuca { $faces }.
dice-why-over = Gra jest skończona.
dice-why-throw-first = Najpierw rzuć kostkami.
