"""What is known about wolf and sheep: everything, because it can be solved. (The other games of the family: nothing.)"""

from parlour.core.state import State
from parlour.games.draughts.wolf_rules import WolfState
from parlour.players.wolf_solver import WolfSolver

SOLVER = WolfSolver()


def choose(state: State) -> int | None:
    """The best action of wolf and sheep; None in any other game."""
    return SOLVER.best_action(state) if isinstance(state, WolfState) and state.turn >= 0 else None
