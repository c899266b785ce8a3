# Che cosa si fa e si dice in compagnia. Lo caricano solo un tavolo e la pagina che lo apparecchia.

# parole

words-title = Di’ qualcosa
words-say = Dillo
words-typed = Scrivi qualcosa
words-mute = Silenzio
words-mute-help = Nascondi quello che dicono gli altri qui
words-unmute = Ascolta di nuovo
words-muted = Non senti niente di quello che dicono gli altri qui.
words-chat-on = Lascia scrivere liberamente
words-chat-off = Solo frasi pronte

phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-moment = Un momento
phrase-back = Eccomi di nuovo
phrase-your-time = Fai con calma
phrase-oops = Ops
phrase-lucky = Che fortuna
phrase-close = C’è mancato poco
phrase-again = Ancora una?
phrase-bye = Devo andare

face-smile = Sorridi
    .said = { $name } sorride.
face-laugh = Ridi
    .said = { $name } ride.
face-wink = Fai l’occhiolino
    .said = { $name } fa l’occhiolino.
face-surprise = Stupisciti
    .said = { $name } si stupisce.
face-sad = Fai il broncio
    .said = { $name } è triste.
face-think = Pensa
    .said = { $name } sta pensando.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } lascia scrivere a tutti quello che vogliono.
server-log-host-silence = { $name } preferisce solo frasi pronte.

# arrendersi, patta, andarsene
table-leaving = Smettere
table-resign = { $several ->
    [true] { $name } si arrende
   *[other] Arrenditi
 }
table-draw = { $several ->
    [true] Accordatevi per la patta
   *[other] Offri la patta
 }
table-leave-seat = Fai continuare un computer
table-sure-resign = Allora vince l’altra parte.
    .yes = Arrenditi
table-sure-resign-many = Un computer prende il tuo posto perché gli altri possano continuare, e tu arrivi all’ultimo posto. Non si torna indietro.
table-sure-draw = { $several ->
    [true] Allora nessuno vince, e nessuno perde.
   *[other] Se è accettata, nessuno vince, e nessuno perde.
 }
table-sure-leave = Un computer continua per te. Puoi riprendere il tuo posto in ogni momento.
    .yes = Lascia il posto
table-seat-out = non gioca più
table-seat-relieved = continua un computer
table-relieved = In questo momento un computer gioca per te.
table-given-up = Hai lasciato la partita. Al tuo posto gioca un computer, perché gli altri possano continuare.
table-return = { $several ->
    [true] { $name } gioca di nuovo
   *[other] Riprendi il posto
 }

# orologi

server-log-late = Il tempo di { $name } è finito: questa mossa la fa la scatola.

clock-title = Orologio
clock-none = Nessuno
clock-none-help = Ognuno si prende il tempo che vuole.
clock-game = Per la partita
clock-game-help = Un tempo fisso per tutta la partita, e un po’ in più a ogni mossa. Chi lo finisce perde; in tre o più la scatola muove al suo posto.
clock-move = Per mossa
clock-move-help = Un tempo fisso per ogni mossa. Chi lo finisce perde; in tre o più la scatola muove al suo posto.
clock-days = Giorni per mossa
clock-days-help = Come per lettera: giorni per ogni mossa, e non serve esserci tutti nello stesso momento.
clock-minutes = Minuti
clock-seconds = Secondi
clock-increment = Secondi in più per mossa
clock-day-count = Giorni
clock-game-words = { $minutes } minuti per la partita e { $increment } secondi in più per ogni mossa
clock-game-plain = { $minutes } minuti per la partita
clock-game-seconds = { $seconds } secondi per la partita e { $increment } secondi in più per ogni mossa
clock-move-words = { $seconds } secondi per ogni mossa
clock-days-words = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} per ogni mossa
clock-left-of = Tempo rimasto a { $name }: { $time }.
clock-left-yours = Tempo che ti resta: { $time }.
clock-time-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
clock-short-days = { $days } g { $hours } h
clock-short-hours = { $hours } h { $minutes } min

# la prossima partita
table-again-offered = { $count ->
    [one] { $names } vorrebbe giocare ancora.
   *[other] { $names } vorrebbero giocare ancora.
 }
table-again-join = Gioca anche tu
table-again-there = Alla prossima partita
table-again-watch = Guarda la prossima partita
table-again-rules = Altre regole
table-waiting-for = Si aspetta ancora: { $names }
table-kept-here = invito mandato
table-series = { $games ->
    [one] Dopo una partita
   *[other] Dopo { $games } partite
 }
table-series-wins = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
 }
table-series-draws = { $draws ->
    [one] una patta
   *[other] { $draws } patte
 }
table-series-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }

# chi c’è
company-here = qui
company-away = adesso altrove
    .short = altrove
company-gone = via dalle ore { $time }
    .short = via
company-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
 }
company-missed = { $name } manca dalle ore { $time }.
company-replace = Fai continuare un computer
company-claim = Rivendica la vittoria
company-wait = O semplicemente aspetta: non è perso niente, e chi torna riprende il suo posto.

# chi ospita, e i link perduti

server-log-host-fill = { $name } dà un posto libero a un computer.
server-log-host-remove = { $name } chiede a { $other } di lasciare il posto.
server-log-host-hand-on = { $name } affida il tavolo a { $other }.
server-log-host-take = { $name } si occupa del tavolo da adesso in poi.
server-log-host-close = { $name } chiude un posto libero.
server-log-host-free = { $name } non tiene più il posto per { $other }.
server-log-host-lock = { $name } chiude il tavolo a chiave: da ora nessuno guarda.
server-log-host-unlock = { $name } lascia di nuovo guardare tutti.
server-log-host-skip = { $name } vuole che si saltino i turni di chi se n’è andato.
server-log-host-play-on = { $name } vuole che un computer giochi per chi se n’è andato.
server-log-lost = Qualcuno dice di essere { $name }, su un altro dispositivo.
server-log-vouch = { $name } conferma.
server-log-doubt = { $name } non conferma.

host-is = ospita
host-you = tu, che ospiti
host-fill = Computer
host-fill-of = Computer per questo posto: { $name }
host-close = Chiudi
host-close-of = Chiudi: { $name }
host-free = Libera il posto
host-free-of = Libera il posto: { $name }
host-lock = Niente spettatori
host-unlock = Lascia guardare altri
host-locked = Nessuno tranne voi può guardare questo tavolo.
host-open = Chi ha il link può guardare.
host-skip = Salta il loro turno
host-play-on = Fai giocare un computer
host-remove = Allontana
host-remove-of = Allontana { $name }
host-hand-on = Affida il tavolo
host-hand-on-of = Affida il tavolo: { $name }
host-take = Occuparsi del tavolo al posto di { $name }

lost-mine = Uno di questi posti è mio
lost-help = Se siedi già qui, su un altro dispositivo o in un altro browser: si chiede a chi bada al tavolo, e il posto si sposta qui. Il vecchio link allora non vale più.
lost-i-am = Sono { $name }
lost-waiting = Si chiede a { $names }. Con un sì, il posto qui è tuo.
lost-is-it = Qualcuno dice di essere { $name }, su un altro dispositivo. È vero?
lost-is-it-you = Qualcuno dice di essere te, su un altro dispositivo.
lost-yes = Sì, è { $name }
lost-no = No

# gioco veloce

choice-auto = Dove non c’è scelta
choice-auto-off = Lancio e muovo io
choice-auto-on = Si lancia e si muove da sé

# una mossa preparata

premove-prepared = Preparata: { $move }. Si fa quando tocca a te.
premove-take-back = Riprendi
premove-dropped = La mossa preparata non è più possibile.
premove-site = { $where }, mossa preparata

# un tavolo chiuso a chiave

ui-trouble-locked = Questo tavolo è chiuso a chiave
    .help = Può guardarlo solo chi ci gioca. Chi bada al tavolo può lasciar guardare altri.
host-skips = Chi se n’è andato salta il turno.
host-plays-on = Per chi se n’è andato gioca un computer.
