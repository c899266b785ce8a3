# The frame: header, shelf, game page.

ui-title = { $page } · Parlour
ui-home = Parlour, till hyllan
ui-skip = Hoppa till innehållet
ui-loading = Ett ögonblick …
ui-try-again = Försök igen
ui-to-shelf = Till hyllan
ui-box = En låda med klassiska familjespel
ui-unreached = Parlour går inte att nå just nu. Vi fortsätter att försöka.
ui-needs-script = Parlour behöver JavaScript för att lägga fram sina bräden.

ui-language = Språk
ui-theme = Utseende: { $now }. Ändra
ui-theme-system = som i systemet
ui-theme-light = ljust
ui-theme-dark = mörkt
ui-sound = Ljud
ui-sound-on = Ljudet är på
ui-sound-off = Ljudet är av

ui-offline = Ingen anslutning. Vi fortsätter att försöka.
ui-dropped = Ett drag som du gjorde utan anslutning kom för sent: bordet hade gått vidare utan det.
ui-close = Stäng
ui-offline-kept = Ingen anslutning. Ditt drag är sparat och kommer att skickas.

ui-trouble-nowhere = Här finns inget
    .help = Den här adressen leder förbi hyllan. Kanske tappades en bokstav på vägen.
ui-trouble-table = Det här bordet finns inte
    .help = Kontrollera länken eller duka ett nytt bord: lådorna står på hyllan.
ui-trouble-game = Det här spelet står inte på hyllan
    .help = Det kanske kommer en dag. Till dess finns det andra att spela.
ui-trouble-offline = Lådan går inte att nå
    .help = Anslutningen är nere. Inget går förlorat: försök igen om en stund.
ui-trouble-broken = Något gick fel
    .help = Det var vårt fel, inte ditt. Försök igen.

# Boxes

box-travel = Reselådan
    .tag = Små bräden för långa resor
box-box315 = Låda 315
    .tag = Spel för familjens bord
box-big = Den stora samlingen
    .tag = Bräden, tärningar och femtio sätt att använda dem
box-halma_mill = Halma & kvarn
    .tag = Två bräden, två gamla vänner
box-playground = Lekängen
    .tag = En kapplöpning på ett bräde ni bygger själva
box-brought = Medtaget
    .tag = Spel från andra paket

# The shelf

shelf-title = Vad ska vi spela?
shelf-lead = Öppna en låda, välj ett spel. Datorn är alltid redo, och vänner kan vara med via en länk.
shelf-boxes = Lådor
shelf-games = { $count ->
        [one] ett spel
       *[other] { $count } spel
    }
shelf-in-box = I { $box }
shelf-empty = Hyllan är ännu tom.
shelf-find = Sök på vilket namn som helst
shelf-players = Hur många som spelar
shelf-players-any = Spelare
shelf-players-of = { $count ->
    [1] 1 spelare
   *[other] { $count } spelare
}
shelf-length = Hur lång tid det tar
shelf-length-any = Längd
shelf-length-short = Upp till 15 minuter
shelf-length-medium = Upp till en halvtimme
shelf-length-long = Längre
shelf-nature = Tur eller tanke
shelf-nature-any = Tur eller tanke
shelf-nature-thought = Bara tanke
shelf-nature-both = Tanke och tur
shelf-nature-luck = Bara tur
shelf-dice = Tärningar
shelf-dice-any = Tärningar
shelf-dice-with = Med tärningar
shelf-dice-without = Utan tärningar
shelf-filters = Mer att välja efter
occasions = Efter tillfälle
occasion-quick = Tio minuter
    .why = Slut på ungefär { $minutes } minuter
occasion-children = Med barn
    .why = Tärningarna rullar, och alla kan vinna
occasion-think = För två som tänker
    .why = Ingen tur, bara ni två
occasion-round = Ett stort gäng
    .why = Upp till { $most } spelar
occasion-alone = Ensam
    .why = Behöver ingen annan
shelf-forget = Rensa
shelf-show-all = Alla spel
shelf-show-boxes = Tillbaka till lådorna
shelf-none = Inget spel passar. Ta bort något av det du valt, eller rensa sökningen.
shelf-alias = hittades som ”{ $name }”
page-players = { $count ->
        [one] en spelare
       *[other] { $count } spelare
    }
page-players-range = { $low } till { $high } spelare
page-players-some = { $counts } spelare
page-minutes = { $minutes } minuter

# Tables you sit at

mine-title = Dina bord
mine-none = Inget bord är dukat än. Det första väntar i en låda här nedanför.
mine-offline = Så här såg lådan ut senast. Dina bord ligger hos servern, liksom allt att spela med; de kommer tillbaka med den.
mine-your-turn = Din tur
mine-waiting = Nu spelar { $name }
mine-waits-people = Väntar på spelare
mine-won = Du vann
mine-over = Slut
mine-more = Visa alla
mine-me = Namn, statistik, andra enheter
mine-just-now = just nu
mine-put-away = Ställ undan: { $names }
mine-away = { $count ->
    [one] Ett bord är undanställt
   *[other] { $count } bord är undanställda
}
mine-take-out = Ta fram igen: { $names }
mine-delete = Ta bort för gott: { $names }
mine-delete-sure = Ta bort

# A game's page

page-set-up = Duka bordet
page-start = Börja
page-starting = Bordet dukas …
page-start-failed = Bordet kunde inte dukas. Försök igen.
page-seat-count = Spelare
page-seats = Vem spelar?
page-seat = Plats { $number }
page-seat-colour = Plats { $number }, { $colour }
page-kind-person = här
page-kind-computer = dator
page-kind-open = via länk
page-kind-label = Vem sitter här?
page-name = Namn
page-name-default = Spelare { $number }
page-level = Styrka
page-open-seat = ledig plats
page-open-note = Du får en länk att skicka vidare. Spelet börjar när platsen är tagen.
page-nobody-note = Någon måste spela: ge minst en plats till en människa.
page-kit-set = { $number ->
        [1] Grundsats
       *[other] Tilläggssats
    }
page-kit-left = { $part }, { $count } kvar
page-kit-chain = Delarna du har fogat ihop
page-kit-remove = Ta bort: { $part }
page-kit-swap = Byt plats på de här två
page-kit-usual = Det vanliga brädet för { $count }. Tryck på en del, eller dra den hit, för att bygga ett eget.
page-kit-instead = Till dess används det vanliga brädet.
page-kit-reset = Det vanliga brädet
page-kit-share = Kopiera en länk till den här uppställningen
page-kit-copied = Kopierad
page-variants = Varianter
page-variants-changed = { $count ->
        [one] en ändrad
       *[other] { $count } ändrade
    }
page-variants-reset = Tillbaka till de vanliga reglerna
page-number-range = { $low } till { $high }
page-less = Mindre
page-more = Mer
page-rules = Regler
page-rules-contents = I de här reglerna
page-rules-missing = Reglerna kan inte hämtas just nu.
page-picture = Brädet redo att spela: { $game }
page-print = Skriv ut: bräde, pjäser, regler
page-print-sheet = Skriv ut: pjäser, protokoll, regler
page-print-busy = Ritar …
page-print-failed = Det gick inte att rita just nu. Försök igen.

# The computers, one cast for all games: a character per level, with a name of its own where several of a kind sit at a table.

cast-0 = { $number ->
        [0] Felix
        [1] Felix
        [2] Fortuna
        [3] Domino
        [4] Slanten
        [5] Slumpen
        [6] Tyche
        [7] Faust
        [8] Ess
       *[other] Dator { $number }
    }
cast-1 = { $number ->
        [0] Musen
        [1] Pip
        [2] Pricken
        [3] Smulan
        [4] Nöten
        [5] Knappen
        [6] Tussen
        [7] Snöret
        [8] Mimmi
       *[other] Mus { $number }
    }
    .nature = godmodig
    .choice = Musen, godmodig
    .help = Ser det som ligger framför nosen och missar resten.
cast-2 = { $number ->
        [0] Haren
        [1] Klöver
        [2] Skutt
        [3] Snår
        [4] Hoppsan
        [5] Kvick
        [6] Ängssyra
        [7] Tusensköna
        [8] Tistel
       *[other] Hare { $number }
    }
    .nature = lättsam
    .choice = Haren, lättsam
    .help = Spelar snabbt och glatt och tänker ett drag framåt.
cast-3 = { $number ->
        [0] Räven
        [1] Mickel
        [2] Glöd
        [3] Rost
        [4] Koppar
        [5] Kanel
        [6] Rubin
        [7] Ginst
        [8] Hassel
       *[other] Räv { $number }
    }
    .nature = rutinerad
    .choice = Räven, rutinerad
    .help = Kan de vanliga knepen och straffar slarv.
cast-4 = { $number ->
        [0] Lodjuret
        [1] Flinta
        [2] Viskan
        [3] Sobel
        [4] Ask
        [5] Saga
        [6] Birk
        [7] Frost
        [8] Enbär
       *[other] Lodjur { $number }
    }
    .nature = stark
    .choice = Lodjuret, stark
    .help = Ser långt och missar lite.
cast-5 = { $number ->
        [0] Ugglan
        [1] Minerva
        [2] Arkimedes
        [3] Luna
        [4] Salvia
        [5] Salomo
        [6] Uven
        [7] Skymning
        [8] Athena
       *[other] Uggla { $number }
    }
    .nature = vår bästa
    .choice = Ugglan, vår bästa
    .help = Tänker igenom allt och förlåter inget.

# Colours, as the doer of a sentence

option-more-than = { $option }: högst { $most }, lika mycket som { $other }.

colour-yellow = Gul
colour-green = Grön
colour-red = Röd
colour-black = Svart
colour-blue = Blå
colour-white = Vit
colour-orange = Orange
colour-purple = Lila
colour-pink = Rosa
colour-lightblue = Ljusblå
colour-ivory = Vit
colour-ebony = Svart

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

preset-usual = Som vanligt i det här huset
preset-printed = Som i häftet
preset-common = Som de flesta spelar
preset-printed-in = Som i häftet: { $booklets }
preset-own = Ditt eget val
page-preset = Spela
rules-language-da = danska
rules-language-de = tyska
rules-language-en = engelska
rules-language-es = spanska
rules-language-fr = franska
rules-language-it = italienska
rules-language-nl = nederländska
rules-language-pl = polska
rules-language-ru = ryska
rules-language-sv = svenska

# Where rules come from

origin-kind-printed = Tryckt
origin-kind-reading = En tolkning
origin-kind-ours = Vår egen
origin-booklet = { $box }: { $languages }
origin-open = Varifrån kommer det här? { $kind }
ui-open = Öppna ett parti från en fil
