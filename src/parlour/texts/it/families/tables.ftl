game-backgammon = Backgammon
    .tag = Porta a casa le tue pedine, portale fuori, e sappi quando raddoppiare.
game-puff = Puff
    .tag = Posa le tue pedine, corri a casa, e con un doppio lanci di nuovo.
game-langes_puff = Puff lungo
    .tag = Si corre tutti e due nello stesso verso, e ci si incontra a ogni punta.
game-russisches_puff = Puff russo
    .tag = Due pedine posate, e da lì in poi: posare o muovere, come vuoi.
game-zickzack = Zig-zag
    .tag = Posa, corri, porta fuori, e per strada buttatevi fuori a vicenda.
game-trictrac = Tric-trac
    .tag = Punti per le pedine colpite, per quelle portate fuori e per il grande ponte.

option-backgammon-standard_rules = Regole internazionali
    .help = Il gioco come nei circoli: ognuno il suo primo lancio, tutti e due i numeri se si può, e anche i numeri più alti portano fuori.
option-backgammon-doubling = Cubo del raddoppio
    .help = Prima di un lancio si può raddoppiare la posta; chi rifiuta ha perso.
option-backgammon-match_points = Incontro a punti
    .help = Le partite si susseguono finché uno non ha raggiunto i punti. 0 è una partita sola.
option-backgammon-crawford = Regola di Crawford
    .help = In un incontro, la prima partita dopo che a qualcuno manca un punto si gioca senza cubo.
option-backgammon-cube_limit = Cubo più alto
    .help = Il cubo non va mai oltre questo numero.
option-backgammon-stake = Posta
    .help = Fiche per ogni punto che vale una partita semplice.
option-backgammon-max_turns = Turni al massimo
    .help = Dopo questo numero di turni delle due parti la partita è patta. In un incontro è l’ultima: vince l’incontro chi è in vantaggio.
option-puff-pasch_count = I doppi valgono due volte dal secondo in poi
    .help = Se il secondo doppio si cerca in un turno o in tutta la partita.
option-puff-pasch_count-turn = In un turno
option-puff-pasch_count-game = In tutta la partita
option-puff-max_turns = Turni al massimo
    .help = Dopo questo numero di turni delle due parti la partita è patta.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Tutti e due nello stesso verso
    .help = I due colori posano da 1 a 6 e corrono fino a 24, come nel puff lungo.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = I numeri più alti portano fuori ogni pedina
    .help = Altrimenti un numero più alto del necessario porta fuori solo la pedina più indietro.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partite della serie
    .help = Più partite di fila; decide la somma dei loro valori. Di solito sono dodici.
option-trictrac-target = Punti per una partita
    .help = Chi li raggiunge per primo vince la partita.
option-trictrac-entry_counts_start = La punta di partenza conta
    .help = Un numero entra una punta più avanti, così può entrare anche un 1.
option-trictrac-max_turns = Turni al massimo
    .help = Dopo questo numero di turni la partita la vince, con valore uno, chi ha più punti; a parità nessuno.

tables-holding-score = Punteggio
tables-holding-games = Partite rimaste
tables-holding-points = Punti
tables-holding-pips = Punti da fare

tables-button-opening = Lancia per cominciare
tables-button-throw = Lancia
tables-button-roll = Lancia
tables-button-double = Raddoppia a { $stake }
tables-button-take = Accetta
tables-button-drop = Rinuncia
tables-button-end = Lascia il resto
tables-button-off = Porta fuori con un { $number }
tables-button-short = Prendi la tua Hucke, un punto in meno
tables-button-new = Nuova disposizione
tables-button-continue = Continua da qui

tables-label-step = { $step } con un { $number }

tables-notation-hand = mano
tables-notation-start = partenza
tables-notation-off = fuori

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Chi comincia? { $colour } lancia un dado.
tables-prompt-opening-two = Chi comincia? { $colour } lancia tutti e due i dadi.
tables-prompt-throw = { $colour } lancia.
tables-prompt-cube = { $colour } lancia, o prima raddoppia a { $stake }.
tables-prompt-answer = { $other } raddoppia a { $stake }. { $colour } accetta, o rinuncia e perde { $lost }.
tables-prompt-after = { $colour } vince questa partita: una nuova disposizione, o si continua da qui partendo { $surplus ->
        [0] da zero punti
        [one] da un punto
       *[other] da { $surplus } punti
    }?
tables-prompt-short-only = { $colour } può prendere la Hucke un punto in meno con { $numbers }, o lasciar stare.
tables-prompt-optional = { $colour } può ancora giocare { $numbers }, o lasciare il resto.
tables-prompt-start = { $colour } mette in gioco pedine con { $numbers }.
tables-prompt-enter = { $colour } riporta prima in gioco le pedine sulla barra, con { $numbers }.
tables-prompt-set = { $colour } posa pedine con { $numbers }.
tables-prompt-set-or-move = { $colour } posa o muove con { $numbers }.
tables-prompt-one-number = { $colour } fa { $numbers }: si può giocare un numero solo.
tables-prompt-play = { $colour } gioca { $numbers }.

tables-log-opening = { $colour } fa { $dice } per cominciare.
tables-log-begins = { $colour } comincia.
tables-log-tie = Parità: si lancia di nuovo.
tables-log-throw = { $colour } fa { $dice }.
tables-log-fourfold = Un altro doppio: { $colour } gioca ogni numero quattro volte.
tables-log-same = { $colour } gioca gli stessi numeri, { $dice }.
tables-log-roll = { $colour } non raddoppia.
tables-log-double = { $colour } raddoppia a { $stake }.
tables-log-take = { $colour } accetta: la partita vale ora { $stake }, e il cubo è di { $colour }.
tables-log-drop = { $colour } rinuncia.
tables-log-end = { $colour } non gioca { $numbers }.
tables-log-new = { $colour } vuole una nuova disposizione.
tables-log-continue = { $colour } continua da qui.
tables-log-short = { $colour } prende la Hucke, una punta in meno con { $numbers }.
tables-log-step = { $colour }: da { $start } a { $target }.
tables-log-enter = { $colour } entra su { $target }.
tables-log-set = { $colour } posa su { $target }.
tables-log-off = { $colour } porta fuori da { $start }.
tables-log-hit = { $colour } colpisce una pedina di { $other }.
tables-log-points = { $colour } ha { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
tables-log-bridge = Il grande ponte è in piedi: due punti per { $colour }.
tables-log-rest = { $colour } non può giocare { $numbers }.
tables-log-again = Dopo un doppio { $colour } lancia di nuovo.
tables-log-concede = { $colour } lascia questa partita.
tables-log-game = { $colour } vince la partita, che vale { $value }. Punteggio { $score }.
tables-log-game-drawn = Nessuno vince questa partita. Punteggio { $score }.
tables-log-crawford = Partita Crawford: stavolta non si raddoppia.

tables-lost-blocked = { $colour } non può muovere con { $dice }: ogni punta a cui porta è chiusa.
tables-lost-bar = { $colour } non può entrare con { $dice }: le punte sono occupate.
tables-lost-higher-bar = { $colour } perde { $dice }: il { $high } deve entrare per primo, e la sua punta è occupata.
tables-lost-higher = { $colour } perde { $dice }: il { $high } non si può giocare, e un { $low } da solo non è permesso.
tables-lost-lower = { $colour } perde { $dice }: il più basso, { $low }, viene prima e non si può giocare.
tables-lost-upper = { $colour } non può giocare il lato di sopra di { $dice }, quindi è perso anche quello di sotto.
tables-lost-setting = { $colour } non può posare con { $dice }: le punte sono occupate.
tables-lost-exact = { $colour } non può portare fuori niente con { $dice }: i numeri devono essere esatti.
tables-lost-home = { $colour } non può giocare niente con { $dice }: nessuna pedina esce con il numero esatto, e le punte all’interno sono chiuse.
tables-lost-start = { $colour } non può mettere in gioco nessuna pedina con { $dice }.
tables-lost-hucke = { $colour } perde { $dice }: ogni giocata lascerebbe una pedina sola sulla Hucke.

tables-end-single = { $winner } ha portato fuori tutte le pedine. La partita vale { $value }, e { $winner } riceve { $stake ->
        [one] una fiche.
       *[other] { $stake } fiche.
    }
tables-end-gammon = Gammon: { $loser } non ha portato fuori nessuna pedina. La partita vale { $value }, e { $winner } riceve { $stake ->
        [one] una fiche.
       *[other] { $stake } fiche.
    }
tables-end-backgammon = Backgammon: { $loser } ha ancora una pedina sulla barra o nella casa di { $winner }. La partita vale { $value }, e { $winner } riceve { $stake ->
        [one] una fiche.
       *[other] { $stake } fiche.
    }
tables-end-drop = { $loser } rinuncia al raddoppio, e { $winner } riceve { $stake ->
        [one] una fiche.
       *[other] { $stake } fiche.
    }
tables-end-borne_off = Vince { $winner }: tutte le sue pedine sono fuori per prime.
tables-end-points = { $winner } ha i punti e vince la partita, che vale { $value }.
tables-end-limit = I turni sono finiti. { $drawn ->
        [yes] Non vince nessuno.
       *[no] { $winner } è in vantaggio e vince.
    }
tables-end-match = { $winner } vince l’incontro, { $score }.
tables-end-series = La serie finisce { $score }. { $drawn ->
        [yes] Non vince nessuno.
       *[no] La vince { $winner }.
    }

tables-why-over = La partita è finita.
tables-why-throw-first = Prima { $colour } lancia i dadi.
tables-why-cube-first = Prima decidi: lanciare o raddoppiare.
tables-why-answer-first = Prima rispondi al raddoppio: accetta o rinuncia.
tables-why-choose-first = Prima scegli come continua la serie.
tables-why-touch-stones = Tocca una tua pedina, poi dove va.
tables-why-no-place = Sulla tavola non c’è un posto così.
tables-why-not-yours = Questa pedina non è tua.
tables-why-empty = Qui non c’è nessuna tua pedina.
tables-why-is-out = Questa pedina è già fuori.
tables-why-beside-the-board = Questa pedina va fuori, nella vaschetta accanto alla tavola: tocca quella.
tables-why-start-first = Prima tutte le pedine lasciano la punta di partenza; { $count ->
        [one] lì ne aspetta ancora una
       *[other] lì ne aspettano ancora { $count }
    }. Può proseguire solo la pedina appena entrata.
tables-why-bar-first = Prima la barra: lì { $count ->
        [one] una pedina aspetta
       *[other] { $count } pedine aspettano
    } di rientrare.
tables-why-set-first = Prima posa le tue pedine: { $count ->
        [one] una è
       *[other] { $count } sono
    } ancora in mano.
tables-why-just-set = Una pedina posata con questo lancio riposa fino al prossimo.
tables-why-choose-target = Questa pedina può muovere: ora tocca dove va.
tables-why-no-place-for-stone = Lì non si muovono pedine.
tables-why-forward = Le pedine corrono in un verso solo, e mai indietro.
tables-why-distance = I numeri da giocare sono { $numbers }: non portano lì.
tables-why-one-does-not-enter = Un 1 finirebbe proprio sulla punta di partenza: non fa entrare nessuna pedina.
tables-why-enemy-hucke = La Hucke dell’altro ti è vietata, anche quando è vuota.
tables-why-blocked = La punta { $point } è tenuta da due o più pedine dell’altro.
tables-why-no-combining = A casa nessuna pedina usa tutti e due i numeri: il secondo va a un’altra pedina.
tables-why-not-far-enough = I numeri non portano questa pedina fuori dalla tavola.
tables-why-not-all-home = Si portano fuori pedine solo quando tutte le tue sono a casa.
tables-why-exact = Questa pedina esce esattamente con un { $number }.
tables-why-rearmost = Un numero più alto del necessario porta fuori solo la pedina più indietro.
tables-why-upper-first = Prima il lato di sopra del doppio: gioca { $number } tutte le volte che puoi.
tables-why-higher-enters = Dalla barra viene prima il numero più alto: { $number }.
tables-why-lower-first = Si gioca prima il numero più basso: { $number }.
tables-why-hucke-single = Dopo il lancio sulla tua Hucke non deve restare una pedina sola.
tables-why-only-higher = Si può giocare un numero solo, e deve essere il più alto: { $number }.
tables-why-both = Questo passo renderebbe impossibile un altro numero del lancio, e se ne devono giocare quanti più si può.
