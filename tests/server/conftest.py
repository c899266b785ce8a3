"""Real server processes on loopback."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.empty_file import put_empty_file
from tests.server.postgres import database, postgres  # noqa: F401  # fixtures
from tests.server.running import Running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers on a data file of their own; ends them after the test."""
    started: list[Running] = []

    def begin(**environment: str) -> Running:
        data = tmp_path / "data" / f"tables{len(started)}.db"
        put_empty_file(data)
        running = Running(data, **environment)
        started.append(running)
        return running

    yield begin
    for running in started:
        running.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it alive; its data file is of its own making."""
    running = Running(tmp_path_factory.mktemp("server") / "tables.db")
    yield running
    assert running.process.poll() is None, "the server died"
    running.stop()
