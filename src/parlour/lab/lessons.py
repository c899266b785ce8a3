"""Lessons: how computer players of games with dice learn by playing against themselves, and how to give a lesson again.

    parlour lab train backgammon_standard

A lesson is so many games of a judge against itself, from a seed: the same code gives the same weights, wherever it is interrupted.
After each chapter it is kept in a folder of one's own (`--folder`), and goes on from there; at its end the weights go to
players/<family>/weights in half precision, and figures.json beside them says how the judge then plays. What a family learns from, and
whom it is measured against, stands in <family>_lessons.py.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from struct import pack
from time import process_time
from typing import ClassVar

from parlour.core.setup import OptionValue

CHAPTER = 500  # games
FIRST_RATE, LAST_RATE = 0.05, 0.002
FIRST_TRACE, LAST_TRACE = 0.7, 0.2

Figures = dict[str, float | int]


class Pupil(ABC):
    """Whoever learns."""

    @abstractmethod
    def weights(self) -> list[float]:
        """All that it knows."""

    @abstractmethod
    def study(self, games: int, seed: int, rate: float, trace: float) -> None:
        """Play so many games against itself, and learn from them."""


@dataclass(frozen=True)
class Lesson(ABC):
    """So many games from a seed; a family says how they are played."""

    folder: ClassVar[Path]  # where the family's weights are

    name: str
    game: str
    games: int
    seed: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    begins: str = ""  # the lesson from whose weights it starts
    last_rate: float = LAST_RATE
    last_trace: float = LAST_TRACE

    @abstractmethod
    def pupil(self, weights: Sequence[float] | None) -> Pupil:
        """One that knows so much, or nothing yet."""

    @abstractmethod
    def measure(self) -> dict[str, Figures]:
        """How whoever has the weights that were written down plays against others."""

    def chapters(self) -> int:
        return self.games // CHAPTER

    def rate(self, chapter: int) -> float:
        """Falls evenly, in proportion; a lesson that builds on another begins lower."""
        first = FIRST_RATE / 2 if self.begins else FIRST_RATE
        return float(first * (self.last_rate / first) ** (chapter / self.chapters()))

    def trace(self, chapter: int) -> float:
        return FIRST_TRACE + (self.last_trace - FIRST_TRACE) * chapter / self.chapters()


def give(lesson: Lesson, folder: Path, advance: Callable[[int], None] = lambda chapters: None) -> tuple[Pupil, float]:
    """The whole lesson, or what is left of it; the CPU seconds that this took. `advance` is told how many chapters are done."""
    folder.mkdir(parents=True, exist_ok=True)
    pupil, done = resumed(lesson, folder)
    began = process_time()
    for chapter in range(done, lesson.chapters()):
        pupil.study(CHAPTER, 1_000 * lesson.seed + chapter, lesson.rate(chapter), lesson.trace(chapter))
        kept = folder / f"{lesson.name}.{chapter + 1}"
        kept.write_bytes(array("d", pupil.weights()).tobytes())
        (folder / f"{lesson.name}.{chapter}").unlink(missing_ok=True)
        advance(chapter + 1)
    return pupil, process_time() - began


def resumed(lesson: Lesson, folder: Path) -> tuple[Pupil, int]:
    """Where an interrupted lesson stands, and how many chapters of it are done."""
    for chapter in range(lesson.chapters(), 0, -1):
        kept = folder / f"{lesson.name}.{chapter}"
        if kept.is_file():
            return lesson.pupil(array("d", kept.read_bytes())), chapter
    return lesson.pupil(None), 0


def measured(points: list[float]) -> Figures:
    """Points a game, with the standard error of their mean, and the share of games won."""
    return {
        "games": len(points),
        "points": round(fmean(points), 4),
        "error": round(stdev(points) / sqrt(len(points)), 4),
        "won": round(fmean(won > 0 for won in points), 4),
    }


def finish(lesson: Lesson, pupil: Pupil, seconds: float) -> dict[str, object]:
    """Write the weights down, and how they play."""
    lesson.folder.mkdir(exist_ok=True)
    numbers = pupil.weights()
    (lesson.folder / f"{lesson.name}.f16").write_bytes(pack(f"<{len(numbers)}e", *numbers))
    found: dict[str, object] = {"games": lesson.games, "seed": lesson.seed, "cpu_seconds": round(seconds), **lesson.measure()}
    path = lesson.folder / "figures.json"
    figures = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    figures[lesson.name] = found
    path.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return found
