"""One order explains what concurrent clients were told, also of a server that is killed; and the search for it notices what it should."""

from pathlib import Path

import pytest

from tests.server.histories import FOREVER, Deed, Look, Move, explained
from tests.server.soak import soak

GOOD: list[list[Deed]] = [
    [],
    [Move(0, 2, 0, done=True), Move(1, 3, 0, number=1)],
    [Move(0, 9, 0, done=True), Look(1, 2, 0), Look(3, 4, 1)],
    [Move(0, FOREVER, 0), Look(1, 2, 0), Look(3, 4, 1)],
    [Move(0, FOREVER, 0), Look(5, 6, 0)],
    [Move(0, 4, 1, done=True), Move(1, 3, 0, done=True), Look(5, 6, 2)],
]
BAD: list[list[Deed]] = [
    [Move(0, 1, 0, done=True), Look(2, 3, 0)],  # acknowledged, and then not there
    [Move(0, 2, 0, done=True), Move(1, 3, 0, done=True)],  # both were first
    [Look(0, 1, 1), Move(2, 3, 0, done=True)],  # seen before it was done
    [Move(0, 9, 0, done=True), Look(1, 2, 1), Look(3, 4, 0)],  # seen, and then not any more
    [Move(0, FOREVER, 0), Look(1, 2, 1), Look(3, 4, 0)],
    [Move(0, 1, 0, number=0)],  # refused without a reason
]


@pytest.mark.parametrize("history", GOOD)
def test_what_one_order_explains_is_explained(history: list[Deed]) -> None:
    assert explained(history)


@pytest.mark.parametrize("history", BAD)
def test_what_no_order_explains_is_noticed(history: list[Deed]) -> None:
    assert not explained(history)


def test_concurrent_clients_of_a_server_that_is_killed_see_one_history(tmp_path: Path) -> None:
    soaked = soak(tmp_path, kills=2, clients=6, tables=2, seed=7, tell=lambda _: None)
    assert soaked.moves > 20 and soaked.deeds > 60
    assert soaked.busy == 2 and soaked.repeated, "it was killed while moves were under way"
