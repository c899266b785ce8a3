"""All plays of a throw, found without an object per play."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import BAR, END, FREE_ORDER, HUCKE, IN_HAND, OFF, PLACES, SHORT, STONES


def plays_of(state: TablesState) -> vec[i64]:
    """Every whole play from here once, as its actions packed into a number, eight bits each, the first in the lowest.

    Of several ways to a position one is given. A pasch of puff has two plays, that of its upper and that of its lower numbers.
    """
    search = PlaySearch(state)
    search.seek(0, 0, -1, 0)
    return search.found


class PlaySearch:
    """Walks all plays of a throw on one copy of the position, taking steps back."""

    def __init__(self, start: TablesState) -> None:
        self.state: TablesState = start.clone()
        self.ordered: bool = start.high == start.low and start.rules.throws.duty != FREE_ORDER  # equal numbers, whose order never matters
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
            for number in state.numbers_left():
                state.lift(state.hand, 13 - number)
                state.drop(state.hand, HUCKE)
            self.keep(packed | SHORT * BIT[shift], hit)
            for number in state.numbers_left():
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
            x = INDEX[bit * DE_BRUIJN >> 58 & 63]
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
            won = state.rules.tric is None and state.at[PLACES * state.hand + OFF] == STONES
            ends = won or state.firsts + state.seconds == 0 or not state.find()
            split = not ends and state.rules.throws.pasch and state.high == state.low and state.firsts == 0 and state.seconds == state.full
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
        enemy = 1 - state.hand
        state.lift(enemy, state.sent_to(enemy))
        state.drop(enemy, state.across(x))
