game-dame = Warcaby
    .tag = Zbij wszystko albo nie zostaw żadnego ruchu.
game-damspel = Warcaby stupolowe
    .tag = Dziesięć na dziesięć: trzeba wybrać najdłuższe bicie.
game-polnische_dame = Warcaby polskie (64 pola)
    .tag = Pionki biją także do tyłu, a bicie trzeba dokończyć.
game-englische_dame = Warcaby angielskie (jak w instrukcji)
    .tag = Damki kroczą tu także wzdłuż kolumn i rzędów.
game-schlagdame = Wybijanka
    .tag = Kto pozbędzie się wszystkiego, wygrywa.
game-italienische_dame = Warcaby włoskie
    .tag = Damkę bije tylko damka, a zbić trzeba jak najwięcej.
game-wolf_und_schafe = Wilk i owce
    .tag = Cztery owce, jeden wilk i żadnej drogi powrotnej.
game-mauern = Murowanie
    .tag = Bez skakania: zamknij pozostałym drogę.

option-dame-huffing = Fukanie
    .help = Bicie można przegapić; druga strona może wtedy fuknąć pionek albo kazać poprawić ruch.
option-dame-remove_captured = Zbite pionki schodzą
    .help = Kiedy przeskoczone pionki schodzą z planszy.
option-dame-remove_captured-each_jump = przy każdym skoku
option-dame-remove_captured-after_move = po całym ruchu
option-dame-queen_landing = Damka ląduje
    .help = Gdzie damka może stanąć za pionkiem, który bije.
option-dame-queen_landing-free = gdzie chce
option-dame-queen_landing-prolong = gdzie może bić dalej
option-dame-repetition_draw = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy ta sama pozycja powtórzy się tyle razy. 0 wyłącza tę zasadę.
option-dame-no_progress_limit = Remis bez postępu
    .help = Partia kończy się remisem, gdy każda strona wykona tyle ruchów bez bicia i bez ruchu zwykłym pionkiem. 0 wyłącza tę zasadę.

option-polnische_dame-huffing = { option-dame-huffing }
    .help = { option-dame-huffing.help }
option-polnische_dame-remove_captured = { option-dame-remove_captured }
    .help = { option-dame-remove_captured.help }
option-polnische_dame-remove_captured-each_jump = { option-dame-remove_captured-each_jump }
option-polnische_dame-remove_captured-after_move = { option-dame-remove_captured-after_move }
option-polnische_dame-queen_landing = { option-dame-queen_landing }
    .help = { option-dame-queen_landing.help }
option-polnische_dame-queen_landing-free = { option-dame-queen_landing-free }
option-polnische_dame-queen_landing-prolong = { option-dame-queen_landing-prolong }
option-polnische_dame-must_take = Co trzeba zbić
    .help = Instrukcja każe zbić wszystko, co się da: każdy pionek w zaczętym biciu albo bicie, które zabiera najwięcej pionków.
option-polnische_dame-must_take-whole_chain = Całe zaczęte bicie
option-polnische_dame-must_take-most = Najwięcej pionków
option-polnische_dame-repetition_draw = { option-dame-repetition_draw }
    .help = { option-dame-repetition_draw.help }
option-polnische_dame-no_progress_limit = { option-dame-no_progress_limit }
    .help = { option-dame-no_progress_limit.help }

option-englische_dame-huffing = { option-dame-huffing }
    .help = { option-dame-huffing.help }
option-englische_dame-remove_captured = { option-dame-remove_captured }
    .help = { option-dame-remove_captured.help }
option-englische_dame-remove_captured-each_jump = { option-dame-remove_captured-each_jump }
option-englische_dame-remove_captured-after_move = { option-dame-remove_captured-after_move }
option-englische_dame-queen_landing = { option-dame-queen_landing }
    .help = { option-dame-queen_landing.help }
option-englische_dame-queen_landing-free = { option-dame-queen_landing-free }
option-englische_dame-queen_landing-prolong = { option-dame-queen_landing-prolong }
option-englische_dame-repetition_draw = { option-dame-repetition_draw }
    .help = { option-dame-repetition_draw.help }
option-englische_dame-no_progress_limit = { option-dame-no_progress_limit }
    .help = { option-dame-no_progress_limit.help }

option-schlagdame-huffing = { option-dame-huffing }
    .help = { option-dame-huffing.help }
option-schlagdame-remove_captured = { option-dame-remove_captured }
    .help = { option-dame-remove_captured.help }
option-schlagdame-remove_captured-each_jump = { option-dame-remove_captured-each_jump }
option-schlagdame-remove_captured-after_move = { option-dame-remove_captured-after_move }
option-schlagdame-queen_landing = { option-dame-queen_landing }
    .help = { option-dame-queen_landing.help }
option-schlagdame-queen_landing-free = { option-dame-queen_landing-free }
option-schlagdame-queen_landing-prolong = { option-dame-queen_landing-prolong }
option-schlagdame-blocked_player = Gracz, który nie może ruszyć
    .help = Co się dzieje z graczem, który ma pionki, ale nie ma ruchu.
option-schlagdame-blocked_player-wins = wygrywa
option-schlagdame-blocked_player-loses = przegrywa
option-schlagdame-repetition_draw = { option-dame-repetition_draw }
    .help = { option-dame-repetition_draw.help }
option-schlagdame-no_progress_limit = { option-dame-no_progress_limit }
    .help = { option-dame-no_progress_limit.help }

option-italienische_dame-huffing = { option-dame-huffing }
    .help = { option-dame-huffing.help }
option-italienische_dame-remove_captured = { option-dame-remove_captured }
    .help = { option-dame-remove_captured.help }
option-italienische_dame-remove_captured-each_jump = { option-dame-remove_captured-each_jump }
option-italienische_dame-remove_captured-after_move = { option-dame-remove_captured-after_move }
option-italienische_dame-repetition_draw = { option-dame-repetition_draw }
    .help = { option-dame-repetition_draw.help }
option-italienische_dame-no_progress_limit = { option-dame-no_progress_limit }
    .help = { option-dame-no_progress_limit.help }

option-damspel-draw_rule = Remis przez powtórzenie
    .help = Jak w instrukcji: damka po raz drugi wraca na swoje pole. Według pozycji: ta sama pozycja stoi po raz trzeci.
option-damspel-draw_rule-printed = jak w instrukcji
option-damspel-draw_rule-position = według pozycji
option-damspel-draw_rule-off = wyłączony
option-damspel-no_progress_limit = { option-dame-no_progress_limit }
    .help = { option-dame-no_progress_limit.help }
option-damspel-remove_captured = { option-dame-remove_captured }
    .help = { option-dame-remove_captured.help }
option-damspel-remove_captured-each_jump = { option-dame-remove_captured-each_jump }
option-damspel-remove_captured-after_move = { option-dame-remove_captured-after_move }
option-damspel-crowned_in_passing = Damka w przelocie
    .help = Pionek, który w środku bicia dotknie ostatniego rzędu, od razu staje się damką i bije dalej jako damka. Instrukcja daje damkę, gdy tylko tam dojdzie; zwykle gra się tak, że dopiero tam, gdzie kończy ruch.

option-wolf_und_schafe-first_move = Kto zaczyna
    .help = Kto rusza pierwszy, gdy wilk już stoi.
option-wolf_und_schafe-first_move-sheep = owce
option-wolf_und_schafe-first_move-wolf = wilk

option-mauern-backward_moves = Kroki do tyłu
    .help = Pionki mogą iść także do tyłu; po pięćdziesięciu ruchach każdej strony bez zdjęcia pionka wygrywa ta, która ma ich więcej.
option-mauern-taking = Zdejmowanie zamurowanych
    .help = Instrukcja mówi, że zamurowany pionek można zdjąć: schodzi od razu albo gracz może go zostawić.
option-mauern-taking-always = Od razu
option-mauern-taking-may = Można zostawić

draughts-taken = Zbite
draughts-walled = Zdjęte
draughts-wolf-to-place = Do ustawienia

draughts-prompt-move = { $colour } ma ruch.
draughts-prompt-take = { $colour } musi bić.
draughts-prompt-go-on = { $colour } bije dalej z { $square }.
draughts-prompt-claim = { $colour } może wytknąć przegapione bicie albo po prostu ruszyć.
draughts-prompt-wolf-place = Wilk wybiera, gdzie zacząć.
draughts-prompt-wolf = Wilk robi krok.
draughts-prompt-sheep = Owca robi krok do przodu.
draughts-prompt-wall = { $colour } robi krok.
draughts-prompt-walled = { $colour } ma zamurowane pionki i może je zdjąć albo zostawić.

draughts-button-leave = Zostaw
draughts-button-correct = Każ zbić
draughts-button-huff = Fuknij pionek na { $square }

draughts-log-move = { $colour } idzie z { $start } na { $target }.
draughts-log-take = { $colour } bije { $victim }, z { $start } na { $target }.
draughts-log-crown = Pionek na { $square } staje się damką.
draughts-log-missed = { $colour } przegapia bicie.
draughts-log-huff = { $colour } fuka pionek na { $square }.
draughts-log-left = { $colour } zostawia na miejscu { $count ->
        [one] zamurowany pionek
        [few] { $count } zamurowane pionki
        [many] { $count } zamurowanych pionków
       *[other] { $count } zamurowanego pionka
    }.
draughts-log-correct = { $colour } każe wykonać przegapione bicie.
draughts-log-wolf-place = Wilk zaczyna na { $square }.
draughts-log-wolf = Wilk idzie z { $start } na { $target }.
draughts-log-sheep = Owca idzie z { $start } na { $target }.
draughts-log-walled = Pionek na { $square } jest zamurowany i schodzi.

draughts-end-no_pieces = { $winner } wygrywa: { $loser } nie ma już pionków.
draughts-end-given_away = { $winner } wygrywa, bo nie ma już pionków.
draughts-end-blocked = { $winner } wygrywa: { $loser } nie może ruszyć.
draughts-end-shut_in = { $winner } wygrywa, bo nie może ruszyć.
draughts-end-repetition = Remis: znów powtórzyła się ta sama pozycja.
draughts-end-no_progress = Remis: od dawna nic nie zostało zbite i żaden zwykły pionek nie ruszył.
draughts-end-king_returned = Remis: damka po raz drugi wróciła na swoje pole.
draughts-end-caught = Owce wygrywają: wilk nie może ruszyć.
draughts-end-stuck = Wilk wygrywa: żadna owca nie może ruszyć.
draughts-end-through = Wilk wygrywa: jest już za wszystkimi owcami.
draughts-end-most_pieces = { $winner } wygrywa, bo ma więcej pionków.
draughts-end-equal = Remis: obie strony mają tyle samo pionków.

draughts-why-over = Partia jest skończona.
draughts-why-dark-squares = Gra się na ciemnych polach.
draughts-why-no-claim = Nie ma przegapionego bicia, które można by wytknąć.
draughts-why-not-missed = Ten pionek nie przegapił żadnego bicia.
draughts-why-empty = Na { $square } nie ma pionka: wybierz któryś ze swoich.
draughts-why-not-yours = Pionkiem na { $square } nie możesz ruszyć.
draughts-why-stuck = Pionek na { $square } nie może ruszyć.
draughts-why-choose-target = Teraz wybierz, dokąd idzie pionek z { $square }.
draughts-why-land-behind = By zbić pionek na { $victim }, przeskocz go: dotknij { $square }, za nim.
draughts-why-occupied = Pole { $square } jest zajęte: na każdym mieści się jeden pionek.
draughts-why-go-on = Pionek na { $square } musi bić dalej.
draughts-why-jumped-already = Przeskoczony pionek zostaje do końca ruchu: nie można go minąć ani przeskoczyć drugi raz.
draughts-why-must-take = Można bić, więc trzeba bić.
draughts-why-not-most = Inne bicie zabiera więcej pionków, a zbić trzeba jak najwięcej.
draughts-why-prolong = Damka musi stanąć tam, gdzie może bić dalej.
draughts-why-forward = Pionki chodzą tylko do przodu.
draughts-why-sheep-forward = Owce chodzą tylko do przodu.
draughts-why-wolf-first = Najpierw wilk wybiera pole, na którym zaczyna.
draughts-why-take-forward = Pionki biją tylko do przodu.
draughts-why-queen-takes-queen = Damkę może zbić tylko damka.
draughts-why-no-jump = Tego pionka nie da się stąd przeskoczyć: pole za nim musi być wolne i tylko jeden pionek może stać po drodze.
draughts-why-man-way = Pionek idzie o jedno pole na ukos do przodu.
draughts-why-queen-way = Damka chodzi po wolnej linii.
draughts-why-first-step = Krok po kroku: najpierw z { $start } na { $target }.
draughts-why-walled = Zdejmij zamurowany pionek albo go zostaw: krok jest już zrobiony.
draughts-why-one-step = Pionki chodzą o jedno pole na ukos.
