"""Chicago: a choice is worth the chance not to be the worst.

Against what lies on the table it is exact, and between two players it is exact altogether: the one who begins reckons with the best
reply to whatever it ends with, and as a round has two ends only, who wins it most often wins the game most often. With more players those
who are still to throw are thought to play for points.
"""

from functools import cache

from parlour.games.dice.chicago_rules import CALL_HIGH, CALL_LOW, HIGH_POINTS, LOW, LOW_POINTS, OPEN, Chicago
from parlour.games.dice.throws import FIRST, NUMBER
from parlour.players.dice.chicago_solver import MOST_POINTS, ChicagoTurn, points_wanted
from parlour.players.expert import Worth

HAIR = 1e-4  # what all points together are worth beside chances


@cache
def rival(low: bool, two_sixes: bool, limit: int) -> list[float]:
    """How likely every end of a turn is for somebody who plays for points."""
    return ChicagoTurn(low, two_sixes, limit, points_wanted(low)).chances()


def quality(low: bool, points: int, used: int) -> int:
    return (-4 if low else 4) * points - used


@cache
def below(low: bool, two_sixes: bool, limit: int) -> dict[int, float]:
    """For every quality the chance that such a rival has less, equals counting half."""
    chances: dict[int, float] = {}
    for at, chance in enumerate(rival(low, two_sixes, limit)):
        used, points = divmod(at, MOST_POINTS + 1)
        chances[quality(low, points, used)] = chances.get(quality(low, points, used), 0.0) + chance
    found, sum = {}, 0.0
    for own in sorted(chances):
        found[own] = sum + chances[own] / 2
        sum += chances[own]
    return found


@cache
def replies(low: bool, two_sixes: bool, limit: int) -> dict[int, float]:
    """For every quality with which somebody can end after so many throws: the chance of the other to win the round, who plays as well."""
    found = {}
    for points in {int(LOW_POINTS[number] if low else HIGH_POINTS[number]) for number in range(FIRST[3], FIRST[4])}:
        own = quality(low, points, limit)
        found[own] = ChicagoTurn(low, two_sixes, limit, against(low, own)).ahead(0, 3, 0)
    return found


def against(low: bool, other: int) -> list[float]:
    """The chance to win the round against a quality that lies on the table, for every end of the turn; equals throw for it."""
    ends = [quality(low, points, used) for used in range(4) for points in range(MOST_POINTS + 1)]
    return [1.0 if own > other else 0.5 if own == other else 0.0 for own in ends]


def between_two(state: Chicago, low: bool, rival: int) -> list[float]:
    """The chance to win the round, for every end of the turn that can come about."""
    if state.limit > 0:
        return against(low, quality(low, state.points[rival], state.used[rival]))
    worth = [0.0] * (MOST_POINTS + 1)
    for used in range(1, 4):
        lost = replies(low, state.two_sixes, used)
        worth += [1.0 - lost.get(quality(low, points, used), 1.0) for points in range(MOST_POINTS + 1)]
    return worth


def safety(state: Chicago, low: bool) -> list[float]:
    """The chance not to be the worst, for every end of the turn."""
    rivals = [seat for seat in range(state.seats) if seat != state.hand and not state.left[seat]]
    return between_two(state, low, rivals[0]) if len(rivals) == 1 else among_several(state, low)


def among_several(state: Chicago, low: bool) -> list[float]:
    seats = [seat for seat in range(state.seats) if seat != state.hand and not state.left[seat]]
    starts = state.limit == 0
    played = [] if starts else [seat for seat in seats if state.points[seat]]
    known = [quality(low, state.points[seat], state.used[seat]) for seat in played]
    later, two_sixes = len(seats) - len(played), state.two_sixes
    worth = []
    for used in range(4):
        chances = below(low, two_sixes, int(max(1, used if starts else state.limit))) if later else {}
        for points in range(MOST_POINTS + 1):
            own = quality(low, points, used)
            least = min(known, default=own + 1)
            worst = (0.0 if least < own else 0.5 if least == own else 1.0) * (1.0 - chances.get(own, 0.0)) ** later
            worth.append(1.0 - worst + HAIR * float(MOST_POINTS - points if low else points) / 300.0)
    return worth


def turn(state: Chicago, low: bool) -> ChicagoTurn:
    return ChicagoTurn(low, state.two_sixes, state.throws(), safety(state, low))


def weigh(state: Chicago) -> Worth:
    number = NUMBER[state.dice]
    if state.mode == OPEN:
        return Worth("chance", {CALL_HIGH: turn(state, False).best(0, number, 1), CALL_LOW: turn(state, True).best(0, number, 1)})
    solved = turn(state, state.mode == LOW)
    standing = solved.points(NUMBER[state.standing])
    return Worth("chance", {action: solved.value(standing, number, state.made, action) for action in state.legal()})
