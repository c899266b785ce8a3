"""The sign that every colour has: the client's outlines, put on paper."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from parlour.press.drawing import Mark, Outline
from parlour.press.paths import flat

SIGNS: Final = Path(__file__).parents[1] / "client" / "art" / "signs.js"
MIDDLE: Final = 12.0  # of the field in which they are drawn


@cache
def outlines() -> dict[str, str]:
    """The path of every colour's sign."""
    text = SIGNS.read_text(encoding="utf-8")
    entries = dict(re.findall(r'^  (\w+): "([^"]+)",$', text, re.MULTILINE))
    return {colour: entries[sign] for colour, sign in entries.items() if sign in entries}


def sign(colour: str, x: float, y: float, size: float, ink: str, rim: str) -> list[Mark]:
    """A colour's sign around this spot."""
    scale = size / (2 * MIDDLE)
    return [
        Outline(tuple((x + (right - MIDDLE) * scale, y + (down - MIDDLE) * scale) for right, down in spots), ink, rim, 0.05 * size)
        for spots, _ in flat(outlines()[colour])
    ]
