"""Many games of one kind, step by step: the loops, compiled. `Batch` dresses them in NumPy."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.batches.masks import Masks
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.state import CHANCE, OVER, State
from parlour.observe.rows import Observer, Rows

MOST_PASSED: Final = 10_000  # games one after the other that end before anybody decides: then nobody will
TOGETHER: Final[i64] = 64  # games that are played on before they are written: then the processor looks ahead, from one to the next


class Loops:
    """Positions that are always at a decision, or, where nobody decides anything, at a throw.

    Each has dice of its own, so that what happens in one does not depend on how many others there are.
    """

    def __init__(self, start: State, seeds: list[int], numbers: list[int], masks: Masks, observer: Observer | None) -> None:
        count: i64 = len(seeds)
        self.start: State = start
        self.count: i64 = count
        self.seats: i64 = start.seats
        self.throws: bool = len(numbers) == 0  # nobody decides: the one action is to throw
        self.number: vec[i64] = vec[i64](numbers)
        self.masks: Masks = masks
        self.observer: Observer | None = observer
        self.rows: Rows = Rows(count if observer is not None else 0, observer.size if observer is not None else 0)
        self.dice: list[Random] = [Random(seed) for seed in seeds]
        self.states: list[State] = [start for _ in seeds]
        self.hands: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count * self.seats)])
        self.ended: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.drawn: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.finished: i64 = 0
        for at in range(count):
            self.begin(at)
            self.show(at)
            self.see(at)

    def begin(self, at: i64) -> None:
        """A new game, at its first decision; one that throws alone end (goose may) is passed over."""
        for _ in range(MOST_PASSED):
            self.states[at] = self.start.clone()
            self.go_on(at)
            if self.states[at].turn != OVER:
                return
        raise ParlourError(f"nobody had anything to decide in {MOST_PASSED} games of {self.start.setup}")

    def go_on(self, at: i64) -> None:
        """Throw until somebody decides."""
        if self.throws:
            return
        state = self.states[at]
        dice = self.dice[at]
        while state.turn == CHANCE:
            state.play(state.throw(dice))

    def step(self, actions: bytes) -> None:
        """Make an action in each game; a game that is over begins anew. An illegal one raises IllegalAction, and nothing is played."""
        count = self.count
        at: i64 = 0
        while at < count:
            place = i64(read_i32_le(actions, 4 * at))
            if not self.masks.allows(at, place):
                raise IllegalAction(place, self.masks.allowed(at))
            at += 1
        begin: i64 = 0
        while begin < count:
            end = begin + TOGETHER
            if end > count:
                end = count
            for at in range(begin, end):
                self.play(at, i64(read_i32_le(actions, 4 * at)))
            for at in range(begin, end):
                self.show(at)
            for at in range(begin, end):
                self.see(at)
            begin = end

    def play(self, at: i64, place: i64) -> None:
        state = self.states[at]
        if self.throws:
            state.play(state.throw(self.dice[at]))
        else:
            state.play(self.number[place])
            self.go_on(at)
        seats = self.seats
        if self.ended[at] != 0:
            self.ended[at] = 0
            for seat in range(seats):
                self.rewards[seats * at + seat] = 0.0
        if state.turn == OVER:
            self.ended[at] = 1
            self.finished += 1
            for seat in range(seats):
                self.rewards[seats * at + seat] = 2.0 * state.payoff(seat) - 1.0
            self.begin(at)

    def show(self, at: i64) -> None:
        """Write what can be done in a game."""
        state = self.states[at]
        if self.throws:
            self.masks.show_throw(at)
        else:
            self.masks.show(at, state)
        self.hands[at] = state.hand

    def see(self, at: i64) -> None:
        """Write what is seen of a game."""
        observer = self.observer
        if observer is not None:
            state = self.states[at]
            self.rows.open(at)
            observer.see(state, state.hand, self.rows)

    def draw(self, dice: Random) -> None:
        """A random legal action for each game, into `drawn`."""
        at: i64 = 0
        while at < self.count:
            self.drawn[at] = self.masks.draw(at, dice)
            at += 1
