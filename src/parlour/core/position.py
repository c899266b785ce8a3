"""Positions in writing: what the families' readers share."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from parlour.core.errors import PositionError
from parlour.core.message import Message, say
from parlour.core.state import State

S = TypeVar("S", bound=State)


class PositionReader(Generic[S]):
    """Reads one text into a new state; each part is refused with its place and the reason."""

    shape: ClassVar[re.Pattern[str]]  # of the whole text, with a name for every part
    example: ClassVar[str]  # a text of that shape

    def __init__(self, text: str, state: S) -> None:
        parts = self.shape.fullmatch(text.strip())
        if parts is None:
            raise PositionError(text, 0, say("error-expected", example=self.example))
        self.text = text
        self.state = state
        self.parts = parts

    def wrong(self, part: str, reason: Message, further: int = 0) -> PositionError:
        """What stands in this part, so many characters into it, cannot be."""
        indent = len(self.text) - len(self.text.lstrip())
        return PositionError(self.text, indent + max(0, self.parts.start(part)) + further, reason)

    def listed(self, part: str) -> Iterator[tuple[int, str]]:
        """The names that a part lists, each with how far into the part it stands."""
        further = 0
        for name in self.parts[part].split(",") if self.parts[part] else []:
            yield further, name
            further += len(name) + 1

    def placed(self, part: str, known: Sequence[str]) -> list[str]:
        """The places of a board that a part lists, each once."""
        found: list[str] = []
        for further, name in self.listed(part):
            if name not in known:
                raise self.wrong(part, say("error-no-place", name=name), further)
            if name in found:
                raise self.wrong(part, say("error-named-twice", name=name), further)
            found.append(name)
        return found
