# La riga di comando.

cli-help = Giochi classici di famiglia con le regole stampate: nel browser, nel terminale, in Python.
cli-help-serve = Apri la scatola: avviala su questo computer e mostra l’indirizzo.
cli-help-games = Mostra lo scaffale: ogni gioco con scatole, giocatori e minuti.
cli-help-rules = Leggi le regole di un gioco.
cli-help-play = Gioca nel terminale, contro il computer.
cli-help-verify = Rigioca una partita registrata e controlla i dadi con il seme.
cli-help-review = Ripassa una partita registrata con il giocatore più forte: che cosa era fortuna, che cosa è stato deciso, e che cosa sarebbe stato meglio.
cli-help-review-json = Scrivi in questo file anche tutto il riesame.
cli-help-doctor = Mostra che cosa gira: compilato o no, quali versioni, dove stanno i dati.
cli-help-perft = Conta le sequenze di mosse da una posizione, profondità per profondità.
cli-help-cluster = Il lavoro lo fa un cluster Dask: il suo indirizzo, o local:4 per provarne uno di quattro processi.
cli-help-journal = Righe di JSON, una per ogni gruppo finito: chi si ferma e ricomincia continua da lì. Senza, restano in `build/lab` finché tutto è fatto.
cli-help-uci = Fai da programma di scacchi: UCI su ingresso e uscita standard, per ogni scacchiera che lo parli.
cli-help-hub = Fai da programma di dama su 10 × 10: il protocollo Hub su ingresso e uscita standard.
cli-help-join = Fai sedere un giocatore di questo computer a un posto libero al tavolo di qualcuno.
cli-help-join-link = Il link del tavolo, come si manda agli amici.
cli-help-join-player = Un livello da 1 a 5, o il nome di un giocatore portato da un altro pacchetto.
cli-help-join-name = Il nome al tavolo; senza, quello del giocatore.
cli-unknown-player = Qui nessuno si chiama { $name }. Ci sono: { $players }.
cli-joined = Siede al posto { $seat }; il gettone del posto è { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = La partita è finita: posto { $place } di { $players }.
cli-no-protocol = Questo protocollo non conosce { $game }.
cli-help-kniffel = Risolvi il Kniffel per un giocatore, una volta per tutte: il computer più forte e i suggerimenti conoscono poi il valore esatto di ogni scelta.

cli-help-game = L’id o il titolo di un gioco, come in `parlour games`.
cli-help-language = La lingua, una fra { $languages }; altrimenti quella del terminale.
cli-help-seats = Il numero dei giocatori.
cli-help-preset = Imposta tutte le varianti in una volta: alla lettera della stampa, come giocano i più, o come vuole il libretto di una lingua o scatola. `parlour rules GIOCO --anchor presets` le elenca.
cli-help-option = Una variante stampata, come flying=no; si può dare più volte.
cli-help-host = L’indirizzo su cui ascoltare.
cli-help-port = La porta su cui ascoltare; la prossima libera se è occupata.
cli-help-data = Il file in cui si conservano i tavoli.
cli-help-database = Conserva i tavoli in questo database PostgreSQL invece che in un file; più server possono condividerlo.
cli-help-forget = Dimentica un tavolo con tutto quello che ci si è fatto, o un soprannome dovunque stia. Intanto il server non deve girare.
cli-help-forget-table = Codici o link di tavoli.
cli-help-forget-name = Un soprannome, esattamente come è stato scritto.
cli-help-backup = Salva tutti i tavoli in un file, anche mentre ci si gioca.
cli-help-backup-file = Il file da scrivere; uno che esiste si sostituisce quando il nuovo è completo.
cli-help-restore = Metti un file salvato al posto del file dei dati. Nessun server deve usarlo.
cli-help-restore-file = Un file scritto da parlour backup.
cli-help-repair = Salva in un nuovo file quello che si può ancora leggere di un file dei dati danneggiato.
cli-help-repair-file = Il nuovo file; quello danneggiato resta com’è.
cli-help-copy = Copia tutti i tavoli di un file dei dati in un database PostgreSQL vuoto.
cli-help-copy-file = Il file dei dati; nessun server deve usarlo.
cli-help-copy-database = Il database; non deve ancora contenere tavoli.
cli-help-open = Apri anche il browser.
cli-help-lan = Apri la scatola a tutti nella rete locale.
cli-help-anchor = Solo questa sezione.
cli-help-seat = Il posto che prendi, da 1; dato più volte, più persone dividono la tastiera.
cli-help-watch = Non prendere nessun posto: guarda giocare i computer.
cli-help-level = Quanto è forte il computer: da 1 a 5.
cli-help-seed = Lo stesso testo dà gli stessi dadi.
cli-help-quick = I dadi cadono, e le mosse obbligate si fanno, da sé.
cli-help-save = Scrivi la partita in questo file.
cli-help-print = Scrivi tavoliere, pedine da ritagliare, foglio dei punti e regole in breve di un gioco in un file per la stampante.
cli-help-paper = La carta.
cli-help-field = Quanto distano le caselle, in millimetri; un tavoliere più grande della carta viene su più fogli con segni di taglio. Senza, il tavoliere riempie un foglio.
cli-help-out = Il file; la sua estensione dice che cos’è.
cli-wrong-paper = { $paper } non è una carta su cui si possa stampare. Ci sono: { $papers }.
cli-wrong-print = { $file } dovrebbe finire in .pdf o .svg.
cli-print-too-large = Servirebbero troppi fogli di carta. Prendi caselle più piccole.
cli-cannot-write = { $file } non si può scrivere: { $why }.
cli-printed = { $count ->
    [1] { $file }: un foglio di { $paper }. Stampalo al 100%, non adattato alla pagina.
   *[other] { $file }: { $count } fogli di { $paper }. Stampali al 100%, non adattati alla pagina.
}
cli-help-record = Una partita registrata.
cli-help-depth = Quante mosse di profondità.
cli-help-position = La posizione da cui contare, nella notazione del gioco; se non si dice, l’inizio.

cli-unknown-language = Non ci sono testi in «{ $language }». Ci sono: { $languages }.
cli-unknown-game = Sullo scaffale non c’è il gioco «{ $name }». Ci sono: { $games }.
cli-unknown-game-near = Sullo scaffale non c’è il gioco «{ $name }». Intendevi { $near }?
cli-several-games = Più giochi si chiamano «{ $name }». Quale: { $games }?
cli-unknown-preset = { $game } non ha la scelta pronta «{ $name }». Ha: { $presets }.
cli-unknown-option = { $game } non ha la variante «{ $name }». Ha: { $options }.
cli-unknown-anchor = Le regole di { $game } non hanno la sezione «{ $anchor }». Hanno: { $anchors }.
cli-wrong-seats = { $game } è per { $seats } giocatori.
cli-wrong-seat = I posti sono numerati da 1 a { $seats }.
cli-wrong-value = { $name } non può essere «{ $value }». Permesso: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = sì o no
cli-allowed-number = da { $low } a { $high }
cli-allowed-number-off = da { $low } a { $high }, o 0 per niente
cli-no-folder = Non c’è nessuna cartella { $path }.
cli-file-unreadable = { $path } non si può leggere: { $error }.
cli-file-too-large = { $path } è troppo grande per essere una partita registrata.

cli-serving-stop = Ctrl+C la chiude.
cli-cannot-serve = Su { $host } non si può ascoltare: { $error }.

cli-column-game = Gioco
cli-column-players = Giocatori
cli-column-minutes = Minuti
cli-column-boxes = Nella scatola
cli-games-next = parlour play GIOCO ne comincia uno, parlour rules GIOCO lo spiega.

cli-you = tu
cli-welcome = Scrivi una mossa o il suo numero; aiuto mostra che altro puoi scrivere.
cli-commitment = I dadi sono già stabiliti. Il loro sigillo: { $commitment }
cli-seed = I dadi venivano dal seme { $seed }
cli-thinking = { $colour } sta pensando…
cli-hint-thinking = Ci si pensa…
cli-ask-move = La tua mossa
cli-throw-first = Prima i dadi: premi Invio.
cli-more-moves = … e altre { $count }: mosse le mostra tutte.
cli-no-move = «{ $text }» qui non è una mossa permessa. mosse le mostra tutte, aiuto che altro puoi scrivere.
cli-no-throw = «{ $text }» qui non vuol dire niente. Premi Invio per lanciare, o scrivi aiuto.
cli-see-rules = (regole { $anchor }: { $section })
cli-hint = Una buona mossa: { $move }
cli-undone = Ripresa.
cli-undone-dice = Ripresa. I dadi restano com’erano.
cli-nothing-to-undo = Non c’è niente da riprendere.
cli-left = Hai lasciato il tavolo.
cli-saved = Scritto in { $path }
cli-over = La partita è finita
cli-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Che cosa si può scrivere al tavolo; più parole possono voler dire lo stesso.
cli-word-help = aiuto, help, ?
cli-word-moves = mosse, moves
cli-word-board = tavoliere, board
cli-word-hint = suggerimento, hint
cli-word-undo = annulla, undo
cli-word-rules = regole, rules
cli-word-quit = esci, fine, quit, exit
cli-word-yes = sì, si, s
cli-word-no = no, n
cli-play-help =
    una mossa     nella notazione del gioco, o il suo numero nella lista
    Invio         lancia i dadi; fa la mossa se ce n’è una sola
    mosse         tutte le mosse permesse
    tavoliere     di nuovo il tavoliere
    suggerimento  una buona mossa
    annulla       torna a prima della tua ultima mossa
    regole        le regole; regole SEZIONE per una parte
    esci          lascia il tavolo

cli-record-replays = { $actions ->
        [one] 1 azione si rigioca
       *[other] { $actions } azioni si rigiocano
    } con le regole di { $game }, versione { $version }.
cli-record-dice = { $throws ->
        [one] 1 lancio viene
       *[other] Tutti i { $throws } lanci vengono
    } dal seme.
cli-record-dice-unseen = Il seme non è ancora detto: { $throws ->
        [one] 1 lancio non è stato controllato
       *[other] { $throws } lanci non sono stati controllati
    }.
cli-record-no-dice = Non si sono lanciati dadi.
cli-record-commitment = Il seme è quello fissato prima della partita.
cli-record-no-commitment = Nessuno ha fissato un seme prima della partita.
cli-record-known-before = { $throws ->
        [one] Un lancio si era già visto
       *[other] { $throws } lanci si erano già visti
    }, perché si sono riprese delle mosse.
cli-record-proven-nobody = Dimostrato: i dadi vengono da un seme che la scatola aveva fissato e da { $shares ->
        [one] quello che il browser di un giocatore ha aggiunto
       *[other] quello che i browser di { $shares } giocatori hanno aggiunto
    } dopo, così né la scatola da sola né un giocatore da solo avrebbe potuto sceglierli.
cli-record-proven-fixed = Dimostrato: i dadi vengono da un seme fissato prima della partita, così nessuno li ha cambiati per strada; chi l’ha fissato avrebbe potuto sceglierlo.
cli-record-proven-nothing = Dimostrato: i dadi vengono dal seme, e niente di più, perché nessuno sa quando il seme sia stato scelto.
cli-record-result = Il risultato è giusto. { $result }
cli-record-unfinished = La partita non è finita: non c’è nessun risultato da controllare.
cli-record-wrong = Questo verbale non regge: { $error }
cli-record-unknown-game = Questo verbale è di un gioco che non è sullo scaffale: «{ $game }».

cli-perft-depth = profondità { $depth }
cli-perft-line = profondità { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Il gioco migliore vale in media { $worth } punti. Risolto in { $seconds } s e conservato in { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } su { $machine }
cli-doctor-package = installato in { $path }
cli-doctor-compiled = La parte veloce gira compilata: tutti i { $count } moduli.
cli-doctor-python-code = La parte veloce gira non compilata: funziona tutto, solo più piano.
cli-doctor-partly = { $compiled } di { $count } moduli della parte veloce girano compilati.
cli-doctor-stale = Cambiati da quando sono stati compilati, quindi gira il vecchio codice: { $modules }
cli-doctor-compile = `make compile` compila la parte veloce, con { $compiler }.
cli-doctor-no-compiler = Qui non c’è nessun compilatore C: installa gcc, poi esegui `make compile`.
cli-doctor-data = I tavoli si conservano in { $path }
cli-doctor-data-backup = Si salvano in un file con: parlour backup FILE
cli-doctor-data-new = I tavoli si conserveranno in { $path }
cli-doctor-guests = Altri pacchetti portano: { $names }
cli-doctor-fault = { $package } { $version } porta { $name }, che è stato lasciato fuori: { $reason }
cli-doctor-lookups = Che cosa consultano i giocatori del computer
cli-lookup-kept = conservata, { $megabytes } MB
cli-lookup-under-way = fatta al { $percent }%
cli-lookup-later = si calcola la prima volta che serve
cli-lookup-made = { $name } è calcolata e conservata, in { $seconds } s.
cli-lookup-not-kept = { $name } è calcolata, ma non si può conservare in { $folder }.
cli-lookup-unknown = Non c’è la tabella { $name }. Tabelle: { $lookups }
cli-help-lookups = Che cosa consultano i giocatori del computer: che cosa è conservato, che cosa si sta calcolando. Quelle nominate si calcolano da capo.
cli-help-lookups-name = Una tabella, o come comincia il suo nome.
cli-doctor-parts = Parti
cli-doctor-missing = non installato

cli-help-lab = Il laboratorio: molte partite insieme, e che cosa raccontano.
cli-help-facts = Gioca molte volte a un gioco e di’ quanto dura, quanto spesso si mangia, e se conviene cominciare.
cli-help-games-count = Quante partite si giocano.
cli-help-facts-all = Ogni gioco sullo scaffale; quelli già nella cartella non si giocano di nuovo.
cli-help-facts-level = Chi gioca: 0 a caso, da 1 a 5 un computer di quel livello.
cli-help-facts-seed = Il seme: lo stesso dà gli stessi fatti.
cli-help-facts-folder = Dove si conservano fatti e figure.
cli-help-facts-cores = Quanti processi giocano; tutti i core se non si dice altro.

lab-game-or-all = Nomina un gioco, o di’ --all per tutto lo scaffale.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } partite, { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }
lab-at-random = Giocate a caso, seme { NUMBER($seed, useGrouping: 0) }. Gli intervalli valgono con una confidenza del 95%.
lab-by-level = Giocate da computer di livello { $level }, seme { NUMBER($seed, useGrouping: 0) }. Gli intervalli valgono con una confidenza del 95%.
lab-row-length = durata media in lanci e decisioni
lab-row-longest = partita più lunga
lab-row-takes = azioni che tolgono una pedina
lab-row-first = vinte da chi ha cominciato
lab-row-seat = vinte dal posto { $seat }
lab-row-reason = finite per: { $reason }
lab-exact = Durata media esatta, dalla catena di Markov: { $exact }
lab-kept = Conservato in { $folder }
lab-length = lanci e decisioni
lab-games = partite
lab-column-game = gioco
lab-column-seats = giocatori
lab-column-length = durata media
lab-column-takes = prese
lab-column-first = vinte da chi comincia
cli-help-almanac = Scopri, per ogni gioco e le sue varianti principali, quanto dura, se conviene cominciare, quante volte cambia il vantaggio e che cosa decide la fortuna.
cli-help-almanac-folder = Dove si annota quello che si è giocato: chi si ferma e ricomincia continua da lì.
cli-help-almanac-pieces = Gioca al massimo questo numero di pezzi; 0 riassume quello che c’è.
cli-help-almanac-out = Dove vanno i numeri.
lab-almanac = l’almanacco
lab-no-almanac = { $file } non è un almanacco: indica un altro file con --out, o metti questo altrove.
lab-almanac-stopped = Fermato. Lo stesso comando continua da dove era questo; quello che si è giocato è riassunto.
lab-almanac-level = livello
lab-almanac-games = partite
lab-almanac-minutes = minuti
lab-almanac-first = vinte da chi comincia, su 100
lab-almanac-luck = fortuna
cli-help-duel = Fai incontrare molte volte due giocatori, dalle due parti di ogni apertura e a turno su tutti i posti.
cli-help-duel-player = Un livello (5), uno con più posizioni (5*10) o meno (5/30), o un rivale: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; dove installati stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = La quota che A deve vincere: si ferma appena è certo, in un senso o nell’altro.
cli-help-duel-seed = Il seme: lo stesso gioca le stesse partite, su quanti core si vuole.
cli-help-duel-brake = I secondi possono fermare i pensieri di un livello prima delle sue posizioni; senza contano solo le posizioni, così un computer occupato misura bene quanto uno tranquillo.
cli-help-ladder = Ogni livello contro quello sotto, gioco per gioco; la tabella che mostra docs/players.md.
cli-help-ladder-games = I giochi; tutto lo scaffale se non si dice altro.
cli-help-ladder-out = Scrivi la tabella, come Markdown, riga per riga; quello che c’è già non si misura di nuovo.
lab-duel-title = { $game }: { $first } contro { $second }, { $seats } posti, seme { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } vinte da { $first }, errore standard { $error }, { NUMBER($games, useGrouping: 0) } partite
lab-duel-counts = { $won } vinte, { $shared } divise, { $lost } perse; { $points } punti a partita più degli altri, errore standard { $points_error }
lab-duel-time = Tempo di CPU per scelta di { $first }: { $mean } ms, più lungo { $longest } ms; { $length } azioni per partita
lab-duel-ends = Finali: { $reasons }
lab-duel-sure = Certo: { $sure ->
    [more] almeno quanto chiesto.
   *[less] meno di quanto chiesto.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } contiene qualcosa che non è la tabella di una scala; resta com’è.
lab-duel-column-pair = livelli
lab-duel-column-share = vinte
lab-duel-column-error = ES
lab-duel-column-games = partite
lab-duel-column-time = ms per scelta, più lungo
lab-duel-column-version = versione
lab-duel-column-seed = seme
lab-duel-column-date = giorno
lab-ladder-undecided = nessuno decide
lab-ladder-alone = da soli
lab-ladder-measured = { $date }, seme { $seed }, al massimo { $games } partite per gradino. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] compilato.
   *[no] non compilato.
  }
cli-help-soak = Gioca partite a caso su tutto lo scaffale con ogni legge attiva, e di’ quali sono state violate.
cli-help-soak-seed = Il seme: lo stesso gioca le stesse partite.
lab-soak-start = { NUMBER($games, useGrouping: 0) } partite a caso con le leggi attive, seme { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Nessuna legge violata in { NUMBER($games, useGrouping: 0) } partite di { $kinds } tipi ({ NUMBER($actions, useGrouping: 0) } azioni, seme { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Una legge è stata violata una volta. La riga sopra la mostra di nuovo: disposizione e seme della partita.
   *[other] Le leggi sono state violate { $count } volte. Le righe sopra le mostrano di nuovo: disposizione e seme di ogni partita.
}

cli-help-bearoff = Calcola le tabelle d’uscita del backgammon, per le regole internazionali e per quelle stampate, e conservale.
cli-help-bearoff-stones = Fino a questo numero di pedine.
cli-help-train = Allena i giocatori del computer per la tavola da backgammon, facendoli giocare contro sé stessi.
cli-help-train-lesson = Che cosa imparare, come in backgammon_standard.
cli-help-train-folder = Dove si conservano le lezioni non finite.
bearoff-standard = regole internazionali
bearoff-printed = regole stampate
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } posizioni. Per { $stones } pedine sulla sesta punta servono in media { $turns } turni.
train-no-lesson = Non c’è la lezione { $name }. Lezioni: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Di’ che cosa dimenticare: tavoli con i loro codici o link, o un soprannome con --name.
cli-forget-in-use = La scatola è aperta su { $address }. Prima chiudila, così intanto non si scrive niente.
cli-forget-failed = Non è stato dimenticato niente: { $detail }
cli-forget-nothing = Qui non ci sono né questo tavolo né questo nome.
cli-forgotten = { $tables ->
        [0] Nessun tavolo è dimenticato
        [one] Un tavolo è dimenticato
       *[other] { $tables } tavoli sono dimenticati
    }, e un nome su { $names ->
        [0] nessun posto
        [one] un posto
       *[other] { $names } posti
    }. Le copie di sicurezza li hanno ancora.
cli-copying = Si copia
cli-copy-not-empty = Il database contiene già dei tavoli. Copia in uno vuoto, così niente si mescola o si perde.
cli-copy-failed = Non è stato copiato niente: { $detail }
cli-copied = { $count ->
    [one] Un tavolo è copiato. Aprilo con: parlour serve --database INDIRIZZO
   *[other] { $count } tavoli sono copiati. Aprili con: parlour serve --database INDIRIZZO
}

cli-backed-up = { $count ->
    [one] Un tavolo è salvato in { $path }
   *[other] { $count } tavoli sono salvati in { $path }
}
cli-backup-failed = Non è stato salvato niente: { $detail }
cli-restored = I tavoli in { $path } sono quelli salvati.
cli-restored-before = Quello che c’era prima è conservato in { $path }
cli-restore-in-use = Un server sta usando il file dei dati ({ $address }). Prima fermalo.
cli-restore-failed = Non è stato cambiato niente: { $detail }
cli-repaired = Salvati in { $path }: { $tables } tavoli, { $cut } di loro senza le ultime mosse. Persi: { $lost }. Guardali con: parlour serve --data { $path }
cli-repair-failed = Non si è potuto salvare niente: { $detail }

cli-usage = Uso:
cli-usage-arguments = Argomenti
cli-usage-options = Opzioni
cli-usage-commands = Comandi
cli-usage-required = [necessario]
cli-usage-default = [altrimenti: { $value }]
cli-help-help = Mostra questo aiuto.
cli-missing-argument = Manca { $name }.
cli-no-option = Non c’è nessuna opzione { $name }.
cli-no-option-near = Non c’è nessuna opzione { $name }. Forse: { $near }.
cli-no-command = Non c’è nessun comando «{ $name }».
cli-no-command-near = Non c’è nessun comando «{ $name }». Forse: { $near }.
cli-too-much = Questo è di troppo: { $words }.
cli-wrong-use = { $name } non si usa così.
cli-wrong-parameter = { $name } non può avere questo valore.
cli-wrong-range = { $name } non può avere questo valore. Permesso: { $allowed }
cli-see-help = Per saperne di più: { $command } --help
cli-stopped = Interrotto.

cli-metavar-options = OPZIONI
cli-metavar-command = COMANDO
cli-metavar-arguments = ARGOMENTI
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-folder = CARTELLA
cli-metavar-name = NOME
cli-metavar-value = VALORE
cli-metavar-text = TESTO
cli-metavar-table = TAVOLO
cli-metavar-section = SEZIONE
cli-metavar-link = LINK
cli-metavar-player = GIOCATORE
cli-metavar-lesson = LEZIONE
cli-metavar-code = CODICE
cli-metavar-record = PARTITA
