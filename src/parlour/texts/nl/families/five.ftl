game-fuenf_in_einer_reihe = Vijf op een rij
    .tag = Ieder zestien stenen, en vijf op een rij winnen.

option-fuenf_in_einer_reihe-board_size = Grootte van het bord
    .help = Hoeveel velden elke kant van het bord heeft.
option-fuenf_in_einer_reihe-exact_five = Precies vijf
    .help = Rijen van zes en meer winnen niet.
option-fuenf_in_einer_reihe-relocation_limit = Remise na zoveel zetten
    .help = Het is remise als elke speler zo vaak een steen heeft verzet. 0 zet dit uit.
option-fuenf_in_einer_reihe-repetition_draw = Remise door herhaling
    .help = Het is remise als dezelfde stelling zo vaak voorkomt nadat alle stenen staan. 0 zet dit uit.

five-in-hand = In de hand

five-prompt-place = { $colour } plaatst een steen. { $count ->
        [one] Het is de laatste.
       *[other] Er zijn er { $count } in de hand.
    }
five-prompt-move = { $colour } zet één steen op een ander vrij veld.

five-log-place = { $colour } plaatst op { $square }.
five-log-move = { $colour } zet van { $start } naar { $target }.

five-end-five = { $winner } wint met vijf op een rij.
five-end-repetition = Remise: dezelfde stelling is weer op het bord gekomen.
five-end-long_enough = Remise: beide kanten hebben lang genoeg met stenen geschoven.

five-why-over = De partij is afgelopen.
five-why-no-square = Stenen staan op de velden van het bord.
five-why-place-first = Verzetten mag pas als al je stenen staan. { $count ->
        [one] Er is er nog één
       *[other] Er zijn er nog { $count }
    } in de hand.
five-why-occupied = { $square } is bezet: op elk veld past één steen.
five-why-hand-empty = Je hand is leeg: kies een van je stenen op het bord en dan een vrij veld.
five-why-not-yours = De steen op { $square } is niet van jou.
five-why-choose-target = Kies nu het vrije veld waar de steen op { $square } heen gaat.
five-why-same-square = De steen moet weg van { $square }: kies een ander veld.
five-why-one-move = Per beurt verzet je één steen één keer.
