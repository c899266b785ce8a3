# Wat mensen in gezelschap doen en zeggen. Alleen een tafel en de pagina die er een opzet laden dit.

# words

words-title = Zeg iets
words-say = Zeggen
words-typed = Typ iets
words-mute = Stil
words-mute-help = Verberg hier wat de anderen zeggen
words-unmute = Weer luisteren
words-muted = Je hoort hier niets van wat de anderen zeggen.
words-chat-on = Vrij typen toestaan
words-chat-off = Alleen vaste zinnetjes

phrase-hello = Hallo
phrase-good-luck = Succes
phrase-well-played = Goed gespeeld
phrase-thanks = Dank je wel
phrase-moment = Een ogenblikje
phrase-back = Ik ben er weer
phrase-your-time = Neem je tijd
phrase-oops = Oeps
phrase-lucky = Wat een geluk
phrase-close = Dat scheelde weinig
phrase-again = Nog een keer?
phrase-bye = Ik moet gaan

face-smile = Glimlachen
    .said = { $name } glimlacht.
face-laugh = Lachen
    .said = { $name } lacht.
face-wink = Knipogen
    .said = { $name } knipoogt.
face-surprise = Verbaasd kijken
    .said = { $name } kijkt verbaasd.
face-sad = Verdrietig kijken
    .said = { $name } kijkt verdrietig.
face-think = Nadenken
    .said = { $name } denkt na.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } laat iedereen vrij typen.
server-log-host-silence = { $name } heeft liever alleen vaste zinnetjes.

# giving up, a draw, leaving
table-leaving = Stoppen
table-resign = { $several ->
    [true] { $name } geeft op
   *[other] Opgeven
 }
table-draw = { $several ->
    [true] Remise afspreken
   *[other] Remise aanbieden
 }
table-leave-seat = Een computer laten doorspelen
table-sure-resign = Dan wint de ander.
    .yes = Opgeven
table-sure-resign-many = Een computer neemt je plaats in zodat de anderen kunnen doorspelen, en jij wordt laatste. Er is geen weg terug.
table-sure-draw = { $several ->
    [true] Dan wint niemand, en niemand verliest.
   *[other] Wordt het aangenomen, dan wint niemand, en niemand verliest.
 }
table-sure-leave = Een computer speelt voor je door. Je kunt je plaats altijd weer innemen.
    .yes = Mijn plaats verlaten
table-seat-out = heeft opgegeven
table-seat-relieved = een computer speelt door
table-relieved = Er speelt nu een computer voor je.
table-given-up = Je hebt opgegeven. Een computer heeft je plaats ingenomen, zodat de anderen kunnen doorspelen.
table-return = { $several ->
    [true] { $name } speelt weer
   *[other] Mijn plaats weer innemen
 }

# clocks

server-log-late = De tijd van { $name } is om: de doos doet deze zet.

clock-title = Klok
clock-none = Geen
clock-none-help = Iedereen speelt in eigen tempo.
clock-game = Voor de partij
clock-game-help = Zoveel tijd voor de hele partij, en wat extra voor elke zet. Wie geen tijd meer heeft, verliest; met drie of meer spelers zet de doos voor die speler.
clock-move = Per zet
clock-move-help = Zoveel tijd voor elke zet. Wie geen tijd meer heeft, verliest; met drie of meer spelers zet de doos voor die speler.
clock-days = Dagen per zet
clock-days-help = Net als per brief: dagen voor elke zet, en niemand hoeft er tegelijk te zijn.
clock-minutes = Minuten
clock-seconds = Seconden
clock-increment = Extra seconden per zet
clock-day-count = Dagen
clock-game-words = { $minutes } minuten voor de partij en { $increment } extra seconden voor elke zet
clock-game-plain = { $minutes } minuten voor de partij
clock-game-seconds = { $seconds } seconden voor de partij en { $increment } extra seconden voor elke zet
clock-move-words = { $seconds } seconden voor elke zet
clock-days-words = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} voor elke zet
clock-left-of = { $name } heeft nog { $time }.
clock-left-yours = Je hebt nog { $time }.
clock-time-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
clock-short-days = { $days } d { $hours } u
clock-short-hours = { $hours } u { $minutes } min

# the next game
table-again-offered = { $count ->
    [one] { $names } wil graag nog een keer.
   *[other] { $names } willen graag nog een keer.
 }
table-again-join = Meespelen
table-again-there = Naar de volgende partij
table-again-watch = De volgende partij bekijken
table-again-rules = Andere regels
table-waiting-for = Wachten op { $names }
table-kept-here = is gevraagd
table-series = { $games ->
    [one] Na één partij
   *[other] Na { $games } partijen
 }
table-series-wins = { $wins ->
    [one] 1 keer gewonnen
   *[other] { $wins } keer gewonnen
 }
table-series-draws = { $draws ->
    [one] één keer gelijk
   *[other] { $draws } keer gelijk
 }
table-series-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

# who is there
company-here = aanwezig
company-away = even weg
    .short = weg
company-gone = weg sinds { $time }
    .short = vertrokken
company-watching = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } mensen kijken toe
 }
company-missed = { $name } is hier sinds { $time } niet geweest.
company-replace = Een computer laten doorspelen
company-claim = De partij opeisen
company-wait = Of wacht gewoon: er gaat niets verloren, en wie terugkomt, neemt de eigen plaats weer in.

# the host, and lost links

server-log-host-fill = { $name } geeft een vrije plaats aan een computer.
server-log-host-remove = { $name } vraagt { $other } de plaats te verlaten.
server-log-host-hand-on = { $name } draagt de tafel over aan { $other }.
server-log-host-take = { $name } neemt de tafel over.
server-log-host-close = { $name } sluit een vrije plaats.
server-log-host-free = { $name } houdt de plaats niet langer vrij voor { $other }.
server-log-host-lock = { $name } sluit de tafel af: niemand kijkt meer toe.
server-log-host-unlock = { $name } laat iedereen weer toekijken.
server-log-host-skip = { $name } wil dat de beurten van wie weg is worden overgeslagen.
server-log-host-play-on = { $name } wil dat een computer speelt voor wie weg is.
server-log-lost = Iemand zegt { $name } te zijn, op een ander apparaat.
server-log-vouch = { $name } herkent die persoon.
server-log-doubt = { $name } herkent die persoon niet.

host-is = host
host-you = jij, de host
host-fill = Computer
host-fill-of = Computer voor deze plaats: { $name }
host-close = Sluiten
host-close-of = Sluiten: { $name }
host-free = De plaats vrijgeven
host-free-of = De plaats vrijgeven: { $name }
host-lock = Toeschouwers buitensluiten
host-unlock = Anderen laten toekijken
host-locked = Behalve jullie kan niemand deze tafel zien.
host-open = Wie de link heeft, kan toekijken.
host-skip = Overslaan
host-play-on = Een computer laten spelen
host-remove = Verwijderen
host-remove-of = { $name } verwijderen
host-hand-on = Host maken
host-hand-on-of = Host maken: { $name }
host-take = De tafel overnemen van { $name }

lost-mine = Een van deze plaatsen is van mij
lost-help = Zit je hier al, op een ander apparaat of in een andere browser? Dan wordt het gevraagd aan wie voor de tafel zorgt, en verhuist de plaats hierheen. De oude link werkt dan niet meer.
lost-i-am = Ik ben { $name }
lost-waiting = Het wordt gevraagd aan { $names }. Bij ja is de plaats hier van jou.
lost-is-it = Iemand zegt { $name } te zijn, op een ander apparaat. Ken je die persoon?
lost-is-it-you = Iemand zegt jou te zijn, op een ander apparaat.
lost-yes = Ja, dat is { $name }
lost-no = Nee

# quick play

choice-auto = Waar niets te kiezen valt
choice-auto-off = Ik gooi en zet zelf
choice-auto-on = Vanzelf gooien en zetten

# a move that is prepared

premove-prepared = Klaargezet: { $move }. De zet wordt gedaan als je aan de beurt bent.
premove-take-back = Terugnemen
premove-dropped = De klaargezette zet kan niet meer.
premove-site = { $where }, klaargezet

# a locked table

ui-trouble-locked = Deze tafel is afgesloten
    .help = Alleen wie hier speelt, kan de tafel zien. Wie voor de tafel zorgt, kan anderen laten toekijken.
host-skips = Wie weg is, wordt overgeslagen.
host-plays-on = Een computer speelt voor wie weg is.
