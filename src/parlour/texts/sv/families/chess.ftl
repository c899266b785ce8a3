game-schach = Schack
    .tag = Två kungar, två arméer och ingen tur alls.

game-raeuberschach = Förlustschack
    .tag = Förlora allt, så har du vunnit.

game-bienenhausschach = Bikupeschack
    .tag = Det du slår ställer du tillbaka där det är i vägen.

game-maharadscha = Maharadjaschack
    .tag = En pjäs mot en hel armé.

option-schach-en_passant = En passant
    .help = En bonde som just har tagit sitt dubbelsteg får slås av en fientlig bonde som om den bara hade gått en ruta.
option-schach-strict_castling = Sträng rockad
    .help = Ingen ruta mellan kung och torn får vara hotad, inte heller den bredvid tornet på damsidan.
option-schach-repetition_draw = Remi genom upprepning
    .help = Partiet blir remi när samma ställning har uppstått så här många gånger. 0 stänger av.
option-schach-fifty_move_limit = Remi utan framsteg
    .help = Partiet blir remi när varje sida har gjort så här många drag utan slag eller bondedrag. 0 stänger av.

option-raeuberschach-compulsory_capture = Slagtvång
    .help = Den som kan slå måste slå; vilken pjäs som slår vad är fritt.
option-raeuberschach-promote_to_king = Bönder får bli kungar
    .help = En bonde på sista raden får också bytas mot en kung.
option-raeuberschach-blocked_player = Den som inte kan flytta
    .help = Vad som händer när någon har pjäser kvar men ingen av dem kan flyttas.
option-raeuberschach-blocked_player-passes = passar
option-raeuberschach-blocked_player-wins = vinner
option-raeuberschach-blocked_player-draw = får remi
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = Partiet blir remi när varje sida har gjort så här många drag utan slag eller bondedrag.

option-bienenhausschach-pawns_put_back = Slagna bönder ställs
    .help = Var som helst, som i häftet, eller aldrig på första och sista raden.
option-bienenhausschach-pawns_put_back-anywhere = På valfri ledig ruta
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = På rad 2 till 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Längsta parti
    .help = Partiet blir remi efter så här många drag av varje sida. 0 stänger av.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = kung
piece-lady = dam
piece-rook = torn
piece-bishop = löpare
piece-knight = springare
piece-footman = bonde
piece-maharajah = maharadja

chess-letter-king = K
    .english = K
    .figurine = ♔
chess-letter-lady = D
    .english = Q
    .figurine = ♕
chess-letter-rook = T
    .english = R
    .figurine = ♖
chess-letter-bishop = L
    .english = B
    .figurine = ♗
chess-letter-knight = S
    .english = N
    .figurine = ♘
chess-letter-maharajah = M
    .english = M
    .figurine = M

# Bestämd form: ”flyttar kungen”, ”slår … med kungen”.
chess-mover-king = kungen
chess-mover-lady = damen
chess-mover-rook = tornet
chess-mover-bishop = löparen
chess-mover-knight = springaren
chess-mover-footman = bonden
chess-mover-maharajah = maharadjan

chess-taken-king = kungen
chess-taken-lady = damen
chess-taken-rook = tornet
chess-taken-bishop = löparen
chess-taken-knight = springaren
chess-taken-footman = bonden
chess-taken-maharajah = maharadjan

chess-become-king = en kung
chess-become-lady = en dam
chess-become-rook = ett torn
chess-become-bishop = en löpare
chess-become-knight = en springare

chess-taken = Slagna
chess-to-put-back = Att ställa tillbaka
chess-castling-both = Båda rockaderna kvar
chess-castling-short = Kort rockad kvar
chess-castling-long = Lång rockad kvar

chess-prompt-move = { $colour } är vid draget.
chess-prompt-check = Schack! { $colour } måste rädda { $piece }.
chess-prompt-take = { $colour } kan slå, så { $colour } måste slå.
chess-prompt-put-back = { $colour } ställer tillbaka { $piece } på en ledig ruta.
chess-prompt-place = { $colour } väljer en ruta för maharadjan.
chess-prompt-pass = { $colour } kan inte flytta någon pjäs och passar.

chess-button-pass = Passa
chess-button-king = Kung
chess-button-lady = Dam
chess-button-rook = Torn
chess-button-bishop = Löpare
chess-button-knight = Springare

chess-log-move = { $colour } flyttar { $piece } från { $start } till { $target }.
chess-log-take = { $colour } slår { $taken } med { $piece }, från { $start } till { $target }.
chess-log-castle-short = { $colour } rockerar på kungssidan.
chess-log-castle-long = { $colour } rockerar på damsidan.
chess-log-promote = Bonden blir { $piece }.
chess-log-check = Schack: { $piece } för { $colour } är hotad.
chess-royal-king = kungen
chess-royal-maharajah = maharadjan
chess-log-put-back = { $colour } ställer tillbaka { $piece } på { $square }.
chess-log-place = { $colour } ställer maharadjan på { $square }.
chess-log-pass = { $colour } kan inte flytta och passar.

chess-end-checkmate = Schackmatt: { $winner } vinner, { $loser } kan inte rädda { $piece }.
chess-end-stalemate = Remi genom patt: det finns inget drag, och kungen står inte i schack.
chess-end-material = Remi: ingen har tillräckligt med pjäser kvar för att sätta matt.
chess-end-repetition = Remi: samma ställning har uppstått igen.
chess-end-fifty_moves = Remi: länge har inget slagits och ingen bonde flyttats.
chess-end-move_limit = Remi: partiet har pågått så länge det får.
chess-end-bare_king = Remi: Vit har bara kungen kvar, och ingen kan sätta matt.
chess-end-no_pieces = { $winner } vinner: inget är kvar att förlora. { $loser } har fortfarande pjäser.
chess-end-blocked = { $winner } vinner: ingen pjäs på den sidan kan flyttas. Det kunde { $loser } fortfarande.
chess-end-blocked_draw = Remi: den som är vid draget kan inte flytta.

chess-why-over = Partiet är slut.
chess-why-squares = Pjäserna står på brädets 64 rutor.
chess-why-must-pass = Ingen pjäs kan flyttas: passa.
chess-why-no-pass = Det finns ett drag, så här passar ingen.
chess-why-empty = Det står ingen pjäs på { $square }: välj en av dina egna.
chess-why-not-yours = Pjäsen på { $square } är inte din att flytta.
chess-why-choose-target = Välj nu rutan dit pjäsen på { $square } ska.
chess-why-one-move = En pjäs, ett drag: tryck där den står och dit den ska.
chess-why-same-square = Ett drag leder till en annan ruta.
chess-why-stuck = Pjäsen på { $square } har ingen ruta att gå till.
chess-why-must-take = Något kan slås, så det måste slås.
chess-why-own-piece = Din egen pjäs står på { $square }.
chess-why-blocked = Pjäsen på { $square } är i vägen, och den här pjäsen kan inte hoppa.
chess-why-way-king = Kungen går en ruta åt valfritt håll.
chess-why-way-lady = Damen går rakt: längs rader, linjer och diagonaler.
chess-why-way-rook = Tornet går längs rader och linjer.
chess-why-way-bishop = Löparen går längs diagonaler.
chess-why-way-knight = Springaren hoppar två rutor rakt och en åt sidan.
chess-why-way-maharajah = Maharadjan går som en kung eller hoppar som en springare.
chess-why-way-footman = Bonden går en ruta rakt fram och slår en ruta snett framåt.
chess-why-pawn-blocked = Bonden går rakt fram, bara till lediga rutor.
chess-why-pawn-double = Två rutor är bara tillåtet från bondens startrad.
chess-why-pawn-rests = Den här bonden har ställts på sin sista rad: där står den still tills den slås.
chess-why-pawn-takes = Bonden går snett bara för att slå en pjäs.
chess-why-no-en-passant = Slag en passant spelas inte här.
chess-why-choose-piece = Bonden är framme: välj vilken pjäs den blir.
chess-why-no-king = En bonde kan inte bli kung här.
chess-why-castling-moved = Kungen eller tornet har redan flyttat, eller tornet är borta: ingen rockad på den här sidan.
chess-why-castling-between = Alla rutor mellan kung och torn måste vara lediga för rockad.
chess-why-castling-check = En kung i schack rockerar inte.
chess-why-castling-attacked = { $square } är hotad: kungen rockerar inte över den.
chess-why-king-attacked = { $square } är hotad: { $piece } får inte gå dit.
chess-why-in-check = Kungen står i schack: flytta den, ställ en pjäs emellan eller slå angriparen.
chess-why-pinned = Pjäsen på { $square } skyddar sin kung och får inte lämna den öppen för angrepp.
chess-why-occupied = { $square } är upptagen: välj en ledig ruta.
chess-why-put-pawn = En bonde kan inte ställas på första eller sista raden.
chess-why-put-bishop = En löpare ställs tillbaka på en ruta av samma färg som den slogs på.
chess-why-put-check = Med pjäsen på { $square } skulle din kung stå i schack.
chess-why-no-place = Var den slagna pjäsen än ställdes skulle din kung stå i schack.
chess-why-place-attacked = Vit hotar { $square }: maharadjan kan inte börja där.
