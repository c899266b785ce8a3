"""What can go wrong at the contract, each error saying what was tried and what is allowed."""

from collections.abc import Sequence

from parlour.core.gesture import Reason
from parlour.core.message import Message

SHOWN = 12  # longer lists of allowed values are cut in messages, never in the attributes
LONG = 400  # so are texts of more characters


def some(values: Sequence[object]) -> str:
    """The values as a readable list, cut after SHOWN."""
    listed = ", ".join(str(value) for value in values[:SHOWN])
    return f"{listed}, … ({len(values)} in all)" if len(values) > SHOWN else listed or "none"


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


class ParlourError(Exception):
    """Any misuse of the contract."""


class NotOver(ParlourError):
    """A result was asked for before the game has one."""

    def __init__(self) -> None:
        super().__init__("the game is not over: it has no result yet")

    def __reduce__(self) -> tuple[type["NotOver"], tuple[()]]:
        return NotOver, ()


class IllegalAction(ParlourError):
    """An action that is not legal in this position; the position is unchanged."""

    def __init__(self, action: object, legal: Sequence[int], thrown: bool = False) -> None:
        faces = sorted(str(action))
        meant = [known for known in legal if thrown and sorted(str(known)) == faces]  # the same dice in another order
        hint = f"; these dice are written {some(meant)}" if meant else ""
        if isinstance(action, str):
            hint = "; what is written is read by game.face.read_move"
        super().__init__(f"action {action!r} is not legal here; legal: {some(legal)}{hint}")
        self.action = action
        self.legal = tuple(legal)
        self.thrown = thrown  # by dice

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, tuple[int, ...], bool]]:
        return IllegalAction, (self.action, self.legal, self.thrown)


class OptionError(ParlourError):
    """An option, or a number of seats, that the game does not have. `said` is the reason for people, where there is one."""

    def __init__(self, detail: str, said: Message | None = None) -> None:
        super().__init__(detail)
        self.said = said

    def __reduce__(self) -> tuple[type["OptionError"], tuple[str, Message | None]]:
        return OptionError, (str(self), self.said)


class PositionError(ParlourError):
    """A text that is no position of the game. A part that is missing has its place at an end of the text."""

    def __init__(self, text: str, place: int, reason: str) -> None:
        place = max(0, min(place, len(text)))
        super().__init__(f"not a position: {cut(reason)}, at character {place + 1} of {around(text, place)!r}")
        self.text = text
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, int, str]]:
        return PositionError, (self.text, self.place, self.reason)


class NotationError(ParlourError):
    """A text that is no legal action or move in this position."""

    def __init__(self, text: str, allowed: Sequence[str]) -> None:
        super().__init__(f"{cut(text)!r} is no legal move here; legal: {some(allowed)}")
        self.text = text
        self.allowed = tuple(allowed)

    def __reduce__(self) -> tuple[type["NotationError"], tuple[str, tuple[str, ...]]]:
        return NotationError, (self.text, self.allowed)


class RecordError(ParlourError):
    """A record that does not replay, or whose dice are not those of its seed. `token` is the move that is none, the `number`-th of the
    file, and `why` the rule against it, where those are known.
    """

    def __init__(self, detail: str, token: str = "", number: int = 0, why: Reason | None = None) -> None:
        super().__init__(detail)
        self.token = token
        self.number = number
        self.why = why

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, str, int, Reason | None]]:
        return RecordError, (str(self), self.token, self.number, self.why)
