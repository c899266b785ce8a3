# Gry z trzema, czterema i pięcioma kostkami.

game-fenster = Okno
    .tag = Liczą się tylko dwójki, a trzy z nich to dziewięć.
option-fenster-target = Dwójki do wygranej
    .help = Kto pierwszy ma ich tyle, wygrywa.
option-fenster-throws = Rzuty w kolejce
    .help = Ile razy rzucasz, zanim kostki pójdą dalej.
dice-fenster-prompt = { $colour } rzuca trzema kostkami: rzut { $number } z { $throws }.
dice-fenster-log = { $points ->
        [one] Jedna dwójka
        [few] To liczy się jako { $points } dwójki
        [many] To liczy się jako { $points } dwójek
       *[other] To liczy się jako { $points } dwójki
    }, { $colour } ma { $total } z { $target }.
dice-end-twos = { $winner } wychodzi przez okno i wygrywa, dwójki: { $points }.

game-chicago = Chicago
    .tag = Jedynki są warte 100, szóstki 60, a najniższy wynik bierze podstawkę.
option-chicago-chips_out = Podstawki do odpadnięcia
    .help = Kto musi wziąć ich tyle, odpada z gry.
option-chicago-two_sixes_rule = Dwie szóstki to jedynka
    .help = Dwie szóstki w rzucie: jedną można zamienić w stojącą jedynkę, a drugą rzuca się jeszcze raz.
game-chicago_hoch_tief = Chicago wysoko-nisko
    .tag = Po pierwszym rzucie ktoś decyduje: najwięcej punktów czy najmniej?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Dwie szóstki to jedynka
    .help = W rundach na wysoko: przy dwóch szóstkach w rzucie jedną można zamienić w stojącą jedynkę; drugą rzuca się jeszcze raz.
dice-row-throws_used = Rzuty
dice-row-thrown_for = O podstawkę
dice-row-coasters = Podstawki
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } zaczyna rundę. Rzuty: najwyżej { $limit }.
       *[no] { $colour } ma { $limit ->
            [one] jeden rzut
            [few] do { $limit } rzutów
            [many] do { $limit } rzutów
           *[other] do { $limit } rzutu
        }{ $mode ->
            [high] : liczy się najwięcej punktów
            [low] : liczy się najmniej punktów
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } decyduje: liczy się w tej rundzie najwięcej punktów czy najmniej?
dice-chicago-prompt-choose = { $colour } ma { $points } po rzucie { $number } z { $limit }{ $mode ->
        [low] , a liczy się najmniej
       *[other] {""}
    }: skończ albo wybierz kostki do ponownego rzutu.
dice-chicago-prompt-off = Równo: o podstawkę rzucają { $rivals }{ $mode ->
        [low] , a bierze ją najwyższy wynik
       *[other] , a bierze ją najniższy wynik
    }. Rzuca { $colour }. (Rundę zaczyna { $starter } i ma { $limit ->
        [one] jeden rzut
        [few] { $limit } rzuty
        [many] { $limit } rzutów
       *[other] { $limit } rzutu
    }.)
dice-button-high = Wysoko: liczy się najwięcej punktów
dice-button-low = Nisko: liczy się najmniej punktów
dice-chicago-button-one = Zamień 6 w 1, rzuć ponownie { $faces }
dice-chicago-log-high = { $colour } mówi: wysoko.
dice-chicago-log-low = { $colour } mówi: nisko.
dice-chicago-log-again = { $colour } rzuca ponownie { $faces }.
dice-chicago-log-one = { $colour } zamienia 6 w 1 i rzuca ponownie { $faces }.
dice-chicago-log-points = { $colour } ma { $points } w { $number ->
        [one] jednym rzucie
       *[other] { $number } rzutach
    }.
dice-chicago-log-tie = Ostatni mają równo: rzucają o podstawkę.
dice-chicago-log-off = { $colour } rzuca o podstawkę: { $points }.
dice-chicago-log-coaster = { $colour } bierze podstawkę, { $count ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
       *[other] { $count }.
    } z kolei.
dice-chicago-log-out = { $colour } odpada.
dice-chicago-log-won = { $colour } wygrywa rundę i zaczyna następną.
dice-end-last_left = { $winner } zostaje w grze do końca i wygrywa.
dice-chicago-why-call = Najpierw powiedz, czy liczy się wysoko, czy nisko.
dice-chicago-why-stands = Ta kostka stoi: raz pominięta w rzucie, nie wraca do ręki.
dice-chicago-why = Skończ albo wybierz z ostatniego rzutu kostki do ponownego rzutu.

game-rentmeister = Rządca
    .tag = Sześć sum, sześć wierszy: ósemka chce twojego najlepszego rzutu.
option-rentmeister-placement = Wiersze
    .help = Wybieraj wiersz dla każdego rzutu albo wypełniaj je od góry.
option-rentmeister-placement-free = Wolny wybór
option-rentmeister-placement-in_order = Po kolei, bez wyboru
dice-row-times = Razy { $times }
    .help = Suma rzutu pomnożona przez { $times }.
dice-rentmeister-prompt-throw = { $colour } rzuca trzema kostkami: rzut { $number } z 6.
dice-rentmeister-prompt-write = { $colour } ma w rzucie { $points }: do którego wiersza?
dice-rentmeister-label = Razy { $times }: { $points } pkt
dice-rentmeister-log = { $colour } wpisuje { $entry } razy { $times }: { $points } pkt.
dice-rentmeister-why-full = Ten wiersz jest już pełny: każdy przyjmuje jeden rzut.
dice-rentmeister-why = Wybierz jeden ze swoich pustych wierszy.
dice-end-rents = { $winners ->
        [one] { $winner } wygrywa z wynikiem { $points } pkt.
       *[other] { $winners } graczy dzieli pierwsze miejsce z wynikiem { $points } pkt.
    }

game-streichhoelzer = Zapałki
    .tag = Jedynki idą w lewo, szóstki do pudełka. Nie zostań z ostatnią zapałką.
option-streichhoelzer-matches = Zapałki na gracza
    .help = Z iloma zapałkami każdy zaczyna.
dice-row-matches = Zapałki
piece-matches = zapałki
piece-matchbox = pudełko zapałek
dice-streichhoelzer-prompt = { $colour } rzuca: za każdą 6 zapałka idzie do pudełka, a za każdą 1 dostaje ją { $left }.
dice-streichhoelzer-log-burnt = { $colour } wkłada do pudełka { $count ->
        [one] zapałkę
        [few] { $count } zapałki
        [many] { $count } zapałek
       *[other] { $count } zapałki
    }.
dice-streichhoelzer-log-given = { $colour } oddaje { $count ->
        [one] zapałkę
        [few] { $count } zapałki
        [many] { $count } zapałek
       *[other] { $count } zapałki
    } { $left-dative }.
dice-streichhoelzer-log-none = { $colour } nie ma zapałek i czeka.
dice-end-last_match = { $loser } zostaje z ostatnią zapałką i przegrywa.

game-turm = Wieża
    .tag = Najpierw twoja liczba daje ci podstawki, potem musi cię od nich uwolnić.
option-turm-tower = Podstawki w wieży
    .help = Ile leży na środku.
dice-row-key = Liczba
piece-coasters = podstawki
dice-turm-place-tower = wieża
dice-streichhoelzer-place-box = pudełko
dice-turm-prompt-key = { $colour } rzuca o swoją liczbę.
dice-turm-prompt-take = { $colour } rzuca: czyja liczba wypadnie, ten bierze z wieży (zostało { $count }).
dice-turm-prompt-away = Wieży już nie ma. { $colour } rzuca: czyja liczba wypadnie, ten pozbywa się podstawek.
dice-turm-log-key = { $colour } ma liczbę { $number }.
dice-turm-log-take = { $colour } bierze { $count ->
        [one] podstawkę
        [few] { $count } podstawki
        [many] { $count } podstawek
       *[other] { $count } podstawki
    }.
dice-turm-log-away = { $colour } oddaje { $count ->
        [one] podstawkę
        [few] { $count } podstawki
        [many] { $count } podstawek
       *[other] { $count } podstawki
    }.
dice-turm-log-down = Wieża rozebrana. Teraz wszyscy chcą się pozbyć podstawek.
dice-end-last_coaster = { $losers ->
        [one] { $loser } zostaje z podstawkami i przegrywa.
       *[other] { $losers } graczy razem odkłada ostatnie podstawki i przegrywa.
    }

game-eins_bis_sechzehn = Od jednego do szesnastu
    .tag = Ułóż każdą liczbę z trzech kostek, do szesnastu i z powrotem.
option-eins_bis_sechzehn-all_operations = Wszystkie cztery działania
    .help = Także mnożenie i dzielenie.
option-eins_bis_sechzehn-top = Najwyższa liczba
    .help = Gdzie droga zawraca.
option-eins_bis_sechzehn-there_and_back = Tam i z powrotem
    .help = Z powrotem do jedynki; inaczej wygrywa najwyższa liczba.
option-eins_bis_sechzehn-max_rounds = Najwięcej rund
    .help = Potem wygrywa ten, kto zaszedł najdalej.
dice-row-targets = Gotowe liczby
dice-eins_bis_sechzehn-prompt = { $colour } rzuca trzema kostkami, następna liczba to { $target }.
dice-eins_bis_sechzehn-log = { $colour } układa { $sums }.
dice-eins_bis_sechzehn-log-none = { $colour } nie ma w tych kostkach liczby { $target }.
dice-end-targets = { $winner } układa ostatnią liczbę i wygrywa.
dice-end-max_rounds = Koniec rund: { $winners ->
        [one] najdalej dochodzi { $winner }
       *[other] tak samo daleko dochodzi { $winners } graczy
    }, { $points ->
        [one] gotowa jest jedna liczba
        [few] gotowe są { $points } liczby
        [many] gotowych jest { $points } liczb
       *[other] gotowych jest { $points } liczby
    }.

game-paerchen = Pary
    .tag = Dwie białe kostki dają, dwie szare zabierają.
option-paerchen-throws = Rzuty na gracza
    .help = Ile razy każdy rzuca.
game-beelzebub = Belzebub
    .tag = Trzy białe kostki przeciw szarej.
option-beelzebub-rounds = Rundy
    .help = Ile razy każdy rzuca.
dice-row-throw6 = 6. rzut
dice-row-throw7 = 7. rzut
dice-row-throw8 = 8. rzut
dice-row-throw9 = 9. rzut
dice-row-throw10 = 10. rzut
dice-grey-prompt = { $colour } rzuca białymi kostkami ({ $white }) { $grey ->
        [one] i jedną szarą
       *[other] i szarymi ({ $grey })
    }: rzut { $number } z { $throws }.
dice-grey-log = Białe minus szare dają { $points }: { $colour } ma teraz { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } wygrywa z wynikiem { $points }.
       *[other] { $winners } graczy dzieli pierwsze miejsce z wynikiem { $points }.
    }

game-va_banque = Va banque
    .tag = Pięć kostek, cztery działania, każde raz: kto ułoży najwięcej?
option-va_banque-chips = Żetony na gracza
    .help = Z iloma żetonami każdy zaczyna.
option-va_banque-stake = Stawka
    .help = Ile wpłaca każdy prócz bankiera.
option-va_banque-rounds = Okrążenia
    .help = Ile razy każdy jest bankierem.
option-va_banque-bank_takes_remainder = Reszty idą do banku
    .help = Kto ani razu nie mógł dzielić i przy ostatniej kostce zostaje z resztą, traci stawkę na rzecz bankiera. Przy dwóch graczach tak jest zawsze.
dice-va_banque-prompt-throw = Bank trzyma { $banker } ({ $bank } z { $banks }, w puli { $pot }) i rzuca; liczy { $colour }.
dice-va_banque-prompt-next = Rzuca { $banker }; { $colour } ma { $total }; zostało: { $signs }
dice-va_banque-prompt-choose = { $colour } ma { $total } i { $die } na kostce (kostka { $number } z 5). Które działanie? Zostało: { $signs } (bank { $bank } z { $banks }, trzyma { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = minus
dice-va_banque-place-times = razy
dice-va_banque-place-by = podzielić przez
dice-va_banque-place-total = Do tej pory
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } kończy z wynikiem { $points }.
dice-va_banque-log-fell = Nic nie dało się podzielić i zostaje reszta: { $colour } traci stawkę, a dostaje ją { $banker }.
dice-va_banque-log-won = { $colour } bierze z puli { $count ->
        [one] żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }.
dice-va_banque-why-used = Każdego działania używa się raz, a to jest już zużyte.
dice-va_banque-why-division = { $total } nie dzieli się przez { $die } bez reszty.
dice-va_banque-why = Wybierz jedno z działań, które zostały.
dice-end-most_chips = { $winners ->
        [one] { $winner } wygrywa i ma { $points ->
            [one] jeden żeton
            [few] { $points } żetony
            [many] { $points } żetonów
           *[other] { $points } żetonu
        }.
       *[other] { $winners } graczy dzieli pierwsze miejsce i każdy ma { $points ->
            [one] jeden żeton
            [few] { $points } żetony
            [many] { $points } żetonów
           *[other] { $points } żetonu
        }.
    }

game-wuerfelpoker = Poker w kości
    .tag = Wpłać, rzuć pięcioma kostkami i licz na to, że nikt nie podbije.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Wpłata
    .help = Ile każdy wpłaca do puli przy każdym rozdaniu.
option-wuerfelpoker-deals = Rozdania
    .help = Ile rozdań się gra.
option-wuerfelpoker-raising = Podbijanie
    .help = Kto rzucił, może podbić; pozostali sprawdzają albo pasują.
option-wuerfelpoker-max_raise = Najwyższe podbicie
    .help = 0 oznacza: tyle, ile mogą zapłacić wszyscy, którzy są w grze.
option-wuerfelpoker-throws = Rzuty
    .help = Gdy jest więcej niż jeden, możesz rzucić ponownie dowolnymi kostkami.
piece-chips = żetony
dice-wuerfelpoker-nothing = pusty rzut
dice-wuerfelpoker-pair = parę
dice-wuerfelpoker-two_pairs = dwie pary
dice-wuerfelpoker-triplet = trójkę
dice-wuerfelpoker-sequence = strita
dice-wuerfelpoker-full = fula
dice-wuerfelpoker-four = karetę
dice-wuerfelpoker-five = pięć jednakowych
dice-wuerfelpoker-place-die = kostka { $number } { $colour-genitive }
dice-wuerfelpoker-prompt-throw = Rozdanie { $deal } z { $deals }, otwiera { $opener }, w puli { $pot }. Rzuca { $colour }.
dice-wuerfelpoker-prompt-keep = { $colour } wybiera kostki do ponownego rzutu ({ $count ->
        [one] został jeden rzut
        [few] zostały { $count } rzuty
        [many] zostało { $count } rzutów
       *[other] zostało { $count } rzutu
    }) albo zostaje przy swoich. Rozdanie { $deal } z { $deals }, otwiera { $opener }, w puli { $pot }.
dice-wuerfelpoker-prompt-raise = { $colour } ma { $hand } i może podbić najwyżej o { $cap }. Rozdanie { $deal } z { $deals }, otwiera { $opener }, w puli { $pot }.
dice-wuerfelpoker-prompt-answer = { $raiser } podbija o { $count }. Czy { $colour } sprawdza? Rozdanie { $deal } z { $deals }, otwiera { $opener }, w puli { $pot }.
dice-wuerfelpoker-button-stand = Zostań przy swoich
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Nie podbijaj
       *[other] Podbij o { $amount }
    }
dice-wuerfelpoker-button-call = Sprawdź: zapłać { $count }
dice-wuerfelpoker-button-fold = Pas
dice-wuerfelpoker-log-hand = { $colour } ma { $hand }.
dice-wuerfelpoker-log-stand = { $colour } zostaje przy swoich.
dice-wuerfelpoker-log-again = { $colour } rzuca ponownie { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } nie podbija.
       *[other] { $colour } podbija o { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } sprawdza i płaci { $count }.
dice-wuerfelpoker-log-fold = { $colour } pasuje.
dice-wuerfelpoker-log-won = { $colour } bierze z puli { $count ->
        [one] żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }.
dice-wuerfelpoker-why-answer = Na stole jest podbicie: sprawdź albo pasuj.
dice-wuerfelpoker-why-raise = Podbij najwyżej o { $cap } albo wcale: każdy w grze musi móc to zapłacić.
dice-wuerfelpoker-why-keep = Wybierz kostki do ponownego rzutu albo zostań przy swoich.
