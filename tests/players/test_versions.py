"""What was measured of players is true as long as they choose alike: who changes them is told to raise their version.

A few decisions of level 2 of every game, from fixed seeds, are kept as a digest in choices.json. `python -m tests.players.test_versions`
writes that anew, once the version is raised.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from librt.random import Random

from parlour.catalogue import SHELF, game, is_decided
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import COMPILED, expert_of
from parlour.players.levels import player_for

CHOICES: Final = Path(__file__).with_name("choices.json")
DECISIONS: Final = 120
BEGINNINGS: Final = 16  # at which they are asked for: short games have few of them, which come again with other dice
LEVEL: Final = 2
STRIDE: Final = 8  # actions at random between the beginnings of one decision and the next
Known = dict[str, tuple[int, str]]  # the version of a game's players, and the digest of what they chose


def deciding() -> dict[str, Setup]:
    """Every game as it is usually played, or else with an option that gives people something to decide."""
    found = {}
    for row in SHELF:
        ways = [game(row.id).agree(), *(game(row.id).agree(None, **{name: True}) for name in deciding_switches(row.id))]
        setup = next((way for way in ways if is_decided(row.id, dict(way.options))), None)
        if setup is not None:
            found[row.id] = setup
    return found


def deciding_switches(id: str) -> list[str]:
    return [name for name, option in game(id).options.items() if option.decides and option.default is False]


def decision(setup: Setup, number: int) -> State | None:
    """A position in which somebody can choose, some actions at random after the beginning; None if the game is over before."""
    rng = Random(number)
    state = game(setup.game).begin(setup)
    made = 0
    while state.turn != OVER and (made < STRIDE * (number % BEGINNINGS) or state.turn == CHANCE or state.fill() == 1):
        state.play(state.sample(rng))
        made += 1
    return None if state.turn == OVER else state


def digest(setup: Setup) -> str:
    chosen = [
        player_for(LEVEL, number, brake=False).choose(state)
        for number in range(DECISIONS)
        if (state := decision(setup, number)) is not None
    ]
    assert chosen, "somebody decides"
    return sha256(repr(chosen).encode()).hexdigest()[:12]


def now() -> Known:
    return {id: (expert_of(id).played_by(id), digest(setup)) for id, setup in deciding().items()}


def read() -> Known:
    return {id: (version, told) for id, (version, told) in json.loads(CHOICES.read_text(encoding="utf-8")).items()}


@pytest.mark.skipif(not COMPILED, reason="plain Python plays without lookups, and takes minutes")
@pytest.mark.parametrize("id", deciding())
def test_players_choose_as_their_version_did(id: str) -> None:
    version, chosen = read()[id]
    played_by = expert_of(id).played_by(id)
    if version == played_by:
        room = f"players/{game(id).family}/expert.py"
        told = f"the players of {id} choose otherwise: raise the version in {room} and play the almanac anew (parlour lab almanac {id})"
        assert digest(deciding()[id]) == chosen, told
    assert version == played_by, f"{id} is played by version {played_by} now: python -m tests.players.test_versions writes that down"


def test_every_game_with_choices_is_known() -> None:
    assert list(read()) == list(deciding())


if __name__ == "__main__":
    CHOICES.write_text(
        "{\n" + ",\n".join(f"{json.dumps(id)}: {json.dumps(known)}" for id, known in now().items()) + "\n}\n", encoding="utf-8"
    )
