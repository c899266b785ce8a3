"""Kniffel: five dice, three throws, thirteen boxes. Sheet: dice.md, kniffel.

A position is written as one column a seat, A to H, and what is going on behind ` | `:

    A[3,-,9,12,-,18;21,-,25,30,40,50,-;50] B[-,-,...;...;0] | A throw 2: 335+16

In a column stand the boxes ones to sixes, then three_kind, four_kind, full_house, small_straight, large_straight, kniffel
and chance (`-` while open), then the extra points. Behind the bar: whose dice, which of the three throws, the dice that
were kept, and behind `+` those just thrown; with nothing behind `+` that throw is still to come. A finished game has no bar.
"""

import re

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.throws import NUMBER_OF
from parlour.games.kniffel.engine import (
    BOXES,
    CHOICES,
    COLUMN,
    EXTRA,
    FILLED,
    KNIFFEL,
    NUMBERS,
    PLAIN,
    PRINTED,
    UPPER_SUM,
    KniffelState,
    blank_state,
    joker,
    seat_letter,
)

COLUMN_TEXT = re.compile(r"(?P<letter>[A-H])\[(?P<upper>[0-9,-]*);(?P<lower>[0-9,-]*);(?P<extra>[0-9]{1,5})\] ?")
PENDING = re.compile(r"(?P<letter>[A-H]) throw (?P<throw>[1-3]): (?P<kept>[1-6]{0,4})\+(?P<fresh>[1-6]{0,5})")
# What can stand in each box.
VALUES = [{PLAIN[at << 4 | box] for at in range(252)} | {joker((v,) * 5, box) for v in range(1, 7)} for box in range(13)]


class Kniffel(Game):
    def begin(self, setup: Setup) -> KniffelState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> KniffelState:
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.kniffel.face import KniffelFace

        return KniffelFace()


def read_position(text: str, state: KniffelState) -> KniffelState:
    place = 0
    for seat in range(state.seats):
        parts = COLUMN_TEXT.match(text, place)
        if parts is None or parts["letter"] != seat_letter(seat):
            raise PositionError(text, place, f"expected the column of seat {seat_letter(seat)}, as in A[-,-,-,-,-,-;-,-,-,-,-,-,-;0]")
        _read_column(text, parts, state, seat)
        place = parts.end()
    pending = text[place:]
    if not pending.strip():
        _read_over(text, place, state)
    elif pending.startswith("| "):
        _read_pending(text, place + 2, state)
    else:
        raise PositionError(text, place, "expected ` | ` and what is pending, or nothing")
    return state


def _read_column(text: str, parts: re.Match[str], state: KniffelState, seat: int) -> None:
    entries = [*parts["upper"].split(","), *parts["lower"].split(",")]
    if parts["upper"].count(",") != 5 or parts["lower"].count(",") != 6:
        raise PositionError(text, parts.start("upper"), "a column has six upper and seven lower boxes")
    at = seat * COLUMN
    for box, entry in enumerate(entries):
        if entry == "-":
            continue
        if not entry.isdecimal() or int(entry) not in VALUES[box]:
            raise PositionError(text, parts.start("upper" if box < NUMBERS else "lower"), f"{BOXES[box]} cannot hold {entry!r}")
        state.columns[at + box] = int(entry)
        state.columns[at + FILLED] |= 1 << box
        if box < NUMBERS:
            state.columns[at + UPPER_SUM] += int(entry)
    _read_extra(text, parts, state, seat)


def _read_extra(text: str, parts: re.Match[str], state: KniffelState, seat: int) -> None:
    at = seat * COLUMN
    extra = int(parts["extra"])
    state.columns[at + EXTRA] = extra
    if extra == 0:
        return
    rules = state.rules
    filled = state.columns[at + FILLED]
    step = {PRINTED: 50}.get(rules.extra_kniffel, 100)
    entered = state.columns[at + KNIFFEL] > 0 or (rules.extra_kniffel == PRINTED and rules.zero_counts and filled >> KNIFFEL & 1)
    if rules.extra_kniffel < PRINTED or not entered:
        raise PositionError(text, parts.start("extra"), "extra points need an entry in the kniffel box and an option that gives them")
    if extra % step or extra > step * (state.boxes_filled(seat) - 1):
        raise PositionError(text, parts.start("extra"), f"extra points come in steps of {step}, one at most for each other box written")


def _read_over(text: str, place: int, state: KniffelState) -> None:
    if any(state.boxes_filled(seat) < 13 for seat in range(state.seats)):
        raise PositionError(text, place, "boxes are open: expected ` | ` and whose dice they are, as in | A throw 1: +")
    state.turn = OVER
    state.hand = NOBODY


def _read_pending(text: str, place: int, state: KniffelState) -> None:
    parts = PENDING.fullmatch(text.strip(), place)
    if parts is None:
        raise PositionError(text, place, "expected seat, throw, kept and thrown dice, as in A throw 2: 335+16")
    state.hand = ord(parts["letter"]) - ord("A")
    if state.hand >= state.seats:
        raise PositionError(text, place, f"there is no seat {parts['letter']}")
    written = [state.boxes_filled(seat) for seat in range(state.seats)]
    due = [written[state.hand] + (seat < state.hand) for seat in range(state.seats)]
    if written[state.hand] == len(BOXES) or written != due:
        raise PositionError(text, place, "the seats before the one in hand have written one box more, those after it as many")
    kept = tuple(int(face) for face in parts["kept"])
    fresh = tuple(int(face) for face in parts["fresh"])
    if list(kept) != sorted(kept) or list(fresh) != sorted(fresh):
        raise PositionError(text, parts.start("kept"), "dice are written in ascending order")
    if parts["throw"] == "1" and kept:
        raise PositionError(text, parts.start("kept"), "the first throw is made with all five dice")
    if fresh and len(kept) + len(fresh) != 5:
        raise PositionError(text, parts.start("fresh"), "there are five dice")
    state.kept = NUMBER_OF[kept]
    state.turn = state.hand if fresh else CHANCE
    state.thrown = int(parts["throw"]) - (not fresh)
    state.dice = NUMBER_OF[tuple(sorted(kept + fresh))] if fresh else 0


GAME = Kniffel(
    id="kniffel",
    family="kniffel",
    version=1,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    usual_seats=2,
    options=(
        Option("extra_kniffel", "printed", choices=CHOICES, source="Big collection; none and Yahtzee's rules are common use"),
        Option("zero_counts_as_entry", False, source="R3"),
    ),
)
