# Quello che dicono più giochi di dadi.

dice-row-points = Punti
dice-row-won = Giri vinti
dice-row-chips = Fiche
dice-row-throw1 = 1º lancio
dice-row-throw2 = 2º lancio
dice-row-throw3 = 3º lancio
dice-row-throw4 = 4º lancio
dice-row-throw5 = 5º lancio

dice-button-again = Lancia ancora
dice-button-stop = Fermati con { $points }

dice-log-again = { $colour } lancia ancora con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
dice-log-stop = { $colour } si ferma con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.

dice-end-points = { $winners ->
        [one] Vince { $winner } con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] In { $winners } si dividono il primo posto con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
dice-end-rounds = { $winners ->
        [one] Vince { $winner } con { $points ->
            [one] un giro vinto
           *[other] { $points } giri vinti
        }.
       *[other] In { $winners } si dividono il primo posto con { $points ->
            [0] nessun giro vinto.
            [one] un giro vinto a testa.
           *[other] { $points } giri vinti a testa.
        }
    }

dice-why-button = Scegli uno dei pulsanti.

dice-and = { $first } e { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Lanciato
dice-row-latest = Ultimo lancio

dice-prompt-round = { $colour } lancia, giro { $round } di { $rounds }.
dice-prompt-throw-two = { $colour } lancia tutti e due i dadi.

dice-log-tied = { $seats } sono alla pari e lanciano di nuovo.
dice-log-broke = { $colour } non ha più fiche.
dice-log-put = { $colour } paga { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    } sul campo { $field }.
dice-log-take = { $colour } prende { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    } dal campo { $field }.

dice-end-chips = { $winners ->
        [one] Vince { $winner } con { $points } fiche.
       *[other] In { $winners } si dividono il primo posto con { $points ->
            [one] 1 fiche
           *[other] { $points } fiche
        } a testa.
    }
dice-end-last_chips = Vince { $winner }: nessun altro ha più fiche.
dice-end-last_turn = L’ultimo turno è giocato: { $winners ->
        [one] { $winner } ha più fiche di tutti e vince.
       *[other] in { $winners } si dividono il primo posto con { $points } fiche a testa.
    }

# posti sul panno, stampati e per i lettori di schermo
dice-place-chips = fiche di { $colour }
dice-place-stake = posto di { $colour }
dice-place-pot = Piatto
piece-puck = segnalino
piece-card = foglietto
piece-cross = croce
piece-cup = bussolotto
