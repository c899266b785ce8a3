game-finke = Zięba
    .tag = Zapłać, ile wyrzucisz, albo weź, co tam leży.

option-finke-start_chips = Żetony na gracza
    .help = Z czym każdy zaczyna; instrukcja żąda co najmniej 20.
option-finke-two_spares_seven = Dwójka oszczędza siódemkę
    .help = Dwójka zabiera żetony ze wszystkich pól prócz 7; wszystko zabiera tylko dwunastka.
option-finke-pay_one_chip = Płaci się tylko jeden żeton
    .help = Każda wpłata to jeden żeton zamiast wyrzuconej liczby. Gra łagodniejsza i dłuższa.
option-finke-max_turns = Najwięcej kolejek
    .help = Jeśli trwa to dłużej, wygrywa ten, kto ma najwięcej żetonów.

dice-finke-prompt-swept = { $colour } rzuca jeszcze raz; kolejna dwójka lub dwunastka kosztuje po żetonie na każde pole.
dice-finke-log-sweep = { $colour } zmiata pola i bierze { $chips ->
        [0] tyle co nic, bo nic tam nie leży.
        [one] 1 żeton.
        [few] { $chips } żetony.
        [many] { $chips } żetonów.
       *[other] { $chips } żetonu.
    }
dice-finke-log-all-fields = Drugie zmiatanie w kolejce: { $colour } kładzie po żetonie na każde pole, razem { $chips }.
