game-backgammon = Backgammon
    .tag = Sprowadź pionki do domu, zdejmij je z planszy i wiedz, kiedy podwoić.
game-puff = Puff
    .tag = Ustaw pionki, biegnij do domu i niech dublet da ci kolejny rzut.
game-langes_puff = Długi puff
    .tag = Oba kolory biegną w tę samą stronę i spotykają się na każdym polu.
game-russisches_puff = Rosyjski puff
    .tag = Dwa pionki ustawione, a potem: ustawiaj albo ruszaj, jak wolisz.
game-zickzack = Zick-Zack
    .tag = Ustawiaj, biegnij, zdejmuj, a po drodze wyrzucajcie się nawzajem.
game-trictrac = Tryktrak
    .tag = Punkty za zbicia, za wyprowadzone pionki i za wielki most.

option-backgammon-standard_rules = Powszechne zasady międzynarodowe
    .help = Gra, jaką znają kluby: własny pierwszy rzut, obie liczby, jeśli można, a większe liczby też zdejmują.
option-backgammon-doubling = Kostka podwajania
    .help = Przed rzutem można podwoić stawkę; kto odmówi, przegrywa.
option-backgammon-match_points = Mecz do ilu punktów
    .help = Partie następują po sobie, aż jedna strona zbierze punkty. 0 oznacza jedną partię.
option-backgammon-crawford = Zasada Crawforda
    .help = W meczu pierwszą partię po tym, jak komuś brakuje jednego punktu, gra się bez kostki podwajania.
option-backgammon-cube_limit = Najwyższa kostka
    .help = Kostki podwajania nigdy nie obraca się powyżej tej liczby.
option-backgammon-stake = Stawka
    .help = Żetony za każdy punkt, jaki warta jest pojedyncza partia.
option-backgammon-max_turns = Najwięcej kolejek
    .help = Partia, która trwa tyle kolejek obu stron, jest remisowa. W meczu jest ostatnia: mecz wygrywa ten, kto prowadzi.
option-puff-pasch_count = Dublety od drugiego liczą się podwójnie
    .help = Czy drugiego dubletu szuka się w jednej kolejce, czy w całej partii.
option-puff-pasch_count-turn = W jednej kolejce
option-puff-pasch_count-game = W całej partii
option-puff-max_turns = Najwięcej kolejek
    .help = Po tylu kolejkach obu stron partia jest remisowa.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Oba kolory w tę samą stronę
    .help = Oba kolory wchodzą na pola od 1 do 6 i biegną do 24, jak w długim puffie.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Większe liczby zdejmują dowolny pionek
    .help = Inaczej liczba większa niż potrzeba zdejmuje tylko najdalszy z tyłu.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partie w serii
    .help = Kilka partii z rzędu; decyduje suma ich wartości. Zwykle jest ich dwanaście.
option-trictrac-target = Punkty na partię
    .help = Kto pierwszy je zdobędzie, wygrywa partię.
option-trictrac-entry_counts_start = Pole startowe się liczy
    .help = Liczba wprowadza o jedno pole dalej, więc jedynką też można wejść.
option-trictrac-max_turns = Najwięcej kolejek
    .help = Po tylu kolejkach partię wartą jeden wygrywa ten, kto ma więcej punktów; przy równych nikt.

tables-holding-score = Wynik
tables-holding-games = Zostało partii
tables-holding-points = Punkty
tables-holding-pips = Oczek do końca

tables-button-opening = Rzuć o początek
tables-button-throw = Rzuć
tables-button-roll = Rzuć
tables-button-double = Podwój na { $stake }
tables-button-take = Przyjmij
tables-button-drop = Odrzuć
tables-button-end = Zostaw resztę
tables-button-off = Zdejmij liczbą { $number }
tables-button-short = Zajmij swoje Hucke, o pole bliżej
tables-button-new = Nowe ustawienie
tables-button-continue = Graj dalej stąd

tables-label-step = { $step } liczbą { $number }

tables-notation-hand = ręka
tables-notation-start = start
tables-notation-off = zdjęty

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Kto zaczyna? { $colour } rzuca jedną kostką.
tables-prompt-opening-two = Kto zaczyna? { $colour } rzuca obiema kostkami.
tables-prompt-throw = { $colour } rzuca.
tables-prompt-cube = { $colour } rzuca albo najpierw podwaja na { $stake }.
tables-prompt-answer = { $other } podwaja na { $stake }. { $colour } przyjmuje albo odrzuca i traci { $lost }.
tables-prompt-after = { $colour } wygrywa tę partię: nowe ustawienie czy dalej stąd, na początek { $surplus ->
        [0] bez punktów
        [one] z jednym punktem
        [few] z { $surplus } punktami
        [many] z { $surplus } punktami
       *[other] z { $surplus } punktu
    }?
tables-prompt-short-only = { $colour } może zająć Hucke o pole bliżej liczbami { $numbers } albo zrezygnować.
tables-prompt-optional = { $colour } może jeszcze zagrać { $numbers } albo zostawić resztę.
tables-prompt-start = { $colour } wprowadza pionki do gry: { $numbers }.
tables-prompt-enter = { $colour } najpierw wprowadza pionki z bandy: { $numbers }.
tables-prompt-set = { $colour } ustawia pionki: { $numbers }.
tables-prompt-set-or-move = { $colour } ustawia albo rusza: { $numbers }.
tables-prompt-one-number = { $colour } ma na kostkach { $numbers }: zagrać można tylko jedną liczbę.
tables-prompt-play = { $colour } gra { $numbers }.

tables-log-opening = { $colour } rzuca o początek: { $dice }.
tables-log-begins = Zaczyna { $colour }.
tables-log-tie = Równo: oboje rzucają jeszcze raz.
tables-log-throw = { $colour } wyrzuca { $dice }.
tables-log-fourfold = Kolejny dublet: { $colour } gra każdą liczbę cztery razy.
tables-log-same = { $colour } gra te same liczby, { $dice }.
tables-log-roll = { $colour } nie podwaja.
tables-log-double = { $colour } podwaja na { $stake }.
tables-log-take = { $colour } przyjmuje: partia jest teraz warta { $stake }, a kostkę podwajania ma { $colour }.
tables-log-drop = { $colour } odrzuca.
tables-log-end = { $colour } nie gra { $numbers }.
tables-log-new = { $colour } chce nowego ustawienia.
tables-log-continue = { $colour } gra dalej stąd.
tables-log-short = { $colour } zajmuje Hucke o pole bliżej liczbami { $numbers }.
tables-log-step = { $colour }: z { $start } na { $target }.
tables-log-enter = { $colour } wchodzi na { $target }.
tables-log-set = { $colour } ustawia pionek na { $target }.
tables-log-off = { $colour } zdejmuje pionek z { $start }.
tables-log-hit = { $colour } zbija pionek { $other-genitive }.
tables-log-points = { $colour } ma { $points ->
        [one] jeden punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
tables-log-bridge = Wielki most stoi: { $colour } dostaje dwa punkty.
tables-log-rest = { $colour } nie może zagrać { $numbers }.
tables-log-again = Po dublecie { $colour } rzuca jeszcze raz.
tables-log-concede = { $colour } poddaje tę partię.
tables-log-game = { $colour } wygrywa partię wartą { $value }. Wynik { $score }.
tables-log-game-drawn = Nikt nie wygrywa tej partii. Wynik { $score }.
tables-log-crawford = Partia Crawforda: tym razem bez podwajania.

tables-lost-blocked = { $colour } nie może ruszyć z { $dice }: wszystkie pola, na które to prowadzi, są zamknięte.
tables-lost-bar = { $colour } nie może wejść z { $dice }: pola są zajęte.
tables-lost-higher-bar = { $colour } traci { $dice }: najpierw musi wejść { $high }, a to pole jest zajęte.
tables-lost-higher = { $colour } traci { $dice }: { $high } nie da się zagrać, a samego { $low } nie wolno.
tables-lost-lower = { $colour } traci { $dice }: pierwsze jest { $low } i nie da się go zagrać.
tables-lost-upper = { $colour } nie może zagrać górnej strony { $dice }, więc dolna też przepada.
tables-lost-setting = { $colour } nie może ustawić pionka z { $dice }: pola są zajęte.
tables-lost-exact = { $colour } niczego nie zdejmie z { $dice }: liczby muszą pasować dokładnie.
tables-lost-home = { $colour } niczego nie zagra z { $dice }: żaden pionek nie schodzi dokładnie, a pola w domu są zamknięte.
tables-lost-start = { $colour } nie może wprowadzić pionka do gry z { $dice }.
tables-lost-hucke = { $colour } traci { $dice }: każdy ruch zostawiłby na Hucke samotny pionek.

tables-end-single = Wszystkie pionki { $winner-genitive } są zdjęte. Partia jest warta { $value }, a { $winner } dostaje { $stake ->
        [one] jeden żeton.
        [few] { $stake } żetony.
        [many] { $stake } żetonów.
       *[other] { $stake } żetonu.
    }
tables-end-gammon = Gammon: { $loser } nie ma ani jednego zdjętego pionka. Partia jest warta { $value }, a { $winner } dostaje { $stake ->
        [one] jeden żeton.
        [few] { $stake } żetony.
        [many] { $stake } żetonów.
       *[other] { $stake } żetonu.
    }
tables-end-backgammon = Backgammon: { $loser } ma jeszcze pionek na bandzie albo w domu { $winner-genitive }. Partia jest warta { $value }, a { $winner } dostaje { $stake ->
        [one] jeden żeton.
        [few] { $stake } żetony.
        [many] { $stake } żetonów.
       *[other] { $stake } żetonu.
    }
tables-end-drop = { $loser } odrzuca podwojenie, a { $winner } dostaje { $stake ->
        [one] jeden żeton.
        [few] { $stake } żetony.
        [many] { $stake } żetonów.
       *[other] { $stake } żetonu.
    }
tables-end-borne_off = { $winner } wygrywa: wszystkie pionki zeszły jako pierwsze.
tables-end-points = { $winner } ma punkty i wygrywa partię wartą { $value }.
tables-end-limit = Kolejki się skończyły. { $drawn ->
        [yes] Nikt nie wygrywa.
       *[no] { $winner } prowadzi i wygrywa.
    }
tables-end-match = { $winner } wygrywa mecz, { $score }.
tables-end-series = Seria kończy się wynikiem { $score }. { $drawn ->
        [yes] Nikt nie wygrywa.
       *[no] Wygrywa ją { $winner }.
    }

tables-why-over = Partia jest skończona.
tables-why-throw-first = Najpierw { $colour } rzuca kostkami.
tables-why-cube-first = Najpierw zdecyduj: rzucasz czy podwajasz.
tables-why-answer-first = Najpierw odpowiedz na podwojenie: przyjmij albo odrzuć.
tables-why-choose-first = Najpierw wybierz, jak toczy się dalej seria.
tables-why-touch-stones = Dotknij swojego pionka, a potem miejsca, na które idzie.
tables-why-no-place = Nie ma takiego miejsca na planszy.
tables-why-not-yours = To nie twój pionek.
tables-why-empty = Nie leży tam żaden twój pionek.
tables-why-is-out = Ten pionek już zszedł.
tables-why-beside-the-board = Ten pionek schodzi: trafia do rynienki obok planszy, więc dotknij jej.
tables-why-start-first = Najpierw wszystkie pionki opuszczają pole startowe; { $count ->
        [one] jeden jeszcze tam czeka
        [few] { $count } jeszcze tam czekają
        [many] { $count } jeszcze tam czeka
       *[other] { $count } jeszcze tam czeka
    }. Dalej może iść tylko pionek, który właśnie wszedł.
tables-why-bar-first = Najpierw banda: { $count ->
        [one] czeka tam pionek
        [few] czekają tam { $count } pionki
        [many] czeka tam { $count } pionków
       *[other] czeka tam { $count } pionka
    }, by wrócić na planszę.
tables-why-set-first = Najpierw ustaw swoje pionki: { $count ->
        [one] jeden jest
        [few] { $count } są
        [many] { $count } jest
       *[other] { $count } jest
    } jeszcze w ręku.
tables-why-just-set = Pionek ustawiony tym rzutem odpoczywa do następnego.
tables-why-choose-target = Ten pionek może ruszyć: teraz dotknij miejsca, na które idzie.
tables-why-no-place-for-stone = Tam się pionków nie przesuwa.
tables-why-forward = Pionki biegną tylko w jedną stronę, nigdy z powrotem.
tables-why-distance = Liczby do zagrania to { $numbers }: tam nie prowadzą.
tables-why-one-does-not-enter = Jedynka skończyłaby się na samym polu startowym: nikogo nie wprowadza.
tables-why-enemy-hucke = Hucke drugiej strony jest dla ciebie zamknięte, nawet puste.
tables-why-blocked = Na polu { $point } stoją dwa lub więcej pionków drugiej strony.
tables-why-no-combining = W domu żaden pionek nie bierze obu liczb: druga należy do innego.
tables-why-not-far-enough = Te liczby nie wyprowadzą tego pionka z planszy.
tables-why-not-all-home = Pionki zdejmuje się dopiero, gdy wszystkie twoje są w domu.
tables-why-exact = Ten pionek zdejmuje dokładnie liczba { $number }.
tables-why-rearmost = Liczba większa niż potrzeba zdejmuje tylko najdalszy z tyłu.
tables-why-upper-first = Najpierw górna strona dubletu: graj { $number }, ile razy możesz.
tables-why-higher-enters = Z bandy najpierw wchodzi wyższa liczba: { $number }.
tables-why-lower-first = Najpierw gra się niższą liczbę: { $number }.
tables-why-hucke-single = Po rzucie na twoim Hucke nie może stać samotny pionek.
tables-why-only-higher = Zagrać można tylko jedną liczbę, więc musi to być wyższa: { $number }.
tables-why-both = Ten krok uniemożliwiłby zagranie innej liczby z rzutu, a zagrać trzeba jak najwięcej.
