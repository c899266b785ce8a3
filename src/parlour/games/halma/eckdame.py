"""Eckdame: from corner to corner on the dark squares, never back, and only over enemy pieces. Sheet: halma.md, section 8."""

from parlour.core.setup import Setup
from parlour.games.halma.game import FULL_TARGET, Halma, turn_limit
from parlour.games.halma.graph import DARK, DIAGONAL
from parlour.games.halma.rules import OVER_ONE, HalmaRules

# R1, R2: seen from the own corner, forward and to both sides
WAYS = [sum(1 << way for way, (right, up) in enumerate(DIAGONAL) if (right + up) * ahead >= 0) for ahead in (1, -1)]


class Eckdame(Halma):
    def make_rules(self, setup: Setup) -> HalmaRules:
        rows = [column + row for column, row in self.graph.cells]  # counted from White's corner, two apart
        near = [field for field, row in enumerate(rows) if row <= 4]
        far = [field for field, row in enumerate(rows) if row >= 10]
        return HalmaRules(
            self.graph,
            ["W", "B"],
            [near, far],
            [far, near],
            [[max(0, (10 - row) // 2) for row in rows], [max(0, (row - 4) // 2) for row in rows]],
            step_ways=WAYS,
            hop_ways=WAYS,
            hops=int(OVER_ONE),
            hops_own=False,
            full_target_wins=setup.flag("full_target_wins"),
            turn_limit=setup.number("turn_limit"),
            colon=True,
        )


GAME = Eckdame(id="eckdame", board=DARK, seats=(2,), usual_seats=2, options=(FULL_TARGET, turn_limit(100)))
