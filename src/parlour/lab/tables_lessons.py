"""The lessons that the computer players of the tables family have had, and how to give them again.

    parlour lab train backgammon_standard

A lesson is so many games of a judge against itself, from a seed: the same code gives the same weights, wherever it is interrupted.
After each chapter it is kept in a folder of one's own (`--folder`), and goes on from there; at its end the weights go to
players/tables/weights in half precision, and figures.json beside them says how the judge then plays.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from struct import pack
from time import process_time

from librt.random import Random

from parlour.core.setup import OptionValue
from parlour.games.tables.engine import TablesState
from parlour.games.tables.game import Tables
from parlour.lab.tables_training import PIPS, RANDOM, SelfPlay, points_against
from parlour.players.tables.judges import FOLDER, judge_from, read_judge
from parlour.players.tables.network import Judge, new_judge

CHAPTER = 500  # games
FIRST_RATE, LAST_RATE = 0.05, 0.002
FIRST_TRACE, LAST_TRACE = 0.7, 0.2
MEASURED = 1_000  # games against each rival
FIGURES = FOLDER / "figures.json"


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    games: int
    seed: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    begins: str = ""  # the lesson from whose weights it starts
    last_rate: float = LAST_RATE
    last_trace: float = LAST_TRACE
    patience: float = 1.0  # what a round without a move leaves of a position's worth: SelfPlay.game

    def start(self) -> TablesState:
        played = import_module(f"parlour.games.tables.{self.game}").GAME
        assert isinstance(played, Tables)
        state = played.start(None, **self.options)
        assert isinstance(state, TablesState)
        return state

    def chapters(self) -> int:
        return self.games // CHAPTER

    def rate(self, chapter: int) -> float:
        """Falls evenly, in proportion; a lesson that builds on another begins lower."""
        first = FIRST_RATE / 2 if self.begins else FIRST_RATE
        return float(first * (self.last_rate / first) ** (chapter / self.chapters()))

    def trace(self, chapter: int) -> float:
        return FIRST_TRACE + (self.last_trace - FIRST_TRACE) * chapter / self.chapters()


LESSONS = (
    Lesson("backgammon_standard", "backgammon", 200_000, 1, {"standard_rules": True, "doubling": False}),
    Lesson("backgammon_printed", "backgammon", 60_000, 2, {"doubling": False}, begins="backgammon_standard", patience=0.99),
    Lesson("puff", "puff", 5_000, 3, last_rate=0.004, last_trace=0.4),
    Lesson("langes_puff", "langes_puff", 30_000, 4),
    Lesson("russisches_puff", "russisches_puff", 3_000, 5),
    Lesson("zickzack", "zickzack", 30_000, 6),
    Lesson("trictrac", "trictrac", 3_000, 7),
)


def first_judge(lesson: Lesson) -> Judge:
    if lesson.begins:
        return read_judge(lesson.begins)
    return new_judge(Random(lesson.seed))


def weights(judge: Judge) -> list[float]:
    return [*judge.contact.weights, *judge.race.weights]


def give(lesson: Lesson, folder: Path, advance: Callable[[int], None] = lambda chapters: None) -> tuple[Judge, float]:
    """The whole lesson, or what is left of it; the CPU seconds that this took. `advance` is told how many chapters are done."""
    folder.mkdir(parents=True, exist_ok=True)
    judge, done = resumed(lesson, folder)
    began = process_time()
    for chapter in range(done, lesson.chapters()):
        school = SelfPlay(lesson.start(), judge, 1_000 * lesson.seed + chapter)
        school.games(CHAPTER, lesson.rate(chapter), lesson.trace(chapter), lesson.patience)
        kept = folder / f"{lesson.name}.{chapter + 1}"
        kept.write_bytes(array("d", weights(judge)).tobytes())
        (folder / f"{lesson.name}.{chapter}").unlink(missing_ok=True)
        advance(chapter + 1)
    return judge, process_time() - began


def resumed(lesson: Lesson, folder: Path) -> tuple[Judge, int]:
    """Where an interrupted lesson stands, and how many chapters of it are done."""
    for chapter in range(lesson.chapters(), 0, -1):
        kept = folder / f"{lesson.name}.{chapter}"
        if kept.is_file():
            numbers = array("d")
            numbers.frombytes(kept.read_bytes())
            return judge_from(numbers), chapter
    return first_judge(lesson), 0


def measured(points: list[float]) -> dict[str, float | int]:
    """Points a game, with the standard error of their mean, and the share of games won."""
    return {
        "games": len(points),
        "points": round(fmean(points), 4),
        "error": round(stdev(points) / sqrt(len(points)), 4),
        "won": round(fmean(won > 0 for won in points), 4),
    }


def finish(lesson: Lesson, judge: Judge, seconds: float) -> dict[str, object]:
    """Write the weights down, and how they play."""
    FOLDER.mkdir(exist_ok=True)
    numbers = weights(judge)
    (FOLDER / f"{lesson.name}.f16").write_bytes(pack(f"<{len(numbers)}e", *numbers))
    read_judge.cache_clear()
    written = read_judge(lesson.name)
    found: dict[str, object] = {"games": lesson.games, "seed": lesson.seed, "cpu_seconds": round(seconds)}
    for name, rival in (("random", RANDOM), ("pips", PIPS)):
        found[f"against_{name}"] = measured(points_against(lesson.start(), written, rival, MEASURED, lesson.seed))
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.is_file() else {}
    figures[lesson.name] = found
    FIGURES.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return found
