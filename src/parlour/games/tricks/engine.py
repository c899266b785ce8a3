"""The three tricks with dice, for one: someone throws in secret, a number is said, and the magician names what he cannot see.

Sheet: dice.md, wieviel_augen_2, wieviel_augen_3 and wuerfelstapel. A trick is throw, say, name; with real dice the program cannot
look, so the throw is left out and the player says in the end whether it was right. Who is the magician is an option.

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

# The tricks.
TWO_DICE: Final[i64] = 2
THREE_DICE: Final[i64] = 3
STACK: Final[i64] = 4

# What is to be done.
THROW: Final[i64] = 0
SAY: Final[i64] = 1
NAME: Final[i64] = 2
CONFIRM: Final[i64] = 3
DONE: Final[i64] = 4
PHASES: Final = ["throw", "say", "name", "confirm", "over"]

UNKNOWN: Final[i64] = -1
MOST_ACTIONS: Final[i64] = 216


def faces(number: i64, dice: i64) -> bool:
    """Whether a number is written with that many digits, each of them a face of a die."""
    for _ in range(dice):
        digit = number % 10
        if digit < 1 or digit > 6:
            return False
        number //= 10
    return number == 0


class Trick:
    """One trick under its options: the arithmetic that the spectator does, and the one that the magician does."""

    def __init__(self, setup: Setup, kind: i64) -> None:
        self.kind: i64 = kind
        self.dice: i64 = setup.number("dice") if kind == STACK else kind
        self.rounds: i64 = setup.number("rounds")
        self.player: bool = setup.choice("magician") == "player"  # the player is the magician
        self.real: bool = setup.flag("real_dice") and not self.player
        least: i64 = 0
        most: i64 = 0
        for _ in range(self.dice):
            least = 10 * least + 1
            most = 10 * most + 6
        # The bounds of what can be said and of what can be named.
        self.least_said: i64 = 1 if kind == STACK else self.spoken(least)
        self.most_said: i64 = 6 if kind == STACK else self.spoken(most)
        self.least_named: i64 = 1 if kind == STACK else least
        self.most_named: i64 = 7 * self.dice - 1 if kind == STACK else most

    def spoken(self, dice: i64) -> i64:
        """The number to be said of these dice."""
        if self.kind == TWO_DICE:
            return (2 * (dice // 10) + 5) * 5 + dice % 10
        if self.kind == THREE_DICE:
            return (1000 * dice + 777 - dice) // 37 // 3  # R1: tops and bottoms are 999 times the tops and 777
        return dice % 10  # the die on top

    def solved(self, said: i64) -> i64:
        """What the magician makes of the number, or UNKNOWN: no throw leads to it."""
        if said < self.least_said or said > self.most_said:
            return UNKNOWN
        if self.kind == STACK:
            return 7 * self.dice - said
        if self.kind == TWO_DICE:
            number = said - 25
        elif (said - 7) % 9 == 0:
            number = (said - 7) // 9
        else:
            return UNKNOWN
        return number if faces(number, self.dice) else UNKNOWN

    def secret(self, dice: i64) -> i64:
        """What is to be named of these dice."""
        return 7 * self.dice - dice % 10 if self.kind == STACK else dice

    def nameable(self, number: i64) -> bool:
        if number < self.least_named or number > self.most_named:
            return False
        return self.kind == STACK or faces(number, self.dice)


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

    def fill(self) -> i64:
        trick = self.trick
        moves = self.moves
        count: i64 = 0
        if self.phase == THROW:
            while count < 6:
                moves[count] = count + 1
                count += 1
            return count
        if self.phase == CONFIRM:
            moves[0] = 0
            moves[1] = 1
            return 2
        number = trick.least_said if self.phase == SAY else trick.least_named
        most = trick.most_said if self.phase == SAY else trick.most_named
        while number <= most:
            if trick.solved(number) >= 0 if self.phase == SAY else trick.nameable(number):
                moves[count] = number
                count += 1
            number += 1
        return count

    def throw(self, rng: Random) -> i64:
        return 1 + rng.randrange(6)

    def sample(self, rng: Random) -> i64:
        if self.phase == THROW:
            return 1 + rng.randrange(6)
        if self.phase == CONFIRM:
            return rng.randrange(2)
        trick = self.trick
        if trick.kind == STACK:
            return 1 + rng.randrange(6 if self.phase == SAY else trick.most_named)
        dice: i64 = 0
        for _ in range(trick.dice):
            dice = 10 * dice + 1 + rng.randrange(6)
        return trick.spoken(dice) if self.phase == SAY else dice

    def allows(self, action: i64) -> bool:
        if self.phase == THROW:
            return 1 <= action <= 6
        if self.phase == SAY:
            return self.trick.solved(action) >= 0
        if self.phase == NAME:
            return self.trick.nameable(action)
        return self.phase == CONFIRM and 0 <= action <= 1

    def play(self, action: i64) -> None:
        trick = self.trick
        if self.phase == THROW:
            if self.thrown == trick.dice:  # the dice of the trick before
                self.dice = 0
                self.thrown = 0
                self.said = UNKNOWN
                self.named = UNKNOWN
            self.dice = 10 * self.dice + action
            self.thrown += 1
            if self.thrown == trick.dice:
                self.turn = 0
                self.phase = SAY
                if trick.player:
                    self.said = trick.spoken(self.dice)
                    self.phase = NAME
        elif self.phase == SAY:
            self.said = action
            self.named = trick.solved(action)
            if trick.real:
                self.phase = CONFIRM
            else:
                self.finish(self.named == trick.secret(self.dice))
        elif self.phase == NAME:
            self.named = action
            self.finish(action == trick.secret(self.dice))
        else:
            self.finish(action == 1)

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
            self.phase = SAY
        else:
            self.phase = THROW
            self.turn = CHANCE

    def shown(self) -> bool:
        """The magician has named something: there is no secret any more."""
        return self.named >= 0

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        return Result((1 if self.right == self.trick.rounds else 2,), (int(self.right),), "trick")

    def key(self) -> Hashable:
        return (self.done, self.right, self.phase, self.dice, self.said, self.named)

    def text(self) -> str:
        """0 shown, 0 right | say 62 - - (see trick.py)"""
        written = [str(number) if number > 0 else "-" for number in (self.dice, self.said, self.named)]
        return f"{self.done} shown, {self.right} right | {PHASES[self.phase]} {' '.join(written)}"


def blank_state(setup: Setup, trick: Trick) -> TrickState:
    """Before the first throw."""
    return TrickState(setup, trick, room(MOST_ACTIONS))
