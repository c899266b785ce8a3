# Die Kommandozeile.

cli-help = Klassische Familienspiele nach den gedruckten Regeln: im Browser, im Terminal, in Python.
cli-help-serve = Die Schachtel öffnen: auf diesem Rechner anbieten und die Adresse zeigen.
cli-help-games = Das Regal zeigen: jedes Spiel mit Schachteln, Spielerzahl und Dauer.
cli-help-rules = Die Regeln eines Spiels lesen.
cli-help-play = Im Terminal gegen den Computer spielen.
cli-help-verify = Eine aufgeschriebene Partie nachspielen und ihre Würfe prüfen.
cli-help-review = Eine aufgeschriebene Partie mit dem stärksten Spieler durchgehen: was Glück war, was entschieden wurde und was besser gewesen wäre.
cli-help-review-json = Die ganze Durchsicht zusätzlich in diese Datei schreiben.
cli-help-doctor = Zeigen, was läuft: kompiliert oder nicht, welche Versionen, wo die Daten liegen.
cli-help-perft = Zugfolgen ab einer Stellung zählen, Tiefe um Tiefe.
cli-help-cluster = Ein Dask-Cluster übernimmt die Arbeit: seine Adresse, oder local:4 zum Ausprobieren mit vier Prozessen.
cli-help-journal = JSON-Zeilen, eine für jede erledigte Portion: Wer abbricht und neu beginnt, macht dort weiter. Sonst liegen sie in `build/lab`, bis alles getan ist.
cli-help-uci = Ein Schachprogramm sein: UCI über Standardein- und -ausgabe, für jedes Brett, das es spricht.
cli-help-hub = Ein Dameprogramm auf 10 × 10 sein: das Hub-Protokoll über Standardein- und -ausgabe.
cli-help-join = Einen Spieler dieses Rechners auf einen offenen Platz an jemandes Tisch setzen.
cli-help-join-link = Der Link des Tisches, wie er an Freunde geschickt wird.
cli-help-join-player = Eine Stärke von 1 bis 5 oder der Name eines Spielers, den ein anderes Paket mitbringt.
cli-help-join-name = Der Name am Tisch; sonst der des Spielers.
cli-unknown-player = Niemand heißt hier { $name }. Es gibt: { $players }.
cli-joined = Sitzt auf Platz { $seat }; das Zeichen des Platzes ist { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = Das Spiel ist aus: Platz { $place } von { $players }.
cli-no-protocol = { $game } kommt in diesem Protokoll nicht vor.
cli-help-kniffel = Kniffel für einen Spieler ein für alle Mal lösen: Der stärkste Computer und die Tipps kennen dann den genauen Wert jeder Wahl.

cli-help-game = Kennung oder Titel eines Spiels, wie in `parlour games`.
cli-help-language = Die Sprache, eine von { $languages }; sonst die des Terminals.
cli-help-seats = Die Zahl der Spieler.
cli-help-preset = Alle Optionen auf einmal: wie gedruckt, wie die meisten spielen oder wie das Heft einer Sprache oder Schachtel es hat. `parlour rules SPIEL --anchor presets` nennt sie.
cli-help-option = Eine gedruckte Variante, etwa flying=nein; auch mehrmals.
cli-help-host = Die Adresse, an der gelauscht wird.
cli-help-port = Der Port, an dem gelauscht wird; ist er besetzt, der nächste freie.
cli-help-data = Die Datei, in der die Tische liegen.
cli-help-database = Die Tische statt in einer Datei in dieser PostgreSQL-Datenbank aufbewahren; mehrere Server dürfen sie teilen.
cli-help-forget = Einen Tisch mit allem vergessen, was dort geschah, oder einen Namen, wo immer er steht. Der Server darf dabei nicht laufen.
cli-help-forget-table = Kennungen oder Links von Tischen.
cli-help-forget-name = Ein Name, genau wie er getippt wurde.
cli-help-backup = Alle Tische in einer Datei sichern, auch während an ihnen gespielt wird.
cli-help-backup-file = Die Datei; eine vorhandene wird ersetzt, sobald die neue ganz ist.
cli-help-restore = Eine gesicherte Datei an die Stelle der Datendatei setzen. Kein Server darf diese gerade benutzen.
cli-help-restore-file = Eine Datei, die parlour backup geschrieben hat.
cli-help-repair = Was von einer beschädigten Datendatei noch zu lesen ist, in eine neue Datei retten.
cli-help-repair-file = Die neue Datei; die beschädigte bleibt, wie sie ist.
cli-help-copy = Alle Tische einer Datendatei in eine leere PostgreSQL-Datenbank übertragen.
cli-help-copy-file = Die Datendatei; kein Server darf sie gerade benutzen.
cli-help-copy-database = Die Datenbank; sie darf noch keine Tische enthalten.
cli-help-open = Auch den Browser öffnen.
cli-help-lan = Die Schachtel für alle im lokalen Netz öffnen.
cli-help-anchor = Nur diesen Abschnitt.
cli-help-seat = Dein Platz, von 1 an; mehrmals angegeben, teilen sich mehrere die Tastatur.
cli-help-watch = Keinen Platz nehmen: den Computern zusehen.
cli-help-level = Wie stark der Computer ist: 1 bis 5.
cli-help-seed = Gleicher Text, gleiche Würfe.
cli-help-quick = Würfe und erzwungene Züge geschehen von selbst.
cli-help-save = Die Partie in diese Datei schreiben.
cli-help-print = Brett, Figuren zum Ausschneiden, Spielzettel und Kurzregeln eines Spiels in eine Datei zum Drucken schreiben.
cli-help-paper = Das Papier.
cli-help-field = Abstand der Felder in Millimetern; ein Brett, das größer ist als das Papier, kommt auf mehrere Blätter mit Schnittmarken. Ohne Angabe füllt das Brett ein Blatt.
cli-help-out = Die Datei; ihre Endung sagt, was es wird.
cli-wrong-paper = Auf { $paper } kann nicht gedruckt werden. Es gibt: { $papers }.
cli-wrong-print = { $file } sollte auf .pdf oder .svg enden.
cli-print-too-large = Das gäbe zu viele Blätter. Nimm kleinere Felder.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-printed = { $count ->
    [1] { $file }: ein Blatt { $paper }. Drucke es mit 100 %, nicht an die Seite angepasst.
   *[other] { $file }: { $count } Blätter { $paper }. Drucke sie mit 100 %, nicht an die Seite angepasst.
}
cli-help-record = Eine aufgeschriebene Partie.
cli-help-depth = Wie viele Züge tief.
cli-help-position = Die Stellung in der Notation des Spiels; sonst die Grundstellung.

cli-unknown-language = Auf „{ $language }“ gibt es keine Texte. Es gibt: { $languages }.
cli-unknown-game = Im Regal steht kein Spiel „{ $name }“. Es gibt: { $games }.
cli-unknown-game-near = Im Regal steht kein Spiel „{ $name }“. Meinst du { $near }?
cli-several-games = Mehrere Spiele heißen „{ $name }“. Welches: { $games }?
cli-unknown-preset = { $game } hat keine Voreinstellung „{ $name }“. Es gibt: { $presets }.
cli-unknown-option = { $game } hat keine Option „{ $name }“. Es gibt: { $options }.
cli-unknown-anchor = Die Regeln von { $game } haben keinen Abschnitt „{ $anchor }“. Es gibt: { $anchors }.
cli-wrong-seats = { $game } ist für { $seats } Spieler.
cli-wrong-seat = Die Plätze sind von 1 bis { $seats } gezählt.
cli-wrong-value = { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = ja oder nein
cli-allowed-number = { $low } bis { $high }
cli-allowed-number-off = { $low } bis { $high }, oder 0 für aus
cli-no-folder = Den Ordner { $path } gibt es nicht.
cli-file-unreadable = { $path } lässt sich nicht lesen: { $error }.
cli-file-too-large = { $path } ist zu groß für eine aufgeschriebene Partie.

cli-serving-stop = Strg+C schließt sie.
cli-cannot-serve = An { $host } lässt sich nicht lauschen: { $error }.

cli-column-game = Spiel
cli-column-players = Spieler
cli-column-minutes = Minuten
cli-column-boxes = In der Schachtel
cli-games-next = parlour play SPIEL beginnt eines, parlour rules SPIEL erklärt es.

cli-you = du
cli-welcome = Tippe einen Zug oder seine Nummer; hilfe zeigt, was sonst noch geht.
cli-commitment = Die Würfe stehen schon fest. Ihr Siegel: { $commitment }
cli-seed = Die Würfe kamen aus dem Startwert { $seed }
cli-thinking = { $colour } denkt nach …
cli-hint-thinking = Kurz nachgedacht …
cli-ask-move = Dein Zug
cli-throw-first = Erst die Würfel: Drücke Enter.
cli-more-moves = … und { $count } weitere: züge zeigt alle.
cli-no-move = „{ $text }“ ist hier kein erlaubter Zug. züge zeigt alle, hilfe, was sonst noch geht.
cli-no-throw = „{ $text }“ bedeutet hier nichts. Enter würfelt, hilfe hilft.
cli-see-rules = (Regeln { $anchor }: { $section })
cli-hint = Ein guter Zug: { $move }
cli-undone = Zurückgenommen.
cli-undone-dice = Zurückgenommen. Die Würfe bleiben, wie sie waren.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-left = Du hast den Tisch verlassen.
cli-saved = Aufgeschrieben in { $path }
cli-over = Das Spiel ist aus
cli-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was man am Tisch tippen kann; mehrere Wörter dürfen dasselbe meinen.
cli-word-help = hilfe, help, ?
cli-word-moves = züge, zuege, moves
cli-word-board = brett, board
cli-word-hint = tipp, hint
cli-word-undo = zurück, zurueck, undo
cli-word-rules = regeln, rules
cli-word-quit = ende, quit, exit
cli-word-yes = ja, j, an, wahr
cli-word-no = nein, n, aus, falsch
cli-play-help =
    ein Zug  in der Notation des Spiels, oder seine Nummer in der Liste
    Enter    würfelt; macht den Zug, wenn es nur einen gibt
    züge     alle erlaubten Züge
    brett    das Brett noch einmal
    tipp     ein guter Zug
    zurück   vor deinen letzten Zug zurück
    regeln   die Regeln; regeln ABSCHNITT für einen Teil davon
    ende     verlässt den Tisch

cli-record-replays = { $actions ->
        [one] 1 Aktion lässt
       *[other] { $actions } Aktionen lassen
    } sich nach den Regeln von { $game }, Version { $version }, nachspielen.
cli-record-dice = { $throws ->
        [one] Der eine Wurf folgt
       *[other] Alle { $throws } Würfe folgen
    } aus dem Startwert.
cli-record-dice-unseen = Der Startwert ist noch geheim: { $throws ->
        [one] 1 Wurf wurde
       *[other] { $throws } Würfe wurden
    } nicht geprüft.
cli-record-no-dice = Es wurde nicht gewürfelt.
cli-record-commitment = Der Startwert ist der, der vor dem Spiel festgelegt wurde.
cli-record-no-commitment = Vor dem Spiel wurde kein Startwert festgelegt.
cli-record-known-before = { $throws ->
        [one] Ein Wurf war
       *[other] { $throws } Würfe waren
    } schon vorher bekannt, weil Züge zurückgenommen wurden.
cli-record-proven-nobody = Bewiesen ist: Die Würfel folgen aus einem Startwert, den die Schachtel festgelegt hatte, und aus { $shares ->
        [one] dem, was der Browser eines Spielers
       *[other] dem, was die Browser von { $shares } Spielern
    } danach dazugetan { $shares ->
        [one] hat
       *[other] haben
    }. Weder die Schachtel allein noch ein Spieler allein konnte sie wählen.
cli-record-proven-fixed = Bewiesen ist: Die Würfel folgen aus einem Startwert, der vor dem Spiel festgelegt wurde. Unterwegs hat sie niemand geändert; wer ihn festgelegt hat, konnte ihn aber wählen.
cli-record-proven-nothing = Bewiesen ist nur: Die Würfel folgen aus dem Startwert. Wann er gewählt wurde, weiß niemand.
cli-record-result = Das Ergebnis stimmt. { $result }
cli-record-unfinished = Das Spiel ist nicht zu Ende: Es gibt kein Ergebnis zu prüfen.
cli-record-wrong = Diese Aufzeichnung stimmt nicht: { $error }
cli-record-unknown-game = Diese Aufzeichnung ist von einem Spiel, das nicht im Regal steht: „{ $game }“.

cli-perft-depth = Tiefe { $depth }
cli-perft-line = Tiefe { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Das beste Spiel bringt im Schnitt { $worth } Punkte. In { $seconds } s gelöst und aufbewahrt in { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } auf { $machine }
cli-doctor-package = installiert in { $path }
cli-doctor-compiled = Der schnelle Teil läuft kompiliert: alle { $count } Module.
cli-doctor-python-code = Der schnelle Teil läuft unkompiliert: Alles geht, nur langsamer.
cli-doctor-partly = { $compiled } von { $count } Modulen des schnellen Teils laufen kompiliert.
cli-doctor-stale = Seit dem Kompilieren geändert, es läuft der alte Code: { $modules }
cli-doctor-compile = `make compile` kompiliert den schnellen Teil, mit { $compiler }.
cli-doctor-no-compiler = Hier gibt es keinen C-Compiler: gcc installieren, dann `make compile`.
cli-doctor-data = Die Tische liegen in { $path }
cli-doctor-data-backup = Gesichert werden sie in einer Datei mit: parlour backup DATEI
cli-doctor-data-new = Die Tische werden in { $path } liegen
cli-doctor-guests = Andere Pakete bringen mit: { $names }
cli-doctor-fault = { $package } { $version } bringt { $name } mit; es wurde weggelassen: { $reason }
cli-doctor-lookups = Was die Computer nachschlagen
cli-lookup-kept = aufbewahrt, { $megabytes } MB
cli-lookup-under-way = zu { $percent } % fertig
cli-lookup-later = wird ausgerechnet, sobald es gebraucht wird
cli-lookup-made = { $name } ist ausgerechnet und aufbewahrt, in { $seconds } s.
cli-lookup-not-kept = { $name } ist ausgerechnet, lässt sich aber nicht in { $folder } ablegen.
cli-lookup-unknown = „{ $name }“ gibt es hier nicht. Es gibt: { $lookups }
cli-help-lookups = Was die Computer nachschlagen: was aufbewahrt ist, was gerade ausgerechnet wird. Was genannt wird, wird neu ausgerechnet.
cli-help-lookups-name = Was nachgeschlagen wird, oder wie sein Name anfängt.
cli-doctor-parts = Bestandteile
cli-doctor-missing = nicht installiert

cli-help-lab = Das Labor: viele Spiele auf einmal und was sie erzählen.
cli-help-facts = Ein Spiel viele Male spielen und sagen, wie lange es dauert, wie oft Figuren vom Brett kommen und ob das Anfangen hilft.
cli-help-games-count = Wie viele Spiele gespielt werden.
cli-help-facts-all = Jedes Spiel im Regal; was schon im Ordner liegt, wird nicht noch einmal gespielt.
cli-help-facts-level = Wer spielt: 0 der Zufall, 1 bis 5 ein Computer dieser Stärke.
cli-help-facts-seed = Der Startwert: derselbe gibt dieselben Zahlen.
cli-help-facts-folder = Wo Zahlen und Bilder liegen.
cli-help-facts-cores = Wie viele Prozesse spielen; ohne Angabe alle Kerne.

lab-game-or-all = Nenne ein Spiel, oder --all für das ganze Regal.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } Spiele, { $seats ->
        [one] ein Spieler
       *[other] { $seats } Spieler
    }
lab-at-random = Zufällig gespielt, Startwert { NUMBER($seed, useGrouping: 0) }. Die Spannen gelten mit 95 % Sicherheit.
lab-by-level = Gespielt von Computern der Stärke { $level }, Startwert { NUMBER($seed, useGrouping: 0) }. Die Spannen gelten mit 95 % Sicherheit.
lab-row-length = mittlere Länge in Würfen und Entscheidungen
lab-row-longest = längstes Spiel
lab-row-takes = Aktionen, die eine Figur vom Brett nehmen
lab-row-first = gewonnen von dem, der anfing
lab-row-seat = gewonnen von Platz { $seat }
lab-row-reason = zu Ende durch: { $reason }
lab-exact = Genaue mittlere Länge, aus der Markow-Kette: { $exact }
lab-kept = Liegt in { $folder }
lab-length = Würfe und Entscheidungen
lab-games = Spiele
lab-column-game = Spiel
lab-column-seats = Spieler
lab-column-length = mittlere Länge
lab-column-takes = Abgänge
lab-column-first = wer anfing, gewann
cli-help-almanac = Herausfinden, wie lange jedes Spiel und seine wichtigsten Varianten dauern, ob das Anfangen hilft, wie oft die Führung wechselt und was das Glück entscheidet.
cli-help-almanac-folder = Wo aufgeschrieben wird, was gespielt wurde: Wer unterbricht und neu beginnt, macht dort weiter.
cli-help-almanac-pieces = Nur die ersten so vielen Stücke spielen; 0 fasst zusammen, was da ist.
cli-help-almanac-out = Wohin die Zahlen kommen.
lab-almanac = der Almanach
lab-no-almanac = { $file } ist kein Almanach: mit --out eine andere Datei nennen, oder diese wegräumen.
lab-almanac-stopped = Unterbrochen. Derselbe Befehl macht hier weiter; was gespielt wurde, ist zusammengefasst.
lab-almanac-level = Stufe
lab-almanac-games = Partien
lab-almanac-minutes = Minuten
lab-almanac-first = gewann, wer begann, von 100
lab-almanac-luck = Glück
cli-help-duel = Einen Spieler viele Male gegen einen anderen antreten lassen, jede Eröffnung von beiden Seiten und reihum auf allen Plätzen.
cli-help-duel-player = Eine Stärke (5), eine mit mehr (5*10) oder weniger Stellungen (5/30) oder ein Gegner: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; wo installiert stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Der Anteil, den A gewinnen soll: Sobald das sicher ist, so oder so, ist Schluss.
cli-help-duel-seed = Der Startwert: Derselbe spielt dieselben Partien, auf wie vielen Kernen auch immer.
cli-help-duel-brake = Sekunden dürfen das Nachdenken einer Stärke vor ihren Stellungen beenden; ohne das zählen nur Stellungen, sodass eine beschäftigte Maschine so gut misst wie eine ruhige.
cli-help-ladder = Jede Stärke gegen die nächstniedrigere, Spiel für Spiel; die Tabelle aus docs/players.md.
cli-help-ladder-games = Die Spiele; ohne Angabe das ganze Regal.
cli-help-ladder-out = Die Tabelle Zeile für Zeile als Markdown aufschreiben; was schon darin steht, wird nicht noch einmal gemessen.
lab-duel-title = { $game }: { $first } gegen { $second }, { $seats } Plätze, Startwert { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } gewonnen von { $first }, Standardfehler { $error }, { NUMBER($games, useGrouping: 0) } Partien
lab-duel-counts = { $won } gewonnen, { $shared } geteilt, { $lost } verloren; je Partie { $points } Punkte mehr als die anderen, Standardfehler { $points_error }
lab-duel-time = Rechenzeit je Entscheidung von { $first }: { $mean } ms, längste { $longest } ms; { $length } Aktionen je Partie
lab-duel-ends = Enden: { $reasons }
lab-duel-sure = Sicher: { $sure ->
    [more] mindestens so viel wie verlangt.
   *[less] weniger als verlangt.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } enthält etwas anderes als die Tabelle einer Leiter; die Datei bleibt, wie sie ist.
lab-duel-column-pair = Stärken
lab-duel-column-share = gewonnen
lab-duel-column-error = SF
lab-duel-column-games = Partien
lab-duel-column-time = ms je Entscheidung, längste
lab-duel-column-version = Fassung
lab-duel-column-seed = Startwert
lab-duel-column-date = Tag
lab-ladder-undecided = niemand entscheidet
lab-ladder-alone = allein
lab-ladder-measured = { $date }, Startwert { $seed }, höchstens { $games } Partien je Sprosse. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] übersetzt.
   *[no] nicht übersetzt.
  }
cli-help-soak = Zufällige Partien aller Spiele im Regal, jede unter allen Gesetzen; gemeldet wird, welches verletzt wurde.
cli-help-soak-seed = Der Startwert: Derselbe spielt dieselben Partien.
lab-soak-start = { NUMBER($games, useGrouping: 0) } zufällige Partien unter allen Gesetzen, Startwert { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Kein Gesetz wurde verletzt: { NUMBER($games, useGrouping: 0) } Partien von { $kinds } Spielen ({ NUMBER($actions, useGrouping: 0) } Aktionen, Startwert { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Ein Gesetz wurde einmal verletzt. Die Zeile darüber zeigt, wie man es wiederfindet: Aufbau und Startwert der Partie.
   *[other] Gesetze wurden { $count }-mal verletzt. Die Zeilen darüber zeigen, wie man sie wiederfindet: Aufbau und Startwert jeder Partie.
}

cli-help-bearoff = Die Ausspieltabellen für Backgammon ausrechnen, nach den üblichen und den gedruckten Regeln, und aufheben.
cli-help-bearoff-stones = Für höchstens so viele Steine.
cli-help-train = Die Computerspieler des Backgammonbretts lernen lassen, indem sie gegen sich selbst spielen.
cli-help-train-lesson = Was gelernt wird, zum Beispiel backgammon_standard.
cli-help-train-folder = Wo angefangene Lektionen liegen.
bearoff-standard = übliche Regeln
bearoff-printed = gedruckte Regeln
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } Stellungen. { $stones } Steine auf dem sechsten Zacken brauchen im Mittel { $turns } Züge.
train-no-lesson = Die Lektion { $name } gibt es nicht. Lektionen: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Was soll vergessen werden? Nenne Tische mit ihren Kennungen oder Links oder mit --name einen Namen.
cli-forget-in-use = Die Schachtel ist offen: { $address }. Schließe sie zuerst, damit währenddessen nichts geschrieben wird.
cli-forget-failed = Es wurde nichts vergessen: { $detail }
cli-forget-nothing = Hier gibt es weder so einen Tisch noch so einen Namen.
cli-forgotten = { $tables ->
        [0] Kein Tisch ist
        [one] Ein Tisch ist
       *[other] { $tables } Tische sind
    } vergessen, und ein Name auf { $names ->
        [0] keinem Platz
        [one] einem Platz
       *[other] { $names } Plätzen
    }. In Sicherungen stehen sie noch.
cli-copying = Wird übertragen
cli-copy-not-empty = Die Datenbank enthält schon Tische. Übertragen wird nur in eine leere, damit nichts vermischt wird oder verloren geht.
cli-copy-failed = Es wurde nichts übertragen: { $detail }
cli-copied = { $count ->
    [one] Ein Tisch ist übertragen. So geht es weiter: parlour serve --database ADRESSE
   *[other] { $count } Tische sind übertragen. So geht es weiter: parlour serve --database ADRESSE
}

cli-backed-up = { $count ->
    [one] Ein Tisch ist gesichert in { $path }
   *[other] { $count } Tische sind gesichert in { $path }
}
cli-backup-failed = Es wurde nichts gesichert: { $detail }
cli-restored = In { $path } sind jetzt die gesicherten Tische.
cli-restored-before = Was vorher dort war, liegt in { $path }
cli-restore-in-use = Ein Server benutzt die Datendatei ({ $address }). Bitte erst beenden.
cli-restore-failed = Es wurde nichts verändert: { $detail }
cli-repaired = Gerettet in { $path }: { $tables } Tische, davon { $cut } ohne ihre letzten Züge. Verloren: { $lost }. Ansehen mit: parlour serve --data { $path }
cli-repair-failed = Es war nichts zu retten: { $detail }

cli-usage = Aufruf:
cli-usage-arguments = Angaben
cli-usage-options = Optionen
cli-usage-commands = Befehle
cli-usage-required = [nötig]
cli-usage-default = [sonst: { $value }]
cli-help-help = Diese Hilfe zeigen.
cli-missing-argument = { $name } fehlt.
cli-no-option = Eine Option { $name } gibt es nicht.
cli-no-option-near = Eine Option { $name } gibt es nicht. Vielleicht: { $near }.
cli-no-command = Einen Befehl „{ $name }“ gibt es nicht.
cli-no-command-near = Einen Befehl „{ $name }“ gibt es nicht. Vielleicht: { $near }.
cli-too-much = Das ist zu viel: { $words }.
cli-wrong-use = So wird { $name } nicht benutzt.
cli-wrong-parameter = Diesen Wert kann { $name } nicht haben.
cli-wrong-range = Diesen Wert kann { $name } nicht haben. Erlaubt: { $allowed }
cli-see-help = Mehr sagt: { $command } --help
cli-stopped = Abgebrochen.

cli-metavar-options = OPTIONEN
cli-metavar-command = BEFEHL
cli-metavar-arguments = ANGABEN
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-name = NAME
cli-metavar-value = WERT
cli-metavar-text = TEXT
cli-metavar-table = TISCH
cli-metavar-section = ABSCHNITT
cli-metavar-link = LINK
cli-metavar-player = SPIELER
cli-metavar-lesson = LEKTION
cli-metavar-code = CODE
cli-metavar-record = PARTIE
