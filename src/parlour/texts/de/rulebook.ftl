# Die Regelseite: Kapitel aus dem, was ein Spiel angibt; der Browser bekommt sie als HTML

rules-variants = Varianten
rules-variants-some = Für jede davon hat die Spielseite einen Schalter, eine Zahl oder eine Auswahl. Wer nichts ändert, spielt mit dem üblichen Wert.
rules-variants-none = Dieses Spiel wird immer so gespielt, wie es oben steht.
rules-value-on = an oder aus, üblich an
rules-value-off = an oder aus, üblich aus
rules-value-number = { $low } bis { $high }, üblich { $usual }
rules-value-number-off = { $low } bis { $high } oder keine, üblich { $usual }
rules-value-none = keine
rules-value-choice = eine Auswahl
rules-value-parts = aus Teilen gebaut
rules-value-usual = üblich
rules-value-seats = Nur bei { $seats } Spielern.
rules-presets = Mehrere auf einmal
rules-preset-usual = die üblichen Werte
rules-value-is-on = an
rules-value-is-off = aus
rules-origin = Gedruckt, gelesen oder von uns
rules-origin-told = Das meiste, was hier steht, ist einfach gedruckt ({ $printed }). { $reading } steht für eine Lesart: Die Hefte lassen es offen oder ihre Sprachen unterscheiden sich, und so fassen wir es auf. { $ours } steht für das, was von uns ist: Es steht in keinem Heft.
rules-sources = Quellen
rules-sources-told = Wo das Spiel gedruckt ist und unter welchen Namen. Die Worte auf dieser Seite sind unsere eigenen.
