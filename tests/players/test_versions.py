"""What was measured of players is true as long as they choose alike: who changes them is told to raise their version.

A few decisions of the two lowest levels of every game, from fixed seeds, are kept as digests in choices.json.
`python -m tests.players.test_versions` writes that anew, once the version is raised.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import ClassVar, Final

import pytest
from librt.random import Random

from parlour.catalogue import SHELF, game, is_decided
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import COMPILED, Expert, expert_of
from parlour.players.levels import player_for

CHOICES: Final = Path(__file__).with_name("choices.json")
DECISIONS: Final = 120
BEGINNINGS: Final = 16  # at which they are asked for: short games have few of them, which come again with other dice
LEVELS: Final = (1, 2)
STRIDE: Final = 8  # actions at random between the beginnings of one decision and the next
Known = dict[str, list[tuple[int, str]]]  # of each level the version of a game's player, and the digest of what it chose


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


def digest(setup: Setup, level: int) -> str:
    chosen = [
        player_for(level, number, brake=False).choose(state)
        for number in range(DECISIONS)
        if (state := decision(setup, number)) is not None
    ]
    assert chosen, "somebody decides"
    return sha256(repr(chosen).encode()).hexdigest()[:12]


def played_by(id: str) -> list[int]:
    return [expert_of(id).played_by(id, level) for level in LEVELS]


def chosen(id: str) -> list[str]:
    return [digest(deciding()[id], level) for level in LEVELS]


def read() -> Known:
    return {id: [(version, told) for version, told in known] for id, known in json.loads(CHOICES.read_text(encoding="utf-8")).items()}


@pytest.mark.skipif(not COMPILED, reason="plain Python plays without lookups, and takes minutes")
@pytest.mark.parametrize("id", deciding())
def test_players_choose_as_their_version_did(id: str) -> None:
    for (version, told), today, level, did in zip(read()[id], played_by(id), LEVELS, chosen(id), strict=True):
        if version == today:
            room = f"players/{game(id).family}/expert.py"
            wanted = f"raise the version in {room} and play the almanac anew (parlour lab almanac {id})"
            assert did == told, f"level {level} of {id} chooses otherwise: {wanted}"
        written = "python -m tests.players.test_versions writes that down"
        assert version == today, f"level {level} of {id} is played by version {today} now: {written}"


def test_every_game_with_choices_is_known() -> None:
    assert list(read()) == list(deciding())


def test_one_level_of_a_game_can_be_revised_alone() -> None:
    """So that hours of the strongest level's games still count when a weak one misjudges more."""

    class Tuned(Expert):
        version = 2
        revised: ClassVar = {"dame": 1}
        tuned: ClassVar = {("dame", 1): 1}

    assert [Tuned().played_by("dame", level) for level in (1, 2)] == [4, 3]
    assert [Tuned().played_by("damspel", level) for level in (1, 2)] == [2, 2]


if __name__ == "__main__":
    lines = (f"{json.dumps(id)}: {json.dumps(list(zip(played_by(id), chosen(id), strict=True)))}" for id in deciding())
    CHOICES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
