"""Lookups in the cache folder: made in the background when first asked for, watched, checked when read, made again when broken."""

from pathlib import Path
from time import sleep, time
from typing import Final

import pytest

import parlour
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.players import kept
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup
from parlour.players.kniffel import solution
from parlour.players.kniffel.expert import KniffelExpert
from parlour.players.levels import STRONGEST

NEEDS_CODE: Final = pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh installation's cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "begun", {})
    return tmp_path / "parlour"


def squares(tell: Tell) -> list[float]:
    for done in range(4):
        tell(done / 4)
    return [0.0, 1.0, 4.0, 9.0]


def test_names_lead_to_their_lookups() -> None:
    found = kept.all_lookups()
    assert len({lookup.name for lookup in found}) == len(found) > 8
    for lookup in found:
        assert kept.lookup_named(lookup.name).count == lookup.count
    with pytest.raises(ValueError, match=r"no lookup 'kniffel-9'; lookups: .*kniffel-1-0"):
        kept.lookup_named("kniffel-9")


def test_what_is_read_is_checked(empty: Path) -> None:
    lookup = Lookup("squares", "d", 4, squares)
    assert kept.read(lookup) is None and not kept.is_kept(lookup)
    assert kept.make(lookup) == [0.0, 1.0, 4.0, 9.0]
    found = kept.read(lookup)
    assert found is not None and list(found) == [0.0, 1.0, 4.0, 9.0]
    whole = lookup.path.read_bytes()
    for wrong in (b"", whole[:-1], whole + b"!", b"!" + whole[1:], whole[:-1] + b"!"):
        lookup.path.write_bytes(wrong)
        assert kept.read(lookup) is None, wrong
    assert [file.name for file in empty.iterdir()] == ["squares.lookup"], "neither parts nor gauges are left"


def test_others_see_how_far_the_work_is(empty: Path) -> None:
    seen: list[float | None] = []

    def watched(tell: Tell) -> list[float]:
        for done in (0.25, 0.5):
            tell(done)
            seen.append(kept.progress(lookup))
            sleep(kept.TOLD_EVERY)
        return [1.0]

    lookup = Lookup("watched", "d", 1, watched)
    assert kept.progress(lookup) is None
    kept.make(lookup)
    assert seen == [0.25, 0.5] and kept.progress(lookup) is None


def test_whoever_has_told_nothing_for_long_is_taken_for_dead(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lookup = Lookup("left", "d", 1, squares)
    kept.gauge(lookup, 0.5)
    assert kept.progress(lookup) == 0.5
    monkeypatch.setattr(kept, "time", lambda: time() + kept.SILENT + 1)
    assert kept.progress(lookup) is None


def test_a_folder_that_cannot_be_written_to_leaves_the_numbers_at_least(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert kept.make(Lookup("squares", "d", 4, squares)) == [0.0, 1.0, 4.0, 9.0]


def test_a_lookup_that_nobody_can_make_is_not_waited_for(empty: Path) -> None:
    """The process of its own finds no such name, ends, and is not begun again."""
    lookup = Lookup("unknown", "d", 4, squares)
    assert kept.ask(lookup, 60.0) is None
    first = kept.begun["unknown"]
    assert kept.ask(lookup, 60.0) is None and kept.begun["unknown"] is first


@NEEDS_CODE
def test_kniffel_is_exact_on_a_fresh_installation(empty: Path) -> None:
    """The first choice of all waits for the solution, which another process works out; an empty column is worth 245.8708."""
    state = parlour.game("kniffel").start(1, extra_kniffel="none")  # half the work of the others
    assert isinstance(state, KniffelState)
    state.apply(state.legal()[0])
    worth = KniffelExpert().weigh(state, STRONGEST, 1)
    numbers = kept.read(solution.lookup(state.rules))
    assert worth is not None and numbers is not None
    assert numbers[0] == pytest.approx(245.8708, abs=5e-5)
    exact = solution.solution_of(state.rules, numbers)
    exact.play(0, 0, 0)
    assert worth.values == {action: exact.two_left[action - KEEP] for action in state.legal() if action >= KEEP} | {
        action: exact.entered(state.dice, action, 0, 0, 0) for action in state.legal() if action < KEEP
    }
