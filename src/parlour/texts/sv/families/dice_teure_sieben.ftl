game-teure_sieben = Den dyra sjuan
    .tag = Stryk dina tal, men inte alla: den första tomma listan förlorar.

option-teure_sieben-first_cleared_wins = En tom lista vinner
    .help = Den som först har strukit allt vinner i stället för att förlora.

dice-row-number = { $number }
dice-row-open = Öppna tal

dice-teure_sieben-prompt = { $colour } kastar båda tärningarna.
dice-teure_sieben-log-seven = En dyr sjua: { $colour } stryker { $numbers }.
dice-teure_sieben-log-strikes = { $colour } stryker { $number } och kastar igen.
dice-teure_sieben-log-last = { $colour } stryker { $number }, och listan är tom.
dice-teure_sieben-log-travels = Talet { $number } vandrar vidare: { $colour } stryker det.
dice-teure_sieben-log-lapses = Ingen har { $number } öppet längre: kastet från { $colour } faller bort.
dice-end-cleared_loses = { $loser } har strukit sitt sista tal och förlorar.
dice-end-cleared_wins = { $winner } har strukit sitt sista tal och vinner.
