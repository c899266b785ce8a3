"""What is known about mill: it looks ahead, and with few stones whoever plays as well as can be knows how it ends."""

from parlour.core.state import State
from parlour.games.mill.engine import STONES, MillState
from parlour.players.alphabeta import Knowledge
from parlour.players.foresight import Foresight
from parlour.players.mill.endings import worths
from parlour.players.mill.knowledge import MillKnowledge

FIRST_STONES = 4
A_SHADE = 20.0  # a stone counts about a hundred
ANYWHERE = 60.0  # the first stone decides which game it will be, and hardly who wins it


class MillExpert(Foresight):
    version = 3
    overlooked = 10.0  # a mill that is forgotten costs more than anything that could be misjudged
    forgotten = 0.0
    thoroughness = 3  # two to three million positions take a second

    def knowledge(self, state: State) -> Knowledge | None:
        return MillKnowledge(state) if isinstance(state, MillState) and state.turn >= 0 else None

    def varied(self, state: State) -> float:
        """As long as hardly a stone lies."""
        if not isinstance(state, MillState) or state.own_hand <= STONES - FIRST_STONES:
            return 0.0
        return ANYWHERE if state.own_hand == STONES else A_SHADE

    def exact(self, state: State) -> dict[int, float] | None:
        return worths(state) if isinstance(state, MillState) else None


EXPERT = MillExpert()
