# Co ludzie robią i mówią w towarzystwie. Wczytuje to tylko stół i strona, na której się go nakrywa.

# słowa

words-title = Powiedz coś
words-say = Powiedz
words-typed = Napisz coś
words-mute = Cisza
words-mute-help = Ukryj to, co mówią tu inni
words-unmute = Słuchaj znowu
words-muted = Nie słyszysz tego, co mówią tu inni.
words-chat-on = Pozwól pisać dowolnie
words-chat-off = Tylko gotowe zwroty

phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-well-played = Dobrze zagrane
phrase-thanks = Dziękuję
phrase-moment = Chwileczkę
phrase-back = Już jestem
phrase-your-time = Nie spiesz się
phrase-oops = Ojej
phrase-lucky = Co za szczęście
phrase-close = Mało brakowało
phrase-again = Jeszcze raz?
phrase-bye = Muszę iść

face-smile = Uśmiech
    .said = { $name } się uśmiecha.
face-laugh = Śmiech
    .said = { $name } się śmieje.
face-wink = Mrugnięcie
    .said = { $name } mruga okiem.
face-surprise = Zdziwienie
    .said = { $name } się dziwi.
face-sad = Smutek
    .said = { $name } się smuci.
face-think = Namysł
    .said = { $name } się zastanawia.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } pozwala wszystkim pisać, co chcą.
server-log-host-silence = { $name } woli tylko gotowe zwroty.

# poddanie, remis, odejście
table-leaving = Kończenie
table-resign = { $several ->
    [true] { $name } się poddaje
   *[other] Poddaj partię
 }
table-draw = { $several ->
    [true] Umówcie się na remis
   *[other] Zaproponuj remis
 }
table-leave-seat = Niech dalej gra komputer
table-sure-resign = Wygra wtedy druga strona.
    .yes = Poddaję partię
table-sure-resign-many = Komputer zagra dalej za ciebie, żeby pozostali mogli dokończyć, a ty kończysz na ostatnim miejscu. Odwrotu nie ma.
table-sure-draw = { $several ->
    [true] Nikt wtedy nie wygrywa i nikt nie przegrywa.
   *[other] Jeśli będzie zgoda, nikt nie wygra i nikt nie przegra.
 }
table-sure-leave = Komputer zagra dalej za ciebie. W każdej chwili możesz wrócić na swoje miejsce.
    .yes = Oddaję miejsce
table-seat-out = partia poddana
table-seat-relieved = gra komputer
table-relieved = Teraz gra za ciebie komputer.
table-given-up = Partia poddana. Za ciebie gra dalej komputer, żeby pozostali mogli dokończyć.
table-return = { $several ->
    [true] { $name } gra znowu
   *[other] Wracam na swoje miejsce
 }

# zegary

server-log-late = Czas się skończył ({ $name }): ten ruch robi pudełko.

clock-title = Zegar
clock-none = Bez zegara
clock-none-help = Każdy gra tak długo, jak chce.
clock-game = Na partię
clock-game-help = Tyle czasu na całą partię i jeszcze trochę na każdy ruch. Komu go zabraknie, przegrywa; gdy graczy jest trzech lub więcej, ruch robi za niego pudełko.
clock-move = Na ruch
clock-move-help = Tyle czasu na każdy ruch. Komu go zabraknie, przegrywa; gdy graczy jest trzech lub więcej, ruch robi za niego pudełko.
clock-days = Dni na ruch
clock-days-help = Jak listownie: całe dni na każdy ruch i nikt nie musi być tu w tym samym czasie.
clock-minutes = Minuty
clock-seconds = Sekundy
clock-increment = Dodatkowe sekundy na ruch
clock-day-count = Dni
clock-game-words = { $minutes } min na partię i { $increment } s więcej na każdy ruch
clock-game-plain = { $minutes } min na partię
clock-game-seconds = { $seconds } s na partię i { $increment } s więcej na każdy ruch
clock-move-words = { $seconds } s na każdy ruch
clock-days-words = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każdy ruch
clock-left-of = { $name }: zostało { $time }.
clock-left-yours = Zostało ci { $time }.
clock-time-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
clock-short-days = { $days } d { $hours } godz.
clock-short-hours = { $hours } godz. { $minutes } min

# następna partia
table-again-offered = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
 }
table-again-join = Też gram
table-again-there = Do następnej partii
table-again-watch = Popatrz na następną partię
table-again-rules = Inne zasady
table-waiting-for = Czekamy, aż usiądą: { $names }
table-kept-here = zaproszenie wysłane
table-series = { $games ->
    [one] Po jednej partii
   *[other] Po { $games } partiach
 }
table-series-wins = { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
 }
table-series-draws = { $draws ->
    [one] jeden remis
    [few] { $draws } remisy
    [many] { $draws } remisów
   *[other] { $draws } remisu
 }
table-series-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }

# kto tu jest
company-here = tutaj
company-away = chwilowo gdzie indziej
    .short = chwilowo brak
company-gone = poza stołem od { $time }
    .short = poza stołem
company-watching = { $count ->
    [one] Jedna osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osoby patrzy
 }
company-missed = Od { $time } nie ma tu gracza: { $name }.
company-replace = Niech dalej gra komputer
company-claim = Zażądaj wygranej
company-wait = Albo po prostu czekaj: nic nie ginie, a kto wróci, znów obejmie swoje miejsce.

# gospodarz i zgubione linki

server-log-host-fill = { $name } oddaje wolne miejsce komputerowi.
server-log-host-remove = { $name } prosi o zwolnienie miejsca: { $other }.
server-log-host-hand-on = { $name } przekazuje stół. Gospodarz: { $other }.
server-log-host-take = { $name } przejmuje stół.
server-log-host-close = { $name } zamyka wolne miejsce.
server-log-host-free = { $name } nie trzyma już miejsca ({ $other }).
server-log-host-lock = { $name } zamyka stół: od teraz nikt nie patrzy.
server-log-host-unlock = { $name } znów pozwala wszystkim patrzeć.
server-log-host-skip = { $name } chce pomijać kolejki tych, którzy odeszli.
server-log-host-play-on = { $name } chce, by za tych, którzy odeszli, grał komputer.
server-log-lost = Ktoś na innym urządzeniu mówi, że to { $name }.
server-log-vouch = { $name } zna tę osobę.
server-log-doubt = { $name } nie zna tej osoby.

host-is = gospodarz
host-you = ty, gospodarz
host-fill = Komputer
host-fill-of = Komputer na to miejsce: { $name }
host-close = Zamknij
host-close-of = Zamknij: { $name }
host-free = Zwolnij miejsce
host-free-of = Zwolnij miejsce: { $name }
host-lock = Nie wpuszczaj widzów
host-unlock = Wpuść widzów
host-locked = Tego stołu nie widzi nikt prócz was.
host-open = Kto ma link, może patrzeć.
host-skip = Pomijaj ich
host-play-on = Niech gra komputer
host-remove = Usuń
host-remove-of = Usuń: { $name }
host-hand-on = Przekaż stół
host-hand-on-of = Przekaż stół: { $name }
host-take = Przejmij stół zamiast gracza { $name }

lost-mine = Jedno z tych miejsc jest moje
lost-help = Jeśli już tu siedzisz, na innym urządzeniu albo w innej przeglądarce: zapytamy tego, kto opiekuje się stołem, i miejsce przejdzie tutaj. Stary link przestanie wtedy działać.
lost-i-am = To ja, { $name }
lost-waiting = Pytamy: { $names }. Jeśli odpowiedź brzmi tak, miejsce jest tutaj twoje.
lost-is-it = Ktoś na innym urządzeniu mówi, że to { $name }. Znasz tę osobę?
lost-is-it-you = Ktoś na innym urządzeniu mówi, że to ty.
lost-yes = Tak, to { $name }
lost-no = Nie

# szybka gra

choice-auto = Gdy nie ma wyboru
choice-auto-off = Rzucam i ruszam samodzielnie
choice-auto-on = Rzuty i ruchy wykonują się same

# przygotowany ruch

premove-prepared = Przygotowany ruch: { $move }. Zostanie wykonany, gdy przyjdzie twoja kolej.
premove-take-back = Cofnij
premove-dropped = Przygotowany ruch nie jest już możliwy.
premove-site = { $where }, przygotowane

# zamknięty stół

ui-trouble-locked = Ten stół jest zamknięty
    .help = Widzą go tylko ci, którzy tu grają. Kto opiekuje się stołem, może wpuścić widzów.
host-skips = Kto odszedł, jest pomijany.
host-plays-on = Za tego, kto odszedł, gra komputer.
