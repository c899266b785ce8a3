# Co dotyczy opcji wielu gier

source-never-ends = Nie ma tego żadna instrukcja. Bez tego gra nie musi się skończyć.
source-everybody = Nie ma tego żadna instrukcja. Tak gra się na całym świecie.
source-no-number = Instrukcja nie podaje liczby; ta jest nasza.
source-usual-number = Zwykła liczba jest wydrukowana. Pozostałe są do wypróbowania.
source-agreed = Instrukcja zostawia liczbę graczom.
source-only-a-winner = Instrukcja podaje zwycięzcę, a o innych milczy. Dalsza gra jest nasza.
source-enforced = Kara jest wydrukowana. Że program zamiast niej żąda bicia, to nasze.

# Chińczyk

source-maedn-few_players = Wszystkie cztery kolory są zalecane wśród wariantów; podstawowe zasady dają każdemu graczowi jeden.
source-maedn-a_exit = Niemiecki i francuski: przy szóstce musi ruszyć właśnie pionek z A. Włoski: z A schodzi się tylko z szóstką.
source-maedn-play_on = Że pozostali grają dalej, jest wydrukowane. Koniec wraz z wygraną jest nasz.
source-mens_erger_je_niet-goal_return = Holenderski: liczenie z powrotem musi skończyć się na wolnym kółku, inaczej pionek czeka. Francuski: kto wyrzuci za dużo, liczy z powrotem na trasę.
source-spielwiese-parts = Części i ich liczba są wydrukowane. Ile pól ma każda, jest nasze, bo obrazki zaginęły.
source-spielwiese-star_squares = Że pionek może skoczyć, to zasada specjalna instrukcji, że musi, to jedna z jej zasad dodatkowych. Gra bez gwiazd jest nasza.
source-spielwiese-six_enters = Instrukcja podaje za wzór znaną grę, w której szóstka musi wprowadzić pionek. Jej własne słowa pozwalałyby też na inny ruch.
source-spielwiese-first_seat = Zaczyna najmłodszy gracz. Kto to jest, wiecie tylko wy.
source-verfolgungsjagd-tips = Każdy wybiera ramię gwiazdy.

# Warcaby

source-draughts-huffing = Instrukcja pozwala drugiej stronie wybrać: poprawić ruch albo zabrać pionek. Gdy to wyłączone, program poprawia od razu.
source-draughts-remove_captured = Instrukcja mówi o skoku, lądowaniu i zdjęciu, a dopiero potem o następnym skoku: każdy schodzi więc od razu. Kluby zdejmują wszystkie na końcu.
source-draughts-queen_landing = Instrukcja mówi, że damka nie musi stawać tuż za pionkiem. Nie mówi, że musi szukać pola, z którego może bić więcej.
source-damspel-remove_captured = Instrukcja nie mówi, kiedy zbite pionki schodzą. W grze, którą skraca, schodzą na końcu ruchu.
source-damspel-crowned_in_passing = Gdy tylko pionek dojdzie do ostatniego rzędu, staje się damką, mówi artykuł. W grze, którą skraca, ruch musi się tam skończyć.
source-damspel-draw_rule = Artykuł mówi o ruchach jednego gracza: trzy razy ten sam ruch albo dwa razy z powrotem na tym samym polu. Kluby liczą zamiast tego pozycje.
source-polnische_dame-must_take = Trzeba zbić wszystko, co da się zbić, mówi instrukcja. Rozumiemy to o biciu, które się zaczęło; że chodzi o najdłuższe, to drugie odczytanie.
source-polnische_dame-queen_landing = Trzeba zbić wszystko, co da się zbić. Rozumiemy to tak, że także damka musi stanąć tam, gdzie może bić dalej.
source-schlagdame-blocked_player = Zamknięty przegrywa w grze, którą ta odwraca. Instrukcja nie mówi, czy i to się odwraca.
source-mauern-taking = Instrukcja mówi, że pionek można wtedy zdjąć. My go zdejmujemy; że można go zostawić, to drugie odczytanie.
source-mauern-backward_moves = Instrukcja bierze ustawienie z warcabów i zabrania skakać i bić. Pionki idą więc do przodu; że mogą iść do tyłu, to drugie odczytanie.
source-wolf_und_schafe-first_move = Instrukcja nie mówi, kto zaczyna. Ustawienie jest dziełem wilka, więc owce na nie odpowiadają.

# Szachy

source-chess-en_passant = Nigdzie tego nie wydrukowano. Jedna instrukcja mówi, że podaje tylko początki gry znanej na całym świecie, a w tej grze to wolno.
source-chess-strict_castling = Ta instrukcja chce, by każde pole między królem a wieżą było wolne i nieatakowane, nawet te, przez które król nie przechodzi.
source-schach-strict_castling = Pudełko podróżne: król nie może przejść przez atakowane pole ani na nim stanąć (po francusku: stanąć). Wielka kolekcja: żadne pole między królem a wieżą nie może być atakowane.
source-raeuberschach-compulsory_capture = Instrukcja zostawia to umowie graczy. U nas jest włączone, bo inaczej nikt nie musiałby nigdy niczego bić.
source-raeuberschach-promote_to_king = Królowie są tu bierkami jak każda inna. Instrukcja nie mówi, czy pion może zostać królem.
source-raeuberschach-blocked_player = Instrukcja pozwala grać w każdym razie, aż jedna strona nie ma już nic, więc kto nie może ruszyć, pauzuje.

# Młynek, pięć w rzędzie, samotnik

source-muehle-flying = Skakanie przy trzech pionkach jest w każdej instrukcji. Gra bez niego jest częsta wśród silnych graczy.
source-muehle-take_from_mill_if_all = Każda instrukcja zabrania zabierać z zamkniętego młynka i nie zna wyjątku. Większość graczy zna ten.
source-muehle-double_mill_takes_two = Pudełko podróżne i Wielka kolekcja: jeden pionek, gdy zamyka się młynek. Halma i młynek: jeden za każdym zamknięciem młynka, co mogłoby znaczyć dwa.
source-muehle-may_decline = Wszystkie instrukcje mówią, że gracz może zabrać pionek. Rozumiemy to jako prawo, z którego zawsze się korzysta.
source-fuenf_in_einer_reihe-board_size = Instrukcja nie mówi, jak duża jest plansza. Dziesięć na dziesięć daje miejsce dla wszystkich 32 pionków.
source-fuenf_in_einer_reihe-exact_five = Żąda się rzędu z pięciu. Sześć zawiera pięć, więc wygrywa; surowsze odczytanie to ten przełącznik.
source-solitaire-goal = Jak najmniej, jeden i jeden w środku są wydrukowane we wszystkich trzech językach, litery tylko po francusku. Ich kształty są nasze.

# Halma

source-halma-two_player_seats = Cel to przeciwległy narożnik własnego koloru, więc dwoje graczy o różnych kolorach nie może siedzieć naprzeciw siebie. Większość siada twarzą w twarz.
source-halma-full_target_wins = Żadna instrukcja nie mówi, co się dzieje, gdy cudzy pionek nigdy nie opuści twojego celu. Z tą zasadą wystarczy pełny cel.
source-halma-no_leaving_target = Żadna instrukcja nie zabrania znów opuścić celu. Niektóre rodziny zabraniają.
source-halma_eck-jump_over_line = Holenderski: przejście nad jednym lub kilkoma pionkami to skok. Francuski: nad kilkoma pionkami, jednym po drugim, z wolnym polem za każdym.
source-pyramiden_dame-backward = Pionki idą naprzód i skaczą, a dla skoków kierunku nie podano. Kroki idą więc do przodu, a skoki wszędzie.
source-racado-path = Idzie się o liczbę, mówi instrukcja i nic więcej. Na prostej linii inne pionki mają znaczenie; ze skrętami można dojść prawie wszędzie w pobliżu.
source-racado-leave_court = Tego nie wydrukowano. Pionek, który jest na dziedzińcu, kostki mogłyby inaczej z niego wypędzić.
source-tippy-quiet_limit = Gra kończy się, gdy nic nie można już otoczyć. Nikt nie zobaczy tego na pierwszy rzut oka, więc zastępuje to liczba spokojnych kolejek.
source-twee_in_een_b-single_moves = We wszystkich kierunkach, mówi instrukcja francuska; także do tyłu, mówi holenderska. W siostrzanej grze „wszystkich kierunków” jest osiem.
source-twee_in_een-setup = Oba są wydrukowane: w narożnikach albo naprzeciw siebie na kropkach wzdłuż krawędzi.

# Rodzina backgammona

source-backgammon-cube_limit = Instrukcja podwaja bez końca. Kostka podwajania sięga 64.
source-puff-pasch_count = „Od drugiego dubletu”: liczymy w kolejce, skoro dublet daje kolejny rzut. Mogłoby to też znaczyć całą partię.
source-russisches_puff-same_direction = Gdzie indziej w grę o tej nazwie gra się w jednym kierunku. Instrukcja tego nie mówi.
source-zickzack-free_overshoot = Instrukcja daje jeden przykład, z pola najdalszego z tyłu. Drugie odczytanie odnosi go do każdego pola.
source-trictrac-series_games = Wydrukowana jest pojedyncza partia i serie, zwykle po dwanaście.
source-trictrac-entry_counts_start = W przykładzie z instrukcji 4 i 6 wchodzą na pola 4 i 6, więc jedynka nie wchodzi nigdzie. Liczenie od pola startowego też byłoby naturalne.

# Trasy

source-gaensespiel-overshoot = Niemiecki: kto wyrzuci za dużo, cofa się o cały rzut. Francuski i włoski: tylko o nadwyżkę.
source-gaensespiel-release_roll = Francuski: wychodzisz, gdy wyrzucisz tę liczbę. Niemiecki i włoski: dopiero po jej wyrzuceniu.
source-gaensespiel-open_table = Niemiecki i włoski: od dwóch do czterech. Francuski: dowolnie wielu, zwykle czterech. Tylu przy jednym stole to nasza granica.
source-ganzenbord-goose_forward = Oba języki pozwalają iść dalej, ale tego nie żądają, a liczenia z powrotem żądają.
source-ganzenbord-goose_back = Francuski: z powrotem o nadwyżkę, a z gęsi jeszcze raz o tyle samo. Holenderski: ta sama liczba, co mogłoby też znaczyć cały rzut.
source-ganzenbord-death_restart = Holenderski: zacząć wszystko od nowa. Francuski: z powrotem na pole 1.
source-wedrenspel-mud = Następny rzut liczy się w połowie, mówi instrukcja francuska; w następnej kolejce idzie się o połowę tego, co wypadnie, mówi holenderska.
source-wedrenspel-horses_per_player = Gdy graczy jest mniej niż sześciu, każdy może mieć dwa konie (francuski) albo dwa lub więcej (holenderski).

# Kostki

source-kniffel-extra_kniffel = Premia i dżoker są wydrukowane. Inne sposoby są częste gdzie indziej.
source-kniffel-zero_counts_as_entry = Żąda się wpisu w rubryce. Drugi generał wymaga pierwszego, więc rozumiemy to jako pięćdziesiąt punktów; dosłownie zero też jest wpisem.
source-craps-max_stake = Tego nie wydrukowano. Dzięki temu stawki są małe.
source-eins_bis_sechzehn-there_and_back = Tam i z powrotem jest wydrukowane. Samo tam jest nasze, na krótszą grę.
source-finke-start_chips = Wydrukowane jest co najmniej dwadzieścia.
source-finke-pay_one_chip = Wyrzuconą liczbę płaci się na jej pole. Mogłoby to też znaczyć jeden żeton, jak w grach, które w instrukcji idą po niej.
source-rentmeister-placement = Wyniki wpisuje się obok liczb. Instrukcja nie mówi, w jakiej kolejności, więc każdy wybiera.
source-teure_sieben-first_cleared_wins = Instrukcja nazywa tego, kto pierwszy wszystko skreśli, przegranym, a jednak liczbę przekazaną dalej premią.
source-turm-tower = Wydrukowane jest jak najwięcej; liczba jest nasza.
source-va_banque-bank_takes_remainder = Wydrukowane jako rzecz do umówienia. Przy dwóch graczach bankier nie ma nic innego do wygrania, więc wtedy obowiązuje zawsze.
source-wuerfelpoker-deals = Tego nie wydrukowano. Żeby wieczór się skończył.
source-wuerfelpoker-max_raise = Tego nie wydrukowano. Granica trzyma wszystkich w grze.
source-wuerfelpoker-throws = Instrukcja nie mówi o drugim rzucie. Dwa lub trzy są częste gdzie indziej.
source-tricks-rounds = Tego nie wydrukowano. Kilka z rzędu służy do ćwiczenia.

# Rozstrzygnięcia: co nie jest opcją i nie jest po prostu wydrukowane

ruling-muehle-lots = Pudełko podróżne i Wielka kolekcja: zaczynają białe. Halma i młynek: o tym, kto stawia pierwszy, decyduje los. Losujemy kolory i zaczynają białe.
ruling-muehle-next_point = Tekst angielski pozwala pionkowi iść na dowolne wolne miejsce. Dziewięć innych języków i pozostałe instrukcje mówią o sąsiednim.
ruling-muehle-shut_in = Że zamknięty gracz przegrywa, jest wydrukowane w Pudełku podróżnym i Wielkiej kolekcji. Halma i młynek milczy.
ruling-ludo-squares = Żadna instrukcja nie liczy pól, a obrazki zaginęły. To zwykła plansza; kolejność kolorów i kierunek też są nasze.
ruling-maedn-six_again = Po szóstce jest kolejny rzut „po ruchu”. Dajemy go także tam, gdzie ruch nie był możliwy: daje go sam rzut.
ruling-maedn-a_blocked = A trzeba zwolnić, gdy tylko można. Co się dzieje, gdy na drodze stoi twój pionek, nie powiedziano.
ruling-maedn-own_second = Każdym kolorem gra się osobno, mówi instrukcja. Bierzemy to dosłownie.
ruling-maedn-neutral = Wydrukowane jest tylko, kiedy neutralne pionki rozstrzygają grę. Jak zaczynają, czyje mają obowiązki i kto jest drugi, to nasze odczytanie.
ruling-maedn-duties_first = Wariant uchyla zdanie, że nikt nie musi bić. Nie mówi, że uchyla inne obowiązki.
ruling-maedn-guilty = Pionek, który przegapił bicie, wraca. Który, jeśli przegapiło je kilka, nie powiedziano.
ruling-einigkeit-give_up = Kto nie może minąć muru, pauzuje (niemiecki, francuski). Włoski tekst mówi „poddaje się”; rozumiemy to jako oddanie kolejki, bo przegrać grę jednym rzutem nie ma sensu.
ruling-einigkeit-goal_pieces = Trzy rzuty ma ten, kto nie ma pionka w grze. Czy pionek w domku, który mógłby jeszcze ruszyć, jest w grze, nie powiedziano.
ruling-einigkeit-beside_own = Przy szóstce można wybierać, a dwa pionki jednej strony mogą stać na jednym polu. Razem znaczy to, że pionek może wejść obok swojego.
ruling-einigkeit-wall_on_a = A trzeba zwolnić, a mur może stać tak długo, jak się chce. Drugie zdanie jest bardziej szczegółowe.
ruling-einigkeit-breach_enters = Mur wylatuje, gdy zablokowany gracz wyrzuci szóstkę. Że szóstka wprowadza wtedy pionek, to nasze odczytanie.
ruling-mens_erger_je_niet-first_turn = Holenderski: kto zaczyna, stawia pionek na A. Francuski: pozostali robią to samo. Bierzemy tekst francuski.
ruling-mens_erger_je_niet-stays = Oba teksty nazywają małe kółka punktami końcowymi. Pionek, który na takie doszedł, nie rusza się więc dalej.
ruling-mens_erger_je_niet-six_again = Oba teksty wiążą drugi rzut z szóstką, nie z ruchem, który się nią robi.
ruling-spielwiese-squares = Instrukcja wymienia części i pokazuje plansze na obrazkach, które zaginęły. Dziesięć pól na gracza to zwykła liczba.
ruling-spielwiese-corners = Gwiazdy są na części środkowej, mówi instrukcja. Że w jej narożnikach, to nasze odczytanie.
ruling-spielwiese-three_at_first = Każdy może rzucać trzy razy, mówią zasady, a zasada dodatkowa powtarza to dla każdego, kto nie ma pionka na planszy. Sama zasada dotyczy więc początku.
ruling-spielwiese-same_star = Instrukcja nie mówi o pionku, który wraca na gwiazdę, z której ruszył.
ruling-spielwiese-past_goal = Że skok może prowadzić za własny domek, wydrukowano przy zasadzie dodatkowej. Zasada specjalna też nie ma granicy.
ruling-spielwiese-sent_back_by = Pozostali gracze mogą odesłać pionek. Który z nich decyduje, nie powiedziano.
ruling-verfolgungsjagd-squares = Obwód jest obwodem dużej gwiazdy do halmy, której narożniki mają po piętnaście pól. Kierunek jest nasz.
ruling-verfolgungsjagd-lapse = Oczka, które prowadzą za punkt startowy, przepadają. Skoro żąda się dokładnej liczby, przepada cały rzut.
ruling-verfolgungsjagd-at_home = Kto zostanie trafiony, zaczyna od nowa. Kto jeszcze nie zaczął, nie ma nic do stracenia.
ruling-gaensespiel-behind = Minąć muszą wszyscy gracze. Ci z przodu już minęli, a ci, którzy odpadli, nigdy nie miną: chodzi więc o tych z tyłu.
ruling-gaensespiel-last_left = Instrukcja nie mówi, co się dzieje, gdy wszyscy inni odpadną.
ruling-ganzenbord-geese = Instrukcja nie mówi, gdzie siedzą gęsi. To trzynaście gęsi ze starych rycin.
ruling-ganzenbord-first_again = Zasada mówi o pierwszym rzucie. Kto wrócił na start, znów ma pierwszy rzut; inaczej dziewiątka biegłaby od gęsi do gęsi prosto na 63.
ruling-ganzenbord-exempt = Zajęte pola odsyłają, ale do studni i więzienia ktoś musi przyjść. Są więc wyjątkiem.
ruling-ganzenbord-freed = Ktoś przychodzi i zajmuje miejsce (francuski) albo wyciąga pionek (holenderski). Gdzie on wtedy stoi, nie powiedziano.
ruling-ganzenbord-all_wait = Tego nie wydrukowano. Dwaj gracze w studni i więzieniu czekaliby inaczej bez końca.
ruling-ganzenbord-no_chips = Tego nie wydrukowano. Gra toczy się dalej bez żetonów.
ruling-wedrenspel-laps = Liczba pól nie jest wydrukowana. Wynika z par przeszkód: 4 i 44, 8 i 48.
ruling-wedrenspel-own_throw = Każdy koń idzie o to, co dla niego wypadnie, po kolei. Wybór konia nie jest wydrukowany.
ruling-wedrenspel-sent_back = Nie powiedziano. Koń odesłany z 28 na 25 byłby inaczej ukarany dwa razy za jeden skok.
ruling-wedrenspel-finish = Koń musi obiec tor dwa razy, zanim minie metę. Musi więc opuścić ostatnie pole.
ruling-wedrenspel-alone = Tego nie wydrukowano. Inaczej wyścig mógłby się skończyć na 74 bez zwycięzcy.
ruling-dame-chain = Niemiecki i włoski: pionek bije dalej. Francuski: może. Bicie jest obowiązkiem we wszystkich trzech, więc idziemy za dwoma.
ruling-dame-crowned = Czy nowa damka bije dalej w tej samej kolejce, nie powiedziano. Staje się damką, bo doszła.
ruling-englische_dame-shield = Przeskakiwać wolno tylko pojedyncze pionki, które stoją swobodnie. Rozumiemy to na kolumnach i rzędach jak na przekątnych, tylko po ciemnych polach.
ruling-italienische_dame-counted = Żąda się najwięcej pionków; o ich randze nic nie powiedziano. Związki cenią damki wyżej.
ruling-italienische_dame-long_queen = Wszystko jest jak w warcabach prócz dwóch zasad, więc damki latają. W grze związków chodzą krokami.
ruling-wolf_und_schafe-through = Wilk wygrywa za rzędem owiec. Na równi z ostatnią można go jeszcze zamknąć, więc na równi to nie za.
ruling-wolf_und_schafe-no_sheep_moves = Tego nie wydrukowano. Owce, które nie mogą ruszyć, nigdy nie zawrócą.
ruling-mauern-walled = Zamurowany znaczy odcięty od innych i bez ruchu. Że obok musi stać wróg, to nasze: ktoś musiał go zamurować.
ruling-mauern-winner = Instrukcja nie podaje ani końca, ani zwycięzcy. Brak jakiegokolwiek ruchu to pełna postać zamurowania.
ruling-schach-promoted = Niemiecki i włoski tekst Pudełka podróżnego: dowolna figura, nawet drugi hetman. Francuski brzmi, jakby pion brał to, co tam stoi, a Wielka kolekcja milczy.
ruling-schach-material = Dwaj samotni królowie, albo jeszcze jedna figura, mogą nie pozwalać na rozstrzygnięcie. Rozumiemy to tak: gdy nikt nie może dać mata.
ruling-raeuberschach-castles = Ustawienie, ruchy i bicie są jak w szachach, więc roszada zostaje. To, co mówi o atakach, odpada razem z szachem.
source-bienenhausschach-pawns = Dowolne wolne pole, mówi instrukcja i robi jeden wyjątek, dla gońców. Tylko rzędy od 2 do 7 to nasze.
ruling-bienenhausschach-pawn_rests = O pionie w pierwszym lub ostatnim rzędzie nigdzie nie wydrukowano. Nie doszedł do ostatniego rzędu sam, więc nie ma promocji.
ruling-bienenhausschach-still_theirs = Bierkę stawia się tam, gdzie przeszkadza graczowi, któremu ją zabrano. Nadal więc do niego należy.
ruling-maharadscha-safe_square = Wolne pole do wyboru. Króla nigdy nie zostawia się do zbicia, więc atakowane pola odpadają.
ruling-maharadscha-bare_king = Remis, gdy nikt nie może dać mata. Przy samotnym białym królu nie może żadna strona; resztę zostawiamy innym remisom.
ruling-fuenf_in_einer_reihe-elsewhere = Pionek podnosi się i stawia na nowo. Na tym samym polu nie byłoby na nowo. Francuski nie mówi, czyj pionek; niemiecki i włoski mówią, że własny.
ruling-solitaire-cross = Plansza nie jest wydrukowana. Na francuskiej z 37 dołkami jeden kołek w środku jest nieosiągalny; na tej się da.
ruling-solitaire-stop = Tego nie wydrukowano: nikt nie musi grać dalej.
ruling-halma-begins = Instrukcja nie mówi, kto zaczyna.
ruling-halma-chain = Instrukcja radzi skakać jak najwięcej i nie mówi, ile razy w kolejce. Inna instrukcja drukuje dla tej samej gry kilka skoków.
ruling-halma-ranked = Instrukcja zna tylko zwycięzcę. Jakie miejsca zajmują inni, to nasze.
ruling-sternhalma-size = Wydrukowane jest sześć narożników po piętnaście pól. Skoro nie mają wspólnych pól, gwiazda ma ich 181.
ruling-halma_a-board = Ani plansza, ani liczba pionków nie jest wydrukowana. Trójkąty dla dwóch do sześciu graczy to ta gwiazda i mieści się na niej po dziesięć pionków.
ruling-halma_a-empty_corner = Wydrukowane są przeciwległe trójkąty. Przy trojgu lub pięciorgu graczy nie każdy ma kogoś naprzeciwko, więc niektóre cele to puste narożniki.
ruling-halma_a-beside = Pionek idzie na wolne pole. Tylko tekst rosyjski mówi, że na sąsiednie.
ruling-halma_b-unbroken = Rząd bez przerw wydrukowano w dziewięciu językach; tekst francuski go nie żąda.
ruling-halma_b-waits = Nie wydrukowano, co się dzieje, gdy nie ma czego przeskoczyć.
ruling-halma_eck-board = Wielkość nie jest wydrukowana. Obozy po dziewiętnaście i trzynaście ma klasyczna plansza.
ruling-halma_eck-partner_passes = Tego nie wydrukowano. Partner, który jest u celu, musiałby inaczej znów wychodzić.
ruling-halma_eck-no_draw = Instrukcja mówi, że remisu nie ma. Jak rozróżnia się równych, to nasze.
ruling-twee_in_een_a-board = Wielkość nie jest wydrukowana. W narożnikach są kropki, a wzdłuż krawędzi cztery, i pasuje do nich sześć na sześć pól.
ruling-eckdame-hops_forward = Ruchy idą do przodu lub w bok, nigdy do tyłu. Dla skoków instrukcja nie robi wyjątku.
ruling-pyramiden_dame-rebuilt = Piramidę buduje się znów po drugiej stronie. W którą stronę, nie powiedziano.
ruling-backgammon-same_numbers = Drugi gracz ma grać te same liczby. Co, jeśli nie da się ich zagrać, nie powiedziano.
ruling-backgammon-both_numbers = Jest obowiązek ruszać, ile się da. Że z dwóch sposobów trzeba wybrać ten, który zużywa obie liczby, to nasze odczytanie.
ruling-backgammon-duty_ends = Obowiązek kończy się, gdy wszystkie pionki są w domu, a nieużyta druga liczba może już zdejmować. Każdą liczbę rozpatruje się więc osobno.
ruling-backgammon-higher_enters = Najpierw wyższa liczba: tak wydrukowano w przykładzie z dwoma pionkami. Bierzemy to za zasadę także dla jednego.
ruling-backgammon-single = Potrójnie wydrukowano dla pionka w domu zwycięzcy lub na bandzie, bez słowa o tym, czy inne zeszły. Jeden raz wydrukowano dla przegranego, któremu jakieś zeszły, i to ma pierwszeństwo.
ruling-puff-fresh = Zaczyna wyższy rzut. Czy się go też gra, nie powiedziano; w tryktraku tak.
ruling-puff-last_set = Pionki mogą ruszać, gdy wszystkie stoją. Czy już drugą liczbą tego rzutu, nie powiedziano.
ruling-puff-to_hand = Zbite pionki wracają jak w backgammonie. Zanim wszystkie staną, bandy jeszcze nie ma, więc wracają do ręki.
ruling-puff-higher_enters = Najpierw niższa liczba: tak wydrukowano dla ruchu, a powrót dokładnie jak w backgammonie. Tam pierwsza jest wyższa.
ruling-puff-every_double = Kolejny rzut po każdym dublecie jest wydrukowany, a więc także po takim, którego nie dało się zagrać.
ruling-langes_puff-enters = Pionki wracają w domu drugiej strony, jak w backgammonie. Tu obie mają ten sam, więc wracają tam, gdzie je ustawiono.
ruling-russisches_puff-lower_first = Najpierw niższa liczba: tak wydrukowano na czas, gdy wszystkie pionki są na planszy. Tu ruchy zaczynają się wcześniej, a zasada razem z nimi.
ruling-russisches_puff-bar_first = Nic innego nie może ruszyć, zanim zbity pionek wróci. Rozumiemy to tak, że niczego się też nie ustawia.
ruling-zickzack-same_way = W którą stronę biegną kolory, nie powiedziano. W przykładzie z instrukcji trójka spotyka pionek drugiej strony na polu 3, więc oba ustawia się na tych samych polach.
ruling-zickzack-starter = Instrukcja nie mówi, kto zaczyna.
ruling-zickzack-all_numbers = Obowiązek grania nie jest wydrukowany. Bez niego gra mogłaby stanąć.
ruling-trictrac-bridge_again = Dopóki stoi, daje punkty przy następnych rzutach. Liczymy każdy rzut, także te po dublecie.
ruling-trictrac-whole_throw = Dwa pionki zajmują Hucke jednym rzutem. Patrzymy więc na nie, gdy cały rzut jest zagrany.
ruling-trictrac-one_short = „Mógłby zająć Hucke drugiej strony” wymaga, by było wolne, a „może” nie robi z tego obowiązku.
ruling-trictrac-sum = Po co są wielokrotności wygranej, nie powiedziano. Dodajemy je.
ruling-boese_eins-the_one = Liczy się tylko to, co dodano do tej pory. Sama jedynka więc nie.
ruling-boese_eins-next_round = Instrukcja opisuje jedną rundę. Że w następnej gra się znowu, to nasze.
ruling-boese_drei-one_throw = Tego nie wydrukowano. Kolejka bez rzutu nie byłaby kolejką.
ruling-boese_drei-nobody = Kto wyrzuci trójkę, odpada. Jeśli wszyscy, instrukcja nie ma zwycięzcy rundy.
ruling-auf_und_ab-zero = Ujemny wynik oznacza odpadnięcie. Zero nie jest ujemne.
ruling-auf_und_ab-last_throw = Instrukcja mówi o wynikach po drodze. Ostatni bierzemy razem z nimi.
ruling-auf_und_ab-nobody = Jeśli wszyscy odpadli, instrukcja nie ma zwycięzcy.
ruling-punktloeschen-again = Po dziesięciu rundach jest dziesięć kresek, mówi instrukcja. Równi muszą więc rzucać jeszcze raz.
ruling-punktloeschen-alone = Tego nie wydrukowano. Pozostali nie mogą brać udziału, więc nikt tego gracza nie pokona.
ruling-finke-still_again = Kto wyrzuci 2 lub 12, bierze wszystko i musi rzucić jeszcze raz. Czy także tam, gdzie nic nie leży, nie powiedziano.
ruling-finke-paid_twice = Kto znów wyrzuci 2 lub 12, obkłada wszystkie pola. Że kolejka się wtedy kończy, to nasze odczytanie: zapłacono.
ruling-finke-short = Kto stracił kapitał, odpada. Jak się płaci, gdy żetonów jest za mało, nie powiedziano.
ruling-schluck_hansel-one_throw = Rzuca się po kolei, mówi instrukcja, a nie wciąż dalej, jak w poprzedniej grze.
ruling-schluck_hansel-stays_out = Nie wydrukowano, czy żeton, który jeszcze leży, przywraca właściciela do gry.
ruling-glueckspeter-one_throw = Rzuca się po kolei, mówi instrukcja.
ruling-glueckspeter-always_pays = Na 10 zawsze wolno płacić. Zawsze to pomaga, więc program to robi.
ruling-teure_sieben-left_next = Przychodzi kolej sąsiada po lewej i on przejmuje liczbę. Jeśli użyje jej kto inny, kolej i tak jest jego.
ruling-teure_sieben-lowest = Siedem liczb skreśla się „od dołu”. Lista idzie od 2 w górę, a więc od najniższej.
ruling-unter_ueber_sieben-doubles_again = Przy siódemce trzeba podwoić stawkę. Czyją i co po kolejnej siódemce, nie powiedziano.
ruling-unter_ueber_sieben-cap = Tego nie wydrukowano. Nikt nie może stracić tego, czego nie ma.
ruling-craps-covered = Pozostali razem stawiają tyle samo. Kto ile, nie powiedziano.
ruling-craps-changes = W następnej grze rzucającym jest następny. Rozumiemy to także o tym, kto wygrał.
ruling-fenster-one_throw = Para liczy się podwójnie, trójka potrójnie. Rozumiemy to w jednym rzucie.
ruling-fenster-at_once = Kto pierwszy wyrzuci trzydzieści, wygrywa. Nikt więc nie kończy rundy.
ruling-chicago-stand = Kostki, których się już nie używa, stoją, mówi instrukcja. Nie bierze się ich więc znowu.
ruling-chicago-tie = Równe punkty rozstrzygnięto dla wygranej: mniej rzutów. Dla przegranej to odwracamy.
ruling-chicago_hoch_tief-either_way = Wysoko lub nisko mówi się po pierwszym rzucie. Że ten rzut się liczy, to nasze odczytanie.
ruling-chicago_hoch_tief-only_high = Zasadę dodatkową wydrukowano z jedynką wartą 100. Jest więc dla rund na wysoko.
ruling-streichhoelzer-each_match = Kto ma ostatnią zapałkę, przegrywa. Żeby nikt jej nie przeskoczył, patrzymy po każdej zapałce.
ruling-turm-thrower_first = Nie wydrukowano, kto bierze pierwszy, gdy wieża się kończy.
ruling-turm-together = Nie wydrukowano, co się dzieje, jeśli ostatni pozbędą się swoich jednym rzutem.
ruling-eins_bis_sechzehn-in_order = W przykładzie z instrukcji jeden rzut daje od 1 do 10. Liczby idą więc po kolei i tyle, ile da rzut.
ruling-eins_bis_sechzehn-turning = Do szesnastu i z powrotem. Czy szesnastkę układa się dwa razy, nie powiedziano.
ruling-beelzebub-highest = Kto wygrywa, tu nie wydrukowano. Wydrukowano to przy poprzedniej grze.
ruling-va_banque-too_few = Nie wydrukowano, co się dzieje, jeśli ktoś nie może zapłacić stawki.
ruling-va_banque-negative = Cztery działania wydrukowano bez ograniczeń, więc wynik może spaść poniżej zera.
ruling-va_banque-odd_chips = Nie wydrukowano, jak równe liczby dzielą pulę.
ruling-wuerfelpoker-nothing = Lista zaczyna się od pary. Rzuty bez układu istnieją i stawiamy je niżej.
ruling-wuerfelpoker-one_raise = Pozostali sprawdzają lub pasują, mówi instrukcja. Nikt więc nie przebija podbicia.
ruling-kniffel-fresh_choice = Przed każdym rzutem wybiera się, iloma kostkami rzucać. Nic nie wiąże kostki raz zatrzymanej.
ruling-kniffel-any_box = Rzut, który nigdzie nie pasuje, skreśla dowolną rubrykę. Że wolno to zrobić także, gdy pasuje, to nasze odczytanie.
ruling-kniffel-no_double = Druk wiąże punkty dodatkowe z wolną rubryką liczby, a dżokera z wypełnioną. Nigdy więc nie ma obu.
ruling-racado-exact = Nie wydrukowano, czy liczbę wolno skrócić i czy po szóstce rzuca się znowu.
ruling-racado-no_duty = Kto dojdzie na pole z cudzym pionkiem, zbija go. Że trzeba tam iść, nie powiedziano.
ruling-racado-must_move = Nie wydrukowano, czy wolno zostać.
ruling-racado-shared = Nie wydrukowano, co znaczą równe liczby.
ruling-tippy-home_corner = Pionki stawia się na skrzyżowaniach. Gdzie, nie powiedziano; bierzemy narożniki z sąsiednich gier.
ruling-tippy-enclosed = Otoczony znaczy pozbawiony ruchu. Gdyby ścianami były tylko pionki wroga, nie zdarzałoby się to prawie nigdy, więc są nimi wszystkie pionki i brzeg.
ruling-tippy-one_each = Za każdym razem tylko jeden, mówi instrukcja. Rozumiemy to jako jeden w ruchu.
ruling-tippy-counted = Kto ma najmniej pionków, przegrywa. Jakie miejsca zajmują inni, to nasze.
ruling-twee_in_een_b-four_begin = Nie wydrukowano, kto zaczyna i gdzie przy krawędzi stoi samotny pionek.
ruling-twee_in_een_b-behind = Samotny pionek przełamuje linię czterech. Przełamał ją, gdy jest za wszystkimi.
ruling-damspel-touched = Artykuł mówi, że dotkniętym pionkiem trzeba ruszyć. Przy prawdziwych pionkach to kwestia manier; na ekranie palec może się omsknąć.
ruling-draughts-crown_disc = Instrukcja każe położyć na pionku zbity pionek. Nie mówi, co robić, dopóki żaden nie został zbity.
ruling-schlagdame-any_capture = Instrukcja nie mówi, które bicie ma pierwszeństwo. W grze, którą ta odwraca, wybór jest wolny.
ruling-himmel_und_hoelle-one_throw = Instrukcja każe graczom rzucać po kolei i nie liczy rzutów w kolejce. Rozumiemy, że jeden.
ruling-rentmeister-one_throw = Instrukcja nie mówi, czy gracz rzuca z rzędu, czy raz na rundę. Gdy po kolei, wszyscy są w grze.
ruling-paerchen-in_turn = Wydrukowano po pięć rzutów, ale nie, czy z rzędu. Sumy są te same; po kolei jest ciekawiej.
ruling-tricks-refused = Tego nie wydrukowano. Liczba, do której nie prowadzi żaden rzut, zdradza pomyłkę w rachunku i program mówi to, zanim magik odpowie.
ruling-tricks-covered = Tego nie wydrukowano. Przy prawdziwym stole magik się odwraca; na jednym ekranie zamiast tego zakrywa się kostki.
ruling-wuerfelstapel-sides = Instrukcja mówi o ukrytych ściankach i liczy siedem na kostkę. Nie chodzi więc o boki, a o ściankę na stole tak.
