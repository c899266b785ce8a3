game-schach = Chess
    .tag = Two kings, two armies, and no luck at all.

game-raeuberschach = Losing Chess
    .tag = Lose everything, and you have won.

game-bienenhausschach = Beehive Chess
    .tag = What you take, you put back where it is in the way.

game-maharadscha = Maharajah Chess
    .tag = One piece against a whole army.

option-schach-en_passant = En passant
    .help = A pawn that has just made its double step may be taken by an enemy pawn as if it had gone one square only.
option-schach-strict_castling = Strict castling
    .help = Every square between king and rook must be free from attack, also the one next to the rook on the queen's side.
option-schach-repetition_draw = Draw by repetition
    .help = The game is drawn when the same position comes up this often. 0 switches it off.
option-schach-fifty_move_limit = Draw without progress
    .help = The game is drawn when each side has made this many moves without a capture or a pawn move. 0 switches it off.

option-raeuberschach-compulsory_capture = Taking is compulsory
    .help = Whoever can take must take; which piece takes what is free.
option-raeuberschach-promote_to_king = Pawns may become kings
    .help = A pawn on the last rank may also be exchanged for a king.
option-raeuberschach-blocked_player = A player who cannot move
    .help = What happens when somebody has pieces, but none of them can move.
option-raeuberschach-blocked_player-passes = passes
option-raeuberschach-blocked_player-wins = wins
option-raeuberschach-blocked_player-draw = draws the game
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = The game is drawn when each side has made this many moves without a capture or a pawn move.

option-bienenhausschach-pawns_put_back = Captured pawns are put
    .help = Anywhere, as the booklet has it, or never on the first and last rank.
option-bienenhausschach-pawns_put_back-anywhere = On any free square
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = On ranks 2 to 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Longest game
    .help = The game is drawn after this many moves of each side. 0 switches it off.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = king
piece-lady = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-footman = pawn
piece-maharajah = maharajah

chess-letter-king = K
chess-letter-lady = Q
chess-letter-rook = R
chess-letter-bishop = B
chess-letter-knight = N
chess-letter-maharajah = M

chess-mover-king = king
chess-mover-lady = queen
chess-mover-rook = rook
chess-mover-bishop = bishop
chess-mover-knight = knight
chess-mover-footman = pawn
chess-mover-maharajah = maharajah

chess-taken-king = the king
chess-taken-lady = the queen
chess-taken-rook = the rook
chess-taken-bishop = the bishop
chess-taken-knight = the knight
chess-taken-footman = the pawn
chess-taken-maharajah = the maharajah

chess-become-king = a king
chess-become-lady = a queen
chess-become-rook = a rook
chess-become-bishop = a bishop
chess-become-knight = a knight

chess-taken = taken
chess-to-put-back = to put back
chess-castling-both = castlings left
chess-castling-short = short castling left
chess-castling-long = long castling left

chess-prompt-move = { $colour } moves.
chess-prompt-check = Check! { $colour } must rescue { $piece }.
chess-prompt-take = { $colour } can take, so { $colour } must.
chess-prompt-put-back = { $colour } puts { $piece } back on a free square.
chess-prompt-place = { $colour } chooses a square for the maharajah.
chess-prompt-pass = { $colour } cannot move any piece and passes.

chess-button-pass = Pass
chess-button-king = King
chess-button-lady = Queen
chess-button-rook = Rook
chess-button-bishop = Bishop
chess-button-knight = Knight

chess-log-move = { $colour } moves the { $piece } from { $start } to { $target }.
chess-log-take = { $colour } takes { $taken } with the { $piece }, { $start } to { $target }.
chess-log-castle-short = { $colour } castles on the king's side.
chess-log-castle-long = { $colour } castles on the queen's side.
chess-log-promote = The pawn becomes { $piece }.
chess-log-check = Check: { $piece } of { $colour } is attacked.
chess-royal-king = the king
chess-royal-maharajah = the maharajah
chess-log-put-back = { $colour } puts { $piece } back on { $square }.
chess-log-place = { $colour } places the maharajah on { $square }.
chess-log-pass = { $colour } cannot move and passes.

chess-end-checkmate = Checkmate: { $winner } wins, { $loser } cannot rescue { $piece }.
chess-end-stalemate = A draw: stalemate, there is no move and no check.
chess-end-material = A draw: nobody has enough pieces left to give mate.
chess-end-repetition = A draw: the same position has come up again.
chess-end-fifty_moves = A draw: for a long time nothing was taken and no pawn has moved.
chess-end-move_limit = A draw: the game has reached its longest length.
chess-end-bare_king = A draw: White has only the king left, and nobody can give mate.
chess-end-no_pieces = { $winner } wins: nothing is left to lose. { $loser } still has pieces.
chess-end-blocked = { $winner } wins: no piece of that side can move. { $loser } still could.
chess-end-blocked_draw = A draw: whoever is to move cannot.

chess-why-over = The game is over.
chess-why-squares = Pieces stand on the 64 squares of the board.
chess-why-must-pass = No piece can move: pass.
chess-why-no-pass = There is a move, so nobody passes here.
chess-why-empty = There is no piece on { $square }: choose one of your own.
chess-why-not-yours = The piece on { $square } is not yours to move.
chess-why-choose-target = Now choose the square to which the piece on { $square } goes.
chess-why-one-move = One piece, one move: touch where it stands and where it goes.
chess-why-same-square = A move leads to another square.
chess-why-stuck = The piece on { $square } has no square to go to.
chess-why-must-take = Something can be taken, so it must be taken.
chess-why-own-piece = Your own piece stands on { $square }.
chess-why-blocked = The piece on { $square } is in the way, and this piece cannot jump.
chess-why-way-king = The king goes one square in any direction.
chess-why-way-lady = The queen moves in straight lines: along ranks, files and diagonals.
chess-why-way-rook = The rook moves along ranks and files.
chess-why-way-bishop = The bishop moves along diagonals.
chess-why-way-knight = The knight jumps two squares straight and one to the side.
chess-why-way-maharajah = The maharajah moves like a king or jumps like a knight.
chess-why-way-footman = The pawn goes one square straight ahead and takes one square diagonally ahead.
chess-why-pawn-blocked = The pawn goes straight ahead onto free squares only.
chess-why-pawn-double = Two squares are allowed only from the pawn's first rank.
chess-why-pawn-rests = This pawn was put on its last rank: there it stands still until it is taken.
chess-why-pawn-takes = The pawn goes diagonally only to take a piece.
chess-why-no-en-passant = Taking en passant is not played here.
chess-why-choose-piece = The pawn has arrived: choose the piece that it becomes.
chess-why-no-king = A pawn cannot become a king here.
chess-why-castling-moved = King or rook has moved already, or the rook is gone: no castling on this side.
chess-why-castling-between = All squares between king and rook must be free for castling.
chess-why-castling-check = A king in check does not castle.
chess-why-castling-attacked = { $square } is attacked: the king does not castle over it.
chess-why-king-attacked = { $square } is attacked: { $piece } may not go there.
chess-why-in-check = The king is in check: move it away, put a piece between, or take the attacker.
chess-why-pinned = The piece on { $square } shields its king and may not leave it open to attack.
chess-why-occupied = { $square } is taken: choose a free square.
chess-why-put-pawn = A pawn cannot be put on the first or last rank.
chess-why-put-bishop = A bishop goes back to a square of the colour on which it was taken.
chess-why-put-check = With the piece on { $square } your king would be in check.
chess-why-no-place = Wherever the captured piece were put, your king would be in check.
chess-why-place-attacked = White attacks { $square }: the maharajah cannot begin there.
