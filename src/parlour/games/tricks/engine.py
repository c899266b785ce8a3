"""A trick with dice, for one or two: someone throws in secret, a number is said, and the magician names what he cannot see.

Sheet: dice.md, wieviel_augen_2, wieviel_augen_3 and wuerfelstapel. A trick is throw, say, name; with real dice the program cannot
look, so the throw is left out and the player says in the end whether it was right. Who is the magician is an option for one; of two the
second seat is, and the dice stay covered until he has named them.

Actions, by what is to be done:
    throw    the face of one die, 1 to 6: the dice fall one after the other, the first one first, a stack from below
    say      the number that is said
    name     what the magician names: both dice as 62, all three as 153, or the sum of the hidden faces
    confirm  1 it was right, 0 it was not
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State, room
from parlour.games.tricks.rules import FACES, Trick

# What is to be done.
THROW: Final[i64] = 0
SAY: Final[i64] = 1
NAME: Final[i64] = 2
CONFIRM: Final[i64] = 3
DONE: Final[i64] = 4
PHASES: Final = ["throw", "say", "name", "confirm", "over"]

UNKNOWN: Final[i64] = -1
FACE: Final = vec[i64](FACES)
ANSWER: Final = vec[i64]([0, 1])
MOST_ACTIONS: Final[i64] = 216


class TrickState(State):
    """A trick under way; the dice of the last one lie there until the next throw."""

    def __init__(self, setup: Setup, trick: Trick, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.trick: Trick = trick
        self.done: i64 = 0  # tricks shown
        self.right: i64 = 0  # of these, those that came out
        self.dice: i64 = 0  # as decimal digits
        self.thrown: i64 = 0  # how many dice that is
        self.said: i64 = UNKNOWN
        self.named: i64 = UNKNOWN
        self.phase: i64 = SAY if trick.real else THROW
        self.turn = 0 if trick.real else CHANCE

    def clone(self) -> TrickState:
        copy = TrickState(self.setup, self.trick, self.moves)
        copy.done = self.done
        copy.right = self.right
        copy.dice = self.dice
        copy.thrown = self.thrown
        copy.said = self.said
        copy.named = self.named
        copy.phase = self.phase
        copy.turn = self.turn
        copy.hand = self.hand
        return copy

    def choices(self) -> vec[i64]:
        """What can be thrown, said, named or answered, ascending."""
        if self.phase == THROW:
            return FACE
        if self.phase == CONFIRM:
            return ANSWER
        return self.trick.says if self.phase == SAY else self.trick.names

    def fill(self) -> i64:
        moves = self.moves
        choices = self.choices()
        for at in range(len(choices)):
            moves[at] = choices[at]
        return len(choices)

    def sample(self, rng: Random) -> i64:
        choices = self.choices()
        count: i64 = len(choices)
        return choices[rng.randrange(count)]

    def play(self, action: i64) -> None:
        trick = self.trick
        if self.phase == THROW:
            self.fall(action)
        elif self.phase == SAY:
            self.said = action
            self.named = UNKNOWN if trick.two else trick.found(action)
            if trick.two:
                self.ask(NAME, trick.magician)
            elif trick.real:
                self.phase = CONFIRM
            else:
                self.finish(action == trick.spoken(self.dice))
        elif self.phase == NAME:
            self.named = action
            if trick.real:
                self.ask(CONFIRM, 0)
            else:
                self.finish(action == trick.found(self.said))
        else:
            self.finish(action == 1)

    def fall(self, face: i64) -> None:
        """A die falls; the last one is followed by the number, or by the wait for it."""
        trick = self.trick
        if self.thrown == trick.dice:  # those of the trick before
            self.dice = 0
            self.thrown = 0
            self.said = UNKNOWN
            self.named = UNKNOWN
        self.dice = 10 * self.dice + face
        self.thrown += 1
        if self.thrown == trick.dice:
            if trick.player:
                self.said = trick.spoken(self.dice)
                self.ask(NAME, trick.magician)
            else:
                self.ask(SAY, 0)

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.turn = seat
        self.hand = seat

    def finish(self, right: bool) -> None:
        """A trick is over: the next one, or the end."""
        self.done += 1
        if right:
            self.right += 1
        if self.done == self.trick.rounds:
            self.phase = DONE
            self.turn = OVER
            self.hand = NOBODY
        elif self.trick.real:
            self.ask(SAY, 0)
        else:
            self.phase = THROW
            self.turn = CHANCE
            self.hand = 0

    def shown(self) -> bool:
        """The magician has named something: there is no secret any more."""
        return self.named >= 0

    def ended(self) -> Result:
        """The magician has won if all came out; with another at the table, that one has if not."""
        came_out = self.right == self.trick.rounds
        if self.trick.two:
            return Result((2, 1) if came_out else (1, 2), (int(self.done - self.right), int(self.right)), "trick")
        return Result((1 if came_out else 2,), (int(self.right),), "trick")

    def key(self) -> Hashable:
        return (self.done, self.right, self.phase, self.dice, self.said, self.named)

    def text(self) -> str:
        """0 shown, 0 right | say 62 - - (see position.py)"""
        written = [str(number) if number > 0 else "-" for number in (self.dice, self.said, self.named)]
        return f"{self.done} shown, {self.right} right | {PHASES[self.phase]} {' '.join(written)}"


def blank_state(setup: Setup, trick: Trick) -> TrickState:
    """Before the first throw."""
    return TrickState(setup, trick, room(MOST_ACTIONS))
