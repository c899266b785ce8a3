game-backgammon = Backgammon
    .tag = För hem dina brickor, ta ut dem, och vet när du ska dubbla.
game-puff = Puff
    .tag = Sätt ut dina brickor, spring hem, och låt en dubbel ge dig ett kast till.
game-langes_puff = Långt puff
    .tag = Båda springer åt samma håll och möts på varje tunga.
game-russisches_puff = Ryskt puff
    .tag = Två brickor satta, och sedan: sätt eller flytta, som du vill.
game-zickzack = Sicksack
    .tag = Sätt, spring, ta ut, och kasta ut varandra på vägen.
game-trictrac = Tric-trac
    .tag = Poäng för slag, för uttagna brickor och för den stora bron.

option-backgammon-standard_rules = Vanliga internationella regler
    .help = Spelet som klubbarna spelar det: eget första kast, båda talen om det går, och större tal tar också ut.
option-backgammon-doubling = Dubblingstärning
    .help = Före ett kast får insatsen dubblas; den som avböjer har förlorat.
option-backgammon-match_points = Match till så många poäng
    .help = Partierna följer på varandra tills en sida har nått poängtalet. 0 är ett enda parti.
option-backgammon-crawford = Crawfordregeln
    .help = När någon i en match bara har en poäng kvar till segern spelas nästa parti utan dubblingstärning.
option-backgammon-cube_limit = Högsta dubbling
    .help = Dubblingstärningen vrids aldrig över det här talet.
option-backgammon-stake = Insats
    .help = Marker för varje poäng som ett enskilt parti är värt.
option-backgammon-max_turns = Högst så många drag
    .help = Ett parti med så många drag av båda sidor blir oavgjort. I en match blir partiet det sista: den som leder vinner matchen.
option-puff-pasch_count = Dubblar räknas dubbelt från den andra
    .help = Om den andra dubbeln räknas inom ett drag eller i hela partiet.
option-puff-pasch_count-turn = I ett drag
option-puff-pasch_count-game = I hela partiet
option-puff-max_turns = Högst så många drag
    .help = Efter så många drag av båda sidor blir partiet oavgjort.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Båda springer åt samma håll
    .help = Båda färgerna sätter på 1 till 6 och springer till 24, som i långt puff.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Större tal tar ut vilken bricka som helst
    .help = Annars tar ett större tal än nödvändigt bara ut den bakersta brickan.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partier i serien
    .help = Flera partier i rad; summan av deras värden avgör. Tolv är vanligt.
option-trictrac-target = Poäng för ett parti
    .help = Den som når dem först vinner partiet.
option-trictrac-entry_counts_start = Starttungan räknas
    .help = Ett tal går in en tunga längre fram, så att också en etta kan gå in.
option-trictrac-max_turns = Högst så många drag
    .help = Efter så många drag i ett parti vinner den som har flest poäng, värt ett; vid lika poäng vinner ingen.

tables-holding-score = Ställning
tables-holding-games = Partier kvar
tables-holding-points = Poäng
tables-holding-pips = Ögon kvar

tables-button-opening = Kasta om vem som börjar
tables-button-throw = Kasta
tables-button-roll = Kasta
tables-button-double = Dubbla till { $stake }
tables-button-take = Anta
tables-button-drop = Avböj
tables-button-end = Lämna resten
tables-button-off = Ta ut med { $number }
tables-button-short = Ta din huk, en tunga kortare
tables-button-new = Ny uppställning
tables-button-continue = Spela vidare härifrån

tables-label-step = { $step } med { $number }

tables-notation-hand = hand
tables-notation-start = start
tables-notation-off = ut

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Vem börjar? { $colour } kastar en tärning.
tables-prompt-opening-two = Vem börjar? { $colour } kastar båda tärningarna.
tables-prompt-throw = { $colour } kastar.
tables-prompt-cube = { $colour } kastar, eller dubblar först till { $stake }.
tables-prompt-answer = { $other } dubblar till { $stake }. { $colour } antar, eller avböjer och förlorar { $lost }.
tables-prompt-after = { $colour } har vunnit partiet: en ny uppställning, eller vidare härifrån med { $surplus ->
        [0] inga poäng
        [one] en poäng
       *[other] { $surplus } poäng
    } att börja med?
tables-prompt-short-only = { $colour } får ta huken en tunga kortare med { $numbers }, eller låta bli.
tables-prompt-optional = { $colour } får ännu spela { $numbers }, eller lämna resten.
tables-prompt-start = { $colour } sätter brickor i spel med { $numbers }.
tables-prompt-enter = { $colour } för först in brickorna från baren, med { $numbers }.
tables-prompt-set = { $colour } sätter brickor med { $numbers }.
tables-prompt-set-or-move = { $colour } sätter eller flyttar med { $numbers }.
tables-prompt-one-number = { $colour } har kastat { $numbers }: bara ett tal kan spelas.
tables-prompt-play = { $colour } spelar { $numbers }.

tables-log-opening = { $colour } kastar { $dice } om starten.
tables-log-begins = { $colour } börjar.
tables-log-tie = Lika: båda kastar om.
tables-log-throw = { $colour } kastar { $dice }.
tables-log-fourfold = En dubbel till: { $colour } spelar varje tal fyra gånger.
tables-log-same = { $colour } spelar samma tal, { $dice }.
tables-log-roll = { $colour } dubblar inte.
tables-log-double = { $colour } dubblar till { $stake }.
tables-log-take = { $colour } antar: partiet är nu värt { $stake }, och dubblingstärningen går till { $colour }.
tables-log-drop = { $colour } avböjer.
tables-log-end = { $colour } lämnar { $numbers } ospelat.
tables-log-new = { $colour } vill ha en ny uppställning.
tables-log-continue = { $colour } spelar vidare härifrån.
tables-log-short = { $colour } tar huken, en tunga kortare med { $numbers }.
tables-log-step = { $colour }: { $start } till { $target }.
tables-log-enter = { $colour } går in på { $target }.
tables-log-set = { $colour } sätter en bricka på { $target }.
tables-log-off = { $colour } tar ut från { $start }.
tables-log-hit = { $colour } slår en bricka från { $other }.
tables-log-points = { $colour } har { $points ->
        [one] en poäng.
       *[other] { $points } poäng.
    }
tables-log-bridge = Den stora bron står: två poäng till { $colour }.
tables-log-rest = { $colour } kan inte spela { $numbers }.
tables-log-again = Efter en dubbel kastar { $colour } igen.
tables-log-concede = { $colour } ger upp partiet.
tables-log-game = { $colour } vinner partiet, värt { $value }. Ställning { $score }.
tables-log-game-drawn = Ingen vinner partiet. Ställning { $score }.
tables-log-crawford = Crawfordparti: ingen dubbling den här gången.

tables-lost-blocked = { $colour } kan inte flytta med { $dice }: alla tungor dit det leder är stängda.
tables-lost-bar = { $colour } kan inte gå in med { $dice }: tungorna är besatta.
tables-lost-higher-bar = { $colour } förlorar { $dice }: { $high } måste gå in först, och den tungan är besatt.
tables-lost-higher = { $colour } förlorar { $dice }: { $high } kan inte spelas, och { $low } får inte spelas ensamt.
tables-lost-lower = { $colour } förlorar { $dice }: { $low } kommer först och kan inte spelas.
tables-lost-upper = { $colour } kan inte spela översidan av { $dice }, så undersidan är också förlorad.
tables-lost-setting = { $colour } kan inte sätta med { $dice }: tungorna är besatta.
tables-lost-exact = { $colour } kan inte ta ut något med { $dice }: talen måste stämma exakt.
tables-lost-home = { $colour } kan inte spela något med { $dice }: ingen bricka går ut exakt, och tungorna innanför är stängda.
tables-lost-start = { $colour } kan inte sätta någon bricka i spel med { $dice }.
tables-lost-hucke = { $colour } förlorar { $dice }: varje drag skulle lämna en ensam bricka på huken.

tables-end-single = { $winner } har tagit ut alla brickor. Partiet är värt { $value }, och { $winner } får { $stake ->
        [one] en mark.
       *[other] { $stake } marker.
    }
tables-end-gammon = Gammon: { $loser } har inte tagit ut någon bricka. Partiet är värt { $value }, och { $winner } får { $stake ->
        [one] en mark.
       *[other] { $stake } marker.
    }
tables-end-backgammon = Backgammon: { $loser } har ännu en bricka på baren eller i hemmaplanen för { $winner }. Partiet är värt { $value }, och { $winner } får { $stake ->
        [one] en mark.
       *[other] { $stake } marker.
    }
tables-end-drop = { $loser } avböjer dubblingen, och { $winner } får { $stake ->
        [one] en mark.
       *[other] { $stake } marker.
    }
tables-end-borne_off = { $winner } har tagit ut alla brickor först.
tables-end-points = { $winner } har nått poängtalet och vinner partiet, värt { $value }.
tables-end-limit = Dragen är slut. { $drawn ->
        [yes] Ingen vinner.
       *[no] { $winner } leder och vinner.
    }
tables-end-match = { $winner } vinner matchen, { $score }.
tables-end-series = Serien slutar { $score }. { $drawn ->
        [yes] Ingen vinner.
       *[no] { $winner } vinner den.
    }

tables-why-over = Partiet är slut.
tables-why-throw-first = Först kastar { $colour } tärningarna.
tables-why-cube-first = Bestäm först: kasta, eller dubbla.
tables-why-answer-first = Svara först på dubblingen: anta eller avböj.
tables-why-choose-first = Välj först hur serien går vidare.
tables-why-touch-stones = Tryck på en av dina brickor och sedan dit den ska.
tables-why-no-place = Det finns ingen sådan plats på brädet.
tables-why-not-yours = Det är inte din bricka.
tables-why-empty = Där ligger ingen av dina brickor.
tables-why-is-out = Den brickan är redan ute.
tables-why-beside-the-board = Den här brickan går ut: den läggs i facket bredvid brädet, så tryck där.
tables-why-start-first = Först ska alla brickor lämna starttungan; { $count ->
        [one] en väntar
       *[other] { $count } väntar
    } fortfarande där. Bara brickan som just kom in får gå vidare.
tables-why-bar-first = Först baren: { $count ->
        [one] en bricka väntar
       *[other] { $count } brickor väntar
    } där på att komma in igen.
tables-why-set-first = Sätt först dina brickor: { $count ->
        [one] en är
       *[other] { $count } är
    } kvar på hand.
tables-why-just-set = En bricka som sattes med det här kastet vilar till nästa.
tables-why-choose-target = Den här brickan kan flyttas: tryck nu dit den ska.
tables-why-no-place-for-stone = Dit flyttas inga brickor.
tables-why-forward = Brickorna går bara åt ett håll, aldrig tillbaka.
tables-why-distance = Talen att spela är { $numbers }: de leder inte dit.
tables-why-one-does-not-enter = En etta skulle sluta på själva starttungan: den sätter ingen bricka i spel.
tables-why-enemy-hucke = Den andra sidans huk är spärrad för dig, även när den är tom.
tables-why-blocked = Tunga { $point } är besatt av två eller fler av den andra sidans brickor.
tables-why-no-combining = Hemma tar ingen bricka båda talen: det andra går till en annan bricka.
tables-why-not-far-enough = Talen räcker inte för att ta ut den här brickan.
tables-why-not-all-home = Brickor tas ut först när alla dina är hemma.
tables-why-exact = Den här brickan tas ut av exakt { $number }.
tables-why-rearmost = Ett större tal än nödvändigt tar bara ut den bakersta brickan.
tables-why-upper-first = Först dubbelns översida: spela { $number } så många gånger du kan.
tables-why-higher-enters = Från baren kommer det högre talet först: { $number }.
tables-why-lower-first = Det lägre talet spelas först: { $number }.
tables-why-hucke-single = Efter kastet får ingen ensam bricka stå på din huk.
tables-why-only-higher = Bara ett tal kan spelas, så det måste vara det högre: { $number }.
tables-why-both = Det här steget skulle göra ett annat tal i kastet ospelbart, och så många som möjligt måste spelas.
