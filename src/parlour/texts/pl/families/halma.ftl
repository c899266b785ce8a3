game-halma_stern10 = Halma na gwieździe
    .tag = Dziesięć pionków, jedna gwiazda i najdłuższy łańcuch skoków dla ciebie.
game-sternhalma = Halma na dużej gwieździe
    .tag = Duża gwiazda: po piętnaście pionków, z narożnika do narożnika.
game-halma_a = Halma, wariant A
    .tag = Od dwóch do sześciu graczy przemierza gwiazdę naraz.
game-halma_b = Halma, wariant B
    .tag = Ani jednego kroku: każdy ruch to skok, choćby przez całe rzędy.
game-halma_eck = Halma
    .tag = Klasyka na 256 polach, w pojedynkę albo z partnerem.
game-twee_in_een_a = Dwa w jednym: czterech na czterech
    .tag = Halma tak mała, że starczy na przerwę na kawę.
game-twee_in_een_b = Dwa w jednym: czterech na jednego
    .tag = Cztery pionki, które nie zawracają, polują na jeden, który chodzi wszędzie.
game-eckdame = Warcaby narożne
    .tag = Z narożnika do narożnika po ciemnych polach i ani kroku wstecz.
game-pyramiden_dame = Warcaby piramidowe
    .tag = Rozbierz swoją piramidę i zbuduj ją po drugiej stronie.
game-racado = Racado
    .tag = Kostka mówi, jak daleko; na kogo wejdziesz, ten wypada.
game-tippy = Tippy
    .tag = Odbierz pionkowi ostatni wolny punkt, a jest twój.

option-halma_stern10-two_player_seats = Miejsca dwojga graczy
    .help = Osobno: niczyj cel nie jest niczyim domem; naprzeciw: każdy idzie do narożnika drugiego.
option-halma_stern10-two_player_seats-apart = Osobno
option-halma_stern10-two_player_seats-facing = Naprzeciw siebie
option-halma_stern10-full_target_wins = Pełny cel wygrywa
    .help = Wygrywasz także, gdy każde pole twojego celu jest zajęte, a więcej niż połowa jest twoja: nikt cię nie zatrzyma, zostając w domu.
option-halma_stern10-turn_limit = Kolejki każdego gracza
    .help = Po tylu kolejkach prowadzi ten, kto ma więcej pionków w celu.
option-halma_stern10-no_leaving_target = Kto w celu, zostaje w celu
    .help = Pionek w swoim celu nie może już skończyć ruchu poza nim.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Drużyny we czworo
    .help = Partnerzy wygrywają razem, gdy obaj są u celu w tym samym czasie.
option-halma_eck-teams-none = Każdy za siebie
option-halma_eck-teams-opposite = Przeciwległe narożniki razem
option-halma_eck-teams-adjacent = Sąsiedzi razem
option-halma_eck-full_target_wins = Pełny cel wygrywa
    .help = Jesteś u celu także, gdy każde jego pole jest zajęte, a więcej niż połowa jest twoja: nikt cię nie zatrzyma, zostając w domu.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Skoki przez całe rzędy
    .help = Skok może prowadzić też przez kilka pionków, które stoją w nieprzerwanym rzędzie.
option-twee_in_een_a-setup = Gdzie zaczynają pionki
    .help = W narożnikach albo wzdłuż przeciwległych krawędzi.
option-twee_in_een_a-setup-corner = W narożniku
option-twee_in_een_a-setup-edge = Wzdłuż krawędzi
option-twee_in_een_a-full_target_wins = Pełny cel wygrywa
    .help = Wygrywasz także, gdy wszystkie cztery pola celu są zajęte, a co najmniej trzy są twoje.
option-twee_in_een_a-turn_limit = Kolejki każdego gracza
    .help = Po tylu kolejkach prowadzi ten, kto ma więcej pionków w celu.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Kierunki samotnego pionka
    .help = Pudełko 315 pozwala mu iść we wszystkich kierunkach. Rozumiemy to jako prosto przed siebie, do tyłu i w boki; przekątne można dodać.
option-twee_in_een_b-single_moves-straight = Tylko prosto
option-twee_in_een_b-single_moves-all_ways = Także na ukos
option-twee_in_een_b-repetition_draw = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy ta sama pozycja powtórzy się tyle razy. 0 wyłącza tę zasadę.
option-twee_in_een_b-turn_limit = Ruchy każdej strony
    .help = Po tylu ruchach każdej strony partia kończy się remisem.
option-eckdame-full_target_wins = Pełny cel wygrywa
    .help = Wygrywasz także, gdy każde pole twojego celu jest zajęte, a więcej niż połowa jest twoja: nikt cię nie zatrzyma, zostając w domu.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Do tyłu
    .help = Czy skoki, a może i kroki, mogą prowadzić do tyłu.
option-pyramiden_dame-backward-jumps = Tylko skoki
option-pyramiden_dame-backward-none = Nigdy
option-pyramiden_dame-backward-all = Skoki i kroki
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Miejsca dwojga graczy
    .help = Osobno: niczyj dziedziniec nie jest niczyim domem; naprzeciw: każdy idzie do narożnika drugiego.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Jak porusza się pionek
    .help = Prosto, przez wszystko, co tam stoi; albo krok po kroku ze skrętami, tylko po wolnych polach i po żadnym dwa razy.
option-racado-path-straight = Prosto
option-racado-path-free = Ze skrętami
option-racado-leave_court = Wyjście z dziedzińca
    .help = Pionki mogą znów opuścić swój dziedziniec.
option-racado-turn_limit = Kolejki każdego gracza
    .help = Po tylu kolejkach każdego gra się kończy i liczy się pionki.
option-tippy-two_player_seats = Miejsca dwojga graczy
    .help = W osobnych narożnikach albo w narożnikach naprzeciw siebie.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Kolejki bez otoczenia
    .help = Gdy każdy gracz ma za sobą tyle kolejek i nic nie zostało otoczone, gra się kończy.

halma-holding-home = W celu
halma-holding-court = Na dziedzińcu
halma-holding-left = Pionków zostało

halma-button-throw = Rzuć
halma-button-pass = Pauzuj

halma-pair = { $one } i { $other }
halma-all = Prowadzący

halma-prompt-move = { $colour } ma ruch: krok albo skoki.
halma-prompt-hop = { $colour } skacze pionkiem.
halma-prompt-step = { $colour } robi krok pionkiem.
halma-prompt-rest = { $colour } jest u celu: rusz albo pauzuj i czekaj na partnera.
halma-prompt-pass = { $colour } nie ma ruchu i musi czekać.
halma-prompt-throw = { $colour } rzuca.
halma-prompt-pips = { $colour } ma { $pips } na kostce: rusz pionkiem dokładnie o tyle, prosto.
halma-prompt-pips-free = { $colour } ma { $pips } na kostce: rusz pionkiem dokładnie o tyle, po wolnych polach; może skręcać.
halma-prompt-pass-pips = { $colour } ma { $pips } na kostce i żaden pionek nie może pójść tak daleko.
halma-prompt-take = Kilka pionków jest otoczonych: { $colour } zabiera jeden z nich.
halma-prompt-four = { $colour } rusza jednym z czterech pionków, do przodu albo w bok.
halma-prompt-single = { $colour } rusza samotnym pionkiem o jedno pole.

halma-log-step = { $colour } idzie z { $start } na { $target }.
halma-log-hop = { $colour } skacze z { $start } na { $target }{ $count ->
        [one] .
        [few] {""}, { $count } skoki z rzędu.
        [many] {""}, { $count } skoków z rzędu.
       *[other] {""}, { $count } skoku z rzędu.
    }
halma-log-pass = { $colour } nie może ruszyć i czeka.
halma-log-rest = { $colour } jest u celu i czeka.
halma-log-throw = { $colour } wyrzuca { $pips }.
halma-log-capture = { $colour } zbija pionek { $other-genitive } na { $field }.
halma-log-enclose = { $colour } otacza i zabiera pionek { $other-genitive } na { $field }.
halma-log-out = { $colour } nie ma już pionków i odpada.
halma-log-several = { $colour } otacza kilka pionków i może zabrać jeden.

halma-end-home = { $how ->
        [team] { $winner } wygrywają: są u celu.
       *[alone] { $winner } wygrywa: wszystkie pionki są w celu.
    }
halma-end-full_target = { $how ->
        [team] { $winner } wygrywają: ich cele są pełne, a więcej niż połowa pól jest ich.
       *[alone] { $winner } wygrywa: cel jest pełny, i to w ponad połowie własnymi pionkami.
    }
halma-end-turn_limit = Ostatnia kolejka za nami. { $how ->
        [team] { $winner } prowadzą i wygrywają.
        [shared] { $winner } dzielą się wygraną.
       *[alone] { $winner } prowadzi i wygrywa.
    }
halma-end-stuck = Nikt już nie może ruszyć. { $how ->
        [team] { $winner } prowadzą i wygrywają.
        [shared] { $winner } dzielą się wygraną.
       *[alone] { $winner } prowadzi i wygrywa.
    }
halma-end-court = Wszystkie pionki, jakie zostały jednemu kolorowi, są na dziedzińcu. { $how ->
        [shared] { $winner } mają tyle samo pionków i dzielą się wygraną.
       *[alone] { $winner } ma najwięcej pionków i wygrywa.
    }
halma-end-last_standing = { $how ->
        [shared] Nikt nie ma już pionków.
       *[alone] { $winner } wygrywa: nikt inny nie ma już pionków.
    }
halma-end-no_pieces = { $winner } wygrywa: nikt inny nie ma już pionków.
halma-end-quiet = Od dawna nic nie zostało otoczone. { $how ->
        [shared] { $winner } mają tyle samo pionków i dzielą pierwsze miejsce.
       *[alone] { $winner } ma najwięcej pionków i wygrywa.
    }
halma-end-shut_in = { $winner } wygrywa: samotny pionek jest zamknięty.
halma-end-no_move = { $winner } wygrywa: żaden z czterech pionków nie może ruszyć.
halma-end-through = { $winner } wygrywa: samotny pionek jest już za wszystkimi czterema.
halma-end-repetition = Remis: znów powtórzyła się ta sama pozycja.
halma-end-too_long = Remis: nikt się nie przedarł i nikt nie został zamknięty.

halma-why-over = Gra jest skończona.
halma-why-over-full = Gra jest skończona: cel był pełny, a więcej niż połowa należała do tego, kto miał go zapełnić. Zostawanie w domu nikomu nie pomaga.
halma-why-over-limit = Gra jest skończona: wszyscy mieli umówioną liczbę kolejek. Pionki, które zostały w domu, nic nie znaczą.
halma-why-over-stuck = Gra jest skończona: nikt nie mógł już ruszyć i policzono pionki w celach.
halma-why-throw-first = Najpierw rzuca się kostką.
halma-why-choose-enclosed = Kilka pionków jest otoczonych: wybierz ten, który zejdzie z planszy.
halma-why-no-pass = Tu się nie pauzuje: pionek musi ruszyć.
halma-why-must-move = Kto może ruszyć, musi; czeka tylko ten, kto nie ma ruchu.
halma-why-nothing-moves = Żaden twój pionek nie może ruszyć: pauzujesz.
halma-why-no-field = Pionki stoją na polach planszy.
halma-why-not-yours = Pionek na { $field } nie jest twój.
halma-why-empty = Na { $field } nie ma pionka: wybierz któryś ze swoich.
halma-why-held = Ten pionek jest u celu i nie może w nim pójść dalej.
halma-why-stuck = Pionek na { $field } nie może teraz ruszyć.
halma-why-choose-target = Teraz wybierz, dokąd idzie pionek z { $field }.
halma-why-same-field = Ruch nie może skończyć się tam, gdzie się zaczął.
halma-why-occupied = Pole { $field } jest zajęte.
halma-why-leave-target = Pionek, który jest u celu, w nim zostaje.
halma-why-leave-court = Pionek na swoim dziedzińcu nie może go już opuścić.
halma-why-pips = Pionek idzie prosto w jednym z sześciu kierunków, dokładnie o { $pips }.
halma-why-pips-free = Pionek idzie dokładnie o { $pips }, po wolnych polach i po żadnym dwa razy; po drodze może skręcać.
halma-why-one-step = Pionek robi jeden krok na wolne pole obok.
halma-why-no-diagonal = Pionki chodzą tu prosto, nigdy na ukos.
halma-why-no-diagonal-four = Cztery pionki chodzą prosto, nigdy na ukos.
halma-why-never-back = Cztery pionki chodzą do przodu lub w bok, nigdy do tyłu.
halma-why-step-forward = W tym kierunku kroków tu nie ma.
halma-why-only-hops = W tej grze nie ma kroków: każdy ruch to skok.
halma-why-nothing-between = Na { $field } nie ma nic do przeskoczenia.
halma-why-hop-forward = Do tyłu się tu nie skacze.
halma-why-row = Skok prowadzi przez jeden pionek, nie przez cały rząd.
halma-why-own = Własnych pionków się tu nie przeskakuje.
halma-why-no-way = Ani krok, ani łańcuch skoków nie prowadzi z { $start } na { $target }.
