# The frame: header, shelf, game page.

ui-title = { $page } · Parlour
ui-home = Parlour, til hylden
ui-skip = Spring til siden
ui-loading = Et øjeblik …
ui-try-again = Prøv igen
ui-to-shelf = Til hylden
ui-box = En æske klassiske familiespil
ui-unreached = Parlour kan ikke nås lige nu. Vi prøver stadig.
ui-needs-script = Parlour har brug for JavaScript for at lægge brætterne frem.

ui-language = Sprog
ui-theme = Udseende: { $now }. Skift
ui-theme-system = som systemet
ui-theme-light = lyst
ui-theme-dark = mørkt
ui-sound = Lyd
ui-sound-on = Lyden er slået til
ui-sound-off = Lyden er slået fra

ui-offline = Ingen forbindelse. Vi prøver stadig.
ui-dropped = Et træk, du gjorde uden forbindelse, kom for sent: bordet var gået videre uden det.
ui-close = Luk
ui-offline-kept = Ingen forbindelse. Dit træk er gemt og bliver sendt.

ui-trouble-nowhere = Her er ingenting
    .help = Denne adresse fører forbi hylden. Måske er et bogstav blevet væk undervejs.
ui-trouble-table = Dette bord findes ikke
    .help = Tjek linket, eller gør et nyt bord klar: æskerne står på hylden.
ui-trouble-game = Dette spil står ikke på hylden
    .help = Måske kommer det en dag. Indtil da er der andre at spille.
ui-trouble-offline = Æsken kan ikke nås
    .help = Forbindelsen er nede. Intet er tabt: prøv igen om et øjeblik.
ui-trouble-broken = Noget gik galt
    .help = Det var vores fejl, ikke din. Prøv igen.

# Boxes

box-travel = Rejseæsken
    .tag = Små brætter til lange rejser
box-box315 = Æske 315
    .tag = Spil til familiens bord
box-big = Den store samling
    .tag = Brætter, terninger og halvtreds måder at bruge dem på
box-halma_mill = Halma og mølle
    .tag = To brætter, to gamle venner
box-playground = Legepladsen
    .tag = Et kapløb på et bræt, I selv bygger
box-brought = Taget med
    .tag = Spil fra andre pakker

# The shelf

shelf-title = Hvad skal vi spille?
shelf-lead = Åbn en æske, vælg et spil. Computeren er altid klar, og venner kan være med via et link.
shelf-boxes = Æsker
shelf-games = { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
shelf-in-box = I { $box }
shelf-empty = Hylden er stadig tom.
shelf-find = Søg på alle navne
shelf-players = Hvor mange spiller
shelf-players-any = Spillere
shelf-players-of = { $count ->
    [1] 1 spiller
   *[other] { $count } spillere
}
shelf-length = Hvor længe det varer
shelf-length-any = Varighed
shelf-length-short = Op til 15 minutter
shelf-length-medium = Op til en halv time
shelf-length-long = Længere
shelf-nature = Held eller omtanke
shelf-nature-any = Held eller omtanke
shelf-nature-thought = Kun omtanke
shelf-nature-both = Omtanke og held
shelf-nature-luck = Kun held
shelf-dice = Terninger
shelf-dice-any = Terninger
shelf-dice-with = Med terninger
shelf-dice-without = Uden terninger
shelf-filters = Mere at vælge efter
occasions = Efter lejlighed
occasion-quick = Ti minutter
    .why = Færdigt på omkring { $minutes } minutter
occasion-children = Med børn
    .why = Terningerne ruller, og alle kan vinde
occasion-think = For to, der tænker
    .why = Intet held, kun jer to
occasion-round = En stor flok
    .why = Op til { $most } kan spille
occasion-alone = Alene
    .why = Kræver ingen andre
shelf-forget = Ryd
shelf-show-all = Alle spil
shelf-show-boxes = Tilbage til æskerne
shelf-none = Intet spil passer. Fjern et valg, eller ryd søgningen.
shelf-alias = fundet som “{ $name }”
page-players = { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }
page-players-range = { $low } til { $high } spillere
page-players-some = { $counts } spillere
page-minutes = { $minutes } minutter

# Tables you sit at

mine-title = Dine borde
mine-none = Intet bord er gjort klar endnu. Det første venter i en æske nedenfor.
mine-offline = Dette er æsken, som den sidst var her. Dine borde ligger hos serveren, og det gør alt, der spilles med, også; de kommer tilbage med den.
mine-your-turn = Din tur
mine-waiting = { $name } har turen
mine-waits-people = Venter på spillere
mine-won = Du vandt
mine-over = Slut
mine-more = Vis alle
mine-me = Navn, statistik, andre enheder
mine-just-now = lige nu
mine-put-away = Læg væk: { $names }
mine-away = { $count ->
    [one] Ét bord er lagt væk
   *[other] { $count } borde er lagt væk
}
mine-take-out = Tag frem igen: { $names }
mine-delete = Slet for altid: { $names }
mine-delete-sure = Slet

# A game's page

page-set-up = Gør bordet klar
page-start = Begynd
page-starting = Bordet gøres klar …
page-start-failed = Bordet kunne ikke gøres klar. Prøv igen.
page-seat-count = Spillere
page-seats = Hvem spiller?
page-seat = Plads { $number }
page-seat-colour = Plads { $number }, { $colour }
page-kind-person = her
page-kind-computer = computer
page-kind-open = via link
page-kind-label = Hvem sidder her?
page-name = Navn
page-name-default = Spiller { $number }
page-level = Styrke
page-open-seat = ledig plads
page-open-note = Du får et link at give videre. Spillet begynder, når pladsen er taget.
page-nobody-note = Nogen skal spille: giv mindst én plads til et menneske.
page-kit-set = { $number ->
        [1] Grundsæt
       *[other] Udvidelsessæt
    }
page-kit-left = { $part }, { $count } tilbage
page-kit-chain = De dele, du har sat sammen
page-kit-remove = Tag ud: { $part }
page-kit-swap = Byt disse to
page-kit-usual = Det sædvanlige bræt for { $count }. Tryk på en del, eller træk den herhen, for at bygge dit eget.
page-kit-instead = Indtil da tages det sædvanlige bræt.
page-kit-reset = Det sædvanlige bræt
page-kit-share = Kopiér et link til denne opstilling
page-kit-copied = Kopieret
page-variants = Varianter
page-variants-changed = { $count ->
        [one] én ændret
       *[other] { $count } ændret
    }
page-variants-reset = Tilbage til de sædvanlige regler
page-number-range = { $low } til { $high }
page-less = Mindre
page-more = Mere
page-rules = Regler
page-rules-contents = I disse regler
page-rules-missing = Reglerne kan ikke hentes lige nu.
page-picture = Brættet til { $game }, klar til at spille
page-print = Print: bræt, brikker, regler
page-print-sheet = Print: brikker, blok, regler
page-print-busy = Tegner …
page-print-failed = Det kunne ikke tegnes lige nu. Prøv igen.

# The computers, one cast for all games: a character per level, with a name of its own where several of a kind sit at a table.

cast-0 = { $number ->
        [0] Felix
        [1] Felix
        [2] Fortuna
        [3] Domino
        [4] Skilling
        [5] Lykke
        [6] Tyche
        [7] Faust
        [8] Es
       *[other] Computer { $number }
    }
cast-1 = { $number ->
        [0] Mus
        [1] Pip
        [2] Prik
        [3] Krumme
        [4] Nip
        [5] Knap
        [6] Fingerbøl
        [7] Tot
        [8] Minna
       *[other] Mus { $number }
    }
    .nature = mageligt anlagt
    .choice = Mus, mageligt anlagt
    .help = Ser det, der ligger lige for snuden, og overser resten.
cast-2 = { $number ->
        [0] Hare
        [1] Kløver
        [2] Smut
        [3] Brombær
        [4] Hop
        [5] Vims
        [6] Skovsyre
        [7] Bellis
        [8] Tidsel
       *[other] Hare { $number }
    }
    .nature = afslappet
    .choice = Hare, afslappet
    .help = Spiller hurtigt og muntert og tænker et træk frem.
cast-3 = { $number ->
        [0] Ræv
        [1] Rust
        [2] Glød
        [3] Mikkel
        [4] Rav
        [5] Siena
        [6] Kobber
        [7] Snu
        [8] Hassel
       *[other] Ræv { $number }
    }
    .nature = rutineret
    .choice = Ræv, rutineret
    .help = Kender de sædvanlige kneb og straffer skødesløshed.
cast-4 = { $number ->
        [0] Los
        [1] Flint
        [2] Hvisken
        [3] Zobel
        [4] Aske
        [5] Saga
        [6] Birk
        [7] Frost
        [8] Enebær
       *[other] Los { $number }
    }
    .nature = stærk
    .choice = Los, stærk
    .help = Ser langt og overser kun lidt.
cast-5 = { $number ->
        [0] Ugle
        [1] Minerva
        [2] Balder
        [3] Luna
        [4] Anker
        [5] Natugle
        [6] Salvie
        [7] Skumring
        [8] Athene
       *[other] Ugle { $number }
    }
    .nature = vores bedste
    .choice = Ugle, vores bedste
    .help = Tænker alt igennem og tilgiver intet.

# Colours, as the doer of a sentence

option-more-than = { $option }: højst { $most }, lige så meget som { $other }.

colour-yellow = Gul
colour-green = Grøn
colour-red = Rød
colour-black = Sort
colour-blue = Blå
colour-white = Hvid
colour-orange = Orange
colour-purple = Lilla
colour-pink = Lyserød
colour-lightblue = Lyseblå
colour-ivory = Hvid
colour-ebony = Sort

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

preset-usual = Som vi plejer her i huset
preset-printed = Som trykt
preset-common = Som de fleste spiller
preset-printed-in = Som trykt: { $booklets }
preset-own = Dit eget valg
page-preset = Spil
rules-language-da = dansk
rules-language-de = tysk
rules-language-en = engelsk
rules-language-es = spansk
rules-language-fr = fransk
rules-language-it = italiensk
rules-language-nl = hollandsk
rules-language-pl = polsk
rules-language-ru = russisk
rules-language-sv = svensk

# Where rules come from

origin-kind-printed = Trykt
origin-kind-reading = En læsning
origin-kind-ours = Vores
origin-booklet = { $box }: { $languages }
origin-open = Hvor kommer det fra? { $kind }
ui-open = Åbn et spil fra en fil
