"""What the computer players do with the doubling cube.

For money they follow Janowski: the cube is LIVE between dead and live, and what is done is what its figures say. In a match they compare
their chances to win it (match_equity.py).
"""

from __future__ import annotations

from itertools import pairwise

from parlour.core.state import NOBODY
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import ANSWER, DOUBLE, DROP, EXACT, OFF, PLACES, ROLL, SCORE, STONES, TAKE
from parlour.players.expert import CERTAIN
from parlour.players.tables import bearoff
from parlour.players.tables.bearoff import home
from parlour.players.tables.match_equity import LIVE, MINE, NOBODYS, THEIRS, MatchGame, Wins, match_table
from parlour.players.tables.network import LOSE_DOUBLE, LOSE_TRIPLE, WIN, WIN_DOUBLE, WIN_TRIPLE, Judge, racing

SINGLE_WINS = Wins(0.0, 0.0)

# How games are won, as our networks play them against themselves without the cube: `python -m benchmarks.cube --wins`
COMMON_WINS = Wins(0.271, 0.016)  # of 20,000 games
PRINTED_WINS = Wins(0.152, 0.034)  # of 4,000

CLEAR = 0.5  # of what the cube shows: who would lose as much by a double, a take or a drop sees that, on every level


def in_table(state: TablesState, seat: int) -> bool:
    """Whether a side's bear-off is in the tables."""
    # They hold for backgammon alone, where wins may be double. In puff and Russian puff the lower number comes first, and a turn goes on
    # after a pasch; in long puff and zick-zack both sides bear off from the same points, and meet there; in tric-trac points decide.
    return bool(state.rules.stakes.gammons) and state.all_home(seat) and STONES - state.at[PLACES * seat + OFF] <= bearoff.STONES


def chances(state: TablesState, seat: int, judge: Judge) -> tuple[float, Wins, Wins]:
    """For the seat about to throw: its chance to win, and how it and the other side would win."""
    if racing(state) and in_table(state, 0) and in_table(state, 1):
        race, own, other = bearoff.race(state.rules.off.overshoot == EXACT), home(state, seat), home(state, 1 - seat)
        win = max(1.0 - race.all_off.wins(other, own), 0.0)  # the chances of all turns may add up to a little more than one
        return win, shares(win, race.gammons(own, other, False), 0.0), shares(1.0 - win, race.gammons(other, own, True), 0.0)
    network = judge.network(state)
    network.look_at(state.at, seat, state.rules.same_way)
    out = list(network.out)
    win = min(max(out[WIN], 0.001), 0.999)
    mine = shares(win, out[WIN_DOUBLE], out[WIN_TRIPLE]) if state.at[PLACES * (1 - seat) + OFF] == 0 else SINGLE_WINS
    theirs = shares(1.0 - win, out[LOSE_DOUBLE], out[LOSE_TRIPLE]) if state.at[PLACES * seat + OFF] == 0 else SINGLE_WINS
    return win, mine, theirs


def shares(win: float, double: float, triple: float) -> Wins:
    if win <= 0.0:
        return SINGLE_WINS
    most = min(double / win, 1.0)
    return Wins(most, min(triple / win, most))


def doubles(state: TablesState, judge: Judge) -> bool:
    return doubles_in_match(state, judge) if state.rules.stakes.match > 0 else doubles_for_money(state, judge)


def takes(state: TablesState, judge: Judge) -> bool:
    return takes_in_match(state, judge) if state.rules.stakes.match > 0 else takes_for_money(state, judge)


def in_doubt(state: TablesState, judge: Judge) -> bool:
    """Whether weak levels may misjudge what to do: not a certain game, and no dropping of won ones or doubling of lost ones."""
    thrower = 1 - state.hand if state.stage == ANSWER else state.hand
    worths = cube_worths(state, judge).values()
    clear = max(worths) - min(worths) >= CLEAR * int(state.cube)
    return not clear and CERTAIN < chances(state, thrower, judge)[0] < 1.0 - CERTAIN


# For money


def points(wins: Wins) -> float:
    """What a win counts on average, in units of the cube."""
    return 1.0 + wins.double + wins.triple


def doubles_for_money(state: TablesState, judge: Judge) -> bool:
    """Where it is worth no less than rolling; too good a game is played on for a double win."""
    worths = cube_worths(state, judge)
    return worths[int(DOUBLE)] >= worths[int(ROLL)]


def takes_for_money(state: TablesState, judge: Judge) -> bool:
    worths = cube_worths(state, judge)
    return worths[int(TAKE)] >= worths[int(DROP)]


def cube_worths(state: TablesState, judge: Judge) -> dict[int, float]:
    """What rolling or doubling, taking or dropping is worth, in points."""
    if state.rules.stakes.match > 0:
        return cube_worths_in_match(state, judge)
    seat, stake, left = state.hand, float(state.cube), doublings_left(state)
    if state.stage == ANSWER:
        win, theirs, mine = chances(state, 1 - seat, judge)  # of the other side, who throws
        return {int(TAKE): -2.0 * stake * equity(win, theirs, mine, 0, left - 1), int(DROP): -stake}
    win, mine, theirs = chances(state, seat, judge)
    doubled = stake * min(1.0, 2.0 * equity(win, mine, theirs, 0, left - 1))
    kept = stake * equity(win, mine, theirs, left, left if state.owner == NOBODY else 0)
    return {int(DOUBLE): doubled, int(ROLL): kept}


def doublings_left(state: TablesState) -> int:
    """How often the cube can still be turned."""
    return max((int(state.rules.stakes.cube) // int(state.cube)).bit_length() - 1, 0)


def equity(win: float, mine: Wins, theirs: Wins, my_doublings: int, their_doublings: int) -> float:
    """What a game is worth to whoever throws, in units of the cube: LIVE between a dead one and one turned at the best moment.

    Whoever may not double has no doublings; the other side has all that are left.
    """
    gain, loss = points(mine), points(theirs)
    bends = [(0.0, -loss), (1.0, gain)]
    if their_doublings > 0:
        bends.append((1.0 - cash_point(loss, gain, their_doublings), -1.0))
    if my_doublings > 0:
        bends.append((cash_point(gain, loss, my_doublings), 1.0))
    bends.sort()
    live = 0.0
    for (low, worst), (high, best) in pairwise(bends):
        if low <= win <= high:
            live = worst + (best - worst) * (win - low) / (high - low) if high > low else best
    return LIVE * live + (1.0 - LIVE) * (win * gain - (1.0 - win) * loss)


def cash_point(gain: float, loss: float, doublings: int) -> float:
    """The chance at which the other side does not care whether it takes: with the last double it gets a cube that is dead."""
    if doublings == 1:
        return (loss + 0.5) / (gain + loss)
    theirs = 1.0 - cash_point(loss, gain, doublings - 1)  # where it would double again, and I would not care
    return theirs + (1.0 - theirs) * 1.5 / (gain + 1.0)  # between that, at -1, and a win: where twice the game counts 1


# In a match


def match_game(state: TablesState, seat: int, mine: Wins, theirs: Wins) -> MatchGame:
    """The game on the board as part of the match, as this seat sees it."""
    rules = state.rules
    wins = COMMON_WINS if state.setup.flag("standard_rules") else PRINTED_WINS
    table = match_table(wins, rules.stakes.cube, bool(rules.stakes.crawford))
    needs = [int(rules.stakes.match - state.at[SCORE + side]) for side in (seat, 1 - seat)]
    return MatchGame(table, needs[0], needs[1], mine, theirs)


def doubles_in_match(state: TablesState, judge: Judge) -> bool:
    seat = state.hand
    win, mine, theirs = chances(state, seat, judge)
    owner = NOBODYS if state.owner == NOBODY else MINE if state.owner == seat else THEIRS
    return match_game(state, seat, mine, theirs).doubles(win, state.cube, owner)


def takes_in_match(state: TablesState, judge: Judge) -> bool:
    seat = state.hand
    win, theirs, mine = chances(state, 1 - seat, judge)  # of the other side, who throws
    return match_game(state, seat, mine, theirs).takes(1.0 - win, state.cube)


def cube_worths_in_match(state: TablesState, judge: Judge) -> dict[int, float]:
    """The same in a match: chances to win it, told in points of a game that counts what this one does at the cube as it lies."""
    seat, cube = state.hand, int(state.cube)
    if state.stage == ANSWER:
        win, theirs, mine = chances(state, 1 - seat, judge)  # of the other side, who throws
        game = match_game(state, seat, mine, theirs)
        found = {int(TAKE): game.chance(1.0 - win, 2 * cube, MINE), int(DROP): game.dropped(cube, THEIRS)}
    else:
        win, mine, theirs = chances(state, seat, judge)
        game = match_game(state, seat, mine, theirs)
        owner = NOBODYS if state.owner == NOBODY else MINE
        found = {int(DOUBLE): game.doubled(win, cube), int(ROLL): game.chance(win, cube, owner)}
    worst, best = game.after(0, cube), game.after(cube, 0)
    return {action: cube * (2.0 * (chance - worst) / (best - worst) - 1.0) for action, chance in found.items()}
