"""What a game of the tables family fixes, and the words in which rules and positions are put. (Sheet: tables.md)

Each colour counts its own way: x = 1 … 24 is a point, 0 the bar (in tric-trac the starting point), OFF stones that are out, IN_HAND
stones not yet set. An action is a throw, a step (one stone moved by one number) or a word:

    at a throw      10 * high + low; in the opening of backgammon 1 … 6
    8 and more      8 * (place + 1) + number: a step
    below 8         the words ROLL … CONTINUE
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

STONES: Final[i64] = 15
BAR: Final[i64] = 0
OFF: Final[i64] = 25
IN_HAND: Final[i64] = 26
PLACES: Final[i64] = 27
ALL_IN_HAND: Final = ((IN_HAND, STONES),)  # where all stones begin: TablesRules.start

# Behind the places of both colours, a figure for each of them
HELD: Final[i64] = 54  # where it stands, as bits, as it counts
WALL: Final[i64] = 56  # where it has two stones or more, as its enemy counts
POINTS: Final[i64] = 58  # tric-trac
SCORE: Final[i64] = 60  # of the match or series
PASCHES: Final[i64] = 62  # thrown in this turn, or in the game if they are counted so
ROOM: Final = 64

# Actions that are no steps
ROLL: Final[i64] = 1
DOUBLE: Final[i64] = 2
TAKE: Final[i64] = 3
DROP: Final[i64] = 4
END: Final[i64] = 5  # leave the numbers that are left unused
NEW_SETUP: Final[i64] = 6
CONTINUE: Final[i64] = 7
CONCEDE: Final[i64] = 248  # to 250: the side in hand gives a game of a match up, for 1, 2 or 3 times the cube; to 253: the other side
SHORT: Final[i64] = 255  # tric-trac 6.6.4: two stones into the own Hucke, each one point less than its number
MOST_ACTIONS: Final = 64

# What is to be done: State.stage
OPENING: Final[i64] = 0  # throw for the start
THROW: Final[i64] = 1
PLAY: Final[i64] = 2
CUBE: Final[i64] = 3  # throw, or double first
ANSWER: Final[i64] = 4  # take or drop
AFTER: Final[i64] = 5  # the winner of a game of the series chooses how to go on
FINISHED: Final[i64] = 6

# Duties: which of a throw's numbers must be played
PRINTED: Final[i64] = 0  # backgammon as printed: both, else the higher or none; none at all once all are home
STANDARD: Final[i64] = 1  # both, else the higher, else the lower
LOWER_FIRST: Final[i64] = 2  # puff
FREE_ORDER: Final[i64] = 3  # as many as possible, in any order

# Bearing off with a number that is larger than needed
EXACT: Final[i64] = 0
REARMOST: Final[i64] = 1
ANY: Final[i64] = 2

# Who begins
ONE_DIE: Final[i64] = 0  # each throws one die, and the higher plays both
TOTALS: Final[i64] = 1  # each throws two dice, and the higher total throws afresh
TOTALS_PLAYED: Final[i64] = 2  # … and plays that throw

# Where hit stones go
TO_BAR: Final[i64] = 0
TO_HAND_WHILE_SETTING: Final[i64] = 1
TO_HAND: Final[i64] = 2

BELOW_HOME: Final[i64] = 0x7FFFE  # x = 1 … 18
FIRST_SIX: Final[i64] = 0x7E  # x = 1 … 6: of the loser, the winner's home
HUCKE: Final[i64] = 12
ENEMY_HUCKE: Final[i64] = 0x2000  # x = 13
BRIDGE_FROM: Final[i64] = 7
TRIC_OUT: Final[i64] = 24  # tric-trac: the progress that is off the board


@dataclass(frozen=True)
class Throws:
    """What a throw brings, and which of its numbers must be played."""

    opening: i64
    duty: i64
    double: i64 = 4  # how often the number of a double is played
    pasch: bool = False  # a double brings the numbers of its lower side too (puff)
    pasch_in_game: bool = False  # the second pasch counts twofold in the whole game, not in a turn
    again: bool = False  # another throw after every double
    same_numbers: bool = False  # the second player plays the starter's numbers


@dataclass(frozen=True)
class Hits:
    """Where hit stones go, and how they come back."""

    to: i64 = TO_BAR
    higher_enters: bool = False  # the higher number enters first


@dataclass(frozen=True)
class Setting:
    """How stones in hand are set."""

    first: i64 = STONES  # so many must be set before others may move
    rests: bool = False  # a stone that was just set may not move on


@dataclass(frozen=True)
class BearingOff:
    """How stones leave the board."""

    overshoot: i64 = EXACT
    combine: bool = True  # at home, one stone may take both numbers


@dataclass(frozen=True)
class Stakes:
    """What a game is worth, and how many are played."""

    gammons: bool = False  # gammon and backgammon count
    unit: i64 = 1
    cube: i64 = 0  # how far it goes; 0: no cube
    cube_from: i64 = 2  # turns of the game before the cube may be turned
    match: i64 = 0  # points that win a match; 0: single games
    crawford: bool = False


@dataclass(frozen=True)
class TricTrac:
    """Tric-trac: points, and the two Hucken."""

    target: i64 = 12  # points that win a game
    series: i64 = 1  # games
    entry: i64 = 0  # 1 if the starting point counts


@dataclass(frozen=True)
class TablesRules:
    """What a game of the family fixes."""

    start: tuple[tuple[int, int], ...]  # (progress, stones), the same for both colours; IN_HAND and BAR too
    throws: Throws
    same_way: bool = False  # both colours run from 1 to 24
    hits: Hits = Hits()
    setting: Setting = Setting()
    off: BearingOff = BearingOff()
    stakes: Stakes = Stakes()
    tric: TricTrac | None = None
    max_turns: i64 = 1000

    def uses_hand(self) -> bool:
        return any([progress == IN_HAND for progress, _ in self.start])

    def uses_bar(self) -> bool:
        return self.tric is None and self.hits.to != TO_HAND

    def bar(self) -> str:
        """What texts call the place of stones that are to enter."""
        return "bar" if self.tric is None else "start"

    def keeps_score(self) -> bool:
        """Whether one game after the other is counted."""
        return self.stakes.match > 0 or self.in_series()

    def in_series(self) -> bool:
        return self.tric is not None and self.tric.series > 1
