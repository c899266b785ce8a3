game-finke = De vink
    .tag = Betaal wat je gooit, of pak wat er ligt.

option-finke-start_chips = Fiches per speler
    .help = Waarmee iedereen begint; het boekje vraagt er minstens 20.
option-finke-two_spares_seven = Een 2 spaart de zeven
    .help = Een 2 neemt de fiches van alle velden behalve 7; alleen een 12 neemt alles.
option-finke-pay_one_chip = Maar één fiche betalen
    .help = Elke betaling is één fiche in plaats van het gegooide aantal. Een vriendelijker, langer spel.
option-finke-max_turns = Hoogste aantal beurten
    .help = Duurt het langer, dan wint wie de meeste fiches heeft.

dice-finke-prompt-swept = { $colour } gooit nog eens; weer een 2 of 12 zou een fiche voor elk veld kosten.
dice-finke-log-sweep = { $colour } veegt de velden leeg en neemt { $chips ->
        [0] niets, want er ligt niets.
        [one] 1 fiche.
       *[other] { $chips } fiches.
    }
dice-finke-log-all-fields = De tweede veeg van de beurt: { $colour } legt één fiche op elk veld, samen { $chips }.
