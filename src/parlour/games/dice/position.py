"""Positions of dice games in writing:

    A chips=20 share=3; B chips=20 share=2; C chips=20 share=1; first=A named=8 lucky=5 dice=1,4 | A throws 2

First every seat with its figures, then the table's figures and the dice last thrown, and behind ` | ` what is next. A figure that is 0 or
nothing is left out.

    chips=20               a number
    throws=6,5,1           numbers in the order in which they came
    fields=3:3,7:7         numbers by their places: three chips on field 3, seven on field 7
    first=A, contest=A,C   a seat, some seats
    mode=high, used=+,×    a word, some words
    open=10,11,12          those of some numbers that are there
    standing=1,6           dice, the faces ascending
    dice=1,6 dice=2,3+4    the last throw, grey dice behind a plus
    | A throws 2           the seat in hand throws so many dice, `2+2` with grey ones
    | A chooses            the seat in hand decides
    | over                 the game is over
"""

import re

from parlour.core.errors import PositionError
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.engine import DiceState, is_throw
from parlour.games.dice.figures import LETTERS, SEAT, SEATS, Figure, Filled

PART = re.compile(r"(?P<name>[a-z_]+)=(?P<value>[^ ;|=]+)")
PENDING = re.compile(r"(?:(?P<over>over)|(?P<letter>[A-H]) (?:(?P<chooses>chooses)|throws (?P<cup>[1-5])(?:\+(?P<grey>[1-5]))?))")
THROW = re.compile(r"(?P<white>[1-6](?:,[1-6])*)(?:\+(?P<grey>[1-6](?:,[1-6])*))?")
BAR = " | "
DICE = "dice"


class PositionReader:
    def __init__(self, text: str, blank: DiceState, cups: tuple[int, ...], grey: int, decides: bool) -> None:
        self.text = text
        self.blank = blank
        self.cups = cups
        self.grey = grey
        self.decides = decides
        self.parts: dict[tuple[int, str], tuple[int, str]] = {}  # by seat and name: where it stands, and what

    def read(self) -> DiceState:
        bar = self.text.find(BAR)
        if bar < 0:
            raise PositionError(self.text, len(self.text), "expected what is next, as in | A throws 1, | A chooses or | over")
        self.split(self.text[:bar])
        place, throw = self.parts.pop((NOBODY, DICE), (0, ""))
        figures = {(figure.seat, figure.name): self.numbers(figure) for figure in self.blank.listed().figures}
        for (seat, name), (at, _) in self.parts.items():
            known = ", ".join(other for owner, other in figures if owner == seat)
            raise PositionError(self.text, at, f"{LETTERS[seat] if seat >= 0 else 'the table'} has no {name}, but: {known or 'nothing'}")
        state = self.blank.through(Filled(self.blank.seats, figures))
        self.read_pending(state, bar + len(BAR))
        if throw:
            state.dice = self.thrown(place, throw)
        return state

    def split(self, text: str) -> None:
        """Find the parts of every seat, and those of the table."""
        place = 0
        for seat, section in enumerate(text.split("; ")):
            owner = seat if seat < self.blank.seats else NOBODY
            at, words = place, section.split(" ")
            if owner != NOBODY and words[0] != LETTERS[seat]:
                raise PositionError(self.text, place, f"expected seat {LETTERS[seat]} and its figures, as in {LETTERS[seat]} chips=3")
            if seat > self.blank.seats:
                raise PositionError(self.text, place, f"there are {self.blank.seats} seats and the table")
            for word in words:
                if at > place or owner == NOBODY:
                    self.add(owner, word, at)
                at += len(word) + 1
            place += len(section) + 2
        if seat + 1 < self.blank.seats:
            raise PositionError(self.text, len(text), f"expected {self.blank.seats} seats")

    def add(self, owner: int, word: str, at: int) -> None:
        found = PART.fullmatch(word)
        if found is None or (owner, found["name"]) in self.parts:
            raise PositionError(self.text, at, "expected a name and a value, each name once, as in chips=3")
        self.parts[owner, found["name"]] = (at, found["value"])

    def numbers(self, figure: Figure) -> list[int]:
        """What is written for a figure."""
        place, value = self.parts.pop((figure.seat, figure.name), (0, ""))
        if not value:
            return figure.kind.blank()
        items = value.split(",")
        beyond = figure.kind in (SEAT, SEATS) and not set(items) <= set(LETTERS[: self.blank.seats])
        try:
            if beyond:
                raise ValueError
            return figure.kind.numbers(items)
        except ValueError:
            raise PositionError(self.text, place, f"{figure.name} is {figure.kind.what}, not {value}") from None

    def thrown(self, place: int, throw: str) -> int:
        """The dice last thrown, as an outcome."""
        found = THROW.fullmatch(throw)
        if found is not None:
            white, grey = found["white"].replace(",", ""), (found["grey"] or "").replace(",", "")
            fits = any(is_throw(int(white), cup) for cup in self.cups)
            if fits and (is_throw(int(grey), self.grey) if grey else not self.grey):
                return int(white + grey)
        raise PositionError(self.text, place, f"{throw} is no throw of this game")

    def read_pending(self, state: DiceState, place: int) -> None:
        found = PENDING.fullmatch(self.text, place)
        if found is None:
            raise PositionError(self.text, place, "expected what is next, as in A throws 1, A chooses or over")
        state.cup, state.grey = self.cups[0], self.grey
        if found["over"]:
            state.turn, state.hand = OVER, NOBODY
            return
        state.hand = LETTERS.index(found["letter"])
        if state.hand >= state.seats:
            raise PositionError(self.text, place, f"there is no seat {found['letter']}")
        if found["chooses"]:
            if not self.decides:
                raise PositionError(self.text, place, "nobody decides anything in this game")
            state.turn = state.hand
            return
        state.turn = CHANCE
        state.cup, state.grey = int(found["cup"]), int(found["grey"] or 0)
        if state.cup not in self.cups or state.grey != self.grey:
            raise PositionError(self.text, place, f"a throw takes {' or '.join(map(str, self.cups))} dice")
