"""What is known about solitaire: the jumps that still reach the goal, exactly."""

from functools import cache

from parlour.core.bits import bit_count
from parlour.core.message import say
from parlour.core.state import OVER, State
from parlour.games.solitaire.engine import STOP, SolitaireState
from parlour.games.solitaire.rules import Goal
from parlour.players.expert import Expert, Outlook, Strength, Tell
from parlour.players.solitaire.solver import MOST_POSITIONS, UNKNOWN, YES, Fewest, Solver, pictures_for
from parlour.players.solitaire.weights import weightings

# Most questions are answered by few positions; only the hard ones are worth undoing many last jumps first.
EFFORTS = ((20_000, 200_000), (1_200_000, int(MOST_POSITIONS)))


@cache
def solver(goal: str, pictures: tuple[int, ...], effort: tuple[int, int]) -> Solver:
    """What is known about a goal is kept: its tables serve all later questions."""
    return Solver(list(pictures), weightings(goal), *effort)


def knower(goal: Goal, pegs: int, tell: Tell | None = None) -> tuple[bool | None, Solver | None]:
    """Whether the goal can be reached from these pegs, and who knows; None if the position table was full before that was known."""
    pictures = tuple(pictures_for(goal, pegs))
    for effort in EFFORTS if pictures else ():
        known = solver(goal.name, pictures, effort)
        known.tell = tell
        found = known.reachable(pegs)
        if found != UNKNOWN:
            return found == YES, known
    return (None if pictures else False), None


def reachable(goal: Goal, pegs: int) -> bool | None:
    """Whether the goal (one peg, where fewest is the goal) can still be reached; None if that was not found out."""
    return knower(goal, pegs)[0]


def solution(goal: Goal, pegs: int, tell: Tell | None = None) -> list[int] | None:
    """Jumps that reach the goal, or, where fewest is the goal, that leave as few as possible."""
    possible, known = knower(goal, pegs, tell)
    if possible and known is not None:
        return known.solution(pegs)
    if goal.fewest:
        return Fewest(tell).solution(pegs, 1 if possible is None else 2)
    return None


class SolitaireExpert(Expert):
    solvable = True

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The next jump of a solution; the end, where fewer cannot be left; None where no goal is in reach."""
        if strength.noise > 0.0 or not isinstance(state, SolitaireState) or state.turn == OVER:
            return None
        found = solution(state.goal, state.pegs)
        if found is None:
            return None
        return found[0] if found else int(STOP)

    def solve(self, state: State, tell: Tell) -> Outlook | None:
        """Whether the goal is still in reach, or how few can be left, and the jumps that lead there."""
        if not isinstance(state, SolitaireState):
            return None
        pegs = state.pegs
        if state.goal.fewest:
            line = solution(state.goal, pegs, tell)
            if line is None:
                return Outlook(say("solitaire-outlook-unknown"))
            return Outlook(say("solitaire-outlook-fewest", count=int(bit_count(pegs)) - len(line)), tuple(line))
        possible, known = knower(state.goal, pegs, tell)
        if possible is None:
            return Outlook(say("solitaire-outlook-unknown"))
        if known is None or not possible:
            return Outlook(say("solitaire-outlook-lost"))
        line = known.solution(pegs) or []
        return Outlook(say("solitaire-outlook-open", count=len(line)), tuple(line))


EXPERT = SolitaireExpert()
