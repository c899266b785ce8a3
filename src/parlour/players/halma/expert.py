"""What is known about the halma family: four against one (twee_in_een_b) is solved. The other games are searched."""

from functools import cache

from parlour.core.state import State
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.players.expert import COMPILED, Expert, Strength
from parlour.players.halma.hunt_solver import NEITHER, HuntSolution


@cache
def solution(all_ways: bool) -> HuntSolution:
    """Four million positions: a second or two where the solver is compiled."""
    return HuntSolution(all_ways)


def value(state: HalmaState) -> tuple[int, int]:
    """Who wins a position of the hunt with best play, and in how many moves of both sides; draws by repetition are not looked at."""
    solved = solution(state.setup.choice("single_moves") == "all_ways")
    pawns, (single,), side = state.pieces(FOUR), state.pieces(SINGLE), int(state.side)
    return solved.winner(pawns, single, side), solved.depth(pawns, single, side)


def after(state: HalmaState, action: int) -> HalmaState:
    later = state.clone()
    later.play(action)
    return later


def best_action(state: HalmaState) -> int:
    """The quickest win; else what cannot be won by force, where the other side has the fewest good answers; else the slowest loss."""
    mover = int(state.side)
    merits = {}
    for action in state.legal():
        later = after(state, action)
        winner, depth = value(later)
        if winner == mover:
            merits[action] = (2, -depth)
        elif winner == NEITHER:
            merits[action] = (1, -answers(later, mover))
        else:
            merits[action] = (0, depth)
    return max(merits, key=lambda action: merits[action])


def answers(state: HalmaState, rival: int) -> int:
    """How many moves do not lose to the rival."""
    return sum(value(after(state, action))[0] != rival for action in state.legal())


class HalmaExpert(Expert):
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        if strength.noise > 0.0 or not COMPILED or not isinstance(state, HalmaState) or not state.rules.hunt:
            return None
        return best_action(state)


EXPERT = HalmaExpert()
