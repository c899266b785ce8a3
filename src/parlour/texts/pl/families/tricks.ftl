game-wieviel_augen_2 = Ile oczek? (dwie kostki)
    .tag = Rzuć po kryjomu, wykonaj cztery działania, powiedz wynik: magik zna twoje kostki.
game-wieviel_augen_3 = Ile oczek? (trzy kostki)
    .tag = Sześć cyfr, dwa dzielenia, jedna liczba i trzy kostki nie są już tajemnicą.
game-wuerfelstapel = Wieża z kostek
    .tag = Powiedz, co leży na górze, a magik policzy wszystko, co ukryte.

option-wieviel_augen_2-magician = Magik
    .help = Daj się zadziwić albo ćwicz sztuczkę samodzielnie.
option-wieviel_augen_2-magician-computer = Program czyta w moich myślach
option-wieviel_augen_2-magician-player = Ja jestem magikiem
option-wieviel_augen_2-real_dice = Prawdziwe kostki
    .help = Rzucaj na stół własnymi kostkami; program ich nie zobaczy. Nie wtedy, gdy ćwiczysz jako magik w pojedynkę.
option-wieviel_augen_2-rounds = Ile razy z rzędu
    .help = Ile razy pokazuje się sztuczkę.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Kostki w wieży
    .help = W instrukcji cztery; z każdą inną liczbą sztuczka udaje się tak samo.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Prawdziwe kostki
    .help = Ułóż na stole własne kostki; program ich nie zobaczy. Nie wtedy, gdy ćwiczysz jako magik w pojedynkę.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Pokazane sztuczki
tricks-right = Udane
tricks-dice = kostki pokazują { $faces }
tricks-hidden = ukryte oczka: { $count }

tricks-row-first = Pierwsza kostka
tricks-row-doubled = Podwojona
tricks-row-plus_five = Plus 5
tricks-row-times_five = Razy 5
tricks-row-plus_second = Plus druga kostka
tricks-row-said = Podana liczba
tricks-row-minus_25 = Minus 25
tricks-row-tops = Górne ścianki
tricks-row-six_digits = Z dolnymi ściankami
tricks-row-by_37 = Podzielone przez 37
tricks-row-by_3 = Podzielone przez 3
tricks-row-minus_7 = Minus 7
tricks-row-by_9 = Podzielone przez 9
tricks-row-sevens = Siedem na kostkę
tricks-row-hidden = Minus góra

tricks-help-first = Widz zaczyna od pierwszej kostki.
tricks-help-doubled = Widz ją podwaja.
tricks-help-plus_five = Widz dodaje 5.
tricks-help-times_five = Widz mnoży przez 5.
tricks-help-plus_second = Widz dodaje drugą kostkę: tę liczbę podaje.
tricks-help-said = Wszystko, co słyszy magik.
tricks-help-minus_25 = Sekret magika: cyfry, które zostają, to kostki.
tricks-help-tops = Trzy kostki odczytane jako jedna liczba.
tricks-help-six_digits = Za nimi, w tej samej kolejności, to, co leży pod spodem: 7 minus każda kostka.
tricks-help-by_37 = Widz dzieli przez 37; zawsze wychodzi bez reszty.
tricks-help-by_3 = Potem przez 3: tę liczbę podaje.
tricks-help-minus_7 = Magik odejmuje 7…
tricks-help-by_9 = … i dzieli przez 9: cyfry to kostki.
tricks-help-sevens = Dwie przeciwległe ścianki kostki dają 7.
tricks-help-hidden = Sekret magika: widać tylko górę, cała reszta jest ukryta.

tricks-prompt-throw = Magik patrzy w inną stronę. Rzuć kostkami ({ $count }).
tricks-prompt-cover = Magik odwraca wzrok. Rzuć kostkami ({ $count }): zostaną zakryte, aż magik je nazwie.
tricks-prompt-watch = Patrzysz w inną stronę, a kostki ({ $count }) toczą się po stole.
tricks-prompt-say-wieviel_augen_2 = Podwój pierwszą kostkę, dodaj 5, pomnóż przez 5, dodaj drugą kostkę. Jaka liczba ci wychodzi?
tricks-prompt-say-wieviel_augen_3 = Zapisz trzy kostki, a za nimi to, co leży pod każdą (7 minus kostka). Podziel przez 37, potem przez 3. Jaka liczba ci wychodzi?
tricks-prompt-say-wuerfelstapel = Która ścianka leży na górze wieży?
tricks-prompt-name-wieviel_augen_2 = Widz mówi { $said }. Jakie dwie kostki tam leżą?
tricks-prompt-name-wieviel_augen_3 = Widz mówi { $said }. Jakie trzy kostki tam leżą?
tricks-prompt-name-wuerfelstapel = Na górze leży { $said }. Ile oczek jest ukrytych między kostkami i pod spodem?
tricks-prompt-judge = Magik widzi… { $named }. Czy się zgadza?
tricks-prompt-confirm = Widzę… { $named }. Mam rację?

tricks-button-right = Tak, dokładnie
tricks-button-wrong = Nie

tricks-label-say = Powiedz { $number }
tricks-label-name-wieviel_augen_2 = Nazwij kostki { $faces }
tricks-label-name-wieviel_augen_3 = Nazwij kostki { $faces }
tricks-label-name-wuerfelstapel = Podaj liczbę oczek: { $number }

tricks-log-secret = Kostka { $number } pada po kryjomu.
tricks-log-hears = Magik słyszy { $number }.
tricks-log-said = Mówisz { $number }.
tricks-log-magician = Magik zastanawia się przez chwilę: { $named }.
tricks-log-one-says = { $colour } mówi { $number }.
tricks-log-one-names = { $colour } zastanawia się przez chwilę: { $named }.
tricks-log-named = Mówisz: { $named }.
tricks-log-right = Zgadza się.
tricks-log-wrong = To nie to: gdzieś w rachunku jest błąd.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Nie tym razem: magik musi poćwiczyć. Kartka pokazuje rachunek, który tam prowadzi.
                [player] Nie tym razem. Kartka pokazuje rachunek, który tam prowadzi.
               *[computer] W myślach z błędem w rachunku nic się nie wyczyta: kartka pokazuje, gdzie jest.
            }
           *[other] { $magician ->
                [other] Magik się kłania. Kartka pokazuje, jak to się robi.
                [player] Zgadza się. Nikt się nie dowie, jak to robisz.
               *[computer] Magik się kłania. Kartka pokazuje, jak to się robi.
            }
        }
       *[other] Udane sztuczki: { $right } z { $rounds }.
    }
    .headline = { $right ->
        [0] Nie wyszło
       *[other] Abrakadabra!
    }

tricks-why-confirm = Najpierw powiedz magikowi, czy się zgadza.
tricks-why-digits = Dotknij cyfry w każdym rzędzie, od górnego w dół.
tricks-why-go-on = Liczba nie jest jeszcze cała: dotknij cyfry w następnym rzędzie.
tricks-why-stack = Wieża zostaje, jak jest; cyfry służą do podania liczby.
tricks-why-number = Żaden rzut nie prowadzi do tej liczby. Sprawdź rachunek jeszcze raz.
tricks-why-rows = Po jednej cyfrze w każdym rzędzie, od górnego w dół, tyle, ile mogą pokazać kostki.

piece-die0 = zakryta kostka
piece-die1 = kostka z 1
piece-die2 = kostka z 2
piece-die3 = kostka z 3
piece-die4 = kostka z 4
piece-die5 = kostka z 5
piece-die6 = kostka z 6
