"""One seat of a game as a Gymnasium environment: alone where a game is for one, else against the computers of a level.

    from parlour.bridges import gymnasium
    env = gymnasium.env("kniffel", seats=1)
    env = gymnasium.env("muehle", level=2)     # you are the first seat; level 0 plays at random

The observation is {"observation", "action_mask"}, as parlour.observe describes them. The others and the dice follow from the seed:
no clock ends a thought, and lookups are waited for.
"""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.extras import brought_by
from parlour.core.setup import whole
from parlour.observe.observation import observation
from parlour.players.levels import LEVELS, Player, player_for
from parlour.players.random_player import RandomPlayer
from parlour.press.tabletop import pictured, tabletop

with brought_by("learn"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded

    from parlour.bridges.seating import Seating, refuse_options
    from parlour.press.raster import pixels

MODES: Final = ("ansi", "svg", "rgb_array")
AT_RANDOM: Final = 0  # the level below all levels
MOST_PASSED: Final = 1000  # games one after the other that end before your first decision: then you have none
Seen = dict[str, npt.NDArray[np.int32] | npt.NDArray[np.int8]]
Told = dict[str, object]


def env(id: str, seats: int | None = None, *, level: int = 1, seat: int = 0, render_mode: str | None = None, **options: object) -> OneSeat:
    """A game as one seat plays it."""
    return OneSeat(id, seats, level=level, seat=seat, render_mode=render_mode, **options)


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """You are one seat; all others are computers of one level."""

    def __init__(self, id: str, seats: int | None, *, level: int, seat: int, render_mode: str | None, **options: object) -> None:
        self.setup: Final = game(id).agree(seats, **options)
        chair = whole(seat)
        if chair is None or not 0 <= chair < self.setup.seats:
            raise ValueError(f"seat cannot be {seat!r}; {id} has seats 0 to {self.setup.seats - 1} here")
        chosen = whole(level)
        if chosen is None or chosen not in (AT_RANDOM, *LEVELS):
            raise ValueError(f"level cannot be {level!r}; allowed: {AT_RANDOM} (at random), {', '.join(map(str, LEVELS))}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(MODES)}, or none")
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.level: Final = chosen
        self.seat: Final = chair
        self.table = Seating(self.setup, 0)
        self.others: Player | None = None  # before the first reset
        count = self.table.actions.count
        seen = spaces.Box(np.iinfo(np.int32).min, np.iinfo(np.int32).max, (observation(self.setup).size,), np.int32)
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})  # type: ignore[assignment]  # its values are Any
        self.action_space: spaces.Discrete = spaces.Discrete(count)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Seen, Told]:
        """A new game, as far as to your first decision; one that ends before it is passed over. ParlourError where your seat has none."""
        refuse_options(options)
        super().reset(seed=seed)
        drawn = Random(int(self.np_random.integers(1 << 62)))
        for _ in range(MOST_PASSED):
            self._begin(drawn)
            if not self.table.over:
                return self._seen(), {}
        raise ParlourError(f"seat {self.seat} had nothing to decide in {MOST_PASSED} games of {self.setup}")

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Told]:
        """Your action; the others answer. The reward comes at the end, from -1 to 1."""
        if self.others is None:
            raise ResetNeeded("a game begins by reset, and is stepped then")
        self.table.act(action)
        self._wait()
        over = self.table.over
        return self._seen(), self.table.reward(self.seat) if over else 0.0, over, False, {}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as `render_mode` says: characters, SVG or pixels."""
        state = self.table.state
        if self.render_mode == "ansi":
            return game(self.setup.game).face.sketch(state)
        if self.render_mode == "svg":
            return pictured(state)
        return np.asarray(pixels(tabletop(state)), dtype=np.uint8) if self.render_mode == "rgb_array" else None

    def _begin(self, drawn: Random) -> None:
        self.table = Seating(self.setup, drawn.getrandbits(62))
        others = drawn.getrandbits(62)
        self.others = RandomPlayer(others) if self.level == AT_RANDOM else player_for(self.level, others, brake=False)
        self._wait()

    def _seen(self) -> Seen:
        return {"observation": self.table.seen(self.seat), "action_mask": self.table.mask(self.seat)}

    def _wait(self) -> None:
        """Until it is this seat's turn, the others play."""
        table, others = self.table, self.others
        assert others is not None  # since reset
        while not table.over and table.state.hand != self.seat:
            table.act(0 if table.throws else table.actions.place(others.choose(table.state)))
