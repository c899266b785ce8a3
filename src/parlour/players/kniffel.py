"""What is known about Kniffel: the choice with the most points to come, which hardly any other player can better.

With up to EXACT_BOXES open boxes the column is solved exactly; before that, the rest of the turn is exact and the boxes after it
are estimated. The other seats are not looked at.
"""

from typing import Final

from parlour.core.state import State
from parlour.games.dice.kniffel_rules import BONUS_FROM, COLUMN, FILLED, KNIFFEL, UPPER_SUM, KniffelRules, KniffelState
from parlour.players import kniffel_solver
from parlour.players.kniffel_solver import Estimate, Solution

COMPILED: Final = not str(kniffel_solver.__file__).endswith(".py")
EXACT_BOXES: Final = 8 if COMPILED else 6  # solved once, about a tenth of a second compiled


class Expert:
    """Knows one set of rules, and remembers the columns it has solved."""

    def __init__(self, rules: KniffelRules) -> None:
        self.solution: Final = Solution(rules)
        self.estimate: Final = Estimate(rules)

    def choose(self, state: KniffelState) -> int:
        at = state.hand * COLUMN
        filled = state.columns[at + FILLED]
        upper = min(state.columns[at + UPPER_SUM], BONUS_FROM)
        held = state.columns[at + KNIFFEL]
        if 13 - state.boxes_filled(state.hand) > EXACT_BOXES:
            return self.estimate.choose(state.dice, state.thrown, filled, upper, held)
        self.solution.solve(filled, upper, held)
        return self.solution.choose(state.dice, state.thrown, filled, upper, held)


experts: dict[tuple[int, bool], Expert] = {}  # by the rules that make a difference


def best_action(state: KniffelState) -> int:
    """The action with the most points to come for the seat that decides."""
    rules = state.rules
    kind = (int(rules.extra_kniffel), rules.zero_counts)
    if kind not in experts:
        experts[kind] = Expert(rules)
    return experts[kind].choose(state)


def choose(state: State) -> int | None:
    """The best action in a decision of Kniffel; None in any other game."""
    return best_action(state) if isinstance(state, KniffelState) and state.turn >= 0 else None
