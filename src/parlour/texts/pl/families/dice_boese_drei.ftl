game-boese_drei = Zła trójka
    .tag = Rzucaj, ile masz odwagi, ale trójka zabiera wszystko.

option-boese_drei-rounds = Rundy
    .help = Grę wygrywa ten, kto wygra najwięcej rund.

dice-boese_drei-prompt-throw = { $colour } rzuca{ $rounds ->
        [one] .
       *[other] {" "}w rundzie { $round } z { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: rzucać dalej czy skończyć?{ $best ->
        [0] {""}
       *[other] {" "}Do pobicia: { $best }.
    }
dice-boese_drei-log-out = Trójka: { $colour } traci { $points ->
        [0] tylko szansę i odpada.
        [one] 1 punkt i odpada.
        [few] { $points } punkty i odpada.
        [many] { $points } punktów i odpada.
       *[other] { $points } punktu i odpada.
    }
dice-boese_drei-log-won = { $sharing ->
        [one] { $colour } wygrywa rundę.
       *[other] { $colour } dzieli wygraną w rundzie.
    }
dice-boese_drei-log-nobody = Wszyscy odpadli: rundy nie wygrywa nikt.
dice-boese_drei-why = Rzucaj dalej albo skończ i zachowaj { $points }: nic więcej nie trzeba rozstrzygać.
dice-end-no_round = W każdej rundzie wszyscy wszystko stracili, więc nikt nie wygrywa.
