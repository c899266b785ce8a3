game-glueckspeter = Pedro el de la suerte
    .tag = Gana quien se libra antes de todas sus fichas.

option-glueckspeter-chips = Fichas por cabeza
    .help = De lo que tiene que librarse cada cual.
option-glueckspeter-max_turns = Turnos como máximo
    .help = Si dura más, gana quien tiene menos fichas.

dice-glueckspeter-log-sack = Un diez: { $colour } echa una ficha al saco.
dice-end-rid = { $winner } se libra de todas sus fichas y gana.
dice-end-fewest_chips = Se ha jugado el último turno: { $winners ->
        [one] { $winner } tiene menos fichas que nadie y gana.
       *[other] { $winners } jugadores con el menor número de fichas comparten el primer puesto.
    }
