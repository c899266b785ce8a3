"""Which tests share a process. `--quick` leaves out what takes long and says little more: laws are then held against one game per family.

pytest-xdist's own way, marks and `--dist loadgroup`, does nothing with pytest 9.2: it changes an attribute that nobody reads any more.
"""

from zlib import crc32

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

TOGETHER = ("tests/test_build.py",)  # what is built there is looked at by several


class Rooms(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Tests of one group go to one process, one after the other, and all others to whoever is free."""

    def _split_scope(self, nodeid: str) -> str:
        """Browsers are two groups: a third one on two cores slows all down. One process has all laws about a game, and plays it once."""
        room = nodeid.partition("::")[0]
        if room.startswith("tests/browser/"):
            return f"browser {crc32(nodeid.encode()) % 2}"
        if room.startswith("tests/laws/") and nodeid.endswith("]"):
            return nodeid[nodeid.rindex("[") :]
        return room if room in TOGETHER else nodeid


@pytest.hookimpl(optionalhook=True)  # the mutants' runs have no xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    return Rooms(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="hold the laws against one game per family only")
