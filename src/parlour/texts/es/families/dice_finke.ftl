game-finke = El pinzón
    .tag = Paga lo que sacas, o llévate lo que haya.

option-finke-start_chips = Fichas por cabeza
    .help = Con lo que empieza cada cual; el cuadernillo pide al menos 20.
option-finke-two_spares_seven = Un 2 respeta el siete
    .help = Un 2 se lleva las fichas de todos los campos menos el 7; solo un 12 se lo lleva todo.
option-finke-pay_one_chip = Pagar solo una ficha
    .help = Cada pago es de una sola ficha en vez del número que ha salido. Un juego más suave y más largo.
option-finke-max_turns = Turnos como máximo
    .help = Si dura más, gana quien tiene más fichas.

dice-finke-prompt-swept = { $colour } vuelve a tirar; otro 2 u otro 12 costaría una ficha por cada campo.
dice-finke-log-sweep = { $colour } barre los campos y { $chips ->
        [0] no se lleva nada, porque no hay nada.
        [one] se lleva 1 ficha.
       *[other] se lleva { $chips } fichas.
    }
dice-finke-log-all-fields = El segundo barrido del turno: { $colour } pone una ficha en cada campo, { $chips } en total.
