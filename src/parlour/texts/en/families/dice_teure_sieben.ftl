game-teure_sieben = The Dear Seven
    .tag = Strike out your numbers, but not all of them: the first empty list loses.

option-teure_sieben-first_cleared_wins = An empty list wins
    .help = Whoever has struck everything first wins instead of losing.

dice-row-number = { $number }
dice-row-open = Open numbers

dice-teure_sieben-prompt = { $colour } throws both dice.
dice-teure_sieben-log-seven = A dear seven: { $colour } strikes { $numbers }.
dice-teure_sieben-log-strikes = { $colour } strikes { $number } and throws again.
dice-teure_sieben-log-last = { $colour } strikes { $number }, and the list is empty.
dice-teure_sieben-log-travels = The { $number } travels on: { $colour } strikes it.
dice-teure_sieben-log-lapses = Nobody has the { $number } open any more: { $colour }’s throw lapses.
dice-end-cleared_loses = { $loser } has struck the last number and loses.
dice-end-cleared_wins = { $winner } has struck the last number and wins.
