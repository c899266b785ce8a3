# What the server says.

server-listening = Lådan är öppen på { $address }
server-network-open = Öppen för alla i det här nätverket, på { $address }
server-port-taken = Port { $port } används redan; tar { $other } i stället.
server-in-use = Lådan är redan öppen på { $address }
server-data-damaged = Datafilen { $path } är skadad: { $detail }. Det som ännu går att läsa sparas i en ny fil med: parlour repair NYFIL
server-data-broken = Datafilen { $path } kan inte användas: { $detail }
server-database-broken = Databasen på { $place } kan inte användas: { $detail }
server-database-driver = För PostgreSQL saknas en drivrutin. Installera den med: { $command }
server-setting-wrong = Servern kan inte startas så här: { $detail }

server-log-join = { $name } sätter sig.
server-log-rest = { $name } låter lådan spela vidare.
server-log-stop = { $name } spelar igen.
server-log-undo = { $name } tar tillbaka ett drag.
server-log-restart = { $name } tar tillbaka allt.
server-log-ask = { $name } vill ta tillbaka ett drag.
server-log-consent = { $name } går med på det.
server-log-refuse = { $name } vill hellre spela vidare.
server-log-again = { $name } vill spela igen.
server-log-claim = { $name } vill inte vänta längre.
server-log-offer = { $name } erbjuder remi.
server-log-out = { $name } ger upp.
server-log-relieve = En dator spelar nu åt { $name }.
server-log-return = { $name } är tillbaka och spelar igen.

server-end-resigned = { $name } har gett upp.
server-end-agreed = Båda har kommit överens om remi.
server-end-time = Tiden är slut för { $name }.
server-end-left = { $name } har lämnat bordet.

server-error-request = Den begäran gick inte att läsa.
server-error-host = Den här servern har ett annat namn.
server-error-origin = Bara sidorna i den här lådan får fråga här.
server-error-no-switch = Det kan bara ändras vid datorn där lådan står.
server-error-no-network = Den här datorn är inte i något hemnätverk: ingen annan kan nå den.
server-error-no-luggage = Det finns inget under den koden, eller inte längre: koder gäller i tio minuter och bara en gång.
server-error-not-alone = Någon annan sitter också vid det här bordet. Det kan ställas undan, men inte tas bort.
server-error-no-page = Här finns inget.
server-error-method = Det går inte att göra här.
server-error-large = Det är för mycket på en gång.
server-error-often = Det var mycket på en gång. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
server-error-busy = Alla tänkare är upptagna. Försök igen om en stund.
server-error-crowd = För många fönster tittar på härifrån.
server-error-storage = Det går inte att skriva i lådan just nu.
server-error-broken = Något gick fel hos oss.
server-error-no-game = Det finns inget sådant spel i lådan.
server-error-no-language = Det finns inga texter på det språket.
server-error-no-rules = Det finns inga regler för det här spelet på det språket.
server-error-no-position = Det finns ingen sådan bild i det här spelets regler.
server-error-no-table = Det finns inget bord här. Länken är kanske inte hel.
server-error-version = Det här bordet började med äldre regler. Det går att se på, men inte att spela vidare.
server-error-damaged = En del av det här bordet gick inte att läsa. Det som är kvar går att se på, men inte att spela vidare.
server-error-record = Det här partiet öppnades från en fil. Det går att se på, men inte att spela vidare.
server-error-file = Det här är inget parti som lådan kan läsa. Den läser sina egna uppteckningar, PGN för schack, PDN för dam och matchtexter för backgammon.
server-error-file-move = Drag { $move } kan inte spelas: { $token }.
server-error-file-game = Filen säger inte vilket spel det är. Välj det.
server-error-no-format = Det här spelet har inget sådant format.
server-error-patience = Det var ofta nog. Gör ditt drag först.
server-error-option = Spelet kan inte ställas upp så här.
server-error-nobody = Någon måste spela: lämna minst en plats åt en människa.
server-error-name = Välj ett namn med 1 till { $most } tecken.
server-error-taken = Den här platsen är inte längre ledig.
server-error-message = Det meddelandet har redan använts till något annat.
server-error-seat = Det här är inte din plats.
server-error-behind = Bordet har gått vidare.
server-error-waiting = Vi väntar fortfarande på att någon ska sätta sig.
server-error-over = Partiet är slut.
server-error-turn = Det finns inget för dig att bestämma just nu.
server-error-action = Det är inte tillåtet.
server-error-choice = Inget kan väljas här.
server-error-throw = Det finns inget att kasta nu.
server-error-gesture = Det finns inte på det här bordet.
server-error-share = Det här är inte det du hade lagt till tärningarna.
server-error-undo = Du har inget att ta tillbaka.
server-error-goes-on = Partiet pågår fortfarande.
server-error-long-game = Det här partiet är för långt för att gå igenom.
server-error-position = Den här ställningen kan inte ställas upp.
server-error-position-over = I den här ställningen är partiet slut: ingen kan spela vidare härifrån.
server-error-no-record = Det här är inget parti som kan spelas upp.
server-error-no-solution = Det här spelet kan inte lösas.
server-error-asked = De andra har redan fått frågan.
server-error-kept = Den här platsen hålls åt någon.
server-error-going = Det här partiet är inte slut än.
server-error-wait = De kan ännu komma tillbaka. Vänta lite till.
server-error-no-claim = Bara i ett påbörjat parti för två kan segern krävas.
server-error-no-draw = Det finns ingen här att komma överens om remi med.
server-error-out = Du har gett upp det här partiet.
server-error-relieved = En dator spelar åt dig just nu. Ta först tillbaka din plats.
server-error-last = Någon måste stanna vid bordet.
server-error-not-asked = Ingen har frågat dig något.
server-error-clock = Ingen kan spela med den klockan.
server-error-no-clock = Det finns ingen klocka vid det här bordet.
server-error-late = Din tid är slut.
server-error-phrase = Det finns ingen sådan fras.
server-error-words = Säg något med 1 till { $most } tecken.
server-error-silent = Vid det här bordet finns bara färdiga fraser.
server-error-breath = Ta ett andetag: { $seconds ->
    [one] om en sekund
   *[other] om { $seconds } sekunder
} kan du säga något igen.
server-error-not-host = Bara värden kan göra det.
server-error-done = Så är det redan.
server-error-locked = Det här bordet är låst: bara de som spelar här kan se det.
server-error-not-lost = Ingen kunde säga om den här platsen är din.
