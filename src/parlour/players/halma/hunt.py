"""Four against one (twee_in_een_b): the best play by its solution, and the play of those who see near ends and misjudge far ones."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from parlour.core.state import State
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.players.endings import Haze
from parlour.players.expert import Strength
from parlour.players.halma.hunt_solver import NEITHER, HuntSolution
from parlour.players.kept import Lookup
from parlour.players.solved import Solved

HAZE: Final = Haze(fades=80.0, trick=0.2, misjudged=(1.45, 5.5))  # the single pawn can make most errors good


def solution(all_ways: bool) -> list[HuntSolution]:
    """In one part; not solved yet."""
    return [HuntSolution(all_ways)]


SOLVED: Final = {  # by whether the single pawn goes in all eight directions
    all_ways: Solved(f"hunt-{int(all_ways)}-1", 58_905 * 36 * 2, partial(solution, all_ways)) for all_ways in (False, True)
}


def lookups() -> list[Lookup]:
    return [solved.lookup for solved in SOLVED.values()]


def solved_by(state: HalmaState) -> Solved[HuntSolution]:
    return SOLVED[state.setup.choice("single_moves") == "all_ways"]


def value(state: HalmaState) -> tuple[int, int]:
    """Who wins a position of the hunt with best play, and in how many moves of both sides; draws by repetition are not looked at."""
    (solution,) = solved_by(state).waited_for()
    pawns, (single,), side = state.pieces(FOUR), state.pieces(SINGLE), state.side
    return solution.winner(pawns, single, side), solution.depth(pawns, single, side)


def after(state: HalmaState, action: int) -> HalmaState:
    later = state.clone()
    later.play(action)
    return later


def best_action(state: HalmaState, seed: int = 0) -> int:
    """The quickest win; else what cannot be won by force, where the other side has the fewest good answers; else the slowest loss."""
    mover = state.side
    merits = {}
    for action in state.legal():
        later = after(state, action)
        winner, depth = value(later)
        if winner == mover:
            merits[action] = (2.0, -float(depth), 0.0)
        elif winner == NEITHER:
            merits[action] = (1.0, -float(been_there(later)), -float(answers(later, mover)))
        else:
            merits[action] = (0.0, float(depth), 0.0)
    most = max(merits.values())
    return Random(seed).choice([action for action, merit in merits.items() if merit == most])


def worths(state: HalmaState) -> dict[int, float]:
    """The chance to win with every action: sure, even or none."""
    found = {}
    for action in state.legal():
        later = after(state, action)
        if later.turn < 0:  # a draw by repetition too, of which the solution does not know
            found[action] = float(later.payoff(state.side))
            continue
        winner, _ = value(later)
        found[action] = 0.5 if winner == NEITHER else float(winner == state.side)
    return found


def answers(state: HalmaState, rival: int) -> int:
    """How many moves do not lose to the rival."""
    return sum(value(after(state, action))[0] != rival for action in state.legal())


def been_there(state: HalmaState) -> int:
    """How often the position was there before: who walks in circles gives nobody a chance to err."""
    return list(state.seen).count(state.mark()) - 1 if state.turn >= 0 else 0


def result_of(solution: HuntSolution, state: State) -> int:
    """How a position ends, as backward.py tells it."""
    assert isinstance(state, HalmaState)
    (single,) = state.pieces(SINGLE)
    return int(solution.look_up(state.pieces(FOUR), single, state.side))


def seeming_action(state: HalmaState, strength: Strength, seed: int) -> int | None:
    """What somebody does who misjudges far ends; None as long as the solution is not there."""
    games = solved_by(state).ask()
    return None if games is None else HAZE.choose(state, partial(result_of, games[0]), strength, seed)
