game-glueckspeter = Lucky Peter
    .tag = Whoever is rid of all chips first wins.

option-glueckspeter-chips = Chips each
    .help = What everyone has to get rid of.
option-glueckspeter-max_turns = Most turns
    .help = If it takes longer than that, whoever has the fewest chips wins.

dice-glueckspeter-log-sack = A ten: { $colour } drops a chip into the sack.
dice-end-rid = { $winner } is rid of all chips and wins.
dice-end-fewest_chips = The last turn is played: { $winners ->
        [one] { $winner } has the fewest chips and wins.
       *[other] { $winners } players with the fewest chips share first place.
    }
