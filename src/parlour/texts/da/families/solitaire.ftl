game-solitaire = Solitaire
    .tag = Spring, til der kun er én pind tilbage.

option-solitaire-goal = Mål
    .help = Hvad der skal være tilbage på brættet til sidst. Et bogstav er markeret på brættet.
option-solitaire-goal-fewest = Så få pinde som muligt
option-solitaire-goal-one_left = Én pind, hvor som helst
option-solitaire-goal-one_in_centre = Én pind i midten
option-solitaire-goal-letter_A = Bogstavet A
option-solitaire-goal-letter_C = Bogstavet C
option-solitaire-goal-letter_D = Bogstavet D
option-solitaire-goal-letter_E = Bogstavet E
option-solitaire-goal-letter_E_large = Bogstavet E, stort
option-solitaire-goal-letter_F = Bogstavet F
option-solitaire-goal-letter_H = Bogstavet H, lille
option-solitaire-goal-letter_H_wide = Bogstavet H, bredt
option-solitaire-goal-letter_I = Bogstavet I
option-solitaire-goal-letter_I_small = Bogstavet I, lille
option-solitaire-goal-letter_I_stroke = Bogstavet I, en streg
option-solitaire-goal-letter_J = Bogstavet J
option-solitaire-goal-letter_L = Bogstavet L
option-solitaire-goal-letter_N = Bogstavet N
option-solitaire-goal-letter_O = Bogstavet O
option-solitaire-goal-letter_P = Bogstavet P
option-solitaire-goal-letter_S = Bogstavet S
option-solitaire-goal-letter_T = Bogstavet T
option-solitaire-goal-letter_U = Bogstavet U
option-solitaire-goal-letter_V = Bogstavet V
option-solitaire-goal-letter_X = Bogstavet X
option-solitaire-goal-letter_Y = Bogstavet Y

solitaire-points = Strafpoint
solitaire-left = På brættet

solitaire-prompt-jump = Spring over en nabopind ned i et frit hul. { $count ->
        [one] Der er én pind tilbage.
       *[other] Der er { $count } pinde tilbage.
    } Mål: { $goal }.

solitaire-button-stop = Stop her

solitaire-log-jump = { $start } springer til { $target }; pinden på { $over } ryger.
solitaire-log-stop = Sprunget nok.
solitaire-log-next = Brættet fyldes igen: { $colour } spiller.

solitaire-end-perfect = En eneste pind er tilbage: ét strafpoint.
    .headline = Perfekt!
solitaire-end-no_jump = Der er intet spring tilbage: { $count } strafpoint.
solitaire-end-stopped = Stoppet med { $count ->
        [one] ét strafpoint.
       *[other] { $count } strafpoint.
    }
solitaire-end-rounds = Alle har spillet. { $winner } vinder med { $count ->
        [one] ét strafpoint.
       *[other] { $count } strafpoint.
    }
solitaire-end-rounds_shared = Alle har spillet, og førstepladsen deles, med { $count ->
        [one] ét strafpoint
       *[other] { $count } strafpoint
    } hver.
solitaire-end-reached = Målet er nået, med { $count ->
        [one] én pind
       *[other] { $count } pinde
    } på brættet.
    .headline = Du klarede det!
solitaire-end-missed = Der er intet spring tilbage, og målet er ikke nået: { $count ->
        [one] ét strafpoint.
       *[other] { $count } strafpoint.
    }
solitaire-end-given_up = Stoppet, før målet blev nået: { $count ->
        [one] ét strafpoint.
       *[other] { $count } strafpoint.
    }

solitaire-outlook-open = Målet kan stadig nås: { $count ->
        [one] ét spring fører derhen.
       *[other] { $count } spring fører derhen.
    }
solitaire-outlook-lost = Herfra kan målet ikke nås. Fortryd nogle spring.
solitaire-outlook-fewest = { $count ->
        [one] Herfra kan der stadig blive én eneste pind tilbage.
       *[other] Herfra bliver der i bedste fald { $count } pinde tilbage.
    }
solitaire-outlook-unknown = Det lykkedes ikke at finde ud af, om målet stadig kan nås.

solitaire-why-over = Spillet er slut.
solitaire-why-no-hole = Pindene sidder i korsets 33 huller.
solitaire-why-no-peg = Der er ingen pind på { $hole }.
solitaire-why-choose-hole = Vælg nu det frie hul, som pinden på { $hole } springer ned i.
solitaire-why-cannot-jump = Pinden på { $hole } kan ikke springe: den skal have en pind ved siden af sig og et frit hul lige bag den.
solitaire-why-one-jump = Ét spring ad gangen: det næste er et træk for sig.
solitaire-why-filled = { $hole } er optaget: et spring ender i et frit hul.
solitaire-why-diagonal = Pinde springer lige langs en række eller kolonne, aldrig skråt.
solitaire-why-no-step = Pinde rykker ikke: de springer over en nabo.
solitaire-why-too-far = Det er for langt: et spring går over præcis én pind.
solitaire-why-nothing-between = Der er ingen pind på { $hole } at springe over.
