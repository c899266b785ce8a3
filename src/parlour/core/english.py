"""What errors say in English, for programs and for whoever has the bare library: read off the texts, where each of them is one line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from parlour.core.message import Message

ERRORS: Final = Path(__file__).parent.parent / "texts" / "en" / "errors.ftl"
LINE: Final = re.compile(r"^(error-[a-z-]+) = (.+)$", re.MULTILINE)
ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def sentences() -> dict[str, str]:
    """Every error by its id, read when the first one is said."""
    return dict(LINE.findall(ERRORS.read_text(encoding="utf-8")))


def in_english(message: Message) -> str:
    """An error in English; one that another package's texts have is named by its id."""

    def put(found: re.Match[str]) -> str:
        value = message.args[found[1]]
        return in_english(value) if isinstance(value, Message) else str(value)

    return ARGUMENT.sub(put, sentences().get(message.id, message.id))
