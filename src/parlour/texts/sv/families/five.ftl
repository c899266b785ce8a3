game-fuenf_in_einer_reihe = Fem i rad
    .tag = Sexton stenar var, och fem i rad vinner.

option-fuenf_in_einer_reihe-board_size = Brädets storlek
    .help = Hur många rutor brädet har på varje sida.
option-fuenf_in_einer_reihe-exact_five = Exakt fem
    .help = Rader med sex eller fler vinner inte.
option-fuenf_in_einer_reihe-relocation_limit = Remi efter så många drag
    .help = Partiet blir remi när varje sida har flyttat stående stenar så här många gånger. 0 stänger av.
option-fuenf_in_einer_reihe-repetition_draw = Remi genom upprepning
    .help = Partiet blir remi när samma ställning har uppstått så här många gånger sedan alla stenar satts. 0 stänger av.

five-in-hand = På hand

five-prompt-place = { $colour } sätter en sten. { $count ->
        [one] Det är den sista.
       *[other] { $count } är kvar på hand.
    }
five-prompt-move = { $colour } flyttar en sten till valfri ledig ruta.

five-log-place = { $colour } sätter en sten på { $square }.
five-log-move = { $colour } flyttar från { $start } till { $target }.

five-end-five = { $winner } vinner med fem i rad.
five-end-repetition = Remi: samma ställning har uppstått igen.
five-end-long_enough = Remi: båda sidor har flyttat runt stenar länge nog.

five-why-over = Partiet är slut.
five-why-no-square = Stenarna står på brädets rutor.
five-why-place-first = Stenar flyttas först när alla dina är satta. { $count ->
        [one] En är
       *[other] { $count } är
    } kvar på hand.
five-why-occupied = { $square } är upptagen: varje ruta har plats för en sten.
five-why-hand-empty = Din hand är tom: välj en av dina stenar på brädet och sedan en ledig ruta.
five-why-not-yours = Stenen på { $square } är inte din att flytta.
five-why-choose-target = Välj nu den lediga ruta dit stenen på { $square } ska.
five-why-same-square = Stenen måste lämna { $square }: välj en annan ruta.
five-why-one-move = En sten flyttas en gång per drag.
