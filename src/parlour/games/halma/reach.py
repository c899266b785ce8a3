"""Which moves there are in a game of the halma family: steps, hops and chains of hops, and racado's moves by the die."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.games.halma.graph import LINKS, SPANS
from parlour.games.halma.pieces import HalmaPieces
from parlour.games.halma.rules import OVER_LINE, PASS

WAY: Final = vec[i64]([bit.bit_length() - 1 for bit in range(129)])  # the number of the way of a single bit


class HalmaReach(HalmaPieces):
    """Pieces, and where they can go. The moves are written into `moves`, piece by piece, in any order."""

    def gather(self) -> i64:
        """Write every move of the side to move."""
        rules = self.rules
        if rules.dice:
            count = self.wander_by_die() if rules.wanders else self.reach_by_die()
        elif rules.hops == OVER_LINE:
            first = self.side * rules.stride + 1
            count = self.reach_over_rows(first, first + self.army[first - 1], rules.room)
        else:
            count = self.reach()
        if (count == 0 and not rules.hunt) or self.may_rest():
            self.moves[count] = PASS
            count += 1
        return count

    def reach(self) -> i64:
        """Write the steps, hops over single pieces and chains of every piece of the side to move.

        A hop keeps columns and rows odd or even, so that no chain comes beside its own start, to hop over it or to end where a step leads.
        """
        rules = self.rules
        board = self.board
        moves = self.moves
        queue = self.scratch.queue
        army = self.army
        step = rules.step
        ways = rules.ways
        fields = rules.fields
        me = self.side + 1
        step_ways = rules.step_ways[self.side]
        hop_ways = rules.hop_ways[self.side]
        hops_own = rules.hops_own
        stays = rules.stays_in_target
        count: i64 = 0
        piece = self.side * rules.stride
        last = piece + army[piece]
        while piece < last:
            piece += 1
            start = army[piece]
            base = start << 8
            first = count
            row = start * ways
            tail: i64 = 0  # of the fields from which chains go on
            way: i64 = 0
            while way < ways:
                near = step[row + way]
                if near >= 0:
                    holder = board[near]
                    if holder == 0:
                        if step_ways >> way & 1 != 0:
                            moves[count] = base + near
                            count += 1
                    elif hop_ways >> way & 1 != 0 and (hops_own or holder != me):
                        land = step[near * ways + way]
                        if land >= 0 and board[land] == 0:
                            queue[tail] = land
                            tail += 1
                            moves[count] = base + land
                            count += 1
                way += 1
            if tail > 0:
                count = self.chain(base, count, tail)
            if stays and rules.inside[self.side * fields + start] != 0:
                count = self.keep_inside(first, count)
        return count

    def chain(self, base: i64, count: i64, tail: i64) -> i64:
        """Add the fields that a piece can come to by hopping on from where it has hopped to. All are of one kind, see Graph: what the words
        tell of its hops is looked at before the ways one by one, because from most fields no hop leads on.
        """
        rules = self.rules
        board = self.board
        words = self.words
        moves = self.moves
        queue = self.scratch.queue
        bits = rules.graph.bit
        step = rules.step
        ways = rules.ways
        me = self.side + 1
        hop_ways = rules.hop_ways[self.side]
        hops_own = rules.hops_own
        kind = rules.graph.kind[queue[0]]
        links = LINKS + SPANS * kind
        h0 = words[links]
        h1 = words[links + 1]
        h2 = words[links + 2]
        h3 = words[links + 3]
        h4 = words[links + 4]
        h5 = words[links + 5]
        left = words[kind]  # the free fields to which no hop has led yet
        head: i64 = 0
        while head < tail:
            left ^= bits[queue[head]]
            head += 1
        head = 0
        while head < tail:
            field = queue[head]
            head += 1
            bit = bits[field]
            near = (bit >> 1) & h0 | (bit & h0) << 1 | (bit >> 7) & h1 | (bit & h1) << 7 | (bit >> 8) & h2 | (bit & h2) << 8
            far = (bit >> 9) & h3 | (bit & h3) << 9 | (bit >> 49) & h4 | (bit & h4) << 49 | (bit >> 50) & h5 | (bit & h5) << 50
            if (near | far) & left == 0:
                continue
            row = field * ways
            way: i64 = 0
            while way < ways:
                over = step[row + way]
                if over >= 0 and board[over] != 0 and hop_ways >> way & 1 != 0 and (hops_own or board[over] != me):
                    land = step[over * ways + way]
                    if land >= 0 and left & bits[land] != 0:
                        left ^= bits[land]
                        queue[tail] = land
                        tail += 1
                        moves[count] = base + land
                        count += 1
                way += 1
        return count

    def reach_over_rows(self, piece: i64, end: i64, enough: i64) -> i64:
        """Write the steps, hops over rows and chains of the pieces from `piece` to before `end` (in `army`), until there are enough.

        A piece that hops on hops over its own start no more. Such a hop would lead beside the start, or where the first hop led.
        """
        rules = self.rules
        board = self.board
        lands = self.lands
        moves = self.moves
        marks = self.scratch.marks
        queue = self.scratch.queue
        army = self.army
        step = rules.step
        back = rules.back
        ways = rules.ways
        bits = BIT
        way_of = WAY
        step_ways = rules.step_ways[self.side]
        stamp = self.scratch.stamp  # marks a step's target; the next one a field that a chain has come to
        count: i64 = 0
        while piece < end and count < enough:
            start = army[piece]
            piece += 1
            base = start << 8
            first = count
            home = start * ways
            stamp += 2
            seen = stamp + 1
            way: i64 = 0
            if step_ways != 0:
                while way < ways:
                    near = step[home + way]
                    if near >= 0 and board[near] == 0 and step_ways >> way & 1 != 0:
                        marks[near] = stamp
                        moves[count] = base + near
                        count += 1
                    way += 1
            field = start
            open_ways = lands[home + start + ways]
            head: i64 = 0
            tail: i64 = 0
            while count < enough:
                row = field * ways + field
                while open_ways != 0:
                    bit = open_ways & -open_ways
                    open_ways ^= bit
                    way = way_of[bit]
                    land = lands[row + way]
                    if marks[land] != seen and (field == start or land != step[home + way]):
                        if marks[land] != stamp:
                            moves[count] = base + land
                            count += 1
                        marks[land] = seen
                        on = lands[land * ways + land + ways] & ~bits[back[way]]
                        if on != 0:
                            queue[tail] = land << 8 | on
                            tail += 1
                if head == tail:
                    break
                field = queue[head] >> 8
                open_ways = queue[head] & 255
                head += 1
            if rules.stays_in_target and rules.inside[self.side * rules.fields + start] != 0:
                count = self.keep_inside(first, count)
        self.scratch.stamp = stamp + 1
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

    def wander_by_die(self) -> i64:
        """racado with turns: exactly as far as was thrown, step by step over free fields, onto none twice, and onto no own piece."""
        count: i64 = 0
        piece = self.side * self.rules.stride
        last = piece + self.army[piece]
        while piece < last:
            piece += 1
            start = self.army[piece]
            self.spread(start)
            nearest = self.scratch.stamp + 1
            furthest = self.scratch.stamp + self.die
            for field in range(self.rules.fields):
                far = self.scratch.marks[field]
                if nearest <= far <= furthest and (far == furthest or self.leads_back(field, start, self.die)):
                    self.moves[count] = start * 256 + field
                    count += 1
        return count

    def spread(self, start: i64) -> None:
        """Mark the fields that are no further than the throw with stamp + how far they are."""
        rules = self.rules
        marks = self.scratch.marks
        queue = self.scratch.queue
        self.scratch.stamp += 8  # no throw is more than 6
        stamp = self.scratch.stamp
        held = rules.stays_in_target and rules.inside[self.side * rules.fields + start] != 0
        marks[start] = stamp
        field = start
        head: i64 = 0
        tail: i64 = 0
        while marks[field] < stamp + self.die:
            if field == start or self.board[field] == 0:
                row = field * rules.ways
                for way in range(rules.ways):
                    near = rules.step[row + way]
                    if near < 0 or marks[near] >= stamp or self.board[near] == self.side + 1:
                        continue
                    if not held or rules.inside[self.side * rules.fields + near] != 0:
                        marks[near] = marks[field] + 1
                        queue[tail] = near
                        tail += 1
            if head == tail:
                break
            field = queue[head]
            head += 1

    def leads_back(self, field: i64, start: i64, left: i64) -> bool:
        """Whether a way of exactly so many steps leads back to the start over free fields, onto none twice."""
        rules = self.rules
        marks = self.scratch.marks
        stamp = self.scratch.stamp
        row = field * rules.ways
        far = marks[field]
        if left == 1:  # it is no further than that
            return True
        marks[field] = 0  # it is on the way now
        found = False
        for way in range(rules.ways):
            near = rules.step[row + way]
            if near >= 0 and not found and near != start and stamp <= marks[near] < stamp + left and self.board[near] == 0:
                found = self.leads_back(near, start, left - 1)
        marks[field] = far
        return found
