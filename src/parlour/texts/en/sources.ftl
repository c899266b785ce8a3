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
source-mens_erger_je_niet-goal_return = Dutch: counting back must end on a free circle, else the pawn waits. French: whoever throws too much counts back onto the track.
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
source-damspel-crowned_in_passing = As soon as a man reaches the last row it becomes a king, says the article. In the game that it abridges the move must end there.
source-damspel-draw_rule = The article speaks of one player’s moves: the same move three times, or twice back on the same square. Clubs count positions instead.
source-polnische_dame-must_take = Everything that can be taken must be taken, says the booklet. We read it of the capture that is begun; that it means the longest one is the other reading.
source-polnische_dame-queen_landing = Everything that can be taken must be taken. We read it so that a queen, too, must land where she can go on taking.
source-schlagdame-blocked_player = Being shut in loses in the game that this one turns round. The booklet does not say whether that is turned round, too.
source-mauern-taking = The booklet says that the man may then be taken off. We take it off; that it may be left is the other reading.
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
source-muehle-take_from_mill_if_all = Every booklet forbids taking from a closed mill and knows no exception. Most players know this one.
source-muehle-double_mill_takes_two = Travel Box and Big Collection: one stone when a mill is closed. Halma & Mill: one each time a mill is closed, which could mean two.
source-muehle-may_decline = All booklets say that the player may take a stone. We read it as a right that is always used.
source-fuenf_in_einer_reihe-board_size = The booklet does not say how large the board is. Ten by ten leaves room for all 32 stones.
source-fuenf_in_einer_reihe-exact_five = A row of five is asked for. Six contain five, so they win; the stricter reading is this switch.
source-solitaire-goal = As few as possible, one left, and one left in the middle are printed in all three languages, letters only in French. Their shapes are ours.

# Halma

source-halma-two_player_seats = The target is the opposite corner of one’s own colour, so two players of different colours cannot face each other. Most people sit face to face.
source-halma-full_target_wins = No booklet says what happens when a piece of somebody else’s never leaves your target. With this, a full target is enough.
source-halma-no_leaving_target = No booklet forbids leaving the target again. Some families do.
source-halma_eck-jump_over_line = Dutch: going over one or more pawns is a jump. French: over several pawns, one after the other, with a free square behind each.
source-pyramiden_dame-backward = Pieces advance, and they jump, and no direction is named for jumps. So steps go forwards and jumps everywhere.
source-racado-path = The number is moved, says the booklet, and nothing more. On a straight line the other pieces matter; with turns almost everything near can be reached.
source-racado-leave_court = Not printed. A piece that is home could otherwise be forced out by the dice.
source-tippy-quiet_limit = The game ends when nothing can be enclosed any more. Nobody can see that at a glance, so a number of quiet turns stands for it.
source-twee_in_een_b-single_moves = In all directions, says the French booklet; back too, says the Dutch one. In the sister game “all directions” are eight.
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
source-wedrenspel-mud = The next throw counts half, says the French booklet; in the next turn one moves by half of what is thrown, says the Dutch one.
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
ruling-ludo-squares = No booklet counts the squares, and the pictures are lost. This is the usual board; the order of the colours and the direction are ours, too.
ruling-maedn-six_again = After a six there is another throw “after the move”. We give it also where no move was possible: the throw earns it.
ruling-maedn-a_blocked = A must be cleared as soon as that is possible. What happens when a piece of your own is in the way is not said.
ruling-maedn-own_second = Each colour is played for itself, the booklet says. We take that literally.
ruling-maedn-neutral = Only when the neutral pieces decide the game is printed. How they start, whose duties they have and who comes second is our reading.
ruling-maedn-duties_first = The variant sets aside the sentence that nobody need capture. It does not say that it sets aside the other duties.
ruling-maedn-guilty = The piece that missed its capture goes back. Which one, if several missed it, is not said.
ruling-einigkeit-give_up = Whoever cannot pass a wall sits out (German, French). The Italian text says “give up”; we read it as giving up the turn, since losing a game by one throw makes no sense.
ruling-einigkeit-goal_pieces = Three throws for whoever has no piece in play. Whether one in the goal that could still move counts as in play is not said.
ruling-einigkeit-beside_own = With a six one may choose freely, and two friends may share a square. Together that lets a piece come in beside a friend.
ruling-einigkeit-wall_on_a = A must be cleared, and a wall may stand as long as one likes. The second sentence is the more special one.
ruling-einigkeit-breach_enters = The wall flies out when the blocked player throws a six. That the six then brings in a piece is our reading.
ruling-mens_erger_je_niet-first_turn = Dutch: whoever begins puts a pawn on A. French: the others do the same. We take the French text.
ruling-mens_erger_je_niet-stays = Both texts call the small circles end points. So a pawn that has reached one does not move on.
ruling-mens_erger_je_niet-six_again = Both texts tie the second throw to the six, not to a move made with it.
ruling-spielwiese-squares = The booklet lists the parts and shows boards in pictures that are lost. Ten squares for each player are the usual number.
ruling-spielwiese-corners = Stars are on the centre piece, the booklet says. At its corners is our reading.
ruling-spielwiese-three_at_first = Everyone may throw three times, the rules say, and an optional rule says it again for everyone without a piece on the field. So the rule itself is about the beginning.
ruling-spielwiese-same_star = The booklet does not speak of a piece that comes round to the star from which it started.
ruling-spielwiese-past_goal = That a jump may lead past your own goal is printed for the optional rule. The special rule has no limit either.
ruling-spielwiese-sent_back_by = The other players may put back a piece. Which of them decides is not said.
ruling-verfolgungsjagd-squares = The outline is that of the star of Sternhalma, whose corners have fifteen fields. The direction is ours.
ruling-verfolgungsjagd-lapse = Points that lead beyond the start point lapse. Since an exact number is asked for, the whole throw does.
ruling-verfolgungsjagd-at_home = Whoever is hit begins again. Whoever has not begun yet has nothing to lose.
ruling-gaensespiel-behind = All players must have passed. Those ahead have passed already, and those who are out never will: so the ones behind are meant.
ruling-gaensespiel-last_left = The booklet does not say what happens when all others are out.
ruling-ganzenbord-geese = The booklet does not say where the geese sit. These are the thirteen of the old prints.
ruling-ganzenbord-first_again = The rule is about the first throw. Whoever is back at the start has a first throw again; otherwise a nine would run from goose to goose straight to 63.
ruling-ganzenbord-exempt = Taken squares send one back, but well and prison need somebody to come there. So they are exempt.
ruling-ganzenbord-freed = Somebody comes and takes the place (French), or gets the pawn out (Dutch). Where it then stands is not said.
ruling-ganzenbord-all_wait = Not printed. Two players in well and prison would otherwise wait for ever.
ruling-ganzenbord-no_chips = Not printed. The game goes on without chips.
ruling-wedrenspel-laps = The number of squares is not printed. It follows from the pairs of obstacles: 4 and 44, 8 and 48.
ruling-wedrenspel-own_throw = Each horse moves by what is thrown for it, in turn. A choice of horse is not printed.
ruling-wedrenspel-sent_back = Not said. A horse that is sent from 28 to 25 would otherwise be punished twice for one jump.
ruling-wedrenspel-finish = A horse must go twice round before it passes the finish. So it has to leave the last square.
ruling-wedrenspel-alone = Not printed. Otherwise a race could end without a winner on 74.
ruling-dame-chain = German and Italian: a man takes on. French: it may. Taking is a duty in all three, so we follow the two.
ruling-dame-crowned = Whether a new queen takes on in the same turn is not said. She becomes one by having arrived.
ruling-englische_dame-shield = Only single pieces that stand free may be jumped. We read it on files and ranks as on diagonals, with dark squares alone.
ruling-italienische_dame-counted = The most pieces are asked for; nothing is said of their rank. The federations rank queens higher.
ruling-italienische_dame-long_queen = Everything is as in Dame but for two rules, so queens fly. In the federations’ game they step.
ruling-wolf_und_schafe-through = The wolf wins behind the row of sheep. Level with the last one it can still be shut in, so level is not behind.
ruling-wolf_und_schafe-no_sheep_moves = Not printed. Sheep that cannot move can never turn back.
ruling-mauern-walled = Walled in means cut off from the others and unable to move. That an enemy must stand beside it is ours: somebody has to have done the walling.
ruling-mauern-winner = The booklet names neither end nor winner. Being unable to move at all is the complete form of being walled in.
ruling-schach-promoted = German and Italian of the Travel Box: any piece, even a second queen. Its French text reads as if the pawn took what stands there, and the Big Collection is silent.
ruling-schach-material = Two bare kings, or one more piece, may allow no decision any more. We read it as: where nobody can give mate.
ruling-raeuberschach-castles = Setting up, moving and taking are those of chess, so castling stays. What it says of attacks falls with check.
source-bienenhausschach-pawns = Any free square, says the booklet, and makes one exception, for bishops. Ranks 2 to 7 only is our own.
ruling-bienenhausschach-pawn_rests = A pawn on its first or last rank is printed nowhere. It has not walked to its last rank, so it is not promoted.
ruling-bienenhausschach-still_theirs = The piece is put where it hinders the player from whom it was taken. So it still belongs to that player.
ruling-maharadscha-safe_square = A free square of one’s choice. A king is never left to be taken, so attacked squares are out.
ruling-maharadscha-bare_king = Drawn when nobody can give mate. With a bare white king neither side can; everything else is left to the other draws.
ruling-fuenf_in_einer_reihe-elsewhere = A stone is taken up and placed anew. On the same square it would not be anew. French does not say whose stone; German and Italian say one’s own.
ruling-solitaire-cross = The board is not printed. On the French board of 37 holes a single peg in the centre cannot be reached; on this one it can.
ruling-solitaire-stop = Not printed: nobody need play on.
ruling-halma-begins = The booklet does not say who begins.
ruling-halma-chain = The booklet advises to jump as much as possible and does not say how often in a turn. Another booklet prints several jumps for the same game.
ruling-halma-ranked = The booklet knows only the winner. How the others are ranked is ours.
ruling-sternhalma-size = Six corners of fifteen fields are printed. That they do not share any makes a star of 181.
ruling-halma_a-board = Neither the board nor the number of pieces is printed. Triangles for two to six mean this star, and ten pieces each fit on it.
ruling-halma_a-empty_corner = Opposite triangles are printed. Three or five players cannot all have one, so some targets are empty corners.
ruling-halma_a-beside = A piece moves to a free position. Only the Russian text says that it is a neighbouring one.
ruling-halma_b-unbroken = A row without gaps is printed in nine languages; the French text does not ask for it.
ruling-halma_b-waits = Not printed: what happens when nothing can be jumped over.
ruling-halma_eck-board = The size is not printed. Camps of nineteen and thirteen are those of the classic board.
ruling-halma_eck-partner_passes = Not printed. A partner who is home could otherwise be forced out again.
ruling-halma_eck-no_draw = The booklet says that there is no draw. How equals are told apart is ours.
ruling-twee_in_een_a-board = The size is not printed. There are dots in the corners and four along an edge, and six by six squares fit them.
ruling-eckdame-hops_forward = Moves go forwards or sideways and never back. The booklet makes no exception for jumps.
ruling-pyramiden_dame-rebuilt = The pyramid is built up again on the far side. Which way round is not said.
ruling-backgammon-same_numbers = The second player has to play the same numbers. What happens if they cannot be played is not said.
ruling-backgammon-both_numbers = There is a duty to move as far as possible. That of two ways the one that uses both numbers must be taken is our reading.
ruling-backgammon-duty_ends = The duty ends when all stones are home, and the unused second number may already bear off. So each number is looked at by itself.
ruling-backgammon-higher_enters = The higher number first is printed in an example with two stones. We take it as the rule for one stone, too.
ruling-backgammon-single = Threefold is printed for a stone in the winner’s home or on the bar, without a word on whether others are off. Single is printed for a loser who has some off, and we let that go first.
ruling-puff-fresh = The higher throw begins. Whether it is also played is not said; for Tric-Trac it is.
ruling-puff-last_set = Stones may move once all are set. Whether already with the second number of that throw is not said.
ruling-puff-to_hand = Hit stones are brought back as in Backgammon. Before all are set there is no bar yet, so they go back to the hand.
ruling-puff-higher_enters = The lower number first is printed for moving, the way back exactly as in Backgammon. There the higher comes first.
ruling-puff-every_double = Another throw after every double is printed, so also after one that could not be played.
ruling-langes_puff-enters = Stones come back in the other side’s home, as in Backgammon. Here both have the same, so they come back where they were set.
ruling-russisches_puff-lower_first = The lower number first is printed for the time when all stones are on the board. Here moving begins earlier, and the rule with it.
ruling-russisches_puff-bar_first = Nothing else may move before a hit stone is back. We read it so that nothing is set either.
ruling-zickzack-same_way = Which way the colours run is not said. In the booklet’s example a 3 meets the other side’s stone on point 3, so both set on the same points.
ruling-zickzack-starter = The booklet does not say who begins.
ruling-zickzack-all_numbers = No duty to play is printed. Without one the game could stand still.
ruling-trictrac-bridge_again = As long as it holds, it brings points at the following throws. We count every throw, also those after a double.
ruling-trictrac-whole_throw = Two stones take the Hucke with one throw. So we look at it when the whole throw is played.
ruling-trictrac-one_short = “Could take the other side’s Hucke” needs it to be free, and “may” makes it no duty.
ruling-trictrac-sum = What the multiples of a win are for is not said. We add them up.
ruling-boese_eins-the_one = Only what was added up until then counts. So the 1 itself does not.
ruling-boese_eins-next_round = The booklet describes one round. That one is in again in the next is ours.
ruling-boese_drei-one_throw = Not printed. Stopping with nothing would be no turn.
ruling-boese_drei-nobody = Whoever throws a 3 is out. If all are, the booklet has no winner for the round.
ruling-auf_und_ab-zero = A negative total puts one out. Nothing is not negative.
ruling-auf_und_ab-last_throw = The booklet speaks of totals on the way. We take the last one with them.
ruling-auf_und_ab-nobody = If all are out, the booklet has no winner.
ruling-punktloeschen-again = After ten rounds there are ten marks, says the booklet. So equals must throw again.
ruling-punktloeschen-alone = Not printed. The others may not take part, so nobody can beat that player.
ruling-finke-still_again = Whoever throws 2 or 12 takes all and must throw again. Whether also where nothing lies is not said.
ruling-finke-paid_twice = Whoever throws 2 or 12 again covers all fields. That the turn then ends is our reading: the debt is paid.
ruling-finke-short = Whoever has lost all chips is out. How one pays with too few chips is not said.
ruling-schluck_hansel-one_throw = Thrown in turn, says the booklet, and not on and on as in the game before it.
ruling-schluck_hansel-stays_out = Not printed: whether a chip that still lies there brings its owner back.
ruling-glueckspeter-one_throw = Thrown in turn, says the booklet.
ruling-glueckspeter-always_pays = On 10 one may always pay. It always helps, so the program does it.
ruling-teure_sieben-left_next = The left neighbour’s turn comes, and the number is taken over there. If another one uses it, it is still that neighbour’s turn.
ruling-teure_sieben-lowest = Seven numbers are struck “from below”. The list is written from 2 upwards, so from the lowest.
ruling-unter_ueber_sieben-doubles_again = On a seven the stake must be doubled. Whose, and what after another seven, is not said.
ruling-unter_ueber_sieben-cap = Not printed. Nobody can lose what they do not have.
ruling-craps-covered = The others stake as much together. Who stakes how much is not said.
ruling-craps-changes = In the next game the next one is the maker. We take that also for one who has won.
ruling-fenster-one_throw = A pair counts double, a triplet threefold. We take it within one throw.
ruling-fenster-at_once = The first to throw thirty wins. So nobody finishes the round.
ruling-chicago-stand = Dice that are not used any more stand, says the booklet. So they are not taken up again.
ruling-chicago-tie = Equal points are settled for the win: fewer throws. For the loss we turn it round.
ruling-chicago_hoch_tief-either_way = High or low is called after the first throw. That this throw counts is our reading.
ruling-chicago_hoch_tief-only_high = The extra rule is printed with a 1 that is worth 100. So it is for high rounds.
ruling-streichhoelzer-each_match = Whoever has the last match loses. So that nobody skips it, we look after every match.
ruling-turm-thrower_first = Not printed: who goes first when the tower runs out.
ruling-turm-together = Not printed: what happens if the last ones get rid of theirs with one throw.
ruling-eins_bis_sechzehn-in_order = In the booklet’s example one throw makes 1 to 10. So the numbers come in order, and as many as a throw gives.
ruling-eins_bis_sechzehn-turning = To sixteen and back again. Whether sixteen is made twice is not said.
ruling-beelzebub-highest = Who wins is not printed here. It is for the game before it.
ruling-va_banque-too_few = Not printed: what happens if somebody cannot pay the stake.
ruling-va_banque-negative = The four operations are printed without a limit, so a total may fall below zero.
ruling-va_banque-odd_chips = Not printed: how equal numbers share the pot.
ruling-wuerfelpoker-nothing = The list begins with one pair. Throws without any combination exist, and we put them below it.
ruling-wuerfelpoker-one_raise = The others go along or pass, says the booklet. So nobody raises in turn.
ruling-kniffel-fresh_choice = Before each throw one may choose how many dice to throw. Nothing binds a die that was kept once.
ruling-kniffel-any_box = A throw that fits nowhere strikes out any box. That one may also do so when it would fit is our reading.
ruling-kniffel-no_double = The print ties the extra points to an open number box and the joker to a filled one. So there is never both.
ruling-racado-exact = Not printed: whether a number may be cut short, and whether a six throws again.
ruling-racado-no_duty = Whoever reaches a field with another’s piece captures it. That one must go there is not said.
ruling-racado-must_move = Not printed: whether one may stay.
ruling-racado-shared = Not printed: what equal numbers mean.
ruling-tippy-home_corner = The pieces are put on the crossing points. Where is not said; we take the corners of the games beside it.
ruling-tippy-enclosed = Enclosed means made unable to move. If only the enemy’s pieces were walls it would hardly ever happen, so all pieces and the edge are.
ruling-tippy-one_each = Only a single one each time, says the booklet. We read it as one in a move.
ruling-tippy-counted = Whoever has the fewest pieces has lost. How the others are ranked is ours.
ruling-twee_in_een_b-four_begin = Not printed: who begins, and where the single pawn stands at the edge.
ruling-twee_in_een_b-behind = The single pawn breaks through the line of the four. Through is when it is behind them all.
ruling-damspel-touched = An article says that a touched piece must be moved. With real pieces that is a matter of manners; on a screen a finger slips.
ruling-draughts-crown_disc = The booklet has a taken piece put on the man. It does not say what to do while none has been taken.
ruling-schlagdame-any_capture = The booklet names no order among captures. In the game that this one turns round the choice is free.
ruling-himmel_und_hoelle-one_throw = The booklet lets the players throw in turn and does not count the throws of a turn. We read one.
ruling-rentmeister-one_throw = The booklet does not say whether the throws of a player come in a row or one per round. In turn everybody stays in the game.
ruling-paerchen-in_turn = Five throws each are printed, not whether they come in a row. The sums are the same; in turn it is more exciting.
ruling-tricks-refused = Not printed. A number that no throw leads to shows a slip in the sum, and the program says so before the magician answers.
ruling-tricks-covered = Not printed. At a real table the magician looks away; on one screen the dice are covered instead.
ruling-wuerfelstapel-sides = The booklet speaks of hidden faces and counts seven for each die. So the side faces are not meant, and the one on the table is.
