game-fuenf_in_einer_reihe = Fem på stribe
    .tag = Seksten brikker hver, og fem på stribe vinder.

option-fuenf_in_einer_reihe-board_size = Brættets størrelse
    .help = Hvor mange felter hver side af brættet har.
option-fuenf_in_einer_reihe-exact_five = Præcis fem
    .help = Rækker på seks og flere vinder ikke.
option-fuenf_in_einer_reihe-relocation_limit = Uafgjort efter så mange træk
    .help = Spillet er uafgjort, når hver side har flyttet stående brikker så mange gange. 0 slår det fra.
option-fuenf_in_einer_reihe-repetition_draw = Uafgjort ved gentagelse
    .help = Spillet er uafgjort, når den samme stilling har været der så mange gange, efter at alle brikker er sat. 0 slår det fra.

five-in-hand = På hånden

five-prompt-place = { $colour } sætter en brik. { $count ->
        [one] Den sidste.
       *[other] Der er { $count } på hånden.
    }
five-prompt-move = { $colour } flytter én brik til et hvilket som helst frit felt.

five-log-place = { $colour } sætter på { $square }.
five-log-move = { $colour } flytter fra { $start } til { $target }.

five-end-five = { $winner } vinder med fem på stribe.
five-end-repetition = Uafgjort: den samme stilling er kommet igen.
five-end-long_enough = Uafgjort: begge sider har flyttet brikker længe nok.

five-why-over = Spillet er slut.
five-why-no-square = Brikkerne står på brættets felter.
five-why-place-first = Brikkerne flyttes først, når alle dine er sat. { $count ->
        [one] Én er
       *[other] { $count } er
    } stadig på hånden.
five-why-occupied = { $square } er optaget: hvert felt har plads til én brik.
five-why-hand-empty = Din hånd er tom: vælg en af dine brikker på brættet og så et frit felt.
five-why-not-yours = Brikken på { $square } er ikke din.
five-why-choose-target = Vælg nu det frie felt, som brikken på { $square } skal hen på.
five-why-same-square = Brikken skal væk fra { $square }: vælg et andet felt.
five-why-one-move = Én brik flyttes én gang pr. tur.
