game-halma_stern10 = Halma på stjärnan
    .tag = Tio stenar, en stjärna, och den längsta hoppserien är din.
game-sternhalma = Stjärnhalma
    .tag = Den stora stjärnan: femton stenar var, från hörn till hörn.
game-halma_a = Halma, variant A
    .tag = Två till sex spelare korsar stjärnan på en gång.
game-halma_b = Halma, variant B
    .tag = Inga steg alls: varje drag är ett hopp, över hela rader om det behövs.
game-halma_eck = Halma
    .tag = Klassikern på 256 rutor, ensam eller med en partner.
game-twee_in_een_a = Två i ett: fyra mot fyra
    .tag = Halma som ryms i en fikapaus.
game-twee_in_een_b = Två i ett: fyra mot en
    .tag = Fyra pjäser som aldrig vänder om jagar en som går vart som helst.
game-eckdame = Hörndam
    .tag = Från hörn till hörn på de mörka rutorna, och aldrig ett steg tillbaka.
game-pyramiden_dame = Pyramiddam
    .tag = Riv din pyramid och bygg upp den igen på andra sidan.
game-racado = Racado
    .tag = Tärningen säger hur långt; den du landar på åker ut.
game-tippy = Tippy
    .tag = Ta den sista lediga punkten från en sten, så är den din.

option-halma_stern10-two_player_seats = Platser för två spelare
    .help = Åtskilda: ingens mål är någons bo. Mitt emot: var och en siktar på den andras hörn.
option-halma_stern10-two_player_seats-apart = Åtskilda
option-halma_stern10-two_player_seats-facing = Mitt emot varandra
option-halma_stern10-full_target_wins = Ett fullt mål vinner
    .help = Du vinner också när alla fält i ditt mål är upptagna och mer än hälften är dina: ingen kan stoppa dig genom att stanna hemma.
option-halma_stern10-turn_limit = Drag per spelare
    .help = Efter så här många drag var leder den som har fört flest pjäser i mål.
option-halma_stern10-no_leaving_target = Den som är i mål stannar där
    .help = En sten i sitt mål får inte längre avsluta ett drag utanför det.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Lag när fyra spelar
    .help = Partner vinner tillsammans, när båda är i mål samtidigt.
option-halma_eck-teams-none = Var och en för sig
option-halma_eck-teams-opposite = Motsatta hörn tillsammans
option-halma_eck-teams-adjacent = Grannar tillsammans
option-halma_eck-full_target_wins = Ett fullt mål vinner
    .help = Du är också i mål när alla rutor i ditt mål är upptagna och mer än hälften är dina: ingen kan stoppa dig genom att stanna hemma.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Hopp över hela rader
    .help = Ett hopp får också gå över flera stenar som står i en rad utan lucka.
option-twee_in_een_a-setup = Var pjäserna börjar
    .help = I hörnen, eller längs kanterna mitt emot varandra.
option-twee_in_een_a-setup-corner = I hörnet
option-twee_in_een_a-setup-edge = Längs kanten
option-twee_in_een_a-full_target_wins = Ett fullt mål vinner
    .help = Du vinner också när alla fyra målrutorna är upptagna och minst tre är dina.
option-twee_in_een_a-turn_limit = Drag per spelare
    .help = Efter så här många drag var leder den som har fört flest pjäser i mål.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Den ensamma pjäsens riktningar
    .help = Låda 315 låter den gå åt alla håll. Vi läser det som rakt fram, tillbaka och åt sidorna; diagonalerna kan läggas till.
option-twee_in_een_b-single_moves-straight = Bara rakt
option-twee_in_een_b-single_moves-all_ways = Även snett
option-twee_in_een_b-repetition_draw = Oavgjort genom upprepning
    .help = Spelet blir oavgjort när samma ställning har uppstått så här många gånger. 0 stänger av.
option-twee_in_een_b-turn_limit = Drag per sida
    .help = Efter så här många drag var blir spelet oavgjort.
option-eckdame-full_target_wins = Ett fullt mål vinner
    .help = Du vinner också när alla rutor i ditt mål är upptagna och mer än hälften är dina: ingen kan stoppa dig genom att stanna hemma.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Bakåt
    .help = Om hopp, eller också steg, får leda bakåt.
option-pyramiden_dame-backward-jumps = Bara hopp
option-pyramiden_dame-backward-none = Aldrig
option-pyramiden_dame-backward-all = Hopp och steg
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Platser för två spelare
    .help = Åtskilda: ingens gård är någons bo. Mitt emot: var och en siktar på den andras hörn.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Så går ett kast
    .help = I rak linje, över vad som än står där; eller steg för steg med svängar, bara över lediga fält och inte två gånger till samma.
option-racado-path-straight = I rak linje
option-racado-path-free = Med svängar
option-racado-leave_court = Ut ur gården igen
    .help = Stenar får lämna sin gård igen.
option-racado-turn_limit = Drag per spelare
    .help = Efter så här många drag var slutar spelet, och stenarna räknas.
option-tippy-two_player_seats = Platser för två spelare
    .help = I hörn åtskilda, eller i hörn mitt emot varandra.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Drag utan inringning
    .help = När varje spelare har gjort så här många drag utan att något ringats in slutar spelet.

halma-holding-home = I målet
halma-holding-court = I gården
halma-holding-left = Pjäser kvar

halma-button-throw = Kasta
halma-button-pass = Passa

halma-pair = { $one } och { $other }
halma-all = Flera spelare

halma-prompt-move = { $colour } är vid draget: ett steg, eller hopp.
halma-prompt-hop = { $colour } hoppar med en pjäs.
halma-prompt-step = { $colour } tar ett steg med en pjäs.
halma-prompt-rest = { $colour } är i mål: flytta, eller passa och vänta på partnern.
halma-prompt-pass = Inget drag för { $colour }, som får vänta.
halma-prompt-throw = { $colour } kastar.
halma-prompt-pips = { $colour } har kastat { $pips }: flytta en pjäs exakt så långt, i rak linje.
halma-prompt-pips-free = { $colour } har kastat { $pips }: flytta en pjäs exakt så långt, över lediga fält; den får svänga.
halma-prompt-pass-pips = { $colour } har kastat { $pips }, och ingen pjäs kan gå så långt.
halma-prompt-take = Flera pjäser är inringade: { $colour } tar en av dem.
halma-prompt-four = { $colour } flyttar en av de fyra pjäserna, framåt eller åt sidan.
halma-prompt-single = { $colour } flyttar den ensamma pjäsen en ruta.

halma-log-step = { $colour } går från { $start } till { $target }.
halma-log-hop = { $colour } hoppar från { $start } till { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } hopp i följd.
    }
halma-log-pass = { $colour } kan inte flytta och väntar.
halma-log-rest = { $colour } är i mål och väntar.
halma-log-throw = { $colour } kastar { $pips }.
halma-log-capture = { $colour } slår en pjäs från { $other } på { $field }.
halma-log-enclose = { $colour } ringar in och tar pjäsen från { $other } på { $field }.
halma-log-out = { $colour } har inga pjäser kvar och är ute.
halma-log-several = { $colour } har ringat in flera pjäser och får ta en.

halma-end-home = { $how ->
        [team] { $winner } vinner: båda är i mål.
       *[alone] { $winner } vinner: alla pjäser är i mål.
    }
halma-end-full_target = { $how ->
        [team] { $winner } vinner: deras mål är fulla, och mer än hälften är deras.
       *[alone] { $winner } vinner: målet är fullt, med mer än hälften i egna pjäser.
    }
halma-end-turn_limit = Det sista draget är gjort. { $how ->
        [team] { $winner } leder och vinner.
        [shared] { $winner } delar segern.
       *[alone] { $winner } leder och vinner.
    }
halma-end-stuck = Ingen kan flytta längre. { $how ->
        [team] { $winner } leder och vinner.
        [shared] { $winner } delar segern.
       *[alone] { $winner } leder och vinner.
    }
halma-end-court = Alla kvarvarande pjäser i en färg är i sin gård. { $how ->
        [shared] { $winner } har lika många pjäser och delar segern.
       *[alone] { $winner } har flest pjäser och vinner.
    }
halma-end-last_standing = { $how ->
        [shared] Ingen har någon pjäs kvar.
       *[alone] { $winner } vinner: ingen annan har någon pjäs kvar.
    }
halma-end-no_pieces = { $winner } vinner: ingen annan har någon pjäs kvar.
halma-end-quiet = Inget har ringats in på länge. { $how ->
        [shared] { $winner } har lika många pjäser och delar första platsen.
       *[alone] { $winner } har flest pjäser och vinner.
    }
halma-end-shut_in = { $winner } vinner: den ensamma pjäsen är instängd.
halma-end-no_move = { $winner } vinner: ingen av de fyra kan flytta.
halma-end-through = { $winner } vinner: den ensamma pjäsen är bakom alla fyra.
halma-end-repetition = Oavgjort: samma ställning har uppstått igen.
halma-end-too_long = Oavgjort: ingen kom igenom, och ingen blev instängd.

halma-why-over = Spelet är slut.
halma-why-over-full = Spelet är slut: ett mål var fullt, och mer än hälften av det tillhörde den som skulle fylla det. Att stanna hemma hjälper ingen.
halma-why-over-limit = Spelet är slut: alla har gjort det avtalade antalet drag. Pjäser som stannade hemma räknas inte.
halma-why-over-stuck = Spelet är slut: ingen kunde flytta längre, och pjäserna i målen räknades.
halma-why-throw-first = Först kastas tärningen.
halma-why-choose-enclosed = Flera pjäser är inringade: välj den som ska lämna brädet.
halma-why-no-pass = Här passar ingen: en pjäs måste flyttas.
halma-why-must-move = Den som kan flytta måste flytta; bara den som är instängd väntar.
halma-why-nothing-moves = Ingen av dina pjäser kan flyttas: du passar.
halma-why-no-field = Pjäserna står på brädets fält.
halma-why-not-yours = Pjäsen på { $field } är inte din.
halma-why-empty = Det står ingen pjäs på { $field }: välj en av dina egna.
halma-why-held = Den här pjäsen är i mål och kan inte gå längre in.
halma-why-stuck = Pjäsen på { $field } kan inte flyttas nu.
halma-why-choose-target = Välj nu vart pjäsen från { $field } ska.
halma-why-same-field = Ett drag får inte sluta där det började.
halma-why-occupied = { $field } är upptaget.
halma-why-leave-target = En pjäs som är i mål stannar i sitt mål.
halma-why-leave-court = En pjäs i sin gård får inte lämna den mer.
halma-why-pips = En pjäs går exakt { $pips } fält, i rak linje i en av de sex riktningarna.
halma-why-pips-free = En pjäs går exakt { $pips } steg, över lediga fält och inte två gånger till samma; den får svänga på vägen.
halma-why-one-step = En pjäs går ett steg, till ett ledigt fält intill.
halma-why-no-diagonal = Pjäserna går rakt här, aldrig snett.
halma-why-no-diagonal-four = De fyra går rakt, aldrig snett.
halma-why-never-back = De fyra går framåt eller åt sidan, aldrig tillbaka.
halma-why-step-forward = Åt det hållet tar man inga steg här.
halma-why-only-hops = Det finns inga steg i det här spelet: varje drag är ett hopp.
halma-why-nothing-between = Det finns inget på { $field } att hoppa över.
halma-why-hop-forward = Hopp går inte bakåt här.
halma-why-row = Ett hopp går över en pjäs, inte över en rad.
halma-why-own = Egna pjäser hoppar man inte över här.
halma-why-no-way = Varken ett steg eller en hoppserie leder från { $start } till { $target }.
