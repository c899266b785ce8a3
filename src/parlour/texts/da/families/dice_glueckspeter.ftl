game-glueckspeter = Lykkepeter
    .tag = Den, der først er af med alle jetoner, vinder.

option-glueckspeter-chips = Jetoner til hver
    .help = Hvad alle skal af med.
option-glueckspeter-max_turns = Højst så mange ture
    .help = Varer det længere, vinder den, der har færrest jetoner.

dice-glueckspeter-log-sack = En tier: { $colour } lader en jeton falde i sækken.
dice-end-rid = { $winner } er af med alle jetoner og vinder.
dice-end-fewest_chips = Den sidste tur er spillet: { $winners ->
        [one] { $winner } har færrest jetoner og vinder.
       *[other] { $winners } spillere med færrest jetoner deler førstepladsen.
    }
