# What holds for the options of many games

source-never-ends = No booklet has it. Without it a game need not end.
source-everybody = No booklet has it. It is how the game is played all over the world.
source-no-number = The booklet names no number; this one is ours.
source-usual-number = The usual number is the printed one. The others are there to try.
source-agreed = The booklet leaves the number to the players.
source-only-a-winner = The booklet names a winner and is silent about the others. Playing on is ours.
source-enforced = The penalty is printed. That the program insists on the capture instead is ours.

# Ludo

source-maedn-few_players = All four colours are recommended among the variants; the basic rules give each player one.
source-maedn-a_exit = German and French: with a six, the piece on A is the one that must move on. Italian: it can leave A with a six only.
source-maedn-play_on = That the others play on is printed. Stopping with the winner is ours.
source-mens_erger_je_niet-goal_return = Dutch: counting back must end on a free circle, else the pawn waits. French: who throws too much counts back onto the track.
source-spielwiese-parts = The parts and their numbers are printed. How many squares each has is ours, because the pictures are lost.
source-spielwiese-star_squares = That a piece may jump is the booklet’s special rule, that it must is one of its optional rules. No stars at all are ours.
source-spielwiese-six_enters = The booklet names a well-known game as its model, in which a six must bring in a piece. Its own words would also allow another move.
source-spielwiese-first_seat = The youngest begins. Who that is, only you know.
source-verfolgungsjagd-tips = Everyone chooses a tip of the star.

# Draughts

source-draughts-huffing = The booklet lets the other side choose between having the move corrected and taking the piece. With this off, the program corrects at once.
source-draughts-remove_captured = The booklet tells of the jump, the landing and the taking off, and only then of the next jump: so each goes at once. Clubs take all off at the end.
source-draughts-queen_landing = The booklet says that she need not stop right behind the piece. It does not say that she must look for the square from which she can take more.
source-damspel-remove_captured = The booklet does not say when taken pieces leave. In the game that it abridges they leave at the end of the move.
source-damspel-draw_rule = The article speaks of one player’s moves: the same move three times, or twice back on the same square. Clubs count positions instead.
source-polnische_dame-queen_landing = Everything that can be taken must be taken. We read it so that a queen, too, must land where she can go on taking.
source-schlagdame-blocked_player = Being shut in loses in the game that this one turns round. The booklet does not say whether that is turned round, too.
source-mauern-backward_moves = The booklet takes the setup of Dame and forbids jumping and taking. So men go forwards; that they may go back is the other reading.
source-wolf_und_schafe-first_move = The booklet does not say who begins. Placing is the wolf’s deed, so the sheep answer it.

# Chess

source-chess-en_passant = Printed nowhere. One booklet says that it tells only the beginnings of a game known all over the world, and in that game it is allowed.
source-chess-strict_castling = This booklet wants every square between king and rook to be free and not attacked, even those the king does not cross.
source-schach-strict_castling = Travel Box: the king must not cross or reach an attacked square (in French: reach). The Big Collection: no square between king and rook may be attacked.
source-raeuberschach-compulsory_capture = The booklet lets players agree on it. We have it on, because otherwise nobody need ever take anything.
source-raeuberschach-promote_to_king = Kings are pieces like any other here. The booklet does not say whether a pawn can become one.
source-raeuberschach-blocked_player = The booklet lets the game go on in any case until one side has nothing left, so whoever cannot move passes.

# Mill, five in a row, solitaire

source-muehle-flying = Jumping with three stones is in every booklet. Playing without it is common among strong players.
source-muehle-take_from_mill_if_all = Every booklet forbids taking from a closed mill and knows no exception. Clubs know this one.
source-muehle-double_mill_takes_two = Travel Box and Big Collection: one stone when a mill is closed. Halma & Mill: one each time a mill is closed, which could mean two.
source-muehle-may_decline = All booklets say that the player may take a stone. We read it as a right that is always used.
source-fuenf_in_einer_reihe-board_size = The booklet does not say how large the board is. Ten by ten leaves room for all 32 stones.
source-fuenf_in_einer_reihe-exact_five = A row of five is asked for. Six contain five, so they win; the stricter reading is this switch.
source-solitaire-goal = As few as possible, one left, and one left in the middle are printed in all three languages, letters only in French. Their shapes are ours.

# Halma

source-halma-two_player_seats = The target is the opposite corner of one’s own colour, so two players of different colours cannot face each other. Most people sit face to face.
source-halma-full_target_wins = No booklet says what happens when a piece of somebody else’s never leaves your target. With this, a full target is enough.
source-halma-no_leaving_target = Not printed. Some families play it so.
source-halma_eck-jump_over_line = Dutch: going over one or more pawns is a jump. French: over several pawns, one after the other, with a free square behind each.
source-pyramiden_dame-backward = Pieces advance, and they jump, and no direction is named for jumps. So steps go forwards and jumps everywhere.
source-racado-leave_court = Not printed. A piece that is home could otherwise be forced out by the dice.
source-tippy-quiet_limit = The game ends when nothing can be enclosed any more. Nobody can see that at a glance, so a number of quiet turns stands for it.
source-twee_in_een-setup = Both are printed: in the corners, or facing each other on the dots along the edge.

# Backgammon’s family

source-backgammon-cube_limit = The booklet doubles without an end. A doubling cube goes to 64.
source-puff-pasch_count = “From the second double on”: we count within a turn, since a double gives another throw. It could also mean the whole game.
source-russisches_puff-same_direction = Elsewhere the game of this name is played in one direction. The booklet does not say so.
source-zickzack-free_overshoot = The booklet gives one example, from the point farthest back. The other reading takes it for any point.
source-trictrac-series_games = A single game is printed, and series of usually twelve.
source-trictrac-entry_counts_start = In the booklet’s example a 4 and a 6 enter on points 4 and 6, so a 1 enters nowhere. Counting on from the start point would be natural, too.

# Track

source-gaensespiel-overshoot = German: whoever throws too much goes back by the whole throw. French and Italian: only by what is too much.
source-gaensespiel-release_roll = French: leave when you throw that number. German and Italian: only after throwing it.
source-gaensespiel-open_table = German and Italian: two to four. French: any number, usually four. So many at one table are our limit.
source-ganzenbord-goose_forward = Both languages allow going on and do not demand it, while counting back is demanded.
source-ganzenbord-goose_back = French: back by the points in excess, and from a goose by the same number again. Dutch: the same number, which could also be the whole throw.
source-ganzenbord-death_restart = Dutch: begin all over again. French: back to square 1.
source-wedrenspel-horses_per_player = With fewer than six players each may run two horses (French), or two or more (Dutch).

# Dice

source-kniffel-extra_kniffel = The bonus and the joker are printed. The other ways are common elsewhere.
source-kniffel-zero_counts_as_entry = An entry in the box is asked for. A second Kniffel needs a first, so we read it as fifty points; taken to the letter, a zero is an entry, too.
source-craps-max_stake = Not printed. It keeps the stakes small.
source-eins_bis_sechzehn-there_and_back = There and back is printed. Only there is ours, for a shorter game.
source-finke-start_chips = Twenty at least are printed.
source-finke-pay_one_chip = The number thrown is paid into its field. That could also mean one chip, as in the games that follow it in the booklet.
source-rentmeister-placement = The results are written beside the numbers. The booklet does not say in which order, so everyone chooses.
source-teure_sieben-first_cleared_wins = The booklet calls the first to have struck everything the loser, and yet a number that is passed on a bonus.
source-turm-tower = As many as possible are printed; the number is ours.
source-va_banque-bank_takes_remainder = Printed as something to agree on. With two players it is the only thing that there is to win for the banker, so then it always holds.
source-wuerfelpoker-deals = Not printed. So that the evening ends.
source-wuerfelpoker-max_raise = Not printed. The cap keeps everyone in the game.
source-wuerfelpoker-throws = The booklet speaks of no second throw. Two or three are common elsewhere.
source-tricks-rounds = Not printed. Several in a row are for practising.

# Rulings: what is no option and not simply printed

ruling-muehle-lots = Travel Box and Big Collection: White begins. Halma & Mill: lots decide who places first. We draw lots for the colours, and White begins.
ruling-muehle-next_point = The English text lets a stone go to any free spot. The nine other languages, and the other booklets, mean the next one.
ruling-muehle-shut_in = That a player who is shut in has lost is printed in the Travel Box and the Big Collection. Halma & Mill is silent.
