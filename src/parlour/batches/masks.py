"""What can be done in each game of a batch, compiled: a row of bytes for each, 1 where an action is legal, that NumPy can look at."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.core.bits import BIT
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

    A row begins at a whole word, so that it may be longer than there are actions. Bytes stand in words from the lowest on.
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
        self.goals: vec[i64] = vec[i64]([0 for _ in range(self.span)])  # the free squares of the position that is shown
        self.firsts: vec[i32] = vec[i32]([0 for _ in range(count * STONES)])  # where goals are written in each row, in bytes of the row
        self.written: vec[i64] = vec[i64]([0 for _ in range(count)])  # how often
        self.free: vec[i64] = vec[i64]([0 for _ in range(count)])  # how many squares that are
        self.open = vec[i64]([0 for _ in range(count)])

    def show(self, at: i64, state: State) -> None:
        assert isinstance(state, FiveState)
        self.take_back(at)
        goals = self.goals
        word: i64 = 0
        while word < self.span:
            goals[word] = self.all[word]
            word += 1
        placed = state.placed
        own = state.side
        self.occupy(state, 1 - own, placed[1 - own])
        self.occupy(state, own, placed[own])
        free = self.squares - placed[own] - placed[1 - own]
        stones = placed[own]
        if stones == STONES:
            self.sort_stones(state, STONES * own, STONES * at)
        else:  # one is placed
            self.firsts[STONES * at] = 0
            stones = 1
        self.written[at] = stones
        self.free[at] = free
        self.open[at] = stones * free
        while stones > 0:
            stones -= 1
            self.put(at, i64(self.firsts[STONES * at + stones]))

    def occupy(self, state: FiveState, side: i64, placed: i64) -> None:
        """Nobody may go where a side's stones stand."""
        goals = self.goals
        stones = state.stones
        at = STONES * side
        end = at + placed
        while at < end:
            number = i64(self.place[stones[at]])
            goals[number >> 3] ^= BIT[8 * (number & 7)]
            at += 1

    def sort_stones(self, state: FiveState, stones: i64, first: i64) -> None:
        """Where the goals of each of a side's stones begin, ascending."""
        firsts = self.firsts
        number: i64 = 0
        while number < STONES:
            begins = i32(self.squares * (1 + i64(self.place[state.stones[stones + number]])))
            back = first + number
            while back > first and firsts[back - 1] > begins:
                firsts[back] = firsts[back - 1]
                back -= 1
            firsts[back] = begins
            number += 1

    def put(self, at: i64, first: i64) -> None:
        """Write the goals from a byte of a row on."""
        words = self.words
        goals = self.goals
        up = 8 * (first & 7)
        down = 56 - up
        to = self.row * at + (first >> 3)
        over: i64 = 0  # what of the last goals belongs into the next word
        number: i64 = 0
        while number < self.span:
            goal = goals[number]
            words[to + number] |= goal << up & ONES | over
            over = goal >> down >> 8
            number += 1
        words[to + number] |= over

    def take_back(self, at: i64) -> None:
        """Write zeros where goals stand."""
        words = self.words
        stones = self.written[at]
        while stones > 0:
            stones -= 1
            to = self.row * at + (i64(self.firsts[STONES * at + stones]) >> 3)
            end = to + self.span + 1
            if end > self.row * (at + 1):  # not into the next row
                end = self.row * (at + 1)
            while to < end:
                words[to] = 0
                to += 1

    def allows(self, at: i64, place: i64) -> bool:
        return 0 <= place < self.actions and self.words[self.row * at + (place >> 3)] >> 8 * (place & 7) & 1 != 0

    def draw(self, at: i64, dice: Random) -> i64:
        free = self.free[at]
        chosen = dice.randrange(self.open[at])
        place = i64(self.firsts[STONES * at + chosen // free])
        left = chosen % free
        while True:
            if self.words[self.row * at + (place >> 3)] >> 8 * (place & 7) & 1 != 0:
                left -= 1
                if left < 0:
                    return place
            place += 1
