"""What lessons have in common where one die is thrown before each move: who learns, and how it is measured."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random as Drawing
from typing import ClassVar

from librt.random import Random

from parlour.catalogue import game
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.lab.lessons import Figures, Lesson, Pupil, measured
from parlour.lab.throw_training import RANDOM, SIMPLE, ThrowSelfPlay
from parlour.players.network import network_with, new_network, read_network
from parlour.players.throw_judge import ThrowJudge

MEASURED = 1_000  # games against each rival
ALONE = 0.5  # of the games are played by the judge alone; in the others some seats are played by somebody simple


@dataclass(frozen=True)
class ThrowLesson(Lesson):
    """A family says which judge learns, from which games, and how its school plays."""

    judge: ClassVar[type[ThrowJudge]]
    shape: ClassVar[tuple[int, int, int]]  # of its network: units, width and outputs

    @abstractmethod
    def school(self, judge: ThrowJudge, seed: int) -> ThrowSelfPlay:
        """Where it plays and learns."""

    @abstractmethod
    def some_start(self, rng: Drawing) -> State:
        """A game with any number of seats and options."""

    @abstractmethod
    def measured_seats(self) -> Sequence[int]:
        """The numbers of seats with which it is measured."""

    def partners(self, state: State, seats: int) -> int:
        """Those seats, as bits, and whoever wins and loses with them."""
        return seats

    def sides(self, state: State) -> int:
        return state.setup.seats

    def won(self, state: State, seat: int) -> float:
        """What a seat has of the victory at the end: a part, where several are first."""
        places = state.result().places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0

    def pupil(self, weights: Sequence[float] | None) -> ThrowPupil:
        if weights is None:
            return ThrowPupil(self, self.judge(new_network(Random(self.seed), *self.shape)))
        return ThrowPupil(self, self.judge(network_with(list(weights), *self.shape)))

    def kept(self) -> ThrowJudge:
        """As the weights that were written down have it."""
        return self.judge(read_network(self.folder / f"{self.name}.f16", *self.shape))

    def measure(self) -> dict[str, Figures]:
        judge = self.kept()
        found = {}
        for seats in self.measured_seats():
            for name, rival in (("random", RANDOM), ("taking", SIMPLE)):
                found[f"{seats}_seats_against_{name}"] = measured(self.won_against(seats, judge, rival, MEASURED, self.seed))
        return found

    def won_against(
        self, seats: int, judge: ThrowJudge, rival: int, games: int, seed: int, throws: int = 0, **options: OptionValue
    ) -> list[float]:
        """For each game what the judge had of the victory, seat by seat in turn, all others being the rival; partners play together."""
        school, won = self.school(judge, seed), []
        for number in range(games):
            state = game(self.game).start(seats, **options)
            seat = number % seats
            won.append(self.won(school.against(state, rival, self.partners(state, 1 << seat), throws), seat))
        return won


class ThrowPupil(Pupil):
    def __init__(self, lesson: ThrowLesson, judge: ThrowJudge) -> None:
        self.lesson = lesson
        self.judge = judge

    def weights(self) -> list[float]:
        return [*self.judge.network.weights]

    def study(self, games: int, seed: int, rate: float, trace: float) -> None:
        school, rng = self.lesson.school(self.judge, seed), Drawing(seed)
        for _ in range(games):
            start = self.lesson.some_start(rng)
            school.game(start, rate, trace, 0 if rng.random() < ALONE else self.some_seats(start, rng))

    def some_seats(self, state: State, rng: Drawing) -> int:
        """Half of the seats or so, as bits; partners together, and never all."""
        return self.lesson.partners(state, rng.randrange((1 << self.lesson.sides(state)) - 1))
