"""Takes if it can, else moves the piece that has come furthest: what the judges of ludo learn against and are measured by."""

from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.lab.ludo_training import taking


class TakesFurthest:
    def choose(self, state: State) -> int:
        assert isinstance(state, LudoState)
        return taking(state)
