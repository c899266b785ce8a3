"""What is known about Kniffel: the choice with the most points to come, which hardly any other player can better.

With up to EXACT_BOXES open boxes the column is solved exactly; before that, the rest of the turn is exact and the boxes after it
are estimated, unless the whole game was solved and kept (solution.py). The other seats are not looked at.
"""

from typing import Final

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.games.kniffel.rules import ALL_BOXES, BONUS_FROM, KniffelRules
from parlour.players.expert import COMPILED, Expert, Worth
from parlour.players.kniffel import solution
from parlour.players.kniffel.solver import Estimate, Solution, Turn

EXACT_BOXES: Final = 8 if COMPILED else 6  # solved once, about a tenth of a second compiled


class Knowledge:
    """Of one set of rules; remembers the columns that were solved."""

    def __init__(self, rules: KniffelRules) -> None:
        whole = solution.read(rules)
        self.whole: Final = whole is not None
        self.solution: Final = Solution(rules) if whole is None else whole
        self.estimate: Final = Estimate(rules)

    def turn(self, filled: int, upper: int, held: int) -> Turn:
        """The rest of this turn, for columns whose worth is solved or estimated."""
        if not self.whole:
            if bit_count(ALL_BOXES & ~filled) > EXACT_BOXES:
                return self.estimate
            self.solution.solve(filled, upper, held)
        return self.solution


class KniffelExpert(Expert):
    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, bool], Knowledge]] = {}  # by the rules that make a difference

    def knowledge(self, rules: KniffelRules) -> Knowledge:
        kind = (int(rules.extra_kniffel), rules.zero_counts)
        if kind not in self.known:
            self.known[kind] = Knowledge(rules)
        return self.known[kind]

    def weigh(self, state: State) -> Worth | None:
        """The points to come with every action."""
        if not isinstance(state, KniffelState) or state.turn < 0:
            return None
        seat = state.hand
        column = state.filled[seat], min(state.upper(seat), BONUS_FROM), state.held(seat)
        turn = self.knowledge(state.rules).turn(*column)
        turn.play(*column)
        lying = turn.two_left if state.thrown == 1 else turn.one_left
        values = {action: lying[action - KEEP] if action >= KEEP else turn.entered(state.dice, action, *column) for action in state.legal()}
        return Worth("points", values)


EXPERT = KniffelExpert()
