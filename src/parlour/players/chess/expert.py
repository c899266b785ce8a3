"""What is known about chess and its relatives: how much the pieces are worth. It looks a few moves ahead and counts."""

from random import Random

from parlour.core.duel import BLACK
from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.players.chess.maharajah_search import MaharajahSearch
from parlour.players.chess.search import ChessSearch
from parlour.players.expert import Expert, Strength

WHIM = 3.0  # how often any move that looks sound is made: so many times the noise
GLANCE = 4_000  # positions by which a move looks sound
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
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        known = knows(state)
        if known is None:
            return None
        rng = Random(seed)
        if rng.random() < WHIM * strength.noise:
            return rng.choice(ChessSearch(GLANCE, strength.seconds).sound_actions(known, SOUND))
        return best_action(known, strength.positions, strength.seconds)


EXPERT = ChessExpert()
