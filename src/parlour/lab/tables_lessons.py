"""The lessons that the computer players of the tables family have had."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import ClassVar

from librt.random import Random

from parlour.games.tables.engine import TablesState
from parlour.games.tables.game import Tables
from parlour.lab.lessons import Figures, Lesson, Pupil, measured
from parlour.lab.tables_training import CountsPips, Rival, TablesSelfPlay, points_against
from parlour.players.tables.judges import FOLDER, read_judge
from parlour.players.tables.network import Judge, judge_with, new_judge

MEASURED = 1_000  # games against each rival


class TablesPupil(Pupil):
    def __init__(self, start: TablesState, judge: Judge, waiting: float) -> None:
        self.start = start
        self.judge = judge
        self.waiting = waiting

    def weights(self) -> list[float]:
        return [*self.judge.contact.weights, *self.judge.race.weights]

    def study(self, games: int, seed: int, rate: float, trace: float) -> None:
        school = TablesSelfPlay(self.judge, seed, self.waiting)
        for _ in range(games):
            school.game(self.start, rate, trace)


@dataclass(frozen=True)
class TablesLesson(Lesson):
    folder: ClassVar = FOLDER

    waiting: float = 1.0  # what a round without a move leaves of a position's worth: TablesSelfPlay

    def start(self) -> TablesState:
        played = import_module(f"parlour.games.tables.{self.game}").GAME
        assert isinstance(played, Tables)
        state = played.start(None, **self.options)
        assert isinstance(state, TablesState)
        return state

    def pupil(self, weights: Sequence[float] | None) -> TablesPupil:
        return TablesPupil(self.start(), self.first_judge() if weights is None else judge_with(list(weights)), self.waiting)

    def first_judge(self) -> Judge:
        return read_judge(self.begins) if self.begins else new_judge(Random(self.seed))

    def measure(self) -> dict[str, Figures]:
        read_judge.cache_clear()
        judge = read_judge(self.name)
        rivals = (("random", Rival()), ("pips", CountsPips()))
        return {f"against_{name}": measured(points_against(self.start(), judge, rival, MEASURED, self.seed)) for name, rival in rivals}


LESSONS = (
    TablesLesson("backgammon_standard", "backgammon", 200_000, 1, {"standard_rules": True, "doubling": False}),
    TablesLesson("backgammon_printed", "backgammon", 60_000, 2, {"doubling": False}, begins="backgammon_standard", waiting=0.99),
    TablesLesson("puff", "puff", 5_000, 3, last_rate=0.004, last_trace=0.4),
    TablesLesson("langes_puff", "langes_puff", 100_000, 4),
    TablesLesson("russisches_puff", "russisches_puff", 30_000, 5),
    TablesLesson("zickzack", "zickzack", 30_000, 6),
    TablesLesson("trictrac", "trictrac", 12_000, 7),
)
