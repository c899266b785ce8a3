game-schluck_hansel = Avale, Hansel
    .tag = Hansel a faim, et chaque sept lui donne un de vos jetons.

option-schluck_hansel-chips = Jetons par joueur
    .help = Ce que chacun a au début.

dice-schluck_hansel-log-belly = Un sept : Hansel avale un jeton ({ $colour }).
