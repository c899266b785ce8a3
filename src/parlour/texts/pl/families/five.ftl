game-fuenf_in_einer_reihe = Pięć w rzędzie
    .tag = Po szesnaście pionków, a pięć w rzędzie wygrywa.

option-fuenf_in_einer_reihe-board_size = Wielkość planszy
    .help = Ile pól ma każdy bok planszy.
option-fuenf_in_einer_reihe-exact_five = Dokładnie pięć
    .help = Rzędy z sześciu i więcej nie wygrywają.
option-fuenf_in_einer_reihe-relocation_limit = Remis po tylu ruchach
    .help = Partia kończy się remisem, gdy każda strona tyle razy przestawi stojące pionki. 0 wyłącza tę zasadę.
option-fuenf_in_einer_reihe-repetition_draw = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy po ustawieniu wszystkich pionków ta sama pozycja powtórzy się tyle razy. 0 wyłącza tę zasadę.

five-in-hand = W ręku

five-prompt-place = { $colour } stawia pionek. { $count ->
        [one] To ostatni.
        [few] W ręku są { $count }.
        [many] W ręku jest { $count }.
       *[other] W ręku jest { $count }.
    }
five-prompt-move = { $colour } przestawia jeden pionek na dowolne wolne pole.

five-log-place = { $colour } stawia pionek na { $square }.
five-log-move = { $colour } przenosi pionek z { $start } na { $target }.

five-end-five = { $winner } wygrywa: pięć w rzędzie.
five-end-repetition = Remis: znów powtórzyła się ta sama pozycja.
five-end-long_enough = Remis: obie strony dość już przestawiały pionki.

five-why-over = Partia jest skończona.
five-why-no-square = Pionki stoją na polach planszy.
five-why-place-first = Pionki ruszają dopiero, gdy wszystkie twoje stoją. { $count ->
        [one] Jeden jest
        [few] { $count } są
        [many] { $count } jest
       *[other] { $count } jest
    } jeszcze w ręku.
five-why-occupied = Pole { $square } jest zajęte: na każdym mieści się jeden pionek.
five-why-hand-empty = Ręka jest pusta: wybierz któryś ze swoich pionków na planszy, a potem wolne pole.
five-why-not-yours = Pionkiem na { $square } nie możesz ruszyć.
five-why-choose-target = Teraz wybierz wolne pole, na które idzie pionek z { $square }.
five-why-same-square = Pionek musi opuścić { $square }: wybierz inne pole.
five-why-one-move = W kolejce jeden pionek rusza jeden raz.
