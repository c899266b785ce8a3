"""Runs a law over the shelf: `play` is a random game under a setup, `entry` a game's row, `title` a game that loads.

A game that cannot be loaded makes every law about it fail, and no law about the others.
"""

from __future__ import annotations

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.game import Game
from parlour.core.setup import Setup
from tests.laws.played import Played, name, played, setups


def agreed(id: str) -> list[Setup | str]:
    """The setups of a game, or its id if it does not load."""
    try:
        return list(setups(game(id)))
    except Exception:  # whatever it is, the law's own run shows it again and fails
        return [id]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "play" in metafunc.fixturenames:
        # Session-wide: pytest then puts all laws of a setup one after the other. A group a game: one process then has them all.
        cases = [
            pytest.param(case, id=name(case) if isinstance(case, Setup) else case, marks=pytest.mark.xdist_group(known.id))
            for known in SHELF
            for case in agreed(known.id)
        ]
        metafunc.parametrize("play", cases, indirect=True, scope="session")
    elif "title" in metafunc.fixturenames:
        ids = [known.id for known in SHELF]
        metafunc.parametrize("title", ids, indirect=True, ids=ids)


@pytest.fixture(scope="session")
def play(request: pytest.FixtureRequest) -> Played:
    case: Setup | str = request.param
    if isinstance(case, str):
        setups(game(case))
        pytest.fail(f"{case} could not be loaded when the laws were collected")
    return played(case)


@pytest.fixture
def title(request: pytest.FixtureRequest) -> Game:
    return game(request.param)
