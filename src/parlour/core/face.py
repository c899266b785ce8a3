"""The face of a game: how people see it, touch it, write it down and are told why not."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from parlour.core.board import Board
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason, Shortcut
from parlour.core.message import Message, say
from parlour.core.moves import whole_moves
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, State

S = TypeVar("S", bound=State)


def one_of(kind: type[S], state: State) -> S:
    """The state as one of a family's own kind."""
    if not isinstance(state, kind):
        raise TypeError(f"not a {kind.__name__}: {state!r}")
    return state


COMMA = re.compile(r"\s*,\s*")
THROW = re.compile(r"[1-6]([-+, ]?[1-6])*")
NUMBER = re.compile(r"\d+")
WORD = re.compile("[a-z]{3}")  # at the beginning of a text of the notation: an English one


def plain(text: str) -> str:
    """A text of the notation with single spaces, and none beside commas."""
    return COMMA.sub(",", " ".join(text.split()))


def by_number(text: str) -> str:
    """What a text is sorted by where 9 is to come before 10."""
    return NUMBER.sub(lambda found: found[0].zfill(4), text)


class Face(ABC):
    """Everything about a game that is words, pictures and hands. It never decides what is legal: state.legal() does."""

    letters: ClassVar[Mapping[str, str]] = {}  # those of the notation that each language has its own for, and their messages
    words: ClassVar[Mapping[str, str]] = {}  # the same of its words

    @abstractmethod
    def board(self, setup: Setup) -> Board:
        """What is printed."""

    @abstractmethod
    def scene(self, state: State, seat: int) -> Scene:
        """What lies on the table, as this seat may see it (-1: a watcher)."""

    @abstractmethod
    def gestures(self, state: State) -> dict[int, Gesture]:
        """For each legal action of a decision, the one gesture that makes it; empty at CHANCE and OVER."""

    @abstractmethod
    def write(self, state: State, action: int) -> str:
        """One action (or, at CHANCE, one outcome) in the game's notation."""

    @abstractmethod
    def tell(self, before: State, action: int, after: State) -> list[Event]:
        """What happened, in order."""

    @abstractmethod
    def why_not(self, state: State, attempt: Gesture) -> Reason:
        """The rule that forbids a gesture that makes no legal action; also for one that is only half made."""

    @abstractmethod
    def sketch(self, state: State) -> str:
        """The position drawn in plain characters, for terminals and for reading aloud."""

    def legend(self, state: State) -> dict[str, Message]:
        """What a sketch writes in letters and ids, for people who read another language."""
        return {letter: Message(id) for letter, id in self.letters.items()}

    def sketch_in(self, state: State, words: Mapping[str, str]) -> str:
        """The same with a reader's words for what the legend has."""
        return self.sketch(state)

    def spell(self, text: str) -> Message | None:
        """A text of the notation with the reader's letters and words; none if it is the same in every language."""
        for at in range(len(text)):
            for sign, id in (*self.words.items(), *self.letters.items()):
                if text.startswith(sign, at):
                    after = text[at + len(sign) :]
                    return say("notation-letter", before=text[:at], letter=Message(id), after=self.spell(after) or after)
        return None

    def called(self, state: State, actions: Sequence[int]) -> Message | None:
        """A whole move in the reader's letters and words, or as the button says that makes it, or the place; none if its text will do."""
        text = self._write_legal(state, actions)
        spelt = self.spell(text)
        if spelt is not None or len(actions) > 1:
            return spelt
        made = self.made_by(state, actions[0])
        return made.label if made.button or WORD.match(text) else None

    def advised(self, state: State, action: int) -> Message | None:
        """One action in words, where it is set beside others; what a button says needs its move beside it. None if its text will do."""
        made = self.made_by(state, action)
        return (None if made.button else made.label) or self.spell(self.write(state, action)) or made.label

    def made_by(self, state: State, action: int) -> Gesture:
        """The gesture that makes one legal action of a decision."""
        return self.gestures(state)[action]

    def throws_itself(self, state: State) -> bool:
        """At CHANCE: whether the throw follows without anybody pressing a button, because a decision just asked for it."""
        return False

    def shortcuts(self, state: State) -> list[Shortcut]:
        """Several actions of one piece, a whole move or its beginning, that can be made by touching where they begin and where they end."""
        return []

    def chains(self, state: State) -> list[Shortcut]:
        """Shortcuts for a family whose pieces go on from where they landed: moves that alone lead from one site to another."""
        ways: dict[tuple[str, str], list[tuple[int, ...]]] = {}
        taken = {gesture.sites for gesture in self.gestures(state).values()}
        for move in whole_moves(state):
            path = self._path(state, move)
            if path:
                ways.setdefault((path[0], path[-1]), []).append(tuple(move))
        return [
            Shortcut(ends, moves[0])
            for ends, moves in ways.items()
            if len(moves) == 1 and len(moves[0]) > 1 and ends not in taken and ends[0] != ends[1]
        ]

    def _path(self, state: State, move: Sequence[int]) -> list[str]:
        """The sites that one piece visits in a whole move; none if it is not one piece that goes on."""
        walker = state.clone()
        path: list[str] = []
        for action in move:
            sites = self.gestures(walker)[action].sites
            if not sites or (path and sites[0] != path[-1]):
                return []
            path += sites[1:] if path else sites
            walker.play(action)
        return path

    def read(self, state: State, text: str) -> int:
        """The legal action with this text, dice in any order; NotationError lists what is allowed."""
        texts = {self.write(state, action): action for action in state.legal()}
        wanted = plain(text)
        if wanted not in texts and state.turn == CHANCE and THROW.fullmatch(wanted):
            dice = self.arranged(state, wanted)
            wanted = next((known for known in texts if self.arranged(state, known) == dice), wanted)
        if wanted in texts:
            return texts[wanted]
        raise NotationError(text, sorted(texts))

    def arranged(self, state: State, throw: str) -> list[str]:
        """The dice of a throw in one order, whatever the order and the signs between them."""
        return sorted(face for face in throw if face.isdigit())

    def join(self, texts: Sequence[str]) -> str:
        """The text of a whole move from the texts of its actions."""
        return "".join(texts)

    def write_move(self, state: State, actions: Sequence[int]) -> str:
        """A whole move, which may be several actions of one seat, in the game's notation."""
        walker = state.clone()
        for action in actions:
            walker.apply(action)
        return self._write_legal(state, actions)

    def _write_legal(self, state: State, actions: Sequence[int]) -> str:
        """The same for actions that are known to be legal."""
        walker = state.clone()
        texts = []
        for action in actions:
            texts.append(self.write(walker, action))
            walker.play(action)
        return self.join(texts)

    def written(self, state: State) -> dict[str, list[int]]:
        """Every legal whole move by its text."""
        return {self._write_legal(state, move): move for move in whole_moves(state)}

    def read_move(self, state: State, text: str) -> list[int]:
        """The actions of the legal whole move with this text; one of a single action may be written as read() takes it."""
        texts = self.written(state)
        if plain(text) in texts:
            return texts[plain(text)]
        try:
            action = self.read(state, text)
        except NotationError:
            raise NotationError(text, sorted(texts)) from None
        after = state.clone()
        after.play(action)
        if after.midway:
            raise NotationError(text, sorted(texts))
        return [action]

    def order(self, text: str) -> str:
        """What the list of moves is sorted by: the text."""
        return text

    def list_moves(self, state: State) -> list[str]:
        """Every legal whole move in writing, in the order of the list."""
        if state.turn == CHANCE:
            return sorted(self.write(state, action) for action in state.legal())
        return [text for text, _ in self.numbered_moves(state)]

    def numbered_moves(self, state: State) -> list[tuple[str, list[int]]]:
        """The legal whole moves of a decision in the order of the list, by whose numbers they can be chosen."""
        return sorted(((self._write_legal(state, move), move) for move in whole_moves(state)), key=lambda move: self.order(move[0]))
