# Het kader: kop, plank, pagina van een spel.

ui-title = { $page } · Parlour
ui-home = Parlour, naar de plank
ui-skip = Direct naar de pagina
ui-loading = Een ogenblik…
ui-try-again = Nog eens proberen
ui-to-shelf = Naar de plank
ui-box = Een doos vol klassieke familiespellen
ui-unreached = Parlour is nu niet te bereiken. We blijven het proberen.
ui-needs-script = Parlour heeft JavaScript nodig om de borden neer te leggen.

ui-language = Taal
ui-theme = Weergave: { $now }. Veranderen
ui-theme-system = zoals in het systeem
ui-theme-light = licht
ui-theme-dark = donker
ui-sound = Geluid
ui-sound-on = Geluid staat aan
ui-sound-off = Geluid staat uit

ui-offline = Geen verbinding. We blijven het proberen.
ui-dropped = Een zet die je zonder verbinding deed, kwam te laat: de tafel was al verder.
ui-close = Sluiten
ui-offline-kept = Geen verbinding. Je zet wordt bewaard en straks verstuurd.

ui-trouble-nowhere = Hier is niets
    .help = Dit adres gaat langs de plank heen. Misschien is er onderweg een letter weggevallen.
ui-trouble-table = Deze tafel bestaat niet
    .help = Kijk de link na, of zet een nieuwe tafel klaar: de dozen staan op de plank.
ui-trouble-game = Dit spel staat niet op de plank
    .help = Misschien komt het ooit. Tot dan zijn er andere om te spelen.
ui-trouble-offline = De doos is niet te bereiken
    .help = De verbinding is weg. Er gaat niets verloren: probeer het zo nog eens.
ui-trouble-broken = Er ging iets mis
    .help = Dat was onze fout, niet de jouwe. Probeer het nog eens.

# Boxes

box-travel = Reisdoos
    .tag = Kleine borden voor lange reizen
box-box315 = Doos 315
    .tag = Spellen voor de familietafel
box-big = De grote verzameling
    .tag = Borden, dobbelstenen en vijftig manieren om ze te gebruiken
box-halma_mill = Halma en molen
    .tag = Twee borden, twee oude vrienden
box-playground = Speelweide
    .tag = Een wedloop op een bord dat je zelf maakt
box-brought = Meegebracht
    .tag = Spellen uit andere pakketten

# The shelf

shelf-title = Wat zullen we spelen?
shelf-lead = Open een doos, kies een spel. De computer zit altijd klaar, en vrienden schuiven aan met een link.
shelf-boxes = Dozen
shelf-games = { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
shelf-in-box = In { $box }
shelf-empty = De plank is nog leeg.
shelf-find = Zoek op elke naam
shelf-players = Met hoeveel je speelt
shelf-players-any = Spelers
shelf-players-of = { $count ->
    [1] 1 speler
   *[other] { $count } spelers
}
shelf-length = Hoe lang het duurt
shelf-length-any = Duur
shelf-length-short = Tot 15 minuten
shelf-length-medium = Tot een half uur
shelf-length-long = Langer
shelf-nature = Geluk of denken
shelf-nature-any = Geluk of denken
shelf-nature-thought = Alleen denken
shelf-nature-both = Denken en geluk
shelf-nature-luck = Alleen geluk
shelf-dice = Dobbelstenen
shelf-dice-any = Dobbelstenen
shelf-dice-with = Met dobbelstenen
shelf-dice-without = Zonder dobbelstenen
shelf-filters = Meer filters
occasions = Per gelegenheid
occasion-quick = Tien minuten
    .why = In ongeveer { $minutes } minuten klaar
occasion-children = Met kinderen
    .why = De dobbelstenen rollen, en iedereen kan winnen
occasion-think = Voor twee denkers
    .why = Geen geluk, alleen jullie tweeën
occasion-round = Een grote groep
    .why = Tot { $most } spelers
occasion-alone = In je eentje
    .why = Je hebt er niemand bij nodig
shelf-forget = Wissen
shelf-show-all = Alle spellen
shelf-show-boxes = Terug naar de dozen
shelf-none = Geen spel gevonden. Laat iets weg, of wis de zoekopdracht.
shelf-alias = gevonden als ‘{ $name }’
page-players = { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
page-players-range = { $low } tot { $high } spelers
page-players-some = { $counts } spelers
page-minutes = { $minutes } minuten

# Tables you sit at

mine-title = Jouw tafels
mine-none = Er staat nog geen tafel klaar. De eerste wacht hieronder in een doos.
mine-offline = Dit is de doos zoals die hier het laatst was. Je tafels liggen bij de server, en alles om mee te spelen ook; ze komen samen terug.
mine-your-turn = Jouw beurt
mine-waiting = { $name } is aan de beurt
mine-waits-people = Wacht op spelers
mine-won = Je hebt gewonnen
mine-over = Afgelopen
mine-more = Alles laten zien
mine-me = Naam, statistieken, andere apparaten
mine-just-now = zojuist
mine-put-away = Opruimen: { $names }
mine-away = { $count ->
    [one] Eén tafel is opgeruimd
   *[other] { $count } tafels zijn opgeruimd
}
mine-take-out = Weer tevoorschijn halen: { $names }
mine-delete = Voorgoed verwijderen: { $names }
mine-delete-sure = Verwijderen

# A game's page

page-set-up = De tafel klaarzetten
page-start = Beginnen
page-starting = De tafel wordt klaargezet…
page-start-failed = De tafel kon niet worden klaargezet. Probeer het nog eens.
page-seat-count = Spelers
page-seats = Wie speelt er?
page-seat = Plaats { $number }
page-seat-colour = Plaats { $number }, { $colour }
page-kind-person = hier
page-kind-computer = computerspeler
page-kind-open = met een link
page-kind-label = Wie zit hier?
page-name = Naam
page-name-default = Speler { $number }
page-level = Speelsterkte
page-open-seat = vrije plaats
page-open-note = Je krijgt een link om door te geven. De partij begint als de plaats bezet is.
page-nobody-note = Iemand moet spelen: geef minstens één plaats aan een mens.
page-kit-set = { $number ->
        [1] Basisdoos
       *[other] Aanvullingsdoos
    }
page-kit-left = { $part }, nog { $count }
page-kit-chain = De delen die je hebt gekoppeld
page-kit-remove = Eruit halen: { $part }
page-kit-swap = Deze twee verwisselen
page-kit-usual = Het gewone bord voor { $count }. Tik op een deel, of sleep het hierheen, om zelf te bouwen.
page-kit-instead = Tot dan wordt het gewone bord genomen.
page-kit-reset = Het gewone bord
page-kit-share = Een link naar deze opstelling kopiëren
page-kit-copied = Gekopieerd
page-variants = Varianten
page-variants-changed = { $count ->
        [one] één veranderd
       *[other] { $count } veranderd
    }
page-variants-reset = Terug naar de gewone regels
page-number-range = { $low } tot { $high }
page-less = Minder
page-more = Meer
page-rules = Spelregels
page-rules-contents = In deze spelregels
page-rules-missing = De spelregels zijn nu niet op te halen.
page-picture = Het bord van { $game }, klaar om te spelen
page-print = Afdrukken: bord, stukken, spelregels
page-print-sheet = Afdrukken: stukken, blad, spelregels
page-print-busy = Tekenen…
page-print-failed = Het tekenen is nu niet gelukt. Probeer het nog eens.

# The computers, one cast for all games: a character per level, with a name of its own where several of a kind sit at a table.

cast-0 = { $number ->
        [0] Felix
        [1] Felix
        [2] Fortuna
        [3] Domino
        [4] Stuiver
        [5] Kansje
        [6] Tyche
        [7] Faust
        [8] Troef
       *[other] Computer { $number }
    }
cast-1 = { $number ->
        [0] Muis
        [1] Piep
        [2] Stip
        [3] Kruimel
        [4] Snuf
        [5] Knoopje
        [6] Vingerhoed
        [7] Pluis
        [8] Minnie
       *[other] Muis { $number }
    }
    .nature = gemoedelijk
    .choice = Muis, gemoedelijk
    .help = Ziet wat vlak voor de neus ligt en mist de rest.
cast-2 = { $number ->
        [0] Haas
        [1] Klaver
        [2] Flits
        [3] Braam
        [4] Hupsje
        [5] Vlug
        [6] Zuring
        [7] Madelief
        [8] Distel
       *[other] Haas { $number }
    }
    .nature = ontspannen
    .choice = Haas, ontspannen
    .help = Speelt vlug en vrolijk, en denkt één zet vooruit.
cast-3 = { $number ->
        [0] Vos
        [1] Roest
        [2] Sintel
        [3] Rossig
        [4] Reinaert
        [5] Siena
        [6] Koper
        [7] Vix
        [8] Hazelaar
       *[other] Vos { $number }
    }
    .nature = ervaren
    .choice = Vos, ervaren
    .help = Kent de gewone trucs en straft slordigheid af.
cast-4 = { $number ->
        [0] Lynx
        [1] Vuursteen
        [2] Fluister
        [3] Sabel
        [4] As
        [5] Saga
        [6] Berk
        [7] Vorst
        [8] Jeneverbes
       *[other] Lynx { $number }
    }
    .nature = sterk
    .choice = Lynx, sterk
    .help = Ziet ver en mist weinig.
cast-5 = { $number ->
        [0] Uil
        [1] Minerva
        [2] Barnabas
        [3] Luna
        [4] Archie
        [5] Bosuil
        [6] Salie
        [7] Schemer
        [8] Athena
       *[other] Uil { $number }
    }
    .nature = onze beste
    .choice = Uil, onze beste
    .help = Denkt alles door en vergeeft niets.

# Colours, as the doer of a sentence

option-more-than = { $option }: hoogstens { $most }, evenveel als { $other }.

colour-yellow = Geel
colour-green = Groen
colour-red = Rood
colour-black = Zwart
colour-blue = Blauw
colour-white = Wit
colour-orange = Oranje
colour-purple = Paars
colour-pink = Roze
colour-lightblue = Lichtblauw
colour-ivory = Wit
colour-ebony = Zwart

# Who has a name is the doer instead of the colour; with several colours the colour is named too

player = { $name }
player-colour = { $name } ({ $colour })

# The same colours where things have them: squares, pieces

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

# The rules page: chapters that are made from what a game declares

preset-usual = Zoals gewoonlijk in dit huis
preset-printed = Zoals gedrukt
preset-common = Zoals de meeste mensen spelen
preset-printed-in = Zoals gedrukt: { $booklets }
preset-own = Je eigen keuze
page-preset = Spelen
rules-language-da = Deens
rules-language-de = Duits
rules-language-en = Engels
rules-language-es = Spaans
rules-language-fr = Frans
rules-language-it = Italiaans
rules-language-nl = Nederlands
rules-language-pl = Pools
rules-language-ru = Russisch
rules-language-sv = Zweeds

# Where rules come from

origin-kind-printed = Gedrukt
origin-kind-reading = Onze lezing
origin-kind-ours = Van ons
origin-booklet = { $box }: { $languages }
origin-open = Waar komt dit vandaan? { $kind }
ui-open = Een partij uit een bestand openen
