# Spojrzenie wstecz na partię: pobierają to tylko strony, które go używają.

# Liczby, ze znakiem dziesiętnym języka
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Przeglądamy partię
review-seat = Gracz
review-start = Na początku
review-luck = Szczęście
review-decided = Decyzje
review-ended = Poza planszą
review-result = Wynik
review-lost = Stracone własnymi decyzjami
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name }: dobre decyzje i szczęście. Kostki { $luck }, decyzje { $decided }.
        [unlucky] { $name }: dobre decyzje, ale pech. Kostki { $luck }, decyzje { $decided }.
       *[even] { $name }: dobre decyzje, ani szczęścia, ani pecha. Kostki { $luck }, decyzje { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name }: lepsze decyzje i szczęście. Kostki { $luck }, decyzje { $decided }.
        [unlucky] { $name }: lepsze decyzje, ale pech. Kostki { $luck }, decyzje { $decided }.
       *[even] { $name }: lepsze decyzje, ani szczęścia, ani pecha. Kostki { $luck }, decyzje { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name }: szczęście, ale słabsze decyzje. Kostki { $luck }, decyzje { $decided }.
        [unlucky] { $name }: słabsze decyzje i do tego pech. Kostki { $luck }, decyzje { $decided }.
       *[even] { $name }: słabsze decyzje, ani szczęścia, ani pecha. Kostki { $luck }, decyzje { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name }: szczęście w kostkach. Kostki { $luck }, decyzje { $decided }.
        [unlucky] { $name }: pech w kostkach. Kostki { $luck }, decyzje { $decided }.
       *[even] { $name }: ani szczęścia, ani pecha. Kostki { $luck }, decyzje { $decided }.
    }
}
review-luck-alone = { $name }: szansa przed pierwszym rzutem { $start } na 100; kostki dały { $luck }.
review-thought = { $name }: { $faults }; strata na ruch { $lost }.
review-faultless = { $name }: bez błędów; strata na ruch { $lost }.
review-count-blunders = { $count ->
    [one] jeden gruby błąd
    [few] { $count } grube błędy
    [many] { $count } grubych błędów
   *[other] { $count } grubego błędu
}
review-count-mistakes = { $count ->
    [one] jeden błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
review-count-slips = { $count ->
    [one] jedno potknięcie
    [few] { $count } potknięcia
    [many] { $count } potknięć
   *[other] { $count } potknięcia
}
review-faults-two = { $first } i { $second }
review-faults-three = { $first }, { $second } i { $third }
review-turning-move = Punkt zwrotny: { $name }, ruch { $number }, { $move }: { $change }.
review-turning-throw = Punkt zwrotny: { $name }, rzut { $move }, numer { $number }: { $change }.
review-turning-move-for = Punkt zwrotny: { $name }, ruch { $number }, { $move }. Zmiana: { $change }, korzysta { $other }.
review-turning-throw-for = Punkt zwrotny: { $name }, rzut { $move }, numer { $number }. Zmiana: { $change }, korzysta { $other }.
review-turning-end = Partia rozstrzygnęła się poza planszą.
review-good = Dobrze znalezione: { $name }, ruch { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } to gruby błąd, strata { $lost }; lepsze było { $best }.
    [mistake] { $number }. { $name }: { $move } to błąd, strata { $lost }; lepsze było { $best }.
   *[slip] { $number }. { $name }: { $move } to potknięcie, strata { $lost }; lepsze było { $best }.
}
review-graph = Ile warta była każda pozycja dla: { $names }, od początku po lewej do końca po prawej
review-as-table = Jako tabela
review-move = Ruch
review-mistakes = Co mogło być lepsze
review-mark-slip = potknięcie
review-mark-mistake = błąd
review-mark-blunder = gruby błąd
review-unit-chance = Liczby to szanse na wygraną, w setnych.
review-unit-points = Liczby to punkty.
review-unit-other = Liczby są takie, jak liczy komputer.
review-exact = Są dokładne.
review-judged = Są tak trafne, jak osąd naszego najsilniejszego gracza.
review-learn = { $count ->
    [one] Uczę się na swoim błędzie
    [few] Uczę się na swoich { $count } błędach
    [many] Uczę się na swoich { $count } błędach
   *[other] Uczę się na swoich { $count } błędach
}
review-learn-asked = Pytanie { $at } z { $total }: twój ruch { $played } stracił tu { $lost }. Co jest lepsze?
review-learn-right = Właśnie to: { $best }.
review-learn-wrong = To też nie jest najlepsze. Spróbuj jeszcze raz.
review-learn-same = To już twój ruch z partii. Coś innego jest lepsze.
review-learn-shown = Lepsze było { $best }.
review-learn-show = Pokaż mi
review-learn-next = Następne pytanie
review-learn-stop = Wystarczy

# Plansza do analizy.

analysis-of = { $game }: analiza
analysis-desk = Co można zrobić i ile to jest warte
analysis-moves = Ruchy
analysis-throws = Co pokazują kostki?
analysis-judge = Pokaż, co myśli komputer
analysis-thinking = Komputer myśli.
analysis-position = Pozycja zapisana
analysis-copy = Kopiuj
analysis-paste = Inna pozycja
analysis-place = Ustaw ją
analysis-play = Graj stąd
analysis-play-start = Zacznij od tej pozycji
analysis-play-forgets = To, co stało na planszy wcześniej, nie liczy się przy powtórzeniach pozycji.

# Edytor pozycji. Co stoi w jego polach, opisuje docs/positions.md.

analysis-edit = Ustaw pozycję
analysis-edit-done = Obejrzyj tę pozycję
analysis-edit-leave = Zostaw, jak było
analysis-edit-tools = Co robi dotknięcie planszy
analysis-edit-stock = Pionki do postawienia na planszy
analysis-edit-move = Przesuń
analysis-edit-take = Zdejmij
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Pusta plansza
analysis-edit-start = Początek gry
analysis-edit-turn = Czyja jest kolej?
analysis-field-next = Co następuje i co się liczy
analysis-field-figures = Liczby
analysis-field-hands = Pionki w ręku
analysis-field-rights = Roszada
analysis-field-passant = Minięte pole
analysis-field-quiet = Półruchy bez bicia i bez ruchu piona
analysis-field-number = Numer ruchu
analysis-field-die = Kostka
