game-finke = The Finch
    .tag = Pay what you throw, or take what lies there.

option-finke-start_chips = Chips each
    .help = What everyone begins with; the booklet asks for at least 20.
option-finke-two_spares_seven = A 2 spares the seven
    .help = A 2 takes the chips of all fields but 7; only a 12 takes everything.
option-finke-pay_one_chip = Pay one chip only
    .help = Every payment is a single chip instead of the number thrown. A gentler, longer game.
option-finke-max_turns = Most turns
    .help = If it takes longer than that, whoever has the most chips wins.

dice-finke-prompt-swept = { $colour } throws again; another 2 or 12 would cost a chip for every field.
dice-finke-log-sweep = { $colour } sweeps the fields and takes { $chips ->
        [0] nothing, because nothing is there.
        [one] 1 chip.
       *[other] { $chips } chips.
    }
dice-finke-log-all-fields = The second sweep of the turn: { $colour } puts one chip on each field, { $chips } in all.
