# Tussen de tafels: wie er kan komen, welke tafels wachten, wat deze browser van zijn mensen weet.

between-share = Delen
between-alone = Deze doos is alleen op dit apparaat open: vrienden kunnen er nog niet bij.
between-alone-how = Op het apparaat zelf kun je de doos openen voor het eigen netwerk, of starten met: parlour serve --lan
between-network = Openen voor dit netwerk
between-network-closed = Dan kunnen vrienden op dezelfde wifi aanschuiven aan een tafel waarvan ze de link hebben. Van buiten kan niemand erbij.
between-network-open = Wie in hetzelfde netwerk zit en een link heeft, kan binnenkomen, tot je dit uitzet of de doos sluit.
between-qr = Een plaatje voor de camera van een telefoon, dat leidt naar { $address }

# A table is called by those who sit there.
between-title = { $players }: { $game }

between-remind = Je was aan de beurt terwijl je ergens anders was. Zal je systeem het de volgende keer zeggen?
between-remind-yes = Ja, zeg het me
between-remind-no = Nee, dank je
between-remind-turn = Jouw beurt: { $game }
between-remind-with = { $names } { $count ->
    [one] wacht.
   *[other] wachten.
}

between-window = In de etalage
between-window-join = Er is een plaats vrij
between-window-watch = Je mag toekijken
between-list = In de etalage zetten
between-list-help = Dan vindt iedereen op deze server de tafel op de eerste pagina, en kan er aanschuiven of toekijken.

between-me = Jij
between-me-lead = Dit alles wordt in deze browser bewaard. Er is geen account, en niemand anders ziet het.
between-me-name = Je naam
between-me-sign = Je teken: waar het vrij is, krijg je deze plaats
between-me-figures = Je statistieken
between-me-figures-none = Er is nog niets uitgespeeld.
between-me-game = Spel
between-me-played = gespeeld
between-me-won = gewonnen
between-me-streak = op rij
between-me-average = punten gemiddeld
between-me-best = meeste punten
between-carry = Naar een ander apparaat
between-carry-help = Je naam, je plaatsen en wat je hebt opgeruimd gaan mee. Hier blijft alles zoals het is.
between-carry-leave = Inpakken voor de reis
between-carry-left = Typ daar deze code, of richt de camera op het plaatje. Dat werkt tien minuten lang, en maar één keer.
between-carry-typed = Typ daar deze code. De code werkt tien minuten lang, en maar één keer.
between-carry-code = Een code van een ander apparaat
between-carry-fetch = Uitpakken
between-carry-arrived = Alles is aangekomen.
between-carry-failed = Dat is niet gelukt. Probeer het nog eens.
between-remind-switch = Laat het systeem het zeggen als ik aan de beurt ben en ergens anders zit
