"""What is known about five in a row: it looks ahead."""

from parlour.core.state import State
from parlour.games.five.engine import FiveState
from parlour.players.alphabeta import Knowledge
from parlour.players.five.knowledge import FiveKnowledge
from parlour.players.foresight import Foresight

FIRST_STONES = 3
A_SHADE = 15.0  # three in an open row count many times as much


class FiveExpert(Foresight):
    version = 2
    forgotten = 0.0  # everybody sees a four

    def knowledge(self, state: State) -> Knowledge | None:
        return FiveKnowledge(state) if isinstance(state, FiveState) and state.turn >= 0 else None

    def varied(self, state: State) -> float:
        """As long as hardly a stone lies."""
        return A_SHADE if isinstance(state, FiveState) and state.placed[state.side] < FIRST_STONES else 0.0


EXPERT = FiveExpert()
