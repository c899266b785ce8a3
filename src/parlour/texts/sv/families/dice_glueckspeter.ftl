game-glueckspeter = Lycko-Per
    .tag = Den som först blir av med alla marker vinner.

option-glueckspeter-chips = Marker var
    .help = Vad alla ska bli av med.
option-glueckspeter-max_turns = Högst så många turer
    .help = Tar det längre tid vinner den som har minst marker.

dice-glueckspeter-log-sack = En tia: { $colour } släpper en mark i säcken.
dice-end-rid = { $winner } är av med alla marker och vinner.
dice-end-fewest_chips = Den sista turen är spelad: { $winners ->
        [one] { $winner } har minst marker och vinner.
       *[other] { $winners } spelare med minst marker delar första platsen.
    }
