game-kniffel = Kości (Kniffel)
    .tag = Pięć kostek, trzy rzuty, trzynaście rubryk.

option-kniffel-extra_kniffel = Kolejne generały
    .help = Ile warte jest pięć jednakowych, gdy rubryka generała jest już wypełniona.
option-kniffel-extra_kniffel-printed = Jak w instrukcji: 50 punktów dodatkowych albo dżoker
option-kniffel-extra_kniffel-none = Nic szczególnego
option-kniffel-extra_kniffel-yahtzee_forced = Jak w Yahtzee: 100 punktów dodatkowych, najpierw rubryka liczby
option-kniffel-extra_kniffel-yahtzee_free = Jak w Yahtzee: 100 punktów dodatkowych, wolny wybór rubryki
option-kniffel-zero_counts_as_entry = Skreślona rubryka generała się liczy
    .help = Punkty dodatkowe i dżoker przysługują też po zerze w rubryce generała. Tylko przy zasadzie z instrukcji.

kniffel-points = Punkty

kniffel-row-ones = Jedynki
kniffel-row-twos = Dwójki
kniffel-row-threes = Trójki
kniffel-row-fours = Czwórki
kniffel-row-fives = Piątki
kniffel-row-sixes = Szóstki
kniffel-row-upper = Suma górna
kniffel-row-bonus = Premia
kniffel-row-three_kind = Trójka
kniffel-row-four_kind = Kareta
kniffel-row-full_house = Ful
kniffel-row-small_straight = Mały strit
kniffel-row-large_straight = Duży strit
kniffel-row-kniffel = Generał
kniffel-row-chance = Szansa
kniffel-row-lower = Suma dolna
kniffel-row-extra = Punkty dodatkowe
kniffel-row-total = Razem

kniffel-help-ones = Liczą się wszystkie jedynki.
kniffel-help-twos = Liczą się wszystkie dwójki.
kniffel-help-threes = Liczą się wszystkie trójki.
kniffel-help-fours = Liczą się wszystkie czwórki.
kniffel-help-fives = Liczą się wszystkie piątki.
kniffel-help-sixes = Liczą się wszystkie szóstki.
kniffel-help-upper = Sześć rubryk liczb razem.
kniffel-help-bonus = 35 punktów za sumę górną 63 lub więcej.
kniffel-help-three_kind = Co najmniej trzy jednakowe: liczy się suma wszystkich.
kniffel-help-four_kind = Co najmniej cztery jednakowe: liczy się suma wszystkich.
kniffel-help-full_house = Trzy jednej liczby i dwie innej: 25 punktów.
kniffel-help-small_straight = Cztery liczby po kolei: 30 punktów.
kniffel-help-large_straight = Pięć liczb po kolei: 40 punktów.
kniffel-help-kniffel = Pięć jednakowych: 50 punktów.
kniffel-help-chance = Dowolny rzut: liczy się suma wszystkich.
kniffel-help-lower = Siedem dolnych rubryk razem.
kniffel-help-extra = Punkty za kolejne generały.
kniffel-help-total = Suma górna, premia, suma dolna i punkty dodatkowe.

kniffel-label-write = { $box }: wpisz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

kniffel-prompt-throw = { $colour } rzuca wszystkimi pięcioma kostkami.
kniffel-prompt-again = { $colour } rzuca ponownie { $count ->
        [one] jedną kostką
       *[other] { $count } kostkami
    }: rzut { $number } z 3.
kniffel-prompt-choose = { $colour } wybiera kostki do ponownego rzutu ({ $count ->
        [one] został jeden rzut
        [few] zostały { $count } rzuty
        [many] zostało { $count } rzutów
       *[other] zostało { $count } rzutu
    }) albo rubrykę do wypełnienia.
kniffel-prompt-write = { $colour } wpisuje rzut do rubryki.
kniffel-prompt-another-one = Kolejny generał: { $colour } może wpisać go tylko tutaj: { $box }{ $extra ->
        [0] .
       *[other] , punkty dodatkowe: { $extra }.
    }
kniffel-prompt-another = Kolejny generał: { $colour } wybiera, gdzie go wpisać{ $extra ->
        [0] .
       *[other] , punkty dodatkowe: { $extra }.
    }

kniffel-throwing-again = ponowny rzut: { $faces }
kniffel-log-throw-again = { $colour } wyrzuca { $faces } i ma { $dice }.
kniffel-log-keep = { $colour } zatrzymuje { $faces }.
kniffel-log-keep-none = { $colour } bierze znów wszystkie pięć kostek.
kniffel-log-write = { $colour } wpisuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $box }.
kniffel-log-strike = { $colour } skreśla rubrykę: { $box }.
kniffel-log-extra = Kolejny generał: { $colour } dostaje punkty dodatkowe: { $points }.
kniffel-log-bonus = { $colour } ma na górze 63 i dostaje premię, punkty: { $points }.

kniffel-end-sheet_full = { $players ->
        [1] Tabela jest pełna. Wynik: { $points } pkt.
       *[other] { $winners ->
            [one] { $winner } wygrywa z wynikiem { $points } pkt.
           *[other] { $winners } graczy dzieli pierwsze miejsce z wynikiem { $points } pkt.
        }
    }
    .headline = { $points } pkt

kniffel-why-three-throws = Rzutów jest najwyżej trzy: teraz wpisz kostki do rubryki.
kniffel-why-nothing-chosen = Wybierz co najmniej jedną kostkę do ponownego rzutu albo rubrykę do wypełnienia.
kniffel-why-no-die = Wybieraj z pięciu kostek na stole, każdą raz.
kniffel-why-sum = Ten wiersz sumuje się sam. Wybierz jedną z trzynastu rubryk.
kniffel-why-filled = { $box }: jest tu już { $points }. Każdą rubrykę wypełnia się raz.
kniffel-why-number-first = Kolejny generał trafia najpierw tutaj: { $box }, bo ta rubryka jest jeszcze wolna. Punkty: { $points }{ $extra ->
        [0] .
       *[other] , dodatkowo { $extra }.
    }
kniffel-why-lower-first = Rubryka jest już wypełniona: { $box }. Ten generał jest więc dżokerem dla dolnych rubryk, dopóki któraś jest wolna.
kniffel-why-choose = Wybierz kostki do ponownego rzutu albo wolną rubrykę do wypełnienia.
