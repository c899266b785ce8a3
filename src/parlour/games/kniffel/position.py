"""Positions of Kniffel in writing: one column per seat, A to H, and what is going on behind ` | `:

    A[3,-,9,12,-,18;21,-,25,30,40,50,-;50] B[-,-,...;...;0] | A throw 2: 335+16

In a column stand the boxes ones to sixes, then three_kind, four_kind, full_house, small_straight, large_straight, kniffel
and chance (`-` while open), then the extra points. Behind the bar: whose dice, which of the three throws, the dice that
were kept, and behind `+` those just thrown; with nothing behind `+` that throw is still to come. A finished game has no bar.
"""

import re

from parlour.core.bits import bit_count
from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.figures import LETTERS
from parlour.games.dice.throws import NUMBER_OF
from parlour.games.kniffel.engine import KniffelState
from parlour.games.kniffel.rules import BOXES, JOKER, LOWER, NUMBERS, PLAIN, UPPER

COLUMN = re.compile(r"(?P<letter>[A-H])\[(?P<upper>[0-9,-]*);(?P<lower>[0-9,-]*);(?P<extra>[0-9]{1,5})\] ?")
PENDING = re.compile(r"(?P<letter>[A-H]) throw (?P<throw>[1-3]): (?P<kept>[1-6]{0,4})\+(?P<fresh>[1-6]{0,5})")
# What can stand in each box.
VALUES = [{table[throw << 4 | box] for table in (PLAIN, JOKER) for throw in range(252)} for box in range(len(BOXES))]


class KniffelReader(PositionReader[KniffelState]):
    shape = re.compile(r"(?P<columns>[^|]*)(?:\| (?P<pending>.*))?")
    example = "A[-,-,-,-,-,-;-,-,-,-,-,-,-;0] | A throw 1: +"

    def read(self) -> KniffelState:
        columns, place = self.parts["columns"], 0
        for seat in range(self.state.seats):
            column = COLUMN.match(columns, place)
            if column is None or column["letter"] != LETTERS[seat]:
                reason = say("error-expected", example=f"{LETTERS[seat]}[-,-,-,-,-,-;-,-,-,-,-,-,-;0]")
                raise self.wrong("columns", reason, place)
            self.read_column(column, seat)
            place = column.end()
        if place < len(columns):
            raise self.wrong("columns", say("error-expected", example="| A throw 2: 335+16"), place)
        if self.parts["pending"] is None:
            self.read_over(place)
        else:
            self.read_pending()
        return self.state

    def written(self) -> list[int]:
        """How many boxes each seat has written."""
        return [bit_count(filled) for filled in self.state.filled]

    # The columns

    def read_column(self, column: re.Match[str], seat: int) -> None:
        upper, lower = column["upper"].split(","), column["lower"].split(",")
        if len(upper) != len(UPPER) or len(lower) != len(LOWER):
            raise self.wrong("columns", say("error-kniffel-column"), column.start("upper"))
        for box, entry in enumerate(upper + lower):
            if entry == "-":
                continue
            if not entry.isdecimal() or int(entry) not in VALUES[box]:
                place = column.start("upper" if box < NUMBERS else "lower")
                raise self.wrong("columns", say("error-kniffel-box", box=BOXES[box], value=entry), place)
            self.state.write(seat, box, int(entry))
        self.read_extra(int(column["extra"]), column.start("extra"), seat)

    def read_extra(self, extra: int, place: int, seat: int) -> None:
        state, rules = self.state, self.state.rules
        if extra and not rules.pays(state.filled[seat], state.held(seat)):
            raise self.wrong("columns", say("error-kniffel-extra"), place)
        if extra and (extra % rules.extra_points or extra > rules.extra_points * (self.written()[seat] - 1)):
            reason = say("error-kniffel-steps", step=rules.extra_points)
            raise self.wrong("columns", reason, place)
        state.extra[seat] = extra

    # What is going on

    def read_over(self, place: int) -> None:
        if min(self.written()) < len(BOXES):
            raise self.wrong("columns", say("error-kniffel-open", example="| A throw 1: +"), place)
        self.state.turn = OVER
        self.state.hand = NOBODY

    def read_pending(self) -> None:
        state = self.state
        parts = PENDING.fullmatch(self.parts["pending"])
        if parts is None:
            raise self.wrong("pending", say("error-expected", example="| A throw 2: 335+16"))
        state.hand = LETTERS.index(parts["letter"])
        if state.hand >= state.seats:
            raise self.wrong("pending", say("error-no-seat", seat=parts["letter"]))
        written = self.written()
        due = [written[state.hand] + (seat < state.hand) for seat in range(state.seats)]
        if written[state.hand] == len(BOXES) or written != due:
            raise self.wrong("pending", say("error-one-more"))
        kept, fresh = (tuple(int(face) for face in parts[part]) for part in ("kept", "fresh"))
        if kept not in NUMBER_OF or fresh not in NUMBER_OF:
            raise self.wrong("pending", say("error-kniffel-ascending"), parts.start("kept"))
        if parts["throw"] == "1" and kept:
            raise self.wrong("pending", say("error-kniffel-first"), parts.start("kept"))
        if fresh and len(kept) + len(fresh) != 5:
            raise self.wrong("pending", say("error-five-dice"), parts.start("fresh"))
        state.kept = NUMBER_OF[kept]
        state.turn = state.hand if fresh else CHANCE
        state.thrown = int(parts["throw"]) - (not fresh)
        state.dice = NUMBER_OF[tuple(sorted(kept + fresh))] if fresh else 0
