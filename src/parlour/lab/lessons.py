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
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from struct import pack
from time import process_time
from typing import ClassVar

from parlour.core.setup import OptionValue
from parlour.lab.runner import Piece, Plain, as_done

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


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a lesson, with what the pupil knows before it; nothing at first."""

    lesson: Lesson
    number: int
    games: int
    rate: float
    trace: float
    weights: bytes

    @property
    def piece(self) -> Piece[Chapter]:
        return Piece(f"{self.lesson.name}.{self.number + 1}", self)


def chapter(lesson: Lesson, number: int, weights: bytes = b"") -> Chapter:
    return Chapter(lesson, number, CHAPTER, lesson.rate(number), lesson.trace(number), weights)


def studied(part: Chapter) -> Plain:
    """What the pupil knows after a chapter, and the CPU seconds that this took: a plain function, so that processes can run it."""
    began = process_time()
    pupil = pupil_with(part.lesson, part.weights)
    pupil.study(part.games, 1_000 * part.lesson.seed + part.number, part.rate, part.trace)
    weights = array("d", pupil.weights()).tobytes()
    return {"weights": b64encode(weights).decode("ascii"), "seconds": process_time() - began}


def pupil_with(lesson: Lesson, weights: bytes) -> Pupil:
    return lesson.pupil(array("d", weights) if weights else None)


Taught = tuple[Pupil, float]  # and the CPU seconds that the rest of the lesson took


def teach(
    lessons: Sequence[Lesson], folder: Path, advance: Callable[[Lesson, int], None], *, cores: int = 1, cluster: str = ""
) -> list[Taught]:
    """The lessons, or what is left of them, each chapter after the one before; as many lessons at a time as there are cores.

    Chapters are kept in the folder, so that a lesson goes on where it was; `advance` is told how many of a lesson are done.
    """
    folder.mkdir(parents=True, exist_ok=True)
    last = {lesson.name: resumed(lesson, folder) for lesson in lessons}
    seconds = dict.fromkeys(last, 0.0)

    def keep(piece: Piece[Chapter], done: Plain) -> Piece[Chapter] | None:
        weights, took = done["weights"], done["seconds"]
        assert isinstance(weights, str) and isinstance(took, float)
        ended = piece.of
        following = chapter(ended.lesson, ended.number + 1, b64decode(weights))
        (folder / piece.key).write_bytes(following.weights)
        (folder / f"{ended.lesson.name}.{ended.number}").unlink(missing_ok=True)
        last[ended.lesson.name] = following
        seconds[ended.lesson.name] += took
        return following.piece if following.number < ended.lesson.chapters() else None

    begun = [part.piece for part in last.values() if part.number < part.lesson.chapters()]
    with closing(as_done(studied, begun, cluster=cluster, cores=cores, then=keep)) as chapters:
        for piece, _ in chapters:
            advance(piece.of.lesson, piece.of.number + 1)
    return [(pupil_with(lesson, last[lesson.name].weights), seconds[lesson.name]) for lesson in lessons]


def give(lesson: Lesson, folder: Path, advance: Callable[[int], None] = lambda chapters: None) -> Taught:
    """One lesson."""
    return teach([lesson], folder, lambda _, chapters: advance(chapters))[0]


def resumed(lesson: Lesson, folder: Path) -> Chapter:
    """The chapter that comes next: an interrupted lesson has some behind it."""
    for number in range(lesson.chapters(), 0, -1):
        kept = folder / f"{lesson.name}.{number}"
        if kept.is_file():
            return chapter(lesson, number, kept.read_bytes())
    return chapter(lesson, 0)


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
