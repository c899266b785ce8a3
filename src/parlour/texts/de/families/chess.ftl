game-schach = Schach
    .tag = Zwei Könige, zwei Heere und kein bisschen Glück.

game-raeuberschach = Räuberschach
    .tag = Wer alles verliert, hat gewonnen.

game-bienenhausschach = Bienenhausschach
    .tag = Was du schlägst, stellst du dorthin zurück, wo es stört.

game-maharadscha = Maharadscha-Schach
    .tag = Eine Figur gegen ein ganzes Heer.

option-schach-en_passant = En passant
    .help = Ein Bauer, der eben zwei Felder vorgerückt ist, darf von einem gegnerischen Bauern geschlagen werden, als wäre er nur ein Feld gegangen.
option-schach-strict_castling = Strenge Rochade
    .help = Kein Feld zwischen König und Turm darf bedroht sein, auch nicht das neben dem Turm auf der Damenseite.
option-schach-repetition_draw = Remis durch Wiederholung
    .help = Die Partie ist unentschieden, wenn dieselbe Stellung so oft vorkommt. 0 schaltet das ab.
option-schach-fifty_move_limit = Remis ohne Fortschritt
    .help = Die Partie ist unentschieden, wenn jede Seite so viele Züge ohne Schlagen und ohne Bauernzug gemacht hat. 0 schaltet das ab.

option-raeuberschach-compulsory_capture = Schlagzwang
    .help = Wer schlagen kann, muss schlagen; womit und was, ist frei.
option-raeuberschach-promote_to_king = Bauern dürfen Könige werden
    .help = Ein Bauer auf der letzten Reihe darf auch gegen einen König getauscht werden.
option-raeuberschach-blocked_player = Wer nicht ziehen kann
    .help = Was geschieht, wenn jemand noch Figuren hat, aber keine davon ziehen kann.
option-raeuberschach-blocked_player-passes = setzt aus
option-raeuberschach-blocked_player-wins = gewinnt
option-raeuberschach-blocked_player-draw = bekommt ein Remis
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = Die Partie ist unentschieden, wenn jede Seite so viele Züge ohne Schlagen und ohne Bauernzug gemacht hat.

option-bienenhausschach-pawns_put_back = Geschlagene Bauern kommen
    .help = Überallhin, wie es im Heft steht, oder nie auf die erste und letzte Reihe.
option-bienenhausschach-pawns_put_back-anywhere = Auf jedes freie Feld
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = Auf die Reihen 2 bis 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Längste Partie
    .help = Die Partie ist unentschieden, wenn jede Seite so viele Züge gemacht hat. 0 schaltet das ab.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = König
piece-lady = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-footman = Bauer
piece-maharajah = Maharadscha

chess-letter-king = K
chess-letter-lady = D
chess-letter-rook = T
chess-letter-bishop = L
chess-letter-knight = S
chess-letter-maharajah = M

chess-mover-king = mit dem König
chess-mover-lady = mit der Dame
chess-mover-rook = mit dem Turm
chess-mover-bishop = mit dem Läufer
chess-mover-knight = mit dem Springer
chess-mover-footman = mit dem Bauern
chess-mover-maharajah = mit dem Maharadscha

chess-taken-king = den König
chess-taken-lady = die Dame
chess-taken-rook = den Turm
chess-taken-bishop = den Läufer
chess-taken-knight = den Springer
chess-taken-footman = den Bauern
chess-taken-maharajah = den Maharadscha

chess-become-king = ein König
chess-become-lady = eine Dame
chess-become-rook = ein Turm
chess-become-bishop = ein Läufer
chess-become-knight = ein Springer

chess-taken = geschlagen
chess-to-put-back = zurückzustellen
chess-castling-both = Rochaden offen
chess-castling-short = kurze Rochade offen
chess-castling-long = lange Rochade offen

chess-prompt-move = { $colour } zieht.
chess-prompt-check = Schach! { $colour } muss { $piece } retten.
chess-prompt-take = { $colour } kann schlagen, also muss { $colour } auch.
chess-prompt-put-back = { $colour } stellt { $piece } auf ein freies Feld zurück.
chess-prompt-place = { $colour } wählt ein Feld für den Maharadscha.
chess-prompt-pass = { $colour } kann mit nichts ziehen und setzt aus.

chess-button-pass = Aussetzen
chess-button-king = König
chess-button-lady = Dame
chess-button-rook = Turm
chess-button-bishop = Läufer
chess-button-knight = Springer

chess-log-move = { $colour } zieht { $piece } von { $start } nach { $target }.
chess-log-take = { $colour } schlägt { $taken } { $piece }, { $start } nach { $target }.
chess-log-castle-short = { $colour } rochiert kurz.
chess-log-castle-long = { $colour } rochiert lang.
chess-log-promote = Aus dem Bauern wird { $piece }.
chess-log-check = Schach: { $piece } von { $colour } ist bedroht.
chess-royal-king = der König
chess-royal-maharajah = der Maharadscha
chess-log-put-back = { $colour } stellt { $piece } auf { $square } zurück.
chess-log-place = { $colour } stellt den Maharadscha auf { $square }.
chess-log-pass = { $colour } kann nicht ziehen und setzt aus.

chess-end-checkmate = Schachmatt: { $winner } gewinnt, { $loser } kann { $piece } nicht mehr retten.
chess-end-stalemate = Unentschieden: Patt, kein Zug ist möglich, und es steht kein Schach.
chess-end-material = Unentschieden: niemand hat genug Figuren zum Mattsetzen.
chess-end-repetition = Unentschieden: dieselbe Stellung ist wieder entstanden.
chess-end-fifty_moves = Unentschieden: seit langem wurde nichts geschlagen und kein Bauer gezogen.
chess-end-move_limit = Unentschieden: die Partie hat ihre größte Länge erreicht.
chess-end-bare_king = Unentschieden: Weiß hat nur noch den König, und niemand kann mehr mattsetzen.
chess-end-no_pieces = { $winner } gewinnt: nichts ist mehr zu verlieren. { $loser } hat noch Figuren.
chess-end-blocked = { $winner } gewinnt: keine Figur dieser Seite kann mehr ziehen. { $loser } könnte noch.
chess-end-blocked_draw = Unentschieden: wer am Zug ist, kann nicht ziehen.

chess-why-over = Die Partie ist zu Ende.
chess-why-squares = Figuren stehen auf den 64 Feldern des Bretts.
chess-why-must-pass = Keine Figur kann ziehen: setze aus.
chess-why-no-pass = Ein Zug ist möglich, also wird nicht ausgesetzt.
chess-why-empty = Auf { $square } steht nichts: wähle eine eigene Figur.
chess-why-not-yours = Die Figur auf { $square } gehört dir nicht.
chess-why-choose-target = Wähle jetzt das Feld, auf das die Figur von { $square } zieht.
chess-why-one-move = Eine Figur, ein Zug: berühre, wo sie steht und wohin sie geht.
chess-why-same-square = Ein Zug führt auf ein anderes Feld.
chess-why-stuck = Die Figur auf { $square } hat kein Feld, auf das sie ziehen könnte.
chess-why-must-take = Es gibt etwas zu schlagen, also muss geschlagen werden.
chess-why-own-piece = Auf { $square } steht eine eigene Figur.
chess-why-blocked = Die Figur auf { $square } steht im Weg, und diese hier springt nicht.
chess-why-way-king = Der König geht ein Feld weit in jede Richtung.
chess-why-way-lady = Die Dame zieht in gerader Linie: waagerecht, senkrecht oder schräg.
chess-why-way-rook = Der Turm zieht waagerecht und senkrecht.
chess-why-way-bishop = Der Läufer zieht schräg.
chess-why-way-knight = Der Springer springt zwei Felder geradeaus und eines zur Seite.
chess-why-way-maharajah = Der Maharadscha zieht wie ein König oder springt wie ein Springer.
chess-why-way-footman = Der Bauer geht ein Feld geradeaus und schlägt ein Feld schräg voraus.
chess-why-pawn-blocked = Der Bauer geht geradeaus nur auf freie Felder.
chess-why-pawn-double = Zwei Felder weit geht ein Bauer nur von seiner ersten Reihe aus.
chess-why-pawn-rests = Dieser Bauer wurde auf seine letzte Reihe gesetzt: Dort bleibt er stehen, bis er geschlagen wird.
chess-why-pawn-takes = Schräg geht der Bauer nur, wenn er schlägt.
chess-why-no-en-passant = En passant wird hier nicht geschlagen.
chess-why-choose-piece = Der Bauer ist angekommen: wähle die Figur, die er wird.
chess-why-no-king = Ein König kann ein Bauer hier nicht werden.
chess-why-castling-moved = König oder Turm hat schon gezogen, oder der Turm ist fort: hier ist keine Rochade mehr möglich.
chess-why-castling-between = Zur Rochade müssen alle Felder zwischen König und Turm frei sein.
chess-why-castling-check = Wer im Schach steht, rochiert nicht.
chess-why-castling-attacked = { $square } ist bedroht: darüber wird nicht rochiert.
chess-why-king-attacked = { $square } ist bedroht: dorthin darf { $piece } nicht.
chess-why-in-check = Der König steht im Schach: zieh ihn weg, stell etwas dazwischen oder schlag den Angreifer.
chess-why-pinned = Die Figur auf { $square } deckt ihren König und darf ihn nicht preisgeben.
chess-why-occupied = { $square } ist besetzt: wähle ein freies Feld.
chess-why-put-pawn = Ein Bauer kommt nicht auf die erste oder letzte Reihe zurück.
chess-why-put-bishop = Ein Läufer kommt auf die Feldfarbe zurück, auf der er geschlagen wurde.
chess-why-put-check = Mit der Figur auf { $square } stünde dein König im Schach.
chess-why-no-place = Wohin auch immer die geschlagene Figur käme, dein König stünde im Schach.
chess-why-place-attacked = Weiß bedroht { $square }: dort kann der Maharadscha nicht beginnen.
