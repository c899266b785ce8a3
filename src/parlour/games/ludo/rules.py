"""What a game of the ludo family fixes: its ring, its colours, and the printed variants. (Sheet: ludo.md, part 0)

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

# Star squares
NO_STARS: Final[i64] = 0
MAY_JUMP: Final[i64] = 1
MUST_JUMP: Final[i64] = 2


class LudoRules:
    """One game's parameters. Colours are numbered clockwise, by their A squares."""

    def __init__(
        self,
        *,
        letters: tuple[str, ...],  # a colour's name in the notation
        owners: tuple[int, ...],  # the seat that plays each colour, or NO_ONE, or ABSENT
        ring: int,
        offsets: tuple[int, ...],  # the ring square that is each colour's A
        goals: int = 4,
        pieces: int = 4,
        on_a: bool = False,  # one piece of each colour starts on A
        roll_off: bool = True,
        first_seat: int = 0,  # without a roll-off
        partners: bool = False,  # seats 0 and 2 against 1 and 3
        three_rolls: int = 0,
        rolls_until_entered: bool = False,  # three throws for a colour that has never brought in a piece
        first_piece_free: bool = False,  # a colour's first turn begins with a piece put on A
        six_rerolls: bool = True,  # a six that moves nothing still earns a further throw
        six_must_enter: bool = True,
        takes_own: bool = False,  # landing on a piece of one's own captures it
        backward: bool = False,
        no_jump_in_goal: bool = False,
        barriers: bool = False,  # two friendly pieces may share a ring square, and nobody passes them
        back_onto_track: bool = False,  # taken goal squares shorten the goal, and who overshoots counts back out of it
        capture: int = 0,
        judged: bool = False,  # the penalty for a missed capture is the next player's decision
        six_leaves_a: bool = False,  # R6: while a piece waits, only a six moves the piece on A
        star_squares: tuple[int, ...] = (),  # ascending
        star_rule: int = 0,
        play_on: bool = False,
    ) -> None:
        self.letters: Final = letters
        self.colours: Final[i64] = len(letters)
        self.owners: Final = vec[i64](owners)
        self.ring: Final[i64] = ring
        self.offset: Final = vec[i64](offsets)
        self.goals: Final[i64] = goals
        self.top: Final[i64] = ring + goals - 1  # progress of the innermost goal square
        self.pieces: Final[i64] = pieces
        self.on_a: Final = on_a
        self.roll_off: Final = roll_off
        self.first_seat: Final[i64] = first_seat
        self.partners: Final = partners
        # Colours of one band never capture each other; colours of one side are not each other's opponents.
        self.band: Final = vec[i64]([owners[c] & 1 if partners else c for c in range(len(letters))])
        self.side: Final = vec[i64]([owners[c] & 1 if partners else owners[c] for c in range(len(letters))])
        self.neutral: Final[i64] = owners.index(NO_ONE) if NO_ONE in owners else -1
        self.three_rolls: Final[i64] = three_rolls
        self.rolls_until_entered: Final = rolls_until_entered
        self.first_piece_free: Final = first_piece_free
        self.six_rerolls: Final = six_rerolls
        self.six_must_enter: Final = six_must_enter
        self.takes_own: Final = takes_own
        self.backward: Final = backward
        self.no_jump_in_goal: Final = no_jump_in_goal
        self.barriers: Final = barriers
        self.back_onto_track: Final = back_onto_track
        self.capture: Final[i64] = capture
        self.judged: Final = judged
        self.six_leaves_a: Final = six_leaves_a
        self.star_squares: Final = star_squares
        starred = [0 for _ in range(ring)]
        for square in star_squares:
            starred[square] = 1
        self.starred: Final = vec[i64](starred)
        self.star_rule: Final[i64] = star_rule
        self.play_on: Final = play_on

    def first_colour(self, seat: i64) -> i64:
        """The colour a seat begins with and is named by."""
        for colour in range(self.colours):
            if self.owners[colour] == seat:
                return colour
        raise ValueError(f"seat {seat} has no colour")

    @property
    def remembers_entry(self) -> bool:
        """Whether it matters if a colour whose pieces all wait has been on the board before."""
        return self.rolls_until_entered or self.first_piece_free


def progress_name(progress: i64, ring: i64) -> str:
    """How the sheets write a progress: a figure, or the letter of a goal square, or B."""
    if progress < 0:
        return "B"
    return "abcd"[progress - ring] if progress >= ring else str(progress)
