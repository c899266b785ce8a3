"""Positions of dice games in writing:

    A chips=20 share=3; B chips=20 share=2; C chips=20 share=1; first=A named=8 lucky=5 dice=1,4 | A throws 2

First every seat with its figures, then the table's figures and the dice last thrown, and behind ` | ` what is next. A figure that is 0 or
nothing is left out; which figures a game has stands in its rules, in `through`.

    chips=20                 a number
    throw=6,5,1              numbers in the order in which they came
    fields=3:3,7:7           numbers by their places: three chips on field 3, seven on field 7
    first=A, contest=A,C     a seat, some seats
    mode=high, used=plus,by  a word, some words
    open=10,11,12            some of the numbers that there are
    standing=1,6             dice, the faces ascending
    dice=1,6 dice=2,3+4      the last throw, grey dice behind a plus
    | A throws 2             the seat in hand throws so many dice, `2+2` with grey ones
    | A chooses              the seat in hand decides
    | over                   the game is over
"""

import re

from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.engine import DiceState, is_throw
from parlour.games.dice.figures import LETTERS, SEAT, SEATS, Figure, Listed

FIGURE = re.compile(r"(?P<name>[a-z_]+)=(?P<value>[^=;]+)")
THROW = re.compile(r"(?P<white>[1-6](?:,[1-6])*)(?:\+(?P<grey>[1-6](?:,[1-6])*))?")
Written = dict[tuple[int, str], tuple[int, str]]  # by seat and name: the place, and what stands there


class DiceReader(PositionReader[DiceState]):
    shape = re.compile(
        r"(?P<figures>[^|]*) \| "
        r"(?P<next>(?P<over>over)|(?P<letter>[A-H]) (?:(?P<chooses>chooses)|throws (?P<cup>[1-5])(?:\+(?P<grey>[1-5]))?))"
    )
    example = "A chips=3; B chips=3 | A throws 1"

    def read(self) -> DiceState:
        written = self.split()
        place, throw = written.pop((NOBODY, "dice"), (0, ""))
        found = {(figure.seat, figure.name): self.numbers(figure, written) for figure in self.state.listed().figures}
        for (seat, name), (unknown, _) in written.items():
            known = ", ".join(other for owner, other in found if owner == seat) or "–"
            raise self.wrong("figures", say("error-dice-no-figure", name=name, known=known), unknown)
        self.state = self.state.through(Listed(self.state.seats, found))
        if throw:
            self.state.dice = self.outcome(throw, place)
        self.read_next()
        return self.state

    def split(self) -> Written:
        """The figures of every seat, then those of the table."""
        written: Written = {}
        seats, seat, begins = self.state.seats, 0, True
        for word in re.finditer(r"[^ ]+", self.parts["figures"]):
            text = word[0].removesuffix(";")
            owner = seat if seat < seats else NOBODY
            figure = FIGURE.fullmatch(text)
            if begins and owner != NOBODY:
                if text != LETTERS[seat]:
                    raise self.wrong("figures", say("error-expected", example=f"{LETTERS[seat]} chips=3;"), word.start())
            elif begins and text in LETTERS:
                raise self.wrong("figures", say("error-more-seats", seats=seats, more=LETTERS.index(text) + 1), word.start())
            elif figure is None or seat > seats or (owner, figure["name"]) in written:
                raise self.wrong("figures", say("error-expected", example="chips=3"), word.start())
            else:
                written[owner, figure["name"]] = (word.start(), figure["value"])
            begins = word[0].endswith(";")
            seat += begins
        if seat < seats - 1:
            told = say("error-fewer-seats", seats=seats, letter=LETTERS[seat + 1], fewer=seat + 1)
            raise self.wrong("figures", told, len(self.parts["figures"]))
        return written

    def numbers(self, figure: Figure, written: Written) -> list[int]:
        """What is written for a figure."""
        place, value = written.pop((figure.seat, figure.name), (0, ""))
        if not value:
            return figure.kind.blank()
        items = value.split(",")
        try:
            if figure.kind in (SEAT, SEATS) and not set(items) <= set(LETTERS[: self.state.seats]):
                raise ValueError
            return figure.kind.numbers(items)
        except ValueError:
            raise self.wrong("figures", say("error-dice-figure", name=figure.name, value=value, possible=figure.kind.what), place) from None

    def outcome(self, throw: str, place: int) -> int:
        """The dice last thrown."""
        found, tray = THROW.fullmatch(throw), self.state.tray
        if found is not None:
            white, grey = found["white"].replace(",", ""), (found["grey"] or "").replace(",", "")
            if any(is_throw(int(white), cup) for cup in tray.cups) and (is_throw(int(grey), tray.grey) if grey else not tray.grey):
                return int(white + grey)
        raise self.wrong("figures", say("error-dice-no-throw", throw=throw), place)

    def read_next(self) -> None:
        state, found = self.state, self.parts
        if found["over"]:
            state.turn, state.hand = OVER, NOBODY
            return
        state.hand = LETTERS.index(found["letter"])
        if state.hand >= state.seats:
            raise self.wrong("letter", say("error-no-seat", seat=found["letter"]))
        if found["chooses"]:
            state.turn = state.hand
            if not state.tray.decides:
                raise self.wrong("chooses", say("error-nothing-to-decide"))
            return
        state.turn, state.cup = CHANCE, int(found["cup"])
        if state.cup not in state.tray.cups or int(found["grey"] or 0) != state.grey:
            raise self.wrong("cup", say("error-dice-cup", cups=", ".join(map(str, state.tray.cups))))
