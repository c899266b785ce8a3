"""Training a RacadoJudge by self-play; somebody simple takes if it can, else goes as near to its court as it can."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS
from parlour.lab.throw_training import ThrowSelfPlay


class RacadoSelfPlay(ThrowSelfPlay):
    """One judge playing all seats but those that take, and learning from what came of it."""

    def simple(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        return taking(state)


def taking(state: HalmaState) -> i64:
    """Take if you can, of several pieces whichever is nearest to one's own court, else go as near to it as you can."""
    count = state.fill()
    row = state.turn * state.rules.fields
    best = state.moves[0]
    most: i64 = -10_000
    which: i64 = 0
    while which < count:
        action = state.moves[which]
        if action != PASS:
            field = action & 255
            rank = (1000 if state.board[field] != 0 else 0) - state.rules.distance[row + field]
            if rank > most:
                most = rank
                best = action
        which += 1
    return best
