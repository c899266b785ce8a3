game-unter_ueber_sieben = Poniżej czy powyżej siedmiu
    .tag = Zapowiedz, rzuć i płać albo zbieraj.

option-unter_ueber_sieben-start_chips = Żetony na gracza
    .help = Z czym każdy zaczyna.
option-unter_ueber_sieben-stake = Stawka
    .help = Ile żetonów każdy z pozostałych stawia przeciw rzucającemu.
option-unter_ueber_sieben-rounds = Okrążenia
    .help = Ile razy każdy jest rzucającym.

dice-unter_ueber_sieben-place-under = Poniżej
dice-unter_ueber_sieben-place-seven = Siedem
dice-unter_ueber_sieben-place-over = Powyżej
dice-unter_ueber_sieben-button-under = Poniżej siedmiu
dice-unter_ueber_sieben-button-over = Powyżej siedmiu
dice-unter_ueber_sieben-prompt-call = { $colour } jest rzucającym: poniżej czy powyżej siedmiu?{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-unter_ueber_sieben-prompt-under = { $seven ->
        [0] { $colour } zapowiada poniżej siedmiu i rzuca.
       *[other] Siódemka: { $colour } zapowiada poniżej siedmiu i rzuca jeszcze raz.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-unter_ueber_sieben-prompt-over = { $seven ->
        [0] { $colour } zapowiada powyżej siedmiu i rzuca.
       *[other] Siódemka: { $colour } zapowiada powyżej siedmiu i rzuca jeszcze raz.
    }{ $rounds ->
        [one] {""}
       *[other] {" "}(Okrążenie { $round } z { $rounds })
    }
dice-unter_ueber_sieben-log-under = { $colour } zapowiada poniżej siedmiu; pozostali stawiają przeciw temu { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-unter_ueber_sieben-log-over = { $colour } zapowiada powyżej siedmiu; pozostali stawiają przeciw temu { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-unter_ueber_sieben-log-seven = Siódemka: stawki się podwajają, na ile starcza żetonów, teraz razem { $chips }.
dice-unter_ueber_sieben-log-won = { $colour } ma rację i zbiera { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-unter_ueber_sieben-log-lost = { $colour } nie ma racji i płaci { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }.
dice-unter_ueber_sieben-why = Rzucający zapowiada poniżej lub powyżej siedmiu; stawki idą za tym same.
