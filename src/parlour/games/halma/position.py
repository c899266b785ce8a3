"""Positions of the halma family in writing. (Sheet: halma.md, 0.3)

    t=S S=a1,b1 NW=j1,k1        who is to move, then each player, named by the home corner, with the pieces
    die=3 t=S S=a1 NW=j1        racado: 3 has been thrown
    W:Wa1,a3:Bh8                the games on dark squares

Behind ` | ` stands what is pending, the parts of it after commas: turns 12 (made by all players), passes 1 (one after the other),
quiet 4 (turns since the last enclosure), out NE (of two without pieces, who lost them first), enclosed by c2 (one of several enclosed
pieces is to be chosen), over S (who ended the game), repeated (drawn by repetition).
"""

import re

from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import CHANCE, OVER
from parlour.games.halma.engine import HalmaState

COLON = re.compile(r"(?P<side>[WB]):W(?P<white>[a-h1-8,]*):B(?P<black>[a-h1-8,]*)")
NUMBERS = ("turns", "passes", "quiet")
PENDING = re.compile(
    r"(?:turns (?P<turns>[0-9]{1,6}))?(?:(?:^|(?<=.), )passes (?P<passes>[0-9]{1,2}))?(?:(?:^|(?<=.), )quiet (?P<quiet>[0-9]{1,6}))?"
    r"(?:(?:^|(?<=.), )out (?P<out>\w+))?"
    r"(?:(?:^|(?<=.), )enclosed by (?P<encloser>\w+))?(?:(?:^|(?<=.), )over (?P<over>\w+))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?"
)


class HalmaReader(PositionReader[HalmaState]):
    shape = re.compile(r"(?P<pieces>[^|]*)(?:\|\s*(?P<pending>.*))?", re.DOTALL)
    example = "t=S S=a1,b1 NW=j1,k1"

    def read(self) -> HalmaState:
        state = self.state
        self.rules = state.rules
        if self.rules.graph.shape == "dark":
            self.read_colon()
        else:
            self.read_groups(self.parts["pieces"])
        if self.rules.hunt and (state.count(0), state.count(1)) != (4, 1):
            raise self.wrong("pieces", say("error-halma-hunt"))
        if not self.rules.race and state.count(state.side) == 0 and state.armies() > 1:
            raise self.wrong("pieces", say("error-no-turn", name=self.rules.labels[state.side]))
        state.hand = state.side
        state.turn = CHANCE if self.rules.dice and state.die == 0 else state.side
        self.read_pending()
        return state

    # Who stands where

    def read_colon(self) -> None:
        parts = COLON.fullmatch(self.parts["pieces"].strip())
        if parts is None:
            raise self.wrong("pieces", say("error-expected", example="W:Wa1,a3:Bh8"))
        self.state.side = "WB".index(parts["side"])
        self.read_fields(0, parts["white"], parts.start("white"))
        self.read_fields(1, parts["black"], parts.start("black"))

    def read_groups(self, pieces: str) -> None:
        found: set[str] = set()
        begin = 0
        for group in pieces.split():
            begin = pieces.index(group, begin)
            name, sign, value = group.partition("=")
            if not sign or name in found:
                raise self.wrong("pieces", say("error-expected", example="t=S S=a1,b1 NW=j1,k1"), begin)
            found.add(name)
            place = begin + len(name) + 1
            if name == "t":
                self.state.side = self.seat(value, place)
            elif name == "die":
                self.read_die(value, place)
            else:
                self.read_fields(self.seat(name, begin), value, place)
            begin += len(group)
        if "t" not in found:
            raise self.wrong("pieces", say("error-expected", example="t=S S=a1,b1 NW=j1,k1"))

    def seat(self, label: str, place: int = 0, part: str = "pieces") -> int:
        if label not in self.rules.labels:
            raise self.wrong(part, say("error-nobody", name=label, known=", ".join(self.rules.labels)), place)
        return self.rules.labels.index(label)

    def read_die(self, value: str, place: int) -> None:
        if not self.rules.dice or value not in ("1", "2", "3", "4", "5", "6"):
            raise self.wrong("pieces", say("error-die") if self.rules.dice else say("error-no-dice"), place)
        self.state.die = int(value)

    def read_fields(self, seat: int, names: str, place: int) -> None:
        state = self.state
        for name in names.split(",") if names else []:
            if name not in self.rules.graph.index:
                raise self.wrong("pieces", say("error-no-place", name=name), place)
            field = self.rules.graph.index[name]
            if state.board[field] != 0:
                raise self.wrong("pieces", say("error-named-twice", name=name), place)
            side = self.rules.sides[seat]
            if state.count(seat) == len(side.home):
                raise self.wrong("pieces", say("error-too-many", most=len(side.home)), place)
            state.put(seat, field)
            place += len(name) + 1

    # What is pending

    def read_pending(self) -> None:
        pending = self.parts["pending"]
        parts = PENDING.fullmatch(pending or "")
        if parts is None or pending == "":
            raise self.wrong(
                "pending", say("error-expected", example="| turns 12, passes 1, quiet 4, out NE, enclosed by c2, over S, repeated")
            )
        state, rules = self.state, self.rules
        state.turns, state.passes, state.quiet = (int(parts[name] or 0) for name in NUMBERS)
        if state.turns > (rules.turn_limit + rules.seats if rules.turn_limit else 0):
            raise self.wrong("pending", say("error-too-high"))
        if state.passes > min(state.turns, rules.seats if rules.race else 0):
            raise self.wrong("pending", say("error-too-high"))
        if state.quiet > (rules.quiet_limit + rules.seats if rules.quiet_limit else 0):
            raise self.wrong("pending", say("error-too-high"))
        self.read_out(parts["out"])
        if parts["encloser"]:
            self.read_encloser(parts["encloser"])
            return
        if parts["over"]:
            self.read_over(parts["over"])
        else:
            state.judge()
        if state.turn == OVER and state.die:
            raise self.wrong("pieces", say("error-game-over"))
        if parts["repeated"]:
            if rules.repetition == 0 or state.turn == OVER:
                raise self.wrong("pending", say("error-not-repeated"))
            state.end("repetition")

    def read_out(self, label: str | None) -> None:
        """tippy: of two that have lost all their pieces, who did so first must be said."""
        state = self.state
        gone = [seat for seat in range(self.rules.seats) if self.rules.encloses and state.count(seat) == 0]
        if label is None and len(gone) == 2:
            raise self.wrong("pieces", say("error-halma-out", label=self.rules.labels[gone[0]]))
        if label is not None and (len(gone) != 2 or self.seat(label, part="pending") not in gone):
            raise self.wrong("pending", say("error-halma-not-out", name=label))
        if gone:
            state.fell = gone[0] if label is None else self.seat(label)

    def read_encloser(self, name: str) -> None:
        state = self.state
        field = self.rules.graph.index.get(name, -1)
        own = field >= 0 and state.board[field] == state.side + 1
        if not self.rules.encloses or not own or len(state.enclosed(field)) < 2 or state.quiet >= self.rules.quiet_limit:
            raise self.wrong("pending", say("error-halma-enclosed", name=name))
        if state.armies() < 2:
            raise self.wrong("pending", say("error-game-over"))
        state.encloser = field
        state.midway = True

    def read_over(self, label: str) -> None:
        """Who has come home is seen; that this ended the game is not, because a target can fill through another's move."""
        state, rules = self.state, self.rules
        seat = self.seat(label, part="pending")
        ends = (rules.race or rules.dice) and state.count(seat) > 0
        if not ends or not all(state.home(other) for other in range(rules.seats) if state.together(seat, other)):
            raise self.wrong("pending", say("error-halma-home", name=label))
        state.finisher = seat
        state.end(state.home_reason())
