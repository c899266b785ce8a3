"""What is known about five in a row: it looks ahead."""

from parlour.core.state import State
from parlour.games.five.engine import FiveState
from parlour.players.alphabeta import Knowledge
from parlour.players.five.knowledge import FiveKnowledge
from parlour.players.foresight import Foresight

SHADES = (15.0, 40.0, 15.0)  # by one's own stones; three in an open row count many times as much. After the first, few squares seem as good


class FiveExpert(Foresight):
    version = 3
    forgotten = 0.0  # everybody sees a four

    def knowledge(self, state: State) -> Knowledge | None:
        return FiveKnowledge(state) if isinstance(state, FiveState) and state.turn >= 0 else None

    def varied(self, state: State) -> float:
        """As long as hardly a stone lies."""
        own = state.placed[state.side] if isinstance(state, FiveState) else len(SHADES)
        return SHADES[own] if own < len(SHADES) else 0.0


EXPERT = FiveExpert()
