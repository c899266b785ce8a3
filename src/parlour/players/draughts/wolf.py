"""Wolf and sheep: the best play, and the play of those who see near ends and misjudge far ones."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from parlour.core.state import OVER, State
from parlour.games.draughts.wolf_engine import WOLF, WolfState
from parlour.players.backward import is_won
from parlour.players.draughts.wolf_solver import WolfSolver, goes_down
from parlour.players.draughts.wolf_way_solver import WolfWays
from parlour.players.endings import Haze
from parlour.players.expert import COMPILED, Strength
from parlour.players.kept import Lookup
from parlour.players.solved import Solved

NEARLY: Final = 0.15  # shares of safe answers that differ by no more are taken for equal, so that no game is like another
SOLVER: Final = WolfSolver()  # of plain Python
HAZE: Final = Haze(fades=24.0, trick=0.3, misjudged=(2.4, 2.4))


def solution() -> list[WolfWays]:
    """In one part; not solved yet."""
    return [WolfWays()]


WAYS: Final = Solved("wolf-1", 35_960 * 32 * 2, solution)


def lookups() -> list[Lookup]:
    return [WAYS.lookup]


def wins(state: WolfState) -> bool:
    """Whether the side to move wins; at the end, whether the side that would move has won."""
    if not COMPILED:
        return SOLVER.wins(state)
    if state.turn == OVER:
        return state.winner == state.side
    if state.placing():
        return any(leads_to_win(state, action) for action in state.legal())
    return is_won(result_of(WAYS.waited_for()[0], state))


def leads_to_win(state: WolfState, action: int) -> bool:
    """Whether the side to move wins after that action."""
    after = state.clone()
    after.play(action)
    return wins(after) == (after.side == state.side)


def safe_replies(state: WolfState, action: int) -> float:
    """The share of the other side's replies that keep its win."""
    after = state.clone()
    after.play(action)
    if after.turn == OVER:
        return 1.0
    replies = after.legal()
    return sum(leads_to_win(after, reply) for reply in replies) / len(replies)


def best_action(state: WolfState, seed: int) -> int:
    """An action that wins, the wolf's downwards if it can be; where none does, one that is answered wrongly most easily."""
    actions = state.legal()
    winning = [action for action in actions if leads_to_win(state, action)]
    if winning and state.side == WOLF:
        return min(winning, key=goes_down)
    if not winning:
        safe = {action: safe_replies(state, action) for action in actions}
        winning = [action for action in actions if safe[action] <= min(safe.values()) + NEARLY]
    return Random(seed).choice(winning)


def worths(state: WolfState) -> dict[int, float]:
    """The chance to win with every action, by the solution. All first squares of the wolf are lost; to look takes plain Python long."""
    if state.placing():
        return dict.fromkeys(state.legal(), 0.0)
    return {action: float(leads_to_win(state, action)) for action in state.legal()}


def seeming_action(state: WolfState, strength: Strength, seed: int) -> int | None:
    """None as long as the lookup is not there."""
    ways = WAYS.ask()
    return None if ways is None else HAZE.choose(state, partial(result_of, ways[0]), strength, seed)


def result_of(ways: WolfWays, state: State) -> int:
    """How a position ends, as backward.py tells it."""
    assert isinstance(state, WolfState)
    return int(ways.result(state))
