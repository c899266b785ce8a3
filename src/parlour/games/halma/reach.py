"""Which moves there are in a game of the halma family: steps, hops and chains of hops, and racado's moves by the die."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.halma.pieces import HalmaPieces
from parlour.games.halma.rules import OVER_LINE, PASS


class HalmaReach(HalmaPieces):
    """Pieces, and where they can go. The moves are written into `moves`, piece by piece, in any order."""

    def gather(self) -> i64:
        """Write every move of the side to move."""
        count = self.reach_by_die() if self.rules.dice else self.reach()
        if (count == 0 and not self.rules.hunt) or self.may_rest():
            self.moves[count] = PASS
            count += 1
        return count

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
