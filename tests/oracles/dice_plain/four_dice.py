"""Pärchen and Beelzebub, as the sheet tells them: white dice count, grey ones are taken off."""

from __future__ import annotations

from typing import ClassVar

from tests.oracles.dice_plain.reading import End, Part, Reading, by_most


class WhiteAndGrey(Reading):
    ends = ("sum",)
    white: ClassVar[int]
    grey: ClassVar[int]
    rounds: ClassVar[str]

    def prepare(self) -> None:
        self.points: list[list[int]] = [[] for _ in self.seats]  # below nothing too

    def play(self) -> Part[End]:
        for _ in range(self.number(self.rounds)):
            for seat in self.seats:
                dice = yield from self.throw(seat, self.white, self.grey)
                self.points[seat].append(sum(dice[: self.white]) - sum(dice[self.white :]))
        return by_most([sum(points) for points in self.points], "sum")

    def shown(self) -> dict[str, object]:
        throws = range(self.number(self.rounds))
        rows = {f"row throw{at + 1}": tuple(points[at] if at < len(points) else None for points in self.points) for at in throws}
        return {"row total": tuple(sum(points) for points in self.points), **rows}


class Pairs(WhiteAndGrey):
    white, grey, rounds = 2, 2, "throws"


class Beelzebub(WhiteAndGrey):
    white, grey, rounds = 3, 1, "rounds"
