game-muehle = Kvarnspelet
    .tag = Tre i rad, och en sten är din.

option-muehle-flying = Hoppa med tre stenar
    .help = Den som bara har tre stenar kvar får flytta till valfri ledig punkt.
option-muehle-take_from_mill_if_all = Ta ur kvarnar om inget annat finns
    .help = Om alla motståndarens stenar står i stängda kvarnar får vilken som helst tas.
option-muehle-double_mill_takes_two = Två kvarnar tar två stenar
    .help = Den som stänger två kvarnar med en sten tar två stenar i stället för en.
option-muehle-may_decline = Det är frivilligt att ta
    .help = Den som stänger en kvarn får låta motståndarens stenar vara.
option-muehle-repetition_draw = Remi genom upprepning
    .help = Partiet blir remi när samma ställning har uppstått så här många gånger. 0 stänger av.
option-muehle-no_mill_limit = Remi utan tagen sten
    .help = Partiet blir remi när varje sida har gjort så här många drag och ingen sten har tagits. 0 stänger av.

mill-in-hand = På hand
mill-taken = Tagna

mill-prompt-place = { $colour } sätter en sten. { $count ->
        [one] Det är den sista.
       *[other] { $count } är kvar på hand.
    }
mill-prompt-move = { $colour } flyttar en sten längs en linje.
mill-prompt-jump = { $colour } har tre stenar: vilken som helst får hoppa till valfri ledig punkt.
mill-prompt-take = En kvarn: { $colour } tar { $count ->
        [one] en av motståndarens stenar.
       *[other] { $count } av motståndarens stenar, en i taget.
    }

mill-button-decline = Ta ingen

mill-log-place = { $colour } sätter en sten på { $point }.
mill-log-move = { $colour } flyttar från { $start } till { $target }.
mill-log-jump = { $colour } hoppar från { $start } till { $target }.
mill-log-mill = { $colour } stänger { $count ->
        [one] en kvarn.
       *[other] två kvarnar på en gång.
    }
mill-log-mill-in-vain = { $colour } stänger en kvarn, men alla motståndarens stenar är säkra i egna kvarnar.
mill-log-take = { $colour } tar stenen på { $point }.
mill-log-decline = { $colour } tar ingen sten.

mill-end-fewer_than_three = { $winner } vinner: { $loser } har färre än tre stenar.
mill-end-blocked = { $winner } vinner: { $loser } kan inte flytta.
mill-end-repetition = Remi: samma ställning har uppstått igen.
mill-end-no_stone_taken = Remi: ingen sten har tagits på länge.

mill-why-over = Partiet är slut.
mill-why-no-point = Stenarna står på linjernas hörn och korsningar.
mill-why-no-mill = Ingen kvarn stängdes just nu, så det finns ingen sten att ta eller låta vara.
mill-why-must-take = En kvarn tar en sten: välj en.
mill-why-take-enemy = En kvarn är stängd: välj en av motståndarens stenar att ta bort från brädet.
mill-why-in-mill = Stenen på { $point } står i en stängd kvarn och är säker där.
mill-why-place-first = Stenar flyttas först när alla är satta. { $count ->
        [one] En är
       *[other] { $count } är
    } kvar på hand.
mill-why-occupied = { $point } är upptagen: varje punkt har plats för en sten.
mill-why-empty = Det står ingen sten på { $point }: välj en av dina egna.
mill-why-not-yours = Stenen på { $point } är inte din att flytta.
mill-why-stuck = Stenen på { $point } är instängd: ingen punkt intill är ledig.
mill-why-choose-target = Välj nu den lediga punkt dit stenen på { $point } ska.
mill-why-not-next = { $start } och { $target } ligger inte intill varandra på en linje.
mill-why-no-jumping = Fria hopp spelas inte här: tre stenar flyttas som alla andra.
