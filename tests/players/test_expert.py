"""Experts are found by their family; where none is, nothing is known."""

from pathlib import Path

import pytest

import parlour
from parlour import players
from parlour.catalogue import SHELF
from parlour.players.expert import Expert, Worth, expert_of
from parlour.players.levels import STRENGTHS

ROOMS = sorted(path.parent.name for path in Path(players.__path__[0]).glob("*/expert.py"))


def test_every_room_is_that_of_a_family_and_has_an_expert() -> None:
    assert ROOMS and set(ROOMS) <= {entry.family for entry in SHELF}
    assert sorted(path.parent.name for path in Path(players.__path__[0]).glob("*/__init__.py")) == ROOMS


@pytest.mark.parametrize("entry", SHELF, ids=lambda entry: entry.id)
def test_a_game_is_known_by_its_familys_expert(entry: parlour.catalogue.Entry) -> None:
    expert = expert_of(entry.id)
    assert isinstance(expert, Expert) and (type(expert) is not Expert) == (entry.family in ROOMS)
    assert expert.solvable == (entry.id == "solitaire")


@pytest.mark.parametrize("room", ROOMS)
def test_an_expert_knows_nothing_of_other_families(room: str) -> None:
    stranger = parlour.game("muehle" if room != "mill" else "dame").start()
    expert = next(expert_of(entry.id) for entry in SHELF if entry.family == room)
    for strength in STRENGTHS.values():
        assert (expert.choose(stranger, strength, 1), expert.weigh(stranger, strength, 1)) == (None, None)
    assert expert.solve(stranger, lambda done: None) is None


def test_of_equals_the_first_is_best() -> None:
    assert Worth("points", {7: 1.0, 3: 2.0, 5: 2.0}).best() == 3


@pytest.mark.parametrize(
    ("value", "figure"),
    [
        (0.404, 40),
        (0.989, 99),
        (0.996, 99.6),
        (0.9999, 99.9),
        (1.0, 100),
        (1.0 - 4e-12, 100),
        (0.011, 1),
        (0.004, 0.4),
        (0.0001, 0.1),
        (0.0, 0),
    ],
)
def test_a_chance_is_told_whole_and_none_and_all_only_where_they_are_certain(value: float, figure: float) -> None:
    assert Worth("chance", {7: value}).told(7) == figure


def test_what_is_no_chance_is_told_in_hundredths() -> None:
    assert Worth("points", {7: 12.3456}).told(7) == 12.35
    assert str(Worth("other", {7: -0.001}).told(7)) == "0.0", "nobody reads −0"


def test_what_is_certain_is_not_misjudged() -> None:
    """The quickest of the sure wins; where all is lost, the longest way there; else no sure loss."""
    soon, late, lost = 1.0, 1.0 - 4e-12, 3e-12
    seeds = range(40)
    assert {Worth("chance", {1: late, 2: soon, 3: 0.9}, near=0.1).choose(0.5, seed) for seed in seeds} == {2}
    assert {Worth("chance", {1: 0.0, 2: lost}).choose(0.5, seed) for seed in seeds} == {2}
    assert {Worth("chance", {1: 0.0, 2: 0.4, 3: 0.5}).choose(0.5, seed) for seed in seeds} == {2, 3}
