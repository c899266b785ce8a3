# Ekran stołu.

table-title = { $game }
table-title-yours = Twoja kolej · { $game }
table-title-turn = Ruch: { $name } · { $game }
table-title-over = { $game } · koniec
table-loading = Rozkładamy planszę…
table-board = Plansza
table-board-of = Plansza: { $game }
table-desk = Co jest do zrobienia
table-panel = Zasady, przebieg gry i stół
table-close = Zamknij
table-failed = Nie udało się. Spróbuj jeszcze raz.
table-offline = Chwilowo brak połączenia. Spróbuj za moment.

table-tab-rules = Zasady
table-tab-log = Przebieg
table-tab-table = Stół

# miejsca
table-seats = Gracze
table-seat = Miejsce { $number }
table-open-seat = Wolne miejsce
table-seat-free = wolne
table-your-turn = Twoja kolej
table-to-move = ma ruch
table-turn-of = { $name } ma ruch.
table-you = ty
table-thinking-here = myśli
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
 }
table-watching = Przyglądasz się

# pola i pionki, dla czytników ekranu
piece-stone = pionek
piece-pawn = pionek
piece-man = pionek
piece-peg = kołek
piece-slab = pionek
piece-cube = kostka podwajania
piece-queen = damka
piece-sheep = owca
piece-wolf = wilk
piece-horse = koń
table-picker = Wybierz jedno
piece-other = pionek
table-site = { $site }: { $held }
table-site-pieces = { $colour }, { $piece }, liczba: { $count }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $piece }: { $figure }
table-site-empty = puste
table-site-able = { $where }, można wybrać
table-site-picked = { $where }, wybrane
table-site-alarm = { $where }, zaznaczone: spójrz tutaj
table-site-target = { $where }, można tu wejść

# kostki i tabela
table-dice = Kostki
table-die = Kostka pokazuje { $face }
table-die-spent = Kostka pokazuje { $face }, zagrana
table-die-waiting = Kostka, jeszcze nierzucona
table-die-again = { $name }, do ponownego rzutu
table-throw = Rzuć
table-throw-again = { $count ->
    [one] Rzuć ponownie 1 kostką
   *[other] Rzuć ponownie { $count } kostkami
 }
table-choose-dice = Dotknij kostek do ponownego rzutu
table-amount = Ile
table-sheet = Tabela wyników
table-cell-open = Wpisz tutaj: { $row }
table-cell-offer = { $row }: wpisz { $points }

# czynności
table-undo = Cofnij
table-hint-button = Podpowiedź
table-hint = Komputer zagrałby: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Najpierw rzuć kostkami.
table-hint-points = { $move }: średnio { $figure } pkt do zdobycia
table-hint-chance = { $move }: szansa { $figure } na 100
table-hint-other = { $move }: wartość { $figure }
table-hint-wait = Szukamy dobrego ruchu…
table-hint-outlook = { $outlook } { $hint }
table-restart = Na początek
table-solve = Rozwiązanie
table-solving = Szukamy rozwiązania…
table-preparing = Komputer coś oblicza: { $percent }%
table-see-rule = Zobacz zasadę
table-asking-draw = { $name } proponuje remis. Czekamy na odpowiedź.
table-asking-undo = { $name } chce cofnąć ruch. Czekamy na zgodę pozostałych.
table-asked-draw = { $name } proponuje remis.
table-asked-undo = { $name } chce cofnąć ostatni ruch.
table-consent-draw = Zgoda
table-consent-undo = Pozwól
table-refuse = Nie, gramy dalej

# przebieg
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-earlier = { $count ->
    [one] Pokaż jedną wcześniejszą kolejkę
    [few] Pokaż { $count } wcześniejsze kolejki
    [many] Pokaż { $count } wcześniejszych kolejek
   *[other] Pokaż { $count } wcześniejszej kolejki
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } cofa ruch.
table-log-ask = { $name } prosi o cofnięcie.
table-log-consent = { $name } się zgadza.
table-log-refuse = { $name } woli grać dalej.
table-log-rest = { $name } oddaje resztę gry pudełku.
table-log-stop = { $name } gra znowu.
table-rest = Dograj za mnie do końca
table-rest-stop = Gram znów samodzielnie
table-log-join = { $name } siada do stołu.

# czekanie, dosiadanie się
table-waiting = { $count ->
    [one] Czekamy jeszcze na jedną osobę
    [few] Czekamy jeszcze na { $count } osoby
    [many] Czekamy jeszcze na { $count } osób
   *[other] Czekamy jeszcze na { $count } osoby
 }
table-waiting-share = Kostki czekają jeszcze na to, co dołoży do nich przeglądarka ({ $names }). Stół musi być tam raz otwarty.
table-waiting-help = Wyślij im ten link. Gra zacznie się, gdy wszyscy usiądą.
table-unsent = To czeka tutaj i wyśle się, gdy tylko wróci połączenie.
table-join-title = Zasiąść do gry „{ $game }”?
table-join-with = Przy stole: { $names }
table-join-name = Twoje imię
table-join-name-missing = Powiedz innym, jak masz na imię.
table-join-seat = Twoje miejsce
table-sit-down = Usiądź
table-watch = Tylko popatrzę

# koniec
table-end-you = Wygrywasz!
table-end-you-with = Ty i { $names }: wygrywacie!
table-end-goes-to = Tym razem zwycięstwo dla: { $names }.
table-end-wins = { $count ->
    [one] { $names } wygrywa!
   *[other] { $names } wygrywają!
 }
table-end-place = { $place ->
    [2] Kończysz na drugim miejscu na { $count }.
    [3] Kończysz na trzecim miejscu na { $count }.
   *[other] Kończysz na { $place }. miejscu na { $count }.
 }
table-end-draw = Remis
table-end-draw-with = Remis: ty i { $names }
table-end-nobody = Tym razem nikt nie wygrywa
table-end-alone = Gra skończona
table-end-alone-lost = Nie tym razem
table-save = Zapisz partię
table-play-again = Zagraj jeszcze raz
table-analyse = Analizuj stąd
table-play-from = Graj stąd
table-analysis-board = Plansza do analizy
table-review = Przejrzyj partię
table-tab-review = Przegląd
table-ahead = { $count } więcej niż druga strona
table-replay-news = { $count ->
    [one] Wróć do gry: jeden nowy ruch
    [few] Wróć do gry: { $count } nowe ruchy
    [many] Wróć do gry: { $count } nowych ruchów
   *[other] Wróć do gry: { $count } nowego ruchu
}
table-watch-again = Obejrzyj jeszcze raz
table-replay-of-game = Obejrzyj partię jeszcze raz
table-replay-of-solution = Obejrzyj rozwiązanie
table-replay-at = Ruch { $at } z { $length }
table-replay-back = Jeden wstecz
table-replay-forward = Jeden naprzód
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-leave-game = Wróć do końca
table-replay-leave-solution = Wróć do mojej gry
table-solution = Tak można to zrobić.

# o stole
table-turn = Obróć
table-turn-board = Obróć planszę
table-players = Gracze
table-link = Link do tego stołu, na wolne miejsca i dla widzów
table-copy = Kopiuj link
table-copied = Skopiowano
table-turning = Obracaj planszę do tego, kto ma ruch
table-options = Obowiązujące zasady
table-options-none = W tę grę gra się zawsze tak samo.
table-placed = Ta partia zaczęła się od ustawionej pozycji.
table-yes = tak
table-no = nie
table-fair = Uczciwe kostki
table-fair-sealed = Każdy rzut wynika z tajnego ziarna. Jego pieczęć widać teraz, samo ziarno na końcu, więc każdy może sprawdzić, że nic nie zmieniono.
table-fair-open = Ziarno jest teraz jawne. Kto ma zapis partii, może powtórzyć każdy rzut i porównać.
table-commitment = Pieczęć
table-seed = Ziarno
table-check = Sprawdź kostki
table-check-going = Sprawdzamy kostki…
table-check-good = Ziarno pasuje do pieczęci sprzed gry i { $count ->
        [one] wynika z niego jedyny rzut
        [few] wynikają z niego wszystkie { $count } rzuty
        [many] wynika z niego wszystkich { $count } rzutów
       *[other] wynika z niego wszystkich { $count } rzutu
    }. Twoja przeglądarka obliczyła to samodzielnie.
table-check-good-shared = Ziarno pasuje do pieczęci, którą twoja przeglądarka zobaczyła najpierw, to, co sama dołożyła, jest w kostkach i { $count ->
        [one] wynika z tego jedyny rzut
        [few] wynikają z tego wszystkie { $count } rzuty
        [many] wynika z tego wszystkich { $count } rzutów
       *[other] wynika z tego wszystkich { $count } rzutu
    }, z szansami uczciwych kostek. Ani sam serwer, ani sam gracz nie mógł ich wybrać; twoja przeglądarka obliczyła to samodzielnie.
table-check-known = { $count ->
        [one] Jeden rzut
        [few] { $count } rzuty
        [many] { $count } rzutów
       *[other] { $count } rzutu
    } widać było już wcześniej, bo cofano ruchy.
table-check-share = Tego, co twoja przeglądarka dołożyła do kostek, w nich nie ma.
table-check-odds = To, co serwer mówi o rzucie { $number }, to nie są szanse uczciwych kostek.
table-check-seal = Ziarno nie pasuje do pieczęci pokazanej przed grą.
table-check-count = Rzuty, które widać było u ciebie: { $seen }, a serwer podaje: { $listed }.
table-check-throw = Rzut { $number } nie wynika z ziarna.
table-check-offline = Serwer chwilowo nie odpowiada. Spróbuj później.
table-verify = Zapisz partię i uruchom
table-record = Zapisz partię jako
table-format-json = zapis Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Tekst meczu
table-format-svg = Obraz (SVG)
table-format-png = Obraz (PNG)
table-link-copy = Kopiuj link
table-link-copied = Link skopiowany
table-format-film = Film (SVG)
table-new-game = Nowa partia, te same miejsca
table-leave = Odejdź od stołu
table-leave-help = Nic nie ginie: stół czeka na półce wśród twoich gier.
table-keys = Klawisze
table-key-arrows = ← ↑ → ↓
    .help = z miejsca na miejsce
table-key-enter = Enter
    .help = wybierz
table-key-escape = Esc
    .help = odłóż
table-key-t = T
    .help = rzuć
table-key-u = U
    .help = cofnij
table-key-h = H
    .help = podpowiedź
