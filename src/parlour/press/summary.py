"""The rules in short: what fits on one sheet of paper in two columns, the beginning of every chapter first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from parlour.press.board import INK
from parlour.press.drawing import BOLD, Mark, Words, breadth
from parlour.words import rules

GUTTER: Final = 7.0  # between the columns
LARGEST, SMALLEST, FINER = 3.7, 2.65, 0.15  # millimetres: sizes of the letters that are tried, and by how much
LINE: Final = 1.28  # from line to line, in letters
LEFT_OUT: Final = ("tips", "variants", "origin", "sources", "presets")  # chapters that nobody needs while playing
NOTE = re.compile(r"\[\^[\w-]+\](:.*)?")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
PICTURE = re.compile(r"^!\[.*\]\(.*\)$")
OPTION = re.compile(r"^\*(Options?|Optionen)\b")
RULE = re.compile(r"^\|[\s:|-]+\|$")


@dataclass(frozen=True, slots=True)
class Block:
    """A heading or a paragraph; `rank` says how easily it is left out: 0 is not, the highest goes first."""

    text: str
    rank: int
    heading: int = 0  # 2 or 3; 0 is a paragraph
    indent: float = 0.0  # in letters


def blocks(language: str, id: str) -> list[Block]:
    """A game's rules without notes, pictures, options and chapters for another time."""
    text = rules(language, id)
    found = list(paragraphs(text.opening, 0))
    skipped = special = False
    for section in text.sections:
        if section.level == 2:
            skipped, special = section.anchor in LEFT_OUT, section.anchor == "special"
        if not skipped:
            found.append(Block(section.title, 0, section.level))
            found += paragraphs(section.body, 2 * special)
    return tidy(found)


def paragraphs(markdown: str, rank: int) -> Iterator[Block]:
    """The first ones are needed most."""
    said = (text.strip() for text in re.split(r"\n\s*\n", markdown))
    kept = [text for text in said if text and not PICTURE.match(text) and not OPTION.match(text)]
    for at, text in enumerate(kept):
        for line, indent in lines_of(text):
            yield Block(line, rank + min(at, 3), 0, indent)


def lines_of(paragraph: str) -> Iterator[tuple[str, float]]:
    """A paragraph, or the items of a list and the rows of a table one by one, without marks of any kind."""
    rows = paragraph.splitlines()
    if rows[0].startswith("|"):
        for row in rows:
            if not RULE.match(row):
                yield plain(" – ".join(cell.strip() for cell in row.strip("|").split("|") if cell.strip())), 1.0
        return
    items = re.split(r"\n(?=(?:[-*]|\d+\.) )", paragraph)
    for item in items:
        listed = re.match(r"(?:[-*]|(\d+\.)) +", item)
        sign = (listed[1] or "–") + " " if listed else ""
        yield sign + plain(item[listed.end() :] if listed else item), 1.0 if listed else 0.0


def plain(text: str) -> str:
    text = LINK.sub(r"\1", NOTE.sub("", text))
    return " ".join(re.sub(r"\*+|`", "", text).split())


def summary(language: str, id: str, width: float, height: float) -> list[Mark]:
    """The marks of one page: letters as large as all of it fits, and what is least needed left out if even small ones are too large."""
    chosen = blocks(language, id)
    size = LARGEST
    while (marks := columns(chosen, size, width, height)) is None:
        if size - FINER >= SMALLEST:
            size -= FINER
            continue
        least = max(block.rank for block in chosen)
        last = max(at for at, block in enumerate(chosen) if block.rank == least)
        chosen = tidy(chosen[:last] + chosen[last + 1 :])
    return marks


def tidy(chosen: list[Block]) -> list[Block]:
    """Without headings under which nothing is left."""
    found: list[Block] = []
    for block in reversed(chosen):
        after = found[-1] if found else None
        if block.heading and (after is None or 0 < after.heading <= block.heading):
            continue
        found.append(block)
    return found[::-1]


def columns(chosen: list[Block], size: float, width: float, height: float) -> list[Mark] | None:
    """The blocks in two columns, or None if they do not fit."""
    room = (width - GUTTER) / 2
    column, y = 0, 0.0
    found: list[Mark] = []
    for block in chosen:
        bold, letters = block.heading > 0, size * {2: 1.25, 3: 1.05}.get(block.heading, 1.0)
        y += size * {2: 0.9, 3: 0.5}.get(block.heading, 0.25) if y else 0.0
        lines = wrapped(block.text, (room - block.indent * size) / letters / (BOLD if bold else 1.0))
        keep = LINE * letters * (1 if not bold else 3)  # a heading stays with what follows
        for line in lines:
            if y + keep > height:
                column, y = column + 1, 0.0
                if column > 1:
                    return None
            y += LINE * letters
            left = column * (room + GUTTER) + block.indent * size
            found.append(Words((left, y - 0.3 * letters), line, letters, INK, "start", bold))
    return found


def wrapped(text: str, room: float) -> Iterator[str]:
    """Lines no broader than `room` letters of size one."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and breadth(longer) > room:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line
