game-teure_sieben = Den dyre syver
    .tag = Stryg dine tal, men ikke dem alle: den første tomme liste taber.

option-teure_sieben-first_cleared_wins = En tom liste vinder
    .help = Den, der først har strøget alt, vinder i stedet for at tabe.

dice-row-number = { $number }
dice-row-open = Åbne tal

dice-teure_sieben-prompt = { $colour } kaster begge terninger.
dice-teure_sieben-log-seven = En dyr syver: { $colour } stryger { $numbers }.
dice-teure_sieben-log-strikes = { $colour } stryger { $number } og kaster igen.
dice-teure_sieben-log-last = { $colour } stryger { $number }, og listen er tom.
dice-teure_sieben-log-travels = Tallet { $number } rejser videre: { $colour } stryger det.
dice-teure_sieben-log-lapses = Ingen har længere { $number } åbent: kastet fra { $colour } bortfalder.
dice-end-cleared_loses = { $loser } har strøget det sidste tal og taber.
dice-end-cleared_wins = { $winner } har strøget det sidste tal og vinder.
