"""Any game as a PettingZoo environment, for learners of several agents (the extra `learn` brings what it needs).

    from parlour.bridges import pettingzoo
    env = pettingzoo.env("muehle", flying=False, render_mode="ansi")
    env.reset(seed=1)

Agents are seat_0, seat_1, …; an observation is {"observation", "action_mask"}, as parlour.observe describes them. Dice fall by themselves,
from the seed. Rewards come at the end, from 1 for winning alone to -1 for losing alone; where a win can count double, a plain one is less.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.catalogue import game
from parlour.core.extras import brought_by
from parlour.observe.observation import observation
from parlour.press.tabletop import pictured, tabletop

with brought_by("learn"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from parlour.bridges.seating import Seating, refuse_options
    from parlour.press.raster import pixels

MODES: Final = ("human", "ansi", "svg", "rgb_array")
TRIED: Final = ("options",)  # what PettingZoo's own test of an environment asks for, to see that it can be asked for
Seen = dict[str, npt.NDArray[np.int32] | npt.NDArray[np.int8]]
Picture = str | npt.NDArray[np.uint8] | None


def env(id: str, seats: int | None = None, *, render_mode: str | None = None, **options: object) -> AECEnv:
    """A game with its options, in PettingZoo's usual wrapper that checks the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(id, seats, render_mode=render_mode, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The environment itself."""

    def __init__(self, id: str, seats: int | None = None, *, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(MODES)}, or none")
        self.metadata = {"name": f"parlour_{id}", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}
        self.render_mode = render_mode
        self.setup = game(id).agree(seats, **options)
        self.table = Seating(self.setup, 0)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents = list(self.possible_agents)
        seen = spaces.Box(np.iinfo(np.int32).min, np.iinfo(np.int32).max, (observation(self.setup).size,), np.int32)
        mask = spaces.Box(0, 1, (self.table.actions.count,), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions.count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat can see: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The places of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game; the seed decides its dice. There are no `options`: those of the game are said when the environment is made."""
        refuse_options(options, TRIED)
        self.table = Seating(self.setup, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.table.state.hand, 0)]
        if self.table.over:  # by throws alone: goose may end before anybody decides
            self._end()
            self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.seen(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """The place of an action of the seat on turn, or None for one whose game is over; IllegalAction changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self._end()
        else:
            self.agent_selection = self.agents[self.table.state.hand]
        self._accumulate_rewards()

    def _end(self) -> None:
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = self.table.reward(seat)
            self.terminations[name] = True

    def render(self) -> Picture:
        """The table as `render_mode` says: characters, SVG or pixels; `human` prints the characters."""
        state = self.table.state
        if self.render_mode == "human":
            print(game(self.setup.game).face.sketch(state))
        if self.render_mode == "ansi":
            return game(self.setup.game).face.sketch(state)
        if self.render_mode == "svg":
            return pictured(state)
        if self.render_mode == "rgb_array":
            return np.asarray(pixels(tabletop(state)), dtype=np.uint8)
        return None

    def close(self) -> None:
        """Nothing is open."""
