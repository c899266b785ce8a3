# La cornice: intestazione, scaffale, pagina del gioco.

ui-title = { $page } · Parlour
ui-home = Parlour, allo scaffale
ui-skip = Vai alla pagina
ui-loading = Un momento…
ui-try-again = Riprova
ui-to-shelf = Allo scaffale
ui-box = Una scatola di giochi classici per la famiglia
ui-unreached = Parlour al momento non è raggiungibile. Continuiamo a provare.
ui-needs-script = Parlour ha bisogno di JavaScript per disporre i suoi tavolieri.

ui-language = Lingua
ui-theme = Tema: { $now }. Cambia
ui-theme-system = come nel sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
ui-sound = Suono
ui-sound-on = Il suono è acceso
ui-sound-off = Il suono è spento

ui-offline = Nessuna connessione. Continuiamo a provare.
ui-dropped = Una mossa fatta senza connessione è arrivata troppo tardi: il tavolo era già andato avanti.
ui-close = Chiudi
ui-offline-kept = Nessuna connessione. La tua mossa è conservata e sarà inviata.

ui-trouble-nowhere = Qui non c’è niente
    .help = Questo indirizzo porta oltre lo scaffale. Forse per strada si è persa una lettera.
ui-trouble-table = Questo tavolo non esiste
    .help = Controlla il link, o prepara un nuovo tavolo: le scatole sono sullo scaffale.
ui-trouble-game = Questo gioco non è sullo scaffale
    .help = Forse un giorno arriverà. Intanto ce ne sono altri da giocare.
ui-trouble-offline = La scatola non si raggiunge
    .help = La connessione è caduta. Non è perso niente: riprova fra un momento.
ui-trouble-broken = Qualcosa è andato storto
    .help = È stato un errore nostro, non tuo. Riprova.

# Scatole

box-travel = Scatola da viaggio
    .tag = Piccoli tavolieri per lunghi viaggi
box-box315 = Scatola 315
    .tag = Giochi per la tavola di famiglia
box-big = La grande raccolta
    .tag = Tavolieri, dadi e cinquanta modi di usarli
box-halma_mill = Halma e Mulino
    .tag = Due tavolieri, due vecchi amici
box-playground = Prato incantato
    .tag = Una corsa su un tavoliere fatto da te
box-brought = Portati da fuori
    .tag = Giochi di altri pacchetti

# Lo scaffale

shelf-title = A che cosa giochiamo?
shelf-lead = Apri una scatola, scegli un gioco. Il computer è sempre pronto, e gli amici entrano con un link.
shelf-boxes = Scatole
shelf-games = { $count ->
        [one] un gioco
       *[other] { $count } giochi
    }
shelf-in-box = In «{ $box }»
shelf-empty = Lo scaffale è ancora vuoto.
shelf-find = Cerca con qualsiasi nome
shelf-players = In quanti si gioca
shelf-players-any = Giocatori
shelf-players-of = { $count ->
    [1] 1 giocatore
   *[other] { $count } giocatori
}
shelf-length = Quanto dura
shelf-length-any = Durata
shelf-length-short = Fino a 15 minuti
shelf-length-medium = Fino a mezz’ora
shelf-length-long = Di più
shelf-nature = Fortuna o testa
shelf-nature-any = Fortuna o testa
shelf-nature-thought = Solo testa
shelf-nature-both = Testa e fortuna
shelf-nature-luck = Solo fortuna
shelf-dice = Dadi
shelf-dice-any = Dadi
shelf-dice-with = Con i dadi
shelf-dice-without = Senza dadi
shelf-filters = Altri modi per scegliere
occasions = Per occasione
occasion-quick = Dieci minuti
    .why = Finisce in circa { $minutes } minuti
occasion-children = Con i bambini
    .why = I dadi corrono, e chiunque può vincere
occasion-think = Per due che pensano
    .why = Niente fortuna, solo voi due
occasion-round = In tanti
    .why = Si gioca fino in { $most }
occasion-alone = Da soli
    .why = Non serve nessun altro
shelf-forget = Svuota
shelf-show-all = Tutti i giochi
shelf-show-boxes = Alle scatole
shelf-none = Nessun gioco va bene. Togli qualcosa, o svuota la ricerca.
shelf-alias = trovato come «{ $name }»
page-players = { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
page-players-range = da { $low } a { $high } giocatori
page-players-some = { $counts } giocatori
page-minutes = { $minutes } minuti

# I tavoli a cui siedi

mine-title = I tuoi tavoli
mine-none = Nessun tavolo è ancora pronto. Il primo aspetta in una scatola qui sotto.
mine-offline = Questa è la scatola com’era l’ultima volta. I tuoi tavoli stanno sul server, e con loro tutto quello che serve per giocare; tornano insieme a lui.
mine-your-turn = Tocca a te
mine-waiting = Tocca a { $name }
mine-waits-people = Si aspettano giocatori
mine-won = Hai vinto
mine-over = Finita
mine-more = Mostra tutto
mine-me = Nome, statistiche, altri dispositivi
mine-just-now = proprio ora
mine-put-away = Metti via: { $names }
mine-away = { $count ->
    [one] Un tavolo è messo via
   *[other] { $count } tavoli sono messi via
}
mine-take-out = Tira fuori di nuovo: { $names }
mine-delete = Elimina per sempre: { $names }
mine-delete-sure = Elimina

# La pagina di un gioco

page-set-up = Prepara il tavolo
page-start = Comincia
page-starting = Si prepara il tavolo…
page-start-failed = Il tavolo non si è potuto preparare. Riprova.
page-seat-count = Giocatori
page-seats = Chi gioca?
page-seat = Posto { $number }
page-seat-colour = Posto { $number }, { $colour }
page-kind-person = qui
page-kind-computer = computer
page-kind-open = con un link
page-kind-label = Chi siede qui?
page-name = Nome
page-name-default = Giocatore { $number }
page-level = Forza
page-open-seat = posto libero
page-open-note = Ricevi un link da passare. La partita comincia quando il posto è occupato.
page-nobody-note = Qualcuno deve giocare: lascia almeno un posto a una persona.
page-kit-set = { $number ->
        [1] Set base
       *[other] Set supplementare
    }
page-kit-left = { $part }, rimasti { $count }
page-kit-chain = I pezzi che hai unito
page-kit-remove = Togli: { $part }
page-kit-swap = Scambia questi due
page-kit-usual = Il solito tavoliere per { $count }. Tocca un pezzo, o trascinalo qui, per costruire il tuo.
page-kit-instead = Fino ad allora si prende il solito tavoliere.
page-kit-reset = Il solito tavoliere
page-kit-share = Copia un link a questa disposizione
page-kit-copied = Copiato
page-variants = Varianti
page-variants-changed = { $count ->
        [one] una cambiata
       *[other] { $count } cambiate
    }
page-variants-reset = Torna alle solite regole
page-number-range = da { $low } a { $high }
page-less = Meno
page-more = Più
page-rules = Regole
page-rules-contents = In queste regole
page-rules-missing = In questo momento le regole non si possono caricare.
page-picture = { $game }: il tavoliere, pronto per giocare
page-print = Stampa: tavoliere, pedine, regole
page-print-sheet = Stampa: pedine, foglio, regole
page-print-busy = Si disegna…
page-print-failed = Adesso non si è potuto disegnare. Riprova.

# I computer, una compagnia per tutti i giochi: un carattere per livello, con un nome proprio dove più della stessa specie siedono a un tavolo.

cast-0 = { $number ->
        [0] Felice
        [1] Felice
        [2] Fortuna
        [3] Domino
        [4] Soldino
        [5] Azzardo
        [6] Tiche
        [7] Fausto
        [8] Asso
       *[other] Computer { $number }
    }
cast-1 = { $number ->
        [0] Topino
        [1] Briciola
        [2] Puntino
        [3] Nocciolina
        [4] Pennino
        [5] Bottone
        [6] Ditale
        [7] Ciuffo
        [8] Mimì
       *[other] Topino { $number }
    }
    .nature = alla buona
    .choice = Topino, alla buona
    .help = Vede quello che ha sotto il naso, e il resto gli sfugge.
cast-2 = { $number ->
        [0] Lepre
        [1] Trifoglio
        [2] Scatto
        [3] Rovo
        [4] Saltello
        [5] Guizzo
        [6] Acetosa
        [7] Margherita
        [8] Cardo
       *[other] Lepre { $number }
    }
    .nature = disinvolta
    .choice = Lepre, disinvolta
    .help = Gioca in fretta e con allegria, e pensa una mossa avanti.
cast-3 = { $number ->
        [0] Volpe
        [1] Ruggine
        [2] Brace
        [3] Fulva
        [4] Renardo
        [5] Siena
        [6] Rame
        [7] Volpina
        [8] Nocciola
       *[other] Volpe { $number }
    }
    .nature = esperta
    .choice = Volpe, esperta
    .help = Conosce i soliti trucchi, e punisce le distrazioni.
cast-4 = { $number ->
        [0] Lince
        [1] Selce
        [2] Sussurro
        [3] Zibellino
        [4] Frassino
        [5] Saga
        [6] Betulla
        [7] Brina
        [8] Ginepro
       *[other] Lince { $number }
    }
    .nature = forte
    .choice = Lince, forte
    .help = Vede lontano, e le sfugge poco.
cast-5 = { $number ->
        [0] Civetta
        [1] Minerva
        [2] Barnaba
        [3] Luna
        [4] Arcibaldo
        [5] Allocco
        [6] Salvia
        [7] Crepuscolo
        [8] Atena
       *[other] Civetta { $number }
    }
    .nature = la nostra migliore
    .choice = Civetta, la nostra migliore
    .help = Pensa tutto fino in fondo, e non perdona niente.

# I colori, come chi fa qualcosa in una frase

option-more-than = { $option }: al massimo { $most }, quanto { $other }.

colour-yellow = Giallo
colour-green = Verde
colour-red = Rosso
colour-black = Nero
colour-blue = Blu
colour-white = Bianco
colour-orange = Arancione
colour-purple = Viola
colour-pink = Rosa
colour-lightblue = Azzurro
colour-ivory = Bianco
colour-ebony = Nero

# Chi ha un nome sta al posto del colore; con più colori si nomina anche il colore

player = { $name }
player-colour = { $name } ({ $colour })

# Gli stessi colori dove li hanno le cose: caselle, pedine

hue-yellow = { colour-yellow }
hue-green = { colour-green }
hue-red = { colour-red }
hue-black = { colour-black }
hue-blue = { colour-blue }
hue-white = { colour-white }
hue-orange = { colour-orange }
hue-purple = { colour-purple }
hue-pink = { colour-pink }
hue-lightblue = { colour-lightblue }
hue-ivory = { colour-ivory }
hue-ebony = { colour-ebony }

# La pagina delle regole: capitoli fatti con quello che un gioco dichiara

preset-usual = Come d’uso in questa casa
preset-printed = Come nel libretto
preset-common = Come giocano i più
preset-printed-in = Come nel libretto: { $booklets }
preset-own = A modo tuo
page-preset = Si gioca
rules-language-da = danese
rules-language-de = tedesco
rules-language-en = inglese
rules-language-es = spagnolo
rules-language-fr = francese
rules-language-it = italiano
rules-language-nl = olandese
rules-language-pl = polacco
rules-language-ru = russo
rules-language-sv = svedese

# Da dove vengono le regole

origin-kind-printed = Stampato
origin-kind-reading = Una lettura
origin-kind-ours = Nostro
origin-booklet = { $box }: { $languages }
origin-open = Da dove viene? { $kind }
ui-open = Apri una partita da un file
