"""Lucky Peter: Hansel turned round: whoever is rid of all chips first wins. (Sheet: dice.md, glueckspeter)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import pips, placed
from parlour.games.dice.fields_rules import FieldsState
from parlour.games.dice.figures import Figures

SACK: Final[i64] = 10  # the field that takes any number of chips


class LuckyPeter(FieldsState):
    def through(self, each: Figures) -> LuckyPeter:
        to = LuckyPeter(self.setup, self.tray)
        self.fields_through(to, each, "chips")
        self.turns_through(to, each)
        return to

    def fallen(self, outcome: i64) -> None:
        self.put_or_take(pips(outcome), SACK)  # R2: a chip on field 10 always helps, so it is done
        self.turns += 1
        if self.chips[self.hand] == 0 or self.turns >= self.max_turns:
            self.finish()
        else:
            self.cast(self.left_of(self.hand), 2)

    def ended(self) -> Result:
        chips = list(self.chips)
        return placed(chips, [-count for count in chips], "rid" if 0 in chips else "fewest_chips")
