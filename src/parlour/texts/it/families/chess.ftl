game-schach = Scacchi
    .tag = Due re, due eserciti, e niente fortuna.

game-raeuberschach = Vinciperdi
    .tag = Perdi tutto, e hai vinto.

game-bienenhausschach = Scacchi dell’alveare
    .tag = Quello che prendi lo rimetti dove dà fastidio.

game-maharadscha = Scacchi del maragià
    .tag = Un pezzo solo contro un esercito intero.

option-schach-en_passant = En passant
    .help = Un pedone che ha appena fatto il doppio passo può essere preso da un pedone avversario come se fosse avanzato di una casella sola.
option-schach-strict_castling = Arrocco severo
    .help = Ogni casella fra re e torre deve essere al riparo da attacchi, anche quella accanto alla torre sul lato di regina.
option-schach-repetition_draw = Patta per ripetizione
    .help = La partita è patta quando la stessa posizione si presenta questo numero di volte. 0 la disattiva.
option-schach-fifty_move_limit = Patta senza progressi
    .help = La partita è patta quando ogni parte ha fatto questo numero di mosse senza prese né mosse di pedone. 0 la disattiva.

option-raeuberschach-compulsory_capture = Prendere è obbligatorio
    .help = Chi può prendere deve prendere; con quale pezzo e quale pezzo, si sceglie.
option-raeuberschach-promote_to_king = I pedoni possono diventare re
    .help = Un pedone sull’ultima traversa si può cambiare anche con un re.
option-raeuberschach-blocked_player = Chi non può muovere
    .help = Che cosa succede quando qualcuno ha dei pezzi, ma nessuno può muovere.
option-raeuberschach-blocked_player-passes = passa
option-raeuberschach-blocked_player-wins = vince
option-raeuberschach-blocked_player-draw = fa patta
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = La partita è patta quando ogni parte ha fatto questo numero di mosse senza prese né mosse di pedone.

option-bienenhausschach-pawns_put_back = I pedoni presi si rimettono
    .help = Dove si vuole, come dice il libretto, o mai sulla prima e sull’ultima traversa.
option-bienenhausschach-pawns_put_back-anywhere = Su ogni casella libera
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = Sulle traverse da 2 a 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Durata massima
    .help = La partita è patta dopo questo numero di mosse per parte. 0 la disattiva.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = re
piece-lady = regina
piece-rook = torre
piece-bishop = alfiere
piece-knight = cavallo
piece-footman = pedone
piece-maharajah = maragià

chess-letter-king = R
    .english = K
    .figurine = ♔
chess-letter-lady = D
    .english = Q
    .figurine = ♕
chess-letter-rook = T
    .english = R
    .figurine = ♖
chess-letter-bishop = A
    .english = B
    .figurine = ♗
chess-letter-knight = C
    .english = N
    .figurine = ♘
chess-letter-maharajah = M
    .english = M
    .figurine = M

# Con l’articolo: la frase dice «muove { $piece }» e «con { $piece }».
chess-mover-king = il re
chess-mover-lady = la regina
chess-mover-rook = la torre
chess-mover-bishop = l’alfiere
chess-mover-knight = il cavallo
chess-mover-footman = il pedone
chess-mover-maharajah = il maragià

chess-taken-king = il re
chess-taken-lady = la regina
chess-taken-rook = la torre
chess-taken-bishop = l’alfiere
chess-taken-knight = il cavallo
chess-taken-footman = il pedone
chess-taken-maharajah = il maragià

chess-become-king = un re
chess-become-lady = una regina
chess-become-rook = una torre
chess-become-bishop = un alfiere
chess-become-knight = un cavallo

chess-taken = Presi
chess-to-put-back = Da rimettere
chess-castling-both = Arrocchi possibili
chess-castling-short = Resta l’arrocco corto
chess-castling-long = Resta l’arrocco lungo

chess-prompt-move = { $colour } muove.
chess-prompt-check = Scacco! { $colour } deve salvare { $piece }.
chess-prompt-take = { $colour } può prendere, quindi deve.
chess-prompt-put-back = { $colour } rimette { $piece } su una casella libera.
chess-prompt-place = { $colour } sceglie una casella per il maragià.
chess-prompt-pass = { $colour } non può muovere nessun pezzo e passa.

chess-button-pass = Passa
chess-button-king = Re
chess-button-lady = Regina
chess-button-rook = Torre
chess-button-bishop = Alfiere
chess-button-knight = Cavallo

chess-log-move = { $colour } muove { $piece } da { $start } a { $target }.
chess-log-take = { $colour } prende { $taken } con { $piece }, da { $start } a { $target }.
chess-log-castle-short = { $colour } fa l’arrocco corto.
chess-log-castle-long = { $colour } fa l’arrocco lungo.
chess-log-promote = Il pedone diventa { $piece }.
chess-log-check = Scacco: { $piece } di { $colour } è sotto attacco.
chess-royal-king = il re
chess-royal-maharajah = il maragià
chess-log-put-back = { $colour } rimette { $piece } su { $square }.
chess-log-place = { $colour } posa il maragià su { $square }.
chess-log-pass = { $colour } non può muovere e passa.

chess-end-checkmate = Scacco matto: vince { $winner }, e { $loser } non può salvare { $piece }.
chess-end-stalemate = Patta: stallo, non c’è nessuna mossa e nessuno scacco.
chess-end-material = Patta: nessuno ha più abbastanza pezzi per dare matto.
chess-end-repetition = Patta: si è ripetuta la stessa posizione.
chess-end-fifty_moves = Patta: da molto tempo nessuna presa e nessuna mossa di pedone.
chess-end-move_limit = Patta: la partita ha raggiunto la durata massima.
chess-end-bare_king = Patta: al Bianco resta solo il re, e nessuno può dare matto.
chess-end-no_pieces = Vince { $winner }: non ha più niente da perdere. { $loser } ha ancora dei pezzi.
chess-end-blocked = Vince { $winner }: nessun suo pezzo può muovere. { $loser } potrebbe ancora.
chess-end-blocked_draw = Patta: chi è di turno non può muovere.

chess-why-over = La partita è finita.
chess-why-squares = I pezzi stanno sulle 64 caselle della scacchiera.
chess-why-must-pass = Nessun pezzo può muovere: passa.
chess-why-no-pass = Una mossa c’è, quindi qui non si passa.
chess-why-empty = Su { $square } non c’è nessun pezzo: scegline uno tuo.
chess-why-not-yours = Il pezzo su { $square } non puoi muoverlo tu.
chess-why-choose-target = Ora scegli la casella dove va il pezzo su { $square }.
chess-why-one-move = Un pezzo, una mossa: tocca dove sta e dove va.
chess-why-same-square = Una mossa porta su un’altra casella.
chess-why-stuck = Il pezzo su { $square } non ha caselle dove andare.
chess-why-must-take = Qualcosa si può prendere, quindi si deve.
chess-why-own-piece = Su { $square } c’è un tuo pezzo.
chess-why-blocked = Il pezzo su { $square } è di mezzo, e questo pezzo non può saltare.
chess-why-way-king = Il re va di una casella in ogni direzione.
chess-why-way-lady = La regina va in linea retta: lungo traverse, colonne e diagonali.
chess-why-way-rook = La torre va lungo traverse e colonne.
chess-why-way-bishop = L’alfiere va lungo le diagonali.
chess-why-way-knight = Il cavallo salta due caselle diritto e una di lato.
chess-why-way-maharajah = Il maragià va come un re o salta come un cavallo.
chess-why-way-footman = Il pedone avanza diritto di una casella e prende in diagonale, una casella avanti.
chess-why-pawn-blocked = Il pedone avanza diritto solo su caselle libere.
chess-why-pawn-double = Due caselle sono permesse solo dalla traversa di partenza del pedone.
chess-why-pawn-rests = Questo pedone è stato messo sulla sua ultima traversa: lì resta fermo finché non viene preso.
chess-why-pawn-takes = Il pedone va in diagonale solo per prendere un pezzo.
chess-why-no-en-passant = Qui non si prende en passant.
chess-why-choose-piece = Il pedone è arrivato: scegli il pezzo che diventa.
chess-why-no-king = Qui un pedone non può diventare re.
chess-why-castling-moved = Il re o la torre ha già mosso, o la torre non c’è più: da questa parte niente arrocco.
chess-why-castling-between = Per l’arrocco tutte le caselle fra re e torre devono essere libere.
chess-why-castling-check = Un re sotto scacco non arrocca.
chess-why-castling-attacked = { $square } è sotto attacco: il re non arrocca passando di lì.
chess-why-king-attacked = { $square } è sotto attacco: { $piece } non può andarci.
chess-why-in-check = Il re è sotto scacco: spostalo, metti un pezzo in mezzo o prendi chi lo attacca.
chess-why-pinned = Il pezzo su { $square } fa da scudo al suo re e non può lasciarlo scoperto.
chess-why-occupied = { $square } è occupata: scegli una casella libera.
chess-why-put-pawn = Un pedone non si può mettere sulla prima o sull’ultima traversa.
chess-why-put-bishop = Un alfiere torna su una casella del colore su cui è stato preso.
chess-why-put-check = Con il pezzo su { $square } il tuo re sarebbe sotto scacco.
chess-why-no-place = Dovunque si rimetta il pezzo preso, il tuo re sarebbe sotto scacco.
chess-why-place-attacked = Bianco attacca { $square }: il maragià non può cominciare lì.
