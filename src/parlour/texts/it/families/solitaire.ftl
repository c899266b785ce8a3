game-solitaire = Solitario
    .tag = Salta finché non resta una pedina sola.

option-solitaire-goal = Obiettivo
    .help = Che cosa deve restare alla fine sul tavoliere. Una lettera è segnata sul tavoliere.
option-solitaire-goal-fewest = Meno pedine possibile
option-solitaire-goal-one_left = Una pedina, dovunque
option-solitaire-goal-one_in_centre = Una pedina nel centro
option-solitaire-goal-letter_A = Lettera A
option-solitaire-goal-letter_C = Lettera C
option-solitaire-goal-letter_D = Lettera D
option-solitaire-goal-letter_E = Lettera E
option-solitaire-goal-letter_E_large = Lettera E, grande
option-solitaire-goal-letter_F = Lettera F
option-solitaire-goal-letter_H = Lettera H, piccola
option-solitaire-goal-letter_H_wide = Lettera H, larga
option-solitaire-goal-letter_I = Lettera I
option-solitaire-goal-letter_I_small = Lettera I, piccola
option-solitaire-goal-letter_I_stroke = Lettera I, un’asta
option-solitaire-goal-letter_J = Lettera J
option-solitaire-goal-letter_L = Lettera L
option-solitaire-goal-letter_N = Lettera N
option-solitaire-goal-letter_O = Lettera O
option-solitaire-goal-letter_P = Lettera P
option-solitaire-goal-letter_S = Lettera S
option-solitaire-goal-letter_T = Lettera T
option-solitaire-goal-letter_U = Lettera U
option-solitaire-goal-letter_V = Lettera V
option-solitaire-goal-letter_X = Lettera X
option-solitaire-goal-letter_Y = Lettera Y

solitaire-points = Punti di penalità
solitaire-left = Sul tavoliere

solitaire-prompt-jump = Salta una pedina vicina fino a un foro libero. { $count ->
        [one] Resta una pedina.
       *[other] Restano { $count } pedine.
    } Obiettivo: { $goal }.

solitaire-button-stop = Fermati qui

solitaire-log-jump = { $start } salta su { $target }; la pedina su { $over } se ne va.
solitaire-log-stop = Basta salti.
solitaire-log-next = Il tavoliere è di nuovo pieno: gioca { $colour }.

solitaire-end-perfect = Resta una sola pedina: un punto di penalità.
    .headline = Perfetto!
solitaire-end-no_jump = Non ci sono più salti: { $count } punti di penalità.
solitaire-end-stopped = Finito con { $count ->
        [one] un punto di penalità.
       *[other] { $count } punti di penalità.
    }
solitaire-end-rounds = Tutti hanno giocato. Vince { $winner } con { $count ->
        [one] un punto di penalità.
       *[other] { $count } punti di penalità.
    }
solitaire-end-rounds_shared = Tutti hanno giocato, e il primo posto è diviso, con { $count ->
        [one] un punto di penalità
       *[other] { $count } punti di penalità
    } a testa.
solitaire-end-reached = L’obiettivo è raggiunto, con { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } sul tavoliere.
    .headline = Ce l’hai fatta!
solitaire-end-missed = Non ci sono più salti e l’obiettivo è mancato: { $count ->
        [one] un punto di penalità.
       *[other] { $count } punti di penalità.
    }
solitaire-end-given_up = Finito prima di raggiungere l’obiettivo: { $count ->
        [one] un punto di penalità.
       *[other] { $count } punti di penalità.
    }

solitaire-outlook-open = L’obiettivo è ancora raggiungibile: { $count ->
        [one] ci porta un salto.
       *[other] ci portano { $count } salti.
    }
solitaire-outlook-lost = Da qui l’obiettivo non si raggiunge più. Riprendi qualche salto.
solitaire-outlook-fewest = { $count ->
        [one] Da qui può ancora restare una pedina sola.
       *[other] Da qui restano al meglio { $count } pedine.
    }
solitaire-outlook-unknown = Non si sa se l’obiettivo si possa ancora raggiungere.

solitaire-why-over = La partita è finita.
solitaire-why-no-hole = Le pedine stanno nei 33 fori della croce.
solitaire-why-no-peg = Su { $hole } non c’è nessuna pedina.
solitaire-why-choose-hole = Ora scegli il foro libero dove salta la pedina su { $hole }.
solitaire-why-cannot-jump = La pedina su { $hole } non può saltare: le serve una pedina accanto e un foro libero subito dietro.
solitaire-why-one-jump = Un salto per volta: il prossimo è una mossa a sé.
solitaire-why-filled = { $hole } è occupato: un salto finisce in un foro libero.
solitaire-why-diagonal = Si salta diritto lungo una riga o una colonna, mai in diagonale.
solitaire-why-no-step = Le pedine non fanno passi: saltano una vicina.
solitaire-why-too-far = È troppo lontano: un salto passa sopra esattamente una pedina.
solitaire-why-nothing-between = Su { $hole } non c’è nessuna pedina da saltare.
