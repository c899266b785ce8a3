game-glueckspeter = Gelukspieter
    .tag = Wie het eerst alle fiches kwijt is, wint.

option-glueckspeter-chips = Fiches per speler
    .help = Wat iedereen kwijt moet raken.
option-glueckspeter-max_turns = Hoogste aantal beurten
    .help = Duurt het langer, dan wint wie de minste fiches heeft.

dice-glueckspeter-log-sack = Een tien: { $colour } gooit een fiche in de zak.
dice-end-rid = { $winner } is alle fiches kwijt en wint.
dice-end-fewest_chips = De laatste beurt is gespeeld: { $winners ->
        [one] { $winner } heeft de minste fiches en wint.
       *[other] { $winners } spelers met de minste fiches delen de eerste plaats.
    }
