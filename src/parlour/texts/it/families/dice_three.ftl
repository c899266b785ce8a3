# I giochi con tre, quattro e cinque dadi.

game-fenster = La finestra
    .tag = Contano solo i due, e tre insieme contano nove.
option-fenster-target = Due per vincere
    .help = Vince chi arriva per primo a questo numero.
option-fenster-throws = Lanci per turno
    .help = Quante volte lanci prima che i dadi passino.
dice-fenster-prompt = { $colour } lancia tre dadi: lancio { $number } di { $throws }.
dice-fenster-log = { $points ->
        [one] Un due
       *[other] Vale { $points } due
    } per { $colour }: { $total } di { $target }.
dice-end-twos = { $winner } passa dalla finestra con { $points } due.

game-chicago = Chicago
    .tag = Gli uno valgono 100, i sei 60, e il più basso prende un sottobicchiere.
option-chicago-chips_out = Sottobicchieri per uscire
    .help = Chi arriva a questo numero lascia il gioco.
option-chicago-two_sixes_rule = Due sei fanno un uno
    .help = Due sei in un lancio: uno si può girare sull’1, che resta, e l’altro si lancia di nuovo.
game-chicago_hoch_tief = Chicago alto o basso
    .tag = Dopo il primo lancio qualcuno decide: più punti, o meno punti?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Due sei fanno un uno
    .help = Nei giri alti: con due sei in un lancio, uno si può girare sull’1, che resta; l’altro si lancia di nuovo.
dice-row-throws_used = Lanci
dice-row-thrown_for = Per il sottobicchiere
dice-row-coasters = Sottobicchieri
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } comincia il giro e ha fino a { $limit } lanci.
       *[no] { $colour } ha { $limit ->
            [one] un lancio
           *[other] fino a { $limit } lanci
        }{ $mode ->
            [high] : vince chi ha più punti
            [low] : vince chi ha meno punti
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } decide: in questo giro vince chi ha più punti, o chi ne ha meno?
dice-chicago-prompt-choose = { $colour } ha { $points } dopo il lancio { $number } di { $limit }{ $mode ->
        [low] , e vince chi ha meno punti
       *[other] {""}
    }: fermarsi, o scegliere dadi da lanciare di nuovo.
dice-chicago-prompt-off = Parità: { $rivals } lanciano per il sottobicchiere{ $mode ->
        [low] , e lo prende il più alto
       *[other] , e lo prende il più basso
    }. Lancia { $colour }. ({ $starter } ha cominciato il giro con { $limit ->
        [one] un lancio
       *[other] { $limit } lanci
    }.)
dice-button-high = Alto: vince chi ha più punti
dice-button-low = Basso: vince chi ha meno punti
dice-chicago-button-one = Gira un 6 sull’1, lancia di nuovo { $faces }
dice-chicago-log-high = { $colour } dice: alto.
dice-chicago-log-low = { $colour } dice: basso.
dice-chicago-log-again = { $colour } lancia di nuovo { $faces }.
dice-chicago-log-one = { $colour } gira un 6 sull’1 e lancia di nuovo { $faces }.
dice-chicago-log-points = { $colour } ha { $points } in { $number ->
        [one] un lancio
       *[other] { $number } lanci
    }.
dice-chicago-log-tie = Gli ultimi sono alla pari: lanciano per il sottobicchiere.
dice-chicago-log-off = { $colour } fa { $points } per il sottobicchiere.
dice-chicago-log-coaster = { $colour } prende un sottobicchiere, il { $count ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] { $count }º
    }.
dice-chicago-log-out = { $colour } è fuori.
dice-chicago-log-won = { $colour } vince il giro e comincia il prossimo.
dice-end-last_left = Vince { $winner }: non resta nessun altro.
dice-chicago-why-call = Prima di’ se vale alto o basso.
dice-chicago-why-stands = Questo dado resta: una volta lasciato fuori da un lancio, non si riprende più.
dice-chicago-why = Fermati, o scegli dadi dell’ultimo lancio da lanciare di nuovo.

game-rentmeister = Il fattore
    .tag = Sei somme, sei righe: l’otto vuole il tuo lancio migliore.
option-rentmeister-placement = Righe
    .help = Scegli una riga per ogni lancio, o riempile dall’alto.
option-rentmeister-placement-free = Scelta libera
option-rentmeister-placement-in_order = In ordine, senza scelta
dice-row-times = Per { $times }
    .help = La somma di un lancio, moltiplicata per { $times }.
dice-rentmeister-prompt-throw = { $colour } lancia tre dadi: lancio { $number } di 6.
dice-rentmeister-prompt-write = { $colour } fa { $points }: in quale riga va?
dice-rentmeister-label = Per { $times }: { $points } punti
dice-rentmeister-log = { $colour } scrive { $entry } per { $times }: { $points } punti.
dice-rentmeister-why-full = Questa riga è già piena: in ogni riga va un lancio solo.
dice-rentmeister-why = Scegli una delle tue righe vuote.
dice-end-rents = { $winners ->
        [one] Vince { $winner } con { $points } punti.
       *[other] In { $winners } si dividono il primo posto con { $points } punti.
    }

game-streichhoelzer = I fiammiferi
    .tag = Gli uno vanno a sinistra, i sei nella scatola. Non tenerti l’ultimo fiammifero.
option-streichhoelzer-matches = Fiammiferi a testa
    .help = Con quanti fiammiferi comincia ognuno.
dice-row-matches = Fiammiferi
piece-matches = fiammiferi
piece-matchbox = scatola di fiammiferi
dice-streichhoelzer-prompt = { $colour } lancia: ogni 6 mette un fiammifero nella scatola, ogni 1 ne dà uno a { $left }.
dice-streichhoelzer-log-burnt = { $colour } mette { $count ->
        [one] un fiammifero
       *[other] { $count } fiammiferi
    } nella scatola.
dice-streichhoelzer-log-given = { $colour } passa { $count ->
        [one] un fiammifero
       *[other] { $count } fiammiferi
    } a { $left }.
dice-streichhoelzer-log-none = { $colour } non ha fiammiferi e aspetta.
dice-end-last_match = { $loser } resta con l’ultimo fiammifero e perde.

game-turm = La torre
    .tag = Prima il tuo numero ti porta sottobicchieri, poi deve farteli perdere.
option-turm-tower = Sottobicchieri nella torre
    .help = Quanti ce ne sono nel mezzo.
dice-row-key = Numero
piece-coasters = sottobicchieri
dice-turm-place-tower = la torre
dice-streichhoelzer-place-box = la scatola
dice-turm-prompt-key = { $colour } lancia per un numero da tenere.
dice-turm-prompt-take = { $colour } lancia: chi ha i numeri che escono prende dalla torre ({ $count ->
        [one] ne resta uno
       *[other] ne restano { $count }
    }).
dice-turm-prompt-away = La torre non c’è più. { $colour } lancia: chi ha i numeri che escono si libera di sottobicchieri.
dice-turm-log-key = { $colour } ha il numero { $number }.
dice-turm-log-take = { $colour } prende { $count ->
        [one] un sottobicchiere
       *[other] { $count } sottobicchieri
    }.
dice-turm-log-away = { $colour } si libera di { $count ->
        [one] un sottobicchiere
       *[other] { $count } sottobicchieri
    }.
dice-turm-log-down = La torre è finita. Ora tutti vogliono liberarsi dei sottobicchieri.
dice-end-last_coaster = { $losers ->
        [one] { $loser } resta con dei sottobicchieri e perde.
       *[other] In { $losers } si liberano insieme degli ultimi sottobicchieri e perdono.
    }

game-eins_bis_sechzehn = Da uno a sedici
    .tag = Con tre dadi forma ogni numero, fino a sedici e ritorno.
option-eins_bis_sechzehn-all_operations = Tutte e quattro le operazioni
    .help = Anche moltiplicare e dividere.
option-eins_bis_sechzehn-top = Il numero più alto
    .help = Dove la strada torna indietro.
option-eins_bis_sechzehn-there_and_back = Andata e ritorno
    .help = Di nuovo giù fino a uno; altrimenti vince il numero più alto.
option-eins_bis_sechzehn-max_rounds = Giri al massimo
    .help = Poi vince chi è arrivato più lontano.
dice-row-targets = Numeri fatti
dice-eins_bis_sechzehn-prompt = { $colour } lancia tre dadi e ora ha bisogno di { $target }.
dice-eins_bis_sechzehn-log = { $colour } forma { $sums }.
dice-eins_bis_sechzehn-log-none = Con questi dadi niente { $target } per { $colour }.
dice-end-targets = { $winner } ha formato l’ultimo numero e vince.
dice-end-max_rounds = I giri sono finiti: { $winners ->
        [one] { $winner } è più avanti di tutti
       *[other] in { $winners } sono alla stessa distanza
    }, con { $points ->
        [one] un numero fatto
       *[other] { $points } numeri fatti
    }.

game-paerchen = Coppiette
    .tag = Due dadi bianchi danno, due dadi grigi tolgono.
option-paerchen-throws = Lanci a testa
    .help = Quante volte lancia ognuno.
game-beelzebub = Belzebù
    .tag = Tre dadi bianchi contro quello grigio.
option-beelzebub-rounds = Giri
    .help = Quante volte lancia ognuno.
dice-row-throw6 = 6º lancio
dice-row-throw7 = 7º lancio
dice-row-throw8 = 8º lancio
dice-row-throw9 = 9º lancio
dice-row-throw10 = 10º lancio
dice-grey-prompt = { $colour } lancia { $white } dadi bianchi e { $grey ->
        [one] uno grigio
       *[other] { $grey } grigi
    }: lancio { $number } di { $throws }.
dice-grey-log = Bianchi meno grigi fa { $points }: { $colour } ha ora { $total }.
dice-end-sum = { $winners ->
        [one] Vince { $winner } con { $points }.
       *[other] In { $winners } si dividono il primo posto con { $points }.
    }

game-va_banque = Va banque
    .tag = Cinque dadi, quattro operazioni, ognuna una volta: chi fa di più?
option-va_banque-chips = Fiche a testa
    .help = Con quante fiche comincia ognuno.
option-va_banque-stake = Puntata
    .help = Quanto paga ognuno tranne chi tiene il banco.
option-va_banque-rounds = Giri
    .help = Quante volte ognuno tiene il banco.
option-va_banque-bank_takes_remainder = I resti vanno al banco
    .help = Chi non ha mai potuto dividere, e con l’ultimo dado ha un resto, perde la puntata a favore del banco. In due è sempre così.
dice-va_banque-prompt-throw = { $banker } tiene il banco ({ $bank } di { $banks }, { $pot } nel piatto) e lancia per { $colour }.
dice-va_banque-prompt-next = { $banker } lancia per { $colour }, che ha { $total }; restano: { $signs }
dice-va_banque-prompt-choose = { $colour } ha { $total } e un { $die } (dado { $number } di 5). Quale operazione? Restano: { $signs } (banco { $bank } di { $banks }, tenuto da { $banker })
dice-va_banque-place-plus = più
dice-va_banque-place-minus = meno
dice-va_banque-place-times = per
dice-va_banque-place-by = diviso
dice-va_banque-place-total = Finora
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } finisce con { $points }.
dice-va_banque-log-fell = Niente si poteva dividere, e c’è un resto: la puntata di { $colour } va a { $banker }.
dice-va_banque-log-won = { $colour } prende dal piatto { $count ->
        [one] una fiche
       *[other] { $count } fiche
    }.
dice-va_banque-why-used = Ogni operazione si usa una volta, e questa è già stata usata.
dice-va_banque-why-division = { $total } non si può dividere per { $die } senza resto.
dice-va_banque-why = Scegli una delle operazioni che restano.
dice-end-most_chips = { $winners ->
        [one] Vince { $winner } con { $points ->
            [one] una fiche
           *[other] { $points } fiche
        }.
       *[other] In { $winners } si dividono il primo posto con { $points ->
            [one] una fiche
           *[other] { $points } fiche
        } a testa.
    }

game-wuerfelpoker = Poker di dadi
    .tag = Metti nel piatto, lancia cinque dadi, e spera che nessuno rilanci.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Posta iniziale
    .help = Quanto mette ognuno nel piatto a ogni mano.
option-wuerfelpoker-deals = Mani
    .help = Quante mani si giocano.
option-wuerfelpoker-raising = Rilanci
    .help = Chi ha lanciato può rilanciare; gli altri vedono o passano.
option-wuerfelpoker-max_raise = Rilancio massimo
    .help = 0 vuol dire: quanto possono pagare tutti quelli in gioco.
option-wuerfelpoker-throws = Lanci
    .help = Con più di uno puoi lanciare di nuovo quanti dei tuoi dadi vuoi.
piece-chips = fiche
dice-wuerfelpoker-nothing = un lancio senza valore
dice-wuerfelpoker-pair = una coppia
dice-wuerfelpoker-two_pairs = doppia coppia
dice-wuerfelpoker-triplet = un tris
dice-wuerfelpoker-sequence = una scala
dice-wuerfelpoker-full = un full
dice-wuerfelpoker-four = un poker
dice-wuerfelpoker-five = cinque uguali
dice-wuerfelpoker-place-die = dado { $number } di { $colour }
dice-wuerfelpoker-prompt-throw = Mano { $deal } di { $deals }, aperta da { $opener }, con { $pot } nel piatto. Lancia { $colour }.
dice-wuerfelpoker-prompt-keep = { $colour } sceglie dadi da lanciare di nuovo ({ $count ->
        [one] resta un lancio
       *[other] restano { $count } lanci
    }) o si ferma. Mano { $deal } di { $deals }, aperta da { $opener }, { $pot } nel piatto.
dice-wuerfelpoker-prompt-raise = { $colour } ha { $hand } e può rilanciare di { $cap } al massimo. Mano { $deal } di { $deals }, aperta da { $opener }, { $pot } nel piatto.
dice-wuerfelpoker-prompt-answer = { $raiser } rilancia di { $count }. { $colour } vede? Mano { $deal } di { $deals }, aperta da { $opener }, { $pot } nel piatto.
dice-wuerfelpoker-button-stand = Fermati
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Non rilanciare
       *[other] Rilancia di { $amount }
    }
dice-wuerfelpoker-button-call = Vedi: paga { $count }
dice-wuerfelpoker-button-fold = Passa
dice-wuerfelpoker-log-hand = { $colour } ha { $hand }.
dice-wuerfelpoker-log-stand = { $colour } si ferma.
dice-wuerfelpoker-log-again = { $colour } lancia di nuovo { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } non rilancia.
       *[other] { $colour } rilancia di { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } vede e paga { $count }.
dice-wuerfelpoker-log-fold = { $colour } passa.
dice-wuerfelpoker-log-won = { $colour } prende dal piatto { $count ->
        [one] una fiche
       *[other] { $count } fiche
    }.
dice-wuerfelpoker-why-answer = C’è un rilancio sul tavolo: vedi, o passa.
dice-wuerfelpoker-why-raise = Rilancia di { $cap } al massimo, o non rilanciare: tutti quelli in gioco devono poterlo pagare.
dice-wuerfelpoker-why-keep = Scegli dadi da lanciare di nuovo, o fermati.
