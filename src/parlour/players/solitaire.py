"""What is known about solitaire: the jumps that still reach the goal, exactly."""

from functools import cache

from parlour.core.state import State
from parlour.games.stones.solitaire_rules import STOP, Goal, SolitaireState
from parlour.players.solitaire_solver import YES, Fewest, Solver, pictures_for


@cache
def solver(pictures: tuple[int, ...]) -> Solver:
    """What is known about a goal is kept: the table of dead positions serves all later questions."""
    return Solver(list(pictures))


def reachable(goal: Goal, pegs: int) -> bool | None:
    """Whether the goal can be reached from these pegs; None if the position table was full before that was known."""
    pictures = pictures_for(goal, pegs)
    if not pictures:
        return False
    found = solver(tuple(pictures)).reachable(pegs)
    return None if found not in (0, 1) else found == YES


def solution(goal: Goal, pegs: int) -> list[int] | None:
    """Jumps that reach the goal, or, where fewest is the goal, that leave as few as possible."""
    pictures = pictures_for(goal, pegs)
    found = solver(tuple(pictures)).solution(pegs) if pictures else None
    if found is None and goal.fewest:
        return Fewest().solution(pegs, 1 if pictures and reachable(goal, pegs) is None else 2)
    return found


def choose(state: State) -> int | None:
    """The next jump of a solution; the end, where fewer cannot be left; None in any other game, or where no goal is in reach."""
    if not isinstance(state, SolitaireState) or state.turn != 0:
        return None
    found = solution(state.goal, state.pegs)
    if found is None:
        return None
    return found[0] if found else int(STOP)
