game-teure_sieben = De dure zeven
    .tag = Streep je getallen weg, maar niet allemaal: de eerste lege lijst verliest.

option-teure_sieben-first_cleared_wins = Een lege lijst wint
    .help = Wie het eerst alles heeft weggestreept, wint in plaats van te verliezen.

dice-row-number = { $number }
dice-row-open = Open getallen

dice-teure_sieben-prompt = { $colour } gooit beide dobbelstenen.
dice-teure_sieben-log-seven = Een dure zeven: { $colour } streept { $numbers } weg.
dice-teure_sieben-log-strikes = { $colour } streept { $number } weg en gooit nog eens.
dice-teure_sieben-log-last = { $colour } streept { $number } weg, en de lijst is leeg.
dice-teure_sieben-log-travels = De { $number } reist verder: { $colour } streept hem weg.
dice-teure_sieben-log-lapses = Niemand heeft de { $number } nog open: de worp van { $colour } vervalt.
dice-end-cleared_loses = { $loser } heeft het laatste getal weggestreept en verliest.
dice-end-cleared_wins = { $winner } heeft het laatste getal weggestreept en wint.
