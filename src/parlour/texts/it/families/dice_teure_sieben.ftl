game-teure_sieben = Il sette caro
    .tag = Cancella i tuoi numeri, ma non tutti: la prima lista vuota perde.

option-teure_sieben-first_cleared_wins = Una lista vuota vince
    .help = Chi ha cancellato tutto per primo vince invece di perdere.

dice-row-number = { $number }
dice-row-open = Numeri aperti

dice-teure_sieben-prompt = { $colour } lancia tutti e due i dadi.
dice-teure_sieben-log-seven = Un sette caro: { $colour } cancella { $numbers }.
dice-teure_sieben-log-strikes = { $colour } cancella { $number } e lancia di nuovo.
dice-teure_sieben-log-last = { $colour } cancella { $number }, e la lista è vuota.
dice-teure_sieben-log-travels = Il numero { $number } viaggia: lo cancella { $colour }.
dice-teure_sieben-log-lapses = Nessuno ha più aperto il numero { $number }: il lancio di { $colour } decade.
dice-end-cleared_loses = { $loser } ha cancellato l’ultimo numero e perde.
dice-end-cleared_wins = { $winner } ha cancellato l’ultimo numero e vince.
