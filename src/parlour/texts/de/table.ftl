# Der Spieltisch.

table-title = { $game }
table-title-yours = Du bist dran · { $game }
table-title-turn = { $name } ist dran · { $game }
table-title-over = { $game } · zu Ende
table-loading = Das Brett wird aufgelegt …
table-board = Brett
table-board-of = Brett: { $game }
table-desk = Was zu tun ist
table-panel = Regeln, Verlauf und Tisch
table-close = Schließen
table-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
table-offline = Gerade keine Verbindung. Versuch es gleich noch einmal.

table-tab-rules = Regeln
table-tab-log = Verlauf
table-tab-table = Tisch

# Plätze
table-seats = Mitspieler
table-seat = Platz { $number }
table-open-seat = Freier Platz
table-seat-free = frei
table-your-turn = Du bist dran
table-to-move = ist dran
table-turn-of = { $name } ist dran.
table-you = du
table-thinking-here = denkt nach
table-holding = { $name }: { $count }
table-place = { $place }.
table-watching = Du schaust zu

# Felder und Figuren, zum Vorlesen
piece-stone = Stein
piece-pawn = Figur
piece-man = Stein
piece-peg = Stift
piece-slab = Stein
piece-cube = Dopplerwürfel
piece-queen = Dame
piece-sheep = Schaf
piece-wolf = Wolf
piece-horse = Pferd
table-picker = Wähle aus
piece-other = Figur
table-site = { $site }: { $held }
table-site-pieces = { $count } Figuren: { $colour }, { $piece }
table-site-piece = { $colour }, { $piece }
table-site-pile = { $figure } { $piece }
table-site-empty = leer
table-site-able = { $where }, wählbar
table-site-picked = { $where }, gewählt
table-site-alarm = { $where }, hervorgehoben
table-site-target = { $where }, mögliches Ziel

# Würfel und Block
table-dice = Würfel
table-die = Würfel mit { $face }
table-die-spent = Würfel mit { $face }, gespielt
table-die-waiting = Würfel, noch nicht geworfen
table-die-again = { $name }, noch einmal werfen
table-throw = Würfeln
table-throw-again = { $count ->
    [one] 1 Würfel noch einmal werfen
   *[other] { $count } Würfel noch einmal werfen
 }
table-choose-dice = Tippe die Würfel an, die noch einmal rollen sollen
table-amount = Wie viele
table-sheet = Spielblock
table-cell-open = In { $row } eintragen
table-cell-offer = { $row }: { $points } eintragen

# Handeln
table-undo = Zurück
table-hint-button = Tipp
table-hint = Der Computer würde so spielen: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Erst einmal würfeln.
table-hint-points = { $move }: im Schnitt noch { $figure } Punkte
table-hint-chance = { $move }: Chance { $figure } von 100
table-hint-other = { $move }: { $figure } wert
table-hint-wait = Ein guter Zug wird gesucht …
table-hint-outlook = { $outlook } { $hint }
table-restart = Zum Anfang
table-solve = Lösung
table-solving = Eine Lösung wird gesucht …
table-preparing = Der Computer rechnet etwas aus: { $percent } %
table-see-rule = Zur Regel
table-asking-draw = { $name } bietet Remis an. Die Antwort steht noch aus.
table-asking-undo = { $name } möchte einen Zug zurücknehmen. Die anderen werden gefragt.
table-asked-draw = { $name } bietet Remis an.
table-asked-undo = { $name } möchte den letzten Zug zurücknehmen.
table-consent-draw = Einverstanden
table-consent-undo = Einverstanden
table-refuse = Nein, weiterspielen

# Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-earlier = { $count ->
    [one] Einen früheren Zug zeigen
   *[other] { $count } frühere Züge zeigen
}
table-log-plain = { $name }: { $text }
table-log-undo = { $name } nimmt zurück.
table-log-ask = { $name } möchte zurücknehmen.
table-log-consent = { $name } ist einverstanden.
table-log-refuse = { $name } möchte lieber weiterspielen.
table-log-rest = { $name } lässt die Schachtel weiterspielen.
table-log-stop = { $name } spielt wieder selbst.
table-rest = Spiel den Rest für mich
table-rest-stop = Ich spiele wieder selbst
table-log-join = { $name } setzt sich.

# Warten und Dazukommen
table-waiting = { $count ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count } Mitspieler
 }
table-waiting-share = Die Würfel warten noch auf das, was der Browser von { $names } dazutut. Dort muss der Tisch einmal offen sein.
table-waiting-help = Schick ihnen diesen Link. Sobald alle sitzen, geht es los.
table-unsent = Das wartet hier und wird gesendet, sobald die Verbindung steht.
table-join-title = Mitspielen bei { $game }?
table-join-with = Am Tisch: { $names }
table-join-name = Dein Name
table-join-name-missing = Verrate den anderen bitte deinen Namen.
table-join-seat = Dein Platz
table-sit-down = Hinsetzen
table-watch = Nur zuschauen

# Das Ende
table-end-you = Du gewinnst!
table-end-you-with = Du gewinnst, zusammen mit { $names }!
table-end-goes-to = Diese Partie geht an { $names }.
table-end-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }
table-end-place = Platz { $place } von { $count } für dich
table-end-draw = Unentschieden
table-end-draw-with = Unentschieden zwischen dir und { $names }
table-end-nobody = Diesmal gewinnt niemand
table-end-alone = Das Spiel ist aus
table-end-alone-lost = Diesmal nicht
table-save = Partie sichern
table-play-again = Noch einmal spielen
table-analyse = Von hier aus untersuchen
table-play-from = Von hier aus spielen
table-analysis-board = Analysebrett
table-review = Partie durchsehen
table-tab-review = Durchsicht
table-ahead = { $count } mehr als die andere Seite
table-replay-news = { $count ->
    [one] Zurück zur Partie: ein neuer Zug
   *[other] Zurück zur Partie: { $count } neue Züge
}
table-watch-again = Noch einmal ansehen
table-replay-of-game = Das Spiel noch einmal ansehen
table-replay-of-solution = Eine Lösung ansehen
table-replay-at = Zug { $at } von { $length }
table-replay-back = Einen zurück
table-replay-forward = Einen weiter
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-leave-game = Zurück zum Ende
table-replay-leave-solution = Zurück zu meinem Spiel
table-solution = So kann es gehen.

# Über den Tisch
table-turn = Drehen
table-turn-board = Das Brett drehen
table-players = Mitspieler
table-link = Der Link zu diesem Tisch, für freie Plätze und zum Zuschauen
table-copy = Link kopieren
table-copied = Kopiert
table-turning = Das Brett zu dem drehen, der dran ist
table-options = Es gelten
table-options-none = Dieses Spiel wird immer gleich gespielt.
table-placed = Diese Partie begann mit einer aufgestellten Stellung.
table-yes = ja
table-no = nein
table-fair = Ehrliche Würfel
table-fair-sealed = Jeder Wurf folgt aus einer geheimen Zahl. Ihr Siegel steht jetzt hier, die Zahl selbst am Ende: So kann jeder prüfen, dass nichts geändert wurde.
table-fair-open = Die Zahl liegt jetzt offen. Wer die Aufzeichnung hat, kann jeden Wurf nachrechnen und vergleichen.
table-commitment = Siegel
table-seed = Zahl
table-check = Würfel prüfen
table-check-going = Die Würfel werden geprüft …
table-check-good = Die Zahl passt zum Siegel von vor dem Spiel, und { $count ->
        [one] der einzige Wurf folgt
       *[other] alle { $count } Würfe folgen
    } aus ihr. Das hat dein Browser selbst nachgerechnet.
table-check-good-shared = Die Zahl passt zu dem Siegel, das dein Browser zuerst gesehen hat, sein eigener Beitrag steckt in den Würfeln, und { $count ->
        [one] der einzige Wurf folgt
       *[other] alle { $count } Würfe folgen
    } daraus, mit den Chancen ehrlicher Würfel. Weder der Server allein noch ein Spieler allein konnte sie wählen; das hat dein Browser selbst nachgerechnet.
table-check-known = { $count ->
        [one] Ein Wurf war
       *[other] { $count } Würfe waren
    } schon vorher bekannt, weil Züge zurückgenommen wurden.
table-check-share = Was dein Browser zu den Würfeln beigetragen hat, steckt nicht darin.
table-check-odds = Was der Server über Wurf { $number } sagt, sind nicht die Chancen ehrlicher Würfel.
table-check-seal = Die Zahl passt nicht zu dem Siegel, das vor dem Spiel gezeigt wurde.
table-check-count = Du hast { $seen } Würfe gesehen, der Server nennt aber { $listed }.
table-check-throw = Wurf { $number } folgt nicht aus der Zahl.
table-check-offline = Der Server antwortet gerade nicht. Versuch es später noch einmal.
table-verify = Sichere die Aufzeichnung und rufe auf:
table-record = Partie sichern als
table-format-json = Parlour-Partie
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Match-Text
table-format-svg = Bild (SVG)
table-format-png = Bild (PNG)
table-link-copy = Link kopieren
table-link-copied = Der Link ist kopiert
table-format-film = Film (SVG)
table-new-game = Neues Spiel, gleiche Plätze
table-leave = Den Tisch verlassen
table-leave-help = Nichts geht verloren: Der Tisch wartet im Regal unter deinen Spielen.
table-keys = Tasten
table-key-arrows = ← ↑ → ↓
    .help = von Feld zu Feld
table-key-enter = Enter
    .help = wählen
table-key-escape = Esc
    .help = zurücklegen
table-key-t = T
    .help = würfeln
table-key-u = U
    .help = zurücknehmen
table-key-h = H
    .help = Tipp
