"""What is known about mill: it looks ahead, and with few stones whoever plays as well as can be knows how it ends."""

from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.players.alphabeta import Knowledge
from parlour.players.foresight import Foresight
from parlour.players.mill.endings import worths
from parlour.players.mill.knowledge import MillKnowledge


class MillExpert(Foresight):
    version = 2
    overlooked = 10.0  # a mill that is forgotten costs more than anything that could be misjudged
    forgotten = 0.0
    thoroughness = 3  # two to three million positions take a second

    def knowledge(self, state: State) -> Knowledge | None:
        return MillKnowledge(state) if isinstance(state, MillState) and state.turn >= 0 else None

    def exact(self, state: State) -> dict[int, float] | None:
        return worths(state) if isinstance(state, MillState) else None


EXPERT = MillExpert()
