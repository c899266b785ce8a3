# The games with three, four and five dice.

game-fenster = Vinduet
    .tag = Kun toere tæller, og tre af dem tæller som ni.
option-fenster-target = Toere for at vinde
    .help = Den, der først har så mange, vinder.
option-fenster-throws = Kast pr. tur
    .help = Hvor tit du kaster, før terningerne går videre.
dice-fenster-prompt = { $colour } kaster tre terninger: kast { $number } af { $throws }.
dice-fenster-log = { $points ->
        [one] Én toer
       *[other] Det tæller som { $points } toere
    } til { $colour }: { $total } af { $target }.
dice-end-twos = { $winner } er gennem vinduet med { $points } toere.

game-chicago = Chicago
    .tag = Ettere er 100 værd, seksere 60, og den laveste tager en ølbrik.
option-chicago-chips_out = Ølbrikker, før man er ude
    .help = Den, der må tage så mange, er ude af spillet.
option-chicago-two_sixes_rule = To seksere bliver en etter
    .help = To seksere i et kast: den ene må vendes til en stående etter, og den anden kastes om.
game-chicago_hoch_tief = Chicago høj-lav
    .tag = Efter det første kast bestemmer nogen: flest point eller færrest?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = To seksere bliver en etter
    .help = I høje runder: to seksere i et kast, og den ene må vendes til en stående etter; den anden kastes om.
dice-row-throws_used = Kast
dice-row-thrown_for = Om ølbrikken
dice-row-coasters = Ølbrikker
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } begynder runden og har op til { $limit } kast.
       *[no] { $colour } har { $limit ->
            [one] ét kast
           *[other] op til { $limit } kast
        }{ $mode ->
            [high] : flest point tæller
            [low] : færrest point tæller
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } bestemmer: tæller flest point i denne runde eller færrest?
dice-chicago-prompt-choose = { $colour } har { $points } efter kast { $number } af { $limit }{ $mode ->
        [low] , og færrest tæller
       *[other] {""}
    }: stop, eller vælg terninger at kaste om.
dice-chicago-prompt-off = Lige: { $rivals } kaster om ølbrikken{ $mode ->
        [low] , og den højeste tager den
       *[other] , og den laveste tager den
    }. { $colour } kaster. ({ $starter } begyndte runden med { $limit ->
        [one] ét kast
       *[other] { $limit } kast
    }.)
dice-button-high = Højt: flest point tæller
dice-button-low = Lavt: færrest point tæller
dice-chicago-button-one = Vend 6 til 1, kast { $faces } om
dice-chicago-log-high = { $colour } siger: højt.
dice-chicago-log-low = { $colour } siger: lavt.
dice-chicago-log-again = { $colour } kaster { $faces } om.
dice-chicago-log-one = { $colour } vender en sekser til en etter og kaster { $faces } om.
dice-chicago-log-points = { $colour } har { $points } på { $number ->
        [one] ét kast
       *[other] { $number } kast
    }.
dice-chicago-log-tie = De sidste står lige: de kaster om ølbrikken.
dice-chicago-log-off = { $colour } slår { $points } om ølbrikken.
dice-chicago-log-coaster = { $colour } tager en ølbrik, nummer { $count ->
        [1] et
        [2] to
        [3] tre
       *[other] { $count }
    }.
dice-chicago-log-out = { $colour } er ude.
dice-chicago-log-won = { $colour } har vundet runden og begynder den næste.
dice-end-last_left = { $winner } er den sidste, der er tilbage, og vinder.
dice-chicago-why-call = Sig først, om højt eller lavt tæller.
dice-chicago-why-stands = Denne terning står: er den først holdt uden for et kast, tages den ikke op igen.
dice-chicago-why = Stop, eller vælg terninger fra sidste kast at kaste om.

game-rentmeister = Rentemesteren
    .tag = Seks summer, seks rækker: otteren vil have dit bedste kast.
option-rentmeister-placement = Rækker
    .help = Vælg en række til hvert kast, eller fyld dem oppefra.
option-rentmeister-placement-free = Frit valg
option-rentmeister-placement-in_order = I rækkefølge, uden valg
dice-row-times = Gange { $times }
    .help = Summen af et kast, ganget med { $times }.
dice-rentmeister-prompt-throw = { $colour } kaster tre terninger: kast { $number } af 6.
dice-rentmeister-prompt-write = { $colour } har slået { $points }: hvilken række skal det i?
dice-rentmeister-label = Gange { $times }: { $points } point
dice-rentmeister-log = { $colour } skriver { $entry } gange { $times }: { $points } point.
dice-rentmeister-why-full = Denne række er allerede fuld: hver række tager ét kast.
dice-rentmeister-why = Vælg en af dine tomme rækker.
dice-end-rents = { $winners ->
        [one] { $winner } vinder med { $points } point.
       *[other] { $winners } spillere deler førstepladsen med { $points } point.
    }

game-streichhoelzer = Tændstikker
    .tag = Ettere går til venstre, seksere i æsken. Sid ikke tilbage med den sidste tændstik.
option-streichhoelzer-matches = Tændstikker til hver
    .help = Hvor mange tændstikker alle begynder med.
dice-row-matches = Tændstikker
piece-matches = tændstikker
piece-matchbox = tændstikæske
dice-streichhoelzer-prompt = { $colour } kaster: hver sekser lægger en tændstik i æsken, hver etter giver en til { $left }.
dice-streichhoelzer-log-burnt = { $colour } lægger { $count ->
        [one] en tændstik
       *[other] { $count } tændstikker
    } i æsken.
dice-streichhoelzer-log-given = { $colour } giver { $count ->
        [one] en tændstik
       *[other] { $count } tændstikker
    } videre til { $left }.
dice-streichhoelzer-log-none = { $colour } har ingen tændstikker og venter.
dice-end-last_match = { $loser } sidder tilbage med den sidste tændstik og taber.

game-turm = Tårnet
    .tag = Først giver dit tal dig ølbrikker, så skal det skaffe dig af med dem.
option-turm-tower = Ølbrikker i tårnet
    .help = Hvor mange der ligger i midten.
dice-row-key = Tal
piece-coasters = ølbrikker
dice-turm-place-tower = tårnet
dice-streichhoelzer-place-box = æsken
dice-turm-prompt-key = { $colour } kaster for at få sit tal.
dice-turm-prompt-take = { $colour } kaster: de, hvis tal kommer, tager fra tårnet ({ $count } tilbage).
dice-turm-prompt-away = Tårnet er væk. { $colour } kaster: de, hvis tal kommer, slipper af med ølbrikker.
dice-turm-log-key = { $colour } har tallet { $number }.
dice-turm-log-take = { $colour } tager { $count ->
        [one] en ølbrik
       *[other] { $count } ølbrikker
    }.
dice-turm-log-away = { $colour } slipper af med { $count ->
        [one] en ølbrik
       *[other] { $count } ølbrikker
    }.
dice-turm-log-down = Tårnet er væk. Nu vil alle af med ølbrikker.
dice-end-last_coaster = { $losers ->
        [one] { $loser } sidder tilbage med ølbrikker og taber.
       *[other] { $losers } spillere lægger deres sidste ølbrikker væk sammen og taber.
    }

game-eins_bis_sechzehn = Fra en til seksten
    .tag = Lav alle tal ud af tre terninger, op til seksten og ned igen.
option-eins_bis_sechzehn-all_operations = Alle fire regnearter
    .help = Gang og divider også.
option-eins_bis_sechzehn-top = Det højeste tal
    .help = Hvor vejen vender.
option-eins_bis_sechzehn-there_and_back = Frem og tilbage
    .help = Ned til en igen; ellers vinder det højeste tal.
option-eins_bis_sechzehn-max_rounds = Højst så mange runder
    .help = Så vinder den, der er nået længst.
dice-row-targets = Klarede tal
dice-eins_bis_sechzehn-prompt = { $colour } kaster tre terninger og mangler nu { $target }.
dice-eins_bis_sechzehn-log = { $colour } laver { $sums }.
dice-eins_bis_sechzehn-log-none = Ingen { $target } til { $colour } i disse terninger.
dice-end-targets = { $winner } har lavet det sidste tal og vinder.
dice-end-max_rounds = Runderne er slut: { $winners ->
        [one] { $winner } er nået længst
       *[other] { $winners } spillere er nået lige langt
    }, med { $points ->
        [one] ét klaret tal
       *[other] { $points } klarede tal
    }.

game-paerchen = Par
    .tag = To hvide terninger giver, to grå tager.
option-paerchen-throws = Kast til hver
    .help = Hvor tit alle kaster.
game-beelzebub = Beelzebub
    .tag = Tre hvide terninger mod den grå.
option-beelzebub-rounds = Runder
    .help = Hvor tit alle kaster.
dice-row-throw6 = 6. kast
dice-row-throw7 = 7. kast
dice-row-throw8 = 8. kast
dice-row-throw9 = 9. kast
dice-row-throw10 = 10. kast
dice-grey-prompt = { $colour } kaster { $white } hvide { $grey ->
        [one] terninger og en grå
       *[other] og { $grey } grå terninger
    }: kast { $number } af { $throws }.
dice-grey-log = Hvid minus grå giver { $points }: { $colour } har nu { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } vinder med { $points }.
       *[other] { $winners } spillere deler førstepladsen med { $points }.
    }

game-va_banque = Va banque
    .tag = Fem terninger, fire regnearter, hver af dem én gang: hvem får mest?
option-va_banque-chips = Jetoner til hver
    .help = Hvor mange jetoner alle begynder med.
option-va_banque-stake = Indsats
    .help = Hvad alle undtagen bankøren betaler ind.
option-va_banque-rounds = Omgange
    .help = Hvor tit alle er bankør.
option-va_banque-bank_takes_remainder = Rest går til banken
    .help = Den, der aldrig kunne dividere og sidder med en rest ved den sidste terning, taber indsatsen til bankøren. Med to spillere er det altid sådan.
dice-va_banque-prompt-throw = { $banker } holder banken ({ $bank } af { $banks }, { $pot } i puljen) og kaster for { $colour }.
dice-va_banque-prompt-next = { $banker } kaster for { $colour }, som har { $total }; tilbage: { $signs }
dice-va_banque-prompt-choose = { $colour } har { $total } og en terning med { $die } (terning { $number } af 5). Hvilken regneart? Tilbage: { $signs } (bank { $bank } af { $banks }, hos { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = minus
dice-va_banque-place-times = gange
dice-va_banque-place-by = divideret med
dice-va_banque-place-total = Indtil nu
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } ender med { $points }.
dice-va_banque-log-fell = Intet kunne divideres, og der er en rest: indsatsen fra { $colour } går til { $banker }.
dice-va_banque-log-won = { $colour } tager { $count ->
        [one] en jeton
       *[other] { $count } jetoner
    } fra puljen.
dice-va_banque-why-used = Hver regneart bruges én gang, og denne er brugt.
dice-va_banque-why-division = { $total } kan ikke divideres med { $die } uden rest.
dice-va_banque-why = Vælg en af de regnearter, der er tilbage.
dice-end-most_chips = { $winners ->
        [one] { $winner } vinder med { $points ->
            [one] én jeton
           *[other] { $points } jetoner
        }.
       *[other] { $winners } spillere deler førstepladsen med { $points ->
            [one] én jeton
           *[other] { $points } jetoner
        } hver.
    }

game-wuerfelpoker = Terningpoker
    .tag = Betal ind, kast fem terninger, og håb, at ingen højner.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Indskud
    .help = Hvad alle betaler til puljen for hvert spil.
option-wuerfelpoker-deals = Antal spil
    .help = Hvor mange spil der spilles.
option-wuerfelpoker-raising = Højne
    .help = Den, der har kastet, må højne; de andre går med eller passer.
option-wuerfelpoker-max_raise = Højeste højning
    .help = 0 betyder: så meget, som alle, der er med, kan betale.
option-wuerfelpoker-throws = Kast
    .help = Med mere end ét må du kaste dine terninger om.
piece-chips = jetoner
dice-wuerfelpoker-nothing = ingenting
dice-wuerfelpoker-pair = et par
dice-wuerfelpoker-two_pairs = to par
dice-wuerfelpoker-triplet = tre ens
dice-wuerfelpoker-sequence = en straight
dice-wuerfelpoker-full = fuldt hus
dice-wuerfelpoker-four = fire ens
dice-wuerfelpoker-five = fem ens
dice-wuerfelpoker-place-die = terning { $number } for { $colour }
dice-wuerfelpoker-prompt-throw = Spil { $deal } af { $deals }, åbnet af { $opener }, med { $pot } i puljen. { $colour } kaster.
dice-wuerfelpoker-prompt-keep = { $colour } vælger terninger at kaste om ({ $count ->
        [one] ét kast tilbage
       *[other] { $count } kast tilbage
    }) eller beholder dem. Spil { $deal } af { $deals }, åbnet af { $opener }, { $pot } i puljen.
dice-wuerfelpoker-prompt-raise = { $colour } har { $hand } og må højne med op til { $cap }. Spil { $deal } af { $deals }, åbnet af { $opener }, { $pot } i puljen.
dice-wuerfelpoker-prompt-answer = { $raiser } højner med { $count }. Går { $colour } med? Spil { $deal } af { $deals }, åbnet af { $opener }, { $pot } i puljen.
dice-wuerfelpoker-button-stand = Behold
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Højn ikke
       *[other] Højn med { $amount }
    }
dice-wuerfelpoker-button-call = Gå med: betal { $count }
dice-wuerfelpoker-button-fold = Pas
dice-wuerfelpoker-log-hand = { $colour } har { $hand }.
dice-wuerfelpoker-log-stand = { $colour } beholder alt.
dice-wuerfelpoker-log-again = { $colour } kaster { $faces } om.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } højner ikke.
       *[other] { $colour } højner med { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } går med og betaler { $count }.
dice-wuerfelpoker-log-fold = { $colour } passer.
dice-wuerfelpoker-log-won = { $colour } tager { $count ->
        [one] en jeton
       *[other] { $count } jetoner
    } fra puljen.
dice-wuerfelpoker-why-answer = Der er højnet: gå med eller pas.
dice-wuerfelpoker-why-raise = Højn med op til { $cap }, eller lad være: alle, der er med, skal kunne betale det.
dice-wuerfelpoker-why-keep = Vælg terninger at kaste om, eller behold dem.
