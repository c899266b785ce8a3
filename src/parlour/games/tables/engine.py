"""Tables: the games of the board with 24 points, counted in progress. (Sheet: tables.md)

Each colour counts its own way: x = 1 … 24 is a point, 0 the bar (in tric-trac the starting point), OFF stones that are out, IN_HAND
stones not yet set. A step is one stone moved by one number. What a throw allows is kept as two masks of places from which a step may
begin, one for each of its numbers; only steps that can be completed to a legal play are in them (sheet 0.6).

    at a throw      10 * high + low; in the opening of backgammon 1 … 6
    8 and more      8 * (place + 1) + number: a step
    below 8         the words ROLL … CONTINUE
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State

STONES: Final[i64] = 15
BAR: Final[i64] = 0
OFF: Final[i64] = 25
IN_HAND: Final[i64] = 26
PLACES: Final[i64] = 27

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

# How a game ended: the words of Result.reason
REASONS: Final = ("single", "gammon", "backgammon", "drop", "limit", "borne_off", "points", "match", "series")
SINGLE: Final[i64] = 0
GAMMON: Final[i64] = 1
TRIPLE: Final[i64] = 2
DROPPED: Final[i64] = 3
LIMIT: Final[i64] = 4
BORNE_OFF: Final[i64] = 5
ON_POINTS: Final[i64] = 6
MATCH: Final[i64] = 7
SERIES: Final[i64] = 8

# Where a game of a series was won: State.resume
AFTER_STEP: Final[i64] = 1
AFTER_BRIDGE: Final[i64] = 2

BELOW_HOME: Final[i64] = 0x7FFFE  # x = 1 … 18
FIRST_SIX: Final[i64] = 0x7E  # x = 1 … 6: of the loser, the winner's home
HUCKE: Final[i64] = 12
ENEMY_HUCKE: Final[i64] = 0x2000  # x = 13
BRIDGE_FROM: Final[i64] = 7

LOWEST: Final = vec[i64]([next((n for n in range(36) if (1 << n) % 37 == rest), 0) for rest in range(37)])  # a bit by its rest
WORD: Final = vec[i64]([1 << 4 * (x if x < 13 else x - 13) for x in range(27)])  # a place's digit in the two words of a colour


class TablesRules:
    """What a game of the family fixes."""

    def __init__(
        self,
        *,
        setup: tuple[tuple[int, int], ...],  # (progress, stones), the same for both colours; IN_HAND and BAR too
        opening: int,
        duty: int,
        same_way: bool = False,  # both colours run from 1 to 24
        double: int = 4,  # how often the number of a double is played
        pasch: bool = False,  # a double brings the numbers of its lower side too (puff)
        pasch_in_game: bool = False,  # the second pasch counts twofold in the whole game, not in a turn
        throw_again: bool = False,  # after every double
        same_numbers: bool = False,  # the second player plays the starter's numbers
        hits: int = 0,
        bar_high_first: bool = False,
        must_set: int = 0,  # stones that must be set before others may move
        set_rests: bool = False,  # a stone that was just set may not move on
        overshoot: int = 0,
        combine_home: bool = True,  # at home, one stone may take both numbers
        tric: bool = False,
        entry_shift: int = 0,  # tric-trac: 1 if the starting point counts
        target: int = 0,
        series: int = 1,
        cube_limit: int = 0,  # 0: no cube
        cube_from: int = 2,  # turns of the game before the cube may be turned
        match: int = 0,
        crawford: bool = False,
        stake: int = 1,
        values: bool = False,  # gammon and backgammon count
        max_turns: int = 1000,
    ) -> None:
        self.setup: Final = setup
        self.opening: Final[i64] = opening
        self.duty: Final[i64] = duty
        self.same_way: Final = same_way
        self.double: Final[i64] = double
        self.pasch: Final = pasch
        self.pasch_in_game: Final = pasch_in_game
        self.throw_again: Final = throw_again
        self.same_numbers: Final = same_numbers
        self.hits: Final[i64] = hits
        self.bar_high_first: Final = bar_high_first
        self.must_set: Final[i64] = must_set
        self.set_rests: Final = set_rests
        self.overshoot: Final[i64] = overshoot
        self.combine_home: Final = combine_home
        self.tric: Final = tric
        self.out: Final[i64] = 24 if tric else 25  # the progress that is off the board
        self.entry_shift: Final[i64] = entry_shift
        self.target: Final[i64] = target
        self.series: Final[i64] = series
        self.cube_limit: Final[i64] = cube_limit
        self.cube_from: Final[i64] = cube_from
        self.match: Final[i64] = match
        self.crawford: Final = crawford
        self.stake: Final[i64] = stake
        self.values: Final = values
        self.max_turns: Final[i64] = max_turns


class TablesState(State):
    """A position.

    at          stones by place, both colours; then the figures above
    stage       what is to be done
    high, low   the dice that lie on the table, 0 before the throw
    first       the number that comes first in the text: the higher, the double's, the upper side of a pasch; `firsts` times left
    second      the lower, or the lower side of a pasch; `seconds` times left
    full        how often a double's number could be played at the start of this throw
    can_first   places from which a step with `first` may begin, as bits
    may_end     the numbers left need not be played
    fresh_…     stones set with that number of this throw, which rest (set_rests)
    last        progress that the last step of this throw reached, where the rules ask for it, else 0
    opening     while the start is thrown for: what White threw, 0 if nothing
    turns       turns made in this game
    lost        the throw before this one, if nothing could be played with it, and lost_by: whose it was; for telling people
    """

    def __init__(self, setup: Setup, rules: TablesRules, moves: vec[i64], at: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: TablesRules = rules
        self.at: vec[i64] = at
        self.stage: i64 = OPENING
        self.high: i64 = 0
        self.low: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.firsts: i64 = 0
        self.seconds: i64 = 0
        self.full: i64 = 0
        self.can_first: i64 = 0
        self.can_second: i64 = 0
        self.may_end: bool = False
        self.may_short: bool = False
        self.fresh_first: i64 = 0
        self.fresh_second: i64 = 0
        self.last: i64 = 0
        self.opening: i64 = 0
        self.turns: i64 = 0
        self.cube: i64 = 1
        self.owner: i64 = NOBODY
        self.crawford: bool = False
        self.games: i64 = 0
        self.resume: i64 = 0
        self.winner: i64 = NOBODY
        self.value: i64 = 0
        self.reason: i64 = 0
        self.lost: i64 = 0
        self.lost_by: i64 = NOBODY
        self.turn = CHANCE
        self.hand = 0

    def clone(self) -> TablesState:
        copy = TablesState(self.setup, self.rules, self.moves, self.at[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.stage = self.stage
        copy.high = self.high
        copy.low = self.low
        copy.first = self.first
        copy.second = self.second
        copy.firsts = self.firsts
        copy.seconds = self.seconds
        copy.full = self.full
        copy.can_first = self.can_first
        copy.can_second = self.can_second
        copy.may_end = self.may_end
        copy.may_short = self.may_short
        copy.fresh_first = self.fresh_first
        copy.fresh_second = self.fresh_second
        copy.last = self.last
        copy.opening = self.opening
        copy.turns = self.turns
        copy.cube = self.cube
        copy.owner = self.owner
        copy.crawford = self.crawford
        copy.games = self.games
        copy.resume = self.resume
        copy.winner = self.winner
        copy.value = self.value
        copy.reason = self.reason
        copy.lost = self.lost
        copy.lost_by = self.lost_by
        return copy

    # Stones

    def set_up(self) -> None:
        """The starting position of a game."""
        at = self.at
        for place in range(PASCHES + 2):
            if place < POINTS or place >= PASCHES:
                at[place] = 0
        for seat in range(2):
            for progress, stones in self.rules.setup:
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

    def landing(self, x: i64, number: i64) -> i64:
        """Where a step from x leads: a point or OFF."""
        rules = self.rules
        if x == IN_HAND:
            return number
        to = number + rules.entry_shift if x == BAR else x + number
        return OFF if to >= rules.out else to

    def advance(self, x: i64, number: i64) -> i64:
        """Move a stone of the side to move, without what follows for the enemy, and return where it has come to."""
        seat = self.hand
        rules = self.rules
        to = self.landing(x, number)
        self.lift(seat, x)
        self.drop(seat, to)
        if x == IN_HAND and rules.set_rests:
            if number == self.first:
                self.fresh_first += 1
            else:
                self.fresh_second += 1
        if not rules.combine_home or (rules.tric and x == BAR):
            self.last = to if to != OFF else 0
        if rules.tric and to == OFF and self.at[PLACES * seat + OFF] == STONES:
            self.at[PLACES * seat + OFF] = 0  # 6.7.3: all that are out begin again
            self.at[PLACES * seat] = STONES
        return to

    def retreat(self, x: i64, to: i64) -> None:
        """Take back advance(), but for what it noted about this throw."""
        seat = self.hand
        if self.rules.tric and to == OFF and self.at[PLACES * seat + OFF] == 0:
            self.at[PLACES * seat + OFF] = STONES
            self.at[PLACES * seat] = 0
        self.lift(seat, to)
        self.drop(seat, x)

    # Which steps a number has

    def sources(self, number: i64) -> i64:
        """The places from which a step with this number can be made, duties aside."""
        rules = self.rules
        at = self.at
        seat = self.hand
        base = PLACES * seat
        wall = at[WALL + 1 - seat]
        if rules.tric:
            return self.tric_sources(number, wall | ENEMY_HUCKE)
        waiting = at[base + IN_HAND]
        enters = wall & BIT[number] == 0
        if at[base] > 0:
            return 1 if enters else 0
        setting: i64 = 0
        if waiting > 0:
            setting = BIT[IN_HAND] if enters else 0
            if waiting > STONES - rules.must_set:
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
        if self.rules.overshoot == EXACT:
            return found
        if self.rules.overshoot == ANY:
            return held & ~(exact - 1)
        rear = held & -held
        return found | rear if rear > exact else found

    def tric_sources(self, number: i64, wall: i64) -> i64:
        at = self.at
        seat = self.hand
        held = at[HELD + seat]
        if at[PLACES * seat] > 0:
            entry = number + self.rules.entry_shift
            found: i64 = 1 if entry >= 2 and wall & BIT[entry] == 0 else 0
            if self.last > 0 and wall & BIT[self.last + number] == 0:
                found |= BIT[self.last]
            return found
        inside = BIT[24 - number] - 1
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
        rules = self.rules
        if rules.combine_home and not rules.tric:
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
            x = LOWEST[bit % 37]
            to = self.advance(x, number)
            if (self.ends_well(other) if rules.tric else self.sources(other)) != 0:
                found |= bit
            self.retreat(x, to)
            self.fresh_first = fresh_first
            self.fresh_second = fresh_second
            self.last = last
        return found

    # Duties

    def find(self) -> bool:
        """Which steps the numbers left allow now: can_first, can_second, may_end, may_short. Whether there are any."""
        rules = self.rules
        self.may_end = False
        self.may_short = False
        self.can_first = 0
        self.can_second = 0
        both = self.firsts > 0 and self.seconds > 0
        if rules.tric:
            self.find_tric(both)
        elif both and self.high != self.low:
            self.find_two()
        elif self.firsts > 0:
            if rules.duty == FREE_ORDER and self.firsts == 2:
                self.can_first = self.followed(self.first, self.first)
            if self.can_first == 0:
                self.can_first = self.sources(self.first)
            if self.can_first == 0 and self.firsts < self.seconds:
                self.firsts = 0  # 2.6.4: no further step with the upper number, and one was made
        if self.firsts == 0 and self.seconds > 0 and not rules.tric:
            self.can_second = self.sources(self.second)
            if rules.pasch and self.high == self.low:
                self.may_end = True
                if self.seconds == self.full:
                    self.midway = False
        if rules.duty == PRINTED and self.all_home(self.hand):
            self.may_end = True
        return (self.can_first | self.can_second) != 0 or self.may_short

    def find_two(self) -> None:
        """Two different numbers, none played yet."""
        rules = self.rules
        high = self.first
        low = self.second
        base = PLACES * self.hand
        if rules.bar_high_first and self.at[base] > 0:
            self.can_first = self.sources(high)  # if it cannot enter, the throw is forfeited
        elif rules.duty == PRINTED and self.all_home(self.hand):
            self.can_first = self.sources(high)
            self.can_second = self.sources(low)
        elif rules.duty == LOWER_FIRST and self.at[base + IN_HAND] <= STONES - rules.must_set:
            self.can_second = self.followed(low, high)
            if self.can_second == 0:
                self.can_second = self.sources(low)
        else:
            self.can_first = self.followed(high, low)
            self.can_second = self.followed(low, high)
            if (self.can_first | self.can_second) == 0:
                self.can_first = self.sources(high)
                if rules.duty == FREE_ORDER or rules.duty == LOWER_FIRST or (rules.duty == STANDARD and self.can_first == 0):
                    self.can_second = self.sources(low)
            self.one_way_off(high, low)

    def one_way_off(self, high: i64, low: i64) -> None:
        """A stone that both numbers bear off goes with the lower: whatever the higher could do first, it can do then."""
        if self.rules.overshoot != EXACT or self.rules.tric:
            borne = (BIT[OFF] - 1) & ~(BIT[self.rules.out - low] - 1)  # points only: a stone in hand is set with either number
            self.can_first &= ~(self.can_second & borne)

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
                self.one_way_off(first, second)
            self.find_short(first, second)
        elif self.firsts > 0:
            if self.firsts == 2:
                self.can_first = self.followed(first, first)
            if self.can_first == 0:
                self.can_first = self.ends_well(first)
            if self.firsts == 2:
                self.find_short(first, first)
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

    # The contract

    def fill(self) -> i64:
        moves = self.moves
        count: i64 = 0
        stage = self.stage
        if stage == PLAY:
            if self.may_end:
                moves[0] = END
                count = 1
            first = self.first
            second = self.second
            one = self.can_first
            other = self.can_second
            places = one | other
            while places != 0:
                bit = places & -places
                places ^= bit
                step = 8 * (LOWEST[bit % 37] + 1)
                low = second if second < first else first
                if (other if second < first else one) & bit != 0:
                    moves[count] = step + low
                    count += 1
                if (one if second < first else other) & bit != 0:
                    moves[count] = step + first + second - low
                    count += 1
            if self.may_short:
                moves[count] = SHORT
                count += 1
            return count
        if self.turn == CHANCE:
            if stage == OPENING and self.rules.opening == ONE_DIE:
                while count < 6:
                    moves[count] = count + 1
                    count += 1
                return count
            high: i64 = 1
            while high <= 6:
                low = 1
                while low <= high:
                    moves[count] = 10 * high + low
                    count += 1
                    low += 1
                high += 1
            return count
        if stage == FINISHED:
            return 0
        moves[0] = ROLL if stage == CUBE else TAKE if stage == ANSWER else NEW_SETUP
        moves[1] = moves[0] + 1
        return 2

    def weights(self) -> list[int]:
        if self.stage == OPENING and self.rules.opening == ONE_DIE:
            return [1, 1, 1, 1, 1, 1]
        return [1 if high == low else 2 for high in range(6) for low in range(high + 1)]

    def throw(self, rng: Random) -> i64:
        one: i64 = 1 + rng.randrange(6)
        if self.stage == OPENING and self.rules.opening == ONE_DIE:
            return one
        other: i64 = 1 + rng.randrange(6)
        return 10 * one + other if one > other else 10 * other + one

    def sample(self, rng: Random) -> i64:
        if self.turn == CHANCE:
            return self.throw(rng)
        if self.stage != PLAY:
            return self.moves[rng.randrange(self.fill())]
        one = self.can_first
        other = self.can_second
        ones: i64 = 0
        left = one
        while left != 0:
            left &= left - 1
            ones += 1
        count = ones
        left = other
        while left != 0:
            left &= left - 1
            count += 1
        extra: i64 = (1 if self.may_end else 0) + (1 if self.may_short else 0)
        pick: i64 = rng.randrange(count + extra) if count + extra > 1 else 0
        if pick >= count:
            return END if self.may_end and pick == count else SHORT
        number = self.first
        if pick >= ones:
            pick -= ones
            one = other
            number = self.second
        while pick > 0:
            one &= one - 1
            pick -= 1
        return 8 * (LOWEST[(one & -one) % 37] + 1) + number

    def playout(self, rng: Random) -> i64:
        """At random to the end, but nobody doubles: doubles and drops by chance would say nothing about a position."""
        made: i64 = 0
        while self.turn != OVER:
            if self.stage in (CUBE, ANSWER):
                self.play(ROLL if self.stage == CUBE else TAKE)
            else:
                self.play(self.sample(rng))
            made += 1
        return made

    def play(self, action: i64) -> None:
        stage = self.stage
        if stage == PLAY:
            if action == SHORT:
                self.take_short()
            elif action == END:
                self.finish_throw()
            else:
                self.step((action >> 3) - 1, action & 7)
        elif stage == THROW:
            self.thrown(action)
        elif stage == OPENING:
            self.roll_off(action)
        elif stage == CUBE:
            if action == ROLL:
                self.to_throw()
            else:
                self.stage = ANSWER
                self.turn = self.hand = 1 - self.hand
        elif stage == ANSWER:
            if action == TAKE:
                self.cube *= 2
                self.owner = self.hand
                self.hand = 1 - self.hand
                self.to_throw()
            else:
                self.won(1 - self.hand, self.cube, DROPPED)
        else:
            self.next_of_series(action)

    # Throws

    def to_throw(self) -> None:
        self.stage = THROW
        self.turn = CHANCE
        self.high = 0
        self.low = 0

    def begin_game(self) -> None:
        """Stones in place, and the start to be thrown for."""
        self.set_up()
        self.to_throw()
        self.stage = OPENING
        self.hand = 0
        self.opening = 0
        self.turns = 0
        self.cube = 1
        self.owner = NOBODY
        self.lost = 0  # what was lost in the game before is told no more

    def roll_off(self, thrown: i64) -> None:
        if self.opening == 0:
            self.opening = thrown
            self.hand = 1
            return
        white = self.opening
        self.opening = 0
        self.hand = 0
        mine = white // 10 + white % 10
        theirs = thrown // 10 + thrown % 10
        if mine == theirs:
            return
        self.hand = 0 if mine > theirs else 1
        if self.rules.opening == ONE_DIE:
            self.thrown(10 * white + thrown if mine > theirs else 10 * thrown + white)
        elif self.rules.opening == TOTALS_PLAYED:
            self.thrown(white if mine > theirs else thrown)
        else:
            self.to_throw()

    def thrown(self, dice: i64) -> None:
        self.high = dice // 10
        self.low = dice % 10
        self.use_dice()

    def use_dice(self) -> None:
        """The numbers that the dice give, and what can be done with them."""
        high = self.high
        low = self.low
        self.first = high
        self.second = low
        self.firsts = 1
        self.seconds = 1
        self.full = 1
        if high == low:
            if self.rules.pasch:
                before = self.at[PASCHES + self.hand]
                self.at[PASCHES + self.hand] = 1
                self.second = 7 - high
                self.full = 4 if before > 0 else 2
                self.firsts = self.full
                self.seconds = self.full
            else:
                self.second = 0
                self.full = self.rules.double
                self.firsts = self.full
                self.seconds = 0
        self.lost = 0
        if self.find():
            self.stage = PLAY
            self.turn = self.hand
        else:
            self.lost = 10 * high + low
            self.lost_by = self.hand
            self.finish_throw()

    # Steps

    def step(self, x: i64, number: i64) -> None:
        to = self.advance(x, number)
        if to != OFF:
            self.hit(to)
        elif self.rules.tric:
            self.at[POINTS + self.hand] += 1
        if number == self.first:
            self.firsts -= 1
        else:
            self.seconds -= 1
        self.after_step()

    def hit(self, x: i64) -> bool:
        """Send home the enemy's stone there, if there is one."""
        enemy = 1 - self.hand
        rules = self.rules
        theirs = x if rules.same_way else 25 - x
        base = PLACES * enemy
        if self.at[base + theirs] != 1:
            return False
        to = BAR
        if rules.hits == TO_HAND or (rules.hits == TO_HAND_WHILE_SETTING and self.at[base + IN_HAND] > 0):
            to = IN_HAND
        self.lift(enemy, theirs)
        self.drop(enemy, to)
        if rules.tric:
            self.at[POINTS + self.hand] += 1
        return True

    def take_short(self) -> None:
        first = self.first
        second = self.second if self.seconds > 0 else first
        self.lift(self.hand, 13 - first)
        self.lift(self.hand, 13 - second)
        self.drop(self.hand, HUCKE)
        self.drop(self.hand, HUCKE)
        self.firsts = 0
        self.seconds = 0
        self.finish_throw()

    def after_step(self) -> None:
        rules = self.rules
        if rules.tric:
            if self.at[POINTS + self.hand] >= rules.target:
                self.game_of_points(AFTER_STEP)
                return
        elif self.at[PLACES * self.hand + OFF] == STONES:
            self.borne_off()
            return
        self.go_on()

    def go_on(self) -> None:
        """The numbers left of the throw, or what comes after it."""
        self.midway = True
        if self.firsts + self.seconds > 0 and self.find():
            self.stage = PLAY
            self.turn = self.hand
        else:
            self.finish_throw()

    def finish_throw(self) -> None:
        self.clear_throw()
        if self.rules.tric and self.bridge(self.hand):
            self.at[POINTS + self.hand] += 2
            if self.at[POINTS + self.hand] >= self.rules.target:
                self.game_of_points(AFTER_BRIDGE)
                return
        self.after_throw()

    def clear_throw(self) -> None:
        self.midway = False
        self.firsts = 0
        self.seconds = 0
        self.full = 0
        self.can_first = 0
        self.can_second = 0
        self.may_end = False
        self.may_short = False
        self.fresh_first = 0
        self.fresh_second = 0
        self.last = 0

    def after_throw(self) -> None:
        if self.rules.throw_again and self.high == self.low:
            self.to_throw()
        else:
            self.end_turn()

    def bridge(self, seat: i64) -> bool:
        """Tric-trac: whether the great bridge stands."""
        x = BRIDGE_FROM
        while x <= HUCKE:
            if self.at[PLACES * seat + x] < 2:
                return False
            x += 1
        return True

    def end_turn(self) -> None:
        rules = self.rules
        if not rules.pasch_in_game:
            self.at[PASCHES + self.hand] = 0
        self.turns += 1
        if self.turns >= rules.max_turns:
            self.out_of_turns()
            return
        self.hand = 1 - self.hand
        if self.turns == 1 and rules.same_numbers:
            self.use_dice()
            return
        self.to_throw()
        if self.may_double():
            self.stage = CUBE
            self.turn = self.hand

    def may_double(self) -> bool:
        rules = self.rules
        if 2 * self.cube > rules.cube_limit or self.crawford or self.turns < rules.cube_from:
            return False
        if self.owner >= 0 and self.owner != self.hand:
            return False
        return rules.match == 0 or self.at[SCORE + self.hand] + self.cube < rules.match  # else it cannot help

    # Ends

    def borne_off(self) -> None:
        """The side to move has all its stones off."""
        winner = self.hand
        if not self.rules.values:
            self.won(winner, 1, BORNE_OFF)
            return
        loser = 1 - winner
        base = PLACES * loser
        kind = SINGLE
        if self.at[base + OFF] == 0:
            kind = TRIPLE if self.at[base] > 0 or self.at[HELD + loser] & FIRST_SIX != 0 else GAMMON
        self.won(winner, self.cube * (kind + 1), kind)

    def won(self, winner: i64, value: i64, reason: i64) -> None:
        """A game is won; a match may go on."""
        rules = self.rules
        self.clear_throw()
        self.value = value
        if rules.match == 0:
            self.at[SCORE + winner] = value * rules.stake
            self.over(winner, reason)
            return
        self.at[SCORE + winner] += value
        self.games += 1
        if self.at[SCORE + winner] >= rules.match:
            self.over(winner, MATCH)
            return
        near = rules.match - 1
        before = self.at[SCORE + winner] - value
        self.crawford = rules.crawford and self.at[SCORE + winner] == near and before < near and self.at[SCORE + 1 - winner] != near
        self.begin_game()

    def out_of_turns(self) -> None:
        """G6, and trictrac's own: the limit of turns."""
        rules = self.rules
        self.clear_throw()
        if rules.tric:
            mine = self.at[POINTS]
            theirs = self.at[POINTS + 1]
            winner = 0 if mine > theirs else 1 if theirs > mine else NOBODY
            if winner >= 0:
                self.at[SCORE + winner] += 1
            self.value = 1 if winner >= 0 else 0
            self.games += 1
            if self.games < rules.series:
                self.fresh_game()
                return
            self.end_series(LIMIT)
            return
        self.value = 0
        self.over_on_score(LIMIT)

    def over_on_score(self, reason: i64) -> None:
        white = self.at[SCORE]
        black = self.at[SCORE + 1]
        self.over(0 if white > black else 1 if black > white else NOBODY, reason)

    def end_series(self, reason: i64) -> None:
        self.over_on_score(SERIES if self.rules.series > 1 else reason)

    def over(self, winner: i64, reason: i64) -> None:
        self.clear_throw()
        self.stage = FINISHED
        self.winner = winner
        self.reason = reason
        self.turn = OVER
        self.hand = NOBODY
        self.high = 0
        self.low = 0

    # Tric-trac: games and series

    def game_of_points(self, resume: i64) -> None:
        """6.7.2: the side to move has reached the target."""
        winner = self.hand
        lost = self.at[POINTS + 1 - winner]
        self.value = 4 if lost == 0 else 3 if lost <= 2 else 2 if lost <= 6 else 1
        self.at[SCORE + winner] += self.value
        self.games += 1
        self.midway = False
        if self.games >= self.rules.series:
            self.end_series(ON_POINTS)
            return
        self.resume = resume
        self.stage = AFTER
        self.turn = self.hand

    def next_of_series(self, action: i64) -> None:
        """6.7.3: afresh, or on from here with the points beyond the target."""
        resume = self.resume
        self.resume = 0
        if action == NEW_SETUP:
            self.fresh_game()
            return
        self.at[POINTS + self.hand] -= self.rules.target
        self.at[POINTS + 1 - self.hand] = 0
        self.turns = 0
        if resume == AFTER_STEP:
            self.go_on()
        else:
            self.after_throw()

    def fresh_game(self) -> None:
        self.clear_throw()
        self.at[POINTS] = 0
        self.at[POINTS + 1] = 0
        self.begin_game()

    # Results

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        scores = (int(self.at[SCORE]), int(self.at[SCORE + 1]))
        places = (1, 1) if self.winner < 0 else (1, 2) if self.winner == 0 else (2, 1)
        return Result(places, scores, REASONS[self.reason])

    def payoff(self, seat: i64) -> float:
        """What a game was worth counts too, up to four; of a match or series only who won it."""
        if self.winner < 0:
            return 0.5
        share = 0.5
        if self.rules.match == 0 and self.rules.series == 1 and self.reason != BORNE_OFF:
            share = 0.125 * float(self.value if self.value < 4 else 4)
        return 0.5 + share if self.winner == seat else 0.5 - share

    def past(self) -> tuple[int, ...]:
        return (int(self.lost), int(self.lost_by)) if self.lost > 0 else ()

    def recall(self, past: tuple[int, ...]) -> None:
        if len(past) == 2:
            self.lost = past[0]
            self.lost_by = past[1]

    # All plays of a throw

    def plays(self) -> vec[i64]:
        """Every whole play from here once, as its actions packed into a number, eight bits each, the first in the lowest.

        Of several ways to a position one is given. A pasch of puff has two plays, that of its upper and that of its lower numbers.
        """
        search = PlaySearch(self)
        search.seek(0, 0, -1, 0)
        return search.found

    # Identity

    def words(self, seat: i64, low: bool) -> i64:
        """A colour's stones as digits: x = 0 … 12, or 13 … 24, off and in hand."""
        x: i64 = 0 if low else 13
        end: i64 = 13 if low else 27
        word: i64 = 0
        while x < end:
            word += self.at[PLACES * seat + x] * WORD[x]
            x += 1
        return word

    def key(self) -> Hashable:
        at = self.at
        return (
            self.words(0, True),
            self.words(0, False),
            self.words(1, True),
            self.words(1, False),
            self.stage * 64 + self.hand * 16 + self.opening * 1024,
            self.high * 10 + self.low,
            self.full * 4096 + self.firsts * 64 + self.seconds,
            self.fresh_first * 64 + self.fresh_second,
            self.last,
            self.cube * 4 + self.owner + 1,
            at[POINTS] * 64 + at[POINTS + 1],
            at[SCORE],
            at[SCORE + 1],
            at[PASCHES] * 8 + at[PASCHES + 1] + (64 if self.crawford else 0),
            (self.games if self.rules.series > 1 else 0) * 8 + self.resume,
            (self.turns if self.turns < 2 else 2) if self.rules.same_numbers or self.rules.cube_limit > 0 else 2,
            self.winner,
        )

    def text(self) -> str:
        parts = [f"{self.side(0)}; {self.side(1)} | {self.pending()}"]
        letters = "WB"
        at = self.at
        if self.cube > 1:
            parts.append(f"cube {self.cube} {letters[self.owner]}")
        if self.rules.tric:
            parts.append(f"points {at[POINTS]} {at[POINTS + 1]}")
        if self.rules.match > 0 or self.rules.series > 1:
            parts.append(f"score {at[SCORE]} {at[SCORE + 1]}, games {self.games}")
            if self.crawford:
                parts.append("crawford")
        if at[PASCHES] + at[PASCHES + 1] > 0:
            parts.append(f"pasch {at[PASCHES]} {at[PASCHES + 1]}")
        if self.turns != 2:
            parts.append(f"turn {self.turns}")
        return ", ".join(parts)

    def side(self, seat: i64) -> str:
        """W 6:5 8:3 13:5 24:2, in the numbers of the board; bar, hand and start behind them; what is missing is off."""
        points: list[str] = []
        for point in range(1, 25):
            count = self.at[PLACES * seat + self.point(seat, point)]
            if count > 0:
                points.append(f"{point}:{count}")
        base = PLACES * seat
        if self.at[base] > 0:
            points.append(f"{'start' if self.rules.tric else 'bar'}:{self.at[base]}")
        if self.at[base + IN_HAND] > 0:
            points.append(f"hand:{self.at[base + IN_HAND]}")
        return " ".join(["W" if seat == 0 else "B", *points])

    def point(self, seat: i64, x: i64) -> i64:
        """The number of the point with that progress, or the other way round."""
        return x if seat == 1 or self.rules.same_way else 25 - x

    def pending(self) -> str:
        """What is to be done, as position.py reads it."""
        stage = self.stage
        if stage == OPENING:
            return "opening" if self.opening == 0 else f"opening {dice_text(self.opening)}"
        if stage == FINISHED:
            if self.winner < 0:
                return f"over draw {REASONS[self.reason]} {self.at[SCORE]}-{self.at[SCORE + 1]}"
            return f"over {'WB'[self.winner]} {REASONS[self.reason]} {self.value} {self.at[SCORE]}-{self.at[SCORE + 1]}"
        who = "WB"[self.hand]
        if stage == THROW:
            return f"{who} throws" if self.may_double() else who
        if stage == CUBE:
            return f"{who} cube"
        if stage == ANSWER:
            return f"{who} answers"
        dice = dice_text(10 * self.high + self.low)
        words = [who, "won", dice, str(self.value)] if stage == AFTER else [who, dice]
        if self.resume == AFTER_BRIDGE:
            words.append("bridge")
        if self.second > 0 and self.full == 4:
            words.append("fourfold")
        if self.firsts + self.seconds > 0 and (stage == AFTER or self.firsts < self.full or (self.seconds < self.full and self.second > 0)):
            words.append("left " + "-".join([str(self.first)] * self.firsts + [str(self.second)] * self.seconds))
        if self.fresh_first + self.fresh_second > 0:
            words.append(f"set {self.fresh_first}-{self.fresh_second}")
        if self.last > 0:
            words.append(f"last {self.last}")
        return " ".join(words)


def dice_text(dice: i64) -> str:
    return str(dice) if dice < 10 else f"{dice // 10}-{dice % 10}"


class PlaySearch:
    """Walks all plays of a throw on one copy of the position, taking steps back; no object a play."""

    def __init__(self, start: TablesState) -> None:
        self.state: TablesState = start.clone()
        self.ordered: bool = start.high == start.low and start.rules.duty != FREE_ORDER  # equal numbers, whose order never matters
        self.found: vec[i64] = vec[i64]([])
        self.low: vec[i64] = vec[i64]([])  # where each leads: the mover's two words, and whom it hits
        self.high: vec[i64] = vec[i64]([])
        self.hits: vec[i64] = vec[i64]([])

    def keep(self, packed: i64, hit: i64) -> None:
        state = self.state
        low = state.words(state.hand, True)
        high = state.words(state.hand, False)
        at: i64 = len(self.found) if self.ordered else 0
        while at < len(self.found):
            if self.low[at] == low and self.high[at] == high and self.hits[at] == hit:
                return
            at += 1
        self.found = append(self.found, packed)
        self.low = append(self.low, low)
        self.high = append(self.high, high)
        self.hits = append(self.hits, hit)

    def seek(self, packed: i64, shift: i64, after: i64, hit: i64) -> None:
        """Go on from where the state stands; of equal numbers the rearmost stone goes first, so that each set of steps comes once."""
        state = self.state
        one = state.can_first
        other = state.can_second
        if state.may_end:
            self.keep(packed | END * BIT[shift], hit)
        if state.may_short:
            first = state.first
            second = state.second if state.seconds > 0 else first
            for number in (first, second):
                state.lift(state.hand, 13 - number)
                state.drop(state.hand, HUCKE)
            self.keep(packed | SHORT * BIT[shift], hit)
            for number in (first, second):
                state.lift(state.hand, HUCKE)
                state.drop(state.hand, 13 - number)
        self.branch(one, state.first, packed, shift, after, hit)
        self.branch(other, state.second, packed, shift, after, hit)

    def branch(self, places: i64, number: i64, packed: i64, shift: i64, after: i64, hit: i64) -> None:
        state = self.state
        firsts = state.firsts
        seconds = state.seconds
        fresh_first = state.fresh_first
        fresh_second = state.fresh_second
        last = state.last
        is_first = number == state.first
        while places != 0:
            bit = places & -places
            places ^= bit
            x = LOWEST[bit % 37]
            rank = BAR if x == IN_HAND else x
            if self.ordered and rank < after:
                continue
            action = 8 * (x + 1) + number
            to = state.advance(x, number)
            hits = to != OFF and state.hit(to)
            if is_first:
                state.firsts -= 1
            else:
                state.seconds -= 1
            mark = hit | BIT[to] if hits else hit
            done = packed | action * BIT[shift]
            won = not state.rules.tric and state.at[PLACES * state.hand + OFF] == STONES
            ends = won or state.firsts + state.seconds == 0 or not state.find()
            split = not ends and state.rules.pasch and state.high == state.low and state.firsts == 0 and state.seconds == state.full
            if ends or split:
                self.keep(done, mark)
            else:
                self.seek(done, shift + 8, rank, mark)
            if hits:
                self.unhit(to)
            state.retreat(x, to)
            state.firsts = firsts
            state.seconds = seconds
            state.fresh_first = fresh_first
            state.fresh_second = fresh_second
            state.last = last

    def unhit(self, x: i64) -> None:
        """Stand the enemy's stone back where it was hit."""
        state = self.state
        rules = state.rules
        enemy = 1 - state.hand
        origin = BAR if rules.hits == TO_BAR or (rules.hits != TO_HAND and state.at[PLACES * enemy + IN_HAND] == 0) else IN_HAND
        state.lift(enemy, origin)
        state.drop(enemy, x if rules.same_way else 25 - x)
