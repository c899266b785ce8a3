# Che cosa dice il server.

server-listening = La scatola è aperta su { $address }
server-network-open = Aperta a tutti in questa rete, su { $address }
server-port-taken = La porta { $port } è occupata; si prende { $other }.
server-in-use = La scatola è già aperta su { $address }
server-data-damaged = Il file dei dati { $path } è danneggiato: { $detail }. Quello che si può ancora leggere si salva in un nuovo file con: parlour repair NUOVOFILE
server-data-broken = Il file dei dati { $path } non si può usare: { $detail }
server-database-broken = Il database in { $place } non si può usare: { $detail }
server-database-driver = Per PostgreSQL manca un driver. Installalo con: { $command }
server-setting-wrong = Il server non si può avviare così: { $detail }

server-log-join = { $name } si siede.
server-log-rest = { $name } lascia giocare la scatola.
server-log-stop = { $name } gioca di nuovo.
server-log-undo = { $name } riprende una mossa.
server-log-restart = { $name } riprende tutto.
server-log-ask = { $name } vorrebbe riprendere una mossa.
server-log-consent = { $name } è d’accordo.
server-log-refuse = { $name } preferisce continuare.
server-log-again = { $name } vorrebbe giocare ancora.
server-log-claim = { $name } non vuole più aspettare.
server-log-offer = { $name } offre la patta.
server-log-out = { $name } si arrende.
server-log-relieve = Ora un computer gioca per { $name }.
server-log-return = { $name } è di nuovo qui e gioca.

server-end-resigned = { $name } si arrende.
server-end-agreed = Ci si accorda per la patta.
server-end-time = { $name } non ha più tempo.
server-end-left = { $name } ha lasciato il tavolo.

server-error-request = Questa richiesta non si è potuta leggere.
server-error-host = Questo server ha un altro nome.
server-error-origin = Qui possono chiedere solo le pagine di questa scatola.
server-error-no-switch = Si può cambiare solo sul computer dove sta la scatola.
server-error-no-network = Questo computer non è in nessuna rete di casa: nessun altro può raggiungerlo.
server-error-no-luggage = Con questo codice non c’è niente, o non c’è più: i codici valgono dieci minuti, e una volta sola.
server-error-not-alone = A questo tavolo siede anche qualcun altro. Si può mettere via, ma non eliminare.
server-error-no-page = Qui non c’è niente.
server-error-method = Qui non si può fare.
server-error-large = È troppo in una volta.
server-error-often = Era molto in una volta. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-error-busy = Tutti i computer stanno già pensando. Riprova fra un momento.
server-error-crowd = Da qui guardano troppe finestre.
server-error-storage = In questo momento non si può scrivere nella scatola.
server-error-broken = Qualcosa è andato storto da parte nostra.
server-error-no-game = Nella scatola non c’è questo gioco.
server-error-no-language = Non ci sono testi in questa lingua.
server-error-no-rules = Per questo gioco non ci sono regole in questa lingua.
server-error-no-position = Nelle regole di questo gioco non c’è questa figura.
server-error-no-table = Qui non c’è nessun tavolo. Forse il link è incompleto.
server-error-version = Questo tavolo è cominciato con regole più vecchie. Si può guardare, ma non continuare.
server-error-damaged = Una parte di questo tavolo non si è potuta leggere. Quello che resta si può guardare, ma non continuare.
server-error-record = Questa partita viene da un file. Si può guardare, ma non continuare.
server-error-file = Questa non è una partita che la scatola sappia leggere. Legge i propri verbali, PGN per gli scacchi, PDN per la dama e testi di incontri di backgammon.
server-error-file-move = La mossa { $move } non si può giocare: { $token }.
server-error-file-game = Il file non dice che gioco è. Sceglilo tu.
server-error-no-format = Questo gioco non ha questo formato.
server-error-patience = Basta così. Prima fai la tua mossa.
server-error-option = Il gioco non si può preparare così.
server-error-nobody = Qualcuno deve giocare: lascia almeno un posto a una persona.
server-error-name = Scegli un nome da 1 a { $most } caratteri.
server-error-taken = Questo posto non è più libero.
server-error-message = Questo messaggio è già stato usato per altro.
server-error-seat = Questo non è il tuo posto.
server-error-behind = Il tavolo è andato avanti.
server-error-waiting = Si aspetta ancora che qualcuno si sieda.
server-error-over = La partita è finita.
server-error-turn = In questo momento non hai niente da decidere.
server-error-action = Non è permesso.
server-error-choice = Qui non si può scegliere niente.
server-error-throw = Ora non c’è niente da lanciare.
server-error-gesture = Su questo tavolo non c’è.
server-error-share = Non è quello che avevi messo nei dadi.
server-error-undo = Non c’è niente di tuo da riprendere.
server-error-goes-on = La partita è ancora in corso.
server-error-long-game = Questa partita è troppo lunga per essere riesaminata.
server-error-position = Questa posizione non si può preparare.
server-error-position-over = In questa posizione la partita è finita: da qui nessuno può continuare.
server-error-no-record = Questa non è una partita che si possa rigiocare.
server-error-no-solution = Questo gioco non si può risolvere.
server-error-asked = Agli altri è già stato chiesto.
server-error-kept = Questo posto è riservato a qualcuno.
server-error-going = Questa partita non è ancora finita.
server-error-wait = Può ancora tornare. Aspetta un altro po’.
server-error-no-claim = La vittoria si può chiedere solo in una partita a due già cominciata.
server-error-no-draw = Qui non c’è nessuno con cui accordarsi per la patta.
server-error-out = Hai lasciato questa partita.
server-error-relieved = In questo momento un computer gioca per te. Prima riprendi il tuo posto.
server-error-last = Qualcuno deve restare al tavolo.
server-error-not-asked = Nessuno ti ha chiesto niente.
server-error-clock = Con questo orologio non si può giocare.
server-error-no-clock = A questo tavolo non c’è nessun orologio.
server-error-late = Il tuo tempo è finito.
server-error-phrase = Questa frase non c’è.
server-error-words = Di’ qualcosa da 1 a { $most } caratteri.
server-error-silent = A questo tavolo ci sono solo frasi pronte.
server-error-breath = Prendi fiato: { $seconds ->
    [one] fra un secondo
   *[other] fra { $seconds } secondi
} puoi dire di nuovo qualcosa.
server-error-not-host = Può farlo solo chi ospita.
server-error-done = È già così.
server-error-locked = Questo tavolo è chiuso a chiave: può guardarlo solo chi ci gioca.
server-error-not-lost = Nessuno saprebbe dire se questo posto è tuo.
