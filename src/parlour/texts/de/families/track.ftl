game-gaensespiel = Gänsespiel
    .tag = Einundsechzig Felder, ein Würfel und alles, was einer Gans passieren kann.
game-ganzenbord = Altholländisches Gänsebrett
    .tag = Zwei Würfel, dreizehn Gänse und ein Topf, der mit jedem Missgeschick wächst.
game-wedrenspel = Pferderennen
    .tag = Zweimal um die Bahn, über Hecke, Graben und Schlamm.

option-gaensespiel-overshoot = Zu viel gewürfelt am Ende
    .help = Was geschieht, wenn ein Wurf über die 61 hinausführt.
option-gaensespiel-overshoot-bounce = Bis 61 zählen und zurück
option-gaensespiel-overshoot-full_back = Um den ganzen Wurf zurück
option-gaensespiel-release_roll = Der befreiende Wurf
    .help = Ob die 6 auf Feld 27 und die 4 auf Feld 33 die Figur auch ziehen.
option-gaensespiel-release_roll-moves = Er ist zugleich der Zug
option-gaensespiel-release_roll-frees = Er befreit nur, dann noch einmal würfeln
option-gaensespiel-open_table = Offener Tisch
    .help = In der Schachtel sind vier Figuren; an einem offenen Tisch sitzen bis zu zehn.

option-ganzenbord-purse = Chips für jeden
    .help = Mit wie vielen Chips jeder beginnt.
option-ganzenbord-stake = Erster Einsatz
    .help = Was jeder vor dem ersten Wurf in den Topf zahlt, höchstens alles.
option-ganzenbord-goose_forward = Auf einer Gans
    .help = Ob man wählen darf, um denselben Wurf weiterzuziehen.
option-ganzenbord-goose_forward-may = Weiter oder stehen bleiben, wie du willst
option-ganzenbord-goose_forward-must = Immer weiter
option-ganzenbord-goose_back = Auf einer Gans beim Zurückzählen
    .help = Um wie viel eine Gans den weiter zurückschickt, der über die 63 hinauskam.
option-ganzenbord-goose_back-surplus = Noch einmal um den Überschuss
option-ganzenbord-goose_back-throw = Um den ganzen Wurf
option-ganzenbord-death_restart = Nach dem Tod
    .help = Wo man neu beginnt.
option-ganzenbord-death_restart-start = Am Start
option-ganzenbord-death_restart-square_1 = Auf Feld 1

option-wedrenspel-horses_per_player = Pferde für jeden
    .help = Mit weniger als sechs Spielern darf jeder mehrere laufen lassen, bis zu vier, solange höchstens zwölf laufen.
option-wedrenspel-mud = Der Schlamm
    .help = Das französische Heft halbiert den nächsten Wurf, das niederländische jeden Wurf des nächsten Zuges.
option-wedrenspel-mud-next_throw = Halbiert den nächsten Wurf
option-wedrenspel-mud-next_turn = Halbiert den nächsten Zug

track-horse = { $colour } { $number }

track-holding-roll-off = Gewürfelt um den Anfang
track-holding-square = Feld
track-holding-misses = Runden aussetzen
track-holding-waits = Wartet als Nr.
track-holding-waits-for = Wartet auf
track-holding-half = Nächster Wurf zählt halb
track-holding-out = Ausgeschieden
track-holding-chips = Chips

track-button-throw = Würfeln
track-button-roll-off = Um den Anfang würfeln
track-button-on = Um { $count } weiter
track-button-stay = Auf { $square } bleiben
track-button-stay-taken = Bleiben: besetzt, also zurück auf { $square }
track-button-toll = { $chips } zahlen und bleiben
track-button-cross = { $chips } zahlen und hinüber auf { $square }

track-prompt-roll-off = Wer beginnt? { $colour } würfelt.
track-prompt-roll-off-again = { $count } haben die höchste Zahl und würfeln noch einmal. Jetzt würfelt { $colour }.
track-prompt-throw = { $colour } würfelt.
track-prompt-half = { $colour } würfelt, aber der Wurf zählt nur halb.
track-prompt-held = { $colour } sitzt auf { $square } fest: Nur eine { $pips } führt weiter.
track-prompt-freed = { $colour } ist frei und würfelt für den Zug.
track-prompt-goose = { $colour } steht auf einer Gans, auf { $square }: um denselben Wurf weiter oder stehen bleiben?
track-prompt-bridge = { $colour } steht an der Brücke: { $toll } zahlen und bleiben oder doppelt zahlen und hinüber?

track-log-roll-off = { $colour } würfelt { $pips } um den Anfang.
track-log-begins = { $colour } beginnt.
track-log-tie = Gleichstand: Die Höchsten würfeln noch einmal.
track-log-throw = { $colour } würfelt { $pips }.
track-log-walk = { $colour } zieht auf { $square }.
track-log-goose = { $colour } trifft auf { $square } eine Gans.
track-log-goose-on = Eine Gans auf { $square }: { $colour } zieht um denselben Wurf weiter.
track-log-goose-back = Wieder eine Gans: { $colour } muss zurück { $square ->
        [0] an den Start
       *[other] auf { $square }
    }.
track-log-bounce = Zu weit: { $colour } zählt zurück auf { $square }.
track-log-full-back = Zu weit: { $colour } geht um den ganzen Wurf zurück, auf { $square }.
track-log-leap = Ein erster Wurf mit Flügeln: { $colour } kommt geradewegs auf { $square }.
track-log-taken = { $square } ist besetzt: { $colour } geht zurück { $old ->
        [0] an den Start
       *[other] auf { $old }
    }.
track-log-sent = { $colour } kommt { $square ->
        [0] an den Start
       *[other] auf { $square }
    }.
track-log-cross = { $colour } geht über die Brücke auf { $square }.
track-log-stay = { $colour } bleibt auf { $square }.
track-log-finish = { $colour } ist am Ziel.
track-log-out = { $colour } scheidet aus.
track-log-pay = { $colour } zahlt { $chips } in den Topf.
track-log-cannot-pay = { $colour } hat keine Chips mehr und bleibt nichts schuldig.
track-log-pot = { $colour } bekommt den Topf: { $chips } Chips.
track-log-nobody-behind = Hinter { $colour } ist niemand: Es gibt nichts zu warten.
track-log-released = { $colour } ist wieder frei.
track-log-waits = { $colour } wartet.
track-log-misses = { $colour } setzt aus.
track-log-held = { $colour } bleibt: Nur eine { $pips } führt weiter.
track-log-freed = { $colour } ist frei.
track-log-halved = Im Schlamm zählt der Wurf halb: { $count ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $count } Schritte
    } für { $colour }.
track-log-again = { $colour } würfelt noch einmal.

track-end-goal = { $winner } gewinnt: genau auf die 61!
track-end-pot = { $winner } gewinnt: genau auf die 63, und den Topf dazu!
track-end-line = { $winner } gewinnt: zuerst über der Linie!
track-end-alone = { $winner } gewinnt: Sonst ist niemand mehr da.

track-why-over = Das Spiel ist zu Ende.
track-why-roll-off = Zuerst wird ausgewürfelt, wer beginnt. Jetzt würfelt { $colour }.
track-why-throw = { $colour } würfelt; alles andere folgt aus den Würfeln.
track-why-by-dice = Hier zieht niemand selbst: Die Figuren gehen, wohin die Würfel sie führen.
track-why-decide = { $colour } wählt einen der beiden Knöpfe.
track-why-held = { $colour } verlässt dieses Feld nur mit einer { $pips }.
track-why-must-go-on = Hier bleibt niemand auf einer Gans: Sie führt immer weiter.
track-why-chips = Chips kommen in den Topf, wo ein Feld sie verlangt, und wer gewinnt, bekommt sie alle.
track-why-start = Hier beginnen alle.
track-why-finish = Das ist das Ende: Man muss es genau treffen, im Rennen nur überqueren.
track-why-plain = Feld { $square } ist ein gewöhnliches Feld.
track-why-both = Erste Runde: { $first } Zweite Runde: { $second }

track-square-goose = Eine Gans: um denselben Wurf weiter.

track-square-gaensespiel-3 = Frisch geschlüpft und voller Eile: zwei Felder vor.
track-square-gaensespiel-6 = Zum ersten Mal im Wasser: einmal aussetzen.
track-square-gaensespiel-9 = Ein Hund: Lauf zehn Felder vor.
track-square-gaensespiel-12 = Der Gänserich zwickt: vier Felder zurück.
track-square-gaensespiel-18 = Was für ein Schmetterling: einmal aussetzen.
track-square-gaensespiel-21 = Ein Frosch zum Frühstück gibt Kraft: vier Felder vor.
track-square-gaensespiel-24 = Baden war verboten: einmal aussetzen.
track-square-gaensespiel-27 = Die Familie schläft: Nur eine 6 führt weiter.
track-square-gaensespiel-30 = Nach der Hochzeit geht es flott: zwei Felder vor.
track-square-gaensespiel-33 = Eingesperrt: Nur eine 4 öffnet den Käfig.
track-square-gaensespiel-36 = Der Hirte treibt dich an: zwei Felder vor.
track-square-gaensespiel-39 = Es schmeckt zu gut: einmal aussetzen.
track-square-gaensespiel-42 = Der Fuchs hat die Gans: zehn Felder zurück, und alle singen ein Lied.
track-square-gaensespiel-45 = Auf dem Eis rutscht es gut: noch einmal würfeln.
track-square-gaensespiel-48 = Halsweh: einmal aussetzen.
track-square-gaensespiel-51 = Die Familie läuft um die Wette: zwei Felder vor.
track-square-gaensespiel-54 = Der Dieb greift zu, die Gans beißt zurück: noch einmal würfeln.
track-square-gaensespiel-57 = Ein gebrochenes Bein: warten, bis alle von hinten vorbei sind.
track-square-gaensespiel-60 = Ab in den Topf: ausgeschieden.

track-square-ganzenbord-6 = Die Brücke: 5 Chips und bleiben oder 10 und weiter auf 12.
track-square-ganzenbord-19 = Das Wirtshaus: 10 zahlen und einmal aussetzen.
track-square-ganzenbord-31 = Der Brunnen: 15 zahlen und warten, bis jemand kommt.
track-square-ganzenbord-42 = Der Irrgarten: 5 zahlen und zurück auf 37.
track-square-ganzenbord-52 = Das Gefängnis: 10 zahlen und warten, bis jemand kommt.
track-square-ganzenbord-58 = Der Tod: 5 zahlen und neu beginnen.

track-square-wedrenspel-4 = Zu langsam für die Hecke: vier Felder zurück für einen neuen Anlauf.
track-square-wedrenspel-44 = Zu langsam für die Hecke: vier Felder zurück für einen neuen Anlauf.
track-square-wedrenspel-8 = Über die Mauer und in den Graben: einmal aussetzen.
track-square-wedrenspel-48 = Über die Mauer und in den Graben: einmal aussetzen.
track-square-wedrenspel-14 = Das Pferd verweigert am Gatter: zurück auf 9.
track-square-wedrenspel-54 = Das Pferd verweigert am Gatter: zurück auf 49.
track-square-wedrenspel-21 = Schlamm: Der nächste Wurf zählt halb.
track-square-wedrenspel-61 = Schlamm: Der nächste Wurf zählt halb.
track-square-wedrenspel-25 = Störrisch vor der Mauer: zweimal aussetzen.
track-square-wedrenspel-65 = Störrisch vor der Mauer: zweimal aussetzen.
track-square-wedrenspel-28 = Die Stange ist gefallen: zurück zum Absprung.
track-square-wedrenspel-68 = Die Stange ist gefallen: zurück zum Absprung.
track-square-wedrenspel-34 = Ein verstauchter Fuß: warten, bis alle Pferde von hinten vorbei sind.
track-square-wedrenspel-74 = So spät ein verstauchter Fuß: aus dem Rennen.
