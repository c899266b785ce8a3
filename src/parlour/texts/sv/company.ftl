# What people do and say in company. Only a table and the page that sets one up load this.

# words

words-title = Säg något
words-say = Säg
words-typed = Skriv något
words-mute = Tysta
words-mute-help = Dölj vad de andra säger här
words-unmute = Lyssna igen
words-muted = Du hör inget av vad de andra säger här.
words-chat-on = Tillåt egna ord
words-chat-off = Bara färdiga fraser

phrase-hello = Hej
phrase-good-luck = Lycka till
phrase-well-played = Bra spelat
phrase-thanks = Tack
phrase-moment = Ett ögonblick
phrase-back = Jag är tillbaka
phrase-your-time = Ta den tid du behöver
phrase-oops = Hoppsan
phrase-lucky = Vilken tur
phrase-close = Det var nära
phrase-again = En gång till?
phrase-bye = Jag måste gå

face-smile = Le
    .said = { $name } ler.
face-laugh = Skratta
    .said = { $name } skrattar.
face-wink = Blinka
    .said = { $name } blinkar.
face-surprise = Häpna
    .said = { $name } häpnar.
face-sad = Bli ledsen
    .said = { $name } ser ledsen ut.
face-think = Fundera
    .said = { $name } funderar.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } låter alla skriva vad de vill.
server-log-host-silence = { $name } vill hellre ha bara färdiga fraser.

# giving up, a draw, leaving
table-leaving = Sluta
table-resign = { $several ->
    [true] { $name } ger upp
   *[other] Ge upp
 }
table-draw = { $several ->
    [true] Kom överens om remi
   *[other] Erbjud remi
 }
table-leave-seat = Låt en dator spela vidare
table-sure-resign = Då vinner den andra sidan.
    .yes = Ge upp
table-sure-resign-many = En dator spelar vidare för de andras skull, och du kommer sist. Det finns ingen väg tillbaka.
table-sure-draw = { $several ->
    [true] Då vinner ingen, och ingen förlorar.
   *[other] Om det antas vinner ingen, och ingen förlorar.
 }
table-sure-leave = En dator spelar vidare åt dig. Du kan ta tillbaka din plats när som helst.
    .yes = Lämna min plats
table-seat-out = har gett upp
table-seat-relieved = en dator spelar vidare
table-relieved = En dator spelar åt dig just nu.
table-given-up = Du har gett upp. En dator spelar vidare för de andras skull.
table-return = { $several ->
    [true] { $name } spelar igen
   *[other] Ta tillbaka min plats
 }

# clocks

server-log-late = Tiden är ute för { $name }: lådan gör det här draget.

clock-title = Klocka
clock-none = Ingen
clock-none-help = Alla tar den tid de vill.
clock-game = För partiet
clock-game-help = Så mycket tid för hela partiet, och lite till för varje drag. Den som får slut på tid förlorar; är ni tre eller fler gör lådan draget i stället.
clock-move = Per drag
clock-move-help = Så mycket tid för varje drag. Den som får slut på tid förlorar; är ni tre eller fler gör lådan draget i stället.
clock-days = Dagar per drag
clock-days-help = Som per brev: dagar för varje drag, och ingen behöver vara där samtidigt.
clock-minutes = Minuter
clock-seconds = Sekunder
clock-increment = Sekunder till per drag
clock-day-count = Dagar
clock-game-words = { $minutes } minuter för partiet och { $increment } sekunder till för varje drag
clock-game-plain = { $minutes } minuter för partiet
clock-game-seconds = { $seconds } sekunder för partiet och { $increment } sekunder till för varje drag
clock-move-words = { $seconds } sekunder för varje drag
clock-days-words = { $days ->
    [one] En dag
   *[other] { $days } dagar
} för varje drag
clock-left-of = { $name } har { $time } kvar.
clock-left-yours = Du har { $time } kvar.
clock-time-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
clock-short-days = { $days } d { $hours } tim
clock-short-hours = { $hours } tim { $minutes } min

# the next game
table-again-offered = { $count ->
    [one] { $names } vill spela igen.
   *[other] { $names } vill spela igen.
 }
table-again-join = Var med
table-again-there = Till nästa parti
table-again-watch = Titta på nästa parti
table-again-rules = Andra regler
table-waiting-for = Väntar på att { $names } ska sätta sig
table-kept-here = är tillfrågad
table-series = { $games ->
    [one] Efter ett parti
   *[other] Efter { $games } partier
 }
table-series-wins = { $wins ->
    [one] 1 seger
   *[other] { $wins } segrar
 }
table-series-draws = { $draws ->
    [one] ett oavgjort
   *[other] { $draws } oavgjorda
 }
table-series-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }

# who is there
company-here = här
company-away = borta just nu
    .short = borta
company-gone = borta sedan { $time }
    .short = har gått
company-watching = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
 }
company-missed = { $name } har inte varit här sedan { $time }.
company-replace = Låt en dator spela vidare
company-claim = Kräv segern
company-wait = Eller bara vänta: inget går förlorat, och den som kommer tillbaka tar över platsen igen.

# the host, and lost links

server-log-host-fill = { $name } ger en ledig plats till en dator.
server-log-host-remove = { $name } ber { $other } att lämna platsen.
server-log-host-hand-on = { $name } lämnar över bordet till { $other }.
server-log-host-take = { $name } tar över bordet.
server-log-host-close = { $name } stänger en ledig plats.
server-log-host-free = { $name } håller inte längre platsen åt { $other }.
server-log-host-lock = { $name } låser bordet: från och med nu tittar ingen på.
server-log-host-unlock = { $name } låter alla titta på igen.
server-log-host-skip = { $name } vill att turen går förbi den som har gått.
server-log-host-play-on = { $name } vill att en dator spelar åt den som har gått.
server-log-lost = Någon säger sig vara { $name }, på en annan enhet.
server-log-vouch = { $name } känner igen personen.
server-log-doubt = { $name } känner inte igen personen.

host-is = värd
host-you = du, värden
host-fill = Dator
host-fill-of = Dator på den här platsen: { $name }
host-close = Stäng
host-close-of = Stäng: { $name }
host-free = Frigör platsen
host-free-of = Frigör platsen: { $name }
host-lock = Stäng ute åskådare
host-unlock = Låt andra titta på
host-locked = Ingen annan än ni kan se det här bordet.
host-open = Den som har länken kan titta på.
host-skip = Hoppa över dem
host-play-on = Låt en dator spela
host-remove = Ta bort
host-remove-of = Ta bort { $name }
host-hand-on = Gör till värd
host-hand-on-of = Gör till värd: { $name }
host-take = Ta över bordet efter { $name }

lost-mine = En av de här platserna är min
lost-help = Om du redan sitter här, på en annan enhet eller i en annan webbläsare: den som sköter bordet får frågan, och platsen flyttas hit. Den gamla länken slutar då att gälla.
lost-i-am = Jag är { $name }
lost-waiting = { $names } får frågan. När svaret är ja är platsen din här.
lost-is-it = Någon säger sig vara { $name }, på en annan enhet. Känner du igen personen?
lost-is-it-you = Någon säger sig vara du, på en annan enhet.
lost-yes = Ja, det är { $name }
lost-no = Nej

# quick play

choice-auto = När det inte finns något val
choice-auto-off = Jag kastar och flyttar själv
choice-auto-on = Kast och drag sker av sig själva

# a move that is prepared

premove-prepared = Förberett: { $move }. Det görs när det blir din tur.
premove-take-back = Ta tillbaka
premove-dropped = Det förberedda draget är inte möjligt längre.
premove-site = { $where }, förberedd

# a locked table

ui-trouble-locked = Det här bordet är låst
    .help = Bara de som spelar här kan se det. Den som sköter bordet kan låta andra titta på.
host-skips = Turen går förbi den som har gått.
host-plays-on = En dator spelar åt den som har gått.
