"""Playing again: the table that follows on another, who sits where there, and how a series stands.

The tables of a series have codes that follow from the first one's (k3w8cmtq7hd2x, k3w8cmtq7hd2x-2, k3w8cmtq7hd2x-3): whoever knows one
knows the next, and of two people who ask for it at the same moment the database lets one make it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.catalogue import entry
from parlour.core.leaving import REASONS
from parlour.core.result import Result
from parlour.server.chairs import Chair, token_for
from parlour.server.tables import Table
from parlour.server.wire import Series

MOST_GAMES: Final = 200  # that a score looks back
# Printed with points or chips that are added up over several rounds.
ADDED_UP: Final = frozenset(
    "kniffel auf_und_ab boese_eins himmel_und_hoelle fenster paerchen beelzebub"
    " rentmeister wuerfelpoker va_banque craps unter_ueber_sieben".split()
)


def split(code: str) -> tuple[str, int]:
    """The code of a series' first table, and which game of it this is."""
    first, _, number = code.partition("-")
    return first, int(number) if number.isascii() and number.isdigit() else 1


def code_after(code: str) -> str:
    """The code of the table that follows on this one."""
    first, number = split(code)
    return f"{first}-{number + 1}"


def codes_up_to(code: str) -> list[str]:
    """The codes of a series, from its first table to this one."""
    first, number = split(code)
    earlier = [first if game == 1 else f"{first}-{game}" for game in range(max(1, number - MOST_GAMES + 1), number)]
    return [*earlier, code]


def seat_after(seat: int, seats: int) -> int:
    """Where somebody sits in the next game: everybody moves up by one, so that another one begins."""
    return (seat - 1) % seats


def chairs_after(table: Table) -> list[Chair]:
    """The chairs of the next game. People's are kept for them, by name; where a computer has played on to the end, it stays."""
    chairs = list(table.chairs)
    for seat, chair in enumerate(table.chairs):
        went = seat in table.company.relief and seat not in table.company.out
        computer = went or chair.kind == "computer"
        chairs[seat_after(seat, len(chairs))] = Chair("computer" if computer else "open", "" if went else chair.name, table.level(seat))
    return chairs


def token_again(salt: str, chair: Chair, seat: int) -> str:
    """The token of somebody's seat in the next game: follows from the one they hold, which nobody else knows."""
    return token_for(salt, f"again {chair.token}", seat)


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a series: who sat where, and how it ended."""

    names: tuple[str, ...]
    result: Result | None


def called(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Who sits there, to be compared with another game."""
    return tuple(f"computer {chair.level}" if chair.kind == "computer" else f"person {chair.name}" for chair in chairs)


def tally(game: str, games: Sequence[Played]) -> Series:
    """How a series stands for the seats of its last game, back to where the same people began it."""
    names = games[-1].names
    seats = len(names)
    wins, points, draws, finished = [0] * seats, [0] * seats, 0, 0
    adds = game in ADDED_UP or entry(game).family == "tables"
    for back, played in enumerate(reversed(games)):
        # a seat of the last game was the one so many places further on before
        was = [(seat + back) % seats for seat in range(seats)]
        if len(played.names) != seats or [played.names[at] for at in was] != list(names):
            break
        if played.result is None:
            continue
        finished += 1
        drawn = seats > 1 and set(played.result.places) == {1}
        draws += drawn
        for seat, at in enumerate(was):
            wins[seat] += played.result.places[at] == 1 and not drawn
            points[seat] += played.result.scores[at] if played.result.reason not in REASONS else 0
    return Series(finished, tuple(wins), draws, tuple(points) if adds else None)
