game-muehle = Molenspel
    .tag = Drie op een rij, en een steen is voor jou.

option-muehle-flying = Springen met drie stenen
    .help = Wie nog maar drie stenen heeft, mag naar elk vrij punt.
option-muehle-take_from_mill_if_all = Uit molens nemen als er niets anders is
    .help = Staan alle stenen van de tegenstander in gesloten molens, dan mag je er een van nemen.
option-muehle-double_mill_takes_two = Twee molens nemen twee stenen
    .help = Wie met één steen twee molens sluit, neemt twee stenen in plaats van één.
option-muehle-may_decline = Wegnemen hoeft niet
    .help = Wie een molen sluit, mag de stenen van de tegenstander met rust laten.
option-muehle-repetition_draw = Remise door herhaling
    .help = Het is remise als dezelfde stelling zo vaak voorkomt. 0 zet dit uit.
option-muehle-no_mill_limit = Remise zonder wegnemen
    .help = Het is remise als elke speler zoveel zetten heeft gedaan zonder dat er een steen is weggenomen. 0 zet dit uit.

mill-in-hand = In de hand
mill-taken = Weggenomen

mill-prompt-place = { $colour } plaatst een steen. { $count ->
        [one] Het is de laatste.
       *[other] Er zijn er { $count } in de hand.
    }
mill-prompt-move = { $colour } schuift een steen langs een lijn.
mill-prompt-jump = { $colour } heeft drie stenen: elke steen mag naar elk vrij punt springen.
mill-prompt-take = Een molen: { $colour } neemt { $count ->
        [one] een steen van de tegenstander.
       *[other] { $count } stenen van de tegenstander, een voor een.
    }

mill-button-decline = Niets nemen

mill-log-place = { $colour } plaatst op { $point }.
mill-log-move = { $colour } schuift van { $start } naar { $target }.
mill-log-jump = { $colour } springt van { $start } naar { $target }.
mill-log-mill = { $colour } sluit { $count ->
        [one] een molen.
       *[other] twee molens tegelijk.
    }
mill-log-mill-in-vain = { $colour } sluit een molen, maar alle stenen van de tegenstander staan veilig in een molen.
mill-log-take = { $colour } neemt de steen op { $point }.
mill-log-decline = { $colour } neemt niets.

mill-end-fewer_than_three = { $winner } wint: { $loser } heeft minder dan drie stenen.
mill-end-blocked = { $winner } wint: { $loser } kan niet schuiven.
mill-end-repetition = Remise: dezelfde stelling is weer op het bord gekomen.
mill-end-no_stone_taken = Remise: er is lang geen steen weggenomen.

mill-why-over = De partij is afgelopen.
mill-why-no-point = Stenen staan op de hoeken en kruisingen van de lijnen.
mill-why-no-mill = Er is net geen molen gesloten, dus er valt geen steen te nemen of te laten.
mill-why-must-take = Een molen neemt een steen: kies er een.
mill-why-take-enemy = Er is een molen gesloten: kies een steen van de tegenstander die van het bord gaat.
mill-why-in-mill = De steen op { $point } staat in een gesloten molen en is daar veilig.
mill-why-place-first = Schuiven mag pas als alle stenen staan. { $count ->
        [one] Er is er nog één
       *[other] Er zijn er nog { $count }
    } in de hand.
mill-why-occupied = { $point } is bezet: op elk punt past één steen.
mill-why-empty = Op { $point } staat geen steen: kies er een van jezelf.
mill-why-not-yours = De steen op { $point } is niet van jou.
mill-why-stuck = De steen op { $point } is ingesloten: geen punt ernaast is vrij.
mill-why-choose-target = Kies nu het vrije punt waar de steen op { $point } heen gaat.
mill-why-not-next = { $start } en { $target } liggen niet naast elkaar op een lijn.
mill-why-no-jumping = Springen doe je hier niet: drie stenen schuiven net als andere.
