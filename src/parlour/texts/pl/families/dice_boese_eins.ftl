game-boese_eins = Zła jedynka
    .tag = Pięć rzutów z rzędu, a każda jedynka kończy zabawę.

option-boese_eins-rounds = Rundy
    .help = Ile kolejek ma każdy; liczą się wszystkie razem.

dice-boese_eins-prompt = { $colour } wykonuje rzut { $number } z 5{ $rounds ->
        [one] .
       *[other] , runda { $round } z { $rounds }.
    }
dice-boese_eins-log-out = Jedynka: { $colour } kończy kolejkę, { $points ->
        [one] liczy się 1 punkt.
        [few] liczą się { $points } punkty.
        [many] liczy się { $points } punktów.
       *[other] liczy się { $points } punktu.
    }
dice-boese_eins-log-through = { $colour } ma za sobą wszystkie pięć rzutów, punkty: { $points }.
