# Wiersz poleceń.

cli-help = Klasyczne gry rodzinne według drukowanych zasad: w przeglądarce, w terminalu, w Pythonie.
cli-help-serve = Otwórz pudełko: uruchom je na tym komputerze i wypisz adres.
cli-help-games = Pokaż półkę: każdą grę z jej pudełkami, liczbą graczy i minutami.
cli-help-rules = Przeczytaj zasady gry.
cli-help-play = Zagraj w terminalu przeciw komputerowi.
cli-help-verify = Odtwórz zapisaną partię i sprawdź jej kostki z ziarnem.
cli-help-review = Przejrzyj zapisaną partię z najsilniejszym graczem: co było szczęściem, co decyzją i co byłoby lepsze.
cli-help-review-json = Zapisz cały przegląd także do tego pliku.
cli-help-doctor = Pokaż, co działa: czy skompilowane, jakie wersje, gdzie leżą dane.
cli-help-perft = Policz ciągi ruchów od pozycji, głębokość po głębokości.
cli-help-cluster = Pracę wykonuje klaster Dask: jego adres albo local:4, by spróbować z czterema procesami.
cli-help-journal = Wiersze JSON, po jednym na gotową porcję pracy: kto przerwie i zacznie od nowa, idzie stamtąd dalej. Bez tej opcji leżą w `build/lab`, aż wszystko będzie gotowe.
cli-help-uci = Bądź programem szachowym: UCI na standardowym wejściu i wyjściu, dla każdej szachownicy, która to rozumie.
cli-help-hub = Bądź programem do warcabów 10 × 10: protokół Hub na standardowym wejściu i wyjściu.
cli-help-join = Niech gracz z tego komputera zajmie wolne miejsce przy czyimś stole.
cli-help-join-link = Link do stołu, taki, jaki wysyła się znajomym.
cli-help-join-player = Poziom od 1 do 5 albo nazwa gracza, którego przynosi inny pakiet.
cli-help-join-name = Imię przy stole; bez tego własne imię gracza.
cli-unknown-player = Nikt się tu tak nie nazywa: { $name }. Są: { $players }.
cli-joined = Siedzi na miejscu { $seat }; token miejsca to { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = Gra skończona: miejsce { $place } z { $players }.
cli-no-protocol = Ten protokół nie zna gry { $game }.
cli-help-kniffel = Rozwiąż Kniffel dla jednego gracza raz na zawsze: najsilniejszy komputer i podpowiedzi znają wtedy dokładną wartość każdego wyboru.

cli-help-game = Identyfikator albo tytuł gry, jak w `parlour games`.
cli-help-language = Język, jeden z { $languages }; inaczej język terminala.
cli-help-seats = Liczba graczy.
cli-help-preset = Ustaw wszystkie opcje naraz: co do litery druku, jak gra większość albo jak ma instrukcja w danym języku lub pudełku. `parlour rules GRA --anchor presets` je wymienia.
cli-help-option = Drukowany wariant, na przykład flying=no; można podać kilka razy.
cli-help-host = Adres, na którym nasłuchiwać.
cli-help-port = Port, na którym nasłuchiwać; następny wolny, jeśli jest zajęty.
cli-help-data = Plik, w którym przechowuje się stoły.
cli-help-database = Przechowuj stoły w tej bazie PostgreSQL zamiast w pliku; może jej używać kilka serwerów.
cli-help-forget = Usuń z pamięci stół ze wszystkim, co się przy nim działo, albo imię wszędzie, gdzie stoi. Serwer nie może wtedy działać.
cli-help-forget-table = Kody albo linki stołów.
cli-help-forget-name = Imię, dokładnie tak, jak je wpisano.
cli-help-backup = Zapisz wszystkie stoły w jednym pliku, także gdy się przy nich gra.
cli-help-backup-file = Plik do zapisania; istniejący jest zastępowany, gdy nowy jest cały.
cli-help-restore = Wstaw zapisany plik w miejsce pliku danych. Żaden serwer nie może go używać.
cli-help-restore-file = Plik zapisany przez parlour backup.
cli-help-repair = Zapisz w nowym pliku to, co da się jeszcze odczytać z uszkodzonego pliku danych.
cli-help-repair-file = Nowy plik; uszkodzony zostaje, jak jest.
cli-help-copy = Skopiuj wszystkie stoły pliku danych do pustej bazy PostgreSQL.
cli-help-copy-file = Plik danych; żaden serwer nie może go używać.
cli-help-copy-database = Baza danych; nie może w niej być jeszcze stołów.
cli-help-open = Otwórz też przeglądarkę.
cli-help-lan = Otwórz pudełko dla wszystkich w sieci lokalnej.
cli-help-anchor = Tylko ten rozdział.
cli-help-seat = Miejsce, które zajmujesz, od 1; podane kilka razy: kilka osób przy jednej klawiaturze.
cli-help-watch = Nie zajmuj miejsca: patrz, jak grają komputery.
cli-help-level = Jak silny jest komputer: od 1 do 5.
cli-help-seed = Ten sam tekst daje te same kostki.
cli-help-quick = Kostki padają, a wymuszone ruchy robią się same.
cli-help-save = Zapisz partię w tym pliku.
cli-help-print = Zapisz planszę gry, pionki do wycięcia, tabelę wyników i zasady w skrócie do pliku dla drukarki.
cli-help-paper = Papier.
cli-help-field = Jak daleko od siebie leżą pola, w milimetrach; plansza większa niż papier wychodzi na kilku arkuszach ze znakami cięcia. Bez tego plansza wypełnia jeden arkusz.
cli-help-out = Plik; jego końcówka mówi, czym jest.
cli-wrong-paper = { $paper } to nie papier, na którym da się drukować. Są: { $papers }.
cli-wrong-print = { $file } powinien kończyć się na .pdf albo .svg.
cli-print-too-large = Zajęłoby to zbyt wiele arkuszy papieru. Weź mniejsze pola.
cli-cannot-write = { $file }: nie można zapisać: { $why }.
cli-printed = { $count ->
    [1] { $file }: jeden arkusz { $paper }. Drukuj w skali 100%, bez dopasowania do strony.
   *[other] { $file }: arkusze { $paper }: { $count }. Drukuj w skali 100%, bez dopasowania do strony.
}
cli-help-record = Zapisana partia.
cli-help-depth = Ile ruchów w głąb.
cli-help-position = Pozycja, od której liczyć, w notacji gry; domyślnie jej początek.

cli-unknown-language = W języku „{ $language }” nie ma tekstów. Są: { $languages }.
cli-unknown-game = Na półce nie ma gry „{ $name }”. Są: { $games }.
cli-unknown-game-near = Na półce nie ma gry „{ $name }”. Czy chodzi o { $near }?
cli-several-games = Kilka gier nazywa się „{ $name }”. Która: { $games }?
cli-unknown-preset = { $game } nie ma zestawu „{ $name }”. Są: { $presets }.
cli-unknown-option = { $game } nie ma opcji „{ $name }”. Są: { $options }.
cli-unknown-anchor = Zasady gry { $game } nie mają rozdziału „{ $anchor }”. Są: { $anchors }.
cli-wrong-seats = { $game }: liczba graczy to { $seats }.
cli-wrong-seat = Miejsca mają numery od 1 do { $seats }.
cli-wrong-value = { $name } nie może być „{ $value }”. Dozwolone: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = tak albo nie
cli-allowed-number = od { $low } do { $high }
cli-allowed-number-off = od { $low } do { $high } albo 0, by wyłączyć
cli-no-folder = Nie ma katalogu { $path }.
cli-file-unreadable = { $path }: nie można odczytać: { $error }.
cli-file-too-large = { $path } jest za duży jak na zapisaną partię.

cli-serving-stop = Ctrl+C je zamyka.
cli-cannot-serve = Na { $host } nie można nasłuchiwać: { $error }.

cli-column-game = Gra
cli-column-players = Gracze
cli-column-minutes = Minuty
cli-column-boxes = W pudełku
cli-games-next = parlour play GRA zaczyna grę, parlour rules GRA ją objaśnia.

cli-you = ty
cli-welcome = Wpisz ruch albo jego numer; pomoc pokazuje, co jeszcze można wpisać.
cli-commitment = Kostki są już ustalone. Ich pieczęć: { $commitment }
cli-seed = Kostki wyszły z ziarna { $seed }
cli-thinking = { $colour } myśli…
cli-hint-thinking = Zastanawiamy się…
cli-ask-move = Twój ruch
cli-throw-first = Najpierw kostki: naciśnij Enter.
cli-more-moves = … i jeszcze { $count }: ruchy pokazuje wszystkie.
cli-no-move = „{ $text }” nie jest tu dozwolonym ruchem. ruchy pokazuje wszystkie, pomoc to, co jeszcze można wpisać.
cli-no-throw = „{ $text }” nic tu nie znaczy. Naciśnij Enter, by rzucić, albo wpisz pomoc.
cli-see-rules = (zasady { $anchor }: { $section })
cli-hint = Dobry ruch: { $move }
cli-undone = Cofnięte.
cli-undone-dice = Cofnięte. Kostki zostają, jakie były.
cli-nothing-to-undo = Nie ma czego cofać.
cli-left = Koniec: nie ma cię już przy stole.
cli-saved = Zapisano w { $path }
cli-over = Gra skończona
cli-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# Co można wpisać przy stole; kilka słów może znaczyć to samo.
cli-word-help = pomoc, help, ?
cli-word-moves = ruchy, moves
cli-word-board = plansza, board
cli-word-hint = podpowiedz, hint
cli-word-undo = cofnij, undo
cli-word-rules = zasady, rules
cli-word-quit = koniec, quit, exit
cli-word-yes = tak, t
cli-word-no = nie, n
cli-play-help =
    ruch        w notacji gry albo jego numer na liście
    Enter       rzuca kostkami; robi ruch, jeśli jest tylko jeden
    ruchy       wszystkie dozwolone ruchy
    plansza     plansza jeszcze raz
    podpowiedz  dobry ruch
    cofnij      do stanu sprzed twojego ostatniego ruchu
    zasady      zasady; zasady ROZDZIAŁ dla ich części
    koniec      odejście od stołu

cli-record-replays = { $actions ->
        [one] 1 czynność odtwarza się
        [few] { $actions } czynności odtwarzają się
        [many] { $actions } czynności odtwarza się
       *[other] { $actions } czynności odtwarza się
    } według zasad gry { $game }, wersja { $version }.
cli-record-dice = { $throws ->
        [one] 1 rzut wynika
        [few] Wszystkie { $throws } rzuty wynikają
        [many] Wszystkich { $throws } rzutów wynika
       *[other] Wszystkich { $throws } rzutu wynika
    } z ziarna.
cli-record-dice-unseen = Ziarno nie jest jeszcze znane: { $throws ->
        [one] nie sprawdzono 1 rzutu
        [few] nie sprawdzono { $throws } rzutów
        [many] nie sprawdzono { $throws } rzutów
       *[other] nie sprawdzono { $throws } rzutu
    }.
cli-record-no-dice = Kostkami nie rzucano.
cli-record-commitment = Ziarno jest tym, które ustalono przed grą.
cli-record-no-commitment = Nikt nie ustalił ziarna przed grą.
cli-record-known-before = { $throws ->
        [one] Jeden rzut
        [few] { $throws } rzuty
        [many] { $throws } rzutów
       *[other] { $throws } rzutu
    } widać było już wcześniej, bo cofano ruchy.
cli-record-proven-nobody = Dowiedzione: kostki wynikają z ziarna, które ustaliło pudełko, i z tego, co { $shares ->
        [one] dołożyła do niego potem przeglądarka jednego gracza
        [few] dołożyły do niego potem przeglądarki { $shares } graczy
        [many] dołożyły do niego potem przeglądarki { $shares } graczy
       *[other] dołożyły do niego potem przeglądarki { $shares } gracza
    }, więc ani samo pudełko, ani sam gracz nie mogli ich wybrać.
cli-record-proven-fixed = Dowiedzione: kostki wynikają z ziarna ustalonego przed grą, więc nikt ich po drodze nie zmienił; kto je ustalił, mógł je wybrać.
cli-record-proven-nothing = Dowiedzione: kostki wynikają z ziarna i nic więcej, bo nikt nie wie, kiedy ziarno wybrano.
cli-record-result = Wynik się zgadza. { $result }
cli-record-unfinished = Gra nie jest skończona: nie ma wyniku do sprawdzenia.
cli-record-wrong = Ten zapis się nie zgadza: { $error }
cli-record-unknown-game = To zapis gry, której nie ma na półce: „{ $game }”.

cli-perft-depth = głębokość { $depth }
cli-perft-line = głębokość { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Najlepsza gra jest warta średnio { $worth } punktu. Rozwiązano w { $seconds } s i zachowano w { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } na { $machine }
cli-doctor-package = zainstalowane w { $path }
cli-doctor-compiled = Szybka część działa skompilowana, wszystkie moduły: { $count }.
cli-doctor-python-code = Szybka część działa nieskompilowana: wszystko działa, tylko wolniej.
cli-doctor-partly = Skompilowane moduły szybkiej części: { $compiled } z { $count }.
cli-doctor-stale = Zmienione od kompilacji, więc działa stary kod: { $modules }
cli-doctor-compile = `make compile` kompiluje szybką część za pomocą { $compiler }.
cli-doctor-no-compiler = Nie ma tu kompilatora C: zainstaluj gcc, a potem uruchom `make compile`.
cli-doctor-data = Stoły leżą w { $path }
cli-doctor-data-backup = W jednym pliku zapisuje je: parlour backup PLIK
cli-doctor-data-new = Stoły będą leżeć w { $path }
cli-doctor-guests = Inne pakiety przynoszą: { $names }
cli-doctor-fault = { $package } { $version } przynosi { $name }, pominięte: { $reason }
cli-doctor-lookups = Tablice, do których zaglądają komputery
cli-lookup-kept = zachowane, { $megabytes } MB
cli-lookup-under-way = gotowe w { $percent }%
cli-lookup-later = obliczane, gdy będzie po raz pierwszy potrzebne
cli-lookup-made = { $name }: obliczone i zachowane, w { $seconds } s.
cli-lookup-not-kept = { $name }: obliczone, ale nie da się zachować w { $folder }.
cli-lookup-unknown = Nie ma tablicy { $name }. Są: { $lookups }
cli-help-lookups = Tablice, do których zaglądają komputery: co jest zachowane, co się oblicza. Podane z nazwy oblicza się na nowo.
cli-help-lookups-name = Tablica albo początek jej nazwy.
cli-doctor-parts = Części
cli-doctor-missing = niezainstalowane

cli-help-lab = Laboratorium: wiele partii naraz i co z nich wynika.
cli-help-facts = Rozegraj grę wiele razy i powiedz, jak długo trwa, jak często zabiera się pionki i czy opłaca się zaczynać.
cli-help-games-count = Ile partii się gra.
cli-help-facts-all = Każda gra z półki; tych, które są już w katalogu, nie gra się znowu.
cli-help-facts-level = Kto gra: 0 losowo, od 1 do 5 komputer tego poziomu.
cli-help-facts-seed = Ziarno: to samo daje te same fakty.
cli-help-facts-folder = Gdzie leżą fakty i obrazki.
cli-help-facts-cores = Ile procesów gra; bez podania wszystkie rdzenie.

lab-game-or-all = Podaj grę albo --all dla całej półki.
lab-title = { $game }: partie { NUMBER($games, useGrouping: 0) }, gracze { $seats }
lab-at-random = Grano losowo, ziarno { NUMBER($seed, useGrouping: 0) }. Przedziały mają poziom ufności 95%.
lab-by-level = Grały komputery poziomu { $level }, ziarno { NUMBER($seed, useGrouping: 0) }. Przedziały mają poziom ufności 95%.
lab-row-length = średnia długość w rzutach i decyzjach
lab-row-longest = najdłuższa partia
lab-row-takes = czynności, które zabierają pionek
lab-row-first = wygrane przez zaczynającego
lab-row-seat = wygrane przez miejsce { $seat }
lab-row-reason = koniec: { $reason }
lab-exact = Dokładna średnia długość, z łańcucha Markowa: { $exact }
lab-kept = Zachowano w { $folder }
lab-length = rzuty i decyzje
lab-games = partie
lab-column-game = gra
lab-column-seats = gracze
lab-column-length = średnia długość
lab-column-takes = bicia
lab-column-first = wygrał zaczynający
cli-help-almanac = Ustal dla każdej gry i jej głównych opcji, jak długo trwa, czy opłaca się zaczynać, jak często zmienia się prowadzenie i o czym decyduje szczęście.
cli-help-almanac-folder = Gdzie zapisuje się rozegrane partie: kto przerwie i zacznie od nowa, idzie stamtąd dalej.
cli-help-almanac-pieces = Rozegraj najwyżej tyle pierwszych kawałków; 0 podsumowuje to, co jest.
cli-help-almanac-out = Dokąd trafiają liczby.
lab-almanac = almanach
lab-no-almanac = { $file } nie jest almanachem: podaj inny plik przez --out albo odłóż ten gdzie indziej.
lab-almanac-stopped = Przerwano. To samo polecenie idzie dalej od tego miejsca; to, co rozegrano, jest podsumowane.
lab-almanac-level = poziom
lab-almanac-games = partie
lab-almanac-minutes = minuty
lab-almanac-first = wygrane zaczynającego, na 100
lab-almanac-luck = szczęście
cli-help-duel = Niech jeden gracz spotka drugiego wiele razy, z obu stron każdego otwarcia i na wszystkich miejscach po kolei.
cli-help-duel-player = Poziom (5), poziom z większą (5*10) lub mniejszą (5/30) liczbą pozycji albo rywal: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; gdy zainstalowane, stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Udział, jaki ma wygrać A: kończy się, gdy tylko to pewne, w jedną lub drugą stronę.
cli-help-duel-seed = Ziarno: to samo gra te same partie, na dowolnej liczbie rdzeni.
cli-help-duel-brake = Sekundy mogą przerwać myślenie poziomu przed jego pozycjami; bez tego liczą się tylko pozycje, więc zajęty komputer mierzy tak samo dobrze jak wolny.
cli-help-ladder = Każdy poziom przeciw niższemu, gra po grze; tabela, którą pokazuje docs/players.md.
cli-help-ladder-games = Gry; bez podania cała półka.
cli-help-ladder-out = Zapisz tabelę jako Markdown, wiersz po wierszu; tego, co już w niej jest, nie mierzy się znowu.
lab-duel-title = { $game }: { $first } przeciw { $second }, miejsca { $seats }, ziarno { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } wygrywa { $first }, błąd standardowy { $error }, partie { NUMBER($games, useGrouping: 0) }
lab-duel-counts = wygrane { $won }, wspólne { $shared }, przegrane { $lost }; o { $points } punktu na partię więcej niż inni, błąd standardowy { $points_error }
lab-duel-time = Czas procesora na wybór, { $first }: { $mean } ms, najdłuższy { $longest } ms; czynności na partię: { $length }
lab-duel-ends = Zakończenia: { $reasons }
lab-duel-sure = Pewne: { $sure ->
    [more] co najmniej tyle, ile żądano.
   *[less] mniej, niż żądano.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } zawiera coś innego niż tabelę drabinki; plik pozostaje bez zmian.
lab-duel-column-pair = poziomy
lab-duel-column-share = wygrane
lab-duel-column-error = bł. st.
lab-duel-column-games = partie
lab-duel-column-time = ms na wybór, najdłużej
lab-duel-column-version = wersja
lab-duel-column-seed = ziarno
lab-duel-column-date = dzień
lab-ladder-undecided = nikt nie decyduje
lab-ladder-alone = samotnie
lab-ladder-measured = { $date }, ziarno { $seed }, najwyżej { $games } partii na szczebel. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] skompilowany.
   *[no] nieskompilowany.
  }
cli-help-soak = Rozegraj losowe partie z całej półki z włączonymi wszystkimi prawami i powiedz, które złamano.
cli-help-soak-seed = Ziarno: to samo gra te same partie.
lab-soak-start = Losowe partie z włączonymi prawami: { NUMBER($games, useGrouping: 0) }, ziarno { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Nie złamano żadnego prawa. Partie: { NUMBER($games, useGrouping: 0) }, rodzaje: { $kinds } (czynności: { NUMBER($actions, useGrouping: 0) }, ziarno { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Prawo złamano raz. Wiersz powyżej pokazuje to znowu: ustawienie i ziarno partii.
   *[other] Prawa złamano, liczba przypadków: { $count }. Wiersze powyżej pokazują je znowu: ustawienie i ziarno każdej partii.
}

cli-help-bearoff = Oblicz i zachowaj tablice zdejmowania w backgammonie, dla zasad powszechnych i drukowanych.
cli-help-bearoff-stones = Dla najwyżej tylu pionków.
cli-help-train = Niech komputery planszy do backgammona uczą się, grając same ze sobą.
cli-help-train-lesson = Czego się uczyć, na przykład backgammon_standard.
cli-help-train-folder = Gdzie leżą nieskończone lekcje.
bearoff-standard = zasady powszechne
bearoff-printed = zasady drukowane
bearoff-built = { $title }: pozycje { NUMBER($positions, useGrouping: 0) }. Pionki na szóstym polu: { $stones }, średnia liczba kolejek: { $turns }.
train-no-lesson = Nie ma lekcji { $name }. Lekcje: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Powiedz, co zapomnieć: stoły po kodach lub linkach albo imię przez --name.
cli-forget-in-use = Pudełko jest otwarte pod adresem { $address }. Najpierw je zamknij, żeby nic się w tym czasie nie zapisywało.
cli-forget-failed = Niczego nie zapomniano: { $detail }
cli-forget-nothing = Nie ma tu takiego stołu ani takiego imienia.
cli-forgotten = { $tables ->
        [0] Nie zapomniano żadnego stołu
        [one] Zapomniano jeden stół
        [few] Zapomniano { $tables } stoły
        [many] Zapomniano { $tables } stołów
       *[other] Zapomniano { $tables } stołu
    }, a imię { $names ->
        [0] na żadnym miejscu
        [one] na jednym miejscu
       *[other] na { $names } miejscach
    }. Kopie zapasowe wciąż je mają.
cli-copying = Kopiowanie
cli-copy-not-empty = W bazie danych są już stoły. Kopiuj do pustej, żeby nic się nie pomieszało ani nie zginęło.
cli-copy-failed = Niczego nie skopiowano: { $detail }
cli-copied = { $count ->
    [one] Skopiowano jeden stół. Uruchom go poleceniem: parlour serve --database ADRES
    [few] Skopiowano { $count } stoły. Uruchom je poleceniem: parlour serve --database ADRES
    [many] Skopiowano { $count } stołów. Uruchom je poleceniem: parlour serve --database ADRES
   *[other] Skopiowano { $count } stołu. Uruchom je poleceniem: parlour serve --database ADRES
}

cli-backed-up = { $count ->
    [one] Zapisano jeden stół w { $path }
    [few] Zapisano { $count } stoły w { $path }
    [many] Zapisano { $count } stołów w { $path }
   *[other] Zapisano { $count } stołu w { $path }
}
cli-backup-failed = Niczego nie zapisano: { $detail }
cli-restored = W { $path } są teraz stoły z kopii.
cli-restored-before = To, co było wcześniej, leży w { $path }
cli-restore-in-use = Pliku danych używa serwer ({ $address }). Najpierw go zatrzymaj.
cli-restore-failed = Niczego nie zmieniono: { $detail }
cli-repaired = Zapisano w { $path }, stoły: { $tables }, w tym bez ostatnich ruchów: { $cut }. Stracone: { $lost }. Obejrzyj je poleceniem: parlour serve --data { $path }
cli-repair-failed = Niczego nie dało się zapisać: { $detail }

cli-usage = Użycie:
cli-usage-arguments = Argumenty
cli-usage-options = Opcje
cli-usage-commands = Polecenia
cli-usage-required = [wymagane]
cli-usage-default = [domyślnie: { $value }]
cli-help-help = Pokaż tę pomoc.
cli-missing-argument = Brakuje: { $name }.
cli-no-option = Nie ma opcji { $name }.
cli-no-option-near = Nie ma opcji { $name }. Może: { $near }.
cli-no-command = Nie ma polecenia „{ $name }”.
cli-no-command-near = Nie ma polecenia „{ $name }”. Może: { $near }.
cli-too-much = Tego jest za dużo: { $words }.
cli-wrong-use = { $name } tak się nie używa.
cli-wrong-parameter = { $name } nie może mieć tej wartości.
cli-wrong-range = { $name } nie może mieć tej wartości. Dozwolone: { $allowed }
cli-see-help = Więcej pokaże: { $command } --help
cli-stopped = Przerwano.

cli-metavar-options = OPCJE
cli-metavar-command = POLECENIE
cli-metavar-arguments = ARGUMENTY
cli-metavar-game = GRA
cli-metavar-file = PLIK
cli-metavar-folder = KATALOG
cli-metavar-name = NAZWA
cli-metavar-value = WARTOŚĆ
cli-metavar-text = TEKST
cli-metavar-table = STÓŁ
cli-metavar-section = ROZDZIAŁ
cli-metavar-link = LINK
cli-metavar-player = GRACZ
cli-metavar-lesson = LEKCJA
cli-metavar-code = KOD
cli-metavar-record = PARTIA
