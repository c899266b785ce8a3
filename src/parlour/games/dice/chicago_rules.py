"""Chicago: three dice, a 1 is worth 100 and a 6 is worth 60; who has least takes a coaster. (Sheet: dice.md, chicago, chicago_hoch_tief)

In the high-low game the first to throw says after the first throw whether the most or the fewest points count.

    STOP                 keep the points
    36                   throw these dice again, of those just thrown: a decimal number, the faces ascending
    CONVERT + 36         turn a 6 into a standing 1, and throw these dice again (two_sixes_rule)
    CALL_HIGH, CALL_LOW  what counts in this round
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import NOBODY
from parlour.games.dice import throws
from parlour.games.dice.engine import DECIMAL, FIRST, NUMBER, SIZE, DiceState, Ledger, placed

ADD: Final = throws.ADD
COUNT: Final = throws.COUNT

CHIPS_OUT: Final[i64] = 0  # options
TWO_SIXES: Final[i64] = 1

STARTER: Final[i64] = 0  # table
LIMIT: Final[i64] = 1  # throws that the starter used, 0 while he throws
MODE: Final[i64] = 2  # HIGH or LOW, 0 while it is not said
MADE: Final[i64] = 3  # throws made in this turn
STAND: Final[i64] = 4  # the dice that stand, as an outcome
CONTEST: Final[i64] = 5  # the seats that throw for the coaster, as a mask

CHIPS: Final[i64] = 0  # seat: coasters
POINTS: Final[i64] = 1  # seat: of this round; those of the round before until somebody throws
USED: Final[i64] = 2  # seat: throws used for them
LEFT: Final[i64] = 3  # seat: 1 if it was the first to leave, and so on; 0 while it is in
OFF: Final[i64] = 4  # seat: its throw for the coaster

HIGH: Final[i64] = 1
LOW: Final[i64] = 2
MOST_THROWS: Final[i64] = 3
STOP: Final[i64] = 0
CONVERT: Final[i64] = 1000
CALL_HIGH: Final[i64] = 2001
CALL_LOW: Final[i64] = 2002

VALUES: Final = [0, 100, 2, 3, 4, 5, 60]
# What a throw of up to three dice is worth: POINTS_OF[HIGH][number].
HIGH_POINTS: Final = vec[i64]([sum(VALUES[face] for face in faces) for faces in throws.THROWS])
LOW_POINTS: Final = throws.SUM
# The dice that can be thrown again of a throw, as outcomes: AGAIN[AGAIN_AT[number]:AGAIN_AT[number + 1]], ascending.
_again: Final = [[DECIMAL[part] for part in throws.parts(faces)[1:]] if len(faces) < 4 else [] for faces in throws.THROWS]
AGAIN: Final = vec[i64]([outcome for outcomes in _again for outcome in outcomes])
AGAIN_AT: Final = vec[i64]([sum(len(outcomes) for outcomes in _again[:at]) for at in range(len(_again) + 1)])


def without(number: i64, part: i64) -> i64:
    """The throw that is left when a part of it is taken away."""
    left: i64 = 0
    for face in range(1, 7):
        for _ in range(COUNT[number << 3 | face] - COUNT[part << 3 | face]):
            left = ADD[left << 3 | face]
    return left


def together(number: i64, other: i64) -> i64:
    """The throw that two make."""
    for face in range(1, 7):
        for _ in range(COUNT[other << 3 | face]):
            number = ADD[number << 3 | face]
    return number


class ChicagoState(DiceState):
    def __init__(self, setup: Setup, ledger: Ledger) -> None:
        super().__init__(setup, ledger)
        self.calls: bool = setup.game == "chicago_hoch_tief"

    def clone(self) -> ChicagoState:
        copy = ChicagoState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def limit(self) -> i64:
        """How many throws the seat in hand may make."""
        return MOST_THROWS if self.figures[LIMIT] == 0 else self.figures[LIMIT]

    def worth(self, number: i64) -> i64:
        """The points of a throw in this round."""
        return LOW_POINTS[number] if self.figures[MODE] == LOW else HIGH_POINTS[number]

    def fallen(self, outcome: i64) -> None:
        figures = self.figures
        if figures[CONTEST] != 0:
            loser = self.contest_goes_on(self.worth(NUMBER[outcome]), CONTEST, OFF, figures[MODE] != LOW)
            if loser != NOBODY:
                self.end_round(loser)
            return
        if figures[LIMIT] == 0 and figures[MADE] == 0:  # a new round
            self.clear(POINTS)
            self.clear(USED)
        figures[MADE] += 1
        if figures[MODE] != 0 and figures[MADE] == self.limit():
            self.stop()
        else:
            self.ask(self.hand)

    def options_of_choice(self) -> i64:
        moves = self.moves
        if self.figures[MODE] == 0:
            moves[0] = CALL_HIGH
            moves[1] = CALL_LOW
            return 2
        moves[0] = STOP
        count: i64 = 1
        number = NUMBER[self.dice]
        for at in range(AGAIN_AT[number], AGAIN_AT[number + 1]):
            moves[count] = AGAIN[at]
            count += 1
        if self.option(TWO_SIXES) != 0 and self.figures[MODE] == HIGH and COUNT[number << 3 | 6] > 1:
            moves[count] = CONVERT + 6
            count += 1
            if SIZE[number] == 3:
                moves[count] = CONVERT + 10 * (self.dice // 100) + 6  # 366: the 3 is the first, and thrown too
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        figures = self.figures
        if action >= CALL_HIGH:
            figures[MODE] = action - CALL_HIGH + 1
            return
        if action == STOP:
            self.stop()
            return
        again = action % CONVERT
        standing = without(NUMBER[self.dice], NUMBER[again])
        if action >= CONVERT:  # R3, R5: one of the sixes becomes a 1
            standing = ADD[without(standing, FIRST[1] + 5) << 3 | 1]
        figures[STAND] = DECIMAL[together(NUMBER[figures[STAND]], standing)]
        self.cast(self.hand, SIZE[NUMBER[again]])

    def stop(self) -> None:
        """The turn is over; so is the round if everybody has thrown."""
        figures = self.figures
        at = self.at(self.hand)
        figures[at + POINTS] = self.worth(NUMBER[figures[STAND]]) + self.worth(NUMBER[self.dice])
        figures[at + USED] = figures[MADE]
        if figures[LIMIT] == 0:
            figures[LIMIT] = figures[MADE]
        figures[MADE] = 0
        figures[STAND] = 0
        seat = self.next_in(self.hand)
        if seat == figures[STARTER]:
            self.judge()
        else:
            self.cast(seat, 3)

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that is still in."""
        seat = self.left_of(seat)
        while self.own(seat, LEFT) != 0:
            seat = self.left_of(seat)
        return seat

    def quality(self, seat: i64) -> i64:
        """The more the better: points first, then fewer throws."""
        points = self.own(seat, POINTS)
        return (-4 * points if self.figures[MODE] == LOW else 4 * points) - self.own(seat, USED)

    def judge(self) -> None:
        """Everybody has thrown: who takes the coaster? R4: of equals the one with more throws, else they throw for it."""
        worst: i64 = 0
        mask: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, LEFT) != 0:
                continue
            quality = self.quality(seat)
            if mask == 0 or quality < worst:
                worst = quality
                mask = BIT[seat]
            elif quality == worst:
                mask |= BIT[seat]
        if mask & (mask - 1) != 0:
            self.open_contest(mask, CONTEST, OFF, 3)
            return
        seat = 0
        while mask & BIT[seat] == 0:
            seat += 1
        self.end_round(seat)

    def winner_but(self, loser: i64) -> i64:
        """Who has won the round; of equals the earlier in its order."""
        seat = self.figures[STARTER]
        best = NOBODY
        for _ in range(self.seats):
            if seat != loser and self.own(seat, LEFT) == 0 and (best == NOBODY or self.quality(seat) > self.quality(best)):
                best = seat
            seat = self.left_of(seat)
        return best

    def end_round(self, loser: i64) -> None:
        figures = self.figures
        winner = self.winner_but(loser)
        at = self.at(loser)
        figures[at + CHIPS] += 1
        if figures[at + CHIPS] == self.option(CHIPS_OUT):
            figures[at + LEFT] = 1 + self.how_many_with(LEFT)
        self.clear(OFF)
        figures[CONTEST] = 0
        figures[STARTER] = winner
        figures[LIMIT] = 0
        figures[MODE] = 0 if self.calls else HIGH
        if self.how_many_with(LEFT) == self.seats - 1:
            self.finish()
        else:
            self.cast(winner, 3)

    def result(self) -> Result:
        self.must_be_over()
        keys = [int(self.seats if left == 0 else left) for left in self.column(LEFT)]
        return placed(self.column(CHIPS), keys, "last_left")
