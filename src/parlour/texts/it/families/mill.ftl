game-muehle = Mulino
    .tag = Tre in fila, e una pedina è tua.

option-muehle-flying = Saltare con tre pedine
    .help = Chi ha solo tre pedine può muovere su ogni punto libero.
option-muehle-take_from_mill_if_all = Dai mulini, se non c’è altro
    .help = Se tutte le pedine avversarie stanno in mulini chiusi, se ne può togliere una qualsiasi.
option-muehle-double_mill_takes_two = Due mulini tolgono due pedine
    .help = Chiudere due mulini con una pedina ne toglie due invece di una.
option-muehle-may_decline = Togliere è facoltativo
    .help = Chi chiude un mulino può lasciare in pace le pedine avversarie.
option-muehle-repetition_draw = Patta per ripetizione
    .help = La partita è patta quando la stessa posizione si presenta questo numero di volte. 0 la disattiva.
option-muehle-no_mill_limit = Patta senza prese
    .help = La partita è patta quando ogni parte ha fatto questo numero di mosse senza che si tolga una pedina. 0 la disattiva.

mill-in-hand = In mano
mill-taken = Tolte

mill-prompt-place = { $colour } posa una pedina. { $count ->
        [one] È l’ultima.
       *[other] In mano ce ne sono { $count }.
    }
mill-prompt-move = { $colour } muove una pedina lungo una linea.
mill-prompt-jump = { $colour } ha tre pedine: ognuna può saltare su ogni punto libero.
mill-prompt-take = Mulino: { $colour } toglie { $count ->
        [one] una pedina avversaria.
       *[other] { $count } pedine avversarie, una dopo l’altra.
    }

mill-button-decline = Non togliere niente

mill-log-place = { $colour } posa su { $point }.
mill-log-move = { $colour } muove da { $start } a { $target }.
mill-log-jump = { $colour } salta da { $start } a { $target }.
mill-log-mill = { $colour } chiude { $count ->
        [one] un mulino.
       *[other] due mulini insieme.
    }
mill-log-mill-in-vain = { $colour } chiude un mulino, ma tutte le pedine avversarie sono al sicuro in un mulino.
mill-log-take = { $colour } toglie la pedina su { $point }.
mill-log-decline = { $colour } non toglie niente.

mill-end-fewer_than_three = Vince { $winner }: { $loser } ha meno di tre pedine.
mill-end-blocked = Vince { $winner }: { $loser } non può muovere.
mill-end-repetition = Patta: si è ripetuta la stessa posizione.
mill-end-no_stone_taken = Patta: da molto tempo non si toglie nessuna pedina.

mill-why-over = La partita è finita.
mill-why-no-point = Le pedine stanno sui vertici e sugli incroci delle linee.
mill-why-no-mill = Nessun mulino è stato appena chiuso, quindi non c’è nessuna pedina da togliere o lasciare.
mill-why-must-take = Un mulino toglie una pedina: scegline una.
mill-why-take-enemy = Il mulino è chiuso: scegli una pedina avversaria da togliere.
mill-why-in-mill = La pedina su { $point } sta in un mulino chiuso, e lì è al sicuro.
mill-why-place-first = Si muove solo quando tutte le pedine sono posate. { $count ->
        [one] Una è
       *[other] { $count } sono
    } ancora in mano.
mill-why-occupied = { $point } è occupato: su ogni punto c’è posto per una sola pedina.
mill-why-empty = Su { $point } non c’è nessuna pedina: scegline una tua.
mill-why-not-yours = La pedina su { $point } non puoi muoverla tu.
mill-why-stuck = La pedina su { $point } è chiusa: nessun punto vicino è libero.
mill-why-choose-target = Ora scegli il punto libero dove va la pedina su { $point }.
mill-why-not-next = { $start } e { $target } non sono vicini su una linea.
mill-why-no-jumping = Qui non si salta: tre pedine muovono come le altre.
