game-glueckspeter = Szczęśliwy Piotruś
    .tag = Kto pierwszy pozbędzie się żetonów, wygrywa.

option-glueckspeter-chips = Żetony na gracza
    .help = Czego każdy ma się pozbyć.
option-glueckspeter-max_turns = Najwięcej kolejek
    .help = Jeśli trwa to dłużej, wygrywa ten, kto ma najmniej żetonów.

dice-glueckspeter-log-sack = Dziesiątka: { $colour } wrzuca żeton do worka.
dice-end-rid = { $winner } nie ma już żadnych żetonów i wygrywa.
dice-end-fewest_chips = Ostatnia kolejka za nami: { $winners ->
        [one] { $winner } ma najmniej żetonów i wygrywa.
       *[other] { $winners } graczy z najmniejszą liczbą żetonów dzieli pierwsze miejsce.
    }
