# Riesaminare una partita: lo caricano solo le pagine che lo fanno.

# Cifre, con il segno decimale della lingua
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Si ripassa la partita
review-seat = Giocatore
review-start = All’inizio
review-luck = Fortuna
review-decided = Decisioni
review-ended = Fuori dal tavoliere
review-result = Risultato
review-lost = Perso per le proprie decisioni
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } ha deciso bene e ha avuto fortuna: dadi { $luck }, decisioni { $decided }.
        [unlucky] { $name } ha deciso bene e ha avuto sfortuna: dadi { $luck }, decisioni { $decided }.
       *[even] { $name } ha deciso bene, e i dadi sono stati nella media: dadi { $luck }, decisioni { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } ha deciso meglio e ha avuto fortuna: dadi { $luck }, decisioni { $decided }.
        [unlucky] { $name } ha deciso meglio e ha avuto sfortuna: dadi { $luck }, decisioni { $decided }.
       *[even] { $name } ha deciso meglio, e i dadi sono stati nella media: dadi { $luck }, decisioni { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } ha avuto fortuna, ma ha deciso meno bene: dadi { $luck }, decisioni { $decided }.
        [unlucky] { $name } ha deciso meno bene e ha avuto anche sfortuna: dadi { $luck }, decisioni { $decided }.
       *[even] { $name } ha deciso meno bene, e i dadi sono stati nella media: dadi { $luck }, decisioni { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } ha avuto fortuna: dadi { $luck }, decisioni { $decided }.
        [unlucky] { $name } ha avuto sfortuna: dadi { $luck }, decisioni { $decided }.
       *[even] { $name } ha avuto dadi nella media: dadi { $luck }, decisioni { $decided }.
    }
}
review-luck-alone = { $name } aveva una probabilità di { $start } su 100 prima del primo lancio; i dadi hanno portato { $luck }.
review-thought = { $name }: { $faults }; { $lost } persi per mossa.
review-faultless = { $name } non ha commesso errori; { $lost } persi per mossa.
review-count-blunders = { $count ->
    [one] un errore grave
   *[other] { $count } errori gravi
}
review-count-mistakes = { $count ->
    [one] un errore
   *[other] { $count } errori
}
review-count-slips = { $count ->
    [one] un’imprecisione
   *[other] { $count } imprecisioni
}
review-faults-two = { $first } e { $second }
review-faults-three = { $first }, { $second } e { $third }
review-turning-move = La svolta è stata la mossa { $number } di { $name }, { $move }: { $change }.
review-turning-throw = La svolta è stata il lancio { $move } di { $name }, numero { $number }: { $change }.
review-turning-move-for = La svolta è stata la mossa { $number } di { $name }, { $move }: { $change } per { $other }.
review-turning-throw-for = La svolta è stata il lancio { $move } di { $name }, numero { $number }: { $change } per { $other }.
review-turning-end = La partita si è decisa fuori dal tavoliere.
review-good = Ben trovata: { $name }, mossa { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } è stata un errore grave ed è costata { $lost }; meglio { $best }.
    [mistake] { $number }. { $name }: { $move } è stata un errore ed è costata { $lost }; meglio { $best }.
   *[slip] { $number }. { $name }: { $move } è stata un’imprecisione ed è costata { $lost }; meglio { $best }.
}
review-graph = Quanto valeva ogni posizione per { $names }, dall’inizio a sinistra alla fine a destra
review-as-table = Come tabella
review-move = Mossa
review-mistakes = Che cosa si poteva fare meglio
review-mark-slip = imprecisione
review-mark-mistake = errore
review-mark-blunder = errore grave
review-unit-chance = I numeri sono probabilità di vincere, in centesimi.
review-unit-points = I numeri sono punti.
review-unit-other = I numeri sono come li conta il computer.
review-exact = Sono esatti.
review-judged = Valgono quanto il giudizio del nostro giocatore più forte.
review-learn = { $count ->
    [one] Imparare dal mio errore
   *[other] Imparare dai miei { $count } errori
}
review-learn-asked = Domanda { $at } di { $total }: qui hai giocato { $played } e hai perso { $lost }. Che cosa è meglio?
review-learn-right = Proprio così: { $best }.
review-learn-wrong = Nemmeno questa è la migliore. Riprova.
review-learn-same = È quello che hai giocato. Qualcos’altro è meglio.
review-learn-shown = Meglio era { $best }.
review-learn-show = Fammi vedere
review-learn-next = Prossima domanda
review-learn-stop = Basta

# Il tavoliere d’analisi.

analysis-of = { $game }: analisi
analysis-desk = Che cosa si può fare e quanto vale
analysis-moves = Mosse
analysis-throws = Che cosa mostrano i dadi?
analysis-judge = Mostra che cosa pensa il computer
analysis-thinking = Il computer sta pensando.
analysis-position = La posizione per iscritto
analysis-copy = Copia
analysis-paste = Un’altra posizione
analysis-place = Preparala
analysis-play = Gioca da qui
analysis-play-start = Comincia da questa posizione
analysis-play-forgets = Quello che c’era prima sul tavoliere non conta per le posizioni che si ripetono.

# L’editore di posizioni. Quello che sta nei suoi campi è come dice docs/positions.md.

analysis-edit = Prepara una posizione
analysis-edit-done = Guarda questa posizione
analysis-edit-leave = Lascia com’era
analysis-edit-tools = Che cosa fa un tocco sul tavoliere
analysis-edit-stock = Pedine da mettere sul tavoliere
analysis-edit-move = Sposta
analysis-edit-take = Togli
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Tavoliere vuoto
analysis-edit-start = Inizio della partita
analysis-edit-turn = A chi tocca?
analysis-field-next = Che cosa viene dopo, e che cosa si conta
analysis-field-figures = Numeri
analysis-field-hands = Pedine in mano
analysis-field-rights = Arrocco
analysis-field-passant = Casella scavalcata
analysis-field-quiet = Semimosse senza prese né mosse di pedone
analysis-field-number = Numero della mossa
analysis-field-die = Dado
