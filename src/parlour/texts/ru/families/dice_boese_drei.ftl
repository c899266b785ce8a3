game-boese_drei = Злая тройка
    .tag = Бросайте, пока хватает смелости, но тройка забирает всё.

option-boese_drei-rounds = Круги
    .help = Игру выигрывает тот, кто выиграл больше кругов.

dice-boese_drei-prompt-throw = { $colour } бросает{ $rounds ->
        [1] .
       *[other] {" "}в круге { $round } из { $rounds }.
    }
dice-boese_drei-prompt-choose = { $colour }, очки: { $points }. Бросать дальше или остановиться?{ $best ->
        [0] {""}
       *[other] {" "}Надо превзойти: { $best }.
    }
dice-boese_drei-log-out = { $points ->
        [0] Тройка: терять ещё нечего, но { $colour } выбывает.
       *[other] Тройка: { $colour } теряет { $points } { $points ->
            [one] очко
            [few] очка
            *[other] очков
        } и выбывает.
    }
dice-boese_drei-log-won = { $sharing ->
        [1] { $colour } выигрывает круг.
       *[other] { $colour } делит победу в круге.
    }
dice-boese_drei-log-nobody = Все выбыли: круг не выиграл никто.
dice-boese_drei-why = Бросайте дальше или остановитесь и сохраните { $points }: больше решать нечего.
dice-end-no_round = Все потеряли всё в каждом круге, поэтому не побеждает никто.
