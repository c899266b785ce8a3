game-gaensespiel = Il gioco dell’oca
    .tag = Sessantuno caselle, un dado, e tutto quello che può capitare a un’oca.
game-ganzenbord = Antica oca olandese
    .tag = Due dadi, tredici oche, e un piatto che cresce a ogni guaio.
game-wedrenspel = La corsa dei cavalli
    .tag = Due giri di pista, fra siepe, fosso e fango.

option-gaensespiel-overshoot = Troppi punti alla fine
    .help = Che cosa succede quando un lancio porta oltre la 61.
option-gaensespiel-overshoot-bounce = Si conta fino a 61 e poi indietro
option-gaensespiel-overshoot-full_back = Si torna indietro di tutto il lancio
option-gaensespiel-release_roll = Il lancio che libera
    .help = Se il 6 sulla casella 27 e il 4 sulla casella 33 muovono anche la pedina.
option-gaensespiel-release_roll-moves = Vale anche come mossa
option-gaensespiel-release_roll-frees = Libera soltanto, poi si lancia ancora
option-gaensespiel-open_table = Tavolo aperto
    .help = La scatola ha quattro pedine; un tavolo aperto ha posto fino a dieci giocatori.

option-ganzenbord-purse = Fiche per ognuno
    .help = Con quante fiche comincia ogni giocatore.
option-ganzenbord-stake = Prima puntata
    .help = Quanto mette ognuno nel piatto prima del primo lancio, al massimo tutto quello che ha.
option-ganzenbord-goose_forward = Su un’oca
    .help = Se proseguire dello stesso lancio è una scelta.
option-ganzenbord-goose_forward-may = Prosegui o resti, come vuoi
option-ganzenbord-goose_forward-must = Si prosegue sempre
option-ganzenbord-goose_back = Su un’oca, contando indietro
    .help = Di quanto un’oca rimanda ancora indietro una pedina che ha superato la 63.
option-ganzenbord-goose_back-surplus = Ancora dei punti in più
option-ganzenbord-goose_back-throw = Di tutto il lancio
option-ganzenbord-death_restart = Dopo la Morte
    .help = Da dove ricomincia una pedina.
option-ganzenbord-death_restart-start = Dalla partenza
option-ganzenbord-death_restart-square_1 = Dalla casella 1

option-wedrenspel-horses_per_player = Cavalli per giocatore
    .help = In meno di sei ognuno può farne correre più d’uno, fino a quattro, purché in tutto non siano più di dodici.
option-wedrenspel-mud = Il fango
    .help = Il libretto francese dimezza il prossimo lancio, quello olandese ogni lancio del prossimo turno.
option-wedrenspel-mud-next_throw = Dimezza il prossimo lancio
option-wedrenspel-mud-next_turn = Dimezza il prossimo turno

track-horse = { $colour } { $number }

track-holding-roll-off = Lancio iniziale
track-holding-square = Casella
track-holding-misses = Turni da saltare
track-holding-waits = Aspetta come n.
track-holding-waits-for = Aspetta
track-holding-half = Il prossimo lancio vale metà
track-holding-out = Fuori
track-holding-chips = Fiche

track-button-throw = Lancia
track-button-roll-off = Lancia per cominciare
track-button-on = Prosegui di { $count }
track-button-stay = Resta sulla { $square }
track-button-stay-taken = Resta: è occupata, quindi indietro alla { $square }
track-button-toll = Paga { $chips } e resta
track-button-cross = Paga { $chips } e passa alla { $square }

track-prompt-roll-off = Chi comincia? Lancia { $colour }.
track-prompt-roll-off-again = In { $count } hanno il numero più alto e lanciano di nuovo. Ora lancia { $colour }.
track-prompt-throw = { $colour } lancia.
track-prompt-half = { $colour } lancia, ma il lancio vale metà.
track-prompt-held = { $colour } non si muove dalla { $square }: solo un { $pips } fa proseguire.
track-prompt-freed = Via libera: { $colour } lancia per la mossa.
track-prompt-goose = { $colour } è su un’oca, sulla { $square }: proseguire dello stesso lancio o restare?
track-prompt-bridge = { $colour } è al ponte: pagare { $toll } e restare, o pagare il doppio e passare?

track-log-roll-off = { $colour } fa { $pips } per cominciare.
track-log-begins = { $colour } comincia.
track-log-tie = Parità: chi ha il numero più alto lancia di nuovo.
track-log-throw = { $colour } fa { $pips }.
track-log-walk = { $colour } va sulla { $square }.
track-log-goose = { $colour } trova un’oca sulla { $square }.
track-log-goose-on = Un’oca sulla { $square }: { $colour } prosegue dello stesso lancio.
track-log-goose-back = Di nuovo un’oca: { $colour } torna { $square ->
        [0] alla partenza
       *[other] alla { $square }
    }.
track-log-bounce = Troppo: { $colour } conta indietro fino alla { $square }.
track-log-full-back = Troppo: { $colour } torna indietro di tutto il lancio, alla { $square }.
track-log-leap = Un primo lancio con le ali: { $colour } va dritto alla { $square }.
track-log-taken = La { $square } è occupata: { $colour } torna { $old ->
        [0] alla partenza
       *[other] alla { $old }
    }.
track-log-sent = { $colour } va { $square ->
        [0] alla partenza
       *[other] alla { $square }
    }.
track-log-cross = { $colour } passa il ponte fino alla { $square }.
track-log-stay = { $colour } resta sulla { $square }.
track-log-finish = { $colour } è all’arrivo.
track-log-out = { $colour } è fuori.
track-log-pay = { $colour } mette { $chips } nel piatto.
track-log-cannot-pay = { $colour } non ha più fiche e non deve niente.
track-log-pot = { $colour } prende il piatto: { $chips } fiche.
track-log-nobody-behind = Nessuno è dietro a { $colour }: non c’è niente da aspettare.
track-log-released = { $colour } può ripartire.
track-log-waits = { $colour } aspetta.
track-log-misses = { $colour } salta un turno.
track-log-held = { $colour } resta: solo un { $pips } fa proseguire.
track-log-freed = { $colour } ha via libera.
track-log-halved = Nel fango il lancio vale metà: { $count ->
        [0] nessun passo
        [one] un passo
       *[other] { $count } passi
    } per { $colour }.
track-log-again = { $colour } lancia di nuovo.

track-end-goal = Vince { $winner }: esattamente sulla 61!
track-end-pot = Vince { $winner }: esattamente sulla 63, e il piatto è suo!
track-end-line = Vince { $winner }: oltre la linea prima di tutti!
track-end-alone = Vince { $winner }: non resta nessun altro.

track-why-over = La partita è finita.
track-why-roll-off = Prima si lancia per vedere chi comincia. Ora lancia { $colour }.
track-why-throw = { $colour } lancia; il resto viene dai dadi.
track-why-by-dice = Qui nessuno muove le pedine: vanno dove portano i dadi.
track-why-decide = { $colour } deve scegliere uno dei due pulsanti.
track-why-held = { $colour } lascia questa casella solo con un { $pips }.
track-why-must-go-on = Qui su un’oca non si può restare: fa sempre proseguire.
track-why-chips = Le fiche vanno nel piatto dove una casella le chiede, e chi vince le prende tutte.
track-why-start = Da qui cominciano tutti.
track-why-finish = Questa è la fine: va raggiunta esattamente, o superata in una corsa.
track-why-plain = La casella { $square } è una casella semplice.
track-why-both = Primo giro: { $first } Secondo giro: { $second }

track-square-goose = Un’oca: avanti dello stesso lancio.

track-square-gaensespiel-3 = Appena nate e già di fretta: avanti di due caselle.
track-square-gaensespiel-6 = La prima nuotata: salta un turno.
track-square-gaensespiel-9 = Un cane: corri avanti di dieci caselle.
track-square-gaensespiel-12 = L’oca morde: indietro di quattro caselle.
track-square-gaensespiel-18 = Che bella farfalla: salta un turno.
track-square-gaensespiel-21 = Una rana a colazione dà forza: avanti di quattro caselle.
track-square-gaensespiel-24 = Fare il bagno era vietato: salta un turno.
track-square-gaensespiel-27 = La famiglia dorme: solo un 6 fa proseguire.
track-square-gaensespiel-30 = Dopo le nozze si va veloci: avanti di due caselle.
track-square-gaensespiel-33 = In gabbia: la apre solo un 4.
track-square-gaensespiel-36 = Il guardiano ti fa correre: avanti di due caselle.
track-square-gaensespiel-39 = È troppo buono: salta un turno.
track-square-gaensespiel-42 = La volpe ha preso l’oca: indietro di dieci caselle.
track-square-gaensespiel-45 = Sul ghiaccio si scivola via: lancia di nuovo.
track-square-gaensespiel-48 = Mal di gola: salta un turno.
track-square-gaensespiel-51 = La famiglia fa una gara: avanti di due caselle.
track-square-gaensespiel-54 = L’oca lotta con il ladro: lancia di nuovo.
track-square-gaensespiel-57 = Una zampa rotta: aspetta che passino tutti quelli che sono dietro.
track-square-gaensespiel-60 = In pentola: fuori dal gioco.

track-square-ganzenbord-6 = Il ponte: 5 fiche per restare, o 10 per passare alla 12.
track-square-ganzenbord-19 = La locanda: paga 10 e salta un turno.
track-square-ganzenbord-31 = Il pozzo: paga 15 e aspetta che arrivi un altro.
track-square-ganzenbord-42 = Il labirinto: paga 5 e torna alla 37.
track-square-ganzenbord-52 = La prigione: paga 10 e aspetta che arrivi un altro.
track-square-ganzenbord-58 = La Morte: paga 5 e ricomincia.

track-square-wedrenspel-4 = Troppo piano per la siepe: indietro di quattro caselle per una nuova rincorsa.
track-square-wedrenspel-44 = Troppo piano per la siepe: indietro di quattro caselle per una nuova rincorsa.
track-square-wedrenspel-8 = Oltre il muro e nel fosso: salta un turno.
track-square-wedrenspel-48 = Oltre il muro e nel fosso: salta un turno.
track-square-wedrenspel-14 = Il cavallo rifiuta il cancello: torna alla 9.
track-square-wedrenspel-54 = Il cavallo rifiuta il cancello: torna alla 49.
track-square-wedrenspel-21 = Fango: il prossimo lancio vale metà.
track-square-wedrenspel-61 = Fango: il prossimo lancio vale metà.
track-square-wedrenspel-25 = Testardo davanti al muro: salta due turni.
track-square-wedrenspel-65 = Testardo davanti al muro: salta due turni.
track-square-wedrenspel-28 = La barriera è caduta: torna da dove è cominciato il salto.
track-square-wedrenspel-68 = La barriera è caduta: torna da dove è cominciato il salto.
track-square-wedrenspel-34 = Una storta: aspetta che passino tutti i cavalli che sono dietro.
track-square-wedrenspel-74 = Una storta, così tardi: fuori dalla corsa.
