"""Steps and words of the tables family in writing, and the sites where stones lie.

Steps are written as on the sheet, in the numbers of the board, and a play is its steps one after the other:

    12/17   13/7*   bar/5   hand/4   start/6   22/off        * hits a stone
    22/off(6)                                                by this number, where the other could bear it off too and that is not the same
    roll  double  take  drop  end  short  new  continue      words; `end` leaves the numbers that are left, `short` is tric-trac 6.6.4
    concede 2                                                a game of a match was given up for twice the cube; only records have it
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from parlour.core.bits import BIT
from parlour.core.state import CHANCE
from parlour.games.tables.board import bar, cube, in_hand, off
from parlour.games.tables.engine import TablesState, dice_text
from parlour.games.tables.rules import ANSWER, BAR, CONCEDE, CONTINUE, DOUBLE, DROP, END, IN_HAND, NEW_SETUP, OFF, PLACES, ROLL, SHORT, TAKE

WORDS = {ROLL: "roll", DOUBLE: "double", TAKE: "take", DROP: "drop", END: "end", NEW_SETUP: "new", CONTINUE: "continue", SHORT: "short"}


class Step(NamedTuple):
    """An action taken apart: from where to where as its colour counts, by which number, and whether it hits."""

    x: int
    number: int
    to: int
    hits: bool


def step_of(state: TablesState, action: int) -> Step:
    x, number = (action >> 3) - 1, action & 7
    to = state.landing(x, number)
    return Step(x, number, to, to != OFF and state.at[PLACES * (1 - state.hand) + state.across(to)] == 1)


def either_way(state: TablesState, step: Step) -> bool:
    """Whether the other number bears the same stone off too: only tric-trac's last stone, after which the number left enters another."""
    if step.to != OFF:
        return False
    other = state.first + state.second - step.number
    return bool(state.can_first & state.can_second & BIT[step.x]) and state.landing(step.x, other) == OFF


def site(state: TablesState, seat: int, x: int) -> str:
    """Where a colour's stones of that progress lie."""
    rules = state.rules
    return sites(rules.same_way, rules.tric is not None)[seat][x]


@cache  # asked for every stone of every position that is shown
def sites(same_way: bool, starts_on_board: bool) -> tuple[tuple[str, ...], ...]:
    """The same for both colours, by progress."""

    def where(seat: int, x: int) -> str:
        if x == OFF:
            return off(seat)
        if x == IN_HAND:
            return in_hand(seat)
        if x == BAR and not starts_on_board:
            return bar(seat)
        point = max(x, 1)
        return str(point if seat == 1 or same_way else 25 - point)

    return tuple(tuple(where(seat, x) for x in range(PLACES)) for seat in range(2))


def piles(state: TablesState) -> Iterator[tuple[int, int, int]]:
    """Wherever stones lie: whose, how far they have come, and how many."""
    for place, count in enumerate(list(state.at)[: 2 * PLACES]):
        if count:
            yield place // PLACES, place % PLACES, count


def cube_site(state: TablesState) -> str:
    """Where the cube lies; an offered one before whoever is to answer."""
    return cube(state.hand if state.stage == ANSWER else state.owner)


def name(state: TablesState, seat: int, x: int) -> str:
    """A place in writing."""
    rules = state.rules
    return names(rules.bar(), rules.same_way)[seat][x]


@cache
def names(start: str, same_way: bool) -> tuple[tuple[str, ...], ...]:
    """The same for both colours, by progress."""
    aside = {BAR: start, OFF: "off", IN_HAND: "hand"}
    return tuple(tuple(aside.get(x) or str(x if seat == 1 or same_way else 25 - x) for x in range(PLACES)) for seat in range(2))


def write(state: TablesState, action: int) -> str:
    if CONCEDE <= action < CONCEDE + 6:
        return f"concede {(action - CONCEDE) % 3 + 1}"
    if state.turn == CHANCE:
        return dice_text(action)
    if action in WORDS:
        return WORDS[action]
    step, seat = step_of(state, action), state.hand
    mark = "*" if step.hits else f"({step.number})" if either_way(state, step) else ""
    return f"{name(state, seat, step.x)}/{name(state, seat, step.to)}{mark}"
