"""Something to say to people, by its name in texts/: no sentence lives in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """A Fluent message id and its arguments; an argument that is itself a message is put into words first."""

    id: str
    args: Mapping[str, str | int | float | Message] = field(default_factory=dict)


def say(id: str, **args: str | int | float | Message) -> Message:
    """A message with its arguments, shorter to write."""
    return Message(id, args)


def colour(token: str) -> Message:
    """A colour as the doer of a sentence ("Yellow throws 6"); whoever knows who plays it says the name instead ("Anna throws 6")."""
    return Message(f"colour-{token}")


def hue(token: str) -> Message:
    """A colour that a thing has ("goal square a of Yellow"); it stays a colour, whoever plays it."""
    return Message(f"hue-{token}")
