# Co mówi kilka gier w kości.

dice-row-points = Punkty
dice-row-won = Wygrane rundy
dice-row-chips = Żetony
dice-row-throw1 = 1. rzut
dice-row-throw2 = 2. rzut
dice-row-throw3 = 3. rzut
dice-row-throw4 = 4. rzut
dice-row-throw5 = 5. rzut

dice-button-again = Rzuć jeszcze raz
dice-button-stop = Skończ z { $points }

dice-log-again = { $colour } rzuca dalej i ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
dice-log-stop = { $colour } kończy i ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

dice-end-points = { $winners ->
        [one] { $winner } wygrywa i ma { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[other] { $winners } graczy dzieli pierwsze miejsce i ma { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
dice-end-rounds = { $winners ->
        [one] { $winner } wygrywa i ma { $points ->
            [one] jedną wygraną rundę
            [few] { $points } wygrane rundy
            [many] { $points } wygranych rund
           *[other] { $points } wygranej rundy
        }.
       *[other] { $winners } graczy dzieli pierwsze miejsce: { $points ->
            [0] bez wygranej rundy.
            [one] po jednej wygranej rundzie.
            [few] po { $points } wygrane rundy.
            [many] po { $points } wygranych rund.
           *[other] po { $points } wygranej rundy.
        }
    }

dice-why-button = Wybierz jeden z przycisków.

dice-and = { $first } i { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Rzut
dice-row-latest = Ostatni rzut

dice-prompt-round = { $colour } rzuca, runda { $round } z { $rounds }.
dice-prompt-throw-two = { $colour } rzuca obiema kostkami.

dice-log-tied = { $seats }: remis, rzucają jeszcze raz.
dice-log-broke = { $colour } nie ma już żetonów.
dice-log-put = { $colour } wpłaca { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    } na pole { $field }.
dice-log-take = { $colour } bierze { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    } z pola { $field }.

dice-end-chips = { $winners ->
        [one] { $winner } wygrywa, liczba żetonów: { $points }.
       *[other] { $winners } graczy dzieli pierwsze miejsce i każdy ma { $points ->
            [one] 1 żeton
            [few] { $points } żetony
            [many] { $points } żetonów
           *[other] { $points } żetonu
        }.
    }
dice-end-last_chips = { $winner } wygrywa: nikt inny nie ma już żetonów.
dice-end-last_turn = Ostatnia kolejka za nami: { $winners ->
        [one] { $winner } ma najwięcej żetonów i wygrywa.
       *[other] { $winners } graczy dzieli pierwsze miejsce, żetonów na gracza: { $points }.
    }

# miejsca na suknie, w druku i dla czytników ekranu
dice-place-chips = żetony { $colour-genitive }
dice-place-stake = miejsce { $colour-genitive }
dice-place-pot = Pula
piece-puck = znacznik
piece-card = karteczka
piece-cross = krzyżyk
piece-cup = kubek
