# What the server says.

server-listening = Æsken er åben på { $address }
server-network-open = Åben for alle på dette netværk, på { $address }
server-port-taken = Port { $port } er i brug; tager { $other } i stedet.
server-in-use = Æsken er allerede åben på { $address }
server-data-damaged = Datafilen { $path } er beskadiget: { $detail }. Det, der stadig kan læses, gemmes i en ny fil med: parlour repair NYFIL
server-data-broken = Datafilen { $path } kan ikke bruges: { $detail }
server-database-broken = Databasen på { $place } kan ikke bruges: { $detail }
server-database-driver = Der mangler en driver til PostgreSQL. Installér den med: { $command }
server-setting-wrong = Serveren kan ikke startes sådan: { $detail }

server-log-join = { $name } sætter sig.
server-log-rest = { $name } lader æsken spille videre.
server-log-stop = { $name } spiller selv igen.
server-log-undo = { $name } fortryder et træk.
server-log-restart = { $name } fortryder det hele.
server-log-ask = { $name } vil gerne fortryde et træk.
server-log-consent = { $name } siger ja.
server-log-refuse = { $name } vil hellere spille videre.
server-log-again = { $name } vil gerne spille igen.
server-log-claim = { $name } vil ikke vente længere.
server-log-offer = { $name } tilbyder uafgjort.
server-log-out = { $name } giver op.
server-log-relieve = Nu spiller en computer for { $name }.
server-log-return = { $name } er tilbage og spiller igen.

server-end-resigned = { $name } har givet op.
server-end-agreed = Begge er enige om uafgjort.
server-end-time = { $name } har ikke mere tid.
server-end-left = { $name } har forladt bordet.

server-error-request = Den forespørgsel kunne ikke læses.
server-error-host = Denne server har et andet navn.
server-error-origin = Kun sider fra denne æske må spørge her.
server-error-no-switch = Det kan kun slås til og fra på den maskine, æsken står på.
server-error-no-network = Denne maskine er ikke på noget hjemmenetværk: ingen andre kan nå den.
server-error-no-luggage = Der er intet under denne kode, eller ikke længere: koder gælder i ti minutter og én gang.
server-error-not-alone = Der sidder også en anden ved dette bord. Det kan lægges væk, men ikke slettes.
server-error-no-page = Her er ingenting.
server-error-method = Det kan man ikke gøre her.
server-error-large = Det er for meget på én gang.
server-error-often = Det var meget på én gang. Vent { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
server-error-busy = Alle tænkere har travlt. Prøv igen om et øjeblik.
server-error-crowd = For mange vinduer ser med herfra.
server-error-storage = Der kan ikke skrives i æsken lige nu.
server-error-broken = Noget gik galt hos os.
server-error-no-game = Det spil er ikke i æsken.
server-error-no-language = Der er ingen tekster på dette sprog.
server-error-no-rules = Der er ingen regler til dette spil på dette sprog.
server-error-no-position = Det billede er ikke i reglerne til dette spil.
server-error-no-table = Her er intet bord. Måske er linket ikke helt.
server-error-version = Dette bord blev begyndt med ældre regler. Man kan se på det, men ikke spille videre.
server-error-damaged = En del af dette bord kunne ikke læses. Man kan se på det, der er tilbage, men ikke spille videre.
server-error-record = Dette spil er åbnet fra en fil. Man kan se på det, men ikke spille videre.
server-error-file = Det er ikke et spil, æsken kan læse. Den læser sine egne optegnelser, PGN til skak, PDN til dam og matchtekster til backgammon.
server-error-file-move = Træk { $move } kan ikke spilles: { $token }.
server-error-file-game = Filen siger ikke, hvilket spil det er. Vælg det selv.
server-error-no-format = Dette spil har ikke det format.
server-error-patience = Det var tit nok. Gør først dit træk.
server-error-option = Spillet kan ikke stilles sådan op.
server-error-nobody = Nogen skal spille: lad mindst én plads være til et menneske.
server-error-name = Vælg et navn på 1 til { $most } tegn.
server-error-taken = Denne plads er ikke længere ledig.
server-error-message = Denne besked er allerede brugt til noget andet.
server-error-seat = Det er ikke din plads.
server-error-behind = Bordet er gået videre.
server-error-waiting = Vi venter stadig på, at nogen sætter sig.
server-error-over = Spillet er slut.
server-error-turn = Der er ikke noget for dig at vælge lige nu.
server-error-action = Det er ikke tilladt.
server-error-choice = Her er intet at vælge.
server-error-throw = Der er intet at kaste nu.
server-error-gesture = Det er ikke på dette bord.
server-error-share = Det er ikke det, du havde lagt i terningerne.
server-error-undo = Du har intet at fortryde.
server-error-goes-on = Spillet er stadig i gang.
server-error-long-game = Dette spil er for langt til at blive gennemgået.
server-error-position = Denne stilling kan ikke sættes op.
server-error-position-over = I denne stilling er spillet slut: ingen kan spille videre herfra.
server-error-no-record = Det er ikke et spil, der kan spilles igennem igen.
server-error-no-solution = Dette spil kan ikke løses.
server-error-asked = De andre er allerede spurgt.
server-error-kept = Denne plads holdes til nogen.
server-error-going = Dette spil er ikke slut endnu.
server-error-wait = De kan stadig nå at komme tilbage. Vent lidt endnu.
server-error-no-claim = Man kan kun gøre krav på et påbegyndt spil for to.
server-error-no-draw = Her er ingen at blive enig om uafgjort med.
server-error-out = Du har opgivet dette spil.
server-error-relieved = En computer spiller for dig lige nu. Tag først din plads igen.
server-error-last = Nogen skal blive ved bordet.
server-error-not-asked = Ingen har spurgt dig om noget.
server-error-clock = Ingen kan spille med dette ur.
server-error-no-clock = Der er intet ur ved dette bord.
server-error-late = Din tid er gået.
server-error-phrase = Den vending findes ikke.
server-error-words = Sig noget på 1 til { $most } tegn.
server-error-silent = Ved dette bord er der kun faste vendinger.
server-error-breath = Træk vejret: { $seconds ->
    [one] om et sekund
   *[other] om { $seconds } sekunder
} kan du sige noget igen.
server-error-not-host = Det kan kun værten.
server-error-done = Sådan er det allerede.
server-error-locked = Dette bord er låst: kun de, der spiller her, kan se det.
server-error-not-lost = Ingen kunne sige, om denne plads er din.
