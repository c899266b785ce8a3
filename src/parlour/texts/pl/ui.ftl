# Rama: nagłówek, półka, strona gry.

ui-title = { $page } · Parlour
ui-home = Parlour, do półki
ui-skip = Przejdź do strony
ui-loading = Chwileczkę…
ui-try-again = Spróbuj jeszcze raz
ui-to-shelf = Do półki
ui-box = Pudełko klasycznych gier rodzinnych
ui-unreached = Parlour jest w tej chwili nieosiągalny. Próbujemy dalej.
ui-needs-script = Parlour potrzebuje JavaScriptu, żeby rozłożyć plansze.

ui-language = Język
ui-theme = Wygląd: { $now }. Zmień
ui-theme-system = jak w systemie
ui-theme-light = jasny
ui-theme-dark = ciemny
ui-sound = Dźwięk
ui-sound-on = Dźwięk jest włączony
ui-sound-off = Dźwięk jest wyłączony

ui-offline = Brak połączenia. Próbujemy dalej.
ui-dropped = Ruch zrobiony bez połączenia przyszedł za późno: stół poszedł już dalej.
ui-close = Zamknij
ui-offline-kept = Brak połączenia. Twój ruch czeka i zostanie wysłany.

ui-trouble-nowhere = Tu nic nie ma
    .help = Ten adres prowadzi obok półki. Może po drodze zgubiła się litera.
ui-trouble-table = Tego stołu nie ma
    .help = Sprawdź link albo przygotuj nowy stół: pudełka stoją na półce.
ui-trouble-game = Tej gry nie ma na półce
    .help = Może kiedyś przyjdzie. Do tego czasu są inne.
ui-trouble-offline = Nie można dosięgnąć pudełka
    .help = Połączenie zerwane. Nic nie ginie: spróbuj za chwilę.
ui-trouble-broken = Coś poszło nie tak
    .help = To nasz błąd, nie twój. Spróbuj jeszcze raz.

# Pudełka

box-travel = Pudełko podróżne
    .tag = Małe plansze na długie podróże
box-box315 = Pudełko 315
    .tag = Gry na rodzinny stół
box-big = Wielka kolekcja
    .tag = Plansze, kostki i pięćdziesiąt sposobów, by ich użyć
box-halma_mill = Halma i młynek
    .tag = Dwie plansze, dwaj starzy przyjaciele
box-playground = Łąka zabaw
    .tag = Wyścig na planszy własnej roboty
box-brought = Przyniesione
    .tag = Gry z innych pakietów

# Półka

shelf-title = W co zagramy?
shelf-lead = Otwórz pudełko, wybierz grę. Komputer jest zawsze gotowy, a znajomi mogą dołączyć przez link.
shelf-boxes = Pudełka
shelf-games = { $count ->
        [one] jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
shelf-in-box = W pudełku: { $box }
shelf-empty = Półka jest jeszcze pusta.
shelf-find = Szukaj po dowolnej nazwie
shelf-players = Ile osób gra
shelf-players-any = Gracze
shelf-players-of = { $count ->
    [1] 1 gracz
   *[other] { $count } graczy
}
shelf-length = Jak długo to trwa
shelf-length-any = Czas
shelf-length-short = Do 15 minut
shelf-length-medium = Do pół godziny
shelf-length-long = Dłużej
shelf-nature = Szczęście czy myślenie
shelf-nature-any = Szczęście czy myślenie
shelf-nature-thought = Samo myślenie
shelf-nature-both = Myślenie i szczęście
shelf-nature-luck = Samo szczęście
shelf-dice = Kostki
shelf-dice-any = Kostki
shelf-dice-with = Z kostkami
shelf-dice-without = Bez kostek
shelf-filters = Więcej do wyboru
occasions = Na jaką okazję
occasion-quick = Dziesięć minut
    .why = Koniec po około { $minutes } minutach
occasion-children = Z dziećmi
    .why = Kostki się toczą i każdy może wygrać
occasion-think = Dla dwojga myślących
    .why = Bez szczęścia, tylko wy dwoje
occasion-round = Duże towarzystwo
    .why = Nawet { $most } graczy
occasion-alone = W pojedynkę
    .why = Nie potrzeba nikogo więcej
shelf-forget = Wyczyść
shelf-show-all = Wszystkie gry
shelf-show-boxes = Z powrotem do pudełek
shelf-none = Żadna gra nie pasuje. Cofnij coś albo wyczyść wyszukiwanie.
shelf-alias = znaleziono jako „{ $name }”
page-players = { $count ->
        [one] jeden gracz
       *[other] { $count } graczy
    }
page-players-range = od { $low } do { $high } graczy
page-players-some = graczy: { $counts }
page-minutes = { $minutes } min

# Stoły, przy których siedzisz

mine-title = Twoje stoły
mine-none = Żaden stół nie jest jeszcze przygotowany. Pierwszy czeka w pudełku poniżej.
mine-offline = To pudełko z ostatniej wizyty. Twoje stoły leżą na serwerze, tak jak wszystko, czym się gra; wrócą razem z nim.
mine-your-turn = Twoja kolej
mine-waiting = { $name } ma ruch
mine-waits-people = Czeka na graczy
mine-won = Wygrana
mine-over = Skończona
mine-more = Pokaż wszystkie
mine-me = Imię, statystyki, inne urządzenia
mine-just-now = przed chwilą
mine-put-away = Odłóż: { $names }
mine-away = { $count ->
    [one] Odłożony jest jeden stół
    [few] Odłożone są { $count } stoły
    [many] Odłożonych jest { $count } stołów
   *[other] Odłożonych jest { $count } stołu
}
mine-take-out = Wyjmij z powrotem: { $names }
mine-delete = Usuń na dobre: { $names }
mine-delete-sure = Usuń

# Strona gry

page-set-up = Przygotuj stół
page-start = Zaczynamy
page-starting = Przygotowujemy stół…
page-start-failed = Nie udało się przygotować stołu. Spróbuj jeszcze raz.
page-seat-count = Gracze
page-seats = Kto gra?
page-seat = Miejsce { $number }
page-seat-colour = Miejsce { $number }, { $colour }
page-kind-person = tutaj
page-kind-computer = komputer
page-kind-open = przez link
page-kind-label = Kto tu siedzi?
page-name = Imię
page-name-default = Gracz { $number }
page-level = Siła
page-open-seat = wolne miejsce
page-open-note = Dostaniesz link do przekazania. Gra zacznie się, gdy miejsce będzie zajęte.
page-nobody-note = Ktoś musi grać: daj co najmniej jedno miejsce człowiekowi.
page-kit-set = { $number ->
        [1] Zestaw podstawowy
       *[other] Zestaw dodatkowy
    }
page-kit-left = { $part }, zostało { $count }
page-kit-chain = Połączone części
page-kit-remove = Wyjmij: { $part }
page-kit-swap = Zamień te dwie
page-kit-usual = Zwykła plansza, graczy: { $count }. Dotknij części albo przeciągnij ją tutaj, by zbudować własną.
page-kit-instead = Do tego czasu używana jest zwykła plansza.
page-kit-reset = Zwykła plansza
page-kit-share = Kopiuj link do tego układu
page-kit-copied = Skopiowano
page-variants = Warianty
page-variants-changed = { $count ->
        [one] jeden zmieniony
        [few] { $count } zmienione
        [many] { $count } zmienionych
       *[other] { $count } zmienionego
    }
page-variants-reset = Wróć do zwykłych zasad
page-number-range = od { $low } do { $high }
page-less = Mniej
page-more = Więcej
page-rules = Zasady
page-rules-contents = W tych zasadach
page-rules-missing = Zasad nie można teraz pobrać.
page-picture = Plansza gotowa do gry: { $game }
page-print = Drukuj: plansza, pionki, zasady
page-print-sheet = Drukuj: pionki, tabela, zasady
page-print-busy = Rysujemy…
page-print-failed = Nie udało się teraz narysować. Spróbuj jeszcze raz.

# Komputery, jedna obsada dla wszystkich gier: postać na każdy poziom, z własnym imieniem, gdy przy stole siedzi kilka takich samych.

cast-0 = { $number ->
        [0] Feliks
        [1] Feliks
        [2] Fortuna
        [3] Domino
        [4] Grosik
        [5] Fart
        [6] Tyche
        [7] Faust
        [8] As
       *[other] Komputer { $number }
    }
cast-1 = { $number ->
        [0] Mysz
        [1] Pik
        [2] Kropka
        [3] Okruszek
        [4] Pisk
        [5] Guzik
        [6] Naparstek
        [7] Kłębek
        [8] Minia
       *[other] Mysz { $number }
    }
    .nature = niefrasobliwa
    .choice = Mysz, niefrasobliwa
    .help = Widzi, co ma przed nosem, a resztę przeocza.
cast-2 = { $number ->
        [0] Zając
        [1] Koniczyna
        [2] Susik
        [3] Jeżyna
        [4] Skoczek
        [5] Smyk
        [6] Szczawik
        [7] Stokrotka
        [8] Oset
       *[other] Zając { $number }
    }
    .nature = na luzie
    .choice = Zając, na luzie
    .help = Gra szybko i wesoło i myśli o jeden ruch naprzód.
cast-3 = { $number ->
        [0] Lis
        [1] Rudek
        [2] Iskra
        [3] Kasztan
        [4] Chytrus
        [5] Sjena
        [6] Miedziak
        [7] Lisica
        [8] Leszczyna
       *[other] Lis { $number }
    }
    .nature = doświadczony
    .choice = Lis, doświadczony
    .help = Zna zwykłe sztuczki i karze nieuwagę.
cast-4 = { $number ->
        [0] Ryś
        [1] Krzemień
        [2] Szept
        [3] Sobol
        [4] Jesion
        [5] Saga
        [6] Brzoza
        [7] Mróz
        [8] Jałowiec
       *[other] Ryś { $number }
    }
    .nature = mocny
    .choice = Ryś, mocny
    .help = Widzi daleko i niewiele przeocza.
cast-5 = { $number ->
        [0] Sowa
        [1] Minerwa
        [2] Barnaba
        [3] Luna
        [4] Archi
        [5] Puszczyk
        [6] Szałwia
        [7] Zmierzch
        [8] Atena
       *[other] Sowa { $number }
    }
    .nature = nasza najlepsza
    .choice = Sowa, nasza najlepsza
    .help = Wszystko przemyśli i niczego nie wybacza.

# Kolory, jako ten, kto działa w zdaniu; formy: dopełniacz, celownik, narzędnik

option-more-than = { $option }: najwyżej { $most }, tyle co { $other }.

colour-yellow = Żółty
    .genitive = Żółtego
    .dative = Żółtemu
    .instrumental = Żółtym
colour-green = Zielony
    .genitive = Zielonego
    .dative = Zielonemu
    .instrumental = Zielonym
colour-red = Czerwony
    .genitive = Czerwonego
    .dative = Czerwonemu
    .instrumental = Czerwonym
colour-black = Czarny
    .genitive = Czarnego
    .dative = Czarnemu
    .instrumental = Czarnym
colour-blue = Niebieski
    .genitive = Niebieskiego
    .dative = Niebieskiemu
    .instrumental = Niebieskim
colour-white = Biały
    .genitive = Białego
    .dative = Białemu
    .instrumental = Białym
colour-orange = Pomarańczowy
    .genitive = Pomarańczowego
    .dative = Pomarańczowemu
    .instrumental = Pomarańczowym
colour-purple = Fioletowy
    .genitive = Fioletowego
    .dative = Fioletowemu
    .instrumental = Fioletowym
colour-pink = Różowy
    .genitive = Różowego
    .dative = Różowemu
    .instrumental = Różowym
colour-lightblue = Błękitny
    .genitive = Błękitnego
    .dative = Błękitnemu
    .instrumental = Błękitnym
colour-ivory = Biały
    .genitive = Białego
    .dative = Białemu
    .instrumental = Białym
colour-ebony = Czarny
    .genitive = Czarnego
    .dative = Czarnemu
    .instrumental = Czarnym

# Kto ma imię, działa zamiast koloru; przy kilku kolorach podaje się też kolor

player = { $name }
    .genitive = gracza { $name }
    .dative = graczowi { $name }
    .instrumental = graczem { $name }
player-colour = { $name } ({ $colour })
    .genitive = gracza { $name } ({ $colour })
    .dative = graczowi { $name } ({ $colour })
    .instrumental = graczem { $name } ({ $colour })

# Te same kolory tam, gdzie mają je rzeczy: pola, pionki

hue-yellow = { colour-yellow }
    .genitive = { colour-yellow.genitive }
    .dative = { colour-yellow.dative }
    .instrumental = { colour-yellow.instrumental }
hue-green = { colour-green }
    .genitive = { colour-green.genitive }
    .dative = { colour-green.dative }
    .instrumental = { colour-green.instrumental }
hue-red = { colour-red }
    .genitive = { colour-red.genitive }
    .dative = { colour-red.dative }
    .instrumental = { colour-red.instrumental }
hue-black = { colour-black }
    .genitive = { colour-black.genitive }
    .dative = { colour-black.dative }
    .instrumental = { colour-black.instrumental }
hue-blue = { colour-blue }
    .genitive = { colour-blue.genitive }
    .dative = { colour-blue.dative }
    .instrumental = { colour-blue.instrumental }
hue-white = { colour-white }
    .genitive = { colour-white.genitive }
    .dative = { colour-white.dative }
    .instrumental = { colour-white.instrumental }
hue-orange = { colour-orange }
    .genitive = { colour-orange.genitive }
    .dative = { colour-orange.dative }
    .instrumental = { colour-orange.instrumental }
hue-purple = { colour-purple }
    .genitive = { colour-purple.genitive }
    .dative = { colour-purple.dative }
    .instrumental = { colour-purple.instrumental }
hue-pink = { colour-pink }
    .genitive = { colour-pink.genitive }
    .dative = { colour-pink.dative }
    .instrumental = { colour-pink.instrumental }
hue-lightblue = { colour-lightblue }
    .genitive = { colour-lightblue.genitive }
    .dative = { colour-lightblue.dative }
    .instrumental = { colour-lightblue.instrumental }
hue-ivory = { colour-ivory }
    .genitive = { colour-ivory.genitive }
    .dative = { colour-ivory.dative }
    .instrumental = { colour-ivory.instrumental }
hue-ebony = { colour-ebony }
    .genitive = { colour-ebony.genitive }
    .dative = { colour-ebony.dative }
    .instrumental = { colour-ebony.instrumental }

# Strona z zasadami: rozdziały, które powstają z tego, co gra o sobie mówi

preset-usual = Jak zwykle w tym domu
preset-printed = Jak w instrukcji
preset-common = Jak gra większość
preset-printed-in = Jak w instrukcji: { $booklets }
preset-own = Własny wybór
page-preset = Gramy
rules-language-da = duński
rules-language-de = niemiecki
rules-language-en = angielski
rules-language-es = hiszpański
rules-language-fr = francuski
rules-language-it = włoski
rules-language-nl = holenderski
rules-language-pl = polski
rules-language-ru = rosyjski
rules-language-sv = szwedzki

# Skąd są zasady

origin-kind-printed = Wydrukowane
origin-kind-reading = Odczytane
origin-kind-ours = Nasze
origin-booklet = { $box }: { $languages }
origin-open = Skąd to jest? { $kind }
ui-open = Otwórz partię z pliku
