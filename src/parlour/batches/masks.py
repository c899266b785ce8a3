"""What can be done in each game of a batch, compiled: a row of bytes for each, 1 where an action is legal, that NumPy can look at."""

from __future__ import annotations

from math import gcd
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.state import State
from parlour.games.five.engine import STONES, FiveState
from parlour.observe.rows import FEW, wider

ONES: Final[i64] = 0x0101010101010101  # eight bytes that are 1
BYTES: Final = vec[i64]([sum([(bits >> at & 1) << 8 * at for at in range(8)]) for bits in range(256)])  # eight bits as eight bytes


class Masks:
    """By listing what is legal. The list is kept, so that taking a row back costs no more than writing it."""

    def __init__(self, count: i64, numbers: list[int]) -> None:
        self.count: i64 = count
        self.actions: i64 = max(1, len(numbers))
        self.place: vec[i32] = vec[i32]([0 for _ in range(numbers[-1] + 1 if numbers else 1)])
        for at in range(len(numbers)):
            self.place[numbers[at]] = i32(at)
        self.marks: vec[u8] = vec[u8]([0 for _ in range(count * self.actions)])
        self.room: i64 = FEW  # places in a row of `legal`: few, so that rows lie close together; it grows with what is legal
        self.legal: vec[i32] = vec[i32]([0 for _ in range(count * self.room)])  # the places that are set in each row
        self.open: vec[i64] = vec[i64]([0 for _ in range(count)])  # how many that are

    def show(self, at: i64, state: State) -> None:
        """Write a row anew."""
        marks = self.marks
        legal = self.legal
        base = self.actions * at
        room = self.room * at
        end = room + self.open[at]
        old = room
        while old < end:
            marks[base + i64(legal[old])] = 0
            old += 1
        found = state.fill()
        if found > self.room:
            self.legal = wider(legal, self.count, self.room, 2 * found)
            self.room = 2 * found
            legal = self.legal
            room = self.room * at
        moves = state.moves
        known = self.place
        number: i64 = 0
        while number < found:
            here = known[moves[number]]
            legal[room + number] = here
            marks[base + i64(here)] = 1
            number += 1
        self.open[at] = found

    def show_throw(self, at: i64) -> None:
        """The row of a game in which nobody decides: its one action is to throw."""
        self.marks[at] = 1
        self.open[at] = 1

    def allows(self, at: i64, place: i64) -> bool:
        """Whether that is legal in a game."""
        return 0 <= place < self.actions and self.marks[self.actions * at + place] != 0

    def draw(self, at: i64, dice: Random) -> i64:
        """A random legal place of a game: the so-manieth of them, ascending."""
        return i64(self.legal[self.room * at + dice.randrange(self.open[at])])

    def allowed(self, at: i64) -> list[int]:
        """The legal places of a game."""
        return [place for place in range(self.actions) if self.allows(at, place)]


class FiveMasks(Masks):
    """Of five in a row: whichever stone moves, it may go to the same free squares. They are written eight at a time, once per stone.

    A row begins at a whole word, so that it may be longer than there are actions. Bytes stand in words from the lowest on. Rows of many
    games do not fit into the processor's cache: words are written and never read, and what is asked of a row is kept in little room beside.
    """

    def __init__(self, count: i64, numbers: list[int], squares: i64) -> None:
        super().__init__(0, numbers)
        self.squares: i64 = squares
        self.parts: i64 = (squares >> 5) + 1  # words that have a bit for each square, 32 in a word
        self.span: i64 = (squares + 7) // 8  # words that have a byte for each
        self.row: i64 = (self.actions + 7) // 8  # words of a row
        self.words: vec[i64] = vec[i64]([0 for _ in range(count * self.row + self.span + 1)])
        self.all: vec[i64] = vec[i64]([0 for _ in range(self.parts)])  # every square
        for number in range(squares):
            self.all[number >> 5] |= BIT[number & 31]
        self.held: vec[i64] = vec[i64]([0 for _ in range(2 * self.parts)])  # the stones of who is to move, then those of the other
        self.free: vec[i64] = vec[i64]([0 for _ in range(count * self.parts)])  # the free squares of each game
        self.wide: i64 = self.span + 1  # words of goals that begin within a word
        self.goals: vec[i64] = vec[i64]([0 for _ in range(8 * self.wide)])  # of one game, from each byte of a word on
        self.apart: i64 = gcd(squares, 8)  # from one of those bytes to the next where goals can begin
        self.firsts: vec[i32] = vec[i32]([0 for _ in range(count * STONES)])  # where goals are written in each row, in bytes of the row
        self.written: vec[i64] = vec[i64]([0 for _ in range(count)])  # how often
        self.open = vec[i64]([0 for _ in range(count)])

    def show(self, at: i64, state: State) -> None:
        assert isinstance(state, FiveState)
        self.take_back(at)
        mover = state.side
        self.find(state, mover, 0)
        self.find(state, 1 - mover, self.parts)
        base = self.parts * at
        word: i64 = 0
        while word < self.parts:
            self.free[base + word] = self.all[word] ^ self.held[word] ^ self.held[self.parts + word]
            word += 1
        stones = state.placed[mover]
        free = self.squares - stones - state.placed[1 - mover]
        if stones == STONES:
            self.find_firsts(STONES * at)
        else:  # one is placed
            self.firsts[STONES * at] = 0
            stones = 1
        self.written[at] = stones
        self.open[at] = stones * free
        self.find_goals(base)
        self.put(at)

    def find(self, state: FiveState, side: i64, first: i64) -> None:
        """Where a side's stones stand, in `held` from `first` on."""
        held = self.held
        word = first
        while word < first + self.parts:
            held[word] = 0
            word += 1
        stones = state.stones
        at = STONES * side
        end = at + state.placed[side]
        while at < end:
            number = i64(self.place[stones[at]])
            held[first + (number >> 5)] |= BIT[number & 31]
            at += 1

    def find_firsts(self, first: i64) -> None:
        """Where the goals of each stone begin, ascending."""
        firsts = self.firsts
        word: i64 = 0
        while word < self.parts:
            bits = self.held[word]
            while bits != 0:
                low = bits & -bits
                bits ^= low
                firsts[first] = i32(self.squares * (1 + 32 * word + INDEX[low * DE_BRUIJN >> 58 & 63]))
                first += 1
            word += 1

    def find_goals(self, base: i64) -> None:
        """The goals of a stone, once for each byte of a word in which they can begin."""
        goals = self.goals
        up: i64 = 0
        while up < 64:
            to = self.wide * (up >> 3)
            over: i64 = 0  # what belongs into the next word
            number: i64 = 0
            while number < self.span:
                goal = BYTES[self.free[base + (number >> 2)] >> 8 * (number & 3) & 255]
                goals[to] = goal << up & ONES | over
                over = goal >> 56 - up >> 8
                number += 1
                to += 1
            goals[to] = over
            up += 8 * self.apart

    def put(self, at: i64) -> None:
        """Write the goals of all stones into a row of zeros. The last word of one may be the first of the next."""
        words = self.words
        goals = self.goals
        row = self.row * at
        stone = STONES * at
        end = stone + self.written[at]
        last: i64 = 0  # the word behind those that are whole
        over: i64 = 0  # what belongs into the next word
        while stone < end:
            first = i64(self.firsts[stone])
            to = row + (first >> 3)
            if to != last:
                if over != 0:
                    words[last] = over
                over = 0
            last = row + (first + self.squares >> 3)
            number = self.wide * (first & 7)
            over |= goals[number]
            while to < last:
                words[to] = over
                number += 1
                over = goals[number]
                to += 1
            stone += 1
        if over != 0:
            words[last] = over

    def take_back(self, at: i64) -> None:
        """Write zeros where goals stand."""
        words = self.words
        row = self.row * at
        stone = STONES * at
        end = stone + self.written[at]
        while stone < end:
            first = i64(self.firsts[stone])
            to = row + (first >> 3)
            last = row + (first + self.squares + 7 >> 3)
            while to < last:
                words[to] = 0
                to += 1
            stone += 1

    def allows(self, at: i64, place: i64) -> bool:
        if not 0 <= place < self.actions:
            return False
        goal = place % self.squares
        if self.free[self.parts * at + (goal >> 5)] & BIT[goal & 31] == 0:
            return False
        first = place - goal
        stone = STONES * at
        end = stone + self.written[at]
        while stone < end:
            if i64(self.firsts[stone]) == first:
                return True
            stone += 1
        return False

    def draw(self, at: i64, dice: Random) -> i64:
        free = self.open[at] // self.written[at]
        chosen = dice.randrange(self.open[at])
        first = i64(self.firsts[STONES * at + chosen // free])
        left = chosen % free
        word = self.parts * at
        bits = self.free[word]
        ones = bit_count(bits)
        while left >= ones:
            left -= ones
            word += 1
            bits = self.free[word]
            ones = bit_count(bits)
        while left > 0:
            bits &= bits - 1
            left -= 1
        return first + 32 * (word - self.parts * at) + INDEX[(bits & -bits) * DE_BRUIJN >> 58 & 63]
