game-schluck_hansel = Ingoia, Hansel
    .tag = Hansel ha fame, e ogni sette gli dà da mangiare una tua fiche.

option-schluck_hansel-chips = Fiche a testa
    .help = Con quante comincia ognuno.

dice-schluck_hansel-log-belly = Un sette: Hansel ingoia una fiche di { $colour }.
