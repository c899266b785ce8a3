"""The small dice games for two: what the players know is the exact optimum, by a second reckoning that knows nothing but the rules.

The second reckoning walks through the engine itself, position by position, both seats choosing what is best for them; where a game could
go on for ever it is cut off where nothing in a million is left. Where that would be too much, the reckoning is another one by hand.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Hashable
from functools import cache
from itertools import product

import pytest

import parlour
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.boese_drei_rules import STOP, BadThree
from parlour.games.dice.chicago_rules import Chicago
from parlour.games.dice.craps_rules import STAKE
from parlour.games.dice.va_banque_rules import VaBanque
from parlour.players.dice.craps_solver import chance, standard_chance
from parlour.players.dice.expert import EXPERT
from parlour.players.dice.rentmeister_solver import TwoStewards
from parlour.players.expert import COMPILED
from parlour.players.levels import STRONGEST

EXACT = 1e-6


class Reckoning:
    """The chance of seat 0 to win, by the rules alone; `known` says it of positions that need no further look."""

    def __init__(self, known: Callable[[State], float | None] = lambda state: None) -> None:
        self.known = known
        self.worth: dict[Hashable, float] = {}
        sys.setrecursionlimit(20_000)

    def value(self, state: State) -> float:
        if state.turn == OVER:
            return state.payoff(0)
        key = state.key()
        if key not in self.worth:
            found = self.known(state)
            self.worth[key] = self.looked(state) if found is None else found
        return self.worth[key]

    def looked(self, state: State) -> float:
        worths = [self.value(self.after(state, action)) for action in state.legal()]
        if state.turn == CHANCE:
            weights = state.weights()
            return sum(weight * worth for weight, worth in zip(weights, worths, strict=True)) / sum(weights)
        return max(worths) if state.turn == 0 else min(worths)

    def after(self, state: State, action: int) -> State:
        then = state.clone()
        then.play(action)
        return then

    def check(self, state: State) -> None:
        """The expert knows what each action is worth."""
        worth = EXPERT.weigh(state, STRONGEST, 1)
        assert worth is not None and worth.unit == "chance" and sorted(worth.values) == state.legal()
        for action, known in worth.values.items():
            exact = self.value(self.after(state, action))
            assert known == pytest.approx(exact if state.turn == 0 else 1.0 - exact, abs=EXACT), (state.text(), action)


# The bad three


class Cut(Reckoning):
    """With forty or more, and more than the other, everybody stops: throwing on is worse there by far, so that nothing is lost."""

    def looked(self, state: State) -> float:
        if isinstance(state, BadThree) and state.turn >= 0 and state.points[state.turn] >= max(40, state.points[1 - state.turn] + 1):
            return self.value(self.after(state, STOP))
        return super().looked(state)


def test_the_bad_three_for_the_second() -> None:
    game = parlour.game("boese_drei")
    for text in ("A points=22; B points=22; dice=4 | B chooses", "A points=9; B points=4; dice=4 | B chooses"):
        Cut().check(game.position(text, 2, rounds=1))
    Cut().check(game.position("A points=20 won=1; B points=20; round=1 dice=5 | A chooses", 2, rounds=2))


@cache
def three(left: int, lead: int, first: int, second: int) -> float:
    """The chance of the seat that began this round, with so many rounds to play and so far ahead; what comes next is a throw.

    `second` is -1 while the first throws. Beyond a hundred nobody throws on.
    """
    total, sum = (first, 0.0) if second < 0 else (second, 0.0)
    for face in (1, 2, 4, 5, 6):
        after = total + face
        stopped = ended(left, lead, after, -1) if second < 0 else ended(left, lead, first, after)
        if after > 100:
            sum += stopped
        elif second < 0:
            sum += max(stopped, three(left, lead, after, -1))
        else:
            sum += min(stopped, three(left, lead, first, after))
    return (sum + (ended(left, lead, 0, -1) if second < 0 else ended(left, lead, first, 0))) / 6


def ended(left: int, lead: int, first: int, second: int) -> float:
    """The same when a turn has ended; after the second one's the other seat begins the next round."""
    if second < 0:
        return three(left, lead, first, 0)
    lead += (first > second) - (first < second)
    if left == 1:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 1.0 - three(left - 1, -lead, 0, -1)


@pytest.mark.parametrize(("rounds", "round", "won"), [(1, 0, (0, 0)), (2, 0, (0, 0)), (4, 2, (2, 1)), (4, 2, (0, 1))])
def test_the_bad_three_for_the_first(rounds: int, round: int, won: tuple[int, int]) -> None:
    figures = [f" won={count}" if count else "" for count in won]
    for total in (4, 17, 19, 20, 21, 22, 25, 33):
        number = f" round={round}" if round else ""
        text = f"A points={total}{figures[0]}; B{figures[1]};{number} dice=4 | A chooses"
        worth = EXPERT.weigh(parlour.game("boese_drei").position(text, 2, rounds=rounds), STRONGEST, 1)
        left, lead = rounds - round, won[0] - won[1]
        assert worth is not None
        assert worth.values == pytest.approx({0: ended(left, lead, total, -1), 1: three(left, lead, total, -1)}, abs=EXACT)


# The steward


@cache
def steward(mine: tuple[int, ...], theirs: tuple[int, ...], lead: int) -> float:
    """The chance of whoever throws next to have more in the end, by the rows that are empty and how far ahead it is."""
    if not mine and not theirs:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    total = 0.0
    for pips, ways in SUMS.items():
        total += ways * max(1.0 - steward(theirs, tuple(other for other in mine if other != row), -lead - row * pips) for row in mine) / 216
    return total


SUMS = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "lead"),
    [
        ("A times=3:10,4:9,5:11,6:8; B times=3:12,4:11,5:10,6:9; dice=2,5,6 | A chooses", (7, 8), (7, 8), 169 - 184),
        ("A times=3:10,4:9,5:11; B times=6:8,7:12,8:15; dice=4,4,6 | A chooses", (6, 7, 8), (3, 4, 5), 121 - 252),
    ],
)
def test_the_steward(text: str, mine: tuple[int, ...], theirs: tuple[int, ...], lead: int) -> None:
    worth = TwoStewards()
    state = parlour.game("rentmeister").position(text, 2)
    pips = sum(int(face) for face in text.split("dice=")[1][:5].split(","))
    bits = [sum(1 << row - 3 for row in rows) for rows in (mine, theirs)]
    for action in state.legal():
        row = action + 3
        exact = 1.0 - steward(theirs, tuple(other for other in mine if other != row), -lead - row * pips)
        assert worth.written(bits[0], bits[1], lead, pips, action) == pytest.approx(exact, abs=EXACT)
    known = EXPERT.weigh(state, STRONGEST, 1)
    assert known is not None and known.best() in state.legal()
    if COMPILED:
        assert known.values == {row: worth.written(bits[0], bits[1], lead, pips, row) for row in state.legal()}


# Chicago


def thrown_for(state: State) -> float | None:
    """Equals throw for the coaster on even terms; and who is level after a round is not looked at further."""
    return 0.5 if isinstance(state, Chicago) and state.contest else None


ON_THE_TABLE = ("points=104 throws_used=2; B; starter=A limit=2 made=1", "points=163 throws_used=3; B; starter=A limit=3 made=2")


@pytest.mark.parametrize("text", ON_THE_TABLE)
def test_chicago_for_the_second(text: str) -> None:
    """The last coaster decides: one round is the game."""
    Reckoning(thrown_for).check(parlour.game("chicago").position(f"A {text} dice=1,4,6 | B chooses", 2, chips_out=1))


@pytest.mark.parametrize(("game", "made"), [("chicago", 1), ("chicago", 2), ("chicago_hoch_tief", 2)])
def test_chicago_for_the_first(game: str, made: int) -> None:
    """Where it stops, the other one plays as well as can be with as many throws."""
    mode = " mode=low" if game == "chicago_hoch_tief" else ""
    state = parlour.game(game).position(f"A; B; starter=A{mode} made={made} dice=3,5,6 | A chooses", 2, chips_out=1)
    worth = EXPERT.weigh(state, STRONGEST, 1)
    reckoning = Reckoning(thrown_for)
    assert worth is not None
    assert worth.values[STOP] == pytest.approx(reckoning.value(reckoning.after(state, STOP)), abs=EXACT)


# Va banque


def test_va_banque() -> None:
    game = parlour.game("va_banque")
    reckoning = Reckoning()
    for text in (
        "A chips=8; B chips=7 part=waits; step=2 total=5 dice=4 | B chooses",
        "A chips=8; B chips=7 part=waits; step=3 used=plus total=9 dice=5 | B chooses",
    ):
        state = game.position(text, 2)
        worth = EXPERT.weigh(state, STRONGEST, 1)
        assert worth is not None
        keeps = {action: 1.0 - lost(reckoning, reckoning.after(state, action)) for action in state.legal()}
        assert worth.values == pytest.approx(keeps, abs=EXACT)


def lost(reckoning: Reckoning, state: State) -> float:
    """The chance that the bank takes the stake, with the best choices from here."""
    if state.turn == CHANCE and isinstance(state, VaBanque) and state.bank > 0:
        return 1.0 if state.chips[1] < 8 else 0.0  # the bank of B has begun, against which only A stakes
    worths = [lost(reckoning, reckoning.after(state, action)) for action in state.legal()]
    return sum(worths) / len(worths) if state.turn == CHANCE else min(worths)


# Craps


@cache
def maker(left: int, chips: int, total: int, odds: float) -> float:
    """The chance of the maker with so many chips to win, with so many makers to come."""
    if chips in (0, total):
        return chips / total
    if left == 0:
        return 1.0 if 2 * chips > total else 0.5 if 2 * chips == total else 0.0
    return max(staked(left, chips, total, odds, stake) for stake in range(1, min(chips, total - chips) + 1))


def staked(left: int, chips: int, total: int, odds: float, stake: int) -> float:
    def after(chips: int) -> float:
        if left == 1 or chips in (0, total):
            return maker(0, chips, total, odds)
        return 1.0 - maker(left - 1, total - chips, total, odds)

    return odds * after(chips + stake) + (1 - odds) * after(chips - stake)


@pytest.mark.parametrize("standard", [False, True])
def test_craps(standard: bool) -> None:
    game = parlour.game("craps")
    odds = standard_chance() if standard else chance(2)
    named = "" if standard else " named=2"
    state = game.position(f"A chips=7; B chips=5; first=A{named} | A chooses", 2, start_chips=6, rounds=3, standard_rules=standard)
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and sorted(worth.values) == state.legal()
    for action, known in worth.values.items():
        assert known == pytest.approx(staked(6, 7, 12, odds, action - STAKE), abs=EXACT)


# Under or over seven


def test_under_or_over_seven_is_even() -> None:
    totals = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))
    assert sum(ways for total, ways in totals.items() if total < 7) == sum(ways for total, ways in totals.items() if total > 7)
