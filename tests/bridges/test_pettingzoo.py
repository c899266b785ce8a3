"""PettingZoo's own tests on every game."""

import copy
import pickle
import random
from functools import partial
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

import parlour
from parlour.bridges import pettingzoo
from parlour.catalogue import SHELF

IDS = [entry.id for entry in SHELF]
CYCLES = 8


def played(env: AECEnv, steps: int, seed: int) -> list[tuple[str, list[int], float]]:
    """Random play; what each agent saw, and what it got."""
    env.reset(seed=seed)
    return go_on(env, steps, seed)


def go_on(env: AECEnv, steps: int, seed: int) -> list[tuple[str, list[int], float]]:
    rng = random.Random(seed)
    told = []
    for agent in env.agent_iter(steps):
        seen, reward, ended, cut, _ = env.last()
        told.append((agent, seen["observation"].tolist(), reward))
        env.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return told


@pytest.mark.filterwarnings("ignore:Observation")  # as with PettingZoo's own board games: it comes with a mask
@pytest.mark.parametrize("id", IDS)
def test_the_interface_is_kept(id: str) -> None:
    api_test(pettingzoo.env(id), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize("id", IDS)
def test_the_same_seed_gives_the_same_game_also_in_a_copy_and_out_of_a_pickle(id: str) -> None:
    seed_test(partial(pettingzoo.env, id), num_cycles=CYCLES)
    env = pettingzoo.env(id)
    played(env, 10, 3)
    copied, pickled = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    text = env.unwrapped.table.state.text()
    assert copied.unwrapped.table.state.text() == text
    onward = go_on(env, 12, 5)
    assert go_on(copied, 12, 5) == onward
    assert go_on(pickled, 12, 5) == onward


def drawn(svg: object) -> bool:
    return isinstance(svg, str) and ElementTree.fromstring(svg).tag.endswith("svg")


def coloured(pixels: npt.NDArray[np.uint8]) -> bool:
    """It is not an empty sheet."""
    return bool(pixels.std() > 5)


@pytest.mark.parametrize("id", IDS)
def test_it_can_be_looked_at(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, id), {"ansi": str.strip, "svg": drawn, "rgb_array": coloured})
    assert capsys.readouterr().out.strip(), "people see it in the terminal"


def test_options_are_the_games_own() -> None:
    assert pettingzoo.env("muehle", flying=False).unwrapped.setup.flag("flying") is False
    with pytest.raises(parlour.OptionError, match="allowed: true, false"):
        pettingzoo.env("muehle", flying="often")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("muehle", render_mode="film")


def test_options_of_reset_are_refused_because_there_are_none() -> None:
    env = pettingzoo.env("muehle")
    with pytest.raises(ValueError, match="reset has no options, and not 'flying': a game's options are said when"):
        env.reset(seed=1, options={"flying": False})
    env.reset(seed=1, options={})


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("muehle")
    env.reset(seed=1)
    before = env.unwrapped.table.state.text()
    for wrong in (24, 10_000, -3, 1.7, np.float64(1), True, "a1", None):  # nothing can be taken yet; and no whole numbers
        with pytest.raises(parlour.IllegalAction):
            env.step(wrong)
    assert env.unwrapped.table.state.text() == before


def test_rewards_come_at_the_end_and_are_what_the_result_is_worth() -> None:
    rewards = {agent: reward for agent, _, reward in played(pettingzoo.env("wolf_und_schafe"), 100_000, 2)}
    assert sorted(rewards.values()) == [-1.0, 1.0]
    told = played(pettingzoo.env("backgammon"), 100_000, 2)
    assert sum(reward for _, _, reward in told[-2:]) == 0, "what one wins the other loses"
    assert all(reward == 0 for _, _, reward in told[:-2])


def test_a_game_that_throws_alone_end_is_over_at_once_and_has_its_rewards() -> None:
    env = pettingzoo.env("ganzenbord", 4)
    for seed in range(1000):
        env.reset(seed=seed)
        if env.unwrapped.table.over:
            break
    else:
        pytest.fail("nobody decided anything in one of some fifty games")
    told = go_on(env, 10, 1)
    assert [agent for agent, _, _ in told] == env.possible_agents
    assert sorted(reward for _, _, reward in told) == sorted(env.unwrapped.table.reward(seat) for seat in range(4)) != [0.0] * 4


def test_where_throwing_is_the_action_nothing_else_is() -> None:
    env = pettingzoo.env("boese_eins")
    env.reset(seed=1)
    before = env.unwrapped.table.made[:]
    for wrong in (None, 1, -1):
        with pytest.raises(parlour.IllegalAction):
            env.step(wrong)
    assert env.unwrapped.table.made == before
    env.step(0)
    assert len(env.unwrapped.table.made) == 1
