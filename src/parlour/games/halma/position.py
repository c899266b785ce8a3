"""Positions of the halma family in writing. (Sheet: halma.md, 0.3)

    t=S S=a1,b1 NW=j1,k1        who is to move, then each player, named by the home corner, with the pieces
    die=3 t=S S=a1 NW=j1        racado: 3 has been thrown
    W:Wa1,a3:Bh8                the games on dark squares

Behind ` | ` stands what is pending, the parts of it after commas: turns 12 (made by all players), passes 1 (one after the other),
quiet 4 (turns since the last enclosure), enclosed by c2 (one of several enclosed pieces is to be chosen), over S (who ended the
game), repeated (drawn by repetition).
"""

import re

from parlour.core.errors import PositionError
from parlour.core.state import CHANCE, OVER
from parlour.games.halma.engine import HalmaState

COLON = re.compile(r"(?P<side>[WB]):W(?P<white>[a-h1-8,]*):B(?P<black>[a-h1-8,]*)")
NUMBERS = ("turns", "passes", "quiet")
PENDING = re.compile(
    r"(?:turns (?P<turns>[0-9]{1,6}))?(?:(?:^|(?<=.), )passes (?P<passes>[0-9]{1,2}))?(?:(?:^|(?<=.), )quiet (?P<quiet>[0-9]{1,6}))?"
    r"(?:(?:^|(?<=.), )enclosed by (?P<encloser>\w+))?(?:(?:^|(?<=.), )over (?P<over>\w+))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?"
)


class PositionReader:
    """Reads one text into a state without pieces; each part is refused with its place and the reason."""

    def __init__(self, text: str, state: HalmaState) -> None:
        self.text = text
        self.state = state
        self.rules = state.rules

    def read(self) -> HalmaState:
        pieces, bar, pending = self.text.partition("|")
        if self.rules.graph.shape == "dark":
            self.read_colon(pieces)
        else:
            self.read_groups(pieces)
        state = self.state
        if self.rules.hunt and (state.count(0), state.count(1)) != (4, 1):
            raise self.wrong(0, "there are four pawns on one side and one on the other")
        if self.rules.dice and state.count(state.side) == 0 and state.armies() > 1:
            raise self.wrong(0, f"{self.rules.labels[state.side]} has no pieces and no turn")
        state.hand = state.side
        state.turn = CHANCE if self.rules.dice and state.die == 0 else state.side
        self.read_pending(pending.strip(), len(self.text) - len(pending.lstrip()), bool(bar))
        return state

    def wrong(self, place: int, reason: str) -> PositionError:
        return PositionError(self.text, place, reason)

    # Who stands where

    def read_colon(self, pieces: str) -> None:
        parts = COLON.fullmatch(pieces.strip())
        if parts is None:
            raise self.wrong(0, "expected side:Wsquares:Bsquares, as in W:Wa1,a3:Bh8")
        self.state.side = "WB".index(parts["side"])
        offset = len(pieces) - len(pieces.lstrip())
        self.read_fields(0, parts["white"], offset + parts.start("white"))
        self.read_fields(1, parts["black"], offset + parts.start("black"))

    def read_groups(self, pieces: str) -> None:
        found: set[str] = set()
        begin = 0
        for group in pieces.split():
            begin = pieces.index(group, begin)
            name, sign, value = group.partition("=")
            if not sign or name in found:
                raise self.wrong(begin, "expected each part once, as in t=S S=a1,b1 NW=j1")
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
            raise self.wrong(0, "expected t= and who is to move")

    def seat(self, label: str, place: int) -> int:
        if label not in self.rules.labels:
            raise self.wrong(place, f"{label!r} is nobody here; players: {', '.join(self.rules.labels)}")
        return self.rules.labels.index(label)

    def read_die(self, value: str, place: int) -> None:
        if not self.rules.dice or value not in ("1", "2", "3", "4", "5", "6"):
            raise self.wrong(place, "a die shows 1 to 6" if self.rules.dice else "there are no dice in this game")
        self.state.die = int(value)

    def read_fields(self, seat: int, names: str, place: int) -> None:
        state = self.state
        for name in names.split(",") if names else []:
            if name not in self.rules.graph.index:
                raise self.wrong(place, f"{name!r} is no field of the board")
            field = self.rules.graph.index[name]
            if state.board[field] != 0:
                raise self.wrong(place, f"{name} is named twice")
            if state.count(seat) == len(self.rules.sides[seat].home):
                raise self.wrong(place, f"{self.rules.labels[seat]} has more than {len(self.rules.sides[seat].home)} pieces")
            state.put(seat, field)
            place += len(name) + 1

    # What is pending

    def read_pending(self, pending: str, place: int, barred: bool) -> None:
        parts = PENDING.fullmatch(pending)
        if parts is None or (barred and not pending):
            raise self.wrong(place, "expected turns 12, passes 1, quiet 4, enclosed by c2, over S or repeated behind |")
        state, rules = self.state, self.rules
        state.turns, state.passes, state.quiet = (int(parts[name] or 0) for name in NUMBERS)
        if state.turns > (rules.turn_limit + rules.seats if rules.turn_limit else 0):
            raise self.wrong(place, "so many turns are not played")
        if state.passes > min(state.turns, rules.seats if rules.race else 0):
            raise self.wrong(place, "so many passes are not made")
        if state.quiet > rules.quiet_limit:
            raise self.wrong(place, "so many quiet turns are not played")
        if parts["encloser"]:
            self.read_encloser(parts["encloser"], place)
            return
        if parts["over"]:
            self.read_over(parts["over"], place)
        else:
            state.judge()
        if state.turn == OVER and state.die:
            raise self.wrong(0, "the game is over: nothing is thrown")
        if parts["repeated"]:
            if rules.repetition == 0 or state.turn == OVER:
                raise self.wrong(place, "no position is repeated here")
            state.end("repetition")

    def read_encloser(self, name: str, place: int) -> None:
        state = self.state
        field = self.rules.graph.index.get(name, -1)
        own = field >= 0 and state.board[field] == state.side + 1
        if not self.rules.encloses or not own or len(state.enclosed(field)) < 2 or state.quiet >= self.rules.quiet_limit:
            raise self.wrong(place, f"{name} has not enclosed several pieces")
        if state.armies() < self.rules.seats:
            raise self.wrong(place, "the game is over")
        state.encloser = field
        state.midway = True

    def read_over(self, label: str, place: int) -> None:
        """Who has come home is seen; that this ended the game is not, because a target can fill through another's move."""
        state, rules = self.state, self.rules
        seat = self.seat(label, place)
        ends = (rules.race or rules.dice) and state.count(seat) > 0
        if not ends or not all(state.home(other) for other in range(rules.seats) if state.together(seat, other)):
            raise self.wrong(place, f"{label} has not come home")
        state.finisher = seat
        state.end(state.home_reason())
