# Lo que dicen varios juegos de la caja de dados.

dice-row-points = Puntos
dice-row-won = Rondas ganadas
dice-row-chips = Fichas
dice-row-throw1 = 1.ª tirada
dice-row-throw2 = 2.ª tirada
dice-row-throw3 = 3.ª tirada
dice-row-throw4 = 4.ª tirada
dice-row-throw5 = 5.ª tirada

dice-button-again = Volver a tirar
dice-button-stop = Parar con { $points }

dice-log-again = { $colour } sigue con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
dice-log-stop = { $colour } para con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

dice-end-points = { $winners ->
        [one] Gana { $winner } con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
       *[other] { $winners } jugadores comparten el primer puesto con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
dice-end-rounds = { $winners ->
        [one] Gana { $winner } con { $points ->
            [one] una ronda ganada
           *[other] { $points } rondas ganadas
        }.
       *[other] { $winners } jugadores comparten el primer puesto con { $points ->
            [0] ninguna ronda ganada.
            [one] una ronda ganada cada uno.
           *[other] { $points } rondas ganadas cada uno.
        }
    }

dice-why-button = Elige uno de los botones.

dice-and = { $first } y { $second }
dice-list = { $first }, { $second }

dice-row-thrown = Ha salido
dice-row-latest = Última tirada

dice-prompt-round = Tira { $colour }, ronda { $round } de { $rounds }.
dice-prompt-throw-two = { $colour } tira los dos dados.

dice-log-tied = { $seats } empatan y vuelven a tirar.
dice-log-broke = A { $colour } no le quedan fichas.
dice-log-put = { $colour } paga { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    } en el campo { $field }.
dice-log-take = { $colour } se lleva { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    } del campo { $field }.

dice-end-chips = { $winners ->
        [one] Gana { $winner } con { $points } fichas.
       *[other] { $winners } jugadores comparten el primer puesto con { $points ->
            [one] 1 ficha
           *[other] { $points } fichas
        } cada uno.
    }
dice-end-last_chips = A nadie más que a { $winner } le quedan fichas: gana { $winner }.
dice-end-last_turn = Se ha jugado el último turno: { $winners ->
        [one] { $winner } tiene más fichas que nadie y gana.
       *[other] { $winners } jugadores comparten el primer puesto con { $points } fichas cada uno.
    }

# lugares en el tapete, impresos y para lectores de pantalla
dice-place-chips = fichas de { $colour }
dice-place-stake = sitio de { $colour }
dice-place-pot = Bote
piece-puck = marcador
piece-card = papelito
piece-cross = cruz
piece-cup = cubilete
