"""Random moves of the halma family, drawn without listing them: it is enough to know how many there are.

A step is drawn from all directions of all pieces; where it is barred, everything is drawn again. Chains of hops are counted.

Over single pieces, the words of Graph tell where a piece can come to: a hop shifts a bit of the word of its kind, and a few shifts
find all. (A hop keeps columns and rows odd or even, so that no chain comes beside its own start, to hop over it or to end where a
step leads too.) Where no hop leads on to another, a direction means a step or a hop, and there is nothing to count.

Over rows of pieces, hops lead back the way they came, so the free fields fall into groups that hops join, and a piece can hop to the
whole group of each field where it can land first. There a chain may come beside its own start, and a piece may itself have been part
of a row that joins a group: what turns out to be no move of its own is drawn again.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.halma.graph import KINDS, NOWHERE, SPANS
from parlour.games.halma.pieces import LINKS, OWN
from parlour.games.halma.reach import HalmaReach
from parlour.games.halma.rules import OVER_LINE, OVER_ONE, PASS

TRIES: Final[i64] = 32  # then the moves are listed, because perhaps there is none
TOP: Final = vec[i64]([-(1 << 63)])  # in a vec, because the compiler makes an object of so large a number


def bit_count(word: i64) -> i64:
    """How many of the 64 bits are set."""
    ones: i64 = 0x1111111111111111
    word = (word & ones) + ((word >> 1) & ones) + ((word >> 2) & ones) + ((word >> 3) & ones)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 0x7F


class HalmaDraw(HalmaReach):
    """Pieces that move at random.

    Scratch.bundles says of what the counted chains consist: over single pieces how many from a piece, and its kind of fields; starts and
    reaches say from where and where to. Over rows of pieces how many, to which group, and from where.
    """

    def draw(self, rng: Random) -> i64:
        rules = self.rules
        over_one = rules.hops == OVER_ONE
        chains: i64 = 0
        if over_one:
            chains = self.count_chains()
        elif rules.hops == OVER_LINE:
            chains = self.count_rows()
        steps: i64 = 0
        if over_one or rules.step_ways[self.side] != 0:
            steps = self.army[self.side * rules.stride] * rules.ways
        rest: i64 = 1 if len(rules.teams) > 0 and self.may_rest() else 0
        every = chains + steps + rest
        if every == 0:
            return PASS
        tries = TRIES
        while tries > 0:
            tries -= 1
            pick: i64 = rng.randrange(every)
            if pick < steps:
                action = self.step_at(pick)
            elif pick < steps + chains:
                action = self.chain_at(pick - steps) if over_one else self.row_at(pick - steps)
            else:
                action = PASS
            if action != NOWHERE:
                return action
        return self.moves[rng.randrange(self.gather())]

    def step_at(self, pick: i64) -> i64:
        """A step or a single hop, from the number of the piece and of the direction; or nowhere."""
        rules = self.rules
        ways = rules.ways
        piece = rules.piece[pick]
        way = pick - piece * ways
        start = self.army[self.side * rules.stride + 1 + piece]
        target = rules.step[start * ways + way]
        if target < 0:
            return NOWHERE
        if self.board[target] == 0:
            return start << 8 | target if rules.step_ways[self.side] >> way & 1 != 0 else NOWHERE
        if self.scratch.chained >> rules.kind[start] & 1 != 0:
            return NOWHERE
        land = rules.step[target * ways + way]
        return start << 8 | land if land >= 0 and self.board[land] == 0 else NOWHERE

    # Over single pieces

    def count_chains(self) -> i64:
        """How many chains there are, and for each piece that can hop where it can come to.

        The words are shifted by the LENGTHS of hops, up and down; as numbers in the code, because that is quicker.
        """
        words = self.words
        scratch = self.scratch
        bundles = scratch.bundles
        starts = scratch.starts
        reaches = scratch.reaches
        wide = self.rules.graph.wide
        h3: i64 = 0
        h4: i64 = 0
        h5: i64 = 0
        top = TOP[0]
        own = OWN + self.side * KINDS
        chained: i64 = 0
        found: i64 = 0
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            free = words[kind]
            base = LINKS + kind * SPANS
            h0 = words[base]
            h1 = words[base + 1]
            h2 = words[base + 2]
            near = (free >> 1) & h0 | (free & h0) << 1 | (free >> 7) & h1 | (free & h1) << 7 | (free >> 8) & h2 | (free & h2) << 8
            if wide:
                h3 = words[base + 3]
                h4 = words[base + 4]
                h5 = words[base + 5]
                near |= (free >> 9) & h3 | (free & h3) << 9 | (free >> 49) & h4 | (free & h4) << 49 | (free >> 50) & h5 | (free & h5) << 50
            edge = words[own + kind] & near
            lands = (edge >> 1) & h0 | (edge & h0) << 1 | (edge >> 7) & h1 | (edge & h1) << 7 | (edge >> 8) & h2 | (edge & h2) << 8
            if wide:
                lands |= (edge >> 9) & h3 | (edge & h3) << 9 | (edge >> 49) & h4 | (edge & h4) << 49 | (edge >> 50) & h5 | (edge & h5) << 50
            if lands & free & near == 0:  # nobody hops on
                kind += 1
                continue
            chained |= 1 << kind
            movers = edge
            while movers != 0:
                piece = movers & -movers
                movers ^= piece
                edge = piece
                reach: i64 = 0
                while edge != 0:
                    lands = (edge >> 1) & h0 | (edge & h0) << 1 | (edge >> 7) & h1 | (edge & h1) << 7 | (edge >> 8) & h2 | (edge & h2) << 8
                    if wide:
                        lands |= (edge >> 9) & h3 | (edge & h3) << 9 | (edge >> 49) & h4 | (edge & h4) << 49
                        lands |= (edge >> 50) & h5 | (edge & h5) << 50
                    lands &= free & ~reach
                    reach |= lands
                    edge = lands & near
                size = bit_count(reach)
                starts[count] = (piece ^ top) - top  # uncompiled, the highest bit is no sign yet
                reaches[count] = (reach ^ top) - top
                bundles[count] = size << 2 | kind
                count += 1
                found += size
            kind += 1
        scratch.chained = chained
        return found

    def chain_at(self, pick: i64) -> i64:
        scratch = self.scratch
        bundles = scratch.bundles
        unpacked = self.rules.graph.unpacked
        at: i64 = 0
        while bundles[at] >> 2 <= pick:
            pick -= bundles[at] >> 2
            at += 1
        reach = scratch.reaches[at]
        while pick > 0:
            reach &= reach - 1
            pick -= 1
        base = (bundles[at] & 3) << 6
        return unpacked[base + bit_count(scratch.starts[at] - 1)] << 8 | unpacked[base + bit_count((reach & -reach) - 1)]

    # Over rows of pieces

    def count_rows(self) -> i64:
        rules = self.rules
        army = self.army
        board = self.board
        step = rules.step
        scratch = self.scratch
        marks = scratch.marks
        owner = scratch.owner
        first = scratch.first
        bundles = scratch.bundles
        ways = rules.ways
        before = scratch.stamp  # groups are marked by their numbers, counted on from here
        groups: i64 = 0
        first[0] = 0
        count: i64 = 0
        found: i64 = 0
        piece = self.side * rules.stride
        last = piece + army[piece]
        while piece < last:
            piece += 1
            start = army[piece]
            way: i64 = 0
            while way < ways:
                over = step[start * ways + way]
                land = NOWHERE if over < 0 or board[over] == 0 else self.behind_row(over, way)
                way += 1
                if land == NOWHERE:
                    continue
                group = marks[land] - before - 1
                if group < 0:
                    group = groups
                    groups += 1
                    first[groups] = self.mark_group(land, first[group], before + groups)
                elif owner[group] == piece:
                    continue
                owner[group] = piece
                size = first[group + 1] - first[group]
                bundles[count] = start << 24 | group << 12 | size
                count += 1
                found += size
        scratch.stamp = before + groups
        return found

    def mark_group(self, land: i64, head: i64, mark: i64) -> i64:
        """Mark the free fields that hops join with this one, and write them into the queue from `head` on; where they end."""
        board = self.board
        step = self.rules.step
        ways = self.rules.ways
        marks = self.scratch.marks
        queue = self.scratch.queue
        tail = head + 1
        queue[head] = land
        marks[land] = mark
        while head < tail:
            field = queue[head]
            head += 1
            way: i64 = 0
            while way < ways:
                over = step[field * ways + way]
                land = NOWHERE if over < 0 or board[over] == 0 else self.behind_row(over, way)
                way += 1
                if land != NOWHERE and marks[land] != mark:
                    marks[land] = mark
                    queue[tail] = land
                    tail += 1
        return tail

    def behind_row(self, land: i64, way: i64) -> i64:
        """The free field behind an unbroken row of pieces that begins here, or nowhere."""
        board = self.board
        step = self.rules.step
        ways = self.rules.ways
        while land >= 0 and board[land] != 0:
            land = step[land * ways + way]
        return land

    def row_at(self, pick: i64) -> i64:
        """A chain by its number, or nowhere."""
        bundles = self.scratch.bundles
        at: i64 = 0
        while bundles[at] & 0xFFF <= pick:
            pick -= bundles[at] & 0xFFF
            at += 1
        start = bundles[at] >> 24
        target = self.scratch.queue[self.scratch.first[bundles[at] >> 12 & 0xFFF] + pick]
        return start << 8 | target if self.leads(start, target) else NOWHERE

    def leads(self, start: i64, target: i64) -> bool:
        """Whether a chain ends there once its piece has left the start, and no step does."""
        rules = self.rules
        board = self.board
        step = rules.step
        marks = self.scratch.marks
        trail = self.scratch.trail
        ways = rules.ways
        way: i64 = 0
        while way < ways:
            if rules.step[start * ways + way] == target and rules.step_ways[self.side] >> way & 1 != 0:
                return False
            way += 1
        self.scratch.stamp += 1
        mark = self.scratch.stamp
        marks[start] = mark
        board[start] = 0
        trail[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head < tail and marks[target] != mark:
            field = trail[head]
            head += 1
            way = 0
            while way < ways:
                over = step[field * ways + way]
                land = NOWHERE if over < 0 or board[over] == 0 else self.behind_row(over, way)
                way += 1
                if land != NOWHERE and marks[land] != mark:
                    marks[land] = mark
                    trail[tail] = land
                    tail += 1
        board[start] = self.side + 1
        return marks[target] == mark
