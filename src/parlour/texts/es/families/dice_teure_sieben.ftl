game-teure_sieben = El siete caro
    .tag = Tacha tus números, pero no todos: la primera lista vacía pierde.

option-teure_sieben-first_cleared_wins = Una lista vacía gana
    .help = Quien lo tacha todo primero gana en vez de perder.

dice-row-number = { $number }
dice-row-open = Números abiertos

dice-teure_sieben-prompt = { $colour } tira los dos dados.
dice-teure_sieben-log-seven = Un siete caro: { $colour } tacha { $numbers }.
dice-teure_sieben-log-strikes = { $colour } tacha el { $number } y vuelve a tirar.
dice-teure_sieben-log-last = { $colour } tacha el { $number }, y la lista queda vacía.
dice-teure_sieben-log-travels = El { $number } sigue viaje: lo tacha { $colour }.
dice-teure_sieben-log-lapses = Nadie tiene ya abierto el { $number }: la tirada de { $colour } no vale.
dice-end-cleared_loses = { $loser } tacha su último número y pierde.
dice-end-cleared_wins = { $winner } tacha su último número y gana.
