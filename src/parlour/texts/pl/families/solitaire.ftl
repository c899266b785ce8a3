game-solitaire = Samotnik
    .tag = Skacz, aż zostanie jeden kołek.

option-solitaire-goal = Cel
    .help = Co ma zostać na planszy na końcu. Litera jest zaznaczona na planszy.
option-solitaire-goal-fewest = Jak najmniej kołków
option-solitaire-goal-one_left = Jeden kołek, gdziekolwiek
option-solitaire-goal-one_in_centre = Jeden kołek w środku
option-solitaire-goal-letter_A = Litera A
option-solitaire-goal-letter_C = Litera C
option-solitaire-goal-letter_D = Litera D
option-solitaire-goal-letter_E = Litera E
option-solitaire-goal-letter_E_large = Litera E, duża
option-solitaire-goal-letter_F = Litera F
option-solitaire-goal-letter_H = Litera H, mała
option-solitaire-goal-letter_H_wide = Litera H, szeroka
option-solitaire-goal-letter_I = Litera I
option-solitaire-goal-letter_I_small = Litera I, mała
option-solitaire-goal-letter_I_stroke = Litera I, kreska
option-solitaire-goal-letter_J = Litera J
option-solitaire-goal-letter_L = Litera L
option-solitaire-goal-letter_N = Litera N
option-solitaire-goal-letter_O = Litera O
option-solitaire-goal-letter_P = Litera P
option-solitaire-goal-letter_S = Litera S
option-solitaire-goal-letter_T = Litera T
option-solitaire-goal-letter_U = Litera U
option-solitaire-goal-letter_V = Litera V
option-solitaire-goal-letter_X = Litera X
option-solitaire-goal-letter_Y = Litera Y

solitaire-points = Punkty karne
solitaire-left = Na planszy

solitaire-prompt-jump = Przeskocz sąsiedni kołek do wolnego dołka. { $count ->
        [one] Został jeden kołek.
        [few] Zostały { $count } kołki.
        [many] Zostało { $count } kołków.
       *[other] Zostało { $count } kołka.
    } Cel: { $goal }.

solitaire-button-stop = Skończ tutaj

solitaire-log-jump = { $start } skacze na { $target }; kołek z { $over } schodzi.
solitaire-log-stop = Dość skakania.
solitaire-log-next = Plansza jest znów pełna: gra { $colour }.

solitaire-end-perfect = Został jeden kołek: jeden punkt karny.
    .headline = Doskonale!
solitaire-end-no_jump = Nie ma już skoku. Punkty karne: { $count }.
solitaire-end-stopped = Koniec gry, { $count ->
        [one] jeden punkt karny.
        [few] { $count } punkty karne.
        [many] { $count } punktów karnych.
       *[other] { $count } punktu karnego.
    }
solitaire-end-rounds = Wszyscy już zagrali. { $winner } wygrywa i ma { $count ->
        [one] jeden punkt karny.
        [few] { $count } punkty karne.
        [many] { $count } punktów karnych.
       *[other] { $count } punktu karnego.
    }
solitaire-end-rounds_shared = Wszyscy już zagrali, a pierwsze miejsce jest wspólne: { $count ->
        [one] po jednym punkcie karnym
       *[other] po { $count } pkt karnych
    }.
solitaire-end-reached = Cel osiągnięty, a na planszy { $count ->
        [one] został jeden kołek
        [few] zostały { $count } kołki
        [many] zostało { $count } kołków
       *[other] zostało { $count } kołka
    }.
    .headline = Udało się!
solitaire-end-missed = Nie ma już skoku, a cel nie jest osiągnięty: { $count ->
        [one] jeden punkt karny.
        [few] { $count } punkty karne.
        [many] { $count } punktów karnych.
       *[other] { $count } punktu karnego.
    }
solitaire-end-given_up = Koniec przed osiągnięciem celu: { $count ->
        [one] jeden punkt karny.
        [few] { $count } punkty karne.
        [many] { $count } punktów karnych.
       *[other] { $count } punktu karnego.
    }

solitaire-outlook-open = Cel jest wciąż w zasięgu: { $count ->
        [one] prowadzi tam jeden skok.
        [few] prowadzą tam { $count } skoki.
        [many] prowadzi tam { $count } skoków.
       *[other] prowadzi tam { $count } skoku.
    }
solitaire-outlook-lost = Stąd celu już się nie osiągnie. Cofnij kilka skoków.
solitaire-outlook-fewest = { $count ->
        [one] Stąd może jeszcze zostać jeden kołek.
        [few] Stąd zostaną w najlepszym razie { $count } kołki.
        [many] Stąd zostanie w najlepszym razie { $count } kołków.
       *[other] Stąd zostanie w najlepszym razie { $count } kołka.
    }
solitaire-outlook-unknown = Nie udało się ustalić, czy cel można jeszcze osiągnąć.

solitaire-why-over = Gra jest skończona.
solitaire-why-no-hole = Kołki tkwią w 33 dołkach krzyża.
solitaire-why-no-peg = Na { $hole } nie ma kołka.
solitaire-why-choose-hole = Teraz wybierz wolny dołek, do którego skacze kołek z { $hole }.
solitaire-why-cannot-jump = Kołek na { $hole } nie może skoczyć: potrzebuje obok kołka, a tuż za nim wolnego dołka.
solitaire-why-one-jump = Po jednym skoku: następny to osobny ruch.
solitaire-why-filled = Dołek { $hole } jest zajęty: skok kończy się w wolnym.
solitaire-why-diagonal = Kołki skaczą prosto wzdłuż rzędu lub kolumny, nigdy na ukos.
solitaire-why-no-step = Kołki nie chodzą: przeskakują sąsiada.
solitaire-why-too-far = To za daleko: skok prowadzi przez dokładnie jeden kołek.
solitaire-why-nothing-between = Na { $hole } nie ma kołka do przeskoczenia.
