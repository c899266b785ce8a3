"""The lessons that the computer players of the ludo family have had: one judge per game, for all its numbers of seats and its options."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random as Drawing
from typing import ClassVar

from parlour.catalogue import game
from parlour.core.errors import OptionError
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.lab.ludo_training import LudoSelfPlay
from parlour.lab.throw_lessons import ThrowLesson
from parlour.players.ludo.judges import FOLDER
from parlour.players.ludo.network import OUTPUTS, UNITS, WIDTH, LudoJudge, first
from parlour.players.throw_judge import ThrowJudge

AS_PRINTED = 0.5  # of the games of a lesson; the others have some options at random
CHANGED = 0.35  # how often an option is then drawn
FEW = 4  # seats: games with more are half as frequent
FIXED: dict[str, dict[str, OptionValue]] = {"spielwiese": {"sets": "both"}}
LEFT: dict[str, tuple[str, ...]] = {"spielwiese": ("sets", "parts", "first_seat")}  # options that are not drawn
HALVED: dict[str, tuple[str, ...]] = {"spielwiese": ("no_jump_in_goal",)}  # switches that are on in half of the games, as they change most


@dataclass(frozen=True)
class LudoLesson(ThrowLesson):
    folder: ClassVar = FOLDER
    judge: ClassVar = LudoJudge
    shape: ClassVar = (UNITS, WIDTH, OUTPUTS)

    def school(self, judge: ThrowJudge, seed: int) -> LudoSelfPlay:
        return LudoSelfPlay(judge, seed)

    def measured_seats(self) -> list[int]:
        return sorted({min(game(self.game).seats), FEW})

    def partners(self, state: State, seats: int) -> int:
        return (seats | seats << 2 | seats >> 2) & 0b1111 if is_team(state) else seats

    def sides(self, state: State) -> int:
        return 2 if is_team(state) else state.setup.seats

    def won(self, state: State, seat: int) -> float:
        assert isinstance(state, LudoState)
        return first(state, seat)

    def some_start(self, rng: Drawing) -> State:
        played = game(self.game)
        while True:
            seats = rng.choice([count for count in played.seats if count <= FEW or rng.random() < 0.5] + [FEW])
            options = dict(FIXED.get(self.game, {}))
            for name in ("play_on", *HALVED.get(self.game, ())):
                if name in played.options:
                    options[name] = rng.random() < 0.5
            if rng.random() >= AS_PRINTED:
                for option in played.options.values():
                    if option.name not in (*LEFT.get(self.game, ()), *HALVED.get(self.game, ())) and rng.random() < CHANGED:
                        options[option.name] = rng.choice(option.choices or (False, True))
            try:
                return played.start(seats, **options)
            except OptionError:
                continue  # these do not go together


def is_team(state: State) -> bool:
    assert isinstance(state, LudoState)
    return state.colours.partners


LESSONS = (
    LudoLesson("maedn", "maedn", 12_000, 1),
    LudoLesson("mens_erger_je_niet", "mens_erger_je_niet", 12_000, 2),
    LudoLesson("spielwiese", "spielwiese", 40_000, 3),
    LudoLesson("einigkeit", "einigkeit", 8_000, 4),
)
