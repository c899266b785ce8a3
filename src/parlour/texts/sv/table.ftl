# The table screen.

table-title = { $game }
table-title-yours = Din tur · { $game }
table-title-turn = Nu spelar { $name } · { $game }
table-title-over = { $game } · slut
table-loading = Brädet dukas fram …
table-board = Bräde
table-board-of = Bräde: { $game }
table-desk = Vad som ska göras
table-panel = Regler, förlopp och bord
table-close = Stäng
table-failed = Det gick inte. Försök igen.
table-offline = Ingen anslutning just nu. Försök igen om en stund.

table-tab-rules = Regler
table-tab-log = Förlopp
table-tab-table = Bord

# seats
table-seats = Spelare
table-seat = Plats { $number }
table-open-seat = Ledig plats
table-seat-free = ledig
table-your-turn = Din tur
table-to-move = spelar nu
table-turn-of = Nu spelar { $name }.
table-you = du
table-thinking-here = tänker
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1:a
    [2] 2:a
    [3] 3:e
   *[other] { $place }:e
 }
table-watching = Du tittar på

# sites and pieces, for screen readers
piece-stone = sten
piece-pawn = pjäs
piece-man = bricka
piece-peg = pinne
piece-slab = bricka
piece-cube = dubblingstärning
piece-queen = dam
piece-sheep = får
piece-wolf = varg
piece-horse = häst
table-picker = Välj en
piece-other = pjäs
table-site = { $site }: { $held }
table-site-pieces = { $count } pjäser: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = tom
table-site-able = { $where }, kan väljas
table-site-picked = { $where }, vald
table-site-alarm = { $where }, markerad: titta här
table-site-target = { $where }, kan gå hit

# dice and sheet
table-dice = Tärningar
table-die = Tärning som visar { $face }
table-die-spent = Tärning som visar { $face }, spelad
table-die-waiting = Tärning, inte kastad än
table-die-again = { $name }, kastas om
table-throw = Kasta
table-throw-again = { $count ->
    [one] Kasta om 1 tärning
   *[other] Kasta om { $count } tärningar
 }
table-choose-dice = Tryck på tärningarna som ska kastas om
table-amount = Hur många
table-sheet = Protokoll
table-cell-open = Skriv i { $row }
table-cell-offer = { $row }: skriv { $points }

# doing
table-undo = Ångra
table-hint-button = Tips
table-hint = Datorn skulle spela: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Kasta tärningarna först.
table-hint-points = { $move }: { $figure } poäng att vänta i snitt
table-hint-chance = { $move }: chans { $figure } på 100
table-hint-other = { $move }: värt { $figure }
table-hint-wait = Letar efter ett bra drag …
table-hint-outlook = { $outlook } { $hint }
table-restart = Till början
table-solve = Lösning
table-solving = Letar efter en lösning …
table-preparing = Datorn räknar ut något: { $percent } %
table-see-rule = Se regeln
table-asking-draw = { $name } erbjuder remi. Väntar på svar.
table-asking-undo = { $name } vill ta tillbaka ett drag. Väntar på att de andra ska gå med på det.
table-asked-draw = { $name } erbjuder remi.
table-asked-undo = { $name } vill ta tillbaka det senaste draget.
table-consent-draw = Gå med på det
table-consent-undo = Tillåt det
table-refuse = Nej, spela vidare

# log
table-log-empty = Inget har hänt än.
table-log-earlier = { $count ->
    [one] Visa ett tidigare drag
   *[other] Visa { $count } tidigare drag
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } tar tillbaka.
table-log-ask = { $name } ber att få ta tillbaka.
table-log-consent = { $name } går med på det.
table-log-refuse = { $name } vill hellre spela vidare.
table-log-rest = { $name } låter lådan spela vidare.
table-log-stop = { $name } spelar igen.
table-rest = Spela resten åt mig
table-rest-stop = Jag spelar själv igen
table-log-join = { $name } sätter sig.

# waiting, joining
table-waiting = { $count ->
    [one] Väntar på en spelare till
   *[other] Väntar på { $count } spelare till
 }
table-waiting-share = Tärningarna väntar ännu på det som webbläsaren hos { $names } lägger till. Bordet måste öppnas där en gång.
table-waiting-help = Skicka dem den här länken. Spelet börjar så snart alla sitter.
table-unsent = Det här väntar här och skickas så snart det finns en anslutning.
table-join-title = Sätta sig och spela { $game }?
table-join-with = Vid bordet: { $names }
table-join-name = Ditt namn
table-join-name-missing = Tala om vad du heter för de andra.
table-join-seat = Din plats
table-sit-down = Sätt dig
table-watch = Bara titta på

# the end
table-end-you = Du vinner!
table-end-you-with = Du och { $names } vinner!
table-end-goes-to = Den här gången vinner { $names }.
table-end-wins = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner!
 }
table-end-place = { $place ->
    [2] Du blir tvåa av { $count }.
    [3] Du blir trea av { $count }.
   *[other] Du blir nummer { $place } av { $count }.
 }
table-end-draw = Oavgjort
table-end-draw-with = Oavgjort mellan dig och { $names }
table-end-nobody = Ingen vinner den här gången
table-end-alone = Spelet är slut
table-end-alone-lost = Inte den här gången
table-save = Spara partiet
table-play-again = Spela igen
table-analyse = Analysera härifrån
table-play-from = Spela härifrån
table-analysis-board = Analysbräde
table-review = Se tillbaka på partiet
table-tab-review = Tillbakablick
table-ahead = { $count } mer än den andra sidan
table-replay-news = { $count ->
    [one] Tillbaka till partiet: ett nytt drag
   *[other] Tillbaka till partiet: { $count } nya drag
}
table-watch-again = Se det igen
table-replay-of-game = Se partiet igen
table-replay-of-solution = Se en lösning
table-replay-at = Drag { $at } av { $length }
table-replay-back = Ett tillbaka
table-replay-forward = Ett framåt
table-replay-play = Spela upp
table-replay-pause = Paus
table-replay-leave-game = Tillbaka till slutet
table-replay-leave-solution = Tillbaka till mitt parti
table-solution = Så här kan man göra.

# about the table
table-turn = Vrid
table-turn-board = Vrid brädet
table-players = Spelare
table-link = Länken till det här bordet, för lediga platser och för att titta på
table-copy = Kopiera länk
table-copied = Kopierad
table-turning = Vrid brädet mot den som ska spela
table-options = Regler som gäller
table-options-none = Det här spelet spelas alltid likadant.
table-placed = Det här partiet började i en uppställd ställning.
table-yes = ja
table-no = nej
table-fair = Rättvisa tärningar
table-fair-sealed = Varje kast följer av ett hemligt frö. Dess sigill visas nu, fröet på slutet, så att vem som helst kan kontrollera att inget har ändrats.
table-fair-open = Fröet är nu öppet. Den som har uppteckningen kan kasta varje tärning igen och jämföra.
table-commitment = Sigill
table-seed = Frö
table-check = Kontrollera tärningarna
table-check-going = Kontrollerar tärningarna …
table-check-good = Fröet passar till sigillet från före partiet, och { $count ->
        [one] det enda kastet följer
       *[other] alla { $count } kast följer
    } av det. Det har din webbläsare själv räknat ut.
table-check-good-shared = Fröet passar till sigillet som din webbläsare såg först, det som din webbläsare lade till finns i tärningarna, och { $count ->
        [one] det enda kastet följer
       *[other] alla { $count } kast följer
    } av det, med rättvisa tärningars chanser. Varken servern ensam eller en spelare ensam kunde välja dem; det har din webbläsare själv räknat ut.
table-check-known = { $count ->
        [one] Ett kast var känt
       *[other] { $count } kast var kända
    } i förväg, eftersom drag togs tillbaka.
table-check-share = Det som din webbläsare lade till tärningarna finns inte i dem.
table-check-odds = Det som servern säger om kast { $number } är inte rättvisa tärningars chanser.
table-check-seal = Fröet passar inte till sigillet som visades före partiet.
table-check-count = Du har sett { $seen } kast, men servern listar { $listed }.
table-check-throw = Kast { $number } följer inte av fröet.
table-check-offline = Servern svarar inte just nu. Försök igen senare.
table-verify = Spara uppteckningen och kör
table-record = Spara partiet som
table-format-json = Parlour-uppteckning
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Matchtext
table-format-svg = Bild (SVG)
table-format-png = Bild (PNG)
table-link-copy = Kopiera länken
table-link-copied = Länken är kopierad
table-format-film = Film (SVG)
table-new-game = Nytt parti, samma platser
table-leave = Lämna bordet
table-leave-help = Inget går förlorat: bordet väntar på hyllan bland dina spel.
table-keys = Tangenter
table-key-arrows = ← ↑ → ↓
    .help = från plats till plats
table-key-enter = Enter
    .help = välj
table-key-escape = Esc
    .help = lägg tillbaka
table-key-t = T
    .help = kasta
table-key-u = U
    .help = ångra
table-key-h = H
    .help = tips
