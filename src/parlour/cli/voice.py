"""How the command line speaks: in which language, with which inks, and how it refuses."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from parlour.core.face import Face
    from parlour.core.message import Message
    from parlour.core.state import State
    from parlour.words import Words

# What goes wrong with files and addresses most often.
SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "file",
    errno.EEXIST: "file",  # what making a folder says there
    errno.EADDRINUSE: "used",
    errno.ENOSPC: "full",
}
ASKED: ContextVar[str] = ContextVar("ASKED", default="")  # the language that was asked for before the command
INK_CODE = re.compile(r"\x1b\[[0-9;]*m")
INKS = {
    "title": "bold #d9822b",
    "accent": "#d9822b",
    "quiet": "dim",
    "good": "#3f8f5b",
    "refusal": "#c4453a",
    "die": "bold black on #f4f1ea",
    "yellow": "#e0a82e",
    "green": "#3f8f5b",
    "red": "#c4453a",
    "black": "bold #8a8178",  # readable on a dark terminal too
    "blue": "#3b73b9",
    "white": "bold",
    "orange": "#dd7a35",
    "purple": "#7d5aa6",
    "pink": "#d77a9c",
    "lightblue": "#7fb6d6",
    "ivory": "bold",
    "ebony": "bold #8a8178",
}
# Each colour has its own sign, so that nobody needs the colour.
SIGNS = {
    "yellow": "●", "green": "▲", "red": "■", "black": "◆", "blue": "★", "white": "✚", "orange": "⬢", "purple": "▼", "pink": "♥",
    "lightblue": "☾", "ivory": "○", "ebony": "●",
}  # fmt: skip


def wanted_language(arguments: Sequence[str] = (), surroundings: Mapping[str, str] = os.environ) -> str:
    """The language asked for by --language, else by the surroundings, else the default; one there are texts in."""
    from parlour.words import DEFAULT_LANGUAGE, languages

    asked = ""
    for at, argument in enumerate(arguments):
        if argument in ("--language", "-l"):
            asked = arguments[at + 1] if at + 1 < len(arguments) else ""
        elif argument.startswith("--language="):
            asked = argument.partition("=")[2]
    local = next((surroundings[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if surroundings.get(name)), "")
    return next((code for code in (asked, local[:2].lower()) if code in languages()), DEFAULT_LANGUAGE)


def reason_of(error: Exception) -> str | Message:
    """What an error says to people: in their language where it is ours or one that many meet, else as the system says it."""
    from parlour.core.errors import ParlourError
    from parlour.core.message import say

    if isinstance(error, ParlourError):
        return error.said
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return say(f"error-system-{SYSTEM[error.errno]}")
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class Voice:
    """Words and inks for one command."""

    def __init__(self, language: str = "") -> None:
        from parlour.words import languages

        language = language or ASKED.get()
        self.language = wanted_language(["--language", language])
        if language and language not in languages():
            raise self.refuse("cli-unknown-language", language=language, languages=", ".join(languages()))

    @cached_property
    def words(self) -> Words:
        from parlour.words import words

        return words(self.language)

    @cached_property
    def out(self) -> Console:
        from rich.console import Console
        from rich.theme import Theme

        return Console(theme=Theme(INKS), highlight=False, file=sys.stdout)

    @cached_property
    def err(self) -> Console:
        from rich.console import Console
        from rich.theme import Theme

        return Console(theme=Theme(INKS), highlight=False, file=sys.stderr)

    def say(self, id: str, **args: str | int | float | Message) -> str:
        return self.words.say(id, **args)

    def number(self, value: float, digits: int) -> str:
        """A number as the language writes it, with so many digits behind the point."""
        from babel.numbers import format_decimal

        return str(format_decimal(value, f"0.{'0' * digits}" if digits else "0", self.language)).replace("-", "−")

    def percent(self, value: float, digits: int) -> str:
        """A share in hundredths, as the language writes it."""
        from babel import Locale

        pattern = str(Locale.parse(self.language).percent_formats[None].pattern)
        sign = pattern.rpartition("0")[2]  # with the space before it, where there is one
        return self.number(100.0 * value, digits) + sign

    def known_as(self, id: str) -> frozenset[str]:
        """The words that may be typed for something: the message lists them between commas."""
        return frozenset(word.strip() for word in self.say(id).split(","))

    def call(self, face: Face, state: State, actions: Sequence[int]) -> str:
        """A move in the letters and words of the language."""
        message = face.called(state, actions)
        return face.write_move(state, actions) if message is None else self.words.put(message)

    def sketch(self, face: Face, state: State) -> str:
        """A position in plain characters, with the same letters, and words for what stands in it."""
        return face.sketch_in(state, {sign: self.words.put(meant) for sign, meant in face.legend(state).items()})

    def tell(self, id: str, ink: str = "", **args: str | int | Message) -> None:
        """Print a message; what stands in it is never taken for markup."""
        self.print(self.say(id, **args), ink)

    def print(self, text: str, ink: str = "") -> None:
        from rich.text import Text

        self.out.print(Text(text, style=ink))

    def ask(self, prompt: Text) -> str:
        """A line that is typed. The prompt is given to the line editor, which must know how wide it is."""
        with self.out.capture() as captured:
            self.out.print(prompt, end="")
        shown = captured.get()
        if sys.stdin.isatty() and sys.stdout.isatty() and find_spec("readline"):
            import_module("readline")  # from now on input() can be edited and remembers
            shown = INK_CODE.sub("\x01\\g<0>\x02", shown)  # codes between these marks take no room
        return input(shown)

    def refuse(self, id: str, **args: str | int | Message) -> typer.Exit:
        """Say on the error output why not; to be raised."""
        from rich.text import Text

        self.err.print(Text(self.say(id, **args), style="refusal"))
        return typer.Exit(1)
