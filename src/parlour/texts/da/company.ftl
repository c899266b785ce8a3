# What people do and say in company. Only a table and the page that sets one up load this.

# words

words-title = Sig noget
words-say = Sig
words-typed = Skriv noget
words-mute = Stille
words-mute-help = Skjul, hvad de andre siger her
words-unmute = Lyt igen
words-muted = Du hører intet af, hvad de andre siger her.
words-chat-on = Lad alle skrive frit
words-chat-off = Kun faste vendinger

phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-moment = Et øjeblik
phrase-back = Jeg er her igen
phrase-your-time = Tag dig bare god tid
phrase-oops = Ups
phrase-lucky = Sikke et held
phrase-close = Det var tæt på
phrase-again = En gang til?
phrase-bye = Jeg må gå nu

face-smile = Smil
    .said = { $name } smiler.
face-laugh = Grin
    .said = { $name } griner.
face-wink = Blink
    .said = { $name } blinker.
face-surprise = Bliv overrasket
    .said = { $name } ser overrasket ud.
face-sad = Bliv ked af det
    .said = { $name } er ked af det.
face-think = Tænk
    .said = { $name } tænker.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } lader alle skrive, hvad de vil.
server-log-host-silence = { $name } vil hellere kun have faste vendinger.

# giving up, a draw, leaving
table-leaving = At stoppe
table-resign = { $several ->
    [true] { $name } giver op
   *[other] Giv op
 }
table-draw = { $several ->
    [true] Bliv enige om uafgjort
   *[other] Tilbyd uafgjort
 }
table-leave-seat = Lad en computer spille videre
table-sure-resign = Så vinder modparten.
    .yes = Giv op
table-sure-resign-many = En computer spiller videre for de andres skyld, og du bliver sidst. Der er ingen vej tilbage.
table-sure-draw = { $several ->
    [true] Så vinder ingen, og ingen taber.
   *[other] Bliver det taget imod, vinder ingen, og ingen taber.
 }
table-sure-leave = En computer spiller videre for dig. Du kan når som helst tage din plads igen.
    .yes = Forlad min plads
table-seat-out = har givet op
table-seat-relieved = en computer spiller videre
table-relieved = En computer spiller for dig lige nu.
table-given-up = Du har givet op. En computer spiller videre for de andres skyld.
table-return = { $several ->
    [true] { $name } spiller igen
   *[other] Tag min plads igen
 }

# clocks

server-log-late = Tiden er gået for { $name }: æsken gør dette træk.

clock-title = Ur
clock-none = Intet
clock-none-help = Alle tager sig den tid, de vil.
clock-game = For spillet
clock-game-help = Så meget tid til hele spillet og lidt mere for hvert træk. Den, der løber tør, taber; er I tre eller flere, trækker æsken i stedet.
clock-move = Pr. træk
clock-move-help = Så meget tid til hvert træk. Den, der løber tør, taber; er I tre eller flere, trækker æsken i stedet.
clock-days = Dage pr. træk
clock-days-help = Som pr. brev: dage til hvert træk, og ingen behøver være der på samme tid.
clock-minutes = Minutter
clock-seconds = Sekunder
clock-increment = Sekunder mere pr. træk
clock-day-count = Dage
clock-game-words = { $minutes } minutter til spillet og { $increment } sekunder mere for hvert træk
clock-game-plain = { $minutes } minutter til spillet
clock-game-seconds = { $seconds } sekunder til spillet og { $increment } sekunder mere for hvert træk
clock-move-words = { $seconds } sekunder til hvert træk
clock-days-words = { $days ->
    [one] Én dag
   *[other] { $days } dage
} til hvert træk
clock-left-of = { $name } har { $time } tilbage.
clock-left-yours = Du har { $time } tilbage.
clock-time-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}
clock-short-days = { $days } d { $hours } t
clock-short-hours = { $hours } t { $minutes } min

# the next game
table-again-offered = { $count ->
    [one] { $names } vil gerne spille igen.
   *[other] { $names } vil gerne spille igen.
 }
table-again-join = Spil med
table-again-there = Til det næste spil
table-again-watch = Se det næste spil
table-again-rules = Andre regler
table-waiting-for = Venter på, at { $names } sætter sig
table-kept-here = er blevet spurgt
table-series = { $games ->
    [one] Efter ét spil
   *[other] Efter { $games } spil
 }
table-series-wins = { $wins ->
    [one] 1 sejr
   *[other] { $wins } sejre
 }
table-series-draws = { $draws ->
    [one] én uafgjort
   *[other] { $draws } uafgjorte
 }
table-series-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
 }

# who is there
company-here = her
company-away = ikke til stede lige nu
    .short = ikke her
company-gone = væk siden { $time }
    .short = væk
company-watching = { $count ->
    [one] Én ser med
   *[other] { $count } ser med
 }
company-missed = { $name } har ikke været her siden { $time }.
company-replace = Lad en computer spille videre
company-claim = Gør krav på sejren
company-wait = Eller vent bare: intet går tabt, og den, der kommer tilbage, overtager pladsen igen.

# the host, and lost links

server-log-host-fill = { $name } giver en ledig plads til en computer.
server-log-host-remove = { $name } beder { $other } om at forlade pladsen.
server-log-host-hand-on = { $name } overlader bordet til { $other }.
server-log-host-take = { $name } overtager bordet.
server-log-host-close = { $name } lukker en ledig plads.
server-log-host-free = { $name } holder ikke længere pladsen til { $other }.
server-log-host-lock = { $name } låser bordet: fra nu af ser ingen med.
server-log-host-unlock = { $name } lader alle se med igen.
server-log-host-skip = { $name } vil have, at ture springes over for den, der er gået.
server-log-host-play-on = { $name } vil have, at en computer spiller for den, der er gået.
server-log-lost = Nogen siger sig at være { $name } på en anden enhed.
server-log-vouch = { $name } kender vedkommende.
server-log-doubt = { $name } kender ikke vedkommende.

host-is = vært
host-you = dig, værten
host-fill = Computer
host-fill-of = Computer til denne plads: { $name }
host-close = Luk
host-close-of = Luk: { $name }
host-free = Frigiv pladsen
host-free-of = Frigiv pladsen: { $name }
host-lock = Luk tilskuere ude
host-unlock = Lad andre se med
host-locked = Ingen andre end jer kan se dette bord.
host-open = Den, der har linket, kan se med.
host-skip = Spring dem over
host-play-on = Lad en computer spille
host-remove = Fjern
host-remove-of = Fjern { $name }
host-hand-on = Gør til vært
host-hand-on-of = Gør til vært: { $name }
host-take = Overtag bordet fra { $name }

lost-mine = En af disse pladser er min
lost-help = Hvis du allerede sidder her, på en anden enhed eller i en anden browser: den, der passer bordet, bliver spurgt, og pladsen flytter hertil. Det gamle link holder så op med at virke.
lost-i-am = Jeg er { $name }
lost-waiting = { $names } bliver spurgt. Når der siges ja, er pladsen din her.
lost-is-it = Nogen siger sig at være { $name } på en anden enhed. Kender du vedkommende?
lost-is-it-you = Nogen siger sig at være dig på en anden enhed.
lost-yes = Ja, det er { $name }
lost-no = Nej

# quick play

choice-auto = Hvor der intet er at vælge
choice-auto-off = Jeg kaster og rykker selv
choice-auto-on = Kast og ryk automatisk

# a move that is prepared

premove-prepared = Forberedt: { $move }. Det spilles, når det bliver din tur.
premove-take-back = Fortryd
premove-dropped = Det forberedte træk er ikke længere muligt.
premove-site = { $where }, forberedt

# a locked table

ui-trouble-locked = Dette bord er låst
    .help = Kun de, der spiller her, kan se det. Den, der passer bordet, kan lade andre se med.
host-skips = Den, der er gået, springes over.
host-plays-on = En computer spiller for den, der er gået.
