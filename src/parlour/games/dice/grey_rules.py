"""White dice count, grey dice are taken away. (Sheet: dice.md, paerchen: two white and two grey; beelzebub: three white and one grey)"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import TENS, DiceState, pips
from parlour.games.dice.figures import NONE, Figures, Number

MOST_THROWS: Final = 10
ROW: Final = Number(17, -10, MOST_THROWS)


def worth(outcome: i64, grey: i64) -> i64:
    """The white dice of a throw without the grey ones."""
    tens = TENS[grey]
    return pips(outcome // tens) - pips(outcome % tens)


class GreyState(DiceState):
    throws: vec[i64] = NONE  # what each seat's throws gave, MOST_THROWS for each

    def through(self, each: Figures) -> DiceState:
        to = GreyState(self.setup, self.tray)
        self.rounds_through(to, each, self.setup.options[0][0])  # the only option: it is `throws` or `rounds`
        to.throws = each.all("throw", self.throws, ROW)
        return to

    def fallen(self, outcome: i64) -> None:
        self.throws[self.hand * MOST_THROWS + self.round] = worth(outcome, self.grey)
        self.go_round(self.cup)

    def total(self, seat: i64) -> i64:
        sum: i64 = 0
        for throw in range(seat * MOST_THROWS, (seat + 1) * MOST_THROWS):
            sum += self.throws[throw]
        return sum

    def ended(self) -> Result:
        return ranked([self.total(seat) for seat in range(self.seats)], "sum")
