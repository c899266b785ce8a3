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

from parlour.core.bits import BIT, bit_count
from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.again_rules import list_again, together, without
from parlour.games.dice.engine import DiceState, lowest, placed
from parlour.games.dice.figures import AMOUNT, NONE, SEAT, Dice, Figures, Number, Word
from parlour.games.dice.throws import ADD, COUNT, DECIMAL, FIRST, NUMBER, SIZE, SUM, THROWS

OPEN: Final[i64] = 0  # the modes
HIGH: Final[i64] = 1
LOW: Final[i64] = 2
MODES: Final = ["open", "high", "low"]

MOST_THROWS: Final[i64] = 3
STOP: Final[i64] = 0
CONVERT: Final[i64] = 1000
CALL_HIGH: Final[i64] = 2001
CALL_LOW: Final[i64] = 2002

MODE: Final = Word(MODES)
TRIES: Final = Number(3)
POINTS: Final = Number(300)
STANDING: Final = Dice(2)

VALUES: Final = [0, 100, 2, 3, 4, 5, 60]
# What a throw of up to three dice is worth.
HIGH_POINTS: Final = vec[i64]([sum(VALUES[face] for face in faces) for faces in THROWS])
LOW_POINTS: Final = SUM


class Chicago(DiceState):
    chips_out: i64 = 0  # option
    two_sixes: bool = False  # option
    starter: i64 = 0
    limit: i64 = 0  # throws that the starter used, 0 while he throws
    mode: i64 = HIGH
    made: i64 = 0  # throws made in this turn
    standing: i64 = 0  # the dice that stand, as an outcome
    coasters: vec[i64] = NONE
    points: vec[i64] = NONE  # of this round; those of the round before until somebody throws
    used: vec[i64] = NONE  # throws used for them
    left: vec[i64] = NONE  # 1 for the first to leave, and so on; 0 while in

    def through(self, each: Figures) -> DiceState:
        to = Chicago(self.setup, self.tray)
        self.chicago_through(to, each)
        return to

    def chicago_through(self, to: Chicago, each: Figures) -> None:
        to.chips_out = each.option("chips_out", self.chips_out)
        to.two_sixes = each.flag("two_sixes_rule", self.two_sixes)
        to.starter = each.one("starter", self.starter, SEAT)
        to.limit = each.one("limit", self.limit, TRIES)
        to.made = each.one("made", self.made, TRIES)
        to.standing = each.one("standing", self.standing, STANDING)
        to.coasters = each.all("coasters", self.coasters, AMOUNT)
        to.points = each.all("points", self.points, POINTS)
        to.used = each.all("throws_used", self.used, TRIES)
        to.left = each.all("left", self.left, AMOUNT)
        self.contest_through(to, each, "thrown_for", POINTS)

    def begin(self) -> None:
        self.starter = 0
        self.mode = self.opening()

    def opening(self) -> i64:
        """The mode in which a round begins."""
        return HIGH

    def throws(self) -> i64:
        """How many throws the seat in hand may make."""
        return MOST_THROWS if self.limit == 0 else self.limit

    def worth(self, number: i64) -> i64:
        """The points of a throw in this round."""
        return LOW_POINTS[number] if self.mode == LOW else HIGH_POINTS[number]

    def fallen(self, outcome: i64) -> None:
        if self.contest != 0:
            loser = self.contest_goes_on(self.worth(NUMBER[outcome]), self.mode != LOW)
            if loser != NOBODY:
                self.end_round(loser)
            return
        if self.limit == 0 and self.made == 0:  # a new round
            self.fill_all(self.points, 0)
            self.fill_all(self.used, 0)
        self.made += 1
        if self.mode != OPEN and self.made == self.throws():
            self.stop()
        else:
            self.ask(self.hand)

    def choices(self) -> i64:
        if self.mode == OPEN:
            return self.offer(CALL_HIGH, 2)
        moves = self.moves
        moves[0] = STOP
        number = NUMBER[self.dice]
        count = list_again(number, moves, 1)
        if self.two_sixes and self.mode == HIGH and COUNT[number << 3 | 6] > 1:
            moves[count] = CONVERT + 6
            count += 1
            if SIZE[number] == 3:
                moves[count] = CONVERT + 10 * (self.dice // 100) + 6  # 366: the 3 is the first, and thrown too
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        if action >= CALL_HIGH:
            self.mode = action - CALL_HIGH + 1
            return
        if action == STOP:
            self.stop()
            return
        again = action % CONVERT
        standing = without(NUMBER[self.dice], NUMBER[again])
        if action >= CONVERT:  # R3, R5: one of the sixes becomes a 1
            standing = ADD[without(standing, FIRST[1] + 5) << 3 | 1]
        self.standing = DECIMAL[together(NUMBER[self.standing], standing)]
        self.cast(self.hand, SIZE[NUMBER[again]])

    def on_the_table(self) -> i64:
        """What the dice on the table are worth."""
        return self.worth(NUMBER[self.standing]) + self.worth(NUMBER[self.dice])

    def stop(self) -> None:
        """The turn is over; so is the round if everybody has thrown."""
        self.points[self.hand] = self.on_the_table()
        self.used[self.hand] = self.made
        if self.limit == 0:
            self.limit = self.made
        self.made = 0
        self.standing = 0
        seat = self.next_in(self.hand)
        if seat == self.starter:
            self.judge()
        else:
            self.cast(seat, 3)

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that is still in."""
        seat = self.left_of(seat)
        while self.left[seat] != 0:
            seat = self.left_of(seat)
        return seat

    def quality(self, seat: i64) -> i64:
        """The more the better: points first, then fewer throws."""
        points = 4 * self.points[seat]
        return (-points if self.mode == LOW else points) - self.used[seat]

    def judge(self) -> None:
        """Everybody has thrown: who takes the coaster? R4: of equals the one with more throws, else they throw for it."""
        worst: i64 = 0
        mask: i64 = 0
        for seat in range(self.seats):
            if self.left[seat] != 0:
                continue
            quality = self.quality(seat)
            if mask == 0 or quality < worst:
                worst = quality
                mask = BIT[seat]
            elif quality == worst:
                mask |= BIT[seat]
        if mask & (mask - 1) != 0:
            self.open_contest(mask, 3)
        else:
            self.end_round(lowest(mask))

    def winner_but(self, loser: i64) -> i64:
        """Who has won the round; of equals the earlier in its order."""
        seat = self.starter
        best = NOBODY
        for _ in range(self.seats):
            if seat != loser and self.left[seat] == 0 and (best == NOBODY or self.quality(seat) > self.quality(best)):
                best = seat
            seat = self.left_of(seat)
        return best

    def end_round(self, loser: i64) -> None:
        self.starter = self.winner_but(loser)
        self.coasters[loser] += 1
        out = bit_count(self.with_any(self.left))
        if self.coasters[loser] == self.chips_out:
            out += 1
            self.left[loser] = out
        self.close_contest()
        self.limit = 0
        self.mode = self.opening()
        if out == self.seats - 1:
            self.finish()
        else:
            self.cast(self.starter, 3)

    def ended(self) -> Result:
        keys = [self.seats if left == 0 else left for left in self.left]
        return placed(list(self.coasters), keys, "last_left")


class HighLow(Chicago):
    """The first to throw calls the mode."""

    def through(self, each: Figures) -> DiceState:
        to = HighLow(self.setup, self.tray)
        to.mode = each.one("mode", self.mode, MODE)
        self.chicago_through(to, each)
        return to

    def opening(self) -> i64:
        return OPEN
