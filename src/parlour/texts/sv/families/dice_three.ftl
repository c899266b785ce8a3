# The games with three, four and five dice.

game-fenster = Fönstret
    .tag = Bara tvåor räknas, och tre av dem räknas som nio.
option-fenster-target = Tvåor för att vinna
    .help = Den som först har så många vinner.
option-fenster-throws = Kast per tur
    .help = Hur många gånger du kastar innan tärningarna går vidare.
dice-fenster-prompt = { $colour } kastar tre tärningar: kast { $number } av { $throws }.
dice-fenster-log = { $points ->
        [one] En tvåa
       *[other] Det räknas som { $points } tvåor
    } för { $colour }: { $total } av { $target }.
dice-end-twos = { $winner } är ute genom fönstret med { $points } tvåor.

game-chicago = Chicago
    .tag = Ettor är värda 100, sexor 60, och den lägsta tar ett underlägg.
option-chicago-chips_out = Underlägg tills du är ute
    .help = Den som måste ta så många lämnar spelet.
option-chicago-two_sixes_rule = Två sexor blir en etta
    .help = Två sexor i ett kast: den ena får vändas till en stående etta, och den andra kastas om.
game-chicago_hoch_tief = Chicago högt och lågt
    .tag = Efter första kastet bestämmer någon: flest poäng, eller minst?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Två sexor blir en etta
    .help = I höga omgångar: vid två sexor i ett kast får den ena vändas till en stående etta; den andra kastas om.
dice-row-throws_used = Kast
dice-row-thrown_for = Om underlägget
dice-row-coasters = Underlägg
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } börjar omgången och har upp till { $limit } kast.
       *[no] { $colour } har { $limit ->
            [one] ett kast
           *[other] upp till { $limit } kast
        }{ $mode ->
            [high] : flest poäng gäller
            [low] : minst poäng gäller
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } bestämmer: gäller flest poäng i den här omgången, eller minst?
dice-chicago-prompt-choose = { $colour } har { $points } efter kast { $number } av { $limit }{ $mode ->
        [low] , och minst gäller
       *[other] {""}
    }: sluta, eller välj tärningar att kasta om.
dice-chicago-prompt-off = Lika: { $rivals } kastar om vem som får underlägget{ $mode ->
        [low] , och den högsta tar det
       *[other] , och den lägsta tar det
    }. { $colour } kastar. ({ $starter } började omgången med { $limit ->
        [one] ett kast
       *[other] { $limit } kast
    }.)
dice-button-high = Högt: flest poäng gäller
dice-button-low = Lågt: minst poäng gäller
dice-chicago-button-one = Vänd en sexa till en etta, kasta om { $faces }
dice-chicago-log-high = { $colour } säger: högt.
dice-chicago-log-low = { $colour } säger: lågt.
dice-chicago-log-again = { $colour } kastar om { $faces }.
dice-chicago-log-one = { $colour } vänder en sexa till en etta och kastar om { $faces }.
dice-chicago-log-points = { $colour } har { $points } på { $number ->
        [one] ett kast
       *[other] { $number } kast
    }.
dice-chicago-log-tie = De sista är lika: de kastar om vem som får underlägget.
dice-chicago-log-off = { $colour } kastar { $points } om underlägget.
dice-chicago-log-coaster = { $colour } tar ett underlägg, det { $count ->
        [1] första
        [2] andra
        [3] tredje
       *[other] { $count }:e
    }.
dice-chicago-log-out = { $colour } är ute.
dice-chicago-log-won = { $colour } har vunnit omgången och börjar nästa.
dice-end-last_left = { $winner } är sist kvar och vinner.
dice-chicago-why-call = Säg först om högt eller lågt gäller.
dice-chicago-why-stands = Den här tärningen står: en gång lämnad tas den inte upp igen.
dice-chicago-why = Sluta, eller välj tärningar från senaste kastet att kasta om.

game-rentmeister = Räntmästaren
    .tag = Sex summor, sex rader: åttan vill ha ditt bästa kast.
option-rentmeister-placement = Rader
    .help = Välj en rad för varje kast, eller fyll dem uppifrån.
option-rentmeister-placement-free = Fritt val
option-rentmeister-placement-in_order = I ordning, utan val
dice-row-times = Gånger { $times }
    .help = Summan av ett kast, gånger { $times }.
dice-rentmeister-prompt-throw = { $colour } kastar tre tärningar: kast { $number } av 6.
dice-rentmeister-prompt-write = { $colour } har kastat { $points }: på vilken rad ska det stå?
dice-rentmeister-label = Gånger { $times }: { $points } poäng
dice-rentmeister-log = { $colour } skriver { $entry } gånger { $times }: { $points } poäng.
dice-rentmeister-why-full = Den här raden är redan full: varje rad tar ett kast.
dice-rentmeister-why = Välj en av dina tomma rader.
dice-end-rents = { $winners ->
        [one] { $winner } vinner med { $points } poäng.
       *[other] { $winners } spelare delar första platsen med { $points } poäng.
    }

game-streichhoelzer = Tändstickorna
    .tag = Ettor går åt vänster, sexor i asken. Behåll inte den sista stickan.
option-streichhoelzer-matches = Tändstickor var
    .help = Hur många tändstickor alla börjar med.
dice-row-matches = Tändstickor
piece-matches = tändstickor
piece-matchbox = tändsticksask
dice-streichhoelzer-prompt = { $colour } kastar: varje sexa lägger en sticka i asken, varje etta ger en till { $left }.
dice-streichhoelzer-log-burnt = { $colour } lägger { $count ->
        [one] en sticka
       *[other] { $count } stickor
    } i asken.
dice-streichhoelzer-log-given = { $colour } skickar { $count ->
        [one] en sticka
       *[other] { $count } stickor
    } vidare till { $left }.
dice-streichhoelzer-log-none = { $colour } har inga stickor och väntar.
dice-end-last_match = { $loser } sitter kvar med den sista stickan och förlorar.

game-turm = Tornet
    .tag = Först ger ditt tal dig underlägg, sedan måste det göra dig av med dem.
option-turm-tower = Underlägg i tornet
    .help = Hur många som ligger i mitten.
dice-row-key = Tal
piece-coasters = underlägg
dice-turm-place-tower = tornet
dice-streichhoelzer-place-box = asken
dice-turm-prompt-key = { $colour } kastar för att få sitt tal.
dice-turm-prompt-take = { $colour } kastar: de vars tal kommer upp tar från tornet ({ $count } kvar).
dice-turm-prompt-away = Tornet är borta. { $colour } kastar: de vars tal kommer upp blir av med underlägg.
dice-turm-log-key = { $colour } har talet { $number }.
dice-turm-log-take = { $colour } tar { $count ->
        [one] ett underlägg
       *[other] { $count } underlägg
    }.
dice-turm-log-away = { $colour } blir av med { $count ->
        [one] ett underlägg
       *[other] { $count } underlägg
    }.
dice-turm-log-down = Tornet är rivet. Nu vill alla bli av med underlägg.
dice-end-last_coaster = { $losers ->
        [one] { $loser } sitter kvar med underlägg och förlorar.
       *[other] { $losers } spelare lägger bort sina sista underlägg samtidigt och förlorar.
    }

game-eins_bis_sechzehn = Ett till sexton
    .tag = Gör alla tal med tre tärningar, upp till sexton och ner igen.
option-eins_bis_sechzehn-all_operations = Alla fyra räknesätten
    .help = Multiplicera och dividera också.
option-eins_bis_sechzehn-top = Det högsta talet
    .help = Där vägen vänder.
option-eins_bis_sechzehn-there_and_back = Fram och tillbaka
    .help = Ner till ett igen; annars vinner det högsta talet.
option-eins_bis_sechzehn-max_rounds = Högst så många omgångar
    .help = Då vinner den som har kommit längst.
dice-row-targets = Gjorda tal
dice-eins_bis_sechzehn-prompt = { $colour } kastar tre tärningar och behöver { $target } härnäst.
dice-eins_bis_sechzehn-log = { $colour } gör { $sums }.
dice-eins_bis_sechzehn-log-none = { $colour } kan inte göra { $target } med de här tärningarna.
dice-end-targets = { $winner } har gjort det sista talet och vinner.
dice-end-max_rounds = Omgångarna är slut: { $winners ->
        [one] { $winner } har kommit längst
       *[other] { $winners } spelare har kommit lika långt
    }, med { $points ->
        [one] ett gjort tal
       *[other] { $points } gjorda tal
    }.

game-paerchen = Paren
    .tag = Två vita tärningar ger, två grå tar ifrån.
option-paerchen-throws = Kast var
    .help = Hur många gånger alla kastar.
game-beelzebub = Belsebub
    .tag = Tre vita tärningar mot den grå.
option-beelzebub-rounds = Omgångar
    .help = Hur många gånger alla kastar.
dice-row-throw6 = 6:e kastet
dice-row-throw7 = 7:e kastet
dice-row-throw8 = 8:e kastet
dice-row-throw9 = 9:e kastet
dice-row-throw10 = 10:e kastet
dice-grey-prompt = { $colour } kastar { $white } vita { $grey ->
        [one] tärningar och en grå
       *[other] och { $grey } grå tärningar
    }: kast { $number } av { $throws }.
dice-grey-log = Vitt minus grått blir { $points }: { $colour } har nu { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } vinner med { $points }.
       *[other] { $winners } spelare delar första platsen med { $points }.
    }

game-va_banque = Va banque
    .tag = Fem tärningar, fyra räknesätt, vart och ett en gång: vem får mest?
option-va_banque-chips = Marker var
    .help = Hur många marker alla börjar med.
option-va_banque-stake = Insats
    .help = Vad alla utom bankören betalar in.
option-va_banque-rounds = Varv
    .help = Hur många gånger var och en är bankör.
option-va_banque-bank_takes_remainder = Rester går till banken
    .help = Den som aldrig kunde dividera, och får en rest vid sista tärningen, förlorar insatsen till bankören. För två spelare är det alltid så.
dice-va_banque-prompt-throw = { $banker } håller banken ({ $bank } av { $banks }, { $pot } i potten) och kastar åt { $colour }.
dice-va_banque-prompt-next = { $banker } kastar åt { $colour }, som har { $total }; kvar: { $signs }
dice-va_banque-prompt-choose = { $colour } har { $total } och tärningen { $die } (nummer { $number } av 5). Vilket räknesätt? Kvar: { $signs } (bank { $bank } av { $banks }, { $banker } håller den)
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = minus
dice-va_banque-place-times = gånger
dice-va_banque-place-by = delat med
dice-va_banque-place-total = Hittills
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } slutar med { $points }.
dice-va_banque-log-fell = Inget kunde delas, och en rest blir över: insatsen från { $colour } går till { $banker }.
dice-va_banque-log-won = { $colour } tar { $count ->
        [one] en mark
       *[other] { $count } marker
    } från potten.
dice-va_banque-why-used = Varje räknesätt används en gång, och det här är redan använt.
dice-va_banque-why-division = { $total } kan inte delas med { $die } utan rest.
dice-va_banque-why = Välj ett av räknesätten som är kvar.
dice-end-most_chips = { $winners ->
        [one] { $winner } vinner med { $points ->
            [one] en mark
           *[other] { $points } marker
        }.
       *[other] { $winners } spelare delar första platsen med { $points ->
            [one] en mark
           *[other] { $points } marker
        } var.
    }

game-wuerfelpoker = Tärningspoker
    .tag = Betala in, kasta fem tärningar och hoppas att ingen höjer.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Inbetalning
    .help = Vad alla betalar till potten för varje giv.
option-wuerfelpoker-deals = Givar
    .help = Hur många givar som spelas.
option-wuerfelpoker-raising = Höjning
    .help = Den som har kastat får höja; de andra följer med eller lägger sig.
option-wuerfelpoker-max_raise = Högsta höjning
    .help = 0 betyder så mycket som alla som är med kan betala.
option-wuerfelpoker-throws = Antal kast
    .help = Med mer än ett får du kasta om vilka av dina tärningar du vill.
piece-chips = marker
dice-wuerfelpoker-nothing = ingenting
dice-wuerfelpoker-pair = ett par
dice-wuerfelpoker-two_pairs = två par
dice-wuerfelpoker-triplet = triss
dice-wuerfelpoker-sequence = en stege
dice-wuerfelpoker-full = kåk
dice-wuerfelpoker-four = fyrtal
dice-wuerfelpoker-five = femtal
dice-wuerfelpoker-place-die = tärning { $number } för { $colour }
dice-wuerfelpoker-prompt-throw = Giv { $deal } av { $deals }, öppnad av { $opener }, med { $pot } i potten. { $colour } kastar.
dice-wuerfelpoker-prompt-keep = { $colour } väljer tärningar att kasta om ({ $count ->
        [one] ett kast kvar
       *[other] { $count } kast kvar
    }) eller stannar. Giv { $deal } av { $deals }, öppnad av { $opener }, { $pot } i potten.
dice-wuerfelpoker-prompt-raise = { $colour } har { $hand } och får höja med upp till { $cap }. Giv { $deal } av { $deals }, öppnad av { $opener }, { $pot } i potten.
dice-wuerfelpoker-prompt-answer = { $raiser } höjer med { $count }. Följer { $colour } med? Giv { $deal } av { $deals }, öppnad av { $opener }, { $pot } i potten.
dice-wuerfelpoker-button-stand = Stanna
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Höj inte
       *[other] Höj med { $amount }
    }
dice-wuerfelpoker-button-call = Följ med: betala { $count }
dice-wuerfelpoker-button-fold = Lägg dig
dice-wuerfelpoker-log-hand = { $colour } har { $hand }.
dice-wuerfelpoker-log-stand = { $colour } stannar.
dice-wuerfelpoker-log-again = { $colour } kastar om { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } höjer inte.
       *[other] { $colour } höjer med { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } följer med och betalar { $count }.
dice-wuerfelpoker-log-fold = { $colour } lägger sig.
dice-wuerfelpoker-log-won = { $colour } tar { $count ->
        [one] en mark
       *[other] { $count } marker
    } från potten.
dice-wuerfelpoker-why-answer = En höjning ligger på bordet: följ med, eller lägg dig.
dice-wuerfelpoker-why-raise = Höj med upp till { $cap }, eller låt bli: alla som är med måste kunna betala det.
dice-wuerfelpoker-why-keep = Välj tärningar att kasta om, eller stanna.
