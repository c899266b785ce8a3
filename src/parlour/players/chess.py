"""What is known about chess and its relatives: how much the pieces are worth. It looks a few moves ahead and counts."""

from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.players.chess_solver import ChessSolver

POSITIONS = 250_000  # looked at for one move, if there is time
SECONDS = 1.0


def choose(state: State) -> int | None:
    """The best move found; None where losing wins, and for the maharajah's first square: there the search knows as much."""
    if not isinstance(state, ChessState) or state.turn < 0 or not state.rules.royal or state.placing():
        return None
    return ChessSolver(POSITIONS, SECONDS).best_action(state)
