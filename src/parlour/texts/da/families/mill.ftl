game-muehle = Mølle
    .tag = Tre på stribe, og en brik er din.

option-muehle-flying = Spring med tre brikker
    .help = En spiller med kun tre brikker tilbage må rykke til et hvilket som helst frit punkt.
option-muehle-take_from_mill_if_all = Tag fra møller, hvis der ikke er andet
    .help = Står alle modstanderens brikker i lukkede møller, må en hvilken som helst af dem tages.
option-muehle-double_mill_takes_two = To møller tager to brikker
    .help = At lukke to møller med én brik tager to brikker i stedet for én.
option-muehle-may_decline = At tage er frivilligt
    .help = En spiller, der lukker en mølle, må lade modstanderens brikker være.
option-muehle-repetition_draw = Uafgjort ved gentagelse
    .help = Spillet er uafgjort, når den samme stilling har været der så mange gange. 0 slår det fra.
option-muehle-no_mill_limit = Uafgjort uden at tage
    .help = Spillet er uafgjort, når hver side har gjort så mange træk, og ingen brik er taget. 0 slår det fra.

mill-in-hand = På hånden
mill-taken = Taget

mill-prompt-place = { $colour } sætter en brik. { $count ->
        [one] Den sidste.
       *[other] Der er { $count } på hånden.
    }
mill-prompt-move = { $colour } rykker en brik langs en linje.
mill-prompt-jump = { $colour } har tre brikker: alle må springe til et hvilket som helst frit punkt.
mill-prompt-take = En mølle: { $colour } tager { $count ->
        [one] en af modstanderens brikker.
       *[other] { $count } af modstanderens brikker, én efter én.
    }

mill-button-decline = Tag ingen

mill-log-place = { $colour } sætter på { $point }.
mill-log-move = { $colour } rykker fra { $start } til { $target }.
mill-log-jump = { $colour } springer fra { $start } til { $target }.
mill-log-mill = { $colour } lukker { $count ->
        [one] en mølle.
       *[other] to møller på én gang.
    }
mill-log-mill-in-vain = { $colour } lukker en mølle, men alle modstanderens brikker står sikkert i deres egne møller.
mill-log-take = { $colour } tager brikken på { $point }.
mill-log-decline = { $colour } tager ingen.

mill-end-fewer_than_three = { $winner } vinder: { $loser } har færre end tre brikker.
mill-end-blocked = { $winner } vinder: { $loser } kan ikke rykke.
mill-end-repetition = Uafgjort: den samme stilling er kommet igen.
mill-end-no_stone_taken = Uafgjort: i lang tid er ingen brik taget.

mill-why-over = Spillet er slut.
mill-why-no-point = Brikkerne står på linjernes hjørner og krydsninger.
mill-why-no-mill = Der er ikke lige lukket en mølle, så der er ingen brik at tage eller lade være.
mill-why-must-take = En mølle tager en brik: vælg en.
mill-why-take-enemy = En mølle er lukket: vælg en af modstanderens brikker, der skal af brættet.
mill-why-in-mill = Brikken på { $point } står i en lukket mølle og er i sikkerhed dér.
mill-why-place-first = Brikkerne rykker først, når alle er sat. { $count ->
        [one] Én er
       *[other] { $count } er
    } stadig på hånden.
mill-why-occupied = { $point } er optaget: hvert punkt har plads til én brik.
mill-why-empty = Der står ingen brik på { $point }: vælg en af dine egne.
mill-why-not-yours = Brikken på { $point } er ikke din.
mill-why-stuck = Brikken på { $point } er spærret inde: intet nabopunkt er frit.
mill-why-choose-target = Vælg nu det frie punkt, som brikken på { $point } skal hen på.
mill-why-not-next = { $start } og { $target } ligger ikke ved siden af hinanden på en linje.
mill-why-no-jumping = Her springes der ikke: tre brikker rykker som alle andre.
