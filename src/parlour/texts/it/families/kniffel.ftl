game-kniffel = Kniffel
    .tag = Cinque dadi, tre lanci, tredici caselle.

option-kniffel-extra_kniffel = Altri Kniffel
    .help = Quanto valgono cinque dadi uguali quando la tua casella Kniffel è già compilata.
option-kniffel-extra_kniffel-printed = Come nel libretto: 50 punti in più, o un jolly
option-kniffel-extra_kniffel-none = Niente di speciale
option-kniffel-extra_kniffel-yahtzee_forced = Come nello Yahtzee: 100 punti in più, prima la casella del numero
option-kniffel-extra_kniffel-yahtzee_free = Come nello Yahtzee: 100 punti in più, casella a scelta
option-kniffel-zero_counts_as_entry = Vale anche un Kniffel barrato
    .help = Punti in più e jolly spettano anche dopo uno zero nella casella Kniffel. Solo con la regola del libretto per altri Kniffel.

kniffel-points = Punti

kniffel-row-ones = Uno
kniffel-row-twos = Due
kniffel-row-threes = Tre
kniffel-row-fours = Quattro
kniffel-row-fives = Cinque
kniffel-row-sixes = Sei
kniffel-row-upper = Somma superiore
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Tris
kniffel-row-four_kind = Poker
kniffel-row-full_house = Full
kniffel-row-small_straight = Scala piccola
kniffel-row-large_straight = Scala grande
kniffel-row-kniffel = Kniffel
kniffel-row-chance = Chance
kniffel-row-lower = Somma inferiore
kniffel-row-extra = Punti in più
kniffel-row-total = Totale

kniffel-help-ones = Contano tutti gli uno.
kniffel-help-twos = Contano tutti i due.
kniffel-help-threes = Contano tutti i tre.
kniffel-help-fours = Contano tutti i quattro.
kniffel-help-fives = Contano tutti i cinque.
kniffel-help-sixes = Contano tutti i sei.
kniffel-help-upper = Le sei caselle dei numeri insieme.
kniffel-help-bonus = 35 punti per una somma superiore di 63 o più.
kniffel-help-three_kind = Almeno tre dadi uguali: contano tutti e cinque.
kniffel-help-four_kind = Almeno quattro dadi uguali: contano tutti e cinque.
kniffel-help-full_house = Tre di un numero e due di un altro: 25 punti.
kniffel-help-small_straight = Quattro numeri di seguito: 30 punti.
kniffel-help-large_straight = Cinque numeri di seguito: 40 punti.
kniffel-help-kniffel = Cinque dadi uguali: 50 punti.
kniffel-help-chance = Un lancio qualsiasi: contano tutti e cinque.
kniffel-help-lower = Le sette caselle inferiori insieme.
kniffel-help-extra = Punti per altri Kniffel.
kniffel-help-total = Somma superiore, bonus, somma inferiore e punti in più.

kniffel-label-write = { $box }: scrivi { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

kniffel-prompt-throw = { $colour } lancia tutti e cinque i dadi.
kniffel-prompt-again = { $colour } lancia di nuovo { $count ->
        [one] un dado
       *[other] { $count } dadi
    }: lancio { $number } di 3.
kniffel-prompt-choose = { $colour } sceglie i dadi da lanciare di nuovo ({ $count ->
        [one] resta un lancio
       *[other] restano { $count } lanci
    }) o una casella in cui scrivere.
kniffel-prompt-write = { $colour } scrive il lancio in una casella.
kniffel-prompt-another-one = Un altro Kniffel: { $colour } può scriverlo solo in { $box }{ $extra ->
        [0] .
       *[other] , con { $extra } punti in più.
    }
kniffel-prompt-another = Un altro Kniffel: { $colour } sceglie dove va{ $extra ->
        [0] .
       *[other] , con { $extra } punti in più.
    }

kniffel-throwing-again = lanciando di nuovo { $faces }
kniffel-log-throw-again = { $colour } lancia { $faces } e ha { $dice }.
kniffel-log-keep = { $colour } tiene { $faces }.
kniffel-log-keep-none = { $colour } riprende tutti e cinque i dadi.
kniffel-log-write = { $colour } scrive { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $box }.
kniffel-log-strike = { $colour } barra { $box }.
kniffel-log-extra = Un altro Kniffel: { $points } punti in più per { $colour }.
kniffel-log-bonus = { $colour } arriva a 63 nella parte superiore e riceve il bonus di { $points } punti.

kniffel-end-sheet_full = { $players ->
        [1] Il foglio è pieno: { $points } punti.
       *[other] { $winners ->
            [one] Vince { $winner } con { $points } punti.
           *[other] In { $winners } si dividono il primo posto con { $points } punti.
        }
    }
    .headline = { $points } punti

kniffel-why-three-throws = Più di tre lanci non si fanno: ora scrivi i dadi in una casella.
kniffel-why-nothing-chosen = Scegli almeno un dado da lanciare di nuovo, o una casella in cui scrivere.
kniffel-why-no-die = Scegli fra i cinque dadi sul tavolo, ognuno una volta sola.
kniffel-why-sum = Questa riga si somma da sola. Scegli una delle tredici caselle.
kniffel-why-filled = In { $box } c’è già { $points }: ogni casella si compila una volta.
kniffel-why-number-first = Un altro Kniffel va prima in { $box }, perché quella casella è ancora aperta: { $points } punti{ $extra ->
        [0] .
       *[other] , e { $extra } in più.
    }
kniffel-why-lower-first = { $box } è già compilata, quindi questo Kniffel è un jolly per le caselle inferiori finché ce n’è una aperta.
kniffel-why-choose = Scegli i dadi da lanciare di nuovo, o una casella aperta in cui scrivere.
