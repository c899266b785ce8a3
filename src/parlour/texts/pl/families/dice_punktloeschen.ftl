game-punktloeschen = Ścieranie punktów
    .tag = Najpierw zbieraj kreski, potem pozbądź się ich przed innymi.

option-punktloeschen-rounds = Rundy pierwszej części
    .help = Tyle kresek rozdaje się, zanim zacznie się ścieranie.

dice-row-marks = Kreski

dice-punktloeschen-prompt-mark = { $colour } rzuca; najniższy rzut dostaje kreskę (runda { $round } z { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } rzuca; najwyższy rzut ściera kreskę.
dice-punktloeschen-prompt-off = { $colour } rzuca jeszcze raz. Remis: { $seats }. Chodzi o { $wiping ->
        [0] najniższy rzut.
       *[other] najwyższy rzut.
    }
dice-punktloeschen-log-mark = { $colour } ma najniższy rzut i dostaje kreskę: teraz { $marks }.
dice-punktloeschen-log-wipe = { $colour } ma najwyższy rzut i ściera kreskę: zostało { $marks }.
dice-punktloeschen-log-second = Teraz ściera się kreski. Dalej grają: { $seats }.
dice-end-wiped = { $winner } ściera ostatnią kreskę i wygrywa.
dice-end-alone = Tylko { $winner } ma kreski, więc nikt inny nie może grać o wygraną.
