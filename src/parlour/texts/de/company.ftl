# Was Menschen in Gesellschaft tun und sagen. Nur ein Tisch und die Seite, die ihn deckt, laden das.

# Worte

words-title = Etwas sagen
words-say = Sagen
words-typed = Etwas schreiben
words-mute = Stumm
words-mute-help = Verbergen, was die anderen hier sagen
words-unmute = Wieder zuhören
words-muted = Du hörst nichts von dem, was die anderen hier sagen.
words-chat-on = Freie Worte erlauben
words-chat-off = Nur feste Worte

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-moment = Einen Moment
phrase-back = Bin wieder da
phrase-your-time = Lass dir Zeit
phrase-oops = Hoppla
phrase-lucky = Was für ein Glück
phrase-close = Das war knapp
phrase-again = Noch einmal?
phrase-bye = Ich muss los

face-smile = Lächeln
    .said = { $name } lächelt.
face-laugh = Lachen
    .said = { $name } lacht.
face-wink = Zwinkern
    .said = { $name } zwinkert.
face-surprise = Staunen
    .said = { $name } staunt.
face-sad = Traurig sein
    .said = { $name } ist traurig.
face-think = Grübeln
    .said = { $name } grübelt.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } lässt alle schreiben, was sie mögen.
server-log-host-silence = { $name } möchte nur feste Worte.

# aufgeben, Remis, gehen
table-leaving = Aufhören
table-resign = { $several ->
    [true] { $name } gibt auf
   *[other] Aufgeben
 }
table-draw = { $several ->
    [true] Auf Remis einigen
   *[other] Remis anbieten
 }
table-leave-seat = Computer weiterspielen lassen
table-sure-resign = Dann gewinnt die andere Seite.
    .yes = Aufgeben
table-sure-resign-many = Ein Computer übernimmt, damit die anderen weiterspielen können, und du kommst auf den letzten Platz. Ein Zurück gibt es nicht.
table-sure-draw = { $several ->
    [true] Dann gewinnt niemand, und niemand verliert.
   *[other] Wird es angenommen, gewinnt niemand, und niemand verliert.
 }
table-sure-leave = Ein Computer spielt für dich weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
    .yes = Platz verlassen
table-seat-out = hat aufgegeben
table-seat-relieved = ein Computer spielt weiter
table-relieved = Gerade spielt ein Computer für dich.
table-given-up = Du hast aufgegeben. Ein Computer spielt für dich weiter, damit die anderen weiterspielen können.
table-return = { $several ->
    [true] { $name } spielt wieder selbst
   *[other] Meinen Platz wieder einnehmen
 }

# Uhren

server-log-late = Die Zeit von { $name } ist abgelaufen: Die Schachtel macht diesen Zug.

clock-title = Uhr
clock-none = Keine
clock-none-help = Alle nehmen sich so viel Zeit, wie sie mögen.
clock-game = Für die Partie
clock-game-help = So viel Zeit für die ganze Partie, und für jeden Zug etwas dazu. Wer keine mehr hat, verliert; zu dritt und mehr zieht dann die Schachtel.
clock-move = Je Zug
clock-move-help = So viel Zeit für jeden Zug. Wer keine mehr hat, verliert; zu dritt und mehr zieht dann die Schachtel.
clock-days = Tage je Zug
clock-days-help = Wie per Brief: Tage für jeden Zug, und niemand muss zur selben Zeit da sein.
clock-minutes = Minuten
clock-seconds = Sekunden
clock-increment = Sekunden dazu je Zug
clock-day-count = Tage
clock-game-words = { $minutes } Minuten für die Partie und für jeden Zug { $increment } Sekunden dazu
clock-game-plain = { $minutes } Minuten für die Partie
clock-game-seconds = { $seconds } Sekunden für die Partie und für jeden Zug { $increment } Sekunden dazu
clock-move-words = { $seconds } Sekunden für jeden Zug
clock-days-words = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug
clock-left-of = { $name } hat noch { $time }.
clock-left-yours = Du hast noch { $time }.
clock-time-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-short-days = { $days } T { $hours } Std
clock-short-hours = { $hours } Std { $minutes } min

# das nächste Spiel
table-again-offered = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
 }
table-again-join = Mitspielen
table-again-there = Zum nächsten Spiel
table-again-watch = Beim nächsten Spiel zusehen
table-again-rules = Andere Regeln
table-waiting-for = Wir warten noch auf { $names }
table-kept-here = ist gefragt
table-series = { $games ->
    [one] Nach einem Spiel
   *[other] Nach { $games } Spielen
 }
table-series-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 }
table-series-draws = { $draws ->
    [one] ein Unentschieden
   *[other] { $draws } Unentschieden
 }
table-series-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

# wer da ist
company-here = da
company-away = gerade nicht da
    .short = nicht da
company-gone = fort seit { $time }
    .short = fort
company-watching = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
 }
company-missed = { $name } ist seit { $time } nicht mehr da.
company-replace = Computer weiterspielen lassen
company-claim = Für gewonnen erklären
company-wait = Oder einfach warten: Nichts geht verloren, und wer zurückkommt, nimmt den Platz wieder ein.

# Wer den Tisch leitet, und verlorene Links

server-log-host-fill = { $name } gibt einen freien Platz einem Computer.
server-log-host-remove = { $name } bittet { $other }, den Platz zu räumen.
server-log-host-hand-on = { $name } übergibt den Tisch an { $other }.
server-log-host-take = { $name } übernimmt den Tisch.
server-log-host-close = { $name } schließt einen freien Platz.
server-log-host-free = { $name } hält den Platz nicht länger für { $other } frei.
server-log-host-lock = { $name } schließt den Tisch ab: Von jetzt an sieht niemand zu.
server-log-host-unlock = { $name } lässt wieder alle zusehen.
server-log-host-skip = { $name } möchte, dass aussetzt, wer gegangen ist.
server-log-host-play-on = { $name } möchte, dass ein Computer für alle spielt, die gegangen sind.
server-log-lost = Jemand sagt, auf einem anderen Gerät { $name } zu sein.
server-log-vouch = { $name } kennt sie oder ihn.
server-log-doubt = { $name } kennt sie oder ihn nicht.

host-is = leitet den Tisch
host-you = du leitest den Tisch
host-fill = Computer
host-fill-of = Computer für diesen Platz: { $name }
host-close = Schließen
host-close-of = Schließen: { $name }
host-free = Platz freigeben
host-free-of = Platz freigeben: { $name }
host-lock = Niemanden zusehen lassen
host-unlock = Zusehen lassen
host-locked = Niemand außer euch sieht diesen Tisch.
host-open = Wer den Link hat, kann zusehen.
host-skip = Aussetzen lassen
host-play-on = Computer spielen lassen
host-remove = Entfernen
host-remove-of = Entfernen: { $name }
host-hand-on = Tisch übergeben
host-hand-on-of = Tisch übergeben: { $name }
host-take = Den Tisch von { $name } übernehmen

lost-mine = Einer dieser Plätze ist meiner
lost-help = Wenn du hier schon sitzt, auf einem anderen Gerät oder in einem anderen Browser: Wer den Tisch leitet, wird gefragt, und der Platz zieht hierher um. Der alte Link endet dann.
lost-i-am = Ich bin { $name }
lost-waiting = { $names } wird gefragt. Nach einem Ja ist der Platz hier deiner.
lost-is-it = Jemand sagt, auf einem anderen Gerät { $name } zu sein. Kennst du sie oder ihn?
lost-is-it-you = Jemand sagt, auf einem anderen Gerät du zu sein.
lost-yes = Ja, das ist { $name }
lost-no = Nein

# rasch spielen

choice-auto = Wo es keine Wahl gibt
choice-auto-off = Ich würfle und ziehe selbst
choice-auto-on = Von selbst würfeln und ziehen

# ein vorbereiteter Zug

premove-prepared = Vorbereitet: { $move }. Der Zug kommt, sobald du dran bist.
premove-take-back = Zurücknehmen
premove-dropped = Der vorbereitete Zug geht nicht mehr.
premove-site = { $where }, vorbereitet

# ein geschlossener Tisch

ui-trouble-locked = Dieser Tisch ist zu
    .help = Nur wer hier spielt, kann ihn sehen. Wer den Tisch leitet, kann wieder alle zusehen lassen.
host-skips = Wer gegangen ist, setzt aus.
host-plays-on = Für alle, die gegangen sind, spielt ein Computer.
