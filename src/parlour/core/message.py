"""Something to say to people, by its name in texts/: no sentence lives in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """A Fluent message id and its arguments; an argument that is itself a message is put into words first."""

    id: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict)


def say(id: str, **args: str | int | Message) -> Message:
    return Message(id, args)


def colour(token: str) -> Message:
    """A colour's name as the doer of a sentence ("Yellow throws 6")."""
    return Message(f"colour-{token}")
