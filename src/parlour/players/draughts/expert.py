"""What is known about wolf and sheep: everything, because it can be solved. (The other games of the family: nothing.)"""

from parlour.core.state import State
from parlour.games.draughts.wolf_engine import WolfState
from parlour.players.draughts.wolf_solver import WolfSolver
from parlour.players.expert import Expert, Strength

SOLVER = WolfSolver()


class DraughtsExpert(Expert):
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The best step of wolf and sheep; None for the wolf's first square: all of them are lost."""
        if strength.noise > 0.0 or not isinstance(state, WolfState) or state.turn < 0 or state.placing():
            return None
        return SOLVER.best_action(state)


EXPERT = DraughtsExpert()
