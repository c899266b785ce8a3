game-teure_sieben = Teure Sieben
    .tag = Streich deine Zahlen, aber nicht alle: Der erste leere Zettel verliert.

option-teure_sieben-first_cleared_wins = Ein leerer Zettel gewinnt
    .help = Wer zuerst alles gestrichen hat, gewinnt, statt zu verlieren.

dice-row-number = { $number }
dice-row-open = Offene Zahlen

dice-teure_sieben-prompt = { $colour } würfelt mit beiden Würfeln.
dice-teure_sieben-log-seven = Eine teure Sieben: { $colour } streicht { $numbers }.
dice-teure_sieben-log-strikes = { $colour } streicht die { $number } und würfelt noch einmal.
dice-teure_sieben-log-last = { $colour } streicht die { $number }, und der Zettel ist leer.
dice-teure_sieben-log-travels = Die { $number } wandert weiter: { $colour } streicht sie.
dice-teure_sieben-log-lapses = Die { $number } ist bei niemandem mehr offen: Der Wurf von { $colour } verfällt.
dice-end-cleared_loses = { $loser } hat die letzte Zahl gestrichen und verliert.
dice-end-cleared_wins = { $winner } hat die letzte Zahl gestrichen und gewinnt.
