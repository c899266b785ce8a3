# The table screen.

table-title = { $game }
table-title-yours = Din tur · { $game }
table-title-turn = { $name } har turen · { $game }
table-title-over = { $game } · slut
table-loading = Brættet lægges frem …
table-board = Bræt
table-board-of = Brættet til { $game }
table-desk = Hvad der skal gøres
table-panel = Regler, forløb og bord
table-close = Luk
table-failed = Det lykkedes ikke. Prøv igen.
table-offline = Ingen forbindelse lige nu. Prøv igen om et øjeblik.

table-tab-rules = Regler
table-tab-log = Forløb
table-tab-table = Bord

# seats
table-seats = Spillere
table-seat = Plads { $number }
table-open-seat = Ledig plads
table-seat-free = ledig
table-your-turn = Din tur
table-to-move = har turen
table-turn-of = { $name } har turen.
table-you = dig
table-thinking-here = tænker
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] nr. 1
    [2] nr. 2
    [3] nr. 3
   *[other] nr. { $place }
 }
table-watching = Du ser med

# sites and pieces, for screen readers
piece-stone = brik
piece-pawn = brik
piece-man = brik
piece-peg = pind
piece-slab = brik
piece-cube = doblingsterning
piece-queen = dam
piece-sheep = får
piece-wolf = ulv
piece-horse = hest
table-picker = Vælg en
piece-other = brik
table-site = { $site }: { $held }
table-site-pieces = { $count } brikker: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = tom
table-site-able = { $where }, kan vælges
table-site-picked = { $where }, valgt
table-site-alarm = { $where }, markeret: se her
table-site-target = { $where }, kan gå hertil

# dice and sheet
table-dice = Terninger
table-die = Terning, der viser { $face }
table-die-spent = Terning, der viser { $face }, spillet
table-die-waiting = Terning, endnu ikke kastet
table-die-again = { $name }, kastes om
table-throw = Kast
table-throw-again = { $count ->
    [one] Kast 1 terning om
   *[other] Kast { $count } terninger om
 }
table-choose-dice = Tryk på de terninger, du vil kaste om
table-amount = Hvor mange
table-sheet = Pointblok
table-cell-open = Skriv i { $row }
table-cell-offer = { $row }: skriv { $points }

# doing
table-undo = Fortryd
table-hint-button = Tip
table-hint = Computeren ville spille: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Kast først terningerne.
table-hint-points = { $move }: { $figure } point i vente i gennemsnit
table-hint-chance = { $move }: en chance på { $figure } ud af 100
table-hint-other = { $move }: { $figure } værd
table-hint-wait = Leder efter et godt træk …
table-hint-outlook = { $outlook } { $hint }
table-restart = Til starten
table-solve = Løsning
table-solving = Leder efter en løsning …
table-preparing = Computeren regner noget ud: { $percent } %
table-see-rule = Se reglen
table-asking-draw = { $name } tilbyder uafgjort. Venter på svar.
table-asking-undo = { $name } vil gerne fortryde et træk. Venter på, at de andre siger ja.
table-asked-draw = { $name } tilbyder uafgjort.
table-asked-undo = { $name } vil gerne fortryde det sidste træk.
table-consent-draw = Sig ja
table-consent-undo = Tillad det
table-refuse = Nej, spil videre

# log
table-log-empty = Der er ikke sket noget endnu.
table-log-earlier = { $count ->
    [one] Vis en tidligere tur
   *[other] Vis { $count } tidligere ture
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } fortryder.
table-log-ask = { $name } beder om at måtte fortryde.
table-log-consent = { $name } siger ja.
table-log-refuse = { $name } vil hellere spille videre.
table-log-rest = { $name } lader æsken spille videre.
table-log-stop = { $name } spiller selv igen.
table-rest = Spil resten for mig
table-rest-stop = Jeg spiller selv igen
table-log-join = { $name } sætter sig.

# waiting, joining
table-waiting = { $count ->
    [one] Venter på en spiller til
   *[other] Venter på { $count } spillere til
 }
table-waiting-share = Terningerne venter endnu på det, som browseren hos { $names } lægger til. Bordet skal være åbent dér én gang.
table-waiting-help = Send dem dette link. Spillet begynder, så snart alle sidder.
table-unsent = Det venter her og sendes, så snart der er forbindelse.
table-join-title = Vil du sætte dig til { $game }?
table-join-with = Ved bordet: { $names }
table-join-name = Dit navn
table-join-name-missing = Fortæl de andre, hvad du hedder.
table-join-seat = Din plads
table-sit-down = Sæt dig
table-watch = Se bare med

# the end
table-end-you = Du vinder!
table-end-you-with = Du og { $names } vinder!
table-end-goes-to = Dette spil går til { $names }.
table-end-wins = { $count ->
    [one] { $names } vinder!
   *[other] { $names } vinder!
 }
table-end-place = { $place ->
    [2] Du bliver nummer to af { $count }.
    [3] Du bliver nummer tre af { $count }.
   *[other] Du bliver nummer { $place } af { $count }.
 }
table-end-draw = Uafgjort
table-end-draw-with = Uafgjort mellem dig og { $names }
table-end-nobody = Ingen vinder denne gang
table-end-alone = Spillet er slut
table-end-alone-lost = Ikke denne gang
table-save = Gem spillet
table-play-again = Spil igen
table-analyse = Analysér herfra
table-play-from = Spil herfra
table-analysis-board = Analysebræt
table-review = Se tilbage på spillet
table-tab-review = Gennemgang
table-ahead = { $count } mere end modparten
table-replay-news = { $count ->
    [one] Tilbage til spillet: ét nyt træk
   *[other] Tilbage til spillet: { $count } nye træk
}
table-watch-again = Se det igen
table-replay-of-game = Se spillet igen
table-replay-of-solution = Se en løsning
table-replay-at = Træk { $at } af { $length }
table-replay-back = Ét tilbage
table-replay-forward = Ét frem
table-replay-play = Afspil
table-replay-pause = Pause
table-replay-leave-game = Tilbage til slutningen
table-replay-leave-solution = Tilbage til mit spil
table-solution = Sådan kan det gøres.

# about the table
table-turn = Drej
table-turn-board = Drej brættet
table-players = Spillere
table-link = Linket til dette bord, til ledige pladser og til at se med
table-copy = Kopiér link
table-copied = Kopieret
table-turning = Drej brættet mod den, der har turen
table-options = Gældende regler
table-options-none = Dette spil spilles altid på samme måde.
table-placed = Dette spil begyndte i en stilling, der var sat op.
table-yes = ja
table-no = nej
table-fair = Ærlige terninger
table-fair-sealed = Hvert kast følger af en hemmelig startværdi. Dens segl vises nu, startværdien til sidst, så alle kan kontrollere, at intet er ændret.
table-fair-open = Startværdien er nu åben. Den, der har optegnelsen, kan kaste hver terning igen og sammenligne.
table-commitment = Segl
table-seed = Startværdi
table-check = Kontrollér terningerne
table-check-going = Terningerne kontrolleres …
table-check-good = Startværdien passer til seglet fra før spillet, og { $count ->
        [one] det eneste kast følger
       *[other] alle { $count } kast følger
    } af den. Din browser har selv regnet det ud.
table-check-good-shared = Startværdien passer til det segl, din browser så først, det, din browser lagde til, er med i terningerne, og { $count ->
        [one] det eneste kast følger
       *[other] alle { $count } kast følger
    } af det, med ærlige terningers chancer. Hverken serveren alene eller en spiller alene kunne vælge dem; din browser har selv regnet det ud.
table-check-known = { $count ->
        [one] Ét kast
       *[other] { $count } kast
    } var set før, fordi træk blev fortrudt.
table-check-share = Det, din browser lagde til terningerne, er ikke med i dem.
table-check-odds = Det, serveren siger om kast { $number }, er ikke ærlige terningers chancer.
table-check-seal = Startværdien passer ikke til det segl, der blev vist før spillet.
table-check-count = Du har set { $seen } kast, men serveren opregner { $listed }.
table-check-throw = Kast { $number } følger ikke af startværdien.
table-check-offline = Serveren svarer ikke lige nu. Prøv igen senere.
table-verify = Gem optegnelsen, og kør
table-record = Gem spillet som
table-format-json = Optegnelse fra Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Matchtekst
table-format-svg = Billede (SVG)
table-format-png = Billede (PNG)
table-link-copy = Kopiér linket
table-link-copied = Linket er kopieret
table-format-film = Film (SVG)
table-new-game = Nyt spil, samme pladser
table-leave = Forlad bordet
table-leave-help = Intet går tabt: bordet venter på hylden under dine spil.
table-keys = Taster
table-key-arrows = ← ↑ → ↓
    .help = fra sted til sted
table-key-enter = Enter
    .help = vælg
table-key-escape = Esc
    .help = læg tilbage
table-key-t = T
    .help = kast
table-key-u = U
    .help = fortryd
table-key-h = H
    .help = tip
