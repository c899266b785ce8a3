game-maedn = Ludo
    .tag = Én gang rundt og i mål, medmindre nogen sender dig tilbage.

option-maedn-few_players = Med to eller tre spillere
    .help = Hvem der spiller de farver, som ingen spiller har.
option-maedn-few_players-plain = Én farve til hver
option-maedn-few_players-all_colours = Alle fire farver
option-maedn-backward_capture = Slå hjem baglæns
    .help = En brik må gå tilbage med kastet, hvis den slår en modstanders brik hjem dér.
option-maedn-three_rolls = Tre kast for at få en sekser
    .help = Den, der ingen brik har at rykke med, kaster op til tre gange for at få en sekser.
option-maedn-no_jump_in_goal = Ingen spring i målet
    .help = Brikker i målet kan ikke springes over, så den sidste ender på a.
option-maedn-barriers = Spærringer
    .help = To brikker i samme farve må stå på ét felt, og ingen kommer forbi dem.
option-maedn-compulsory_capture = Slagtvang
    .help = Om en modstanders brik skal slås hjem, når den kan.
option-maedn-compulsory_capture-off = Ingen tvang
option-maedn-compulsory_capture-enforced = Man skal slå hjem
option-maedn-compulsory_capture-penalty = Et overset slag koster brikken
option-maedn-a_exit = Væk fra A, mens brikker venter
    .help = Hvilke kast der rykker brikken på A, mens andre i dens farve venter.
option-maedn-a_exit-any = Med alle kast
option-maedn-a_exit-six_only = Kun med en sekser
option-maedn-play_on = Spil videre om pladserne
    .help = De andre fortsætter, når den første er i mål; ellers slutter spillet dér.

game-einigkeit = Enighed gør stærk
    .tag = To mod to: makkere bygger mure og kommer i mål sammen.
option-einigkeit-compulsory_capture = Slagtvang
    .help = Hvad der sker, når en modstanders brik kunne slås hjem og ikke bliver det.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Hollandsk ludo
    .tag = Den nådesløse fætter: selv dine egne brikker bliver slået hjem.
option-mens_erger_je_niet-board = Side af brættet
    .help = Brættet har fire farver på den ene side og seks på den anden.
option-mens_erger_je_niet-board-four = Fire farver
option-mens_erger_je_niet-board-six = Seks farver
option-mens_erger_je_niet-double_colours = To farver til nogle
    .help = Er der færre spillere end farver, spiller nogle to; ellers spiller alle én.
option-mens_erger_je_niet-goal_return = For højt kast i målet
    .help = Hvor en brik ender, som ville løbe ud over enden af sit mål.
option-mens_erger_je_niet-goal_return-wait = Tæl tilbage fra d
option-mens_erger_je_niet-goal_return-back_onto_track = Tæl tilbage, også ud på banen
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Forfølgelsesjagten
    .tag = Én brik hver, én gang rundt om stjernen, og alle lige i hælene på dig.
option-verfolgungsjagd-tips = Startspidser
    .help = Hvor spillerne står på stjernens seks spidser.
option-verfolgungsjagd-tips-spread = Fordelt rundt om stjernen
option-verfolgungsjagd-tips-neighbours = Side om side
option-verfolgungsjagd-tips-0-2 = Én fri spids mellem de to
option-verfolgungsjagd-tips-0-1-3 = To side om side, så en fri spids, så den tredje
option-verfolgungsjagd-tips-0-1-4 = To side om side, så to frie spidser, så den tredje
option-verfolgungsjagd-tips-0-1-2-4 = Tre side om side, så en fri spids, så den fjerde

game-spielwiese = Den fortryllede legeplads
    .tag = Byg selv brættet, og løb så om kap rundt på det.
option-spielwiese-sets = Dele til rådighed
    .help = Grundsættet er til op til fire spillere; med udvidelsessættet kan op til otte spille med.
option-spielwiese-sets-basic = Grundsæt
option-spielwiese-sets-both = Med udvidelsessættet
option-spielwiese-parts = Brættet
    .help = Hvilke dele midten består af. Hver spillers arm sættes på en af dens ydersider.
option-spielwiese-star_squares = Stjernefelter
    .help = Hvad der sker, når et kast ender præcis på en stjerne.
option-spielwiese-star_squares-off = Ingenting
option-spielwiese-star_squares-may = Brikken må springe videre
option-spielwiese-star_squares-must = Brikken skal springe videre
option-spielwiese-three_rolls = Altid tre kast for at få en sekser
    .help = Den, der ingen brik har på banen, kaster op til tre gange, ikke kun i begyndelsen.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Den næste spiller må sende en brik tilbage
option-spielwiese-no_jump_in_goal = Ingen spring i målet
    .help = Brikker i målet kan ikke springes over.
option-spielwiese-six_enters = En sekser, mens en brik venter
    .help = Om den skal sætte en brik ind.
option-spielwiese-six_enters-must = Skal sætte en ind
option-spielwiese-six_enters-may = Må rykkes i stedet
option-spielwiese-first_seat = Hvem begynder
    .help = Den yngste spillers plads.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = firkantet del
ludo-part-triangle = trekantet del
ludo-part-half_round = halvrund del
ludo-kit-empty = Et bræt skal have dele: vælg nogle.
ludo-kit-stock = { $sets ->
        [1] Grundsættet har kun { $count } af slagsen: { $part }.
       *[other] Der er kun { $count } af slagsen: { $part }.
    }
ludo-kit-joints = { $sets ->
        [1] Grundsættet har kun { $joints } samleled: flere dele kan ikke sættes sammen.
       *[other] Der er kun { $joints } samleled: flere dele kan ikke sættes sammen.
    }
ludo-kit-middle = En { $part } har kun én lige side: den står i en ende, aldrig i midten.
ludo-kit-alone = En { $part } kan ikke stå alene.
ludo-kit-sides = Dette bræt har { $sides } ydersider: for få til { $players } spillere.

ludo-holding-home = I mål
ludo-holding-roll-off = Kast om starten
ludo-holding-partner = I mål, makker
ludo-holding-steps = Punkter igen

ludo-site-square = banefelt { $number }
ludo-site-star = stjerne, banefelt { $number }
ludo-site-a = startfelt A for { $colour }
ludo-site-goal = målfelt { $letter } for { $colour }
ludo-site-b = ventefelt { $number } for { $colour }

ludo-button-throw = Kast
ludo-button-roll-off = Kast om starten
ludo-button-waive = Lad det passere

ludo-prompt-roll-off = Hvem begynder? { $colour } kaster.
ludo-prompt-roll-off-again = { $count } deler det højeste tal og kaster igen. Nu kaster { $colour }.
ludo-prompt-throw = { $colour } kaster terningen.
ludo-prompt-throw-for-six = Kun en sekser hjælper: { $colour } har { $count ->
        [one] ét kast
       *[other] { $count } kast
    } tilbage.
ludo-prompt-throw-fresh = { $colour } kaster for brikken, der lige er kommet ind.
ludo-prompt-enter = En sekser: { $colour } sætter en ny brik ind.
ludo-prompt-six-clear-a = En sekser, men A er optaget: { $colour } rykker først brikken på A.
ludo-prompt-clear-a = { $colour } har slået { $pips } og skal rømme A, fordi brikker venter.
ludo-prompt-another = { $colour } har slået { $pips }. Brikken på A kan ikke rykke: vælg en anden.
ludo-prompt-choose = { $colour } har slået { $pips }: vælg en brik.
ludo-prompt-only = { $colour } har slået { $pips }: kun én brik kan rykke.
ludo-prompt-capture = { $colour } har slået { $pips } og skal slå hjem.
ludo-prompt-penalty = { $colour } har slået { $pips }: slå hjem, eller mist den brik, der kunne.
ludo-prompt-neutral = { $colour } har slået { $pips }: ryk en af dine egne brikker eller en neutral ({ $neutral }).
ludo-prompt-neutral-only = { $colour } har slået { $pips }: ryk en neutral brik ({ $neutral }).
ludo-prompt-breach = En sekser bryder muren på A: { $colour } sætter en ny brik ind, og begge bygmestre ryger ud.
ludo-prompt-six-free = En sekser: { $colour } sætter en ny brik ind eller rykker en anden.
ludo-prompt-fresh = { $colour } har slået { $pips } og spiller brikken, der lige er kommet ind.
ludo-prompt-judged = { $colour } har slået { $pips } og kan slå hjem. Den, der overser det, kan miste en brik.
ludo-prompt-judge = { $other } har overset et slag. { $colour } må sende en brik fra { $other } tilbage fra banen eller lade det passere.
ludo-prompt-star = { $colour } har slået { $pips }: vælg en brik. På en stjerne må den springe videre til den næste frie.

ludo-label-enter = { $colour }: sæt en ny brik ind
ludo-label-move = { $colour }: ryk { $count } frem
ludo-label-back = { $colour }: gå { $count } tilbage
ludo-label-goal = { $colour }: ryk til { $letter } i målet
ludo-label-jump = { $colour }: ryk til stjernen og spring videre
ludo-label-judge = Send denne brik fra { $colour } tilbage
ludo-label-capture = { $move }, slå { $other } hjem
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] den forreste brik
    [last] den bageste brik
   *[between] brik nummer { $number } forfra
})

ludo-notation-enter = ny brik
ludo-notation-back = tilbage

ludo-log-roll-off = { $colour } slår { $pips } om starten.
ludo-log-begins = { $colour } begynder.
ludo-log-tie = Lige: de med det højeste tal kaster igen.
ludo-log-throw = { $colour } slår { $pips }.
ludo-log-no-move = { $colour } kan ikke rykke.
ludo-log-no-six = { $colour } kan ikke rykke. { $count ->
        [one] Der er ét kast tilbage.
       *[other] Der er { $count } kast tilbage.
    }
ludo-log-six-no-move = { $colour } kan ikke rykke, men en sekser giver et kast til.
ludo-log-again = En sekser: { $colour } kaster igen.
ludo-log-enter = { $colour } sætter en ny brik ind.
ludo-log-move = { $colour } rykker { $count } frem.
ludo-log-back = { $colour } går { $count } tilbage.
ludo-log-goal = { $colour } rykker til { $letter } i målet.
ludo-log-neutral-enter = { $colour } sætter en neutral brik ind.
ludo-log-neutral-move = { $colour } rykker en neutral brik { $count } frem.
ludo-log-neutral-goal = { $colour } rykker en neutral brik til { $letter } i dens mål.
ludo-log-take = { $other } bliver slået hjem.
ludo-log-take-own = { $other } slår en brik i sin egen farve hjem.
ludo-log-start-again = { $other } bliver fanget og begynder forfra.
ludo-log-past-start = Kastet ville føre forbi startpunktet: { $colour } bliver stående.
ludo-log-one-again = En etter: { $colour } kaster igen.
ludo-log-first-pawn = Første tur for { $colour }: en brik kommer ind uden en sekser.
ludo-log-counted-back = { $colour } løber for langt i målet og er tilbage på banen.
ludo-log-barrier = { $colour } har en spærring.
ludo-log-wall = { $colour } bygger en mur.
ludo-log-wall-together = { $colour } og { $other } bygger en mur sammen.
ludo-log-breach = Husfredskrænkelse: { $colour } vælter muren, der står på A.
ludo-log-jump = { $colour } springer videre til den næste frie stjerne.
ludo-log-lap = { $colour } springer forbi målet og begynder en ny omgang.
ludo-log-missed = { $colour } har overset et slag: { $other } bestemmer, hvad der sker.
ludo-log-judged = { $colour } sender en brik fra { $other } tilbage for det oversete slag.
ludo-log-waived = { $colour } lader det passere, at { $other } har overset et slag.
ludo-log-penalty = { $colour } har overset et slag: brikken, der kunne have slået, går tilbage og venter.
ludo-log-home = { $colour } har alle fire brikker i mål: nummer { $place }.
ludo-log-home-last = { $colour } har alle fire brikker i mål.
ludo-log-home-neutral = { $colour } har alle fire brikker i mål og hjælper nu de neutrale ind.

ludo-end-home = { $winner } vinder: alle fire brikker kom først i mål!
ludo-end-neutral_home = { $winner } vinder: alle fire brikker er i mål, og de neutrale er det også!
ludo-end-side_home = { $winner } og { $partner } vinder: deres otte brikker er i mål!
ludo-end-around = { $winner } vinder: én gang rundt om stjernen og tilbage på startpunktet!

ludo-why-over = Spillet er slut.
ludo-why-roll-off-first = Først kastes der om, hvem der begynder. Nu skal { $colour } kaste.
ludo-why-throw-first = { $colour } skal kaste først.
ludo-why-thrown = Terningen er kastet og viser { $pips }. Vælg nu en brik.
ludo-why-no-square = Vælg en brik i din farve og så det felt, den skal hen på.
ludo-why-empty = Der står ingen brik: vælg en af dine egne.
ludo-why-not-yours = Den brik er ikke din.
ludo-why-other-colour = Dine to farver rykker hver for sig: { $colour } har sin egen tur.
ludo-why-choose-target = Denne brik kan rykke: vælg nu det markerede felt.
ludo-why-needs-six = Kun en sekser sætter en ventende brik ind.
ludo-why-a-held = Der står stadig en brik i den farve på A: ingen anden kan komme ind, før den er væk.
ludo-why-a-barrier = Der står en spærring på A: ingen brik kan komme ind dér.
ludo-why-enter-on-a = En ny brik kommer ind på sit A-felt.
ludo-why-marked-one = Ventende brikker er alle ens: tag den markerede.
ludo-why-six-enters = En sekser skal sætte en ny brik ind, så længe en venter.
ludo-why-six-clears-a = Mens brikker venter, skal sekseren rykke brikken på A.
ludo-why-clear-a = Mens brikker venter, skal brikken på A rykke først.
ludo-why-six-leaves-a = Mens brikker venter, rykker kun en sekser brikken på A.
ludo-why-own-piece = Der står en af dine egne brikker: hvert felt har kun plads til én.
ludo-why-foreign-goal = Kun målets egen farve kan gå ind i det.
ludo-why-not-on-b = Ingen rykker ind på ventefelterne: dér kommer brikker hen, der er slået hjem.
ludo-why-too-far = Med { $pips } ville denne brik løbe ud over enden af sit mål.
ludo-why-turn-in = Efter sin runde drejer en brik ind i sit eget mål og løber ikke forbi sit A igen.
ludo-why-goal-held = Målfelt { $letter } er optaget.
ludo-why-goal-jump = I målet må ingen brik springes over.
ludo-why-distance = Terningen viser { $pips }: brikken går præcis så langt.
ludo-why-no-backward = Brikker går kun fremad, den vej pilene peger.
ludo-why-goal-back = En brik i målet går aldrig tilbage.
ludo-why-back-over-a = Tilbage går det aldrig ind på A eller forbi det.
ludo-why-back-captures = Man går kun tilbage for at slå en modstanders brik hjem.
ludo-why-neutral-back = Neutrale brikker slår aldrig hjem baglæns.
ludo-why-barrier-land = Der står en spærring: ingen kan lande på den.
ludo-why-barrier-pass = En spærring står i vejen: ingen kommer forbi den.
ludo-why-must-capture = En modstanders brik kan slås hjem, og så skal den slås.
ludo-why-partner = { $colour } er din makker og rykker selv de brikker.
ludo-why-a-wall = En mur fra dit eget hold står på A: en tredje brik kan ikke komme ind dér.
ludo-why-wall-land = Der står en mur: ingen kan lande på den.
ludo-why-wall-pass = En mur står i vejen: ingen kommer forbi den, heller ikke dens bygmestre.
ludo-why-breach = En modstanders mur står på dit A: sekseren skal sætte en brik ind og vælte den.
ludo-why-goal-final = En brik, der har nået målet, bliver, hvor den er.
ludo-why-fresh-plays = Brikken, der lige er kommet ind, skal spilles.
ludo-why-count-back = Med { $pips } når denne brik intet frit målfelt, heller ikke ved at tælle tilbage.
ludo-why-must-jump = På en stjerne skal en brik springe videre til den næste frie stjerne.
ludo-why-next-star = Fra en stjerne springer man kun til den næste frie stjerne.
ludo-why-judge = Vælg en brik fra { $colour } på banen for at sende den tilbage, eller lad det passere.
ludo-why-judge-goal = Brikker i målet er i sikkerhed: vælg en på banen, eller lad det passere.
