"""Halma for two with four men each: how many moves an army needs alone is known, and whoever knows it plays better."""

from random import Random

import pytest

import parlour
from parlour.games.halma.engine import HalmaState, blank_state
from parlour.players.backward import number_of
from parlour.players.expert import COMPILED
from parlour.players.halma.alone_solver import UNSEEN, Alone, is_solvable

GAME = parlour.game("twee_in_een_a")

pytestmark = pytest.mark.skipif(not COMPILED, reason="uncompiled it is not asked for")


def begun(setup: str = "corner") -> HalmaState:
    state = GAME.start(setup=setup)
    assert isinstance(state, HalmaState)
    return state


def needed(alone: Alone, fields: list[int]) -> int:
    return int(alone.moves[number_of(sum(1 << field for field in fields))])


@pytest.mark.parametrize(("setup", "moves"), [("corner", 8), ("edge", 10)])
def test_both_armies_need_as_many_moves_from_their_starts(setup: str, moves: int) -> None:
    state = begun(setup)
    for seat in range(2):
        alone = Alone(state.setup, state.rules, seat)
        assert needed(alone, state.pieces(seat)) == moves
        assert needed(alone, state.rules.sides[seat].target) == 0
        assert max(alone.moves) == 11, "every army comes home"
        assert UNSEEN not in alone.moves


@pytest.mark.parametrize("seat", [0, 1])
def test_an_army_is_a_move_farther_away_than_where_its_best_move_leads(seat: int) -> None:
    start = begun()
    alone, rng = Alone(start.setup, start.rules, seat), Random(1)
    for _ in range(300):
        state = blank_state(start.setup, start.rules)
        state.side = state.turn = seat
        men = rng.sample(range(int(start.rules.fields)), 4)
        for man in men:
            state.put(seat, man)
        ends = [{*men} - {move >> 8} | {move & 255} for move in state.legal()]
        least = min(needed(alone, list(end)) for end in ends)
        assert needed(alone, men) in (0, least + 1)


def test_larger_armies_and_moves_that_cannot_be_made_back_are_not_solved() -> None:
    for id in ("pyramiden_dame", "eckdame", "halma_stern10", "tippy"):
        state = parlour.game(id).start()
        assert isinstance(state, HalmaState)
        assert not is_solvable(state.rules), id
