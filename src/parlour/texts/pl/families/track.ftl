game-gaensespiel = Gra w gąskę
    .tag = Sześćdziesiąt jeden pól, jedna kostka i wszystko, co może spotkać gęś.
game-ganzenbord = Stara holenderska gąska
    .tag = Dwie kostki, trzynaście gęsi i pula, która rośnie z każdą wpadką.
game-wedrenspel = Wyścigi konne
    .tag = Dwa razy dookoła toru, przez żywopłot, rów i błoto.

option-gaensespiel-overshoot = Za dużo oczek na końcu
    .help = Co się dzieje, gdy rzut prowadzi poza 61.
option-gaensespiel-overshoot-bounce = Liczy się do 61 i z powrotem
option-gaensespiel-overshoot-full_back = Cofa się o cały rzut
option-gaensespiel-release_roll = Rzut, który uwalnia
    .help = Czy szóstka na polu 27 i czwórka na polu 33 ruszają też pionkiem.
option-gaensespiel-release_roll-moves = To zarazem ruch
option-gaensespiel-release_roll-frees = Tylko uwalnia, potem jeszcze jeden rzut
option-gaensespiel-open_table = Otwarty stół
    .help = W pudełku są cztery pionki; przy otwartym stole jest miejsce dla dziesięciu graczy.

option-ganzenbord-purse = Żetony dla każdego
    .help = Z iloma żetonami każdy gracz zaczyna.
option-ganzenbord-stake = Pierwsza wpłata
    .help = Ile każdy gracz wpłaca do puli przed pierwszym rzutem, najwyżej wszystko, co ma.
option-ganzenbord-goose_forward = Na gęsi
    .help = Czy pójście dalej o ten sam rzut zależy od gracza.
option-ganzenbord-goose_forward-may = Dalej albo na miejscu, jak chcesz
option-ganzenbord-goose_forward-must = Zawsze dalej
option-ganzenbord-goose_back = Na gęsi przy liczeniu wstecz
    .help = O ile gęś odsyła dalej pionek, który wyszedł poza 63.
option-ganzenbord-goose_back-surplus = Jeszcze raz o nadwyżkę
option-ganzenbord-goose_back-throw = O cały rzut
option-ganzenbord-death_restart = Po Śmierci
    .help = Gdzie pionek zaczyna od nowa.
option-ganzenbord-death_restart-start = Na starcie
option-ganzenbord-death_restart-square_1 = Na polu 1

option-wedrenspel-horses_per_player = Konie na gracza
    .help = Gdy graczy jest mniej niż sześciu, każdy może mieć kilka koni, do czterech, byle w sumie nie więcej niż dwanaście.
option-wedrenspel-mud = Błoto
    .help = Francuska instrukcja dzieli na pół następny rzut, holenderska każdy rzut następnej kolejki.
option-wedrenspel-mud-next_throw = Następny rzut na pół
option-wedrenspel-mud-next_turn = Następna kolejka na pół

track-horse = { $colour } { $number }

track-holding-roll-off = Rzut o początek
track-holding-square = Pole
track-holding-misses = Kolejki pauzy
track-holding-waits = Czeka jako nr
track-holding-waits-for = Czeka na
track-holding-half = Następny rzut na pół
track-holding-out = Poza grą
track-holding-chips = Żetony

track-button-throw = Rzuć
track-button-roll-off = Rzuć o początek
track-button-on = Idź dalej o { $count }
track-button-stay = Zostań na { $square }
track-button-stay-taken = Zostań: zajęte, więc wracasz na { $square }
track-button-toll = Zapłać { $chips } i zostań
track-button-cross = Zapłać { $chips } i przejdź na { $square }

track-prompt-roll-off = Kto zaczyna? Rzuca { $colour }.
track-prompt-roll-off-again = Najwyższa liczba wypadła kilka razy ({ $count }): rzut jest powtarzany. Teraz rzuca { $colour }.
track-prompt-throw = { $colour } rzuca.
track-prompt-half = { $colour } rzuca, ale rzut liczy się w połowie.
track-prompt-held = { $colour } tkwi na { $square }: dalej prowadzi tylko { $pips }.
track-prompt-freed = { $colour } jest znów na wolności i rzuca na ruch.
track-prompt-goose = { $colour } jest na gęsi, na { $square }: iść dalej o ten sam rzut czy zostać?
track-prompt-bridge = { $colour } jest przy moście: zapłacić { $toll } i zostać czy zapłacić podwójnie i przejść?

track-log-roll-off = { $colour } rzuca o początek: { $pips }.
track-log-begins = Zaczyna { $colour }.
track-log-tie = Remis: kto ma najwyższą liczbę, rzuca jeszcze raz.
track-log-throw = { $colour } wyrzuca { $pips }.
track-log-walk = { $colour } idzie na { $square }.
track-log-goose = { $colour } spotyka gęś na { $square }.
track-log-goose-on = Gęś na { $square }: { $colour } idzie dalej o ten sam rzut.
track-log-goose-back = Znów gęś: { $colour } wraca na { $square ->
        [0] start
       *[other] { $square }
    }.
track-log-bounce = Za daleko: { $colour } liczy z powrotem na { $square }.
track-log-full-back = Za daleko: { $colour } cofa się o cały rzut, na { $square }.
track-log-leap = Pierwszy rzut ze skrzydłami: { $colour } idzie prosto na { $square }.
track-log-taken = Pole { $square } jest zajęte: { $colour } wraca na { $old ->
        [0] start
       *[other] { $old }
    }.
track-log-sent = { $colour } idzie na { $square ->
        [0] start
       *[other] { $square }
    }.
track-log-cross = { $colour } przechodzi przez most na { $square }.
track-log-stay = { $colour } zostaje na { $square }.
track-log-finish = { $colour } jest u celu.
track-log-out = { $colour } odpada.
track-log-pay = { $colour } wpłaca do puli { $chips }.
track-log-cannot-pay = { $colour } nie ma już żetonów i nic nie płaci.
track-log-pot = { $colour } bierze pulę, liczba żetonów: { $chips }.
track-log-nobody-behind = { $colour } nie ma za sobą nikogo: nie ma na co czekać.
track-log-released = { $colour } znów może iść dalej.
track-log-waits = { $colour } czeka.
track-log-misses = { $colour } pauzuje.
track-log-held = { $colour } zostaje: dalej prowadzi tylko { $pips }.
track-log-freed = { $colour } jest na wolności.
track-log-halved = W błocie rzut liczy się w połowie. { $colour }: { $count ->
        [0] ani kroku
        [one] jeden krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }.
track-log-again = { $colour } rzuca jeszcze raz.

track-end-goal = { $winner } wygrywa: dokładnie na 61!
track-end-pot = { $winner } wygrywa: dokładnie na 63, i zgarnia pulę!
track-end-line = { $winner } wygrywa: pierwsze miejsce na mecie!
track-end-alone = { $winner } wygrywa: nikt inny nie został.

track-why-over = Gra jest skończona.
track-why-roll-off = Najpierw rzuty o to, kto zaczyna. Rzuca { $colour }.
track-why-throw = { $colour } rzuca; reszta wynika z kostek.
track-why-by-dice = Nikt tu nie przesuwa pionków: idą, dokąd prowadzą kostki.
track-why-decide = { $colour } ma wybrać jeden z dwóch przycisków.
track-why-held = { $colour } opuści to pole tylko z liczbą { $pips }.
track-why-must-go-on = Tu nikt nie może zostać na gęsi: zawsze prowadzi dalej.
track-why-chips = Żetony idą do puli tam, gdzie żąda ich pole, a zwycięzca bierze wszystkie.
track-why-start = Tu wszyscy zaczynają.
track-why-finish = To koniec: trzeba tu trafić dokładnie, a w wyścigu minąć.
track-why-plain = Pole { $square } jest zwykłe.
track-why-both = Pierwsze okrążenie: { $first } Drugie okrążenie: { $second }

track-square-goose = Gęś: dalej o ten sam rzut.

track-square-gaensespiel-3 = Ledwo wykluta, a już się spieszy: dwa pola naprzód.
track-square-gaensespiel-6 = Pierwsze pływanie: jedna kolejka pauzy.
track-square-gaensespiel-9 = Pies: uciekaj dziesięć pól naprzód.
track-square-gaensespiel-12 = Gąsior gryzie: cztery pola do tyłu.
track-square-gaensespiel-18 = Co za motyl: jedna kolejka pauzy.
track-square-gaensespiel-21 = Żaba na śniadanie dodaje sił: cztery pola naprzód.
track-square-gaensespiel-24 = Kąpiel była zabroniona: jedna kolejka pauzy.
track-square-gaensespiel-27 = Rodzina śpi: dalej prowadzi tylko szóstka.
track-square-gaensespiel-30 = Po weselu idzie się żwawo: dwa pola naprzód.
track-square-gaensespiel-33 = W klatce: otwiera ją tylko czwórka.
track-square-gaensespiel-36 = Gęsiarka cię popędza: dwa pola naprzód.
track-square-gaensespiel-39 = Za bardzo smakuje: jedna kolejka pauzy.
track-square-gaensespiel-42 = Lis ma gęś: dziesięć pól do tyłu.
track-square-gaensespiel-45 = Na lodzie ślizga się samo: rzuć jeszcze raz.
track-square-gaensespiel-48 = Boli gardło: jedna kolejka pauzy.
track-square-gaensespiel-51 = Rodzina się ściga: dwa pola naprzód.
track-square-gaensespiel-54 = Gęś walczy ze złodziejem: rzuć jeszcze raz.
track-square-gaensespiel-57 = Złamana noga: czekaj, aż miną cię wszyscy z tyłu.
track-square-gaensespiel-60 = Do garnka: koniec gry dla tej gęsi.

track-square-ganzenbord-6 = Most: 5 żetonów, by zostać, albo 10, by przejść na 12.
track-square-ganzenbord-19 = Gospoda: zapłać 10 i pauzuj jedną kolejkę.
track-square-ganzenbord-31 = Studnia: zapłać 15 i czekaj, aż przyjdzie ktoś inny.
track-square-ganzenbord-42 = Labirynt: zapłać 5 i wróć na 37.
track-square-ganzenbord-52 = Więzienie: zapłać 10 i czekaj, aż przyjdzie ktoś inny.
track-square-ganzenbord-58 = Śmierć: zapłać 5 i zacznij od nowa.

track-square-wedrenspel-4 = Za wolno na żywopłot: cztery pola do tyłu na nowy rozbieg.
track-square-wedrenspel-44 = Za wolno na żywopłot: cztery pola do tyłu na nowy rozbieg.
track-square-wedrenspel-8 = Przez mur i do rowu: jedna kolejka pauzy.
track-square-wedrenspel-48 = Przez mur i do rowu: jedna kolejka pauzy.
track-square-wedrenspel-14 = Koń odmawia skoku przez bramkę: wracasz na 9.
track-square-wedrenspel-54 = Koń odmawia skoku przez bramkę: wracasz na 49.
track-square-wedrenspel-21 = Błoto: następny rzut liczy się w połowie.
track-square-wedrenspel-61 = Błoto: następny rzut liczy się w połowie.
track-square-wedrenspel-25 = Uparty przed murem: dwie kolejki pauzy.
track-square-wedrenspel-65 = Uparty przed murem: dwie kolejki pauzy.
track-square-wedrenspel-28 = Drążek spadł: wracasz tam, gdzie zaczął się skok.
track-square-wedrenspel-68 = Drążek spadł: wracasz tam, gdzie zaczął się skok.
track-square-wedrenspel-34 = Skręcona noga: czekaj, aż miną cię wszystkie konie z tyłu.
track-square-wedrenspel-74 = Skręcona noga tak późno: koniec wyścigu.
