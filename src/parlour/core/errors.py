"""What can go wrong at the contract, each error saying what was tried and what is allowed.

str(error) is English; `said` is the same for people, in whatever language they read.
"""

from collections.abc import Sequence

from parlour.core.english import in_english
from parlour.core.gesture import Reason
from parlour.core.message import Message, say

SHOWN = 12  # longer lists of allowed values are cut in messages, never in the attributes
LONG = 400  # so are texts of more characters


def some(values: Sequence[object]) -> str:
    """The values as a list that needs no words, cut after SHOWN."""
    listed = ", ".join(str(value) for value in values[:SHOWN])
    return f"{listed}, … ({len(values)})" if len(values) > SHOWN else listed or "–"


def cut(text: str) -> str:
    """A text, of a long one its two ends."""
    return text if len(text) <= LONG else f"{text[: LONG // 2]}…{text[-LONG // 2 :]}"


def around(text: str, place: int) -> str:
    """A text, of a long one what stands around a place."""
    if len(text) <= LONG:
        return text
    start = max(0, min(place - LONG // 2, len(text) - LONG))
    end = start + LONG
    return f"{'…' if start > 0 else ''}{text[start:end]}{'…' if end < len(text) else ''}"


def shortened(message: Message) -> Message:
    """A message whose long arguments are cut."""
    return Message(message.id, {name: cut(value) if isinstance(value, str) else value for name, value in message.args.items()})


class ParlourError(Exception):
    """Any misuse of the contract. What is given as a text is English in every language."""

    def __init__(self, detail: str | Message = "", said: Message | None = None) -> None:
        super().__init__(detail if isinstance(detail, str) else in_english(detail))
        self.said: Message = said or (say("error-plain", words=detail) if isinstance(detail, str) else detail)

    def __reduce__(self) -> tuple[type["ParlourError"], tuple[object, ...]]:
        return type(self), (str(self), self.said)


class NotOver(ParlourError):
    """A result was asked for before the game has one."""

    def __init__(self) -> None:
        super().__init__(say("error-not-over"))

    def __reduce__(self) -> tuple[type["NotOver"], tuple[()]]:
        return NotOver, ()


class IllegalAction(ParlourError):
    """An action that is not legal in this position; the position is unchanged."""

    def __init__(self, action: object, legal: Sequence[int], thrown: bool = False) -> None:
        faces = sorted(str(action))
        meant = [known for known in legal if thrown and sorted(str(known)) == faces]  # the same dice in another order
        tried = {"action": repr(action), "legal": some(legal)}
        if isinstance(action, str):
            super().__init__(say("error-illegal-written", **tried))
        else:
            super().__init__(say("error-illegal-dice", dice=some(meant), **tried) if meant else say("error-illegal", **tried))
        self.action = action
        self.legal = tuple(legal)
        self.thrown = thrown  # by dice

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, tuple[int, ...], bool]]:
        return IllegalAction, (self.action, self.legal, self.thrown)


class OptionError(ParlourError):
    """An option, or a number of seats, that the game does not have; `objection` is the reason in the game's own words, where it has one."""

    def __init__(self, detail: str | Message, objection: Message | None = None) -> None:
        super().__init__(detail, objection)
        self.objection = objection

    def __reduce__(self) -> tuple[type["OptionError"], tuple[str | Message, Message | None]]:
        return OptionError, (self.said if self.objection is None else str(self), self.objection)


class PositionError(ParlourError):
    """A text that is no position of the game. A part that is missing has its place at an end of the text."""

    def __init__(self, text: str, place: int, reason: str | Message) -> None:
        place = max(0, min(place, len(text)))
        told = say("error-plain", words=cut(reason)) if isinstance(reason, str) else shortened(reason)
        super().__init__(say("error-position", reason=told, place=place + 1, text=around(text, place)))
        self.text = text
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, int, str | Message]]:
        return PositionError, (self.text, self.place, self.reason)


class NotationError(ParlourError):
    """A text that is no legal action or move in this position."""

    def __init__(self, text: str, allowed: Sequence[str]) -> None:
        super().__init__(say("error-notation", text=cut(text), legal=some(allowed)))
        self.text = text
        self.allowed = tuple(allowed)

    def __reduce__(self) -> tuple[type["NotationError"], tuple[str, tuple[str, ...]]]:
        return NotationError, (self.text, self.allowed)


class RecordError(ParlourError):
    """A record that does not replay, or whose dice are not those of its seed. `token` is the move that is none, the `number`-th of the
    file, and `why` the rule against it, where those are known.
    """

    def __init__(self, detail: str | Message, token: str = "", number: int = 0, why: Reason | None = None) -> None:
        super().__init__(detail)
        self.token = token
        self.number = number
        self.why = why

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str | Message, str, int, Reason | None]]:
        return RecordError, (self.said, self.token, self.number, self.why)
