game-muehle = Młynek
    .tag = Trzy w rzędzie i pionek przeciwnika jest twój.

option-muehle-flying = Skakanie przy trzech pionkach
    .help = Gracz, któremu zostały tylko trzy pionki, może ruszyć na dowolny wolny punkt.
option-muehle-take_from_mill_if_all = Zabieranie z młynków, gdy nie ma innych
    .help = Jeśli każdy pionek przeciwnika stoi w zamkniętym młynku, można zabrać dowolny.
option-muehle-double_mill_takes_two = Dwa młynki zabierają dwa pionki
    .help = Kto jednym pionkiem zamyka dwa młynki, zabiera dwa pionki zamiast jednego.
option-muehle-may_decline = Zabieranie jest dobrowolne
    .help = Kto zamyka młynek, może zostawić pionki przeciwnika w spokoju.
option-muehle-repetition_draw = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy ta sama pozycja powtórzy się tyle razy. 0 wyłącza tę zasadę.
option-muehle-no_mill_limit = Remis bez zabierania
    .help = Partia kończy się remisem, gdy każda strona wykona tyle ruchów i nikt nie zabierze pionka. 0 wyłącza tę zasadę.

mill-in-hand = W ręku
mill-taken = Zabrane

mill-prompt-place = { $colour } stawia pionek. { $count ->
        [one] To ostatni.
        [few] W ręku są { $count }.
        [many] W ręku jest { $count }.
       *[other] W ręku jest { $count }.
    }
mill-prompt-move = { $colour } przesuwa pionek wzdłuż linii.
mill-prompt-jump = { $colour } ma trzy pionki: każdy może przeskoczyć na dowolny wolny punkt.
mill-prompt-take = Młynek: { $colour } zabiera { $count ->
        [one] pionek przeciwnika.
        [few] { $count } pionki przeciwnika, jeden po drugim.
        [many] { $count } pionków przeciwnika, jeden po drugim.
       *[other] { $count } pionka przeciwnika, jeden po drugim.
    }

mill-button-decline = Nie zabieraj

mill-log-place = { $colour } stawia pionek na { $point }.
mill-log-move = { $colour } idzie z { $start } na { $target }.
mill-log-jump = { $colour } przeskakuje z { $start } na { $target }.
mill-log-mill = { $colour } zamyka { $count ->
        [one] młynek.
       *[other] dwa młynki naraz.
    }
mill-log-mill-in-vain = { $colour } zamyka młynek, ale każdy pionek przeciwnika jest bezpieczny we własnym młynku.
mill-log-take = { $colour } zabiera pionek z { $point }.
mill-log-decline = { $colour } niczego nie zabiera.

mill-end-fewer_than_three = { $winner } wygrywa: { $loser } ma mniej niż trzy pionki.
mill-end-blocked = { $winner } wygrywa: { $loser } nie może ruszyć.
mill-end-repetition = Remis: znów powtórzyła się ta sama pozycja.
mill-end-no_stone_taken = Remis: od dawna nikt nie zabrał pionka.

mill-why-over = Partia jest skończona.
mill-why-no-point = Pionki stoją na rogach i skrzyżowaniach linii.
mill-why-no-mill = Nikt nie zamknął teraz młynka, więc nie ma czego zabierać ani zostawiać.
mill-why-must-take = Młynek zabiera pionek: wybierz któryś.
mill-why-take-enemy = Młynek jest zamknięty: wybierz pionek przeciwnika, który zejdzie z planszy.
mill-why-in-mill = Pionek na { $point } stoi w zamkniętym młynku i jest tam bezpieczny.
mill-why-place-first = Pionki ruszają dopiero, gdy wszystkie stoją. { $count ->
        [one] Jeden jest
        [few] { $count } są
        [many] { $count } jest
       *[other] { $count } jest
    } jeszcze w ręku.
mill-why-occupied = Punkt { $point } jest zajęty: na każdym mieści się jeden pionek.
mill-why-empty = Na { $point } nie ma pionka: wybierz któryś ze swoich.
mill-why-not-yours = Pionkiem na { $point } nie możesz ruszyć.
mill-why-stuck = Pionek na { $point } jest zamknięty: żaden sąsiedni punkt nie jest wolny.
mill-why-choose-target = Teraz wybierz wolny punkt, na który idzie pionek z { $point }.
mill-why-not-next = Punkty { $start } i { $target } nie leżą obok siebie na linii.
mill-why-no-jumping = Tu się nie skacze: trzy pionki ruszają jak każde inne.
