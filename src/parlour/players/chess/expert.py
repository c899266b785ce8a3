"""What is known about chess and its relatives: how much the pieces are worth. It looks a few moves ahead and counts."""

from random import Random

from parlour.core.duel import BLACK
from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.players.chess.maharajah_search import MaharajahSearch
from parlour.players.chess.search import ChessSearch
from parlour.players.expert import Expert

POSITIONS = 250_000  # looked at for one move, if there is time
SECONDS = 1.0
LOWER = {1: 300, 2: 4_000}  # positions by level: a glance at each answer, and two or three moves ahead
WHIM = 0.4  # how often level 1 makes any move that looks sound
SOUND = 150  # how much worse than the best it may look, in hundredths of a pawn: nobody gives a queen away on a whim


def knows(state: State) -> ChessState | None:
    """The position, if counting helps in it: where the maharajah is placed the search knows as much."""
    return state if isinstance(state, ChessState) and state.turn >= 0 and not state.placing() else None


def best_action(state: ChessState, positions: int, seconds: float = 0.0) -> int:
    """The best move found in so many positions. The maharajah thinks in its own way; its army counts pieces as everybody does."""
    if state.rules.maharajah and state.side == BLACK:
        return MaharajahSearch(positions, seconds).best_action(state)
    return ChessSearch(positions, seconds).best_action(state)


class ChessExpert(Expert):
    def choose(self, state: State) -> int | None:
        known = knows(state)
        return None if known is None else best_action(known, POSITIONS, SECONDS)

    def choose_weakly(self, state: State, level: int, seed: int) -> int | None:
        """The same with less to look at."""
        known = knows(state)
        if known is None:
            return None
        rng = Random(seed)
        if level == 1 and rng.random() < WHIM:
            return rng.choice(ChessSearch(LOWER[2], SECONDS).sound_actions(known, SOUND))
        return best_action(known, LOWER[level], SECONDS)


EXPERT = ChessExpert()
