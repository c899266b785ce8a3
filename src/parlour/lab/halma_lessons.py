"""The lesson that the computer players of racado have had: one judge, for two and three seats and all options."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random as Drawing
from typing import ClassVar

from parlour.catalogue import game
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.lab.halma_training import RacadoSelfPlay
from parlour.lab.throw_lessons import ThrowLesson
from parlour.players.halma.judges import FOLDER
from parlour.players.halma.network import OUTPUTS, UNITS, WIDTH, RacadoJudge
from parlour.players.throw_judge import ThrowJudge

TWO = 0.7  # of the games are for two
PATIENCE = 0.993  # without it both armies learn to wait at home, attacking whatever comes, until the limit of turns
CHANGED = 0.2  # how often an option is other than usual; free ways take long, and are half as frequent
LIMITS = (30, 60, 100, 400)  # of turns, where it is not the usual one


@dataclass(frozen=True)
class RacadoLesson(ThrowLesson):
    folder: ClassVar = FOLDER
    judge: ClassVar = RacadoJudge
    shape: ClassVar = (UNITS, WIDTH, OUTPUTS)

    def school(self, judge: ThrowJudge, seed: int) -> RacadoSelfPlay:
        return RacadoSelfPlay(judge, seed, always_looking=True, patience=PATIENCE)

    def measured_seats(self) -> tuple[int, ...]:
        return game(self.game).seats

    def some_start(self, rng: Drawing) -> State:
        seats = 2 if rng.random() < TWO else 3
        options: dict[str, OptionValue] = {"leave_court": rng.random() < CHANGED}
        if rng.random() < CHANGED / 2:
            options["path"] = "free"
        if seats == 2 and rng.random() < CHANGED:
            options["two_player_seats"] = "facing"
        if rng.random() < CHANGED:
            options["turn_limit"] = rng.choice(LIMITS)
        return game(self.game).start(seats, **options)


LESSONS = (RacadoLesson("racado", "racado", 20_000, 1),)
