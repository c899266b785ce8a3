"""Where the stones of the tables family stand, and which steps a throw allows. (Sheet: tables.md)

What a throw allows is kept as two masks of places from which a step may begin, one for each of its numbers; only steps that can be
completed to a legal play are in them (sheet 0.6).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.tables.rules import (
    ANY,
    BAR,
    BELOW_HOME,
    BRIDGE_FROM,
    ENEMY_HUCKE,
    EXACT,
    FREE_ORDER,
    HELD,
    HUCKE,
    IN_HAND,
    LOWER_FIRST,
    OFF,
    PASCHES,
    PLACES,
    POINTS,
    PRINTED,
    STANDARD,
    STONES,
    TO_HAND,
    TO_HAND_WHILE_SETTING,
    TRIC_OUT,
    WALL,
    TablesRules,
)

WORD: Final = vec[i64]([1 << 4 * (x if x < 13 else x - 13) for x in range(27)])  # a place's digit in the two words of a colour


class Stones(State):
    """Both colours' stones, and the throw that is to be played with them."""

    high: i64 = 0  # the dice that lie on the table, 0 before the throw
    low: i64 = 0
    first: i64 = 0  # the number that comes first in the text: the higher, the double's, the upper side of a pasch
    second: i64 = 0  # the lower, or the lower side of a pasch
    firsts: i64 = 0  # how often each of them is left
    seconds: i64 = 0
    full: i64 = 0  # how often a double's number could be played at the start of this throw
    can_first: i64 = 0  # places from which a step with that number may begin, as bits
    can_second: i64 = 0
    may_end: bool = False  # the numbers left need not be played
    may_short: bool = False  # tric-trac 6.6.4
    fresh_first: i64 = 0  # stones set with that number of this throw, which rest
    fresh_second: i64 = 0
    last: i64 = 0  # progress that the last step of this throw reached, where the rules ask for it, else 0

    def __init__(self, setup: Setup, rules: TablesRules, moves: vec[i64], at: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: TablesRules = rules
        self.at: vec[i64] = at  # stones by place, both colours; then the figures of rules.py

    def set_up(self) -> None:
        """The starting position of a game."""
        at = self.at
        for place in range(PASCHES + 2):
            if place < POINTS or place >= PASCHES:
                at[place] = 0
        for seat in range(2):
            for progress, stones in self.rules.start:
                self.put(seat, progress, stones)

    def put(self, seat: i64, progress: i64, stones: i64) -> None:
        """Stand that many more stones there."""
        while stones > 0:
            self.drop(seat, progress)
            stones -= 1

    def drop(self, seat: i64, x: i64) -> None:
        at = self.at
        place = PLACES * seat + x
        count = at[place] + 1
        at[place] = count
        if x == BAR or x >= OFF:
            return
        if count == 1:
            at[HELD + seat] |= BIT[x]
        elif count == 2:
            at[WALL + seat] |= BIT[x if self.rules.same_way else 25 - x]

    def lift(self, seat: i64, x: i64) -> None:
        at = self.at
        place = PLACES * seat + x
        count = at[place] - 1
        at[place] = count
        if x == BAR or x >= OFF:
            return
        if count == 0:
            at[HELD + seat] &= ~BIT[x]
        elif count == 1:
            at[WALL + seat] &= ~BIT[x if self.rules.same_way else 25 - x]

    def all_home(self, seat: i64) -> bool:
        at = self.at
        base = PLACES * seat
        return at[base] == 0 and at[base + IN_HAND] == 0 and at[HELD + seat] & BELOW_HOME == 0

    def must_set(self, seat: i64) -> bool:
        """Whether stones in hand come before others."""
        return self.at[PLACES * seat + IN_HAND] > STONES - self.rules.setting.first

    def landing(self, x: i64, number: i64) -> i64:
        """Where a step from x leads: a point or OFF."""
        if x == IN_HAND:
            return number
        to = x + number
        if self.rules.tric is None:
            return OFF if to > OFF else to
        if x == BAR:
            to += self.rules.tric.entry
        return OFF if to >= TRIC_OUT else to

    def across(self, x: i64) -> i64:
        """A point as the other colour counts."""
        return x if self.rules.same_way else 25 - x

    def point(self, seat: i64, x: i64) -> i64:
        """The number of the point with that progress, or the other way round."""
        return x if seat == 1 else self.across(x)

    def stones(self, seat: i64, x: i64) -> i64:
        """How many a colour has there, as people see it: tric-trac's starting point is its first."""
        return self.at[PLACES * seat + (BAR if x == 1 and self.rules.tric is not None else x)]

    def advance(self, x: i64, number: i64) -> i64:
        """Move a stone of the side to move, without what follows for the enemy, and return where it has come to."""
        seat = self.hand
        rules = self.rules
        to = self.landing(x, number)
        self.lift(seat, x)
        self.drop(seat, to)
        if x == IN_HAND and rules.setting.rests:
            if number == self.first:
                self.fresh_first += 1
            else:
                self.fresh_second += 1
        if rules.tric is not None and x != BAR and x != self.last:
            self.last = 0  # another stone than the one that entered
        elif not rules.off.combine or rules.tric is not None:
            self.last = to
            if to == OFF:
                self.last = 0
        if rules.tric is not None and to == OFF and self.at[PLACES * seat + OFF] == STONES:
            self.at[PLACES * seat + OFF] = 0  # 6.7.3: all that are out begin again
            self.at[PLACES * seat] = STONES
        return to

    def retreat(self, x: i64, to: i64) -> None:
        """Take back advance(), but for what it noted about this throw."""
        seat = self.hand
        if self.rules.tric is not None and to == OFF and self.at[PLACES * seat + OFF] == 0:
            self.at[PLACES * seat + OFF] = STONES
            self.at[PLACES * seat] = 0
        self.lift(seat, to)
        self.drop(seat, x)

    def hit(self, x: i64) -> bool:
        """Send home the enemy's stone there, if there is one."""
        enemy = 1 - self.hand
        theirs = self.across(x)
        if self.at[PLACES * enemy + theirs] != 1:
            return False
        self.lift(enemy, theirs)
        self.drop(enemy, self.sent_to(enemy))
        if self.rules.tric is not None:
            self.at[POINTS + self.hand] += 1
        return True

    def sent_to(self, seat: i64) -> i64:
        """Where stones of this colour go that are hit, and where the last one went."""
        to = self.rules.hits.to
        return IN_HAND if to == TO_HAND or (to == TO_HAND_WHILE_SETTING and self.at[PLACES * seat + IN_HAND] > 0) else BAR

    def bridge(self, seat: i64) -> bool:
        """Tric-trac: whether the great bridge stands."""
        x = BRIDGE_FROM
        while x <= HUCKE:
            if self.at[PLACES * seat + x] < 2:
                return False
            x += 1
        return True

    # Which steps a number has

    def sources(self, number: i64) -> i64:
        """The places from which a step with this number can be made, duties aside."""
        rules = self.rules
        at = self.at
        seat = self.hand
        base = PLACES * seat
        wall = at[WALL + 1 - seat]
        if rules.tric is not None:
            return self.tric_sources(number, rules.tric.entry, wall | ENEMY_HUCKE)
        waiting = at[base + IN_HAND]
        enters = wall & BIT[number] == 0
        if at[base] > 0:
            return 1 if enters else 0
        setting: i64 = 0
        if waiting > 0:
            if enters:  # not in one expression, for which the compiler would make an object
                setting = BIT[IN_HAND]
            if self.must_set(seat):
                return setting
        held = at[HELD + seat]
        found = held & ~(wall >> number) & (BIT[25 - number] - 1)
        if held & BELOW_HOME == 0 and waiting == 0:
            found |= self.offs(held, number)
            if self.last > 0 and at[base + self.last] == 1:
                found &= ~BIT[self.last]  # zickzack: at home no stone takes both numbers
        if self.fresh_first > 0 and at[base + self.first] <= self.fresh_first:
            found &= ~BIT[self.first]
        if self.fresh_second > 0 and at[base + self.second] <= self.fresh_second:
            found &= ~BIT[self.second]
        return found | setting

    def offs(self, held: i64, number: i64) -> i64:
        """The places from which this number bears off, when all are home."""
        exact = BIT[25 - number]
        found = held & exact
        if self.rules.off.overshoot == EXACT:
            return found
        if self.rules.off.overshoot == ANY:
            return held & ~(exact - 1)
        rear = held & -held
        return found | rear if rear > exact else found

    def tric_sources(self, number: i64, shift: i64, wall: i64) -> i64:
        at = self.at
        seat = self.hand
        held = at[HELD + seat]
        if at[PLACES * seat] > 0:
            entry = number + shift
            found: i64 = 1 if entry >= 2 and wall & BIT[entry] == 0 else 0
            if self.last > 0 and wall & BIT[self.last + number] == 0:
                found |= BIT[self.last]
            return found
        inside = BIT[TRIC_OUT - number] - 1
        return (held & ~(wall >> number) & inside) | (held & ~inside)

    def ends_well(self, number: i64) -> i64:
        """Tric-trac: sources(number) after whose step the own Hucke does not hold a single stone (6.6.2)."""
        found = self.sources(number)
        on_hucke = self.at[PLACES * self.hand + HUCKE]
        away = BIT[HUCKE]
        onto = BIT[HUCKE - number]
        if on_hucke == 0:
            return found & ~onto
        if on_hucke == 1:
            return found & (away | onto)
        if on_hucke == 2:
            return found & ~away
        return found

    def followed(self, number: i64, other: i64) -> i64:
        """The places from which a step with `number` leaves a step with `other`."""
        begin = self.sources(number)
        if begin == 0:
            return 0
        tric = self.rules.tric is not None
        if self.rules.off.combine and not tric:
            then = self.sources(other)
            if then & (then - 1) != 0:
                return begin  # two places: one at least is left, for no step of one's own takes another away
        fresh_first = self.fresh_first
        fresh_second = self.fresh_second
        last = self.last
        found: i64 = 0
        while begin != 0:
            bit = begin & -begin
            begin ^= bit
            x = INDEX[bit * DE_BRUIJN >> 58 & 63]
            to = self.advance(x, number)
            if (self.ends_well(other) if tric else self.sources(other)) != 0:
                found |= bit
            self.retreat(x, to)
            self.fresh_first = fresh_first
            self.fresh_second = fresh_second
            self.last = last
        return found

    # Duties

    def find(self) -> bool:
        """Which steps the numbers left allow now: can_first, can_second, may_end, may_short. Whether there are any."""
        throws = self.rules.throws
        self.may_end = False
        self.may_short = False
        self.can_first = 0
        self.can_second = 0
        both = self.firsts > 0 and self.seconds > 0
        if self.rules.tric is not None:
            self.find_tric(both)
            return (self.can_first | self.can_second) != 0 or self.may_short
        if both and self.high != self.low:
            self.find_two()
        elif self.firsts > 0:
            if throws.duty == FREE_ORDER and self.firsts == 2:
                self.can_first = self.followed(self.first, self.first)
            if self.can_first == 0:
                self.can_first = self.sources(self.first)
            if self.can_first == 0 and self.firsts < self.seconds:
                self.firsts = 0  # 2.6.4: no further step with the upper number, and one was made
        if self.firsts == 0 and self.seconds > 0:
            self.can_second = self.sources(self.second)
            if throws.pasch and self.high == self.low:
                self.may_end = True
                if self.seconds == self.full:
                    self.midway = False
        if throws.duty == PRINTED and self.all_home(self.hand):
            self.may_end = True
        return (self.can_first | self.can_second) != 0

    def find_two(self) -> None:
        """Two different numbers, none played yet."""
        duty = self.rules.throws.duty
        high = self.first
        low = self.second
        if self.rules.hits.higher_enters and self.at[PLACES * self.hand] > 0:
            self.can_first = self.sources(high)  # if it cannot enter, the throw is forfeited
        elif duty == PRINTED and self.all_home(self.hand):
            self.can_first = self.sources(high)
            self.can_second = self.sources(low)
        elif duty == LOWER_FIRST and not self.must_set(self.hand):
            self.can_second = self.followed(low, high)
            if self.can_second == 0:
                self.can_second = self.sources(low)
        else:
            self.can_first = self.followed(high, low)
            self.can_second = self.followed(low, high)
            if (self.can_first | self.can_second) == 0:
                self.can_first = self.sources(high)
                if duty in (FREE_ORDER, LOWER_FIRST) or (duty == STANDARD and self.can_first == 0):
                    self.can_second = self.sources(low)
            if self.rules.off.overshoot != EXACT:
                self.one_way_off(OFF - low)

    def one_way_off(self, nearest: i64) -> None:
        """A stone that both numbers bear off goes with the lower: whatever the higher could do first, it can do then.

        The lower bears off from `nearest` on; a stone in hand is set with either number.
        """
        self.can_first &= ~(self.can_second & (BIT[OFF] - BIT[nearest]))

    def find_tric(self, both: bool) -> None:
        """Free order, but the play must leave the own Hucke empty or with two stones at least."""
        first = self.first
        second = self.second
        if both:
            self.can_first = self.followed(first, second)
            self.can_second = self.followed(second, first)
            last = self.at[PLACES * self.hand + OFF] == STONES - 1
            if (self.can_first | self.can_second) == 0:
                self.can_first = self.ends_well(first)
                self.can_second = self.ends_well(second)
                last = False
            if not last:  # the last one off brings all back to the start, and the other number enters: it matters which
                self.one_way_off(TRIC_OUT - second)
            self.find_short(first, second)
        elif self.firsts > 0:
            if self.firsts == 2:
                self.can_first = self.followed(first, first)
                self.find_short(first, first)
            if self.can_first == 0:
                self.can_first = self.ends_well(first)
        else:
            self.can_second = self.ends_well(second)
        if self.may_short and (self.can_first | self.can_second) == 0:
            self.may_end = True  # R7: it is a permission

    def find_short(self, one: i64, other: i64) -> None:
        """6.6.4: two stones that could take the enemy's Hucke may take the own, if no others can."""
        at = self.at
        base = PLACES * self.hand
        enemy = PLACES * (1 - self.hand)
        if one < 2 or other < 2 or at[base] > 0 or at[base + HUCKE] > 0 or at[enemy + HUCKE] > 0:
            return
        needed: i64 = 2 if one == other else 1
        if at[base + 13 - one] < needed or at[base + 13 - other] < needed:
            return
        self.may_short = at[base + 12 - one] < needed or at[base + 12 - other] < needed

    # In writing

    def words(self, seat: i64, low: bool) -> i64:
        """A colour's stones as digits: x = 0 … 12, or 13 … 24, off and in hand."""
        x: i64 = 0 if low else 13
        end: i64 = 13 if low else 27
        word: i64 = 0
        while x < end:
            word += self.at[PLACES * seat + x] * WORD[x]
            x += 1
        return word

    def numbers_left(self) -> list[int]:
        """The numbers of the throw that are still to be played, the first first."""
        return [self.first for _ in range(self.firsts)] + [self.second for _ in range(self.seconds)]

    def side(self, seat: i64) -> str:
        """W 6:5 8:3 13:5 24:2, in the numbers of the board; bar, hand and start behind them; what is missing is off."""
        points: list[str] = []
        for point in range(1, 25):
            count = self.at[PLACES * seat + self.point(seat, point)]
            if count > 0:
                points.append(f"{point}:{count}")
        base = PLACES * seat
        if self.at[base] > 0:
            points.append(f"{self.rules.bar()}:{self.at[base]}")
        if self.at[base + IN_HAND] > 0:
            points.append(f"hand:{self.at[base + IN_HAND]}")
        return " ".join(["W" if seat == 0 else "B", *points])
