game-teure_sieben = Droga siódemka
    .tag = Skreślaj swoje liczby, ale nie wszystkie: pierwsza pusta lista przegrywa.

option-teure_sieben-first_cleared_wins = Pusta lista wygrywa
    .help = Kto pierwszy skreśli wszystko, wygrywa zamiast przegrać.

dice-row-number = { $number }
dice-row-open = Wolne liczby

dice-teure_sieben-prompt = { $colour } rzuca obiema kostkami.
dice-teure_sieben-log-seven = Droga siódemka: { $colour } skreśla { $numbers }.
dice-teure_sieben-log-strikes = { $colour } skreśla { $number } i rzuca jeszcze raz.
dice-teure_sieben-log-last = { $colour } skreśla { $number } i lista jest pusta.
dice-teure_sieben-log-travels = { $number } wędruje dalej: skreśla { $colour }.
dice-teure_sieben-log-lapses = Nikt nie ma już wolnej liczby { $number }: { $colour } traci rzut.
dice-end-cleared_loses = { $loser } skreśla ostatnią liczbę i przegrywa.
dice-end-cleared_wins = { $winner } skreśla ostatnią liczbę i wygrywa.
