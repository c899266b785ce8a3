# La schermata del tavolo.

table-title = { $game }
table-title-yours = Tocca a te · { $game }
table-title-turn = Tocca a { $name } · { $game }
table-title-over = { $game } · finita
table-loading = Si prepara il tavoliere…
table-board = Tavoliere
table-board-of = Tavoliere: { $game }
table-desk = Che cosa c’è da fare
table-panel = Regole, cronaca e tavolo
table-close = Chiudi
table-failed = Non ha funzionato. Riprova.
table-offline = In questo momento non c’è connessione. Riprova fra un attimo.

table-tab-rules = Regole
table-tab-log = Cronaca
table-tab-table = Tavolo

# posti
table-seats = Giocatori
table-seat = Posto { $number }
table-open-seat = Posto libero
table-seat-free = libero
table-your-turn = Tocca a te
table-to-move = di turno
table-turn-of = Tocca a { $name }.
table-you = tu
table-thinking-here = pensa
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
 }
table-watching = Stai guardando

# caselle e pedine, per i lettori di schermo
piece-stone = pedina
piece-pawn = pedina
piece-man = pedina
piece-peg = pedina
piece-slab = pedina
piece-cube = cubo del raddoppio
piece-queen = dama
piece-sheep = pecora
piece-wolf = lupo
piece-horse = cavallo
table-picker = Scegline uno
piece-other = pedina
table-site = { $site }: { $held }
table-site-pieces = { $count } pedine: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = senza pedine
table-site-able = { $where }, si può scegliere
table-site-picked = { $where }, scelta fatta
table-site-alarm = { $where }, attenzione: guarda qui
table-site-target = { $where }, si può andare qui

# dadi e foglio
table-dice = Dadi
table-die = Dado che mostra { $face }
table-die-spent = Dado che mostra { $face }, giocato
table-die-waiting = Dado, non ancora lanciato
table-die-again = { $name }, da lanciare di nuovo
table-throw = Lancia
table-throw-again = { $count ->
    [one] Lancia di nuovo 1 dado
   *[other] Lancia di nuovo { $count } dadi
 }
table-choose-dice = Tocca i dadi da lanciare di nuovo
table-amount = Quante
table-sheet = Foglio dei punti
table-cell-open = Scrivi in { $row }
table-cell-offer = { $row }: scrivi { $points }

# fare
table-undo = Annulla
table-hint-button = Suggerimento
table-hint = Il computer giocherebbe: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Prima lancia i dadi.
table-hint-points = { $move }: in media ancora { $figure } punti
table-hint-chance = { $move }: una probabilità di { $figure } su 100
table-hint-other = { $move }: vale { $figure }
table-hint-wait = Si cerca una buona mossa…
table-hint-outlook = { $outlook } { $hint }
table-restart = All’inizio
table-solve = Soluzione
table-solving = Si cerca una soluzione…
table-preparing = Il computer sta calcolando qualcosa: { $percent }%
table-see-rule = Guarda la regola
table-asking-draw = { $name } offre la patta. Si aspetta la risposta.
table-asking-undo = { $name } vorrebbe riprendere una mossa. Si aspetta che gli altri siano d’accordo.
table-asked-draw = { $name } offre la patta.
table-asked-undo = { $name } vorrebbe riprendere l’ultima mossa.
table-consent-draw = D’accordo
table-consent-undo = Permetti
table-refuse = No, si continua

# cronaca
table-log-empty = Non è ancora successo niente.
table-log-earlier = { $count ->
    [one] Mostra un turno precedente
   *[other] Mostra { $count } turni precedenti
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } riprende la mossa.
table-log-ask = { $name } chiede di riprendere la mossa.
table-log-consent = { $name } è d’accordo.
table-log-refuse = { $name } preferisce continuare.
table-log-rest = { $name } lascia giocare la scatola.
table-log-stop = { $name } gioca di nuovo.
table-rest = Gioca il resto per me
table-rest-stop = Gioco di nuovo io
table-log-join = { $name } si siede.

# aspettare, entrare
table-waiting = { $count ->
    [one] Si aspetta ancora un giocatore
   *[other] Si aspettano ancora { $count } giocatori
 }
table-waiting-share = I dadi aspettano ancora quello che aggiunge il browser di { $names }. Il tavolo deve essere aperto là una volta.
table-waiting-help = Manda questo link. La partita comincia appena tutti sono al tavolo.
table-unsent = Questo aspetta qui e parte appena c’è la linea.
table-join-title = { $game }: ti siedi al tavolo?
table-join-with = Al tavolo: { $names }
table-join-name = Il tuo nome
table-join-name-missing = Di’ agli altri il tuo nome.
table-join-seat = Il tuo posto
table-sit-down = Siediti
table-watch = Guarda soltanto

# la fine
table-end-you = Hai vinto!
table-end-you-with = Avete vinto, tu e { $names }!
table-end-goes-to = Questa va a { $names }.
table-end-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
 }
table-end-place = { $place ->
    [2] Secondo posto su { $count } per te.
    [3] Terzo posto su { $count } per te.
   *[other] Posto numero { $place } su { $count } per te.
 }
table-end-draw = Patta
table-end-draw-with = Patta fra te e { $names }
table-end-nobody = Stavolta non vince nessuno
table-end-alone = La partita è finita
table-end-alone-lost = Non stavolta
table-save = Salva la partita
table-play-again = Gioca ancora
table-analyse = Analizza da qui
table-play-from = Gioca da qui
table-analysis-board = Tavoliere d’analisi
table-review = Riesamina la partita
table-tab-review = Riesame
table-ahead = { $count } in più dell’altra parte
table-replay-news = { $count ->
    [one] Torna alla partita: una nuova mossa
   *[other] Torna alla partita: { $count } nuove mosse
}
table-watch-again = Riguardala
table-replay-of-game = Riguarda la partita
table-replay-of-solution = Guarda una soluzione
table-replay-at = Mossa { $at } di { $length }
table-replay-back = Una indietro
table-replay-forward = Una avanti
table-replay-play = Avvia
table-replay-pause = Pausa
table-replay-leave-game = Torna alla fine
table-replay-leave-solution = Torna alla mia partita
table-solution = Si può fare così.

# intorno al tavolo
table-turn = Gira
table-turn-board = Gira il tavoliere
table-players = Giocatori
table-link = Il link a questo tavolo, per i posti liberi e per guardare
table-copy = Copia il link
table-copied = Copiato
table-turning = Gira il tavoliere verso chi è di turno
table-options = Regole in vigore
table-options-none = Questo gioco si gioca sempre allo stesso modo.
table-placed = Questa partita è cominciata da una posizione preparata.
table-yes = sì
table-no = no
table-fair = Dadi onesti
table-fair-sealed = Ogni lancio viene da un seme segreto. Il suo sigillo si mostra adesso, il seme alla fine, così chiunque può controllare che niente sia stato cambiato.
table-fair-open = Ora il seme è scoperto. Chi ha il verbale può rilanciare ogni dado e confrontare.
table-commitment = Sigillo
table-seed = Seme
table-check = Controlla i dadi
table-check-going = Si controllano i dadi…
table-check-good = Il seme corrisponde al sigillo di prima della partita, e { $count ->
        [one] l’unico lancio viene
       *[other] tutti i { $count } lanci vengono
    } da lì. L’ha calcolato da solo il tuo browser.
table-check-good-shared = Il seme corrisponde al sigillo che il tuo browser ha visto all’inizio, quello che il tuo browser ha aggiunto è nei dadi, e { $count ->
        [one] l’unico lancio viene
       *[other] tutti i { $count } lanci vengono
    } da lì, con le probabilità di dadi onesti. Né il server da solo né un giocatore da solo poteva sceglierli; l’ha calcolato da solo il tuo browser.
table-check-known = { $count ->
        [one] Un lancio si era già visto
       *[other] { $count } lanci si erano già visti
    }, perché si sono riprese delle mosse.
table-check-share = Quello che il tuo browser ha aggiunto ai dadi non c’è.
table-check-odds = Le probabilità che il server indica per il lancio { $number } non sono quelle di dadi onesti.
table-check-seal = Il seme non corrisponde al sigillo mostrato prima della partita.
table-check-count = Tu hai visto { $seen } lanci, ma il server ne elenca { $listed }.
table-check-throw = Il lancio { $number } non viene dal seme.
table-check-offline = In questo momento il server non risponde. Riprova più tardi.
table-verify = Salva il verbale ed esegui
table-record = Salva la partita come
table-format-json = Verbale di Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Testo dell’incontro
table-format-svg = Immagine (SVG)
table-format-png = Immagine (PNG)
table-link-copy = Copia il link
table-link-copied = Il link è copiato
table-format-film = Film (SVG)
table-new-game = Nuova partita, stessi posti
table-leave = Lascia il tavolo
table-leave-help = Non è perso niente: il tavolo aspetta sullo scaffale fra le tue partite.
table-keys = Tasti
table-key-arrows = ← ↑ → ↓
    .help = di posto in posto
table-key-enter = Invio
    .help = scegli
table-key-escape = Esc
    .help = rimetti giù
table-key-t = T
    .help = lancia
table-key-u = U
    .help = annulla
table-key-h = H
    .help = suggerimento
