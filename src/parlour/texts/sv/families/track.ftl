game-gaensespiel = Gåsspelet
    .tag = Sextioen rutor, en tärning och allt som kan hända en gås.
game-ganzenbord = Gammalt holländskt gåsspel
    .tag = Två tärningar, tretton gäss och en pott som växer vid varje olycka.
game-wedrenspel = Hästkapplöpningen
    .tag = Två varv runt banan, över häck, dike och lera.

option-gaensespiel-overshoot = För högt kast på slutet
    .help = Vad som händer när ett kast leder förbi 61.
option-gaensespiel-overshoot-bounce = Räkna till 61 och tillbaka
option-gaensespiel-overshoot-full_back = Gå tillbaka hela kastet
option-gaensespiel-release_roll = Kastet som befriar
    .help = Om sexan på ruta 27 och fyran på ruta 33 också flyttar pjäsen.
option-gaensespiel-release_roll-moves = Det är draget också
option-gaensespiel-release_roll-frees = Det befriar bara, kasta sedan igen
option-gaensespiel-open_table = Öppet bord
    .help = Lådan har fyra pjäser; ett öppet bord har plats för upp till tio spelare.

option-ganzenbord-purse = Marker till alla
    .help = Hur många marker varje spelare börjar med.
option-ganzenbord-stake = Första insats
    .help = Vad varje spelare betalar till potten före första kastet, högst allt som finns.
option-ganzenbord-goose_forward = På en gås
    .help = Om man får välja att gå vidare med samma kast.
option-ganzenbord-goose_forward-may = Gå vidare eller stanna, som du vill
option-ganzenbord-goose_forward-must = Gå alltid vidare
option-ganzenbord-goose_back = På en gås på väg tillbaka
    .help = Hur långt en gås skickar tillbaka en pjäs som gick förbi 63.
option-ganzenbord-goose_back-surplus = Överskottet en gång till
option-ganzenbord-goose_back-throw = Hela kastet
option-ganzenbord-death_restart = Efter döden
    .help = Var en pjäs börjar om.
option-ganzenbord-death_restart-start = Vid starten
option-ganzenbord-death_restart-square_1 = På ruta 1

option-wedrenspel-horses_per_player = Hästar per spelare
    .help = Är ni färre än sex får var och en rida flera, upp till fyra, så länge högst tolv springer.
option-wedrenspel-mud = Leran
    .help = Det franska häftet halverar nästa kast, det nederländska alla kast i nästa tur.
option-wedrenspel-mud-next_throw = Halverar nästa kast
option-wedrenspel-mud-next_turn = Halverar nästa tur

track-horse = { $colour } { $number }

track-holding-roll-off = Kast om starten
track-holding-square = Ruta
track-holding-misses = Turer att stå över
track-holding-waits = Väntar som nr
track-holding-waits-for = Väntar på
track-holding-half = Nästa kast räknas hälften
track-holding-out = Ute
track-holding-chips = Marker

track-button-throw = Kasta
track-button-roll-off = Kasta om vem som börjar
track-button-on = Gå vidare { $count }
track-button-stay = Stanna på { $square }
track-button-stay-taken = Stanna: den är upptagen, så tillbaka till { $square }
track-button-toll = Betala { $chips } och stanna
track-button-cross = Betala { $chips } och gå över till { $square }

track-prompt-roll-off = Vem börjar? { $colour } kastar.
track-prompt-roll-off-again = { $count } delar det högsta kastet och kastar om. Nu kastar { $colour }.
track-prompt-throw = { $colour } kastar.
track-prompt-half = { $colour } kastar, men kastet räknas hälften.
track-prompt-held = { $colour } sitter fast på { $square }: bara en { $pips }:a leder vidare.
track-prompt-freed = { $colour } är fri och kastar för draget.
track-prompt-goose = { $colour } är på en gås, på { $square }: gå vidare med samma kast, eller stanna?
track-prompt-bridge = { $colour } är vid bron: betala { $toll } och stanna, eller betala dubbelt och gå över?

track-log-roll-off = { $colour } kastar { $pips } om starten.
track-log-begins = { $colour } börjar.
track-log-tie = Lika: de som har det högsta kastet kastar om.
track-log-throw = { $colour } kastar { $pips }.
track-log-walk = { $colour } går till { $square }.
track-log-goose = { $colour } möter en gås på { $square }.
track-log-goose-on = En gås på { $square }: { $colour } går vidare med samma kast.
track-log-goose-back = En gås igen: { $colour } skickas tillbaka till { $square ->
        [0] starten
       *[other] { $square }
    }.
track-log-bounce = För långt: { $colour } räknar tillbaka till { $square }.
track-log-full-back = För långt: { $colour } går tillbaka hela kastet, till { $square }.
track-log-leap = Ett första kast med vingar: { $colour } går raka vägen till { $square }.
track-log-taken = { $square } är upptagen: { $colour } går tillbaka till { $old ->
        [0] starten
       *[other] { $old }
    }.
track-log-sent = { $colour } går till { $square ->
        [0] starten
       *[other] { $square }
    }.
track-log-cross = { $colour } går över bron till { $square }.
track-log-stay = { $colour } stannar på { $square }.
track-log-finish = { $colour } är framme.
track-log-out = { $colour } är ute.
track-log-pay = { $colour } betalar { $chips } till potten.
track-log-cannot-pay = { $colour } har inga marker kvar och är inte skyldig något.
track-log-pot = { $colour } tar potten: { $chips } marker.
track-log-nobody-behind = Ingen är bakom { $colour }: det finns inget att vänta på.
track-log-released = { $colour } är fri igen.
track-log-waits = { $colour } väntar.
track-log-misses = { $colour } står över.
track-log-held = { $colour } står kvar: bara en { $pips }:a leder vidare.
track-log-freed = { $colour } är fri.
track-log-halved = I leran räknas kastet hälften: { $count ->
        [0] inget steg
        [one] ett steg
       *[other] { $count } steg
    } för { $colour }.
track-log-again = { $colour } kastar igen.

track-end-goal = { $winner } vinner: precis på 61!
track-end-pot = { $winner } vinner: precis på 63, och potten!
track-end-line = { $winner } vinner: först över mållinjen!
track-end-alone = { $winner } vinner: ingen annan är kvar.

track-why-over = Spelet är slut.
track-why-roll-off = Först kastar ni om vem som börjar. Det är { $colour } som ska kasta.
track-why-throw = { $colour } kastar; resten följer av tärningarna.
track-why-by-dice = Ingen flyttar pjäser här: de går dit tärningarna leder.
track-why-decide = { $colour } ska välja en av de två knapparna.
track-why-held = { $colour } lämnar rutan bara med en { $pips }:a.
track-why-must-go-on = Här får ingen stanna på en gås: den leder alltid vidare.
track-why-chips = Marker läggs i potten där en ruta kräver det, och vinnaren tar alla.
track-why-start = Här börjar alla.
track-why-finish = Det här är slutet: det måste nås exakt, eller passeras i ett lopp.
track-why-plain = Ruta { $square } är en vanlig ruta.
track-why-both = Första varvet: { $first } Andra varvet: { $second }

track-square-goose = En gås: vidare med samma kast.

track-square-gaensespiel-3 = Nykläckt och har bråttom: två rutor framåt.
track-square-gaensespiel-6 = Första simturen: stå över en tur.
track-square-gaensespiel-9 = En hund: spring tio rutor framåt.
track-square-gaensespiel-12 = Gåskarlen nafsar: fyra rutor tillbaka.
track-square-gaensespiel-18 = En sådan fjäril: stå över en tur.
track-square-gaensespiel-21 = En groda till frukost ger krafter: fyra rutor framåt.
track-square-gaensespiel-24 = Badet var förbjudet: stå över en tur.
track-square-gaensespiel-27 = Familjen sover: bara en sexa leder vidare.
track-square-gaensespiel-30 = Efter bröllopet går det fort: två rutor framåt.
track-square-gaensespiel-33 = Fångad: bara en fyra öppnar buren.
track-square-gaensespiel-36 = Gåsvakten driver på dig: två rutor framåt.
track-square-gaensespiel-39 = Det smakar för gott: stå över en tur.
track-square-gaensespiel-42 = Räven har tagit gåsen: tio rutor tillbaka.
track-square-gaensespiel-45 = På isen glider det undan: kasta igen.
track-square-gaensespiel-48 = Ont i halsen: stå över en tur.
track-square-gaensespiel-51 = Familjen springer ikapp: två rutor framåt.
track-square-gaensespiel-54 = Gåsen slåss med tjuven: kasta igen.
track-square-gaensespiel-57 = Ett brutet ben: vänta tills alla bakom har passerat.
track-square-gaensespiel-60 = Ner i grytan: ute ur spelet.

track-square-ganzenbord-6 = Bron: 5 marker för att stanna, eller 10 för att gå vidare till 12.
track-square-ganzenbord-19 = Värdshuset: betala 10 och stå över en tur.
track-square-ganzenbord-31 = Brunnen: betala 15 och vänta tills en annan kommer.
track-square-ganzenbord-42 = Labyrinten: betala 5 och gå tillbaka till 37.
track-square-ganzenbord-52 = Fängelset: betala 10 och vänta tills en annan kommer.
track-square-ganzenbord-58 = Döden: betala 5 och börja om.

track-square-wedrenspel-4 = För långsam för häcken: fyra rutor tillbaka för ny ansats.
track-square-wedrenspel-44 = För långsam för häcken: fyra rutor tillbaka för ny ansats.
track-square-wedrenspel-8 = Över muren och ner i diket: stå över en tur.
track-square-wedrenspel-48 = Över muren och ner i diket: stå över en tur.
track-square-wedrenspel-14 = Hästen vägrar vid grinden: tillbaka till 9.
track-square-wedrenspel-54 = Hästen vägrar vid grinden: tillbaka till 49.
track-square-wedrenspel-21 = Lera: nästa kast räknas hälften.
track-square-wedrenspel-61 = Lera: nästa kast räknas hälften.
track-square-wedrenspel-25 = Tvärstannar framför muren: stå över två turer.
track-square-wedrenspel-65 = Tvärstannar framför muren: stå över två turer.
track-square-wedrenspel-28 = Bommen har fallit: tillbaka dit där språnget började.
track-square-wedrenspel-68 = Bommen har fallit: tillbaka dit där språnget började.
track-square-wedrenspel-34 = En stukad fot: vänta tills alla hästar bakom har passerat.
track-square-wedrenspel-74 = En stukad fot så sent: ute ur loppet.
