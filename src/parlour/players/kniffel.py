"""What is known about Kniffel: the choice with the most points to come, which hardly any other player can better.

With up to EXACT_BOXES open boxes the column is solved exactly; before that, the rest of the turn is exact and the boxes after it
are estimated. The other seats are not looked at.
"""

from typing import Final

from parlour.core.state import State
from parlour.games.dice.kniffel_rules import BONUS_FROM, COLUMN, FILLED, KEEP, KNIFFEL, UPPER_SUM, KniffelRules, KniffelState
from parlour.players import kniffel_solver
from parlour.players.kniffel_solver import Estimate, Solution, Turn

COMPILED: Final = not str(kniffel_solver.__file__).endswith(".py")
EXACT_BOXES: Final = 8 if COMPILED else 6  # solved once, about a tenth of a second compiled


class Expert:
    """Knows one set of rules, and remembers the columns it has solved."""

    def __init__(self, rules: KniffelRules) -> None:
        self.solution: Final = Solution(rules)
        self.estimate: Final = Estimate(rules)

    def turn(self, state: KniffelState) -> Turn:
        """The rest of this turn, for columns whose worth is solved or estimated."""
        filled, upper, held = column(state)
        if 13 - state.boxes_filled(state.hand) > EXACT_BOXES:
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
    at = state.hand * COLUMN
    return state.columns[at + FILLED], min(state.columns[at + UPPER_SUM], BONUS_FROM), state.columns[at + KNIFFEL]


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
