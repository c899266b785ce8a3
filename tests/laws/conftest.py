"""Runs a law over the shelf: `play` is a random game under each setup in turn, `title` a game that loads.

A law is one test per game, not one per setup: a thousand setups by forty laws cost minutes in names alone. What fails says its setup.
A game that cannot be loaded makes every law about it fail, and no law about the others.
"""

from __future__ import annotations

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.game import Game
from tests.laws.played import Played, name, played, setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # Session-wide: pytest then puts all laws about a game one after the other, and one process has them (tests/conftest.py).
    ids = [known.id for known in SHELF]
    if metafunc.config.getoption("quick"):
        ids = list({known.family: known.id for known in reversed(SHELF)}.values())
    cases = [pytest.param(id, id=id) for id in ids]
    if "play" in metafunc.fixturenames:
        metafunc.parametrize("play", cases, indirect=True, scope="session")
    elif "title" in metafunc.fixturenames:
        metafunc.parametrize("title", cases, indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A law about `play` is held against one setup after the other."""
    given = {argument: pyfuncitem.funcargs[argument] for argument in pyfuncitem._fixtureinfo.argnames}
    plays = given.get("play")
    if not isinstance(plays, list):
        return None
    for play in plays:
        try:
            pyfuncitem.obj(**{**given, "play": play})
        except BaseException as error:
            error.add_note(f"under {name(play.setup)}")
            raise
    return True


@pytest.fixture(scope="session")
def play(request: pytest.FixtureRequest) -> list[Played]:
    """The random games of all setups; a law is given one of them at a time."""
    return [played(setup) for setup in setups(game(request.param))]


@pytest.fixture(scope="session")
def title(request: pytest.FixtureRequest) -> Game:
    return game(request.param)
