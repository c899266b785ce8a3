game-craps = Craps
    .tag = Podaj liczbę, postaw żetony i licz dwa razy na szczęście.

option-craps-start_chips = Żetony na gracza
    .help = Z czym każdy zaczyna.
option-craps-rounds = Okrążenia
    .help = Ile razy każdy jest rzucającym.
option-craps-max_stake = Najwyższa stawka
    .help = Więcej rzucający postawić nie może; 0 oznacza: tyle, ile mają obie strony.
option-craps-standard_rules = Zasady kasyna
    .help = Liczby się nie podaje: 7 lub 11 od razu wygrywa, 2, 3 lub 12 przegrywa; każda inna suma musi wypaść znowu przed siódemką.

dice-craps-place-number = liczba { $number }

dice-craps-button-name = { $number }
dice-craps-button-stake = { $amount ->
        [one] Postaw 1 żeton
        [few] Postaw { $amount } żetony
        [many] Postaw { $amount } żetonów
       *[other] Postaw { $amount } żetonu
    }
dice-craps-prompt-first = { $off ->
        [0] { $colour } rzuca: najwyższy rzut zaczyna jako rzucający.
       *[other] { $colour } rzuca jeszcze raz. O to, kto zaczyna jako rzucający, jest remis: { $seats }.
    }
dice-craps-prompt-number = { $colour } jest rzucającym i podaje liczbę od 2 do 12{ $rounds ->
        [one] .
       *[other] {" "}(okrążenie { $round } z { $rounds }).
    }
dice-craps-prompt-stake = { $colour } wybiera stawkę{ $named ->
        [0] {""}
       *[other] {" "}na { $named }
    }: ile żetonów?{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-craps-prompt-throw = { $lucky ->
        [0] { $colour } rzuca o { $chips ->
            [one] 1 żeton
            [few] { $chips } żetony
            [many] { $chips } żetonów
           *[other] { $chips } żetonu
        }: { $named } wygrywa.
       *[other] { $colour } rzuca o { $chips ->
            [one] 1 żeton
            [few] { $chips } żetony
            [many] { $chips } żetonów
           *[other] { $chips } żetonu
        }: { $lucky } wygrywa, { $named } przegrywa.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-craps-prompt-standard = { $lucky ->
        [0] { $colour } rzuca o { $chips ->
            [one] 1 żeton
            [few] { $chips } żetony
            [many] { $chips } żetonów
           *[other] { $chips } żetonu
        }.
       *[other] { $colour } rzuca o { $chips ->
            [one] 1 żeton
            [few] { $chips } żetony
            [many] { $chips } żetonów
           *[other] { $chips } żetonu
        }: { $lucky } wygrywa, 7 przegrywa.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-craps-log-first = { $colour } ma najwyższy rzut i zaczyna jako rzucający.
dice-craps-log-name = { $colour } podaje { $number }.
dice-craps-log-stake = { $colour } stawia { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }; pozostali razem to pokrywają.
dice-craps-log-lucky = { $number } to teraz szczęśliwa liczba { $colour-genitive }.
dice-craps-log-won = { $colour } wygrywa { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-craps-log-lost = { $colour } traci { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-craps-why-number = Najpierw podaj liczbę od 2 do 12.
dice-craps-why-stake = Postaw co najmniej 1 żeton, a najwyżej { $most }: nie więcej, niż masz, i nie więcej, niż pozostali mogą pokryć.
