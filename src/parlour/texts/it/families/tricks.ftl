game-wieviel_augen_2 = Quanti punti? (due dadi)
    .tag = Lancia di nascosto, fai quattro conti, di’ il risultato: il mago conosce i tuoi dadi.
game-wieviel_augen_3 = Quanti punti? (tre dadi)
    .tag = Sei cifre, due divisioni, un numero, e tre dadi non sono più un segreto.
game-wuerfelstapel = La pila di dadi
    .tag = Di’ la faccia in cima, e il mago conta tutte quelle nascoste.

option-wieviel_augen_2-magician = Mago
    .help = Lasciati stupire, o prova tu il trucco.
option-wieviel_augen_2-magician-computer = Il programma mi legge nel pensiero
option-wieviel_augen_2-magician-player = Il mago sono io
option-wieviel_augen_2-real_dice = Dadi veri
    .help = Lancia i tuoi dadi sul tavolo; il programma non li vede mai. Non quando ti eserciti per conto tuo come mago.
option-wieviel_augen_2-rounds = Volte di fila
    .help = Quante volte si mostra il trucco.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Dadi nella pila
    .help = Nel libretto quattro; con ogni altro numero il trucco riesce lo stesso.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Dadi veri
    .help = Impila i tuoi dadi sul tavolo; il programma non li vede mai. Non quando ti eserciti per conto tuo come mago.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Trucchi mostrati
tricks-right = Riusciti
tricks-dice = i dadi mostrano { $faces }
tricks-hidden = { $count } punti sono nascosti

tricks-row-first = Primo dado
tricks-row-doubled = Raddoppiato
tricks-row-plus_five = Più 5
tricks-row-times_five = Per 5
tricks-row-plus_second = Più il secondo dado
tricks-row-said = Il numero detto
tricks-row-minus_25 = Meno 25
tricks-row-tops = Facce di sopra
tricks-row-six_digits = Con le facce di sotto
tricks-row-by_37 = Diviso 37
tricks-row-by_3 = Diviso 3
tricks-row-minus_7 = Meno 7
tricks-row-by_9 = Diviso 9
tricks-row-sevens = Sette per dado
tricks-row-hidden = Meno la cima

tricks-help-first = Chi guarda comincia con il primo dado.
tricks-help-doubled = Chi guarda lo raddoppia.
tricks-help-plus_five = Chi guarda aggiunge 5.
tricks-help-times_five = Chi guarda moltiplica per 5.
tricks-help-plus_second = Chi guarda aggiunge il secondo dado: è il numero da dire.
tricks-help-said = Tutto quello che sente il mago.
tricks-help-minus_25 = Il segreto del mago: le cifre che restano sono i dadi.
tricks-help-tops = I tre dadi, letti come un numero.
tricks-help-six_digits = Dietro, nello stesso ordine, quello che sta sotto: 7 meno ogni dado.
tricks-help-by_37 = Chi guarda divide per 37; torna sempre.
tricks-help-by_3 = Poi per 3: è il numero da dire.
tricks-help-minus_7 = Il mago toglie 7…
tricks-help-by_9 = … e divide per 9: le cifre sono i dadi.
tricks-help-sevens = Due facce opposte di un dado fanno 7.
tricks-help-hidden = Il segreto del mago: si vede solo la cima, tutto il resto è nascosto.

tricks-prompt-throw = Il mago si è voltato. Lancia i { $count } dadi.
tricks-prompt-cover = Il mago guarda altrove. Lancia i { $count } dadi: restano coperti finché non vengono indovinati.
tricks-prompt-watch = Tu guardi altrove mentre si lanciano { $count } dadi.
tricks-prompt-say-wieviel_augen_2 = Raddoppia il primo dado, aggiungi 5, moltiplica per 5, aggiungi il secondo dado. Che numero ottieni?
tricks-prompt-say-wieviel_augen_3 = Scrivi i tre dadi e, dietro, quello che sta sotto ognuno (7 meno il dado). Dividi per 37, poi per 3. Che numero ottieni?
tricks-prompt-say-wuerfelstapel = Quale faccia sta in cima alla pila?
tricks-prompt-name-wieviel_augen_2 = Chi guarda dice { $said }. Quali due dadi ci sono?
tricks-prompt-name-wieviel_augen_3 = Chi guarda dice { $said }. Quali tre dadi ci sono?
tricks-prompt-name-wuerfelstapel = In cima c’è { $said }. Quanti punti sono nascosti fra i dadi e sotto?
tricks-prompt-judge = Il mago vede… { $named }. È giusto?
tricks-prompt-confirm = Vedo… { $named }. Ho ragione?

tricks-button-right = Sì, esatto
tricks-button-wrong = No

tricks-label-say = Di’ { $number }
tricks-label-name-wieviel_augen_2 = Di’ i dadi { $faces }
tricks-label-name-wieviel_augen_3 = Di’ i dadi { $faces }
tricks-label-name-wuerfelstapel = Di’ { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }

tricks-log-secret = Il dado { $number } è lanciato di nascosto.
tricks-log-hears = Il mago sente { $number }.
tricks-log-said = Tu dici { $number }.
tricks-log-magician = Il mago ci pensa un momento: { $named }.
tricks-log-one-says = { $colour } dice { $number }.
tricks-log-one-names = { $colour } ci pensa un momento: { $named }.
tricks-log-named = Tu dici: { $named }.
tricks-log-right = È giusto.
tricks-log-wrong = Non è così: da qualche parte il conto è sbagliato.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Non stavolta: il mago deve esercitarsi. Il foglio mostra il conto che ci porta.
                [player] Non stavolta. Il foglio mostra il conto che ci porta.
               *[computer] In una mente che ha contato male non si legge niente: il foglio mostra dove.
            }
           *[other] { $magician ->
                [other] Il mago fa un inchino. Il foglio mostra come ha fatto.
                [player] Giusto. Nessuno saprà mai come hai fatto.
               *[computer] Il mago fa un inchino. Il foglio mostra come ha fatto.
            }
        }
       *[other] { $right } trucchi riusciti su { $rounds }.
    }
    .headline = { $right ->
        [0] Non è riuscito
       *[other] Abracadabra!
    }

tricks-why-confirm = Prima di’ al mago se era giusto.
tricks-why-digits = Tocca una cifra in ogni riga, dall’alto in basso.
tricks-why-go-on = Il numero non è ancora completo: tocca una cifra nella riga seguente.
tricks-why-stack = La pila resta com’è; le cifre servono per dire un numero.
tricks-why-number = Nessun lancio porta a questo numero. Controlla ancora una volta il conto.
tricks-why-rows = Una cifra in ogni riga, dall’alto in basso, entro quello che i dadi possono mostrare.

piece-die0 = dado nascosto
piece-die1 = dado che mostra 1
piece-die2 = dado che mostra 2
piece-die3 = dado che mostra 3
piece-die4 = dado che mostra 4
piece-die5 = dado che mostra 5
piece-die6 = dado che mostra 6
