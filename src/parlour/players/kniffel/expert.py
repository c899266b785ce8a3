"""What is known about Kniffel: the choice with the most points to come, which hardly any other player can better.

The whole game is solved in the background when it is first asked for, and kept (solution.py). Whoever plays as well as can be, or without a
brake, waits for that, seconds once in the life of an installation; for the others, and uncompiled, columns with up to EXACT_BOXES open
boxes are solved at once, and before that the rest of the turn is exact and the boxes after it are estimated. The other seats are not
looked at.
"""

from typing import Final

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.games.kniffel.rules import ALL_BOXES, BONUS_FROM, KniffelRules
from parlour.players import kept
from parlour.players.expert import COMPILED, Expert, Strength, Worth
from parlour.players.kniffel import solution
from parlour.players.kniffel.solver import Estimate, Solution, Turn

A_GAME: Final = 100.0  # points that lie between a lost game and a won one
EXACT_BOXES: Final = 8 if COMPILED else 6  # solved once, about a tenth of a second compiled


class Knowledge:
    """Of one set of rules; remembers the columns that were solved."""

    def __init__(self, rules: KniffelRules) -> None:
        self.rules: Final = rules
        self.lookup: Final = solution.lookup(rules)
        self.whole: Solution | None = None
        self.part: Final = Solution(rules)
        self.estimate: Final = Estimate(rules)

    def turn(self, filled: int, upper: int, held: int, patience: float) -> Turn:
        """The rest of this turn, for columns whose worth is solved or estimated."""
        if self.whole is None:
            if bit_count(ALL_BOXES & ~filled) <= EXACT_BOXES:
                self.part.solve(filled, upper, held)
                return self.part
            numbers = kept.ask(self.lookup, patience) if COMPILED else None
            if numbers is None:
                return self.estimate
            self.whole = solution.solution_of(self.rules, numbers)
        return self.whole


class KniffelExpert(Expert):
    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, bool], Knowledge]] = {}  # by the rules that make a difference

    def knowledge(self, rules: KniffelRules) -> Knowledge:
        kind = (int(rules.extra_kniffel), rules.zero_counts)
        if kind not in self.known:
            self.known[kind] = Knowledge(rules)
        return self.known[kind]

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """The points to come with every action."""
        if not isinstance(state, KniffelState) or state.turn < 0:
            return None
        seat = state.hand
        column = state.filled[seat], min(state.upper(seat), BONUS_FROM), state.held(seat)
        turn = self.knowledge(state.rules).turn(*column, kept.PATIENCE if strength.noise == 0.0 else 0.0)
        turn.play(*column)
        lying = turn.two_left if state.thrown == 1 else turn.one_left
        values = {action: lying[action - KEEP] if action >= KEEP else turn.entered(state.dice, action, *column) for action in state.legal()}
        return Worth("points", values, A_GAME)


EXPERT = KniffelExpert()
