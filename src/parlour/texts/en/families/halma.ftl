game-halma_stern10 = Halma on the Star
    .tag = Ten pieces, one star, and the longest chain of hops is yours.
game-sternhalma = Star Halma
    .tag = The big star: fifteen pieces each, from corner to corner.
game-halma_a = Chinese Checkers A
    .tag = Two to six players cross the star at once.
game-halma_b = Chinese Checkers B
    .tag = No steps at all: every move hops, over whole rows if need be.
game-halma_eck = Halma
    .tag = The classic on 256 squares, alone or with a partner.
game-twee_in_een_a = Two in One: Four against Four
    .tag = Halma small enough for a coffee break.
game-twee_in_een_b = Two in One: Four against One
    .tag = Four pawns that never turn back hunt one that goes anywhere.
game-eckdame = Corner Draughts
    .tag = Corner to corner on the dark squares, and never a step back.
game-pyramiden_dame = Pyramid Draughts
    .tag = Take your pyramid down and build it again over there.
game-racado = Racado
    .tag = The die says how far; whoever you land on is out.
game-tippy = Tippy
    .tag = Take the last free point from a piece, and it is yours.

option-halma_stern10-two_player_seats = Seats of two players
    .help = Apart, nobody’s target is anybody’s home; facing, each makes for the other’s corner.
option-halma_stern10-two_player_seats-apart = Apart
option-halma_stern10-two_player_seats-facing = Facing each other
option-halma_stern10-full_target_wins = A full target wins
    .help = You also win when every field of your target is occupied and you hold more than half: nobody can stop you by staying at home.
option-halma_stern10-turn_limit = Turns for each player
    .help = After so many turns each, whoever has brought more pieces home is ahead.
option-halma_stern10-no_leaving_target = Once home, always home
    .help = A piece in its target may no longer end a move outside it.
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
option-halma_eck-teams = Teams of four players
    .help = Partners win together, when both are home at the same time.
option-halma_eck-teams-none = Everyone alone
option-halma_eck-teams-opposite = Opposite corners together
option-halma_eck-teams-adjacent = Neighbours together
option-halma_eck-full_target_wins = A full target wins
    .help = You are also home when every square of your target is occupied and you hold more than half: nobody can stop you by staying at home.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Hops over whole rows
    .help = A hop may also go over several pieces that stand in an unbroken row.
option-twee_in_een_a-setup = Where the pawns begin
    .help = In the corners, or along the edges facing each other.
option-twee_in_een_a-setup-corner = In the corner
option-twee_in_een_a-setup-edge = Along the edge
option-twee_in_een_a-full_target_wins = A full target wins
    .help = You also win when all four target squares are occupied and at least three are yours.
option-twee_in_een_a-turn_limit = Turns for each player
    .help = After so many turns each, whoever has brought more pawns home is ahead.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Directions of the single pawn
    .help = Box 315 lets it move in all directions. We read that as straight ahead, back and to the sides; the diagonals may be added.
option-twee_in_een_b-single_moves-straight = Straight only
option-twee_in_een_b-single_moves-all_ways = Diagonally too
option-twee_in_een_b-repetition_draw = Draw by repetition
    .help = The game is drawn when the same position comes up so often. 0 switches this off.
option-twee_in_een_b-turn_limit = Moves for each side
    .help = After so many moves each, the game is drawn.
option-eckdame-full_target_wins = A full target wins
    .help = You also win when every square of your target is occupied and you hold more than half: nobody can stop you by staying at home.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Going back
    .help = Whether hops, or steps too, may lead back.
option-pyramiden_dame-backward-jumps = Hops only
option-pyramiden_dame-backward-none = Never
option-pyramiden_dame-backward-all = Hops and steps
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Seats of two players
    .help = Apart, nobody’s court is anybody’s home; facing, each makes for the other’s corner.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = How a throw is moved
    .help = Straight on, over whatever stands there; or step by step with turns, over free fields only and onto none twice.
option-racado-path-straight = Straight on
option-racado-path-free = With turns
option-racado-leave_court = Out of the court again
    .help = Pieces may leave their court again.
option-racado-turn_limit = Turns for each player
    .help = After so many turns each the game ends, and the pieces are counted.
option-tippy-two_player_seats = Seats of two players
    .help = In corners apart, or in corners that face each other.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Turns without an enclosure
    .help = When each player has had so many turns and nothing was enclosed, the game ends.

halma-holding-home = In the target
halma-holding-court = In the court
halma-holding-left = Pieces left

halma-button-throw = Throw
halma-button-pass = Pass

halma-pair = { $one } and { $other }
halma-all = Several players

halma-prompt-move = { $colour } moves: a step, or hops.
halma-prompt-hop = { $colour } hops with a piece.
halma-prompt-step = { $colour } steps with a piece.
halma-prompt-rest = { $colour } is home: move, or pass and wait for the partner.
halma-prompt-pass = { $colour } is shut in and has to wait.
halma-prompt-throw = { $colour } throws.
halma-prompt-pips = { $colour } has thrown { $pips }: move a piece exactly that far, straight on.
halma-prompt-pips-free = { $colour } has thrown { $pips }: move a piece exactly that far, over free fields; it may turn.
halma-prompt-pass-pips = { $colour } has thrown { $pips }, and no piece can move that far.
halma-prompt-take = Several pieces are enclosed: { $colour } takes one of them.
halma-prompt-four = { $colour } moves one of the four pawns, forward or sideways.
halma-prompt-single = { $colour } moves the single pawn by one square.

halma-log-step = { $colour } moves from { $start } to { $target }.
halma-log-hop = { $colour } hops from { $start } to { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } hops in a row.
    }
halma-log-pass = { $colour } cannot move and waits.
halma-log-rest = { $colour } is home and waits.
halma-log-throw = { $colour } throws { $pips }.
halma-log-capture = { $colour } captures { $other }’s piece on { $field }.
halma-log-enclose = { $colour } encloses and takes { $other }’s piece on { $field }.
halma-log-out = { $colour } has no pieces left and is out.
halma-log-several = { $colour } has enclosed several pieces and may take one.

halma-end-home = { $how ->
        [team] { $winner } win: both are home.
       *[alone] { $winner } wins: every piece is home.
    }
halma-end-full_target = { $how ->
        [team] { $winner } win: their targets are full, and more than half is theirs.
       *[alone] { $winner } wins: the target is full, and more than half of it is theirs.
    }
halma-end-turn_limit = The last turn is made. { $how ->
        [team] { $winner } are ahead and win.
        [shared] { $winner } share the win.
       *[alone] { $winner } is ahead and wins.
    }
halma-end-stuck = Nobody can move any more. { $how ->
        [team] { $winner } are ahead and win.
        [shared] { $winner } share the win.
       *[alone] { $winner } is ahead and wins.
    }
halma-end-court = All remaining pieces of one colour are in their court. { $how ->
        [shared] { $winner } have equally many pieces and share the win.
       *[alone] { $winner } has the most pieces and wins.
    }
halma-end-last_standing = { $how ->
        [shared] Nobody has a piece left.
       *[alone] { $winner } wins: nobody else has a piece left.
    }
halma-end-no_pieces = { $winner } wins: nobody else has a piece left.
halma-end-quiet = Nothing has been enclosed for a long time. { $how ->
        [shared] { $winner } have equally many pieces and share first place.
       *[alone] { $winner } has the most pieces and wins.
    }
halma-end-shut_in = { $winner } wins: the single pawn is shut in.
halma-end-no_move = { $winner } wins: none of the four can move.
halma-end-through = { $winner } wins: the single pawn is behind all four.
halma-end-repetition = A draw: the same position has come up again.
halma-end-too_long = A draw: nobody got through, and nobody was shut in.

halma-why-over = The game is over.
halma-why-over-full = The game is over: a target was full, and more than half of it belonged to the one who was to fill it. Staying at home helps nobody.
halma-why-over-limit = The game is over: everybody has had the agreed number of turns. Pieces that stayed at home count for nothing.
halma-why-over-stuck = The game is over: nobody could move any more, and the pieces in the targets were counted.
halma-why-throw-first = First the die is thrown.
halma-why-choose-enclosed = Several pieces are enclosed: choose the one that leaves the board.
halma-why-no-pass = There is no passing here: a pawn must move.
halma-why-must-move = Whoever can move must move; only a player who is shut in waits.
halma-why-nothing-moves = No piece of yours can move: you pass.
halma-why-no-field = Pieces stand on the fields of the board.
halma-why-not-yours = The piece on { $field } is not yours.
halma-why-empty = There is no piece on { $field }: choose one of your own.
halma-why-held = This piece is home and cannot move on within its target.
halma-why-stuck = The piece on { $field } cannot move now.
halma-why-choose-target = Now choose where the piece from { $field } goes.
halma-why-same-field = A move must not end where it began.
halma-why-occupied = { $field } is occupied.
halma-why-leave-target = A piece that is home stays in its target.
halma-why-leave-court = A piece in its court may not leave it any more.
halma-why-pips = A piece moves exactly { $pips } fields, straight on in one of the six directions.
halma-why-pips-free = A piece moves exactly { $pips } steps, over free fields and onto none of them twice; it may turn on the way.
halma-why-one-step = A piece moves one step, to a free field beside it.
halma-why-no-diagonal = Pawns move straight here, never diagonally.
halma-why-no-diagonal-four = The four go straight, never diagonally.
halma-why-never-back = The four go forward or sideways, never back.
halma-why-step-forward = There are no steps in that direction here.
halma-why-only-hops = There are no steps in this game: every move is a hop.
halma-why-nothing-between = There is nothing on { $field } to hop over.
halma-why-hop-forward = Hops do not go back here.
halma-why-row = A hop goes over one piece, not over a row of them.
halma-why-own = Own pieces are not hopped over here.
halma-why-no-way = No step and no chain of hops leads from { $start } to { $target }.
