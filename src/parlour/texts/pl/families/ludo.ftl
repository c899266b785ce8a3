game-maedn = Chińczyk
    .tag = Raz dookoła i do domku, o ile nikt cię nie odeśle.

option-maedn-few_players = W dwie lub trzy osoby
    .help = Kto gra kolorami, które nie mają gracza.
option-maedn-few_players-plain = Po jednym kolorze
option-maedn-few_players-all_colours = Wszystkie cztery kolory
option-maedn-backward_capture = Bicie do tyłu
    .help = Pionek może cofnąć się o wyrzuconą liczbę, jeśli zbije tam pionek przeciwnika.
option-maedn-three_rolls = Trzy rzuty na szóstkę
    .help = Kto nie ma pionka, którym mógłby ruszyć, rzuca do trzech razy, by trafić szóstkę.
option-maedn-no_jump_in_goal = Bez przeskakiwania w domku
    .help = Pionków w domku nie wolno mijać, więc ostatni staje na a.
option-maedn-barriers = Blokady
    .help = Dwa pionki jednego koloru mogą stać na jednym polu i nikt ich nie minie.
option-maedn-compulsory_capture = Obowiązek bicia
    .help = Czy pionek przeciwnika, który można zbić, trzeba zbić.
option-maedn-compulsory_capture-off = Bez obowiązku
option-maedn-compulsory_capture-enforced = Trzeba bić
option-maedn-compulsory_capture-penalty = Za przegapione bicie traci się pionek
option-maedn-a_exit = Zejście z A, gdy inne czekają
    .help = Przy jakich rzutach rusza się pionek z A, gdy inne jego koloru czekają.
option-maedn-a_exit-any = Przy każdym rzucie
option-maedn-a_exit-six_only = Tylko z szóstką
option-maedn-play_on = Gra o dalsze miejsca
    .help = Gdy pierwszy gracz skończy, pozostali grają dalej; inaczej gra się wtedy kończy.

game-einigkeit = W jedności siła
    .tag = Dwóch na dwóch: partnerzy budują mury i razem wracają do domku.
option-einigkeit-compulsory_capture = Obowiązek bicia
    .help = Co się dzieje, gdy ktoś nie zbije pionka przeciwnika, choć może.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = Bezlitosny kuzyn chińczyka: zbija się nawet własne pionki.
option-mens_erger_je_niet-board = Strona planszy
    .help = Plansza ma z jednej strony cztery kolory, a z drugiej sześć.
option-mens_erger_je_niet-board-four = Cztery kolory
option-mens_erger_je_niet-board-six = Sześć kolorów
option-mens_erger_je_niet-double_colours = Niektórzy mają dwa kolory
    .help = Gdy graczy jest mniej niż kolorów, niektórzy grają dwoma; inaczej każdy gra jednym.
option-mens_erger_je_niet-goal_return = Za wysoki rzut w domku
    .help = Gdzie staje pionek, który wyszedłby poza koniec domku.
option-mens_erger_je_niet-goal_return-wait = Liczy się z powrotem od d
option-mens_erger_je_niet-goal_return-back_onto_track = Liczy się z powrotem, nawet na trasę
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Pościg
    .tag = Każdy ma jeden pionek, raz wokół gwiazdy, a wszyscy depczą ci po piętach.
option-verfolgungsjagd-tips = Ramiona na start
    .help = Gdzie gracze stoją na sześciu ramionach gwiazdy.
option-verfolgungsjagd-tips-spread = Równo wokół gwiazdy
option-verfolgungsjagd-tips-neighbours = Obok siebie
option-verfolgungsjagd-tips-0-2 = Jedno wolne ramię między dwoma graczami
option-verfolgungsjagd-tips-0-1-3 = Dwóch obok siebie, wolne ramię, potem trzeci
option-verfolgungsjagd-tips-0-1-4 = Dwóch obok siebie, dwa wolne ramiona, potem trzeci
option-verfolgungsjagd-tips-0-1-2-4 = Trzech obok siebie, wolne ramię, potem czwarty

game-spielwiese = Zaczarowana łąka
    .tag = Zbudujcie planszę sami, a potem ścigajcie się po niej.
option-spielwiese-sets = Części do dyspozycji
    .help = Zestaw podstawowy jest dla najwyżej czterech graczy; z dodatkowym może grać nawet osiem osób.
option-spielwiese-sets-basic = Zestaw podstawowy
option-spielwiese-sets-both = Z zestawem dodatkowym
option-spielwiese-parts = Plansza
    .help = Z jakich części składa się środek. Ramię każdego gracza dochodzi do jednego z zewnętrznych boków.
option-spielwiese-star_squares = Pola z gwiazdą
    .help = Co się dzieje, gdy rzut kończy się dokładnie na gwieździe.
option-spielwiese-star_squares-off = Nic
option-spielwiese-star_squares-may = Pionek może skoczyć dalej
option-spielwiese-star_squares-must = Pionek musi skoczyć dalej
option-spielwiese-three_rolls = Zawsze trzy rzuty na szóstkę
    .help = Kto nie ma pionka na trasie, rzuca do trzech razy, nie tylko na początku.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Następny gracz może odesłać pionek
option-spielwiese-no_jump_in_goal = Bez przeskakiwania w domku
    .help = Pionków w domku nie wolno mijać.
option-spielwiese-six_enters = Szóstka, gdy pionek czeka
    .help = Czy trzeba nią wprowadzić pionek.
option-spielwiese-six_enters-must = Trzeba wprowadzić pionek
option-spielwiese-six_enters-may = Można zamiast tego ruszyć
option-spielwiese-first_seat = Kto zaczyna
    .help = Miejsce najmłodszego gracza.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = część kwadratowa
ludo-part-triangle = część trójkątna
ludo-part-half_round = część półokrągła
ludo-kit-empty = Plansza potrzebuje części: wybierz jakieś.
ludo-kit-stock = { $sets ->
        [1] Tylu nie ma w zestawie podstawowym: { $part }, najwyżej { $count }.
       *[other] Tylu nie ma: { $part }, najwyżej { $count }.
    }
ludo-kit-joints = { $sets ->
        [1] Liczba łączników w zestawie podstawowym: { $joints }. Więcej części nie da się połączyć.
       *[other] Liczba łączników: { $joints }. Więcej części nie da się połączyć.
    }
ludo-kit-middle = Tylko jeden prosty bok ma { $part }: stoi na końcu, nigdy w środku.
ludo-kit-alone = Sama { $part } nie wystarczy.
ludo-kit-sides = Liczba zewnętrznych boków tej planszy: { $sides }. To za mało dla tylu graczy ({ $players }).

ludo-holding-home = W domku
ludo-holding-roll-off = Rzut o początek
ludo-holding-partner = W domku, partner
ludo-holding-steps = Punktów do mety

ludo-site-square = pole trasy { $number }
ludo-site-star = gwiazda, pole trasy { $number }
ludo-site-a = pole startowe A { $colour-genitive }
ludo-site-goal = pole { $letter } w domku { $colour-genitive }
ludo-site-b = pole oczekiwania { $number } { $colour-genitive }

ludo-button-throw = Rzuć
ludo-button-roll-off = Rzuć o początek
ludo-button-waive = Odpuść

ludo-prompt-roll-off = Kto zaczyna? Rzuca { $colour }.
ludo-prompt-roll-off-again = Najwyższa liczba wypadła kilka razy ({ $count }): rzut jest powtarzany. Teraz rzuca { $colour }.
ludo-prompt-throw = { $colour } rzuca kostką.
ludo-prompt-throw-for-six = Pomoże tylko szóstka: { $colour } ma jeszcze { $count ->
        [one] jeden rzut
        [few] { $count } rzuty
        [many] { $count } rzutów
       *[other] { $count } rzutu
    }.
ludo-prompt-throw-fresh = { $colour } rzuca dla pionka, który właśnie wszedł.
ludo-prompt-enter = Szóstka: { $colour } wprowadza nowy pionek.
ludo-prompt-six-clear-a = Szóstka, ale A jest zajęte: { $colour } rusza najpierw pionkiem z A.
ludo-prompt-clear-a = { $colour } ma { $pips } na kostce i musi zwolnić A, bo inne pionki czekają.
ludo-prompt-another = { $colour } ma { $pips } na kostce. Pionek na A nie może ruszyć: wybierz inny.
ludo-prompt-choose = { $colour } ma { $pips } na kostce: wybierz pionek.
ludo-prompt-only = { $colour } ma { $pips } na kostce: może ruszyć tylko jeden pionek.
ludo-prompt-capture = { $colour } ma { $pips } na kostce i musi zbić.
ludo-prompt-penalty = { $colour } ma { $pips } na kostce: zbij albo stracisz pionek, który może zbić.
ludo-prompt-neutral = { $colour } ma { $pips } na kostce: rusz własnym pionkiem albo neutralnym ({ $neutral }).
ludo-prompt-neutral-only = { $colour } ma { $pips } na kostce: rusz neutralnym pionkiem ({ $neutral }).
ludo-prompt-breach = Szóstka burzy mur na A: { $colour } wprowadza nowy pionek, a oba pionki z muru wylatują.
ludo-prompt-six-free = Szóstka: { $colour } wprowadza nowy pionek albo rusza innym.
ludo-prompt-fresh = { $colour } ma { $pips } na kostce i rusza pionkiem, który właśnie wszedł.
ludo-prompt-judged = { $colour } ma { $pips } na kostce i może zbić. Kto to przegapi, może stracić pionek.
ludo-prompt-judge = { $other } przegapia bicie. { $colour } może odesłać z trasy jeden z pionków { $other-genitive } albo odpuścić.
ludo-prompt-star = { $colour } ma { $pips } na kostce: wybierz pionek. Z gwiazdy może skoczyć na następną wolną.

ludo-label-enter = { $colour }: wprowadź nowy pionek
ludo-label-move = { $colour }: naprzód o { $count }
ludo-label-back = { $colour }: do tyłu o { $count }
ludo-label-goal = { $colour }: na pole { $letter } w domku
ludo-label-jump = { $colour }: na gwiazdę i skok dalej
ludo-label-judge = Odeślij ten pionek { $colour-genitive }
ludo-label-capture = { $move }, bicie: { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] pionek na czele
    [last] ostatni pionek
   *[between] { $number }. pionek od czoła
})

ludo-notation-enter = nowy pionek
ludo-notation-back = wstecz

ludo-log-roll-off = { $colour } rzuca o początek: { $pips }.
ludo-log-begins = Zaczyna { $colour }.
ludo-log-tie = Remis: kto ma najwyższą liczbę, rzuca jeszcze raz.
ludo-log-throw = { $colour } wyrzuca { $pips }.
ludo-log-no-move = { $colour } nie ma ruchu.
ludo-log-no-six = { $colour } nie ma ruchu. { $count ->
        [one] Został jeszcze jeden rzut.
        [few] Zostały jeszcze { $count } rzuty.
        [many] Zostało jeszcze { $count } rzutów.
       *[other] Zostało jeszcze { $count } rzutu.
    }
ludo-log-six-no-move = { $colour } nie ma ruchu, ale po szóstce rzuca jeszcze raz.
ludo-log-again = Szóstka: { $colour } rzuca jeszcze raz.
ludo-log-enter = { $colour } wprowadza nowy pionek.
ludo-log-move = { $colour } idzie naprzód o { $count }.
ludo-log-back = { $colour } cofa się o { $count }.
ludo-log-goal = { $colour } wchodzi na pole { $letter } w domku.
ludo-log-neutral-enter = { $colour } wprowadza neutralny pionek.
ludo-log-neutral-move = { $colour } rusza neutralnym pionkiem o { $count }.
ludo-log-neutral-goal = { $colour } wprowadza neutralny pionek na pole { $letter } w jego domku.
ludo-log-take = Pionek { $other-genitive } wraca na pola oczekiwania.
ludo-log-take-own = { $other } zbija pionek własnego koloru.
ludo-log-start-again = { $other } daje się złapać i zaczyna od nowa.
ludo-log-past-start = Rzut prowadzi poza punkt startowy: { $colour } zostaje na miejscu.
ludo-log-one-again = Jedynka: { $colour } rzuca jeszcze raz.
ludo-log-first-pawn = { $colour } ma pierwszą kolejkę: pionek wchodzi bez szóstki.
ludo-log-counted-back = { $colour } wychodzi poza domek i wraca na trasę.
ludo-log-barrier = { $colour } ma blokadę.
ludo-log-wall = { $colour } buduje mur.
ludo-log-wall-together = { $colour } i { $other } razem budują mur.
ludo-log-breach = Naruszenie miru domowego: { $colour } burzy mur, który stoi na A.
ludo-log-jump = { $colour } skacze na następną wolną gwiazdę.
ludo-log-lap = { $colour } przeskakuje domek i zaczyna nowe okrążenie.
ludo-log-missed = { $colour } przegapia bicie: co dalej, decyduje { $other }.
ludo-log-judged = { $colour } za przegapione bicie odsyła pionek { $other-genitive }.
ludo-log-waived = { $colour } odpuszcza: przegapione bicie nic nie kosztuje { $other-genitive }.
ludo-log-penalty = { $colour } przegapia bicie: pionek, który mógł zbić, wraca na pola oczekiwania.
ludo-log-home = { $colour } ma wszystkie cztery pionki w domku: miejsce { $place }.
ludo-log-home-last = { $colour } ma wszystkie cztery pionki w domku.
ludo-log-home-neutral = { $colour } ma wszystkie cztery pionki w domku i pomaga teraz neutralnym.

ludo-end-home = { $winner } wygrywa: wszystkie cztery pionki są pierwsze w domku!
ludo-end-neutral_home = { $winner } wygrywa: wszystkie cztery pionki są w domku, neutralne też!
ludo-end-side_home = { $winner } i { $partner } wygrywają: ich osiem pionków jest w domku!
ludo-end-around = { $winner } wygrywa: raz wokół gwiazdy i z powrotem na punkt startowy!

ludo-why-over = Gra jest skończona.
ludo-why-roll-off-first = Najpierw rzuty o to, kto zaczyna. Rzuca { $colour }.
ludo-why-throw-first = { $colour } musi najpierw rzucić.
ludo-why-thrown = Kostka jest już rzucona i pokazuje { $pips }. Teraz wybierz pionek.
ludo-why-no-square = Wybierz pionek swojego koloru, a potem pole, na które idzie.
ludo-why-empty = Nie stoi tam żaden pionek: wybierz któryś ze swoich.
ludo-why-not-yours = Tym pionkiem nie możesz ruszyć.
ludo-why-other-colour = Twoje dwa kolory ruszają osobno: { $colour } ma własną kolejkę.
ludo-why-choose-target = Ten pionek może ruszyć: teraz wybierz zaznaczone pole.
ludo-why-needs-six = Czekający pionek wchodzi tylko z szóstką.
ludo-why-a-held = Na A stoi jeszcze pionek tego koloru: dopóki nie zejdzie, żaden inny nie wejdzie.
ludo-why-a-barrier = Na A stoi blokada: żaden pionek tam nie wejdzie.
ludo-why-enter-on-a = Nowy pionek wchodzi na swoje pole A.
ludo-why-marked-one = Wszystkie czekające pionki są takie same: weź zaznaczony.
ludo-why-six-enters = Dopóki jakiś pionek czeka, szóstka musi wprowadzić nowy.
ludo-why-six-clears-a = Dopóki pionki czekają, szóstką trzeba ruszyć pionkiem z A.
ludo-why-clear-a = Dopóki pionki czekają, najpierw musi ruszyć pionek z A.
ludo-why-six-leaves-a = Dopóki pionki czekają, pionkiem z A można ruszyć tylko szóstką.
ludo-why-own-piece = Stoi tam twój własny pionek: na każdym polu mieści się tylko jeden.
ludo-why-foreign-goal = Do domku wchodzi tylko jego własny kolor.
ludo-why-not-on-b = Nikt nie wchodzi na pola oczekiwania: trafiają tam zbite pionki.
ludo-why-too-far = Z liczbą { $pips } ten pionek wyszedłby poza koniec domku.
ludo-why-turn-in = Po okrążeniu pionek skręca do własnego domku i nie mija już swojego A.
ludo-why-goal-held = Pole { $letter } w domku jest zajęte.
ludo-why-goal-jump = W domku nie wolno mijać pionków.
ludo-why-distance = Kostka pokazuje { $pips }: pionek idzie dokładnie o tyle.
ludo-why-no-backward = Pionki idą tylko naprzód, jak pokazują strzałki.
ludo-why-goal-back = Pionek w domku nigdy się nie cofa.
ludo-why-back-over-a = Cofać się na A ani za nie nie wolno.
ludo-why-back-captures = Cofnąć się można tylko po to, by zbić pionek przeciwnika.
ludo-why-neutral-back = Neutralne pionki nigdy nie biją do tyłu.
ludo-why-barrier-land = Stoi tam blokada: nikt nie może na niej stanąć.
ludo-why-barrier-pass = Na drodze stoi blokada: nikt jej nie minie.
ludo-why-must-capture = Można zbić pionek przeciwnika, więc trzeba to zrobić.
ludo-why-partner = { $colour } to twój partner: tymi pionkami rusza partner.
ludo-why-a-wall = Na A stoi mur twojej strony: trzeci pionek tam nie wejdzie.
ludo-why-wall-land = Stoi tam mur: nikt nie może na nim stanąć.
ludo-why-wall-pass = Na drodze stoi mur: nikt go nie minie, nawet ci, którzy go zbudowali.
ludo-why-breach = Na twoim A stoi wrogi mur: szóstka musi wprowadzić pionek i go zburzyć.
ludo-why-goal-final = Pionek, który doszedł do domku, zostaje tam, gdzie stoi.
ludo-why-fresh-plays = Trzeba ruszyć pionkiem, który właśnie wszedł.
ludo-why-count-back = Z liczbą { $pips } ten pionek nie trafi na wolne pole domku, nawet licząc z powrotem.
ludo-why-must-jump = Z gwiazdy pionek musi skoczyć na następną wolną gwiazdę.
ludo-why-next-star = Z gwiazdy skacze się tylko na następną wolną gwiazdę.
ludo-why-judge = Wybierz na trasie pionek { $colour-genitive }, by go odesłać, albo odpuść.
ludo-why-judge-goal = Pionki w domku są bezpieczne: wybierz któryś na trasie albo odpuść.
