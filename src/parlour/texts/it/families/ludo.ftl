game-maedn = Non t’arrabbiare
    .tag = Un giro e poi a casa, se nessuno ti rimanda indietro.

option-maedn-few_players = In due o in tre
    .help = Chi gioca i colori che non hanno un giocatore.
option-maedn-few_players-plain = Un colore a testa
option-maedn-few_players-all_colours = Tutti e quattro i colori
option-maedn-backward_capture = Mangiare all’indietro
    .help = Una pedina può tornare indietro dei punti lanciati se là mangia una pedina avversaria.
option-maedn-three_rolls = Tre lanci per un sei
    .help = Chi non ha pedine che possano muovere lancia fino a tre volte per fare un sei.
option-maedn-no_jump_in_goal = Niente salti nell’arrivo
    .help = Le pedine nell’arrivo non si superano: l’ultima a casa finisce su a.
option-maedn-barriers = Barriere
    .help = Due pedine di un colore possono stare sulla stessa casella, e nessuno le supera.
option-maedn-compulsory_capture = Obbligo di mangiare
    .help = Se una pedina avversaria che si può mangiare va mangiata.
option-maedn-compulsory_capture-off = Nessun obbligo
option-maedn-compulsory_capture-enforced = Si deve mangiare
option-maedn-compulsory_capture-penalty = Chi non mangia perde la pedina
option-maedn-a_exit = Lasciare A mentre altre aspettano
    .help = Con quali lanci muove la pedina su A mentre altre del suo colore aspettano.
option-maedn-a_exit-any = Con ogni lancio
option-maedn-a_exit-six_only = Solo con un sei
option-maedn-play_on = Si continua per i piazzamenti
    .help = Gli altri vanno avanti quando il primo è a casa; altrimenti la partita finisce lì.

game-einigkeit = L’unione fa la forza
    .tag = Due contro due: i soci costruiscono muri e tornano a casa insieme.
option-einigkeit-compulsory_capture = Obbligo di mangiare
    .help = Che cosa succede se una pedina avversaria si può mangiare e non lo si fa.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = Il cugino spietato: si buttano fuori perfino le proprie pedine.
option-mens_erger_je_niet-board = Lato del tavoliere
    .help = Il tavoliere ha quattro colori da un lato e sei dall’altro.
option-mens_erger_je_niet-board-four = Quattro colori
option-mens_erger_je_niet-board-six = Sei colori
option-mens_erger_je_niet-double_colours = Due colori per qualcuno
    .help = Con meno giocatori che colori, qualcuno ne gioca due; altrimenti ognuno ne gioca uno.
option-mens_erger_je_niet-goal_return = Lancio troppo alto nell’arrivo
    .help = Dove finisce una pedina che andrebbe oltre la fine del suo arrivo.
option-mens_erger_je_niet-goal_return-wait = Si conta indietro da d
option-mens_erger_je_niet-goal_return-back_onto_track = Si conta indietro, anche fuori sul percorso
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = L’inseguimento
    .tag = Una pedina a testa, un giro della stella, e tutti alle calcagna.
option-verfolgungsjagd-tips = Punte di partenza
    .help = Dove stanno i giocatori sulle sei punte della stella.
option-verfolgungsjagd-tips-spread = Distribuiti intorno alla stella
option-verfolgungsjagd-tips-neighbours = Uno accanto all’altro
option-verfolgungsjagd-tips-0-2 = Una punta libera fra i due
option-verfolgungsjagd-tips-0-1-3 = Due vicini, una punta libera, poi il terzo
option-verfolgungsjagd-tips-0-1-4 = Due vicini, due punte libere, poi il terzo
option-verfolgungsjagd-tips-0-1-2-4 = Tre vicini, una punta libera, poi il quarto

game-spielwiese = Il prato incantato
    .tag = Prima costruite il tavoliere, poi ci correte intorno.
option-spielwiese-sets = Pezzi a disposizione
    .help = Il set base va bene fino a quattro giocatori; con il set supplementare si gioca fino in otto.
option-spielwiese-sets-basic = Set base
option-spielwiese-sets-both = Con il set supplementare
option-spielwiese-parts = Il tavoliere
    .help = Quali pezzi formano il centro. Il braccio di ogni giocatore si attacca a uno dei lati esterni.
option-spielwiese-star_squares = Caselle con la stella
    .help = Che cosa succede quando un lancio finisce esattamente su una stella.
option-spielwiese-star_squares-off = Niente
option-spielwiese-star_squares-may = La pedina può saltare avanti
option-spielwiese-star_squares-must = La pedina deve saltare avanti
option-spielwiese-three_rolls = Sempre tre lanci per un sei
    .help = Chi non ha pedine sul percorso lancia fino a tre volte, non solo all’inizio.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Il giocatore seguente può rimandare indietro una pedina
option-spielwiese-no_jump_in_goal = Niente salti nell’arrivo
    .help = Le pedine nell’arrivo non si superano.
option-spielwiese-six_enters = Un sei con una pedina in attesa
    .help = Se deve mettere in gioco una pedina.
option-spielwiese-six_enters-must = Deve farne entrare una
option-spielwiese-six_enters-may = Si può anche muovere
option-spielwiese-first_seat = Chi comincia
    .help = Il posto di chi è più giovane.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = pezzo quadrato
ludo-part-triangle = pezzo triangolare
ludo-part-half_round = pezzo semitondo
ludo-kit-empty = Per un tavoliere servono dei pezzi: scegline qualcuno.
ludo-kit-stock = { $sets ->
        [1] Il set base ha il { $part } solo { $count ->
            [one] una volta
           *[other] { $count } volte
        }.
       *[other] Il { $part } c’è solo { $count ->
            [one] una volta
           *[other] { $count } volte
        }.
    }
ludo-kit-joints = { $sets ->
        [1] Il set base ha solo { $joints } giunti: non si possono unire altri pezzi.
       *[other] Ci sono solo { $joints } giunti: non si possono unire altri pezzi.
    }
ludo-kit-middle = Il { $part } ha un solo lato diritto: sta a un’estremità, mai nel mezzo.
ludo-kit-alone = Il { $part } non può stare da solo.
ludo-kit-sides = Questo tavoliere ha { $sides } lati esterni: troppo pochi per { $players } giocatori.

ludo-holding-home = A casa
ludo-holding-roll-off = Lancio iniziale
ludo-holding-partner = A casa, socio
ludo-holding-steps = Punti da fare

ludo-site-square = casella { $number } del percorso
ludo-site-star = stella, casella { $number } del percorso
ludo-site-a = casella di partenza A di { $colour }
ludo-site-goal = casella di arrivo { $letter } di { $colour }
ludo-site-b = casella d’attesa { $number } di { $colour }

ludo-button-throw = Lancia
ludo-button-roll-off = Lancia per cominciare
ludo-button-waive = Lascia correre

ludo-prompt-roll-off = Chi comincia? Lancia { $colour }.
ludo-prompt-roll-off-again = In { $count } hanno il numero più alto e lanciano di nuovo. Ora lancia { $colour }.
ludo-prompt-throw = { $colour } lancia il dado.
ludo-prompt-throw-for-six = Serve un sei: a { $colour } { $count ->
        [one] resta un lancio
       *[other] restano { $count } lanci
    }.
ludo-prompt-throw-fresh = { $colour } lancia per la pedina appena entrata.
ludo-prompt-enter = Un sei: { $colour } mette in gioco una nuova pedina.
ludo-prompt-six-clear-a = Un sei, ma A è occupata: { $colour } muove prima la pedina su A.
ludo-prompt-clear-a = { $colour } fa { $pips } e deve liberare A, perché ci sono pedine in attesa.
ludo-prompt-another = { $colour } fa { $pips }. La pedina su A non può muovere: scegline un’altra.
ludo-prompt-choose = { $colour } fa { $pips }: scegli una pedina.
ludo-prompt-only = { $colour } fa { $pips }: può muovere una sola pedina.
ludo-prompt-capture = { $colour } fa { $pips } e deve mangiare.
ludo-prompt-penalty = { $colour } fa { $pips }: mangia, o perde la pedina che poteva farlo.
ludo-prompt-neutral = { $colour } fa { $pips }: muovi una pedina tua o una neutrale ({ $neutral }).
ludo-prompt-neutral-only = { $colour } fa { $pips }: muovi una pedina neutrale ({ $neutral }).
ludo-prompt-breach = Il sei abbatte il muro su A: { $colour } mette in gioco una nuova pedina, e le due del muro tornano ad aspettare.
ludo-prompt-six-free = Un sei: { $colour } mette in gioco una nuova pedina o ne muove un’altra.
ludo-prompt-fresh = { $colour } fa { $pips } e gioca la pedina appena entrata.
ludo-prompt-judged = { $colour } fa { $pips } e può mangiare. Chi non lo fa rischia di perdere una pedina.
ludo-prompt-judge = { $other } poteva mangiare e non l’ha fatto. { $colour } può rimandare indietro dal percorso una pedina di { $other }, oppure lasciar correre.
ludo-prompt-star = { $colour } fa { $pips }: scegli una pedina. Su una stella può saltare alla prossima libera.

ludo-label-enter = { $colour }: fai entrare una nuova pedina
ludo-label-move = { $colour }: avanti di { $count }
ludo-label-back = { $colour }: indietro di { $count }
ludo-label-goal = { $colour }: su { $letter } nell’arrivo
ludo-label-jump = { $colour }: sulla stella e salta avanti
ludo-label-judge = Rimanda indietro questa pedina di { $colour }
ludo-label-capture = { $move }, mangia { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] la pedina più avanti
    [last] l’ultima pedina
   *[between] la { $number }ª pedina dalla testa
})

ludo-notation-enter = nuova pedina
ludo-notation-back = indietro

ludo-log-roll-off = { $colour } fa { $pips } per cominciare.
ludo-log-begins = { $colour } comincia.
ludo-log-tie = Parità: chi ha il numero più alto lancia di nuovo.
ludo-log-throw = { $colour } fa { $pips }.
ludo-log-no-move = Nessuna mossa per { $colour }.
ludo-log-no-six = Nessuna mossa per { $colour }. { $count ->
        [one] Resta un lancio.
       *[other] Restano { $count } lanci.
    }
ludo-log-six-no-move = Nessuna mossa per { $colour }, ma con un sei si lancia di nuovo.
ludo-log-again = Un sei: { $colour } lancia di nuovo.
ludo-log-enter = { $colour } mette in gioco una nuova pedina.
ludo-log-move = { $colour } avanza di { $count }.
ludo-log-back = { $colour } torna indietro di { $count }.
ludo-log-goal = { $colour } va su { $letter } nell’arrivo.
ludo-log-neutral-enter = { $colour } mette in gioco una pedina neutrale.
ludo-log-neutral-move = { $colour } fa avanzare una pedina neutrale di { $count }.
ludo-log-neutral-goal = { $colour } porta una pedina neutrale su { $letter } nel suo arrivo.
ludo-log-take = Una pedina di { $other } torna ad aspettare.
ludo-log-take-own = { $other } butta fuori una pedina del proprio colore.
ludo-log-start-again = La pedina di { $other } viene presa e riparte da capo.
ludo-log-past-start = Il lancio porterebbe oltre il punto di partenza: { $colour } resta dov’è.
ludo-log-one-again = Un uno: { $colour } lancia di nuovo.
ludo-log-first-pawn = Primo turno di { $colour }: una pedina entra senza un sei.
ludo-log-counted-back = { $colour } va oltre l’arrivo e torna sul percorso.
ludo-log-barrier = { $colour } ha una barriera.
ludo-log-wall = { $colour } costruisce un muro.
ludo-log-wall-together = { $colour } e { $other } costruiscono insieme un muro.
ludo-log-breach = Violazione di domicilio: { $colour } abbatte il muro che sta su A.
ludo-log-jump = { $colour } salta alla prossima stella libera.
ludo-log-lap = { $colour } salta oltre l’arrivo e comincia un nuovo giro.
ludo-log-missed = { $colour } poteva mangiare e non l’ha fatto: decide { $other }.
ludo-log-judged = { $colour } rimanda indietro una pedina di { $other } per la presa mancata.
ludo-log-waived = { $colour } perdona a { $other } la presa mancata.
ludo-log-penalty = { $colour } non mangia: la pedina che poteva farlo torna ad aspettare.
ludo-log-home = { $colour } ha a casa tutte e quattro le pedine: posto numero { $place }.
ludo-log-home-last = { $colour } ha a casa tutte e quattro le pedine.
ludo-log-home-neutral = { $colour } ha a casa tutte e quattro le pedine e ora aiuta quelle neutrali.

ludo-end-home = Vince { $winner }: le sue quattro pedine sono le prime a casa!
ludo-end-neutral_home = Vince { $winner }: le sue quattro pedine sono a casa, e anche le neutrali!
ludo-end-side_home = Vincono { $winner } e { $partner }: le loro otto pedine sono a casa!
ludo-end-around = Vince { $winner }: un giro intero della stella, fino al punto di partenza!

ludo-why-over = La partita è finita.
ludo-why-roll-off-first = Prima si lancia per vedere chi comincia. Ora lancia { $colour }.
ludo-why-throw-first = Prima { $colour } deve lanciare.
ludo-why-thrown = Il dado è lanciato e mostra { $pips }. Ora scegli una pedina.
ludo-why-no-square = Scegli una pedina del tuo colore, poi la casella dove va.
ludo-why-empty = Qui non c’è nessuna pedina: scegline una tua.
ludo-why-not-yours = Questa pedina non puoi muoverla tu.
ludo-why-other-colour = I tuoi due colori muovono separati: { $colour } ha il suo turno.
ludo-why-choose-target = Questa pedina può muovere: ora scegli la casella segnata.
ludo-why-needs-six = Solo un sei fa entrare una pedina in attesa.
ludo-why-a-held = Su A c’è ancora una pedina di quel colore: finché non se ne va, non ne entra un’altra.
ludo-why-a-barrier = Su A c’è una barriera: lì non può entrare nessuna pedina.
ludo-why-enter-on-a = Una nuova pedina entra sulla sua casella A.
ludo-why-marked-one = Le pedine in attesa sono tutte uguali: prendi quella segnata.
ludo-why-six-enters = Finché una pedina aspetta, il sei deve farne entrare una.
ludo-why-six-clears-a = Finché ci sono pedine in attesa, il sei deve muovere la pedina su A.
ludo-why-clear-a = Finché ci sono pedine in attesa, deve muovere prima la pedina su A.
ludo-why-six-leaves-a = Finché ci sono pedine in attesa, la pedina su A muove solo con un sei.
ludo-why-own-piece = Lì c’è una tua pedina: in ogni casella c’è posto per una sola.
ludo-why-foreign-goal = In un arrivo entra solo il suo colore.
ludo-why-not-on-b = Sulle caselle d’attesa non si muove: ci vanno le pedine mangiate.
ludo-why-too-far = Con { $pips } questa pedina andrebbe oltre la fine del suo arrivo.
ludo-why-turn-in = Dopo il giro una pedina entra nel proprio arrivo e non ripassa dalla sua A.
ludo-why-goal-held = La casella di arrivo { $letter } è occupata.
ludo-why-goal-jump = Nell’arrivo nessuna pedina si può superare.
ludo-why-distance = Il dado mostra { $pips }: la pedina va avanti esattamente di quel numero.
ludo-why-no-backward = Le pedine corrono solo in avanti, come indicano le frecce.
ludo-why-goal-back = Una pedina nell’arrivo non torna mai indietro.
ludo-why-back-over-a = All’indietro non si va mai su A né oltre.
ludo-why-back-captures = Si torna indietro solo per mangiare una pedina avversaria.
ludo-why-neutral-back = Le pedine neutrali non mangiano mai all’indietro.
ludo-why-barrier-land = Lì c’è una barriera: nessuno può fermarcisi.
ludo-why-barrier-pass = C’è una barriera di mezzo: nessuno la supera.
ludo-why-must-capture = Si può mangiare una pedina avversaria, quindi si deve.
ludo-why-partner = Le pedine di { $colour } le muove il tuo socio.
ludo-why-a-wall = Su A c’è un muro della tua coppia: una terza pedina non può entrare.
ludo-why-wall-land = Lì c’è un muro: nessuno può fermarcisi.
ludo-why-wall-pass = C’è un muro di mezzo: nessuno lo supera, nemmeno chi l’ha costruito.
ludo-why-breach = Sulla tua A c’è un muro nemico: il sei deve far entrare una pedina e abbatterlo.
ludo-why-goal-final = Una pedina arrivata resta dov’è.
ludo-why-fresh-plays = Va giocata la pedina appena entrata.
ludo-why-count-back = Con { $pips } questa pedina non raggiunge una casella di arrivo libera, nemmeno contando indietro.
ludo-why-must-jump = Da una stella la pedina deve saltare alla prossima stella libera.
ludo-why-next-star = Da una stella si salta solo alla prossima stella libera.
ludo-why-judge = Scegli una pedina di { $colour } sul percorso da rimandare indietro, o lascia correre.
ludo-why-judge-goal = Le pedine nell’arrivo sono al sicuro: scegline una sul percorso, o lascia correre.
