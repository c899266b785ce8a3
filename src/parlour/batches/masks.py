"""What can be done in each game of a batch, compiled: a row of bytes for each, 1 where an action is legal, that NumPy can look at."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.core.state import State
from parlour.games.five.engine import STONES, FiveState
from parlour.observe.rows import FEW, wider

ONES: Final[i64] = 0x0101010101010101  # eight bytes that are 1


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
        self.span: i64 = (squares + 7) // 8  # words of one stone's goals
        self.row: i64 = (self.actions + 7) // 8  # words of a row
        self.words: vec[i64] = vec[i64]([0 for _ in range(count * self.row + self.span + 1)])
        self.all: vec[i64] = vec[i64]([0 for _ in range(self.span)])  # every square
        for number in range(squares):
            self.all[number >> 3] |= BIT[8 * (number & 7)]
        self.goals: vec[i64] = vec[i64]([0 for _ in range(count * self.span)])  # the free squares of each game
        self.own: vec[i64] = vec[i64]([0 for _ in range(squares // 32 + 1)])  # the stones that may move, 32 squares in a word
        self.firsts: vec[i32] = vec[i32]([0 for _ in range(count * STONES)])  # where goals are written in each row, in bytes of the row
        self.written: vec[i64] = vec[i64]([0 for _ in range(count)])  # how often
        self.free: vec[i64] = vec[i64]([0 for _ in range(count)])  # how many squares that are
        self.open = vec[i64]([0 for _ in range(count)])

    def show(self, at: i64, state: State) -> None:
        assert isinstance(state, FiveState)
        self.take_back(at)
        goals = self.goals
        base = self.span * at
        word: i64 = 0
        while word < self.span:
            goals[base + word] = self.all[word]
            word += 1
        placed = state.placed
        mover = state.side
        self.occupy(state, 1 - mover, base)
        self.occupy(state, mover, base)
        stones = placed[mover]
        free = self.squares - stones - placed[1 - mover]
        if stones == STONES:
            self.find_firsts(state, STONES * mover, STONES * at)
        else:  # one is placed
            self.firsts[STONES * at] = 0
            stones = 1
        self.written[at] = stones
        self.free[at] = free
        self.open[at] = stones * free
        self.put(at)

    def occupy(self, state: FiveState, side: i64, base: i64) -> None:
        """Nobody may go where a side's stones stand."""
        goals = self.goals
        stones = state.stones
        at = STONES * side
        end = at + state.placed[side]
        while at < end:
            number = i64(self.place[stones[at]])
            goals[base + (number >> 3)] ^= BIT[8 * (number & 7)]
            at += 1

    def find_firsts(self, state: FiveState, stones: i64, first: i64) -> None:
        """Where the goals of each of a side's stones begin, ascending."""
        own = self.own
        end = stones + STONES
        while stones < end:
            number = i64(self.place[state.stones[stones]])
            own[number >> 5] |= BIT[number & 31]
            stones += 1
        firsts = self.firsts
        word: i64 = 0
        while word < len(own):
            bits = own[word]
            own[word] = 0
            while bits != 0:
                low = bits & -bits
                bits ^= low
                firsts[first] = i32(self.squares * (1 + 32 * word + INDEX[low * DE_BRUIJN >> 58 & 63]))
                first += 1
            word += 1

    def put(self, at: i64) -> None:
        """Write the goals of all stones into a row of zeros, from the first byte on. The last word of one may be the first of the next."""
        words = self.words
        goals = self.goals
        base = self.span * at
        stone = STONES * at
        end = stone + self.written[at]
        last: i64 = 0  # the word behind those that are whole
        over: i64 = 0  # what belongs into it
        while stone < end:
            first = i64(self.firsts[stone])
            up = 8 * (first & 7)
            down = 56 - up
            to = self.row * at + (first >> 3)
            if to != last:
                if over != 0:
                    words[last] = over
                over = 0
            last = self.row * at + (first + self.squares >> 3)
            number = base
            while to < last:
                goal = goals[number]
                words[to] = goal << up & ONES | over
                over = goal >> down >> 8
                number += 1
                to += 1
            if number < base + self.span:
                over |= goals[number] << up & ONES
            stone += 1
        if over != 0:
            words[last] = over

    def take_back(self, at: i64) -> None:
        """Write zeros where goals stand."""
        words = self.words
        stone = STONES * at
        end = stone + self.written[at]
        while stone < end:
            first = i64(self.firsts[stone])
            to = self.row * at + (first >> 3)
            last = self.row * at + (first + self.squares + 7 >> 3)
            while to < last:
                words[to] = 0
                to += 1
            stone += 1

    def allows(self, at: i64, place: i64) -> bool:
        if not 0 <= place < self.actions:
            return False
        goal = place % self.squares
        if self.goals[self.span * at + (goal >> 3)] >> 8 * (goal & 7) & 1 == 0:
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
        free = self.free[at]
        chosen = dice.randrange(self.open[at])
        first = i64(self.firsts[STONES * at + chosen // free])
        left = chosen % free
        goals = self.goals
        word = self.span * at
        ones = goals[word] * ONES >> 56 & 15
        while left >= ones:
            left -= ones
            word += 1
            ones = goals[word] * ONES >> 56 & 15
        goal = goals[word]
        place: i64 = 8 * (word - self.span * at)
        while True:
            if goal & 1 != 0:
                left -= 1
                if left < 0:
                    return first + place
            goal >>= 8
            place += 1
