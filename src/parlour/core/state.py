"""A position of a game: whose turn it is, what is legal, and how it goes on.

This is the hot path. It is compiled, and knows nothing of words and pictures. A family subclasses State with typed
attributes of its own and writes `fill`, `play`, `clone`, `ended`, `text` and `key`; everything else follows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.errors import IllegalAction, NotOver
from parlour.core.result import Result, worth
from parlour.core.setup import Setup, whole

CHANCE: Final[i64] = -1  # State.turn: dice decide
OVER: Final[i64] = -2  # State.turn: nobody moves any more
NOBODY: Final[i64] = -1  # State.hand: no seat has anything to do


def room(actions: i64) -> vec[i64]:
    """Room for that many actions, for a new State.

    Only for compiled code: mypyc 2.4.1 never frees a vec that plain Python hands to it, so every engine makes its blank states itself.
    """
    return vec[i64]([0 for _ in range(actions)])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. `apply` changes it in place; `clone` first to keep it.

    turn    a seat 0..n-1, or CHANCE, or OVER
    hand    the seat that acts: the same as `turn` at a decision; at CHANCE the seat that throws; NOBODY when over
    midway  this seat is in the middle of a move: the actions so far and the next ones are written as one move
    moves   room for `fill`, shared with clones: what fill() wrote holds until any of them fills it again
    """

    def __init__(self, setup: Setup, moves: vec[i64]) -> None:
        self.setup: Setup = setup
        self.seats: i64 = setup.seats
        self.turn: i64 = 0
        self.hand: i64 = 0
        self.midway: bool = False
        self.moves: vec[i64] = moves

    # What a family writes

    @abstractmethod
    def fill(self) -> i64:
        """Write what is legal (at CHANCE: the outcomes) into self.moves, ascending, and return how many there are."""

    @abstractmethod
    def play(self, action: i64) -> None:
        """Make an action that is known to be legal. The unchecked twin of apply, for search."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def ended(self) -> Result:
        """How it ended, when it is over."""

    @abstractmethod
    def text(self) -> str:
        """The position in the family's notation, whole: Game.position reads it back."""

    @abstractmethod
    def key(self) -> Hashable:
        """The position's identity, without counters of moves made: equal keys have equal legal actions."""

    # What a family may write better

    def weights(self) -> list[int]:
        """At CHANCE: the weights of the outcomes, in the order of legal()."""
        return [1 for _ in range(self.fill())]

    def throw(self, rng: Random) -> i64:
        """At CHANCE: an outcome, drawn by weight."""
        weights = self.weights()
        left: i64 = rng.randrange(sum(weights))
        count = self.fill()
        at: i64 = 0
        while at < count - 1:
            left -= weights[at]
            if left < 0:
                break
            at += 1
        return self.moves[at]

    def sample(self, rng: Random) -> i64:
        """A random legal action: even odds at a decision, by weight at CHANCE."""
        if self.turn == CHANCE:
            return self.throw(rng)
        return self.moves[rng.randrange(self.fill())]

    def rolling_off(self) -> bool:
        """Whether the players still throw for the start: the first seat to have the hand after that begins."""
        return False

    def leaves(self) -> i64:
        """How many whole moves there are, if that can be told without making them, else -1; for perft."""
        return -1

    def payoff(self, seat: i64) -> float:
        """At OVER: what the result is worth to the seat, from 0 to 1; what searches maximise."""
        return worth(self.result().places, seat)

    def mover(self, action: i64) -> i64:
        """Which piece an action moves, where whole moves of different pieces can lead to the same position and are two moves."""
        return 0

    def past(self) -> tuple[int, ...]:
        """What text() leaves out and the rules still need (positions that were, for repetition); for pickling."""
        return ()

    def recall(self, past: tuple[int, ...]) -> None:
        """Take back what past() gave."""

    # The same for every game

    def legal(self) -> list[int]:
        """The actions of whoever is to move; at CHANCE the outcomes; nothing when over."""
        if self.turn == OVER:
            return []
        count = self.fill()
        return [self.moves[at] for at in range(count)]

    def result(self) -> Result:
        """How it ended; only when turn is OVER."""
        if self.turn != OVER:
            raise NotOver
        return self.ended()

    def ordered(self, count: i64) -> i64:
        """Put the first `count` moves into ascending order: few, and nearly in order, so by insertion."""
        moves = self.moves
        for at in range(1, count):
            move = moves[at]
            back = at
            while back > 0 and moves[back - 1] > move:
                moves[back] = moves[back - 1]
                back -= 1
            moves[back] = move
        return count

    def allows(self, action: i64) -> bool:
        """Whether an action is legal now."""
        if self.turn == OVER:
            return False
        count = self.fill()
        for at in range(count):
            if self.moves[at] == action:
                return True
        return False

    def apply(self, action: object) -> None:
        """Make the action, or raise IllegalAction and change nothing."""
        # `object`, because compiled code takes True for the number 1 where it expects an int
        number = whole(action)
        if number is None or not -(1 << 62) < number < 1 << 62 or not self.allows(number):
            raise IllegalAction(action, self.legal(), self.turn == CHANCE)
        self.play(number)

    def follow(self, action: int) -> None:
        """Make an action of a record: a legal one, or what no rule knows and only records tell of."""
        self.apply(action)

    def playout(self, rng: Random) -> i64:
        """Play at random to the end; return the number of actions made, throws among them."""
        made: i64 = 0
        while self.turn != OVER:
            self.play(self.sample(rng))
            made += 1
        return made

    def describe(self) -> dict[str, object]:
        """The position as plain data, ready for JSON: names of places, pieces and seats, scores, and what is legal in writing."""
        from parlour.catalogue import game
        from parlour.core.describing import described

        return described(game(self.setup.game), self)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        from parlour.press.tabletop import pictured

        return pictured(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from parlour.core.game import restore  # here, because a game is built from states

        return restore, (self.setup, self.text(), self.past())

    def __repr__(self) -> str:
        return f"<{self.setup.game} {self.text()}>"
