"""What is known about the games with three to five dice: what every choice is worth to the seat that decides.

In Chicago it is the chance not to be the worst, in va banque the chance to take the pot: against what lies on the table exactly, against
those who are still to throw as if they played for points. In the steward it is points, exactly.
"""

from functools import cache

from parlour.games.dice.chicago_rules import (
    CALL_HIGH,
    CALL_LOW,
    CONTEST,
    LEFT,
    LIMIT,
    LOW,
    MADE,
    MODE,
    STAND,
    TWO_SIXES,
    USED,
    ChicagoState,
    without,
)
from parlour.games.dice.chicago_rules import POINTS as CHICAGO_POINTS
from parlour.games.dice.engine import NUMBER, DiceState, pips
from parlour.games.dice.rentmeister_rules import RentmeisterState
from parlour.games.dice.throws import ORDERS, THROWS
from parlour.games.dice.va_banque_rules import MADE as PLAYED
from parlour.games.dice.va_banque_rules import PART, RESULT, STEP, TOTAL, WAITS, VaBanqueState
from parlour.games.dice.va_banque_rules import USED as OPERATIONS
from parlour.games.dice.wuerfelpoker_rules import (
    ANSWER,
    CALL,
    FOLD,
    HAND,
    IN,
    KEEP,
    OPENER,
    POT,
    RAISE_BY,
    RAISED,
    RAISER,
    RANK,
    WuerfelpokerState,
)
from parlour.games.dice.wuerfelpoker_rules import MADE as THROWN
from parlour.games.dice.wuerfelpoker_rules import STAND as STANDS
from parlour.games.dice.wuerfelpoker_rules import STEP as POKER_STEP
from parlour.games.dice.wuerfelpoker_rules import THROWS as MOST_THROWS
from parlour.games.kniffel.engine import FIVES
from parlour.players.dice.dice_three_solver import (
    ENDS,
    LARGEST,
    MOST_POINTS,
    BankTurn,
    ChicagoTurn,
    Steward,
    blank,
    kept_dice_worth,
    points_wanted,
    totals_wanted,
)

Values = dict[int, float]
FELL = -30.0  # leaving a remainder to the bank is worse than the smallest result
HAIR = 1e-4  # what points are worth beside chances


steward = cache(Steward)


def rentmeister(state: RentmeisterState) -> Values:
    rows, points = state.empty(state.hand), pips(state.dice)
    return {row: steward().written(rows, points, row) for row in state.legal()}


# Chicago


@cache
def rival(low: bool, two_sixes: bool, limit: int) -> list[float]:
    """How likely every end of a turn is for somebody who plays for points."""
    chances = blank(ENDS, 0.0)
    ChicagoTurn(low, two_sixes, limit, points_wanted(low)).spread(0, 3, 0, 1.0, chances)
    return list(chances)


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


def safety(state: ChicagoState, low: bool) -> list[float]:
    """The chance not to be the worst, for every end of the turn."""
    seats = [seat for seat in range(state.seats) if seat != state.hand and not state.own(seat, LEFT)]
    starts = state.figures[LIMIT] == 0
    played = [] if starts else [seat for seat in seats if state.own(seat, CHICAGO_POINTS)]
    known = [quality(low, state.own(seat, CHICAGO_POINTS), state.own(seat, USED)) for seat in played]
    later, two_sixes = len(seats) - len(played), bool(state.option(TWO_SIXES))
    worth = []
    for used in range(4):
        chances = below(low, two_sixes, int(max(1, used if starts else state.figures[LIMIT]))) if later else {}
        for points in range(MOST_POINTS + 1):
            own = quality(low, points, used)
            least = min(known, default=own + 1)
            worst = (0.0 if least < own else 0.5 if least == own else 1.0) * (1.0 - chances.get(own, 0.0)) ** later
            worth.append(1.0 - worst + HAIR * float(MOST_POINTS - points if low else points) / 300.0)
    return worth


def turn(state: ChicagoState, low: bool) -> ChicagoTurn:
    return ChicagoTurn(low, bool(state.option(TWO_SIXES)), state.limit(), safety(state, low))


def chicago(state: ChicagoState) -> Values:
    figures, number = state.figures, NUMBER[state.dice]
    if not figures[MODE]:
        return {CALL_HIGH: turn(state, False).best(0, number, 1), CALL_LOW: turn(state, True).best(0, number, 1)}
    solved = turn(state, figures[MODE] == LOW)
    standing = solved.points(NUMBER[figures[STAND]])
    return {action: solved.value(standing, number, figures[MADE], action) for action in state.legal()}


# Va banque


@cache
def bank_rival(bank_takes: bool) -> tuple[list[float], float]:
    """How likely every result is for somebody who plays for a large one, and how likely a remainder."""
    chances = blank(2 * LARGEST + 1, 0.0)
    fell = BankTurn(totals_wanted(), bank_takes, FELL).spread(0, 0, 0, 1.0, chances)
    return list(chances), fell


def share(state: VaBanqueState) -> list[float]:
    """The chance to take the pot, for every result."""
    known = [state.own(seat, RESULT) for seat in range(state.seats) if state.own(seat, PART) == PLAYED]
    later = sum(state.own(seat, PART) == WAITS for seat in range(state.seats)) - 1
    chances, below = bank_rival(state.bank_takes())
    best = max(known, default=-LARGEST)
    worth = []
    for at, chance in enumerate(chances):
        result = at - LARGEST
        ahead = 0.0 if result < best else 0.5 if result == best else 1.0
        worth.append(ahead * (below + chance / 2) ** later + HAIR * float(result) / 1300.0)
        below += chance
    return worth


def va_banque(state: VaBanqueState) -> Values:
    solved = BankTurn(share(state), state.bank_takes(), 0.0)
    figures = state.figures
    return {action: solved.value(figures[TOTAL], figures[OPERATIONS], figures[STEP], state.dice, action) for action in state.legal()}


# Poker with dice


@cache
def beaten() -> list[float]:
    """For every throw of five dice the chance that another one is worse, equals counting half."""
    order = sorted(range(FIVES, len(THROWS)), key=lambda number: RANK[number])
    found, sum = [0.0] * len(THROWS), 0.0
    for number in order:
        found[number] = sum + ORDERS[number] / 7776 / 2
        sum += ORDERS[number] / 7776
    return found


def equity(state: WuerfelpokerState, number: int) -> float:
    """The chance of dice to take the pot; whoever is still to throw is thought to do so as often as is allowed."""
    own = RANK[number]
    opener, order = state.figures[OPENER], []
    for at in range(state.seats):
        order.append(int((opener + at) % state.seats))
    thrower = int(state.figures[RAISER]) if state.figures[POKER_STEP] == ANSWER else int(state.hand)
    chance = 1.0
    for seat in order:
        if seat == state.hand or not state.own(seat, IN):
            continue
        if order.index(seat) <= order.index(thrower):
            other = RANK[NUMBER[state.own(seat, HAND)]]
            chance *= 0.0 if other > own else 0.5 if other == own else 1.0
        else:
            chance *= beaten()[number] ** state.option(MOST_THROWS)
    return chance


def poker_throws(state: WuerfelpokerState) -> Values:
    """Which dice to throw again: the chance to take the pot, worked back through the throws that are left."""
    left = state.option(MOST_THROWS) - state.figures[THROWN]
    fives = [equity(state, number) + HAIR * float(RANK[number]) / 1e6 for number in range(FIVES, len(THROWS))]
    worth = kept_dice_worth(fives, left)
    hand = NUMBER[state.own(state.hand, HAND)]
    values = {STANDS: fives[hand - FIVES]}
    for action in state.legal()[1:]:
        values[action] = worth[without(hand, NUMBER[action])]
    return values


def wuerfelpoker(state: WuerfelpokerState) -> Values:
    figures = state.figures
    if figures[POKER_STEP] == KEEP:
        return poker_throws(state)
    if figures[POKER_STEP] == ANSWER:
        hand = NUMBER[state.own(state.hand, HAND)] if has_thrown(state) else 0
        chance = equity(state, hand) if hand else unthrown(state)
        return {FOLD: 0.0, CALL: chance * float(figures[POT] + figures[RAISED]) - float(figures[RAISED])}
    chance = equity(state, NUMBER[state.own(state.hand, HAND)])
    others = sum(state.column(IN)) - 1
    pot, raises = int(figures[POT]), {action: action - int(RAISE_BY) for action in state.legal()}
    return {action: chance * (pot + (1 + others) * raised) - raised for action, raised in raises.items()}


def has_thrown(state: WuerfelpokerState) -> bool:
    """Whether the seat that answers has thrown in this deal: it comes before the raiser in the order from the opener."""
    opener = state.figures[OPENER]
    return (state.hand - opener) % state.seats < (state.figures[RAISER] - opener) % state.seats


def unthrown(state: WuerfelpokerState) -> float:
    """The chance of a seat that has not thrown: the mean over its throws."""
    return sum(float(ORDERS[number]) * equity(state, number) for number in range(FIVES, len(THROWS))) / 7776


def values(state: DiceState) -> Values | None:
    """What every action is worth, in a decision of one of these games."""
    if isinstance(state, RentmeisterState):
        return rentmeister(state)
    if isinstance(state, ChicagoState) and not state.figures[CONTEST]:
        return chicago(state)
    if isinstance(state, VaBanqueState):
        return va_banque(state)
    if isinstance(state, WuerfelpokerState):
        return wuerfelpoker(state)
    return None
