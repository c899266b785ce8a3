game-maedn = Fia med knuff
    .tag = Ett varv runt och hem, om ingen knuffar dig tillbaka.

option-maedn-few_players = Två eller tre spelare
    .help = Vem som spelar de färger som saknar spelare.
option-maedn-few_players-plain = En färg var
option-maedn-few_players-all_colours = Alla fyra färgerna
option-maedn-backward_capture = Knuffa bakåt
    .help = En pjäs får gå lika långt tillbaka som kastet visar, om den knuffar en motståndares pjäs där.
option-maedn-three_rolls = Tre kast för en sexa
    .help = Den som inte har någon pjäs att flytta får kasta upp till tre gånger för att få en sexa.
option-maedn-no_jump_in_goal = Inga hopp i målet
    .help = Ingen pjäs får passera en annan i målet, så den sista stannar på a.
option-maedn-barriers = Spärrar
    .help = Två pjäser av samma färg får dela ruta, och ingen kommer förbi dem.
option-maedn-compulsory_capture = Knufftvång
    .help = Om en motståndares pjäs måste knuffas när det går.
option-maedn-compulsory_capture-off = Inget tvång
option-maedn-compulsory_capture-enforced = Måste knuffa
option-maedn-compulsory_capture-penalty = En missad knuff kostar pjäsen
option-maedn-a_exit = Lämna A medan pjäser väntar
    .help = Vilka kast som flyttar pjäsen på A medan andra i samma färg väntar.
option-maedn-a_exit-any = Med alla kast
option-maedn-a_exit-six_only = Bara med en sexa
option-maedn-play_on = Spela vidare om placeringarna
    .help = De andra fortsätter när den första är i mål; annars slutar spelet där.

game-einigkeit = Enighet ger styrka
    .tag = Två mot två: partnerna bygger murar och går i mål tillsammans.
option-einigkeit-compulsory_capture = Knufftvång
    .help = Vad som händer om en motståndares pjäs kan knuffas men inte blir det.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Holländsk Fia
    .tag = Den hjärtlösa kusinen: till och med egna pjäser åker ut.
option-mens_erger_je_niet-board = Brädets sida
    .help = Brädet har fyra färger på ena sidan och sex på den andra.
option-mens_erger_je_niet-board-four = Fyra färger
option-mens_erger_je_niet-board-six = Sex färger
option-mens_erger_je_niet-double_colours = Två färger för några
    .help = Är spelarna färre än färgerna spelar några med två; annars har alla en.
option-mens_erger_je_niet-goal_return = För högt kast i målet
    .help = Var en pjäs hamnar som skulle gå förbi slutet av sitt mål.
option-mens_erger_je_niet-goal_return-wait = Räkna tillbaka från d
option-mens_erger_je_niet-goal_return-back_onto_track = Räkna tillbaka, även ut på banan
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Jakten
    .tag = En pjäs var, ett varv runt stjärnan, och alla hack i häl.
option-verfolgungsjagd-tips = Startuddar
    .help = Var spelarna står på stjärnans sex uddar.
option-verfolgungsjagd-tips-spread = Utspridda runt stjärnan
option-verfolgungsjagd-tips-neighbours = Sida vid sida
option-verfolgungsjagd-tips-0-2 = En ledig udd mellan de två
option-verfolgungsjagd-tips-0-1-3 = Två sida vid sida, sedan en ledig udd, sedan den tredje
option-verfolgungsjagd-tips-0-1-4 = Två sida vid sida, sedan två lediga uddar, sedan den tredje
option-verfolgungsjagd-tips-0-1-2-4 = Tre sida vid sida, sedan en ledig udd, sedan den fjärde

game-spielwiese = Den förtrollade lekängen
    .tag = Bygg brädet själva och spring sedan ikapp runt det.
option-spielwiese-sets = Delar att bygga med
    .help = Grundsatsen räcker till fyra spelare; med tilläggssatsen kan upp till åtta vara med.
option-spielwiese-sets-basic = Grundsats
option-spielwiese-sets-both = Med tilläggssatsen
option-spielwiese-parts = Brädet
    .help = Vilka delar som bildar mitten. Varje spelares arm sätts på en av dess yttersidor.
option-spielwiese-star_squares = Stjärnrutor
    .help = Vad som händer när ett kast slutar precis på en stjärna.
option-spielwiese-star_squares-off = Ingenting
option-spielwiese-star_squares-may = Pjäsen får hoppa vidare
option-spielwiese-star_squares-must = Pjäsen måste hoppa vidare
option-spielwiese-three_rolls = Alltid tre kast för en sexa
    .help = Den som inte har någon pjäs på banan kastar upp till tre gånger, inte bara i början.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Nästa spelare får skicka tillbaka en pjäs
option-spielwiese-no_jump_in_goal = Inga hopp i målet
    .help = Ingen pjäs får passera en annan i målet.
option-spielwiese-six_enters = En sexa när en pjäs väntar
    .help = Om den måste sätta in en pjäs.
option-spielwiese-six_enters-must = Måste sätta in en pjäs
option-spielwiese-six_enters-may = Får flyttas i stället
option-spielwiese-first_seat = Vem som börjar
    .help = Den yngsta spelarens plats.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = kvadratisk del
ludo-part-triangle = trekantig del
ludo-part-half_round = halvrund del
ludo-kit-empty = Ett bräde behöver delar: välj några.
ludo-kit-stock = { $sets ->
        [1] Grundsatsen räcker inte: { $part } finns bara i { $count } ex.
       *[other] Delarna räcker inte: { $part } finns bara i { $count } ex.
    }
ludo-kit-joints = { $sets ->
        [1] Grundsatsen har bara { $joints } skarvar: fler delar går inte att foga ihop.
       *[other] Det finns bara { $joints } skarvar: fler delar går inte att foga ihop.
    }
ludo-kit-middle = Den här delen ({ $part }) har bara en rak sida: den står ytterst, aldrig i mitten.
ludo-kit-alone = Den här delen ({ $part }) kan inte stå ensam.
ludo-kit-sides = Brädet har { $sides } yttersidor: för få för { $players } spelare.

ludo-holding-home = I mål
ludo-holding-roll-off = Kast om starten
ludo-holding-partner = I mål, partnern
ludo-holding-steps = Punkter kvar

ludo-site-square = ruta { $number } på banan
ludo-site-star = stjärna, ruta { $number } på banan
ludo-site-a = startruta A för { $colour }
ludo-site-goal = målruta { $letter } för { $colour }
ludo-site-b = boruta { $number } för { $colour }

ludo-button-throw = Kasta
ludo-button-roll-off = Kasta om vem som börjar
ludo-button-waive = Låt det passera

ludo-prompt-roll-off = Vem börjar? { $colour } kastar.
ludo-prompt-roll-off-again = { $count } delar det högsta kastet och kastar om. Nu kastar { $colour }.
ludo-prompt-throw = { $colour } kastar tärningen.
ludo-prompt-throw-for-six = Bara en sexa hjälper: { $colour } har { $count ->
        [one] ett kast
       *[other] { $count } kast
    } kvar.
ludo-prompt-throw-fresh = { $colour } kastar för pjäsen som just kom in.
ludo-prompt-enter = En sexa: { $colour } sätter in en ny pjäs.
ludo-prompt-six-clear-a = En sexa, men A är upptagen: { $colour } flyttar först pjäsen på A.
ludo-prompt-clear-a = { $colour } har kastat { $pips } och måste lämna A, för det finns pjäser som väntar.
ludo-prompt-another = { $colour } har kastat { $pips }. Pjäsen på A kan inte flyttas: välj en annan.
ludo-prompt-choose = { $colour } har kastat { $pips }: välj en pjäs.
ludo-prompt-only = { $colour } har kastat { $pips }: bara en pjäs kan flyttas.
ludo-prompt-capture = { $colour } har kastat { $pips } och måste knuffa.
ludo-prompt-penalty = { $colour } har kastat { $pips }: knuffa, eller förlora pjäsen som kunde ha gjort det.
ludo-prompt-neutral = { $colour } har kastat { $pips }: flytta en egen pjäs eller en neutral ({ $neutral }).
ludo-prompt-neutral-only = { $colour } har kastat { $pips }: flytta en neutral pjäs ({ $neutral }).
ludo-prompt-breach = En sexa river muren på A: { $colour } sätter in en ny pjäs, och båda byggarna åker ut.
ludo-prompt-six-free = En sexa: { $colour } sätter in en ny pjäs eller flyttar en annan.
ludo-prompt-fresh = { $colour } har kastat { $pips } och spelar pjäsen som just kom in.
ludo-prompt-judged = { $colour } har kastat { $pips } och kan knuffa. Den som missar det kan förlora en pjäs.
ludo-prompt-judge = { $other } missade en knuff. { $colour } får skicka tillbaka en av pjäserna som { $other } har på banan, eller låta det passera.
ludo-prompt-star = { $colour } har kastat { $pips }: välj en pjäs. På en stjärna får den hoppa vidare till nästa lediga.

ludo-label-enter = { $colour }: sätt in en ny pjäs
ludo-label-move = { $colour }: gå { $count } framåt
ludo-label-back = { $colour }: gå { $count } tillbaka
ludo-label-goal = { $colour }: gå till { $letter } i målet
ludo-label-jump = { $colour }: gå till stjärnan och hoppa vidare
ludo-label-judge = Skicka tillbaka den här pjäsen från { $colour }
ludo-label-capture = { $move }, knuffa { $other }
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] den främsta pjäsen
    [last] den bakersta pjäsen
   *[between] pjäs nummer { $number } framifrån
})

ludo-notation-enter = ny pjäs
ludo-notation-back = tillbaka

ludo-log-roll-off = { $colour } kastar { $pips } om starten.
ludo-log-begins = { $colour } börjar.
ludo-log-tie = Lika: de som har det högsta kastet kastar om.
ludo-log-throw = { $colour } kastar { $pips }.
ludo-log-no-move = { $colour } kan inte flytta.
ludo-log-no-six = { $colour } kan inte flytta. { $count ->
        [one] Ett kast är kvar.
       *[other] { $count } kast är kvar.
    }
ludo-log-six-no-move = { $colour } kan inte flytta, men en sexa ger ett kast till.
ludo-log-again = En sexa: { $colour } kastar igen.
ludo-log-enter = { $colour } sätter in en ny pjäs.
ludo-log-move = { $colour } går { $count } framåt.
ludo-log-back = { $colour } går { $count } tillbaka.
ludo-log-goal = { $colour } går till { $letter } i målet.
ludo-log-neutral-enter = { $colour } sätter in en neutral pjäs.
ludo-log-neutral-move = { $colour } flyttar en neutral pjäs { $count } framåt.
ludo-log-neutral-goal = { $colour } flyttar en neutral pjäs till { $letter } i dess mål.
ludo-log-take = { $other } åker tillbaka till boet.
ludo-log-take-own = { $other } knuffar ut en pjäs i sin egen färg.
ludo-log-start-again = { $other } blir upphunnen och börjar om.
ludo-log-past-start = Kastet skulle leda förbi startpunkten: { $colour } står kvar.
ludo-log-one-again = En etta: { $colour } kastar igen.
ludo-log-first-pawn = Första turen för { $colour }: en pjäs går in utan sexa.
ludo-log-counted-back = { $colour } går förbi målet och är tillbaka på banan.
ludo-log-barrier = { $colour } har en spärr.
ludo-log-wall = { $colour } bygger en mur.
ludo-log-wall-together = { $colour } och { $other } bygger en mur tillsammans.
ludo-log-breach = Hemfridsbrott: { $colour } river muren som står på A.
ludo-log-jump = { $colour } hoppar vidare till nästa lediga stjärna.
ludo-log-lap = { $colour } hoppar förbi målet och börjar ett nytt varv.
ludo-log-missed = { $colour } missade en knuff: { $other } bestämmer vad som händer.
ludo-log-judged = { $colour } skickar tillbaka en pjäs från { $other } för den missade knuffen.
ludo-log-waived = { $colour } ser mellan fingrarna med att { $other } missade en knuff.
ludo-log-penalty = { $colour } missade en knuff: pjäsen som kunde ha knuffat åker tillbaka till boet.
ludo-log-home = { $colour } har alla fyra pjäserna i mål: plats { $place }.
ludo-log-home-last = { $colour } har alla fyra pjäserna i mål.
ludo-log-home-neutral = { $colour } har alla fyra pjäserna i mål och hjälper nu in de neutrala.

ludo-end-home = { $winner } vinner: alla fyra pjäserna kom först i mål!
ludo-end-neutral_home = { $winner } vinner: alla fyra pjäserna är i mål, och de neutrala med!
ludo-end-side_home = { $winner } och { $partner } vinner: deras åtta pjäser är i mål!
ludo-end-around = { $winner } vinner: ett varv runt stjärnan och tillbaka på startpunkten!

ludo-why-over = Spelet är slut.
ludo-why-roll-off-first = Först kastar ni om vem som börjar. Det är { $colour } som ska kasta.
ludo-why-throw-first = { $colour } måste kasta först.
ludo-why-thrown = Tärningen är kastad och visar { $pips }. Välj nu en pjäs.
ludo-why-no-square = Välj en pjäs i din färg och sedan rutan den ska till.
ludo-why-empty = Där står ingen pjäs: välj en av dina egna.
ludo-why-not-yours = Den pjäsen är inte din att flytta.
ludo-why-other-colour = Dina två färger spelar var för sig: { $colour } har en egen tur.
ludo-why-choose-target = Den här pjäsen kan flyttas: välj nu den markerade rutan.
ludo-why-needs-six = Bara en sexa sätter in en väntande pjäs.
ludo-why-a-held = En pjäs i den färgen står kvar på A: ingen annan kommer in innan den är borta.
ludo-why-a-barrier = En spärr står på A: ingen pjäs kommer in där.
ludo-why-enter-on-a = En ny pjäs kommer in på sin A-ruta.
ludo-why-marked-one = Väntande pjäser är alla lika: ta den markerade.
ludo-why-six-enters = En sexa måste sätta in en ny pjäs så länge någon väntar.
ludo-why-six-clears-a = Medan pjäser väntar måste sexan flytta pjäsen på A.
ludo-why-clear-a = Medan pjäser väntar måste pjäsen på A flyttas först.
ludo-why-six-leaves-a = Medan pjäser väntar flyttar bara en sexa pjäsen på A.
ludo-why-own-piece = Där står en av dina egna pjäser: varje ruta har bara plats för en.
ludo-why-foreign-goal = Bara målets egen färg får gå in där.
ludo-why-not-on-b = Ingen går till borutorna: dit åker knuffade pjäser.
ludo-why-too-far = Med { $pips } skulle pjäsen gå förbi slutet av sitt mål.
ludo-why-turn-in = Efter sitt varv svänger en pjäs in i sitt eget mål och går inte förbi sin A-ruta igen.
ludo-why-goal-held = Målruta { $letter } är upptagen.
ludo-why-goal-jump = I målet får ingen pjäs passeras.
ludo-why-distance = Tärningen visar { $pips }: pjäsen går exakt så långt.
ludo-why-no-backward = Pjäser går bara framåt, som pilarna visar.
ludo-why-goal-back = En pjäs i målet går aldrig tillbaka.
ludo-why-back-over-a = Bakåt går man aldrig till A eller förbi den.
ludo-why-back-captures = Bakåt går man bara för att knuffa en motståndares pjäs.
ludo-why-neutral-back = Neutrala pjäser knuffar aldrig bakåt.
ludo-why-barrier-land = Där står en spärr: ingen kan ställa sig på den.
ludo-why-barrier-pass = En spärr står i vägen: ingen kommer förbi den.
ludo-why-must-capture = En motståndares pjäs kan knuffas, så då måste den knuffas.
ludo-why-partner = { $colour } är din partner och flyttar de pjäserna.
ludo-why-a-wall = En mur från din egen sida står på A: ingen tredje pjäs får plats där.
ludo-why-wall-land = Där står en mur: ingen kan ställa sig på den.
ludo-why-wall-pass = En mur står i vägen: ingen kommer förbi, inte ens de som byggt den.
ludo-why-breach = En fientlig mur står på din A-ruta: sexan måste sätta in en pjäs och riva den.
ludo-why-goal-final = En pjäs som har nått målet står kvar där den står.
ludo-why-fresh-plays = Pjäsen som just kom in måste spelas.
ludo-why-count-back = Med { $pips } når pjäsen ingen ledig målruta, inte ens om du räknar tillbaka.
ludo-why-must-jump = På en stjärna måste pjäsen hoppa vidare till nästa lediga stjärna.
ludo-why-next-star = Från en stjärna hoppar man bara till nästa lediga stjärna.
ludo-why-judge = Välj en pjäs från { $colour } på banan att skicka tillbaka, eller låt det passera.
ludo-why-judge-goal = Pjäser i målet är säkra: välj en på banan, eller låt det passera.
