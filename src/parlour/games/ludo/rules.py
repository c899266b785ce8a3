"""What a game of the ludo family fixes: who plays which colour, the squares, and what a throw obliges to. (Sheet: ludo.md, part 0)

A piece is its progress, counted from its owner's start square A: WAITING, 0 on A, then along the ring, then the goal squares.
The throw is part of the position, so a move is told by its kind and where it starts (WAITING enters):

    1 … 6                        what the die shows
    FORWARD + progress + 1       move a piece of one's own, or bring one in
    BACKWARD + progress + 1      step back to capture (option backward_capture)
    NEUTRAL + progress + 1       move or bring in a piece of the colour that belongs to nobody
    JUMP + progress + 1          move onto a star and on to the next free one
    JUDGE + progress + 1         send back a piece of whoever missed a capture; JUDGE alone waives it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PIECES: Final[i64] = 4  # room for so many of each colour
WAITING: Final[i64] = -1  # the progress of a piece on B
MISSING: Final[i64] = 1000  # the progress of a piece that a colour with fewer than four has not got
SIX: Final[i64] = 6  # the throw that brings in a piece and earns another throw

FORWARD: Final[i64] = 8
BACKWARD: Final[i64] = 136
NEUTRAL: Final[i64] = 264
JUMP: Final[i64] = 392
JUDGE: Final[i64] = 520
MOST_ACTIONS: Final = 16  # four pieces forward, four backward, four neutral ones; six faces at a throw

# Where a kind of move has its four bits, one per piece, in State.can; forward moves have the lowest
BACK_BITS: Final[i64] = 4
NEUTRAL_BITS: Final[i64] = 8
JUMP_BITS: Final[i64] = 12

PAIR: Final[i64] = 16  # State.ring: from here on, two pieces share the square

NO_ONE: Final[i64] = -1  # owner: a colour that stands on the board, moved by whoever is on turn
ABSENT: Final[i64] = -2  # owner: a colour that is not on the board

# Compulsory capture (0.7)
FREE: Final[i64] = 0
ENFORCED: Final[i64] = 1
PENALTY: Final[i64] = 2
CAPTURE: Final = {"off": 0, "enforced": 1, "penalty": 2}  # by the option's value

# When a turn has three throws instead of one
NEVER: Final[i64] = 0
STUCK: Final[i64] = 1  # a piece waits, none is on the ring, and none in the goal could move on
OFF_TRACK: Final[i64] = 2  # a piece waits and none is on the ring

# Whether a piece that comes to a star jumps on to the next free one
NO_STARS: Final[i64] = 0
MUST_JUMP: Final[i64] = 2
STARS: Final = {"off": 0, "may": 1, "must": 2}  # by the option's value


class Colours:
    """Who plays which colour, clockwise by their A squares, as in `0-1*`: a seat's number, - not on the board, * nobody's own."""

    def __init__(self, letters: str, players: str, partners: bool = False) -> None:
        owners = [ABSENT if who == "-" else NO_ONE if who == "*" else int(who) for who in players]
        self.letters: Final = tuple(letters[: len(players)])  # a colour's name in the notation
        self.count: Final[i64] = len(players)
        self.owners: Final = vec[i64](owners)  # the seat that plays each colour, or NO_ONE, or ABSENT
        self.partners: Final = partners  # seats 0 and 2 against 1 and 3
        # Colours of one band never capture each other; colours of one side are not each other's opponents.
        self.band: Final = vec[i64]([owners[c] & 1 if partners else c for c in range(len(owners))])
        self.side: Final = vec[i64]([owner & 1 if partners else owner for owner in owners])
        self.neutral: Final[i64] = players.find("*")

    def first(self, seat: i64) -> i64:
        """The colour a seat begins with and is named by."""
        for colour in range(self.count):
            if self.owners[colour] == seat:
                return colour
        raise ValueError(f"seat {seat} has no colour")


class Squares:
    """The ring, clockwise from the first colour's A, and how many goal squares each colour turns in to."""

    def __init__(self, ring: int, starts: Sequence[int], goals: int = 4, stars: Sequence[int] = ()) -> None:
        self.ring: Final[i64] = ring
        self.starts: Final = vec[i64](starts)  # the ring square that is each colour's A
        self.goals: Final[i64] = goals
        self.top: Final[i64] = ring + goals - 1  # progress of the innermost goal square
        self.stars: Final = tuple(stars)
        self.starred: Final = vec[i64]([1 if square in stars else 0 for square in range(ring)])


def arms(sides: int, armed: Sequence[int]) -> Squares:
    """The arm scheme (0.2): ten squares for a side with an arm, the seventh its A, and two for an open one; each begins with a corner.

    Corners are the stars. Side 0 has an arm, and the ring begins with its A.
    """
    ring = -6
    corners: list[int] = []
    for side in range(sides):
        corners.append(ring)
        ring += 10 if side in armed else 2
    ring += 6
    return Squares(ring, [corners[side] + 6 for side in armed], stars=sorted([corner % ring for corner in corners]))


class Throws:
    """How often a colour throws."""

    def __init__(
        self,
        three: i64 = NEVER,  # when it has three throws to find a move
        three_until_entered: bool = False,  # it has them as long as it has never brought in a piece
        own_bars_six: bool = False,  # a six earns no further throw where a piece of one's own on the target keeps it from moving
    ) -> None:
        self.three: Final[i64] = three
        self.three_until_entered: Final = three_until_entered
        self.own_bars_six: Final = own_bars_six


class Entry:
    """What a six and the square A oblige to while a piece waits."""

    def __init__(
        self,
        six_must: bool = True,  # a six brings in a piece, if anything keeps none from A
        six_leaves_a: bool = False,  # R6: only a six moves the piece on A
        first_free: bool = False,  # a colour's first turn begins with a piece put on A; whichever has just come in is played on
    ) -> None:
        self.six_must: Final = six_must
        self.six_leaves_a: Final = six_leaves_a
        self.first_free: Final = first_free


class Capturing:
    """Whom a piece sends back, and what becomes of whoever misses that."""

    def __init__(
        self,
        duty: i64 = FREE,
        judged: bool = False,  # the penalty for a missed capture is the next player's decision
        own: bool = False,  # landing on a piece of one's own captures it
        backward: bool = False,
    ) -> None:
        self.duty: Final[i64] = duty
        self.judged: Final = judged
        self.own: Final = own
        self.backward: Final = backward


class Goal:
    """How pieces come home."""

    def __init__(
        self,
        no_jump: bool = False,  # nobody passes a piece in the goal
        counts_back: bool = False,  # too high a throw counts back from its end, and pieces in it stay where they are
        shortens: bool = False,  # taken squares shorten it, and who overshoots counts back out of it
    ) -> None:
        self.no_jump: Final = no_jump
        self.counts_back: Final = counts_back
        self.shortens: Final = shortens


ONE_THROW: Final = Throws()
BY_SIX: Final = Entry()
AT_WILL: Final = Capturing()
EXACT: Final = Goal()


class LudoRules:
    """One game's parameters."""

    def __init__(
        self,
        colours: Colours,
        squares: Squares,
        pieces: i64 = PIECES,
        on_a: bool = False,  # one piece of each colour starts on A
        first_seat: i64 = NO_ONE,  # who begins; NO_ONE: that is thrown for
        throws: Throws = ONE_THROW,
        entry: Entry = BY_SIX,
        capturing: Capturing = AT_WILL,
        goal: Goal = EXACT,
        barriers: bool = False,  # two friendly pieces may share a ring square, and nobody passes them
        star_jumps: i64 = NO_STARS,
        play_on: bool = False,  # to the last but one
        chase: bool = False,  # a throw moves its piece by itself, and whoever is caught begins again
    ) -> None:
        self.colours: Final = colours
        self.squares: Final = squares
        self.pieces: Final[i64] = pieces
        self.on_a: Final = on_a
        self.first_seat: Final[i64] = first_seat
        self.throws: Final = throws
        self.entry: Final = entry
        self.capturing: Final = capturing
        self.goal: Final = goal
        self.barriers: Final = barriers
        self.star_jumps: Final[i64] = star_jumps
        self.play_on: Final = play_on
        self.chase: Final = chase
        # Whether it matters if a colour whose pieces all wait has been on the board before
        self.remembers_entry: Final = throws.three_until_entered or entry.first_free
        # Whether every turn begins with one throw and nothing else
        self.plain_turns: Final = throws.three == NEVER and not self.remembers_entry


def progress_name(progress: i64, ring: i64) -> str:
    """How the sheets write a progress: a figure, or the letter of a goal square, or B."""
    if progress < 0:
        return "B"
    return "abcd"[progress - ring] if progress >= ring else str(progress)
