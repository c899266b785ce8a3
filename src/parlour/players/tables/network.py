"""Networks that judge positions of the tables family, trained by playing against themselves (lab/tables_training.py).

A position is seen by the side about to throw: for each side 24 points with four units each (one stone, two, three and more, and how
many more), units for stones on the bar, off, in hand, for points of tric-trac, and what a player sees at a glance (Network.see): the
way to go, shots, blockades, ways out of them. One hidden layer; five outputs: the chances to win, to win at least double, to win
threefold, and to lose double and threefold. Two such networks make a Judge: one while stones can still meet, one for the race after
that. A play is judged by where it leads: only units that it changes are added up anew.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import BAR, CUBE, HELD, IN_HAND, OFF, PLACES, PLAY, POINTS, ROLL, WALL
from parlour.players.network import SmallNetwork, chance, untrained, weights_of, zeros

UNITS_OF_SIDE: Final[i64] = 112
GLANCE: Final[i64] = 102  # the first of the units of a side that Network.see() works out
GLANCES: Final[i64] = 10
UNITS: Final[i64] = 224
OUTPUTS: Final[i64] = 5
MEETING: Final[i64] = 96  # hidden units while stones can meet
RACING: Final[i64] = 32  # and after that

UNSEEN: Final = -100.0  # less than any worth

# The outputs, all from the side about to throw
WIN: Final[i64] = 0
WIN_DOUBLE: Final[i64] = 1
WIN_TRIPLE: Final[i64] = 2
LOSE_DOUBLE: Final[i64] = 3
LOSE_TRIPLE: Final[i64] = 4


FIRST_HALF: Final[i64] = 0x1FFE  # x = 1 … 12
HOME: Final[i64] = 0x7E  # x = 1 … 6: the enemy's home
NEAR: Final[i64] = 0xFFF  # twelve points


def turned() -> vec[i64]:
    """Twelve bits the other way round."""
    found = vec[i64]([0] * 4096)
    for bits in range(4096):
        found[bits] = sum(1 << 11 - bit for bit in range(12) if bits >> bit & 1)
    return found


def reach(blocked: int, one: int, other: int) -> int:
    """How far one stone comes with both dice, if the points blocked are those bits; bit 0 is the point next to it."""
    numbers = (one, one, one, one) if one == other else (one, other)
    farthest = 0
    for order in (numbers, numbers[::-1]):
        at = 0
        for number in order:
            if at + number <= 12 and blocked >> at + number - 1 & 1:
                break
            at += number
        farthest = max(farthest, at)
    return farthest


def escapes() -> vec[float]:
    """By which of the next twelve points are blocked: the share of throws that take a stone more than six points on."""
    found = zeros(4096)
    for blocked in range(4096):
        ways = sum(reach(blocked, one, other) > 6 for one in range(1, 7) for other in range(1, 7))
        found[blocked] = ways / 36.0
    return found


def length(width: i64) -> i64:
    """How many weights a network with so many hidden units has."""
    return weights_of(UNITS, width, OUTPUTS)


TURNED: Final = turned()
ESCAPES: Final = escapes()


class Network(SmallNetwork):
    """One that sees positions of this family, and can go on from the sums of a position that was kept."""

    def __init__(self, weights: vec[float], width: i64, meeting: bool) -> None:
        super().__init__(weights, UNITS, width, OUTPUTS)
        self.meeting: bool = meeting
        self.base: vec[float] = zeros(width)  # sums of the position that plays start from
        self.seen: vec[float] = zeros(2 * GLANCES)
        self.seen_first: vec[float] = zeros(2 * GLANCES)  # of the position that plays start from

    # Units

    def note_place(self, side: i64, place: i64, stones: i64, sign: float) -> None:
        """The units of one place; side 0 is about to throw."""
        if stones == 0:
            return
        first = UNITS_OF_SIDE * side
        if place == BAR:
            self.note(first + 96, sign)
            self.note(first + 97, sign * 0.2 * float(stones))
        elif place == IN_HAND:
            self.note(first + 98, sign)
            self.note(first + 99, sign * 0.2 * float(stones))
        elif place == OFF:
            self.note(first + 100, sign * float(stones) / 15.0)
        elif stones < 3:
            self.note(first + 4 * place - 5 + stones, sign)
        else:
            self.note(first + 4 * place - 2, sign)
            if stones > 3:
                self.note(first + 4 * place - 1, sign * 0.5 * float(stones - 3))

    def note_all(self, at: vec[i64], seat: i64, same_way: bool) -> None:
        """Every unit of a position, as this seat, about to throw, sees it."""
        self.noted = 0
        self.see(at, seat, same_way)
        side: i64 = 0
        while side < 2:
            holder = seat if side == 0 else 1 - seat
            place: i64 = 0
            while place < PLACES:
                self.note_place(side, place, at[PLACES * holder + place], 1.0)
                place += 1
            if at[POINTS + holder] != 0:
                self.note(UNITS_OF_SIDE * side + 101, float(at[POINTS + holder]) / 12.0)
            glance: i64 = 0
            while glance < GLANCES:
                amount = self.seen[GLANCES * side + glance]
                if amount != 0.0:
                    self.note(UNITS_OF_SIDE * side + GLANCE + glance, amount)
                glance += 1
            side += 1

    def note_changes(self, before: vec[i64], after: vec[i64], seat: i64, same_way: bool) -> None:
        self.noted = 0
        self.see(after, seat, same_way)
        side: i64 = 0
        while side < 2:
            holder = seat if side == 0 else 1 - seat
            place: i64 = 0
            at = PLACES * holder
            while place < PLACES:
                if before[at] != after[at]:
                    self.note_place(side, place, before[at], -1.0)
                    self.note_place(side, place, after[at], 1.0)
                place += 1
                at += 1
            if before[POINTS + holder] != after[POINTS + holder]:
                self.note(UNITS_OF_SIDE * side + 101, float(after[POINTS + holder] - before[POINTS + holder]) / 12.0)
            glance: i64 = 0
            while glance < GLANCES:
                change = self.seen[GLANCES * side + glance] - self.seen_first[GLANCES * side + glance]
                if change != 0.0:
                    self.note(UNITS_OF_SIDE * side + GLANCE + glance, change)
                glance += 1
            side += 1

    # What a player sees at a glance

    def see(self, at: vec[i64], seat: i64, same_way: bool) -> None:
        self.see_side(at, seat, 0, same_way)
        self.see_side(at, 1 - seat, GLANCES, same_way)

    def see_side(self, at: vec[i64], holder: i64, to: i64, same_way: bool) -> None:
        """Of one side: its way to go; its shots; how well it holds the enemy's stones, and how its own last stone comes out."""
        seen = self.seen
        base = PLACES * holder
        way: i64 = 25 * (at[base] + at[base + IN_HAND])
        x: i64 = 1
        while x < 25:
            way += (25 - x) * at[base + x]
            x += 1
        seen[to] = float(way) / 100.0
        if not self.meeting:
            return
        enemy = 1 - holder
        held = at[HELD + holder]
        theirs = at[HELD + enemy]
        wall = at[WALL + enemy]
        if not same_way:
            theirs = turn(theirs)
        self.see_shots(held, theirs & ~wall, wall, at[base] + at[base + IN_HAND], to)
        rear: i64 = 0
        if at[base] == 0 and at[base + IN_HAND] == 0:
            rear = 1
            while rear < 24 and held & BIT[rear] == 0:
                rear += 1
        seen[to + 4] = float(rear) / 24.0
        seen[to + 5] = ESCAPES[wall >> rear + 1 & NEAR]
        mine = at[WALL + holder]  # as the enemy counts
        least = 1.0
        total = 0.0
        x = 0
        while x < 9:
            out = ESCAPES[mine >> x + 1 & NEAR]
            total += out
            if out < least:
                least = out
            x += 1
        seen[to + 6] = 1.0 - least
        seen[to + 7] = 1.0 - total / 9.0
        kept_out = float(count(mine & HOME)) / 6.0
        seen[to + 8] = kept_out * kept_out
        longest: i64 = 0
        while mine != 0:
            mine &= mine >> 1
            longest += 1
        seen[to + 9] = float(longest) / 6.0

    def see_shots(self, held: i64, blots: i64, wall: i64, waiting: i64, to: i64) -> None:
        """The share of throws that hit, that hit a stone in the first half, and that hit twice."""
        seen = self.seen
        seen[to + 1] = 0.0
        seen[to + 2] = 0.0
        seen[to + 3] = 0.0
        if blots == 0:
            return
        any_hit: i64 = 0
        early: i64 = 0
        twice: i64 = 0
        one: i64 = 1
        while one <= 6:
            by_one = (BIT[one] if waiting > 0 else held << one) & ~wall
            other: i64 = 1
            while other <= one:
                by_other = (BIT[other] if waiting > 0 else held << other) & ~wall
                direct = (by_one | by_other) & blots
                hits = direct
                if waiting < 2:
                    if one == other:
                        step = by_one | held if waiting > 0 and by_one != 0 else by_one
                        for _ in range(3):
                            hits |= step << one & blots
                            step = step << one & ~wall
                    elif waiting == 0:
                        hits |= (by_one << other | by_other << one) & blots
                    else:
                        if by_one != 0:
                            hits |= (by_one | held) << other & blots
                        if by_other != 0:
                            hits |= (by_other | held) << one & blots
                if hits != 0:
                    share: i64 = 1 if one == other else 2
                    any_hit += share
                    if hits & FIRST_HALF != 0:
                        early += share
                    if one != other and by_one & blots != 0 and by_other & blots != 0 and direct & (direct - 1) != 0:
                        twice += share
                other += 1
            one += 1
        seen[to + 1] = float(any_hit) / 36.0
        seen[to + 2] = float(early) / 36.0
        seen[to + 3] = float(twice) / 36.0

    # Judging

    def look_at(self, at: vec[i64], seat: i64, same_way: bool) -> None:
        """Fill `out` for a position."""
        self.note_all(at, seat, same_way)
        self.look()

    def learn_at(self, at: vec[i64], seat: i64, same_way: bool, target: vec[float], rate: float) -> None:
        self.note_all(at, seat, same_way)
        self.learn(target, rate)

    def keep(self, at: vec[i64], seat: i64, same_way: bool) -> None:
        """Remember the sums of a position, for look_from()."""
        self.note_all(at, seat, same_way)
        self.begin(self.base)
        self.add_noted(self.base)
        glance: i64 = 0
        while glance < 2 * GLANCES:
            self.seen_first[glance] = self.seen[glance]
            glance += 1

    def look_from(self, before: vec[i64], after: vec[i64], seat: i64, same_way: bool) -> None:
        """Fill `out` for a position that differs little from the one that was kept."""
        base = self.base
        sums = self.sums
        inner: i64 = 0
        while inner < self.width:
            sums[inner] = base[inner]
            inner += 1
        self.note_changes(before, after, seat, same_way)
        self.add_noted(sums)
        self.finish()

    def finish(self) -> None:
        """All five outputs at once, which is faster than one after the other."""
        weights = self.weights
        sums = self.sums
        hidden = self.hidden
        width = self.width
        at = self.outer
        end = at + OUTPUTS * width
        win = weights[end]
        win_double = weights[end + 1]
        win_triple = weights[end + 2]
        lose_double = weights[end + 3]
        lose_triple = weights[end + 4]
        inner: i64 = 0
        while inner < width:
            here = sums[inner]
            here = here / (1.0 + here) if here > 0.0 else here / (1.0 - here)
            hidden[inner] = here
            win += here * weights[at]
            win_double += here * weights[at + 1]
            win_triple += here * weights[at + 2]
            lose_double += here * weights[at + 3]
            lose_triple += here * weights[at + 4]
            inner += 1
            at += OUTPUTS
        out = self.out
        out[WIN] = chance(win)
        out[WIN_DOUBLE] = chance(win_double)
        out[WIN_TRIPLE] = chance(win_triple)
        out[LOSE_DOUBLE] = chance(lose_double)
        out[LOSE_TRIPLE] = chance(lose_triple)


def turn(points: i64) -> i64:
    """Points as bits, x = 1 … 24, as the other side counts them."""
    return TURNED[points >> 1 & NEAR] << 13 | TURNED[points >> 13 & NEAR] << 1


def count(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def new_network(rng: Random, width: i64, meeting: bool) -> Network:
    """Small weights at random."""
    return Network(untrained(rng, UNITS, width, OUTPUTS), width, meeting)


def new_judge(rng: Random) -> Judge:
    """One that knows nothing yet."""
    contact = new_network(rng, MEETING, True)
    return Judge(contact, new_network(rng, RACING, False))


def judge_with(weights: list[float]) -> Judge:
    """One that knows so much: the network for stones that meet stands first, then that for the race."""
    first = length(MEETING)
    return Judge(Network(vec[float](weights[:first]), MEETING, True), Network(vec[float](weights[first:]), RACING, False))


class Judge:
    """What positions are worth, and which play is best."""

    def __init__(self, contact: Network, race: Network) -> None:
        self.contact: Network = contact
        self.race: Network = race

    def network(self, state: TablesState) -> Network:
        return self.race if racing(state) else self.contact

    def equity(self, state: TablesState, seat: i64) -> float:
        """What a position is worth to a seat in units of the cube, by the network, before the coming throw."""
        network = self.network(state)
        network.look_at(state.at, state.hand, state.rules.same_way)
        mine = value(network.out, state)
        return mine if state.hand == seat else -mine

    def worths(self, state: TablesState, plays: vec[i64]) -> vec[float]:
        """What each play is worth to the mover, by where it leads."""
        mover = state.hand
        race = racing(state)
        network = self.race if race else self.contact
        same_way = state.rules.same_way
        network.keep(state.at, 1 - mover, same_way)
        found = zeros(len(plays))
        which: i64 = 0
        while which < len(plays):
            after = played(state, plays[which])
            if after.turn == OVER or after.games != state.games:
                found[which] = ended(after, state, mover)
            elif after.hand != mover and racing(after) == race:
                network.look_from(state.at, after.at, after.hand, same_way)
                found[which] = -value(network.out, after)
            else:
                found[which] = self.equity(after, mover)
            which += 1
        return found

    def best(self, state: TablesState) -> i64:
        """The best play of the throw on the table, packed as in plays_of()."""
        plays = plays_of(state)
        return plays[0] if len(plays) == 1 else plays[highest(self.worths(state, plays))]

    def looked(self, state: TablesState, plays: vec[i64], breadth: i64, margin: float, deep: i64, deep_margin: float) -> vec[float]:
        """What each play is worth to the mover. The best of them, `breadth` at most, each worse by `margin` at most, are looked at over all
        throws that can follow, and the best `deep` of those over the throws after that too; what looked worse stays worse."""
        worths = self.worths(state, plays)
        if len(plays) > 1 and breadth > 0:
            self.look_on(state, plays, worths, breadth, margin, 1)
            if deep > 0:
                self.look_on(state, plays, worths, deep, deep_margin, 2)
        return worths

    def look_on(self, state: TablesState, plays: vec[i64], worths: vec[float], breadth: i64, margin: float, throws: i64) -> None:
        first = highest(worths)
        least = worths[first] - margin
        seeming = worths[:]
        lowest = 100.0  # of what was looked at
        which = first
        left = breadth
        while left > 0 and seeming[which] >= least:
            worths[which] = self.ahead(state, played(state, plays[which]), throws)
            if worths[which] < lowest:
                lowest = worths[which]
            seeming[which] = UNSEEN
            which = highest(seeming)
            left -= 1
        change = lowest - least
        which = 0
        while which < len(plays):
            if seeming[which] != UNSEEN:
                worths[which] += change
                if worths[which] > lowest:
                    worths[which] = lowest
            which += 1

    def best_ahead(self, state: TablesState, breadth: i64, margin: float) -> i64:
        """The best play over all throws that can follow: of the plays that look best, `breadth` at most, each worse by `margin` at most."""
        plays = plays_of(state)
        if len(plays) == 1:
            return plays[0]
        return plays[highest(self.looked(state, plays, breadth, margin, 0, 0.0))]

    def ahead(self, before: TablesState, after: TablesState, throws: i64) -> float:
        """What a play is worth to the mover, over so many throws that can follow it."""
        mover = before.hand
        if after.turn == OVER or after.games != before.games:
            return ended(after, before, mover)
        if after.stage == PLAY:
            return self.answered(before, after, throws)  # the same numbers for the second player
        total = 0.0
        high: i64 = 1
        while high <= 6:
            low: i64 = 1
            while low <= high:
                thrown = after.clone()
                if thrown.stage == CUBE:
                    thrown.play(ROLL)
                thrown.play(10 * high + low)
                total += (1.0 if low == high else 2.0) * self.answered(before, thrown, throws)
                low += 1
            high += 1
        return total / 36.0

    def answered(self, before: TablesState, state: TablesState, throws: i64) -> float:
        """What a position is worth to the mover before, when whoever has thrown now plays as well as can be."""
        mover = before.hand
        if state.turn == OVER or state.games != before.games:
            return ended(state, before, mover)
        if state.stage != PLAY:
            return self.equity(state, mover) if throws < 2 else self.ahead(before, state, throws - 1)
        plays = plays_of(state)
        worths = self.worths(state, plays)
        best = highest(worths)
        here = worths[best] if throws < 2 else self.ahead(state, played(state, plays[best]), throws - 1)
        return here if state.hand == mover else -here


def played(state: TablesState, packed: i64) -> TablesState:
    """The position after a play."""
    after = state.clone()
    while packed != 0 and after.stage == PLAY:  # tric-trac may be won by the first step
        after.play(packed & 255)
        packed >>= 8
    return after


def highest(figures: vec[float]) -> i64:
    """Where the highest stands; of equal ones the first."""
    found: i64 = 0
    which: i64 = 1
    while which < len(figures):
        if figures[which] > figures[found]:
            found = which
        which += 1
    return found


def ended(after: TablesState, before: TablesState, mover: i64) -> float:
    """What the end of a game is worth to the side that moved."""
    if after.turn == OVER and after.winner != mover:
        return 0.0 if after.winner < 0 else -1.0
    return float(after.value // before.cube)


def value(out: vec[float], state: TablesState) -> float:
    """What the chances are worth to the side about to throw; whoever has a stone off does not lose double where that counts."""
    worth = 2.0 * out[WIN] - 1.0
    if state.rules.tric:
        return worth + out[WIN_DOUBLE] + out[WIN_TRIPLE] - out[LOSE_DOUBLE] - out[LOSE_TRIPLE]
    if not state.rules.stakes.gammons:
        return worth
    if state.at[PLACES * (1 - state.hand) + OFF] == 0:
        worth += out[WIN_DOUBLE] + out[WIN_TRIPLE]
    if state.at[PLACES * state.hand + OFF] == 0:
        worth -= out[LOSE_DOUBLE] + out[LOSE_TRIPLE]
    return worth


def racing(state: TablesState) -> bool:
    """Whether no stone can be hit any more: all have passed each other."""
    at = state.at
    if state.rules.same_way or at[BAR] + at[PLACES] + at[IN_HAND] + at[PLACES + IN_HAND] > 0:
        return False
    white = at[HELD]
    black = at[HELD + 1]
    rear_white: i64 = 1
    while rear_white < 25 and white >> rear_white & 1 == 0:
        rear_white += 1
    rear_black: i64 = 1
    while rear_black < 25 and black >> rear_black & 1 == 0:
        rear_black += 1
    return rear_white + rear_black > 25
