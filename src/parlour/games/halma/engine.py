"""The engine of the halma family: steps, hops and chains of hops, homes and targets, teams, and players who must wait.

(Sheet: halma.md, 0.) A rules object names what differs from game to game; three parts are switched on by a single game each:

    dice        one throw a turn, moved straight and exactly; pieces are captured (racado)
    encloses    a piece whose last free neighbour is taken leaves the board (tippy)
    hunt        four against one that wants to get through (twee_in_een_b)

A chain of hops is one action, from where it starts to where it ends: the fields within reach are found by search.

    from * 256 + to     step, hop or chain        PASS            nothing can be moved, or nothing needs to be
    TAKE + field        which enclosed piece      1 to 6          at CHANCE: the die
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked, worth
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.halma.graph import NOWHERE
from parlour.games.halma.rules import OVER_LINE, HalmaRules, Scratch

PASS: Final[i64] = 256 * 256
TAKE: Final[i64] = 256 * 256 + 1

LOWEST: Final = vec[i64]([max(0, (ways & -ways).bit_length() - 1) for ways in range(256)])  # of directions, a bit each: the first

FOUR: Final[i64] = 0  # the seats of the hunt
SINGLE: Final[i64] = 1


class HalmaState(State):
    """A position.

    board   the seat + 1 that stands on a field, or 0
    army    for each seat its number of pieces, then their fields in ascending order
    around  what is beside each field, as Graph.around says
    """

    def __init__(
        self, setup: Setup, rules: HalmaRules, moves: vec[i64], scratch: Scratch, board: vec[i64], army: vec[i64], around: vec[i64]
    ) -> None:
        super().__init__(setup, moves)
        self.rules: HalmaRules = rules
        self.scratch: Scratch = scratch  # shared with clones, like moves
        self.board: vec[i64] = board
        self.army: vec[i64] = army
        self.around: vec[i64] = around
        self.side: i64 = 0  # whose turn it is; the same as hand until the game is over
        self.die: i64 = 0
        self.encloser: i64 = NOWHERE  # the piece that has enclosed several, while one of them is to be chosen
        self.turns: i64 = 0  # turns of all seats, passes too
        self.passes: i64 = 0  # one after the other, until now
        self.quiet: i64 = 0  # turns since the last enclosure
        self.seen: vec[i64] = vec[i64]()  # the positions of the hunt, for repetition
        self.finisher: i64 = NOBODY  # who ended the game by coming home, or by winning the hunt
        self.reason: str = ""

    def clone(self) -> HalmaState:
        copy = HalmaState(self.setup, self.rules, self.moves, self.scratch, self.board[:], self.army[:], self.around[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.side = self.side
        copy.die = self.die
        copy.encloser = self.encloser
        copy.turns = self.turns
        copy.passes = self.passes
        copy.quiet = self.quiet
        copy.seen = self.seen[:]
        copy.finisher = self.finisher
        copy.reason = self.reason
        return copy

    # Pieces

    def put(self, seat: i64, field: i64) -> None:
        """Another piece for a seat. Its pieces stay in ascending order."""
        army = self.army
        base = seat * self.rules.stride
        at = base + army[base]
        army[base] += 1
        while at > base and army[at] > field:
            army[at + 1] = army[at]
            at -= 1
        army[at + 1] = field
        self.board[field] = seat + 1
        self.flip(field)

    def remove(self, seat: i64, field: i64) -> None:
        army = self.army
        base = seat * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != field:
            at += 1
        while at < last:
            army[at] = army[at + 1]
            at += 1
        army[base] -= 1
        self.board[field] = 0
        self.flip(field)

    def flip(self, field: i64) -> None:
        """A piece has come to this field, or has left it: the fields around it know."""
        around = self.around
        ring = self.rules.ring
        flips = self.rules.flips
        length = 2 * self.rules.ways
        base = field * length
        at: i64 = 0
        while at < length:
            around[ring[base + at]] ^= flips[at]
            at += 1

    def count(self, seat: i64) -> i64:
        """The seat's pieces on the board."""
        return self.army[seat * self.rules.stride]

    def pieces(self, seat: i64) -> list[int]:
        """Where they stand, in ascending order."""
        base = seat * self.rules.stride
        return [self.army[base + 1 + at] for at in range(self.army[base])]

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        if self.turn == CHANCE:
            for pips in range(6):
                moves[pips] = pips + 1
            return 6
        if self.encloser != NOWHERE:
            return self.fill_takes()
        count = self.gather()
        at: i64 = 1
        while at < count:  # few, and nearly in order: sorted by insertion
            move = moves[at]
            back = at
            while back > 0 and moves[back - 1] > move:
                moves[back] = moves[back - 1]
                back -= 1
            moves[back] = move
            at += 1
        return count

    def sample(self, rng: Random) -> i64:
        """A random legal action; they need not be in order for that."""
        if self.turn == CHANCE:
            return 1 + rng.randrange(6)
        if self.encloser != NOWHERE:
            return self.moves[rng.randrange(self.fill_takes())]
        if not self.rules.drawn:
            return self.moves[rng.randrange(self.gather())]
        return self.draw_over_rows(rng) if self.rules.hops == OVER_LINE else self.draw(rng)

    def draw(self, rng: Random) -> i64:
        """A random move, without listing them: it is enough to know how many there are.

        Hops lead back the way they came, so the free fields fall into groups that hops join, and a piece can hop to the whole group
        of each field where it can land first. (A hop keeps columns and rows odd or even, so that no chain comes beside its own
        start, to hop over it or to end where a step leads too.) Steps are drawn from all directions of all pieces, and those that
        are barred are drawn again.

        In `moves` stand the hops from which nothing leads on, in `bundles` those to a group: how many, which, and whose.
        """
        rules = self.rules
        army = self.army
        around = self.around
        moves = self.moves
        scratch = self.scratch
        marks = scratch.marks
        owner = scratch.owner
        first = scratch.first
        bundles = scratch.bundles
        beyond = rules.beyond
        lowest = LOWEST
        ways = rules.ways
        step_ways: i64 = rules.step_ways[self.side]
        hop_ways: i64 = rules.hop_ways[self.side]
        before = scratch.stamp  # groups are marked by their numbers, counted on from here
        groups: i64 = 0
        first[0] = 0
        single: i64 = 0
        count: i64 = 0
        grouped: i64 = 0
        steps: i64 = 0
        base = self.side * rules.stride
        last = base + army[base]
        piece = base
        while piece < last:
            piece += 1
            start = army[piece]
            near = around[start]
            steps |= near >> 16 & ~near
            hops = near & ~(near >> 8) & hop_ways
            while hops != 0:
                land = beyond[start * ways + lowest[hops]]
                hops &= hops - 1
                near = around[land]
                if near & ~(near >> 8) & hop_ways == 0:
                    moves[single] = start << 8 | land
                    single += 1
                    continue
                group = marks[land] - before - 1
                if group < 0:
                    group = groups
                    groups += 1
                    self.flood(land, group)
                elif owner[group] == piece:
                    continue
                owner[group] = piece
                size = first[group + 1] - first[group]
                bundles[count] = start << 24 | group << 12 | size
                count += 1
                grouped += size
        scratch.stamp = before + groups
        pick: i64 = 0
        if steps & step_ways != 0:
            steps = (last - base) * ways
        elif single + grouped > 0:
            steps = 0
        else:
            return PASS
        if len(rules.teams) > 0 and self.may_rest():
            moves[single] = PASS
            single += 1
        while True:
            pick = rng.randrange(single + grouped + steps)
            if pick < single:
                return moves[pick]
            pick -= single
            if pick < grouped:
                count = 0
                while bundles[count] & 0xFFF <= pick:
                    pick -= bundles[count] & 0xFFF
                    count += 1
                chosen = bundles[count]
                return chosen >> 24 << 8 | scratch.queue[first[chosen >> 12 & 0xFFF] + pick]
            pick -= grouped
            piece = pick // ways
            way = pick - piece * ways
            start = army[base + 1 + piece]
            near = around[start]
            if (near >> 16 & ~near & step_ways) >> way & 1 != 0:
                return start << 8 | rules.step[start * ways + way]

    def flood(self, land: i64, group: i64) -> None:
        """Mark the free fields that hops join with this one, and write them down."""
        around = self.around
        beyond = self.rules.beyond
        ways = self.rules.ways
        scratch = self.scratch
        marks = scratch.marks
        queue = scratch.queue
        lowest = LOWEST
        mark = scratch.stamp + group + 1
        head = scratch.first[group]
        tail = head + 1
        queue[head] = land
        marks[land] = mark
        while head < tail:
            field = queue[head]
            head += 1
            hops = around[field]
            hops &= ~(hops >> 8) & 0xFF
            while hops != 0:
                land = beyond[field * ways + lowest[hops]]
                hops &= hops - 1
                if marks[land] != mark:
                    marks[land] = mark
                    queue[tail] = land
                    tail += 1
        scratch.first[group + 1] = tail

    def draw_over_rows(self, rng: Random) -> i64:
        """The same where hops go over rows of pieces.

        There a chain may come beside its own start, where a step leads too, and a piece may itself have been part of a row that joins
        a group: what turns out to be no move of its own is drawn again.
        """
        rules = self.rules
        army = self.army
        around = self.around
        scratch = self.scratch
        marks = scratch.marks
        owner = scratch.owner
        first = scratch.first
        bundles = scratch.bundles
        lowest = LOWEST
        ways = rules.ways
        step_ways: i64 = rules.step_ways[self.side]
        before = scratch.stamp
        groups: i64 = 0
        first[0] = 0
        count: i64 = 0
        grouped: i64 = 0
        steps: i64 = 0
        base = self.side * rules.stride
        last = base + army[base]
        piece = base
        while piece < last:
            piece += 1
            start = army[piece]
            near = around[start]
            steps |= near >> 16 & ~near
            hops = near & 0xFF
            while hops != 0:
                land = self.landing(start, lowest[hops])
                hops &= hops - 1
                if land < 0:
                    continue
                group = marks[land] - before - 1
                if group < 0:
                    group = groups
                    groups += 1
                    self.flood_over_rows(land, group)
                elif owner[group] == piece:
                    continue
                owner[group] = piece
                size = first[group + 1] - first[group]
                bundles[count] = start << 24 | group << 12 | size
                count += 1
                grouped += size
        scratch.stamp = before + groups
        if steps & step_ways != 0:
            steps = (last - base) * ways
        elif grouped > 0:
            steps = 0
        else:
            return PASS
        rest: i64 = 0
        if len(rules.teams) > 0 and self.may_rest():
            rest = 1
        while True:
            pick: i64 = rng.randrange(grouped + steps + rest)
            if pick < grouped:
                count = 0
                while bundles[count] & 0xFFF <= pick:
                    pick -= bundles[count] & 0xFFF
                    count += 1
                chosen = bundles[count]
                start = chosen >> 24
                target = scratch.queue[first[chosen >> 12 & 0xFFF] + pick]
                if self.leads(start, target):
                    return start << 8 | target
                continue
            pick -= grouped
            if pick == steps:
                return PASS
            piece = pick // ways
            way = pick - piece * ways
            start = army[base + 1 + piece]
            near = around[start]
            if (near >> 16 & ~near & step_ways) >> way & 1 != 0:
                return start << 8 | rules.step[start * ways + way]

    def flood_over_rows(self, land: i64, group: i64) -> None:
        around = self.around
        scratch = self.scratch
        marks = scratch.marks
        queue = scratch.queue
        lowest = LOWEST
        mark = scratch.stamp + group + 1
        head = scratch.first[group]
        tail = head + 1
        queue[head] = land
        marks[land] = mark
        while head < tail:
            field = queue[head]
            head += 1
            hops = around[field] & 0xFF
            while hops != 0:
                land = self.landing(field, lowest[hops])
                hops &= hops - 1
                if land >= 0 and marks[land] != mark:
                    marks[land] = mark
                    queue[tail] = land
                    tail += 1
        scratch.first[group + 1] = tail

    def landing(self, field: i64, way: i64) -> i64:
        """Behind an unbroken row of pieces that begins beside the field, or nowhere."""
        board = self.board
        step = self.rules.step
        ways = self.rules.ways
        land = step[field * ways + way]
        while land >= 0 and board[land] != 0:
            land = step[land * ways + way]
        return land

    def leads(self, start: i64, target: i64) -> bool:
        """Over rows of pieces: whether a chain ends there once its piece has left the start, and no step does."""
        rules = self.rules
        around = self.around
        board = self.board
        scratch = self.scratch
        marks = scratch.marks
        trail = scratch.trail
        ways = rules.ways
        way: i64 = 0
        while way < ways:
            if rules.step[start * ways + way] == target and rules.step_ways[self.side] >> way & 1 != 0:
                return False
            way += 1
        scratch.stamp += 1
        mark = scratch.stamp
        marks[start] = mark
        board[start] = 0
        trail[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head < tail and marks[target] != mark:
            field = trail[head]
            head += 1
            hops = around[field] & 0xFF
            while hops != 0:
                land = self.landing(field, LOWEST[hops])
                hops &= hops - 1
                if land >= 0 and marks[land] != mark:
                    marks[land] = mark
                    trail[tail] = land
                    tail += 1
        board[start] = self.side + 1
        return marks[target] == mark

    def gather(self) -> i64:
        """Write every move of the side to move, piece by piece, in any order."""
        count = self.reach_by_die() if self.rules.dice else self.reach()
        if (count == 0 and not self.rules.hunt) or self.may_rest():
            self.moves[count] = PASS
            count += 1
        return count

    def may_rest(self) -> bool:
        """halma_eck R4: a partner who is home need not leave again."""
        return len(self.rules.teams) > 0 and self.count(self.side) > 0 and self.all_home(self.side)

    def reach(self) -> i64:
        """Write the steps, hops and chains of every piece of the side to move.

        The mark `stamp` is a step's target, `stamp + 1` a field that a chain has come to.
        """
        rules = self.rules
        board = self.board
        moves = self.moves
        marks = self.scratch.marks
        queue = self.scratch.queue
        army = self.army
        step = rules.step
        ways = rules.ways
        fields = rules.fields
        me = self.side + 1
        step_ways = rules.step_ways[self.side]
        hop_ways = rules.hop_ways[self.side]
        over_line = rules.hops == OVER_LINE
        hops_own = rules.hops_own
        stays = rules.stays_in_target
        stamp = self.scratch.stamp
        count: i64 = 0
        piece = self.side * rules.stride
        last = piece + army[piece]
        while piece < last:
            piece += 1
            start = army[piece]
            base = start << 8
            first = count
            row = start * ways
            stamp += 2
            tail: i64 = 0  # of the fields from which chains go on
            way: i64 = 0
            while way < ways:
                near = step[row + way]
                if near >= 0:
                    holder = board[near]
                    if holder == 0:
                        if step_ways >> way & 1 != 0:
                            marks[near] = stamp
                            moves[count] = base + near
                            count += 1
                    elif hop_ways >> way & 1 != 0 and (hops_own or holder != me):
                        land = step[near * ways + way]
                        if over_line:
                            while land >= 0 and board[land] != 0:
                                land = step[land * ways + way]
                        if land >= 0 and board[land] == 0:  # never beside the start, so no step leads there
                            marks[land] = stamp + 1
                            queue[tail] = land
                            tail += 1
                            moves[count] = base + land
                            count += 1
                way += 1
            if tail > 0:
                count = self.chain(start, count, tail, stamp)
            if stays and rules.inside[self.side * fields + start] != 0:
                count = self.keep_inside(first, count)
        self.scratch.stamp = stamp + 1
        return count

    def chain(self, start: i64, count: i64, tail: i64, stamp: i64) -> i64:
        """Add the fields that a piece can come to by hopping on from where it has hopped to."""
        rules = self.rules
        board = self.board
        moves = self.moves
        marks = self.scratch.marks
        queue = self.scratch.queue
        step = rules.step
        ways = rules.ways
        me = self.side + 1
        hop_ways = rules.hop_ways[self.side]
        hops_own = rules.hops_own
        over_line = rules.hops == OVER_LINE
        base = start << 8
        seen = stamp + 1
        head: i64 = 0
        marks[start] = seen  # no chain ends where it began
        board[start] = 0
        while head < tail:
            row = queue[head] * ways
            head += 1
            way: i64 = 0
            while way < ways:
                over = step[row + way]
                if over >= 0 and board[over] != 0 and hop_ways >> way & 1 != 0 and (hops_own or board[over] != me):
                    land = step[over * ways + way]
                    if over_line:
                        while land >= 0 and board[land] != 0:
                            land = step[land * ways + way]
                    if land >= 0 and board[land] == 0 and marks[land] != seen:
                        if marks[land] != stamp:
                            moves[count] = base + land
                            count += 1
                        marks[land] = seen
                        queue[tail] = land
                        tail += 1
                way += 1
        board[start] = me
        return count

    def keep_inside(self, first: i64, count: i64) -> i64:
        """Of the moves from `first` on, only those that end in the target."""
        moves = self.moves
        inside = self.rules.inside
        base = self.side * self.rules.fields
        kept = first
        at = first
        while at < count:
            if inside[base + (moves[at] & 255)] != 0:
                moves[kept] = moves[at]
                kept += 1
            at += 1
        return kept

    def reach_by_die(self) -> i64:
        """racado: straight on, exactly as far as was thrown, over whatever stands there, and onto no own piece."""
        rules = self.rules
        count: i64 = 0
        piece = self.side * rules.stride
        last = piece + self.army[piece]
        while piece < last:
            piece += 1
            start = self.army[piece]
            first = count
            way: i64 = 0
            while way < rules.ways:
                land = start
                left = self.die
                while left > 0 and land >= 0:
                    land = rules.step[land * rules.ways + way]
                    left -= 1
                if land >= 0 and self.board[land] != self.side + 1:
                    self.moves[count] = start * 256 + land
                    count += 1
                way += 1
            if rules.stays_in_target and rules.inside[self.side * rules.fields + start] != 0:
                count = self.keep_inside(first, count)
        return count

    def fill_takes(self) -> i64:
        count: i64 = 0
        for field in self.enclosed(self.encloser):
            self.moves[count] = TAKE + field
            count += 1
        return count

    def enclosed(self, mover: i64) -> list[int]:
        """tippy: the enemy pieces beside this one that have no free neighbour, in ascending order."""
        rules = self.rules
        found: list[int] = []
        for way in range(rules.ways):
            field = rules.step[mover * rules.ways + way]
            if field >= 0 and self.board[field] != 0 and self.board[field] != self.board[mover] and not self.free_beside(field):
                found.append(field)
        found.sort()
        return found

    def free_beside(self, field: i64) -> bool:
        rules = self.rules
        for way in range(rules.ways):
            near = rules.step[field * rules.ways + way]
            if near >= 0 and self.board[near] == 0:
                return True
        return False

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.die = action
            self.turn = self.side
            return
        if action == PASS:
            if self.rules.race:
                self.passes += 1
            if self.rules.encloses:
                self.quiet += 1
        elif action >= TAKE:
            self.take(action - TAKE)
        else:
            self.passes = 0
            start = action >> 8
            target = action & 255
            if self.board[target] != 0:  # only racado moves onto a piece
                self.remove(self.board[target] - 1, target)
            self.move(start, target)
            if self.rules.encloses and not self.take_enclosed(target):
                return
            if self.came_home():
                self.finisher = self.side
        self.advance()

    def move(self, start: i64, target: i64) -> None:
        """Carry an own piece; the army stays in order."""
        army = self.army
        board = self.board
        base = self.side * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != start:
            at += 1
        while at < last and army[at + 1] < target:
            army[at] = army[at + 1]
            at += 1
        while at > base + 1 and army[at - 1] > target:
            army[at] = army[at - 1]
            at -= 1
        army[at] = target
        board[start] = 0
        board[target] = self.side + 1
        self.flip(start)
        self.flip(target)

    def take_enclosed(self, mover: i64) -> bool:
        """tippy R3: one piece a move. False while there is a choice to be made."""
        found = self.enclosed(mover)
        if len(found) > 1:
            self.encloser = mover
            self.midway = True
            return False
        self.quiet += 1
        if found:
            self.take(found[0])
        return True

    def take(self, field: i64) -> None:
        self.remove(self.board[field] - 1, field)
        self.encloser = NOWHERE
        self.midway = False
        self.quiet = 0

    def advance(self) -> None:
        """The turn is made: the next seat, unless the game is over."""
        self.die = 0
        self.next_side()
        if self.finisher != NOBODY:
            self.end(self.home_reason())
        else:
            self.judge()

    def next_side(self) -> None:
        seats = self.rules.seats
        if self.rules.turn_limit > 0:
            self.turns += 1
        self.side = self.side + 1 if self.side + 1 < seats else 0
        if self.rules.dice:
            skipped: i64 = 0
            while self.count(self.side) == 0 and skipped < seats:  # whoever has no pieces is out, and misses his turns
                self.turns += 1
                skipped += 1
                self.side = self.side + 1 if self.side + 1 < seats else 0
            self.turn = CHANCE
        else:
            self.turn = self.side
        self.hand = self.side

    def judge(self) -> None:
        """Whether the game is over for a reason that the position and its counters tell."""
        rules = self.rules
        if rules.hunt:
            self.judge_hunt()
        elif rules.dice and self.armies() < 2:
            self.end("last_standing")
        elif rules.encloses:
            if self.armies() < rules.seats:
                self.end("no_pieces")
            elif self.quiet >= rules.quiet_limit:
                self.end("quiet")
        elif rules.race and self.passes >= rules.seats:
            self.end("stuck")
        elif rules.turn_limit > 0 and self.turns >= rules.turn_limit:
            self.end("turn_limit")

    def armies(self) -> i64:
        """How many seats have pieces."""
        found: i64 = 0
        for seat in range(self.rules.seats):
            if self.count(seat) > 0:
                found += 1
        return found

    def end(self, reason: str) -> None:
        self.turn = OVER
        self.hand = NOBODY
        self.reason = reason

    # Coming home

    def all_home(self, seat: i64) -> bool:
        """Whether all the seat's pieces stand in its target."""
        army = self.army
        inside = self.rules.inside
        fields = self.rules.fields * seat
        at = self.rules.stride * seat
        end = at + army[at]
        while at < end:
            at += 1
            if inside[fields + army[at]] == 0:
                return False
        return True

    def target_full(self, seat: i64) -> bool:
        """0.5, rule 2: every field of the target is occupied, more than half of them by this seat."""
        rules = self.rules
        base = seat * rules.goal_size
        own: i64 = 0
        at: i64 = 0
        while at < rules.goal_size:
            holder = self.board[rules.goals[base + at]]
            if holder == 0:
                return False
            if holder == seat + 1:
                own += 1
            at += 1
        return 2 * own > rules.goal_size

    def home(self, seat: i64) -> bool:
        return (self.all_home(seat) and self.count(seat) > 0) or (self.rules.full_target_wins and self.target_full(seat))

    def came_home(self) -> bool:
        """Whether the move just made ends the game; a team must be home together."""
        rules = self.rules
        if rules.dice:
            return self.all_home(self.side)
        if not rules.race or not self.home(self.side):
            return False
        if len(rules.teams) > 0:
            for seat in range(rules.seats):
                if rules.teams[seat] == rules.teams[self.side] and not self.home(seat):
                    return False
        return True

    def home_reason(self) -> str:
        if self.rules.dice:
            return "court"
        for seat in range(self.rules.seats):
            if self.together(seat, self.finisher) and not self.all_home(seat):
                return "full_target"
        return "home"

    def together(self, one: i64, other: i64) -> bool:
        teams = self.rules.teams
        return one == other or (len(teams) > 0 and teams[one] == teams[other])

    # The hunt

    def judge_hunt(self) -> None:
        """twee_in_een_b, in the sheet's order: shut in, through, repeated, too long."""
        rules = self.rules
        if self.fill() == 0:
            self.finisher = FOUR + SINGLE - self.side
            self.end("shut_in" if self.side == SINGLE else "no_move")
        elif self.through():
            self.finisher = SINGLE
            self.end("through")
        elif rules.repetition > 0 and self.repeated():
            self.end("repetition")
        elif rules.turn_limit > 0 and self.turns >= rules.turn_limit:
            self.end("too_long")

    def through(self) -> bool:
        """Whether the single pawn is behind all four. The table of distances holds ranks here."""
        distance = self.rules.distance
        single = distance[self.army[self.rules.stride + 1]]
        for at in range(1, self.army[0] + 1):
            if distance[self.army[at]] <= single:
                return False
        return True

    def mark(self) -> i64:
        """The position of the hunt as one number."""
        here = self.side
        for at in range(1, self.army[0] + 1):
            here = here * 64 + self.army[at]
        return here * 64 + self.army[self.rules.stride + 1]

    def repeated(self) -> bool:
        here = self.mark()
        times: i64 = 1
        for was in self.seen:
            if was == here:
                times += 1
        self.seen = append(self.seen, here)
        return times >= self.rules.repetition

    # How it stands

    def in_target(self, seat: i64) -> int:
        inside = self.rules.inside
        return sum([inside[seat * self.rules.fields + field] for field in self.pieces(seat)])

    def far(self, seat: i64) -> int:
        """How far the seat's pieces outside the target are from it, all together."""
        base = seat * self.rules.fields
        return sum([self.rules.distance[base + field] for field in self.pieces(seat) if self.rules.inside[base + field] == 0])

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        rules = self.rules
        seats = range(rules.seats)
        if rules.hunt:
            if self.finisher == NOBODY:
                return Result((1, 1), (0, 0), self.reason)
            return Result((1, 2), (1, 0), self.reason) if self.finisher == FOUR else Result((2, 1), (0, 1), self.reason)
        if not rules.race:
            return ranked([self.count(seat) for seat in seats], self.reason)
        merits = [self.merit(seat) for seat in seats]
        places = tuple([1 + sum([1 if other > own else 0 for other in merits]) for own in merits])
        return Result(places, tuple([self.in_target(seat) for seat in seats]), self.reason)

    def merit(self, seat: i64) -> int:
        """0.5, rules 3 and 4: the finisher first, then more pieces in the target, then the shorter way; partners stand together."""
        rules = self.rules
        merit = 0
        for other in range(rules.seats):
            if self.together(seat, other):
                merit += self.in_target(other) * 100_000 - self.far(other) * 10
                if other == self.finisher:
                    merit += 1_000_000_000
        if rules.no_draw:  # halma_eck R5: equal players are told apart by their seats
            later: i64 = seat
            for other in range(rules.seats):
                if self.together(seat, other) and other > later:
                    later = other
            merit += later
        return merit

    def payoff(self, seat: i64) -> float:
        places = self.result().places
        if len(self.rules.teams) > 0:
            return 1.0 if places[seat] == 1 else 0.0
        return worth(places, seat)

    def key(self) -> Hashable:
        return (self.side, self.die, self.encloser, *[tuple(self.pieces(seat)) for seat in range(self.rules.seats)])

    def past(self) -> tuple[int, ...]:
        return tuple(self.seen)

    def recall(self, past: tuple[int, ...]) -> None:
        self.seen = vec[i64](past)

    def named(self, seat: i64) -> str:
        return ",".join([self.rules.graph.names[field] for field in self.pieces(seat)])

    def text(self) -> str:
        """t=S S=a1,b1 NW=j1 or W:Wa1:Bh8, then what is pending: | turns 12, passes 1, quiet 4, enclosed by c2, over S, repeated"""
        labels = self.rules.labels
        if self.rules.colon:
            text = f"{labels[self.side]}:" + ":".join([labels[seat] + self.named(seat) for seat in range(self.rules.seats)])
        else:
            groups = [f"{labels[seat]}={self.named(seat)}" for seat in range(self.rules.seats)]
            die = [f"die={self.die}"] if self.die > 0 else []
            text = " ".join([*die, f"t={labels[self.side]}", *groups])
        counted = (("turns", self.turns), ("passes", self.passes), ("quiet", self.quiet))
        pending = [f"{name} {number}" for name, number in counted if number > 0]
        if self.encloser != NOWHERE:
            pending.append(f"enclosed by {self.rules.graph.names[self.encloser]}")
        if self.finisher != NOBODY and not self.rules.hunt:
            pending.append(f"over {labels[self.finisher]}")
        if self.reason == "repetition":
            pending.append("repeated")
        return f"{text} | {', '.join(pending)}" if pending else text
