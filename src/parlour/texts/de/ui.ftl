# Der Rahmen: Kopf, Regal, Spielseite.

ui-title = { $page } · Parlour
ui-home = Parlour, zum Regal
ui-skip = Zum Inhalt
ui-loading = Einen Moment …
ui-try-again = Noch einmal versuchen
ui-to-shelf = Zum Regal
ui-box = Eine Sammlung klassischer Familienspiele
ui-unreached = Parlour ist gerade nicht zu erreichen. Wir versuchen es weiter.
ui-needs-script = Parlour braucht JavaScript, um seine Spielbretter auszulegen.

ui-language = Sprache
ui-theme = Licht: { $now }. Wechseln
ui-theme-system = wie im System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-sound-on = Ton ist an
ui-sound-off = Ton ist aus

ui-offline = Keine Verbindung. Wir versuchen es weiter.
ui-dropped = Ein Zug, den du ohne Verbindung gemacht hast, kam zu spät: Am Tisch ging es schon weiter.
ui-close = Schließen
ui-offline-kept = Keine Verbindung. Dein Zug ist aufgehoben und wird gesendet.

ui-trouble-nowhere = Hier liegt nichts
    .help = Diese Adresse führt am Regal vorbei. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
ui-trouble-table = Diesen Tisch gibt es nicht
    .help = Prüfe den Link oder deck einen neuen Tisch: Die Schachteln stehen im Regal.
ui-trouble-game = Dieses Spiel steht nicht im Regal
    .help = Vielleicht kommt es noch. Bis dahin gibt es andere.
ui-trouble-offline = Die Spielesammlung ist nicht zu erreichen
    .help = Die Verbindung fehlt. Nichts ist verloren: Versuch es gleich noch einmal.
ui-trouble-broken = Da ist etwas schiefgegangen
    .help = Das war unser Fehler, nicht deiner. Versuch es noch einmal.

# Schachteln

box-travel = Reisespiele
    .tag = Kleine Bretter für lange Fahrten
box-box315 = Spielesammlung 315
    .tag = Spiele für den Familientisch
box-big = Die große Sammlung
    .tag = Bretter, Würfel und fünfzig Ideen dazu
box-halma_mill = Halma & Mühle
    .tag = Zwei Bretter, zwei alte Freunde
box-playground = Spielwiese
    .tag = Ein Wettlauf auf selbst gebautem Plan
box-brought = Mitgebracht
    .tag = Spiele aus anderen Paketen

# Das Regal

shelf-title = Was spielen wir?
shelf-lead = Öffne eine Schachtel, wähle ein Spiel. Der Computer hat immer Zeit, und Freunde kommen über einen Link dazu.
shelf-boxes = Schachteln
shelf-games = { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
shelf-in-box = In der Schachtel: { $box }
shelf-empty = Das Regal ist noch leer.
shelf-find = Unter jedem Namen suchen
shelf-players = Wie viele spielen
shelf-players-any = Personen
shelf-players-of = { $count ->
    [1] 1 Person
   *[other] { $count } Personen
}
shelf-length = Wie lange es dauert
shelf-length-any = Dauer
shelf-length-short = Bis 15 Minuten
shelf-length-medium = Bis eine halbe Stunde
shelf-length-long = Länger
shelf-nature = Glück oder Kopf
shelf-nature-any = Glück oder Kopf
shelf-nature-thought = Nur Kopf
shelf-nature-both = Kopf und Glück
shelf-nature-luck = Nur Glück
shelf-dice = Würfel
shelf-dice-any = Würfel
shelf-dice-with = Mit Würfeln
shelf-dice-without = Ohne Würfel
shelf-filters = Mehr zum Auswählen
occasions = Nach Gelegenheit
occasion-quick = Zehn Minuten
    .why = In etwa { $minutes } Minuten vorbei
occasion-children = Mit Kindern
    .why = Die Würfel laufen, und jeder kann gewinnen
occasion-think = Für zwei, die denken
    .why = Kein Glück, nur ihr zwei
occasion-round = Eine große Runde
    .why = Bis zu { $most } spielen mit
occasion-alone = Allein
    .why = Braucht niemanden sonst
shelf-forget = Zurücksetzen
shelf-show-all = Alle Spiele
shelf-show-boxes = Zurück zu den Schachteln
shelf-none = Kein Spiel passt. Such mit weniger Wünschen oder setz alles zurück.
shelf-alias = gefunden als „{ $name }“
page-players = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
page-players-range = { $low } bis { $high } Personen
page-players-some = { $counts } Personen
page-minutes = { $minutes } Minuten

# Tische, an denen du sitzt

mine-title = Deine Tische
mine-none = Noch ist kein Tisch gedeckt. Der erste wartet unten in einer Schachtel.
mine-offline = So lag die Schachtel zuletzt hier. Deine Tische liegen beim Server, und alles, womit man spielt, auch; mit ihm kommen sie wieder.
mine-your-turn = Du bist dran
mine-waiting = { $name } ist am Zug
mine-waits-people = Wartet auf Mitspieler
mine-won = Du hast gewonnen
mine-over = Zu Ende
mine-more = Alle zeigen
mine-me = Name, Statistik, andere Geräte
mine-just-now = gerade eben
mine-put-away = Weglegen: { $names }
mine-away = { $count ->
    [one] Ein Tisch ist weggelegt
   *[other] { $count } Tische sind weggelegt
}
mine-take-out = Wieder hervorholen: { $names }
mine-delete = Endgültig löschen: { $names }
mine-delete-sure = Löschen

# Die Seite eines Spiels

page-set-up = Den Tisch decken
page-start = Los geht’s
page-starting = Der Tisch wird gedeckt …
page-start-failed = Der Tisch ließ sich nicht decken. Versuch es noch einmal.
page-seat-count = Personen
page-seats = Wer spielt mit?
page-seat = Platz { $number }
page-seat-colour = Platz { $number }, { $colour }
page-kind-person = hier
page-kind-computer = Computer
page-kind-open = per Link
page-kind-label = Wer sitzt hier?
page-name = Name
page-name-default = Spieler { $number }
page-level = Stärke
page-open-seat = freier Platz
page-open-note = Du bekommst einen Link zum Weitergeben. Das Spiel beginnt, wenn der Platz besetzt ist.
page-nobody-note = Jemand muss mitspielen: Gib mindestens einen Platz an einen Menschen.
page-kit-set = { $number ->
        [1] Grundmodell
       *[other] Erweiterungs-Set
    }
page-kit-left = { $part }, noch { $count }
page-kit-chain = Die Teile, die du verbunden hast
page-kit-remove = { $part } herausnehmen
page-kit-swap = Diese beiden tauschen
page-kit-usual = Das übliche Brett für { $count }. Berühre ein Teil oder zieh es hierher, um ein eigenes zu bauen.
page-kit-instead = Bis dahin gilt das übliche Brett.
page-kit-reset = Das übliche Brett
page-kit-share = Link zu diesem Aufbau kopieren
page-kit-copied = Kopiert
page-variants = Varianten
page-variants-changed = { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
page-variants-reset = Zurück zu den üblichen Regeln
page-number-range = { $low } bis { $high }
page-less = Weniger
page-more = Mehr
page-rules = Regeln
page-rules-contents = In diesen Regeln
page-rules-missing = Die Regeln lassen sich gerade nicht holen.
page-picture = Das Brett von { $game }, bereit zum Spielen
page-print = Drucken: Brett, Figuren, Regeln
page-print-sheet = Drucken: Figuren, Zettel, Regeln
page-print-busy = Wird gezeichnet …
page-print-failed = Das ließ sich gerade nicht zeichnen. Versuch es noch einmal.

# Die Computer, eine Besetzung für alle Spiele: eine Figur je Stärke, mit eigenem Namen, wo mehrere von einer Art am Tisch sitzen.

cast-0 = { $number ->
        [0] Felix
        [1] Felix
        [2] Fortuna
        [3] Domino
        [4] Penny
        [5] Tyche
        [6] Faust
        [7] Groschen
        [8] Trumpf
       *[other] Computer { $number }
    }
cast-1 = { $number ->
        [0] Maus
        [1] Piep
        [2] Krümel
        [3] Mimi
        [4] Fips
        [5] Knopf
        [6] Nelly
        [7] Pünktchen
        [8] Tüpfel
       *[other] Maus { $number }
    }
    .nature = gemütlich
    .choice = Maus, gemütlich
    .help = Sieht, was vor ihrer Nase liegt, und übersieht den Rest.
cast-2 = { $number ->
        [0] Hase
        [1] Klee
        [2] Flitz
        [3] Löffel
        [4] Hoppel
        [5] Distel
        [6] Mümmel
        [7] Haken
        [8] Lenz
       *[other] Hase { $number }
    }
    .nature = locker
    .choice = Hase, locker
    .help = Spielt flink und fröhlich und denkt einen Zug voraus.
cast-3 = { $number ->
        [0] Fuchs
        [1] Reineke
        [2] Rosti
        [3] Glut
        [4] Kupfer
        [5] Ferdi
        [6] Rubin
        [7] Zimt
        [8] Ginster
       *[other] Fuchs { $number }
    }
    .nature = geübt
    .choice = Fuchs, geübt
    .help = Kennt die üblichen Kniffe und bestraft Leichtsinn.
cast-4 = { $number ->
        [0] Luchs
        [1] Pinsel
        [2] Flint
        [3] Asche
        [4] Saga
        [5] Birk
        [6] Frost
        [7] Wacholder
        [8] Silva
       *[other] Luchs { $number }
    }
    .nature = stark
    .choice = Luchs, stark
    .help = Sieht weit, und ihm entgeht wenig.
cast-5 = { $number ->
        [0] Eule
        [1] Minerva
        [2] Kauz
        [3] Luna
        [4] Archimedes
        [5] Athene
        [6] Schuhu
        [7] Salomo
        [8] Dämmer
       *[other] Eule { $number }
    }
    .nature = unsere Beste
    .choice = Eule, unsere Beste
    .help = Denkt alles zu Ende und verzeiht nichts.

# Farben, als Handelnde im Satz

option-more-than = { $option }: höchstens { $most }, so viel wie { $other }.

colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz
colour-blue = Blau
colour-white = Weiß
colour-orange = Orange
colour-purple = Lila
colour-pink = Rosa
colour-lightblue = Hellblau
colour-ivory = Weiß
colour-ebony = Schwarz

# Wer einen Namen hat, handelt statt der Farbe; bei mehreren Farben steht sie dabei

player = { $name }
player-colour = { $name } ({ $colour })

# Dieselben Farben, wo Dinge sie haben: Felder, Figuren

hue-yellow = { colour-yellow }
hue-green = { colour-green }
hue-red = { colour-red }
hue-black = { colour-black }
hue-blue = { colour-blue }
hue-white = { colour-white }
hue-orange = { colour-orange }
hue-purple = { colour-purple }
hue-pink = { colour-pink }
hue-lightblue = { colour-lightblue }
hue-ivory = { colour-ivory }
hue-ebony = { colour-ebony }

# Die Regelseite: Kapitel aus dem, was ein Spiel von sich angibt

preset-usual = Wie in diesem Haus üblich
preset-printed = Wie gedruckt
preset-common = Wie die meisten spielen
preset-printed-in = Wie gedruckt: { $booklets }
preset-own = Eigene Wahl
page-preset = Gespielt wird
rules-language-da = dänisch
rules-language-de = deutsch
rules-language-en = englisch
rules-language-es = spanisch
rules-language-fr = französisch
rules-language-it = italienisch
rules-language-nl = niederländisch
rules-language-pl = polnisch
rules-language-ru = russisch
rules-language-sv = schwedisch

# Woher Regeln kommen

origin-kind-printed = Gedruckt
origin-kind-reading = Eine Lesart
origin-kind-ours = Von uns
origin-booklet = { $box }: { $languages }
origin-open = Woher kommt das? { $kind }
ui-open = Eine Partie aus einer Datei öffnen
