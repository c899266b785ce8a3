game-backgammon = Backgammon
    .tag = Få dine brikker hjem, tag dem ud, og vid, hvornår du skal doble.
game-puff = Puf
    .tag = Sæt dine brikker, løb hjem, og lad et dobbeltslag give dig et kast til.
game-langes_puff = Langpuf
    .tag = Begge løber samme vej og mødes på hvert punkt.
game-russisches_puff = Russisk puf
    .tag = To brikker sættes, og fra da af: sæt eller ryk, som du vil.
game-zickzack = Zick-Zack
    .tag = Sæt, løb, tag ud, og smid hinanden ud undervejs.
game-trictrac = Triktrak
    .tag = Point for slag, for brikker, der bringes ud, og for den store bro.

option-backgammon-standard_rules = Almindelige internationale regler
    .help = Spillet, som klubberne spiller det: eget første kast, begge tal om muligt, og større tal tager også ud.
option-backgammon-doubling = Doblingsterning
    .help = Før et kast må indsatsen dobles; den, der siger nej, har tabt.
option-backgammon-match_points = Match til så mange point
    .help = Spil følger efter hinanden, til en side har pointene. 0 er et enkelt spil.
option-backgammon-crawford = Crawfordreglen
    .help = I en match spilles det første spil, efter at nogen mangler ét point, uden doblingsterning.
option-backgammon-cube_limit = Højeste dobling
    .help = Doblingsterningen drejes aldrig ud over dette tal.
option-backgammon-stake = Indsats
    .help = Jetoner for hvert point, et enkelt spil er værd.
option-backgammon-max_turns = Højst så mange ture
    .help = Et spil med så mange ture fra begge sider er uafgjort. I en match er det det sidste: den, der fører, vinder matchen.
option-puff-pasch_count = Dobbeltslag tæller dobbelt fra det andet
    .help = Om man regner det andet dobbeltslag inden for en tur eller i hele spillet.
option-puff-pasch_count-turn = I én tur
option-puff-pasch_count-game = I hele spillet
option-puff-max_turns = Højst så mange ture
    .help = Efter så mange ture fra begge sider er spillet uafgjort.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Begge løber samme vej
    .help = Begge farver sætter på 1 til 6 og løber til 24, som i langpuf.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Større tal tager enhver brik ud
    .help = Ellers tager et tal, der er større end nødvendigt, kun den bageste brik ud.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Spil i serien
    .help = Flere spil i træk; summen af deres værdier afgør. Tolv er det almindelige.
option-trictrac-target = Point for et spil
    .help = Den, der når dem først, vinder spillet.
option-trictrac-entry_counts_start = Startpunktet tælles med
    .help = Et tal kommer ind ét punkt længere fremme, så også en etter kan komme ind.
option-trictrac-max_turns = Højst så mange ture
    .help = Efter så mange ture i et spil vinder den, der har flest point, og spillet tæller én; har begge lige mange, vinder ingen.

tables-holding-score = Stilling
tables-holding-games = Spil tilbage
tables-holding-points = Point
tables-holding-pips = Øjne tilbage

tables-button-opening = Kast om starten
tables-button-throw = Kast
tables-button-roll = Kast
tables-button-double = Dobl til { $stake }
tables-button-take = Tag
tables-button-drop = Pas
tables-button-end = Lad resten være
tables-button-off = Tag ud med { $number }
tables-button-short = Tag din Hucke, ét punkt for kort
tables-button-new = Ny opstilling
tables-button-continue = Spil videre herfra

tables-label-step = { $step } med { $number }

tables-notation-hand = hånd
tables-notation-start = start
tables-notation-off = ud

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Hvem begynder? { $colour } kaster én terning.
tables-prompt-opening-two = Hvem begynder? { $colour } kaster begge terninger.
tables-prompt-throw = { $colour } kaster.
tables-prompt-cube = { $colour } kaster eller dobler først til { $stake }.
tables-prompt-answer = { $other } dobler til { $stake }. { $colour } tager eller passer og taber { $lost }.
tables-prompt-after = { $colour } har vundet dette spil: en ny opstilling, eller videre herfra med { $surplus ->
        [0] ingen point
        [one] ét point
       *[other] { $surplus } point
    } at begynde med?
tables-prompt-short-only = { $colour } må tage sin Hucke ét punkt for kort med { $numbers } eller lade være.
tables-prompt-optional = { $colour } må stadig spille { $numbers } eller lade resten være.
tables-prompt-start = { $colour } bringer brikker i spil med { $numbers }.
tables-prompt-enter = { $colour } bringer først brikkerne på baren ind igen, med { $numbers }.
tables-prompt-set = { $colour } sætter brikker med { $numbers }.
tables-prompt-set-or-move = { $colour } sætter eller rykker med { $numbers }.
tables-prompt-one-number = { $colour } har slået { $numbers }: kun ét tal kan spilles.
tables-prompt-play = { $colour } spiller { $numbers }.

tables-log-opening = { $colour } slår { $dice } om starten.
tables-log-begins = { $colour } begynder.
tables-log-tie = Lige: begge kaster igen.
tables-log-throw = { $colour } slår { $dice }.
tables-log-fourfold = Endnu et dobbeltslag: { $colour } spiller hvert tal fire gange.
tables-log-same = { $colour } spiller de samme tal, { $dice }.
tables-log-roll = { $colour } dobler ikke.
tables-log-double = { $colour } dobler til { $stake }.
tables-log-take = { $colour } tager: spillet er nu { $stake } værd, og { $colour } ejer doblingsterningen.
tables-log-drop = { $colour } passer.
tables-log-end = { $colour } lader { $numbers } være uspillet.
tables-log-new = { $colour } vil have en ny opstilling.
tables-log-continue = { $colour } spiller videre herfra.
tables-log-short = { $colour } tager sin Hucke, ét punkt for kort med { $numbers }.
tables-log-step = { $colour }: { $start } til { $target }.
tables-log-enter = { $colour } kommer ind på { $target }.
tables-log-set = { $colour } sætter på { $target }.
tables-log-off = { $colour } tager ud fra { $start }.
tables-log-hit = { $colour } slår en brik fra { $other }.
tables-log-points = { $colour } har { $points ->
        [one] ét point.
       *[other] { $points } point.
    }
tables-log-bridge = Den store bro står: to point til { $colour }.
tables-log-rest = { $colour } kan ikke spille { $numbers }.
tables-log-again = Efter et dobbeltslag kaster { $colour } igen.
tables-log-concede = { $colour } opgiver dette spil.
tables-log-game = { $colour } vinder spillet, der er { $value } værd. Stilling { $score }.
tables-log-game-drawn = Ingen vinder dette spil. Stilling { $score }.
tables-log-crawford = Crawfordspil: ingen dobling denne gang.

tables-lost-blocked = { $colour } kan ikke rykke med { $dice }: alle punkter, det fører til, er lukkede.
tables-lost-bar = { $colour } kan ikke komme ind med { $dice }: punkterne er besat.
tables-lost-higher-bar = { $colour } mister { $dice }: { $high } skal ind først, og dets punkt er besat.
tables-lost-higher = { $colour } mister { $dice }: { $high } kan ikke spilles, og { $low } alene må ikke.
tables-lost-lower = { $colour } mister { $dice }: { $low } kommer først og kan ikke spilles.
tables-lost-upper = { $colour } kan ikke spille oversiden af { $dice }, så undersiden går også tabt.
tables-lost-setting = { $colour } kan ikke sætte med { $dice }: punkterne er besat.
tables-lost-exact = { $colour } kan intet tage ud med { $dice }: tallene skal passe præcist.
tables-lost-home = { $colour } kan intet spille med { $dice }: ingen brik kommer præcist ud, og punkterne indenfor er lukkede.
tables-lost-start = { $colour } kan ikke bringe nogen brik i spil med { $dice }.
tables-lost-hucke = { $colour } mister { $dice }: alle muligheder ville efterlade en enlig brik på Hucken.

tables-end-single = { $winner } har taget alle brikker ud. Spillet er { $value } værd, og { $winner } får { $stake ->
        [one] én jeton.
       *[other] { $stake } jetoner.
    }
tables-end-gammon = Gammon: { $loser } har ingen brik taget ud. Spillet er { $value } værd, og { $winner } får { $stake ->
        [one] én jeton.
       *[other] { $stake } jetoner.
    }
tables-end-backgammon = Backgammon: { $loser } har stadig en brik på baren eller i vinderens hjemmebane. Spillet er { $value } værd, og { $winner } får { $stake ->
        [one] én jeton.
       *[other] { $stake } jetoner.
    }
tables-end-drop = { $loser } siger nej til doblingen, og { $winner } får { $stake ->
        [one] én jeton.
       *[other] { $stake } jetoner.
    }
tables-end-borne_off = { $winner } er først ude med alle brikker.
tables-end-points = { $winner } har pointene og vinder spillet, der er { $value } værd.
tables-end-limit = Turene er brugt op. { $drawn ->
        [yes] Ingen vinder.
       *[no] { $winner } er foran og vinder.
    }
tables-end-match = { $winner } vinder matchen, { $score }.
tables-end-series = Serien ender { $score }. { $drawn ->
        [yes] Ingen vinder.
       *[no] { $winner } vinder den.
    }

tables-why-over = Spillet er slut.
tables-why-throw-first = Først kaster { $colour } terningerne.
tables-why-cube-first = Bestem dig først: kast eller dobl.
tables-why-answer-first = Svar først på doblingen: tag eller pas.
tables-why-choose-first = Vælg først, hvordan serien skal gå videre.
tables-why-touch-stones = Tryk på en af dine brikker og så på, hvor den skal hen.
tables-why-no-place = Sådan et sted er der ikke på brættet.
tables-why-not-yours = Det er ikke din brik.
tables-why-empty = Der ligger ingen af dine brikker.
tables-why-is-out = Denne brik er allerede ude.
tables-why-beside-the-board = Denne brik skal ud: den kommer i bakken ved siden af brættet, så tryk på bakken.
tables-why-start-first = Først skal alle brikker væk fra startpunktet; { $count ->
        [one] én venter
       *[other] { $count } venter
    } stadig dér. Kun den brik, der lige er kommet ind, må gå videre.
tables-why-bar-first = Først baren: { $count ->
        [one] en brik venter
       *[other] { $count } brikker venter
    } dér på at komme ind igen.
tables-why-set-first = Sæt først dine brikker: { $count ->
        [one] én er
       *[other] { $count } er
    } stadig på hånden.
tables-why-just-set = En brik, der er sat med dette kast, hviler til det næste.
tables-why-choose-target = Denne brik kan rykke: tryk nu på, hvor den skal hen.
tables-why-no-place-for-stone = Brikker kan ikke rykkes derhen.
tables-why-forward = Brikkerne løber kun én vej og aldrig tilbage.
tables-why-distance = Tallene, der skal spilles, er { $numbers }: de fører ikke derhen.
tables-why-one-does-not-enter = En etter ville ende på selve startpunktet: den bringer ingen brik ind.
tables-why-enemy-hucke = Modpartens Hucke er spærret for dig, også når den er tom.
tables-why-blocked = På { $point } står to eller flere af modpartens brikker.
tables-why-no-combining = Hjemme tager ingen brik begge tal: det andet går til en anden brik.
tables-why-not-far-enough = Tallene fører ikke denne brik ud af brættet.
tables-why-not-all-home = Brikker tages først ud, når alle dine er hjemme.
tables-why-exact = Denne brik tages ud med præcis { $number }.
tables-why-rearmost = Et tal, der er større end nødvendigt, tager kun den bageste brik ud.
tables-why-upper-first = Først dobbeltslagets overside: spil { $number }, så tit du kan.
tables-why-higher-enters = Fra baren kommer det højeste tal først: { $number }.
tables-why-lower-first = Det laveste tal spilles først: { $number }.
tables-why-hucke-single = Efter kastet må der ikke stå en enlig brik på din Hucke.
tables-why-only-higher = Kun ét tal kan spilles, så det skal være det højeste: { $number }.
tables-why-both = Dette skridt ville gøre et andet tal i kastet umuligt at spille, og der skal spilles så mange som muligt.
