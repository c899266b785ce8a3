"""What is known about mill: it looks ahead."""

from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.players.alphabeta import Knowledge
from parlour.players.foresight import Foresight
from parlour.players.mill.knowledge import MillKnowledge


class MillExpert(Foresight):
    def knowledge(self, state: State) -> Knowledge | None:
        return MillKnowledge(state) if isinstance(state, MillState) and state.turn >= 0 else None


EXPERT = MillExpert()
