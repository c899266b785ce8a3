# Het scherm van de tafel.

table-title = { $game }
table-title-yours = Jouw beurt · { $game }
table-title-turn = { $name } is aan de beurt · { $game }
table-title-over = { $game } · afgelopen
table-loading = Het bord wordt klaargelegd…
table-board = Bord
table-board-of = Bord van { $game }
table-desk = Wat er te doen is
table-panel = Spelregels, verslag en tafel
table-close = Sluiten
table-failed = Dat is niet gelukt. Probeer het nog eens.
table-offline = Even geen verbinding. Probeer het zo nog eens.

table-tab-rules = Spelregels
table-tab-log = Verslag
table-tab-table = Tafel

# seats
table-seats = Spelers
table-seat = Plaats { $number }
table-open-seat = Vrije plaats
table-seat-free = vrij
table-your-turn = Jouw beurt
table-to-move = aan de beurt
table-turn-of = { $name } is aan de beurt.
table-you = jij
table-thinking-here = denkt na
table-holding = { $name }: { $count }
table-place = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $place }e
 }
table-watching = Je kijkt toe

# sites and pieces, for screen readers
piece-stone = steen
piece-pawn = pion
piece-man = schijf
piece-peg = pen
piece-slab = steen
piece-cube = verdubbelsteen
piece-queen = dam
piece-sheep = schaap
piece-wolf = wolf
piece-horse = paard
table-picker = Kies er een
piece-other = stuk
table-site = { $site }: { $held }
table-site-pieces = { $count } stukken: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = leeg
table-site-able = { $where }, kun je kiezen
table-site-picked = { $where }, gekozen
table-site-alarm = { $where }, gemerkt: kijk hier
table-site-target = { $where }, kan hierheen

# dice and sheet
table-dice = Dobbelstenen
table-die = Dobbelsteen met { $face }
table-die-spent = Dobbelsteen met { $face }, gespeeld
table-die-waiting = Dobbelsteen, nog niet gegooid
table-die-again = { $name }, opnieuw gooien
table-throw = Gooien
table-throw-again = { $count ->
    [one] 1 dobbelsteen opnieuw gooien
   *[other] { $count } dobbelstenen opnieuw gooien
 }
table-choose-dice = Tik op de dobbelstenen om opnieuw te gooien
table-amount = Hoeveel
table-sheet = Scoreblad
table-cell-open = Opschrijven bij { $row }
table-cell-offer = { $row }: { $points } opschrijven

# doing
table-undo = Terugnemen
table-hint-button = Tip
table-hint = De computer zou spelen: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Gooi eerst de dobbelstenen.
table-hint-points = { $move }: gemiddeld nog { $figure } punten te verwachten
table-hint-chance = { $move }: een kans van { $figure } op 100
table-hint-other = { $move }: { $figure } waard
table-hint-wait = Op zoek naar een goede zet…
table-hint-outlook = { $outlook } { $hint }
table-restart = Naar het begin
table-solve = Oplossing
table-solving = Op zoek naar een oplossing…
table-preparing = De computer rekent iets uit: { $percent }%
table-see-rule = Bekijk de regel
table-asking-draw = { $name } biedt remise aan. Wachten op het antwoord.
table-asking-undo = { $name } wil graag een zet terugnemen. Wachten tot de anderen het goedvinden.
table-asked-draw = { $name } biedt remise aan.
table-asked-undo = { $name } wil graag de laatste zet terugnemen.
table-consent-draw = Akkoord
table-consent-undo = Toestaan
table-refuse = Nee, doorspelen

# log
table-log-empty = Er is nog niets gebeurd.
table-log-earlier = { $count ->
    [one] Een eerdere beurt laten zien
   *[other] { $count } eerdere beurten laten zien
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } neemt terug.
table-log-ask = { $name } vraagt om terug te nemen.
table-log-consent = { $name } vindt het goed.
table-log-refuse = { $name } speelt liever door.
table-log-rest = { $name } laat de doos doorspelen.
table-log-stop = { $name } speelt weer zelf.
table-rest = Speel de rest voor mij
table-rest-stop = Ik speel weer zelf
table-log-join = { $name } schuift aan.

# waiting, joining
table-waiting = { $count ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
 }
table-waiting-share = De dobbelstenen wachten nog op wat de browser van { $names } eraan toevoegt. De tafel moet daar één keer open zijn geweest.
table-waiting-help = Stuur ze deze link. De partij begint zodra iedereen zit.
table-unsent = Dit wacht hier en wordt verstuurd zodra er verbinding is.
table-join-title = Aanschuiven voor { $game }?
table-join-with = Aan tafel: { $names }
table-join-name = Je naam
table-join-name-missing = Vertel de anderen je naam.
table-join-seat = Je plaats
table-sit-down = Aanschuiven
table-watch = Alleen kijken

# the end
table-end-you = Je wint!
table-end-you-with = Jij en { $names } winnen!
table-end-goes-to = Deze is voor { $names }.
table-end-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
 }
table-end-place = { $place ->
    [2] Je wordt tweede van { $count }.
    [3] Je wordt derde van { $count }.
   *[other] Je wordt nummer { $place } van { $count }.
 }
table-end-draw = Gelijkspel
table-end-draw-with = Gelijkspel tussen jou en { $names }
table-end-nobody = Deze keer wint niemand
table-end-alone = De partij is afgelopen
table-end-alone-lost = Deze keer niet
table-save = De partij bewaren
table-play-again = Nog een keer
table-analyse = Vanaf hier analyseren
table-play-from = Vanaf hier spelen
table-analysis-board = Analysebord
table-review = Terugkijken op de partij
table-tab-review = Terugblik
table-ahead = { $count } meer dan de ander
table-replay-news = { $count ->
    [one] Terug naar de partij: één nieuwe zet
   *[other] Terug naar de partij: { $count } nieuwe zetten
}
table-watch-again = Nog eens bekijken
table-replay-of-game = De partij nog eens bekijken
table-replay-of-solution = Een oplossing bekijken
table-replay-at = Zet { $at } van { $length }
table-replay-back = Eén terug
table-replay-forward = Eén verder
table-replay-play = Afspelen
table-replay-pause = Pauze
table-replay-leave-game = Terug naar het eind
table-replay-leave-solution = Terug naar mijn partij
table-solution = Zo kan het.

# about the table
table-turn = Draaien
table-turn-board = Het bord draaien
table-players = Spelers
table-link = De link naar deze tafel, voor vrije plaatsen en om te kijken
table-copy = Link kopiëren
table-copied = Gekopieerd
table-turning = Het bord draaien naar wie aan de beurt is
table-options = Geldende regels
table-options-none = Dit spel wordt altijd op dezelfde manier gespeeld.
table-placed = Deze partij begon bij een opgezette stelling.
table-yes = ja
table-no = nee
table-fair = Eerlijke dobbelstenen
table-fair-sealed = Elke worp volgt uit een geheim begingetal. Het zegel daarvan zie je nu, het getal zelf aan het eind, zodat iedereen kan nagaan dat er niets is veranderd.
table-fair-open = Het begingetal is nu open. Wie het verslag heeft, kan elke worp overdoen en vergelijken.
table-commitment = Zegel
table-seed = Begingetal
table-check = Dobbelstenen nakijken
table-check-going = De dobbelstenen worden nagekeken…
table-check-good = Het begingetal past bij het zegel van voor de partij, en { $count ->
        [one] de enige worp volgt
       *[other] alle { $count } worpen volgen
    } eruit. Je browser heeft dat zelf uitgerekend.
table-check-good-shared = Het begingetal past bij het zegel dat je browser het eerst zag, wat je browser toevoegde zit in de dobbelstenen, en { $count ->
        [one] de enige worp volgt
       *[other] alle { $count } worpen volgen
    } eruit, met de kansen van eerlijke dobbelstenen. De server alleen kon ze niet kiezen, en een speler alleen ook niet; je browser heeft dat zelf uitgerekend.
table-check-known = { $count ->
        [one] Eén worp was
       *[other] { $count } worpen waren
    } al eerder gezien, omdat er zetten zijn teruggenomen.
table-check-share = Wat je browser aan de dobbelstenen toevoegde, zit er niet in.
table-check-odds = Wat de server over worp { $number } zegt, zijn niet de kansen van eerlijke dobbelstenen.
table-check-seal = Het begingetal past niet bij het zegel dat voor de partij werd getoond.
table-check-count = Je hebt { $seen } worpen gezien, maar de server noemt er { $listed }.
table-check-throw = Worp { $number } volgt niet uit het begingetal.
table-check-offline = De server antwoordt even niet. Probeer het later nog eens.
table-verify = Bewaar het verslag en voer uit
table-record = De partij bewaren als
table-format-json = Verslag van Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Wedstrijdtekst
table-format-svg = Plaatje (SVG)
table-format-png = Plaatje (PNG)
table-link-copy = De link kopiëren
table-link-copied = De link is gekopieerd
table-format-film = Film (SVG)
table-new-game = Nieuwe partij, dezelfde plaatsen
table-leave = Van tafel gaan
table-leave-help = Er gaat niets verloren: de tafel wacht op de plank bij jouw partijen.
table-keys = Toetsen
table-key-arrows = ← ↑ → ↓
    .help = van plek naar plek
table-key-enter = Enter
    .help = kiezen
table-key-escape = Esc
    .help = terugleggen
table-key-t = T
    .help = gooien
table-key-u = U
    .help = terugnemen
table-key-h = H
    .help = tip
