"""Speed, side by side with OpenSpiel's C++ in the same run: `make bench`, or `python -m benchmarks --help`.

Everything is counted per CPU second of this process. Each round measures every row once, ours and theirs in turn, so that a busy
machine slows both alike; shown are the medians over the rounds, the least and the most, and the ratios within a round.

Moves: every action and every outcome of the dice is one, on both sides. Our random play returns how many it made. Theirs runs inside
OpenSpiel's own MCTSBot, so that no Python stands between: two simulations of many rollouts each, from the same position; moves are the
number of rollouts times the mean length of random games from there, which is measured through its Python interface beforehand.
Halma is the exception: OpenSpiel makes every hop of a chain an action, and one more to stop, so there a turn is one move on both sides; the
note says how many steps and hops, or actions, a turn is on either side.
Draughts on 10x10, which OpenSpiel lacks, stands beside py-draughts, played
through its own interface.
"""
