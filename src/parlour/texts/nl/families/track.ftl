game-gaensespiel = Ganzenspel
    .tag = Eenenzestig vakjes, één dobbelsteen, en alles wat een gans kan overkomen.
game-ganzenbord = Het oudhollandse ganzenbord
    .tag = Twee dobbelstenen, dertien ganzen, en een pot die groeit bij elk ongeluk.
game-wedrenspel = Wedrenspel
    .tag = Twee keer de baan rond, over heg, sloot en modder.

option-gaensespiel-overshoot = Te veel gooien aan het eind
    .help = Wat er gebeurt als een worp voorbij 61 gaat.
option-gaensespiel-overshoot-bounce = Tot 61 tellen en terug
option-gaensespiel-overshoot-full_back = De hele worp terug
option-gaensespiel-release_roll = De worp die bevrijdt
    .help = Of je met de 6 op vakje 27 en de 4 op vakje 33 ook meteen loopt.
option-gaensespiel-release_roll-moves = Je loopt er ook mee
option-gaensespiel-release_roll-frees = Alleen bevrijden, dan nog eens gooien
option-gaensespiel-open_table = Open tafel
    .help = In de doos zitten vier pionnen; aan een open tafel is plaats voor tien spelers.

option-ganzenbord-purse = Fiches voor iedereen
    .help = Met hoeveel fiches elke speler begint.
option-ganzenbord-stake = Eerste inzet
    .help = Wat elke speler voor de eerste worp in de pot betaalt, hoogstens alles wat er is.
option-ganzenbord-goose_forward = Op een gans
    .help = Of je zelf mag kiezen om met dezelfde worp door te gaan.
option-ganzenbord-goose_forward-may = Doorgaan of blijven, wat je wilt
option-ganzenbord-goose_forward-must = Altijd doorgaan
option-ganzenbord-goose_back = Op een gans bij het terugtellen
    .help = Hoe ver een gans een pion terugstuurt die 63 voorbij was.
option-ganzenbord-goose_back-surplus = Nog eens wat te veel was
option-ganzenbord-goose_back-throw = De hele worp
option-ganzenbord-death_restart = Na de dood
    .help = Waar een pion opnieuw begint.
option-ganzenbord-death_restart-start = Bij de start
option-ganzenbord-death_restart-square_1 = Op vakje 1

option-wedrenspel-horses_per_player = Paarden per speler
    .help = Met minder dan zes spelers mag ieder er meer laten lopen, tot vier, zolang er niet meer dan twaalf lopen.
option-wedrenspel-mud = De modder
    .help = Het Franse boekje halveert de volgende worp, het Nederlandse elke worp van de volgende beurt.
option-wedrenspel-mud-next_throw = Halveert de volgende worp
option-wedrenspel-mud-next_turn = Halveert de volgende beurt

track-horse = { $colour } { $number }

track-holding-roll-off = Worp om het begin
track-holding-square = Vakje
track-holding-misses = Beurten overslaan
track-holding-waits = Wacht als nr.
track-holding-waits-for = Wacht op
track-holding-half = Volgende worp telt half
track-holding-out = Eruit
track-holding-chips = Fiches

track-button-throw = Gooien
track-button-roll-off = Gooien om het begin
track-button-on = { $count } verder gaan
track-button-stay = Blijven op { $square }
track-button-stay-taken = Blijven: bezet, dus terug naar { $square }
track-button-toll = { $chips } betalen en blijven
track-button-cross = { $chips } betalen en over naar { $square }

track-prompt-roll-off = Wie begint? { $colour } gooit.
track-prompt-roll-off-again = { $count } spelers delen het hoogste aantal en gooien opnieuw. Nu gooit { $colour }.
track-prompt-throw = { $colour } gooit.
track-prompt-half = { $colour } gooit, maar de worp telt half.
track-prompt-held = { $colour } zit vast op { $square }: alleen een { $pips } helpt verder.
track-prompt-freed = { $colour } is vrij en gooit om te lopen.
track-prompt-goose = { $colour } staat op een gans, op { $square }: met dezelfde worp doorgaan, of blijven?
track-prompt-bridge = { $colour } staat bij de brug: { $toll } betalen en blijven, of het dubbele betalen en erover?

track-log-roll-off = { $colour } gooit { $pips } om het begin.
track-log-begins = { $colour } begint.
track-log-tie = Gelijk: wie het hoogste aantal heeft, gooit opnieuw.
track-log-throw = { $colour } gooit { $pips }.
track-log-walk = { $colour } gaat naar { $square }.
track-log-goose = { $colour } komt op { $square } een gans tegen.
track-log-goose-on = Een gans op { $square }: { $colour } gaat met dezelfde worp door.
track-log-goose-back = Weer een gans: { $colour } moet terug naar { $square ->
        [0] de start
       *[other] { $square }
    }.
track-log-bounce = Te ver: { $colour } telt terug tot { $square }.
track-log-full-back = Te ver: { $colour } gaat de hele worp terug, naar { $square }.
track-log-leap = Een eerste worp met vleugels: { $colour } gaat ineens door naar { $square }.
track-log-taken = { $square } is bezet: { $colour } gaat terug naar { $old ->
        [0] de start
       *[other] { $old }
    }.
track-log-sent = { $colour } gaat naar { $square ->
        [0] de start
       *[other] { $square }
    }.
track-log-cross = { $colour } gaat over de brug naar { $square }.
track-log-stay = { $colour } blijft op { $square }.
track-log-finish = { $colour } is er.
track-log-out = { $colour } ligt eruit.
track-log-pay = { $colour } betaalt { $chips } aan de pot.
track-log-cannot-pay = { $colour } heeft geen fiches meer en is niets schuldig.
track-log-pot = { $colour } krijgt de pot: { $chips } fiches.
track-log-nobody-behind = Niemand zit achter { $colour }: er valt niets te wachten.
track-log-released = { $colour } is weer vrij.
track-log-waits = { $colour } wacht.
track-log-misses = { $colour } slaat een beurt over.
track-log-held = { $colour } blijft: alleen een { $pips } helpt verder.
track-log-freed = { $colour } is vrij.
track-log-halved = In de modder telt de worp half: { $count ->
        [0] geen stap
        [one] één stap
       *[other] { $count } stappen
    } voor { $colour }.
track-log-again = { $colour } gooit nog eens.

track-end-goal = { $winner } wint: precies op 61!
track-end-pot = { $winner } wint: precies op 63, en de pot erbij!
track-end-line = { $winner } wint: als eerste over de streep!
track-end-alone = { $winner } wint: er is niemand anders over.

track-why-over = De partij is afgelopen.
track-why-roll-off = Eerst wordt er gegooid om het begin. Nu gooit { $colour }.
track-why-throw = { $colour } gooit; de rest volgt uit de dobbelstenen.
track-why-by-dice = Niemand verzet hier zelf pionnen: ze gaan waar de dobbelstenen ze brengen.
track-why-decide = { $colour } moet een van de twee knoppen kiezen.
track-why-held = { $colour } komt hier alleen weg met een { $pips }.
track-why-must-go-on = Hier mag niemand op een gans blijven: je moet altijd door.
track-why-chips = Fiches gaan in de pot waar een vakje erom vraagt, en de winnaar krijgt ze allemaal.
track-why-start = Hier begint iedereen.
track-why-finish = Dit is het eind: je moet er precies op komen, of er in een race voorbij.
track-why-plain = Vakje { $square } is een gewoon vakje.
track-why-both = Eerste ronde: { $first } Tweede ronde: { $second }

track-square-goose = Een gans: met dezelfde worp verder.

track-square-gaensespiel-3 = Net uit het ei en al haast: twee vakjes vooruit.
track-square-gaensespiel-6 = De eerste zwemles: een beurt overslaan.
track-square-gaensespiel-9 = Een hond: ren tien vakjes vooruit.
track-square-gaensespiel-12 = De gent bijt: vier vakjes terug.
track-square-gaensespiel-18 = Wat een vlinder: een beurt overslaan.
track-square-gaensespiel-21 = Een kikker als ontbijt geeft kracht: vier vakjes vooruit.
track-square-gaensespiel-24 = Zwemmen was verboden: een beurt overslaan.
track-square-gaensespiel-27 = De familie slaapt: alleen een 6 helpt verder.
track-square-gaensespiel-30 = Na de bruiloft gaat het snel: twee vakjes vooruit.
track-square-gaensespiel-33 = Gevangen: alleen een 4 opent de kooi.
track-square-gaensespiel-36 = De ganzenhoedster jaagt je op: twee vakjes vooruit.
track-square-gaensespiel-39 = Het smaakt te lekker: een beurt overslaan.
track-square-gaensespiel-42 = De vos heeft de gans: tien vakjes terug.
track-square-gaensespiel-45 = Op het ijs glijd je door: nog eens gooien.
track-square-gaensespiel-48 = Keelpijn: een beurt overslaan.
track-square-gaensespiel-51 = De familie houdt een hardloopwedstrijd: twee vakjes vooruit.
track-square-gaensespiel-54 = De gans vecht met de dief: nog eens gooien.
track-square-gaensespiel-57 = Een gebroken poot: wachten tot iedereen achter je voorbij is.
track-square-gaensespiel-60 = De pan in: uit het spel.

track-square-ganzenbord-6 = De brug: 5 fiches om te blijven, of 10 om door te gaan naar 12.
track-square-ganzenbord-19 = De herberg: 10 betalen en een beurt overslaan.
track-square-ganzenbord-31 = De put: 15 betalen en wachten tot er een ander komt.
track-square-ganzenbord-42 = Het doolhof: 5 betalen en terug naar 37.
track-square-ganzenbord-52 = De gevangenis: 10 betalen en wachten tot er een ander komt.
track-square-ganzenbord-58 = De dood: 5 betalen en opnieuw beginnen.

track-square-wedrenspel-4 = Te langzaam voor de heg: vier vakjes terug en opnieuw aanlopen.
track-square-wedrenspel-44 = Te langzaam voor de heg: vier vakjes terug en opnieuw aanlopen.
track-square-wedrenspel-8 = Over de muur en de sloot in: een beurt overslaan.
track-square-wedrenspel-48 = Over de muur en de sloot in: een beurt overslaan.
track-square-wedrenspel-14 = Het paard weigert het hek: terug naar 9.
track-square-wedrenspel-54 = Het paard weigert het hek: terug naar 49.
track-square-wedrenspel-21 = Modder: de volgende worp telt half.
track-square-wedrenspel-61 = Modder: de volgende worp telt half.
track-square-wedrenspel-25 = Koppig voor de muur: twee beurten overslaan.
track-square-wedrenspel-65 = Koppig voor de muur: twee beurten overslaan.
track-square-wedrenspel-28 = De balk is gevallen: terug naar waar de sprong begon.
track-square-wedrenspel-68 = De balk is gevallen: terug naar waar de sprong begon.
track-square-wedrenspel-34 = Een verstuikte enkel: wachten tot alle paarden achter je voorbij zijn.
track-square-wedrenspel-74 = Zo laat nog een verstuikte enkel: uit de race.
