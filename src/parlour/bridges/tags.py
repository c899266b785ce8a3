"""What PGN and PDN share: tag pairs above, lines of moves below, and Parlour's own tags for the game and its options."""

import json
import re
from collections.abc import Mapping

from parlour.core.errors import RecordError
from parlour.core.record import Record
from parlour.core.setup import OptionValue

TAG = re.compile(r'(?:^|(?<=\]))\s*\[(\w+) +"((?:[^"\\]|\\.)*)"\]', re.MULTILINE)
UNFINISHED = "*"


def own_tags(record: Record) -> dict[str, str]:
    """Which game was played, and how."""
    return {"ParlourGame": record.game, "ParlourOptions": json.dumps(dict(record.options))}


def read_tags(text: str) -> dict[str, str]:
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in TAG.findall(text)}


def read_options(tags: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that were played with; the defaults where nothing is said."""
    text = tags.get("ParlourOptions", "{}")
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
        raise RecordError(f"ParlourOptions is no object of options: {text!r}")
    return options


def written(tags: Mapping[str, str], tokens: list[str], width: int) -> str:
    """The whole text: quoted tags, then the tokens in lines of at most so many characters."""
    quoted = "\n".join(f'[{name} "{_escape(value)}"]' for name, value in tags.items())
    return f"{quoted}\n\n{_wrapped(tokens, width)}\n"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _wrapped(tokens: list[str], width: int) -> str:
    lines = [""]
    for token in tokens:
        if lines[-1] and len(lines[-1]) + 1 + len(token) > width:
            lines.append("")
        lines[-1] += f" {token}" if lines[-1] else token
    return "\n".join(lines)
