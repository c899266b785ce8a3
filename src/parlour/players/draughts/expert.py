"""What is known about wolf and sheep: everything, because it can be solved. (The other games of the family: nothing.)"""

from parlour.core.state import State
from parlour.games.draughts.wolf_engine import WolfState
from parlour.players.draughts.wolf_solver import WolfSolver
from parlour.players.expert import Expert

SOLVER = WolfSolver()


class DraughtsExpert(Expert):
    def choose(self, state: State) -> int | None:
        """The best step of wolf and sheep; None for the wolf's first square: all of them are lost."""
        return SOLVER.best_action(state) if isinstance(state, WolfState) and state.turn >= 0 and not state.placing() else None


EXPERT = DraughtsExpert()
