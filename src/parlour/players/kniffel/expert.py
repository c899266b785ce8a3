"""What is known about Kniffel: the choice with the most points to come, which hardly any other player can better.

With up to EXACT_BOXES open boxes the column is solved exactly; before that, the rest of the turn is exact and the boxes after it
are estimated, unless the whole game was solved (`parlour lab kniffel`) and kept in the user's cache folder. The other seats are not
looked at.
"""

import os
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

from librt.vecs import vec

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.games.kniffel.rules import ALL_BOXES, BONUS_FROM, KniffelRules
from parlour.players.kniffel import solver
from parlour.players.kniffel.solver import HELD, Estimate, Solution, Turn, upper_sums
from parlour.players.tables.bearoff import folder

COMPILED: Final = not str(solver.__file__).endswith(".py")
EXACT_BOXES: Final = 8 if COMPILED else 6  # solved once, about a tenth of a second compiled


FORMAT: Final = 1


def path(rules: KniffelRules) -> Path:
    return folder() / f"kniffel-{rules.extra_kniffel}-{int(rules.zero_counts)}-{FORMAT}.f64"


def kept(rules: KniffelRules) -> Solution | None:
    """The whole solution as it was kept, if it is there and whole."""
    try:
        data = path(rules).read_bytes()
    except OSError:
        return None
    if len(data) != 8 * 2 * int(HELD):
        return None
    numbers = array("d")
    numbers.frombytes(data)
    found = Solution(rules)
    found.known = vec[float](numbers)
    return found


def keep(rules: KniffelRules, solution: Solution) -> None:
    """Write the solution down; where that is not possible, it is worked out again next time."""
    to = path(rules)
    part = to.with_suffix(f".{os.getpid()}")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(array("d", solution.known).tobytes())
        part.replace(to)
    except OSError:
        part.unlink(missing_ok=True)


def solve_all(rules: KniffelRules, advance: Callable[[int, int], None], first: int = 0) -> Solution:
    """Solve the game from full columns back to the boxes `first` filled; `advance` is told how many of how many sets of boxes are done."""
    solution = Solution(rules)
    sums = upper_sums(first, 0)
    last = int(ALL_BOXES) - 1
    for done, boxes in enumerate(range(last, first - 1, -1), 1):
        if boxes & first == first:
            solution.solve_boxes(boxes, first, 0, sums)
        advance(done, last - first + 1)
    return solution


class Expert:
    """Knows one set of rules, and remembers the columns it has solved."""

    def __init__(self, rules: KniffelRules) -> None:
        whole = kept(rules)
        self.whole: Final = whole is not None
        self.solution: Final = Solution(rules) if whole is None else whole
        self.estimate: Final = Estimate(rules)

    def turn(self, state: KniffelState) -> Turn:
        """The rest of this turn, for columns whose worth is solved or estimated."""
        if self.whole:
            return self.solution
        filled, upper, held = column(state)
        if bit_count(ALL_BOXES & ~filled) > EXACT_BOXES:
            return self.estimate
        self.solution.solve(filled, upper, held)
        return self.solution

    def choose(self, state: KniffelState) -> int:
        return self.turn(state).choose(state.dice, state.thrown, *column(state))

    def values(self, state: KniffelState) -> dict[int, float]:
        """The points to come with every action."""
        turn = self.turn(state)
        filled, upper, held = column(state)
        turn.play(filled, upper, held)
        lying = turn.two_left if state.thrown == 1 else turn.one_left
        return {
            action: lying[action - KEEP] if action >= KEEP else turn.entered(state.dice, action, filled, upper, held)
            for action in state.legal()
        }


def column(state: KniffelState) -> tuple[int, int, int]:
    """What matters of the column in hand: the boxes filled, the upper sum, and what the kniffel box holds."""
    return state.filled[state.hand], min(state.upper(state.hand), BONUS_FROM), state.held(state.hand)


experts: dict[tuple[int, bool], Expert] = {}  # by the rules that make a difference


def expert(state: KniffelState) -> Expert:
    rules = state.rules
    kind = (int(rules.extra_kniffel), rules.zero_counts)
    if kind not in experts:
        experts[kind] = Expert(rules)
    return experts[kind]


def best_action(state: KniffelState) -> int:
    """The action with the most points to come for the seat that decides."""
    return expert(state).choose(state)


def values(state: State) -> dict[int, float] | None:
    """The points to come with every action of a decision."""
    return expert(state).values(state) if isinstance(state, KniffelState) and state.turn >= 0 else None


def choose(state: State) -> int | None:
    """The best action in a decision of Kniffel; None in any other game."""
    return best_action(state) if isinstance(state, KniffelState) and state.turn >= 0 else None


def unit(state: State) -> str:
    return "points"
