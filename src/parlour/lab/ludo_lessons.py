"""The lessons that the computer players of the ludo family have had: one judge per game, for all its numbers of seats and its options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random as Drawing
from typing import ClassVar

from librt.random import Random
from librt.vecs import vec

from parlour.catalogue import game
from parlour.core.errors import OptionError
from parlour.core.setup import OptionValue
from parlour.games.ludo.engine import LudoState
from parlour.lab.lessons import Figures, Lesson, Pupil, measured
from parlour.lab.ludo_training import RANDOM, TAKES, LudoSelfPlay, play_against
from parlour.players.ludo.judges import FOLDER, judge_from, read_judge
from parlour.players.ludo.network import OUTPUTS, UNITS, WIDTH, LudoJudge, first
from parlour.players.network import untrained

MEASURED = 1_000  # games against each rival
AS_PRINTED = 0.5  # of the games of a lesson; the others have some options at random
CHANGED = 0.35  # how often an option is then drawn
FEW = 4  # seats: games with more are half as frequent
ALONE = 0.5  # of the games are played by the judge alone; in the others some seats take, else move their foremost
FIXED: dict[str, dict[str, OptionValue]] = {"spielwiese": {"sets": "both"}}
LEFT: dict[str, tuple[str, ...]] = {"spielwiese": ("sets", "parts", "first_seat")}  # options that are not drawn
HALVED: dict[str, tuple[str, ...]] = {"spielwiese": ("no_jump_in_goal",)}  # switches that are on in half of the games, as they change most


def some_start(id: str, rng: Drawing) -> LudoState:
    """A game with any number of seats and options."""
    played = game(id)
    while True:
        seats = rng.choice([count for count in played.seats if count <= FEW or rng.random() < 0.5] + [FEW])
        options = dict(FIXED.get(id, {}))
        for name in ("play_on", *HALVED.get(id, ())):
            if name in played.options:
                options[name] = rng.random() < 0.5
        if rng.random() >= AS_PRINTED:
            for option in played.options.values():
                if option.name not in (*LEFT.get(id, ()), *HALVED.get(id, ())) and rng.random() < CHANGED:
                    options[option.name] = rng.choice(option.choices or (False, True))
        try:
            state = played.start(seats, **options)
        except OptionError:
            continue  # these do not go together
        assert isinstance(state, LudoState)
        return state


class LudoPupil(Pupil):
    def __init__(self, id: str, judge: LudoJudge) -> None:
        self.id = id
        self.judge = judge

    def weights(self) -> list[float]:
        return [*self.judge.network.weights]

    def study(self, games: int, seed: int, rate: float, trace: float) -> None:
        school, rng = LudoSelfPlay(self.judge, seed), Drawing(seed)
        for _ in range(games):
            start = some_start(self.id, rng)
            school.game(start, rate, trace, 0 if rng.random() < ALONE else some_seats(start, rng))


def some_seats(state: LudoState, rng: Drawing) -> int:
    """Half of the seats or so, as bits; partners together, and never all."""
    sides = 2 if state.colours.partners else state.setup.seats
    chosen = rng.randrange((1 << sides) - 1)
    return chosen * 0b101 if state.colours.partners else chosen


@dataclass(frozen=True)
class LudoLesson(Lesson):
    folder: ClassVar = FOLDER

    def pupil(self, weights: Sequence[float] | None) -> LudoPupil:
        if weights is None:
            return LudoPupil(self.game, judge_from(untrained(Random(self.seed), UNITS, WIDTH, OUTPUTS)))
        return LudoPupil(self.game, judge_from(vec[float](weights)))

    def measure(self) -> dict[str, Figures]:
        read_judge.cache_clear()
        judge = read_judge(self.name)
        found = {}
        for seats in sorted({min(game(self.game).seats), FEW}):
            for name, rival in (("random", RANDOM), ("taking", TAKES)):
                found[f"{seats}_seats_against_{name}"] = measured(won_against(self.game, seats, judge, rival, MEASURED, self.seed))
        return found


def won_against(
    id: str, seats: int, judge: LudoJudge, rival: int, games: int, seed: int, throws: int = 0, **options: OptionValue
) -> list[float]:
    """For each game whether the judge was first, seat by seat in turn, all others being the rival; partners play together."""
    rng, won = Random(seed), []
    for number in range(games):
        state = game(id).start(seats, **options)
        assert isinstance(state, LudoState)
        seat = number % seats
        ours = 1 << seat | (1 << (seat ^ 2) if state.colours.partners else 0)
        won.append(first(play_against(state, judge, rival, ours, throws, rng), seat))
    return won


LESSONS = (
    LudoLesson("maedn", "maedn", 12_000, 1),
    LudoLesson("mens_erger_je_niet", "mens_erger_je_niet", 12_000, 2),
    LudoLesson("spielwiese", "spielwiese", 40_000, 3),
    LudoLesson("einigkeit", "einigkeit", 8_000, 4),
)
