"""Wolf and sheep for those who do not play it perfectly: they see near ends, and misjudge far ones."""

from __future__ import annotations

from functools import partial
from typing import Final

from parlour.core.state import State
from parlour.games.draughts.wolf_engine import WolfState
from parlour.players.draughts.wolf_way_solver import WolfWays
from parlour.players.endings import choose
from parlour.players.expert import Strength
from parlour.players.kept import Lookup
from parlour.players.solved import Solved

WAYS: Final = Solved("wolf-1", 35_960 * 32 * 2, WolfWays)
MISJUDGED: Final = 5.0  # times the noise where dice decide too: most of the sheep's errors can be made good


def lookups() -> list[Lookup]:
    return [WAYS.lookup]


def seeming_action(state: WolfState, strength: Strength, seed: int) -> int | None:
    """None as long as the lookup is not there."""
    ways = WAYS.at_once()
    return None if ways is None else choose(state, partial(result_of, ways), strength, MISJUDGED * strength.blurred, seed)


def result_of(ways: WolfWays, state: State) -> int:
    """How a position ends, as backward.py tells it."""
    assert isinstance(state, WolfState)
    return int(ways.result(state))
