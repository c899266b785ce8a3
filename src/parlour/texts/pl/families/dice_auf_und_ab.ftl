game-auf_und_ab = W górę i w dół
    .tag = Siedem rzutów, które cię unoszą i ściągają.

option-auf_und_ab-rounds = Rundy
    .help = Ile kolejek ma każdy; wszystkie wyniki się dodaje.

dice-row-up1 = + 1. rzut
dice-row-up2 = + 2. rzut
dice-row-down3 = − 3. rzut
dice-row-up4 = + 4. rzut
dice-row-down5 = − 5. rzut
dice-row-up6 = + 6. rzut
dice-row-down7 = − 7. rzut
dice-row-running = Ta kolejka

dice-auf_und_ab-prompt-up = { $colour } wykonuje rzut { $number } z 7, który się dodaje{ $rounds ->
        [one] .
       *[other] {" "}(runda { $round } z { $rounds }).
    }
dice-auf_und_ab-prompt-down = { $colour } wykonuje rzut { $number } z 7, który się odejmuje{ $rounds ->
        [one] .
       *[other] {" "}(runda { $round } z { $rounds }).
    }
dice-auf_und_ab-log-out = To { $below } poniżej zera: { $colour } odpada.
dice-auf_und_ab-log-through = { $colour } kończy i ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
dice-end-nobody = Wszyscy spadli poniżej zera, więc nikt nie wygrywa.
