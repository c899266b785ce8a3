"""What `plays_of` lists for players, beside what single actions lead to: every end of a throw, and each once."""

from random import Random

import pytest

import parlour
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import PLAY
from tests.oracles.test_backgammon import Stones, our_steps, stones

THROWS = 60


def some_throw(id: str, rng: Random) -> TablesState | None:
    """A throw of a random game that nothing has been played of."""
    state = parlour.game(id).start()
    assert isinstance(state, TablesState)
    while state.turn != OVER:
        if state.stage == PLAY and not state.midway and rng.random() < 0.03:
            return state
        state.apply(rng.choice(state.legal()))
    return None


def ends_by_plays(state: TablesState) -> set[Stones]:
    """A pasch of puff has two plays."""
    seat, plays, found = state.hand, list(plays_of(state)), list[tuple[Stones, TablesState]]()
    for packed in plays:
        after = state.clone()
        while packed:
            after.play(packed & 255)
            packed >>= 8
        found.append((stones(after), after))
    assert len({end for end, _ in found}) == len(plays), "each once"
    ends = set[Stones]()
    for end, after in found:
        ends |= ends_by_plays(after) if after.stage == PLAY and after.hand == seat else {end}
    return ends


@pytest.mark.parametrize("id", ["backgammon", "puff", "langes_puff", "russisches_puff", "zickzack", "trictrac"])
def test_plays_are_where_single_actions_lead(id: str) -> None:
    rng, compared, doubles = Random(1), 0, 0
    while compared < THROWS or doubles < THROWS // 6:
        state = some_throw(id, rng)
        if state is not None:
            compared += 1
            doubles += state.high == state.low
            assert ends_by_plays(state) == our_steps(state), repr(state)


def test_who_bears_the_last_one_off_in_trictrac_enters_with_the_other_of_two_equal_numbers() -> None:
    """The stone that goes on stands further back than the one before it."""
    game = parlour.game("trictrac")
    state = game.position("W 2:1; B start:15 | W 3-3, points 0 0")
    assert isinstance(state, TablesState)
    assert game.face.list_moves(state) == ["2/off start/22"]
    assert len(ends_by_plays(state)) == 1
    assert ends_by_plays(state) == our_steps(state)
