"""A table in the terminal: the position, what was played, the dice still to fall. It prints nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from parlour.core.chance import commitment, new_seed, outcome
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import Record
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State

HEX = set("0123456789abcdef")


def seed_of(text: str) -> str:
    """The secret seed: as typed if it is one, made from any other text, or a fresh one."""
    if not text:
        return new_seed()
    if len(text) == 64 and set(text) <= HEX:
        return text
    return hashlib.sha256(text.encode()).hexdigest()


class Table:
    """One game between people and computers."""

    def __init__(self, game: Game, setup: Setup, seed: str, people: Sequence[int], names: Sequence[str]) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.people = frozenset(people)
        self.names = tuple(names)
        self.state: State = game.begin(setup)
        self.actions: list[int] = []
        self.throws = 0

    @property
    def over(self) -> bool:
        return bool(self.state.turn == OVER)

    @property
    def falls(self) -> bool:
        """Whether dice are to fall now."""
        return bool(self.state.turn == CHANCE)

    @property
    def asks_person(self) -> bool:
        """Whether a person has something to do: a decision, or a throw that does not follow by itself."""
        if self.falls and self.game.face.throws_itself(self.state):
            return False
        return self.state.hand in self.people

    def act(self, action: int) -> list[Event]:
        """Make an action and tell what happened."""
        before = self.state.clone()
        thrown = self.falls
        self.state.apply(action)
        self.actions.append(action)
        self.throws += thrown
        return self.game.face.tell(before, action, self.state)

    def throw(self) -> list[Event]:
        """Let the dice fall as the seed has it."""
        return self.act(outcome(self.seed, self.throws, self.state))

    def undo(self) -> bool:
        """Back before the last move that a person decided; the dice stay as they were. False if there is none."""
        walker = self.game.begin(self.setup)
        back = -1
        for number, action in enumerate(self.actions):
            if int(walker.turn) in self.people and not walker.midway:
                back = number
            walker.apply(action)
        if back < 0:
            return False
        kept = self.actions[:back]
        self.state = self.game.begin(self.setup)
        self.actions, self.throws = [], 0
        for action in kept:
            self.throws += self.falls
            self.state.apply(action)
            self.actions.append(action)
        return True

    def record(self) -> Record:
        """The game so far; its seed is told only when it is over."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=dict(self.setup.options),
            seats=self.names,
            actions=tuple(self.actions),
            commitment=commitment(self.seed),
            seed=self.seed if self.over else "",
            result=self.state.result() if self.over else None,
        )
