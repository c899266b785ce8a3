"""A score sheet as marks: one line per row, one column per player."""

from __future__ import annotations

from typing import Final

from parlour.core.scene import Sheet
from parlour.press.board import INK, LIGHT, QUIET
from parlour.press.drawing import Mark, Outline, Stroke, Words
from parlour.words import Words as Language

LABELS: Final = 0.36  # share of the width for the rows' names
TALLEST: Final = 11.0  # millimetres a row, if there is room


class SheetPrinter:
    """Draws the empty sheet for so many players, `width` millimetres wide and no higher than `height`."""

    def __init__(self, sheet: Sheet, players: int, words: Language, width: float, height: float) -> None:
        self.sheet = sheet
        self.players = players
        self.words = words
        self.width = width
        self.row = min(TALLEST, height / (len(sheet.rows) + 1))
        self.height = self.row * (len(sheet.rows) + 1)

    def marks(self) -> list[Mark]:
        labels = LABELS * self.width
        column = (self.width - labels) / self.players
        found: list[Mark] = []
        for at, row in enumerate(self.sheet.rows, 1):
            top = at * self.row
            if row.role != "box":
                corners = ((0.0, top), (self.width, top), (self.width, top + self.row), (0.0, top + self.row))
                found.append(Outline(corners, LIGHT))
            found.append(Words((1.5, top + 0.62 * self.row), self.words.put(row.label), 0.36 * self.row, INK, "start"))
        for at in range(len(self.sheet.rows) + 2):
            found.append(Stroke(((0.0, at * self.row), (self.width, at * self.row)), QUIET, 0.2))
        for x in (0.0, *(labels + at * column for at in range(self.players + 1))):
            found.append(Stroke(((x, 0.0), (x, self.height)), QUIET, 0.2))
        return found
