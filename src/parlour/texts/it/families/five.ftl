game-fuenf_in_einer_reihe = 5 in una fila
    .tag = Sedici pedine a testa, e cinque in fila vincono.

option-fuenf_in_einer_reihe-board_size = Grandezza del tavoliere
    .help = Quante caselle ha ogni lato del tavoliere.
option-fuenf_in_einer_reihe-exact_five = Esattamente cinque
    .help = Le file di sei e più non vincono.
option-fuenf_in_einer_reihe-relocation_limit = Spostamenti fino alla patta
    .help = La partita è patta quando ogni parte ha spostato questo numero di volte pedine già posate. 0 la disattiva.
option-fuenf_in_einer_reihe-repetition_draw = Patta per ripetizione
    .help = La partita è patta quando la stessa posizione si presenta questo numero di volte, una volta posate tutte le pedine. 0 la disattiva.

five-in-hand = In mano

five-prompt-place = { $colour } posa una pedina. { $count ->
        [one] È l’ultima.
       *[other] In mano ce ne sono { $count }.
    }
five-prompt-move = { $colour } sposta una pedina su una casella libera.

five-log-place = { $colour } posa su { $square }.
five-log-move = { $colour } sposta da { $start } a { $target }.

five-end-five = Vince { $winner } con cinque in fila.
five-end-repetition = Patta: si è ripetuta la stessa posizione.
five-end-long_enough = Patta: le pedine si sono spostate abbastanza a lungo.

five-why-over = La partita è finita.
five-why-no-square = Le pedine stanno sulle caselle del tavoliere.
five-why-place-first = Si sposta solo quando tutte le tue pedine sono posate. { $count ->
        [one] Una è
       *[other] { $count } sono
    } ancora in mano.
five-why-occupied = { $square } è occupata: in ogni casella c’è posto per una sola pedina.
five-why-hand-empty = La tua mano è vuota: scegli una tua pedina sul tavoliere, poi una casella libera.
five-why-not-yours = La pedina su { $square } non puoi muoverla tu.
five-why-choose-target = Ora scegli la casella libera dove va la pedina su { $square }.
five-why-same-square = La pedina deve lasciare { $square }: scegli un’altra casella.
five-why-one-move = Per turno si muove una pedina, una volta sola.
