game-halma_stern10 = Halma på stjernen
    .tag = Ti brikker, én stjerne, og den længste kæde af spring er din.
game-sternhalma = Stjernehalma
    .tag = Den store stjerne: femten brikker hver, fra spids til spids.
game-halma_a = Halma A
    .tag = To til seks spillere krydser stjernen på én gang.
game-halma_b = Halma B
    .tag = Ingen skridt overhovedet: hvert træk springer, om nødvendigt over hele rækker.
game-halma_eck = Halma
    .tag = Klassikeren på 256 felter, alene eller med en makker.
game-twee_in_een_a = To i én: fire mod fire
    .tag = Halma, der er lille nok til en kaffepause.
game-twee_in_een_b = To i én: fire mod én
    .tag = Fire brikker, der aldrig vender om, jager én, der går, hvorhen den vil.
game-eckdame = Hjørnedam
    .tag = Fra hjørne til hjørne på de mørke felter og aldrig et skridt tilbage.
game-pyramiden_dame = Pyramidedam
    .tag = Tag din pyramide ned, og byg den op igen derovre.
game-racado = Racado
    .tag = Terningen siger, hvor langt; den, du lander på, er ude.
game-tippy = Tippy
    .tag = Tag det sidste frie punkt fra en brik, og den er din.

option-halma_stern10-two_player_seats = Pladser for to spillere
    .help = Forskudt har ingen sit mål i en andens hjem; over for hinanden går begge efter den andens spids.
option-halma_stern10-two_player_seats-apart = Forskudt
option-halma_stern10-two_player_seats-facing = Over for hinanden
option-halma_stern10-full_target_wins = Et fuldt mål vinder
    .help = Du vinder også, når hvert felt i dit mål er optaget, og du har mere end halvdelen: ingen kan stoppe dig ved at blive hjemme.
option-halma_stern10-turn_limit = Ture til hver spiller
    .help = Efter så mange ture til hver er den foran, der har bragt flest brikker hjem.
option-halma_stern10-no_leaving_target = Den, der er i mål, bliver i mål
    .help = En brik i sit mål må ikke længere slutte et træk uden for det.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Hold ved fire spillere
    .help = Makkere vinder sammen, når begge er i mål på samme tid.
option-halma_eck-teams-none = Alle for sig
option-halma_eck-teams-opposite = Modsatte hjørner sammen
option-halma_eck-teams-adjacent = Naboer sammen
option-halma_eck-full_target_wins = Et fuldt mål vinder
    .help = Du er også i mål, når hvert felt i dit mål er optaget, og du har mere end halvdelen: ingen kan stoppe dig ved at blive hjemme.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Spring over hele rækker
    .help = Et spring må også gå over flere brikker, der står i en ubrudt række.
option-twee_in_een_a-setup = Hvor brikkerne begynder
    .help = I hjørnerne eller langs kanterne over for hinanden.
option-twee_in_een_a-setup-corner = I hjørnet
option-twee_in_een_a-setup-edge = Langs kanten
option-twee_in_een_a-full_target_wins = Et fuldt mål vinder
    .help = Du vinder også, når alle fire målfelter er optaget, og mindst tre er dine.
option-twee_in_een_a-turn_limit = Ture til hver spiller
    .help = Efter så mange ture til hver er den foran, der har bragt flest brikker hjem.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Den enlige briks retninger
    .help = Æske 315 lader den gå i alle retninger. Vi læser det som lige frem, tilbage og til siderne; diagonalerne kan lægges til.
option-twee_in_een_b-single_moves-straight = Kun lige
option-twee_in_een_b-single_moves-all_ways = Også skråt
option-twee_in_een_b-repetition_draw = Uafgjort ved gentagelse
    .help = Spillet er uafgjort, når den samme stilling har været der så mange gange. 0 slår det fra.
option-twee_in_een_b-turn_limit = Træk til hver side
    .help = Efter så mange træk til hver er spillet uafgjort.
option-eckdame-full_target_wins = Et fuldt mål vinder
    .help = Du vinder også, når hvert felt i dit mål er optaget, og du har mere end halvdelen: ingen kan stoppe dig ved at blive hjemme.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = At gå tilbage
    .help = Om spring, eller også skridt, må føre tilbage.
option-pyramiden_dame-backward-jumps = Kun spring
option-pyramiden_dame-backward-none = Aldrig
option-pyramiden_dame-backward-all = Spring og skridt
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Pladser for to spillere
    .help = Forskudt har ingen sin gård i en andens hjem; over for hinanden går begge efter den andens spids.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Sådan rykkes et kast
    .help = Lige ud, over alt, hvad der står dér; eller skridt for skridt med sving, kun over frie felter og aldrig to gange på det samme.
option-racado-path-straight = Lige ud
option-racado-path-free = Med sving
option-racado-leave_court = Ud af gården igen
    .help = Brikker må forlade deres gård igen.
option-racado-turn_limit = Ture til hver spiller
    .help = Efter så mange ture til hver slutter spillet, og brikkerne tælles.
option-tippy-two_player_seats = Pladser for to spillere
    .help = I forskudte spidser eller i spidser over for hinanden.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Ture uden indeslutning
    .help = Når hver spiller har haft så mange ture, og intet er blevet sluttet inde, slutter spillet.

halma-holding-home = I målet
halma-holding-court = I gården
halma-holding-left = Brikker tilbage

halma-button-throw = Kast
halma-button-pass = Stå over

halma-pair = { $one } og { $other }
halma-all = Flere spillere

halma-prompt-move = { $colour } rykker: et skridt eller spring.
halma-prompt-hop = { $colour } springer med en brik.
halma-prompt-step = { $colour } går et skridt med en brik.
halma-prompt-rest = { $colour } er i mål: ryk, eller stå over og vent på makkeren.
halma-prompt-pass = { $colour } er spærret inde og må vente.
halma-prompt-throw = { $colour } kaster.
halma-prompt-pips = { $colour } har slået { $pips }: ryk en brik præcis så langt, lige ud.
halma-prompt-pips-free = { $colour } har slået { $pips }: ryk en brik præcis så langt, over frie felter; den må dreje.
halma-prompt-pass-pips = { $colour } har slået { $pips }, og ingen brik kan rykke så langt.
halma-prompt-take = Flere brikker er sluttet inde: { $colour } tager en af dem.
halma-prompt-four = { $colour } rykker en af de fire brikker, frem eller til siden.
halma-prompt-single = { $colour } rykker den enlige brik ét felt.

halma-log-step = { $colour } rykker fra { $start } til { $target }.
halma-log-hop = { $colour } springer fra { $start } til { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } spring i træk.
    }
halma-log-pass = { $colour } kan ikke rykke og venter.
halma-log-rest = { $colour } er i mål og venter.
halma-log-throw = { $colour } slår { $pips }.
halma-log-capture = { $colour } slår en brik fra { $other } på { $field }.
halma-log-enclose = { $colour } slutter brikken fra { $other } på { $field } inde og tager den.
halma-log-out = { $colour } har ingen brikker tilbage og er ude.
halma-log-several = { $colour } har sluttet flere brikker inde og må tage én.

halma-end-home = { $how ->
        [team] { $winner } vinder: begge er i mål.
       *[alone] { $winner } vinder: alle brikker er i mål.
    }
halma-end-full_target = { $how ->
        [team] { $winner } vinder: deres mål er fulde, og mere end halvdelen er deres.
       *[alone] { $winner } vinder: målet er fuldt, og mere end halvdelen tilhører { $winner }.
    }
halma-end-turn_limit = Den sidste tur er spillet. { $how ->
        [team] { $winner } er foran og vinder.
        [shared] { $winner } deler sejren.
       *[alone] { $winner } er foran og vinder.
    }
halma-end-stuck = Ingen kan rykke mere. { $how ->
        [team] { $winner } er foran og vinder.
        [shared] { $winner } deler sejren.
       *[alone] { $winner } er foran og vinder.
    }
halma-end-court = Alle tilbageværende brikker i én farve er i deres gård. { $how ->
        [shared] { $winner } har lige mange brikker og deler sejren.
       *[alone] { $winner } har flest brikker og vinder.
    }
halma-end-last_standing = { $how ->
        [shared] Ingen har en brik tilbage.
       *[alone] { $winner } vinder: ingen andre har en brik tilbage.
    }
halma-end-no_pieces = { $winner } vinder: ingen andre har en brik tilbage.
halma-end-quiet = I lang tid er intet blevet sluttet inde. { $how ->
        [shared] { $winner } har lige mange brikker og deler førstepladsen.
       *[alone] { $winner } har flest brikker og vinder.
    }
halma-end-shut_in = { $winner } vinder: den enlige brik er spærret inde.
halma-end-no_move = { $winner } vinder: ingen af de fire kan rykke.
halma-end-through = { $winner } vinder: den enlige brik er bag alle fire.
halma-end-repetition = Uafgjort: den samme stilling er kommet igen.
halma-end-too_long = Uafgjort: ingen kom igennem, og ingen blev spærret inde.

halma-why-over = Spillet er slut.
halma-why-over-full = Spillet er slut: et mål var fuldt, og mere end halvdelen tilhørte den, der skulle fylde det. Det hjælper ingen at blive hjemme.
halma-why-over-limit = Spillet er slut: alle har haft det aftalte antal ture. Brikker, der blev hjemme, tæller ikke.
halma-why-over-stuck = Spillet er slut: ingen kunne rykke mere, og brikkerne i målene blev talt.
halma-why-throw-first = Først kastes terningen.
halma-why-choose-enclosed = Flere brikker er sluttet inde: vælg den, der skal af brættet.
halma-why-no-pass = Her står man ikke over: en brik skal rykke.
halma-why-must-move = Den, der kan rykke, skal rykke; kun den, der er spærret inde, venter.
halma-why-nothing-moves = Ingen af dine brikker kan rykke: du står over.
halma-why-no-field = Brikkerne står på brættets felter.
halma-why-not-yours = Brikken på { $field } er ikke din.
halma-why-empty = Der står ingen brik på { $field }: vælg en af dine egne.
halma-why-held = Denne brik er i mål og kan ikke rykke længere ind.
halma-why-stuck = Brikken på { $field } kan ikke rykke nu.
halma-why-choose-target = Vælg nu, hvor brikken fra { $field } skal hen.
halma-why-same-field = Et træk må ikke ende, hvor det begyndte.
halma-why-occupied = { $field } er optaget.
halma-why-leave-target = En brik, der er i mål, bliver i sit mål.
halma-why-leave-court = En brik i sin gård må ikke forlade den mere.
halma-why-pips = En brik rykker præcis { $pips } felter, lige ud i en af de seks retninger.
halma-why-pips-free = En brik rykker præcis { $pips } skridt, over frie felter og ikke to gange på det samme; den må dreje undervejs.
halma-why-one-step = En brik rykker ét skridt, til et frit felt ved siden af.
halma-why-no-diagonal = Brikkerne går lige her, aldrig skråt.
halma-why-no-diagonal-four = De fire går lige, aldrig skråt.
halma-why-never-back = De fire går frem eller til siden, aldrig tilbage.
halma-why-step-forward = Der er ingen skridt i den retning her.
halma-why-only-hops = Der er ingen skridt i dette spil: hvert træk er et spring.
halma-why-nothing-between = Der er intet på { $field } at springe over.
halma-why-hop-forward = Spring går ikke tilbage her.
halma-why-row = Et spring går over én brik, ikke over en række af dem.
halma-why-own = Her springer man ikke over sine egne brikker.
halma-why-no-way = Intet skridt og ingen kæde af spring fører fra { $start } til { $target }.
