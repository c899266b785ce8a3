"""Gymnasium's own checker, and whole games as one seat."""

from dataclasses import replace

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from parlour import shelf
from parlour.bridges import gymnasium
from parlour.catalogue import game
from parlour.core.errors import IllegalAction, ParlourError
from parlour.observe import Actions
from parlour.players.levels import STRENGTHS


def played(env: gymnasium.OneSeat, seed: int) -> tuple[float, list[int]]:
    """A whole game at random: what it brought, and every action."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    made: list[int] = []
    while True:
        made.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, over, _, _ = env.step(np.int64(made[-1]))
        if over:
            return reward, made


ALONE = [entry.id for entry in shelf() if 1 in entry.seats]


def test_these_games_can_be_played_alone() -> None:
    assert sorted(ALONE) == ["kniffel", "solitaire", "wieviel_augen_2", "wieviel_augen_3", "wuerfelstapel"]


@pytest.mark.parametrize("id", ALONE)
def test_games_for_one(id: str) -> None:
    env = gymnasium.env(id, 1)
    assert played(env, 3) == played(env, 3), "the seed decides"
    assert -1.0 <= played(env, 4)[0] <= 1.0


class Allowed(gymnasium.OneSeat):
    """The checker draws actions at random: here the nearest legal one is made."""

    def step(self, action: np.int64):  # type: ignore[no-untyped-def]  # as the environment's
        legal = np.flatnonzero(self.table.mask(self.seat))
        return super().step(legal[np.abs(legal - action).argmin()])


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("id", "seats"), [("muehle", None), *((id, 1) for id in ALONE)])
def test_the_checker_is_content(id: str, seats: int | None) -> None:
    check_env(Allowed(id, seats, level=0, seat=0, render_mode=None), skip_render_check=True)


def test_an_illegal_action_is_named_by_its_place_with_those_that_are_legal() -> None:
    env = gymnasium.env("dame", level=0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction) as refused:
        env.step(np.int64(900))
    for wrong in (1.7, np.float64(1), True, None):
        with pytest.raises(IllegalAction):
            env.step(wrong)  # type: ignore[arg-type]  # as programs may have them
    with pytest.raises(ValueError, match="reset has no options, and not 'nonsense'"):
        env.reset(options={"nonsense": 1})
    assert refused.value.action == 900 and list(refused.value.legal) == np.flatnonzero(seen["action_mask"]).tolist()


def test_you_against_a_level() -> None:
    assert sum(played(gymnasium.env("muehle", level=1, seat=seed % 2), seed)[0] for seed in range(4)) <= -2, "random play loses to it"
    alone = gymnasium.env("boese_eins", 2, level=0)  # nobody decides: the only action is to throw
    assert alone.action_space.n == 1
    assert played(alone, 1)[0] in (-1.0, 0.0, 1.0)


def test_the_others_follow_from_the_seed_on_a_slow_machine_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One so slow that a brake would end every thought at once."""
    env = gymnasium.env("twee_in_een_a", level=2)
    quick = played(env, 1)
    monkeypatch.setitem(STRENGTHS, 2, replace(STRENGTHS[2], seconds=1e-9))
    assert played(env, 1) == quick


def test_it_can_be_looked_at_and_what_cannot_be_is_said() -> None:
    env = gymnasium.env("backgammon", level=0, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray) and picture.shape[2] == 3
    assert env.action_space.n == Actions(game("backgammon").agree()).count
    for seat in (2, -1, 0.5, True, "0"):
        with pytest.raises(ValueError, match=f"seat cannot be {seat!r}; dame has seats 0 to 1"):
            gymnasium.env("dame", seat=seat)  # type: ignore[arg-type]  # as programs may have them
    assert gymnasium.env("dame", seat=np.arange(2)[1]).seat == 1


def test_nothing_is_played_before_a_game_has_begun() -> None:
    """The others would not be of the level that was asked for."""
    env = gymnasium.env("dame", level=2)
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))


@pytest.mark.parametrize("level", [None, -1, 6, True, 1.5, "2"])
def test_a_level_that_there_is_not_is_refused_at_once(level: int) -> None:
    with pytest.raises(ValueError, match=rf"level cannot be {level!r}; allowed: 0 \(at random\), 1, 2, 3, 4, 5"):
        gymnasium.env("dame", level=level)
    assert gymnasium.env("dame", level=np.arange(3)[2]).level == 2


def test_a_game_that_ends_before_you_decide_is_passed_over() -> None:
    env = gymnasium.env("ganzenbord", 4, level=0)
    for seed in range(200):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any(), f"seed {seed}: there is nothing to decide"


def test_a_seat_that_never_decides_is_told_so() -> None:
    """Of two the second is the magician: the first throws and listens."""
    env = gymnasium.env("wieviel_augen_2", 2, level=0, seat=0, real_dice=False, rounds=1)
    with pytest.raises(ParlourError, match="seat 0 had nothing to decide"):
        env.reset(seed=1)
    gymnasium.env("wieviel_augen_2", 2, level=0, seat=1, real_dice=False, rounds=1).reset(seed=1)


@pytest.mark.parametrize("id", ["boese_eins", "muehle"])
def test_when_it_is_over_nothing_is_legal(id: str) -> None:
    env = gymnasium.env(id, level=0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.int64(env.action_space.n))
    over = False
    while not over:
        seen, _, over, _, _ = env.step(np.int64(seen["action_mask"].argmax()))
    with pytest.raises(IllegalAction):
        env.step(np.int64(0))
