"""Random moves of the halma family, drawn without listing them: it is enough to have a number for each of them.

Numbers are drawn until there is a move behind one; each move has one number, so each is as likely as any other.

Steps and single hops have the numbers of their pieces and directions. Chains over single pieces are numbered by where they begin
and end, and where there are any is told by the words of Graph: a hop shifts a bit of the word of its kind.

Over rows of pieces, on a crowded board, a move's number is that of its piece and of its place among the piece's moves: a piece can
come to most fields, and its moves are listed only up to that place. On an empty board they are few, and all are listed.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import DE_BRUIJN, INDEX, bit_count, pair_count
from parlour.games.halma.graph import KINDS, LINKS, NOWHERE, OWN, SPANS
from parlour.games.halma.reach import HalmaReach
from parlour.games.halma.rules import OVER_LINE, OVER_ONE, PASS

HOPPERS: Final[i64] = 4  # parts of Scratch.chains
ENDS: Final[i64] = 8
TRIES: Final[i64] = 32  # then the moves are listed, because perhaps there is none
TOP: Final = vec[i64]([-(1 << 63)])  # in a vec, because the compiler makes an object of so large a number


def bit_at(word: i64, number: i64) -> i64:
    """One of the bits that are set, counted from the lowest."""
    while number > 0:
        word &= word - 1
        number -= 1
    return word & -word


def hop(word: i64, h0: i64, h1: i64, h2: i64) -> i64:
    """Every field to which a hop leads from one of these, by the first three LENGTHS; fixed ones, because that is quicker."""
    return (word >> 1) & h0 | (word & h0) << 1 | (word >> 7) & h1 | (word & h1) << 7 | (word >> 8) & h2 | (word & h2) << 8


def hop_far(word: i64, h3: i64, h4: i64, h5: i64) -> i64:
    """The same by the other LENGTHS."""
    return (word >> 9) & h3 | (word & h3) << 9 | (word >> 49) & h4 | (word & h4) << 49 | (word >> 50) & h5 | (word & h5) << 50


class HalmaDraw(HalmaReach):
    """Pieces that move at random.

    Where hops lead on to others, Scratch.chains has, for each kind of fields, the pieces whose hops do (from HOPPERS on), every field
    where a second hop or a later one of any of them ends (from ENDS on), and how many pairs of both there are.
    """

    def draw(self, rng: Random) -> i64:
        rules = self.rules
        if rules.hops == OVER_LINE:
            return self.draw_over_rows(rng)
        step = rules.step
        ways = rules.ways
        army = self.army
        board = self.board
        first = self.side * rules.stride + 1
        step_ways = rules.step_ways[self.side]
        hops = rules.hops == OVER_ONE
        chains: i64 = 0
        steps: i64 = 0
        if hops:
            chains = self.count_chains()
        if hops or step_ways != 0:
            steps = army[first - 1] * ways
        every = steps + chains
        if len(rules.teams) > 0 and self.may_rest():
            every += 1
        tries: i64 = 0
        while tries < TRIES and every > 0:
            tries += 1
            pick: i64 = rng.randrange(every)
            if pick < steps:  # a step or a single hop
                piece = rules.piece[pick]
                way = pick - piece * ways
                start = army[first + piece]
                target = step[start * ways + way]
                if target >= 0:
                    if board[target] == 0:
                        if step_ways >> way & 1 != 0:
                            return start << 8 | target
                    elif hops:
                        target = step[target * ways + way]
                        if target >= 0 and board[target] == 0:
                            return start << 8 | target
            elif pick < steps + chains:
                action = self.chain_at(pick - steps)
                if action != NOWHERE:
                    return action
            else:
                return PASS
        return self.moves[rng.randrange(self.gather())]

    # Over single pieces

    def count_chains(self) -> i64:
        """How many pairs of fields there are between which there may be a chain of two hops or more."""
        words = self.words
        parts = self.scratch.chains
        wide = self.rules.graph.wide
        h3: i64 = 0
        h4: i64 = 0
        h5: i64 = 0
        top = TOP[0]
        own = OWN + self.side * KINDS
        found: i64 = 0
        base = LINKS
        kind: i64 = 0
        while kind < KINDS:
            pieces = words[own + kind]
            free = words[kind]
            h0 = words[base]
            h1 = words[base + 1]
            h2 = words[base + 2]
            first = hop(pieces, h0, h1, h2)
            if wide:
                h3 = words[base + 3]
                h4 = words[base + 4]
                h5 = words[base + 5]
                first |= hop_far(pieces, h3, h4, h5)
            first &= free
            second = hop(first, h0, h1, h2)
            if wide:
                second |= hop_far(first, h3, h4, h5)
            ends = second & free
            chains: i64 = 0
            if ends != 0:
                back = hop(ends, h0, h1, h2)
                if wide:
                    back |= hop_far(ends, h3, h4, h5)
                first &= back  # from where hops lead on
                hoppers = hop(first, h0, h1, h2)
                if wide:
                    hoppers |= hop_far(first, h3, h4, h5)
                hoppers &= pieces
                edge = back & free & ~ends
                while edge != 0:
                    ends |= edge
                    back = hop(edge, h0, h1, h2)
                    if wide:
                        back |= hop_far(edge, h3, h4, h5)
                    edge = back & free & ~ends
                chains = pair_count(hoppers, ends)
                parts[HOPPERS + kind] = (hoppers ^ top) - top  # uncompiled, the highest bit is no sign yet
                parts[ENDS + kind] = (ends ^ top) - top
            parts[kind] = chains
            found += chains
            base += SPANS
            kind += 1
        return found

    def chain_at(self, pick: i64) -> i64:
        """A chain by its number; or nowhere, if it is none or a single hop, which has another number."""
        parts = self.scratch.chains
        words = self.words
        unpacked = self.rules.graph.unpacked
        wide = self.rules.graph.wide
        kind: i64 = 0
        while parts[kind] <= pick:
            pick -= parts[kind]
            kind += 1
        size = bit_count(parts[ENDS + kind])
        number = pick // size
        start = bit_at(parts[HOPPERS + kind], number)
        end = bit_at(parts[ENDS + kind], pick - number * size)
        base = LINKS + kind * SPANS
        h0 = words[base]
        h1 = words[base + 1]
        h2 = words[base + 2]
        free = words[kind]
        edge = start
        reach: i64 = 0
        hops: i64 = 0
        while edge != 0 and reach & end == 0:
            lands = hop(edge, h0, h1, h2)
            if wide:
                lands |= hop_far(edge, words[base + 3], words[base + 4], words[base + 5])
            edge = lands & free & ~reach
            reach |= edge
            hops += 1
        if hops < 2 or reach & end == 0:
            return NOWHERE
        kind <<= 6
        return unpacked[kind | INDEX[start * DE_BRUIJN >> 58 & 63]] << 8 | unpacked[kind | INDEX[end * DE_BRUIJN >> 58 & 63]]

    # Over rows of pieces

    def draw_over_rows(self, rng: Random) -> i64:
        rules = self.rules
        army = self.army
        if rules.crowded:
            free = rules.fields
            seat: i64 = 0
            while seat < rules.seats:
                free -= army[seat * rules.stride]
                seat += 1
            first = self.side * rules.stride + 1
            every = army[first - 1] * free  # no piece has more moves than there are free fields
            if len(rules.teams) > 0 and self.may_rest():
                every += 1
            tries: i64 = 0
            while tries < TRIES and every > 0:
                tries += 1
                pick: i64 = rng.randrange(every)
                piece = pick // free
                place = pick - piece * free
                if piece == army[first - 1]:
                    return PASS
                if self.reach_over_rows(first + piece, first + piece + 1, place + 1) > place:
                    return self.moves[place]
        return self.moves[rng.randrange(self.gather())]
