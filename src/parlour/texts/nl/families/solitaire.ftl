game-solitaire = Solitaire
    .tag = Spring tot er nog maar één pen over is.

option-solitaire-goal = Doel
    .help = Wat er aan het eind op het bord moet overblijven. Een letter staat op het bord gemerkt.
option-solitaire-goal-fewest = Zo weinig mogelijk pennen
option-solitaire-goal-one_left = Eén pen, waar dan ook
option-solitaire-goal-one_in_centre = Eén pen in het midden
option-solitaire-goal-letter_A = De letter A
option-solitaire-goal-letter_C = De letter C
option-solitaire-goal-letter_D = De letter D
option-solitaire-goal-letter_E = De letter E
option-solitaire-goal-letter_E_large = De letter E, groot
option-solitaire-goal-letter_F = De letter F
option-solitaire-goal-letter_H = De letter H, klein
option-solitaire-goal-letter_H_wide = De letter H, breed
option-solitaire-goal-letter_I = De letter I
option-solitaire-goal-letter_I_small = De letter I, klein
option-solitaire-goal-letter_I_stroke = De letter I, een streep
option-solitaire-goal-letter_J = De letter J
option-solitaire-goal-letter_L = De letter L
option-solitaire-goal-letter_N = De letter N
option-solitaire-goal-letter_O = De letter O
option-solitaire-goal-letter_P = De letter P
option-solitaire-goal-letter_S = De letter S
option-solitaire-goal-letter_T = De letter T
option-solitaire-goal-letter_U = De letter U
option-solitaire-goal-letter_V = De letter V
option-solitaire-goal-letter_X = De letter X
option-solitaire-goal-letter_Y = De letter Y

solitaire-points = Strafpunten
solitaire-left = Op het bord

solitaire-prompt-jump = Spring over een pen ernaast in een vrij gaatje. { $count ->
        [one] Er is nog één pen over.
       *[other] Er zijn nog { $count } pennen over.
    } Doel: { $goal }.

solitaire-button-stop = Hier stoppen

solitaire-log-jump = { $start } springt naar { $target }; de pen op { $over } gaat weg.
solitaire-log-stop = Genoeg gesprongen.
solitaire-log-next = Het bord is weer gevuld: { $colour } speelt.

solitaire-end-perfect = Er is één pen over: één strafpunt.
    .headline = Perfect!
solitaire-end-no_jump = Er is geen sprong meer: { $count } strafpunten.
solitaire-end-stopped = Gestopt met { $count ->
        [one] één strafpunt.
       *[other] { $count } strafpunten.
    }
solitaire-end-rounds = Iedereen heeft gespeeld. { $winner } wint met { $count ->
        [one] één strafpunt.
       *[other] { $count } strafpunten.
    }
solitaire-end-rounds_shared = Iedereen heeft gespeeld, en de eerste plaats wordt gedeeld, met elk { $count ->
        [one] één strafpunt
       *[other] { $count } strafpunten
    }.
solitaire-end-reached = Het doel is bereikt, met { $count ->
        [one] één pen
       *[other] { $count } pennen
    } op het bord.
    .headline = Het is gelukt!
solitaire-end-missed = Er is geen sprong meer en het doel is gemist: { $count ->
        [one] één strafpunt.
       *[other] { $count } strafpunten.
    }
solitaire-end-given_up = Gestopt voordat het doel bereikt was: { $count ->
        [one] één strafpunt.
       *[other] { $count } strafpunten.
    }

solitaire-outlook-open = Het doel is nog haalbaar: { $count ->
        [one] één sprong leidt erheen.
       *[other] { $count } sprongen leiden erheen.
    }
solitaire-outlook-lost = Het doel is vanaf hier niet meer haalbaar. Neem een paar sprongen terug.
solitaire-outlook-fewest = { $count ->
        [one] Vanaf hier kan er nog één pen overblijven.
       *[other] Vanaf hier blijven er op z’n best { $count } pennen over.
    }
solitaire-outlook-unknown = Of het doel nog haalbaar is, was niet uit te vinden.

solitaire-why-over = De partij is afgelopen.
solitaire-why-no-hole = Pennen zitten in de 33 gaatjes van het kruis.
solitaire-why-no-peg = Op { $hole } zit geen pen.
solitaire-why-choose-hole = Kies nu het vrije gaatje waar de pen op { $hole } in springt.
solitaire-why-cannot-jump = De pen op { $hole } kan niet springen: er moet een pen naast zitten met vlak daarachter een vrij gaatje.
solitaire-why-one-jump = Eén sprong tegelijk: de volgende is een zet apart.
solitaire-why-filled = { $hole } is gevuld: een sprong eindigt in een vrij gaatje.
solitaire-why-diagonal = Pennen springen recht langs een rij of kolom, nooit schuin.
solitaire-why-no-step = Pennen doen geen stappen: ze springen over een buur.
solitaire-why-too-far = Dat is te ver: een sprong gaat over precies één pen.
solitaire-why-nothing-between = Op { $hole } zit geen pen om over te springen.
