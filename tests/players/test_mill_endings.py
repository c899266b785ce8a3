"""Endings of mill: what is known of every position agrees with what the engine's moves lead to."""

from itertools import product
from random import Random
from typing import Final

import pytest

import parlour
from parlour.games.mill.engine import MillState
from parlour.games.mill.grid import NAMES
from parlour.players.backward import EVEN, Backward, distance_of, is_lost, is_won, number_of
from parlour.players.expert import COMPILED
from parlour.players.levels import STRONGEST
from parlour.players.mill import endings
from parlour.players.mill.endings_solver import FIRST_FORMS, FORMS, MillEndings, Sets, turned
from parlour.players.mill.endings_solver import endings as all_endings
from parlour.players.mill.expert import EXPERT

MILL: Final = parlour.game("muehle")
NEEDS_CODE: Final = pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")


class Countdown(Backward):
    """From n one goes to n - 1 or n - 2; who stands at 0 has lost, 9 leads nowhere but to 8 and to an end that nobody wins."""

    def follow(self, number: int) -> int:
        if number == 9:
            self.exit_even = True
        self.listed[0] = number - 1
        self.listed[1] = number - 2
        return min(number, 2) if number != 9 else 1

    def come_before(self, number: int) -> int:
        self.listed[0] = number + 1
        self.listed[1] = number + 2
        return 2 if number < 7 else {7: 1, 8: 1, 9: 0}[number]


@pytest.mark.skipif(COMPILED, reason="a class of plain Python cannot be solved by compiled code")
def test_a_small_game_is_solved_backwards() -> None:
    game = Countdown(10)
    game.solve(lambda done: None)
    results = [int(result) for result in game.results]
    assert [is_lost(result) for result in results] == [True, False, False, True, False, False, True, False, False, False]
    assert [distance_of(result) for result in results] == [0, 1, 1, 2, 3, 3, 4, 5, 5, -1]
    assert results[9] == EVEN


def test_sets_and_their_forms() -> None:
    three = Sets(3)
    assert three.forms == FIRST_FORMS[3]
    assert sorted(number_of(stones) for stones in three.stones) == list(range(2024))
    assert {three.form[number_of(turned(0b111, way))] for way in range(FORMS)} == {three.form[number_of(0b111)]}
    for stones in list(three.stones)[::97]:
        at = number_of(stones)
        for way in range(FORMS):
            if three.ways[at] >> way & 1:
                assert turned(stones, way) == three.first[three.form[at]]


def some_position(rng: Random, own: int, enemy: int, **options: bool) -> MillState:
    points = rng.sample(NAMES, own + enemy)
    state = MILL.position(f"W:W{','.join(points[:own])}:B{','.join(points[own:])}:H0,0", 2, **options)
    assert isinstance(state, MillState)
    return state


def expected(state: MillState, games: list[MillEndings]) -> int:
    """What a position comes to, by what the engine's whole moves lead to."""
    results = []
    pending = [state]
    while pending:
        here = pending.pop()
        for action in here.legal():
            after = here.clone()
            after.play(action)
            if after.turn == state.turn:
                pending.append(after)
            elif after.turn < 0:
                results.append(1)  # the other side has lost
            else:
                results.append(endings.result_of(after, games))
    won = [result for result in results if is_lost(result)]
    if won:
        return min(won) + 1
    return EVEN if EVEN in results else max(results) + 1


@NEEDS_CODE
@pytest.mark.parametrize(("flying", "may_decline"), [(True, False), (False, False), (True, True), (False, True)])
def test_three_against_three_agrees_with_the_rules(flying: bool, may_decline: bool) -> None:
    games = all_endings(flying, False, may_decline)[:1]
    games[0].solve(lambda done: None)
    rng = Random(3)
    seen = set()
    for _ in range(400):
        state = some_position(rng, 3, 3, flying=flying, may_decline=may_decline)
        if state.turn < 0 or state.blocked():
            continue
        result = endings.result_of(state, games)
        if 0 < result < 250:
            assert result == expected(state, games), state.text()
        seen.add((is_won(result), is_lost(result)))
    assert len(seen) > 1
    assert EXPERT.choose(some_position(rng, 3, 3), STRONGEST, 1) is not None


def test_every_rule_that_makes_a_difference_has_its_lookup() -> None:
    names = {lookup.name for lookup in endings.lookups()}
    for flying, take_any, may_decline in product((False, True), repeat=3):
        state = MILL.start(2, flying=flying, take_from_mill_if_all=take_any, may_decline=may_decline)
        assert isinstance(state, MillState)
        solved = endings.SOLVED[endings.kind_of(state.rules)]
        assert solved.lookup.name in names and solved.lookup.name.startswith(f"mill-{flying:d}{take_any:d}{may_decline:d}")
