"""Lookups in the cache folder: made in the background when first asked for, watched, checked when read, made again when broken."""

import subprocess
import sys
from array import array
from functools import partial
from pathlib import Path
from time import sleep, time
from typing import Final

import pytest

import parlour
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.players import kept
from parlour.players.draughts import endings as draughts_endings
from parlour.players.draughts import wolf
from parlour.players.expert import COMPILED, Strength, Tell, expert_of
from parlour.players.kept import Lookup
from parlour.players.kniffel import solution
from parlour.players.kniffel.expert import EXPERT, KniffelExpert
from parlour.players.kniffel.solver import HELD
from parlour.players.levels import STRENGTHS, STRONGEST, player_for
from parlour.players.mill import endings as mill_endings

NEEDS_CODE: Final = pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh installation's cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "begun", {})
    return tmp_path / "parlour"


def beginning(script: str, lookup: Lookup) -> None:
    """Instead of kept.begin: a process that does something else."""
    kept.begun[lookup.name] = kept.Worker(subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE))


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


@pytest.fixture
def no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be kept."""
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(kept, "begun", {})


@pytest.mark.usefixtures("no_folder")
def test_a_folder_that_cannot_be_written_to_leaves_the_numbers_at_least() -> None:
    assert kept.make(Lookup("squares", "d", 4, squares)) == [0.0, 1.0, 4.0, 9.0]


@pytest.mark.usefixtures("no_folder")
def test_where_nothing_can_be_kept_nobody_works_in_vain() -> None:
    """Whoever would wait works it out, and tells how far that is; whoever is in a hurry goes on without it."""
    lookup, told = Lookup("squares", "d", 4, squares), list[float]()
    before = kept.waiting.set(told.append)
    try:
        assert kept.ask(lookup) is None
        assert kept.ask(lookup, 60.0) == array("d", [0.0, 1.0, 4.0, 9.0])
        with kept.at_leisure():
            assert kept.ask(lookup) == kept.need(lookup) == array("d", [0.0, 1.0, 4.0, 9.0])
    finally:
        kept.waiting.reset(before)
    kept.prepare(lookup)
    assert kept.begun == {} and told == 3 * [0.0, 0.25, 0.5, 0.75]


def test_a_lookup_that_nobody_can_make_is_not_waited_for(empty: Path) -> None:
    """The process of its own finds no such name, ends, and is not begun again at once."""
    lookup = Lookup("unknown", "d", 4, squares)
    assert kept.ask(lookup, 60.0) is None
    first = kept.begun["unknown"]
    assert kept.ask(lookup, 60.0) is None and kept.begun["unknown"] is first
    assert kept.need(lookup) == array("d", [0.0, 1.0, 4.0, 9.0]), "who cannot do without it works it out"


def test_a_process_that_is_gone_is_begun_again_after_a_while(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It died, or what it kept was deleted meanwhile; as long as one is at it there is no other."""
    lookup = Lookup("unknown", "d", 4, squares)
    beginning("input()", lookup)
    first = kept.begun["unknown"]
    monkeypatch.setattr(kept, "AGAIN", 0.0)
    kept.begin(lookup)
    assert kept.begun["unknown"] is first and first.is_at_it
    first.process.kill()
    first.process.wait()
    kept.begin(lookup)
    assert kept.begun["unknown"] is not first
    kept.begun["unknown"].process.wait()


def test_at_leisure_whoever_asks_gets_it(empty: Path) -> None:
    """Nobody else can make this one: then it is worked out on the spot. A broken one is no answer either."""
    lookup = Lookup("unknown", "d", 4, squares)
    assert kept.ask(lookup) is None
    for broken in (b"", bytes(lookup.bytes - 1) + b"!"):
        empty.mkdir(exist_ok=True)
        lookup.path.write_bytes(broken)
        with kept.at_leisure():
            assert kept.ask(lookup) == array("d", [0.0, 1.0, 4.0, 9.0]) == kept.read(lookup)
    lookup.path.unlink()
    assert kept.ask(lookup) is None, "outside everybody is in a hurry again"


def test_at_leisure_work_under_way_is_waited_for(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little patience there is: half a second here, by a process that keeps what it has worked out."""
    lookup = Lookup("awaited", "B", 4, lambda tell: pytest.fail("it is worked out already"))
    script = (
        "from time import sleep; from parlour.players import kept; lookup = kept.Lookup('awaited', 'B', 4, list)\n"
        "kept.gauge(lookup, 0.5); sleep(0.5); kept.keep(lookup, [3, 1, 4, 1])"
    )
    monkeypatch.setattr(kept, "begin", partial(beginning, script))
    with kept.at_leisure():
        assert kept.ask(lookup) == array("B", [3, 1, 4, 1])


def opening_choices() -> list[int]:
    """Of casual players without a brake who know nothing yet, at Kniffel's first decision."""
    EXPERT.known.clear()
    state = parlour.game("kniffel").start(1)
    state.apply(state.legal()[0])
    return [player_for(2, seed, brake=False).choose(state) for seed in range(20)]


def wrong_worths(extra: int, zero: bool, tell: Tell) -> list[float]:
    """At once; whoever uses them plays otherwise than by estimates."""
    return [float(number % 97) for number in range(2 * int(HELD))]


@pytest.fixture
def nothing_known(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EXPERT, "known", {})
    monkeypatch.setattr(solution, "work", wrong_worths)
    monkeypatch.setattr(kept, "begin", partial(beginning, ""))


@pytest.mark.usefixtures("nothing_known")
def test_kniffel_without_a_brake_is_the_same_with_an_empty_folder_and_a_full_one() -> None:
    """Uncompiled nobody waits for minutes: then nobody minds what the folder has."""
    first = opening_choices()
    state = parlour.game("kniffel").start(1)
    assert isinstance(state, KniffelState)
    lookup = solution.lookup(state.rules)
    assert kept.is_kept(lookup) == COMPILED
    kept.make(lookup)
    assert opening_choices() == first


@NEEDS_CODE
@pytest.mark.usefixtures("nothing_known")
def test_whoever_has_a_brake_does_not_wait() -> None:
    state = parlour.game("kniffel").start(1)
    state.apply(state.legal()[0])
    assert EXPERT.weigh(state, STRENGTHS[2], 1) is not None and not any(kept.is_kept(lookup) for lookup in solution.lookups())


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


A_LOOK: Final = Strength(positions=40, noise=0.0, seconds=0.0)  # of one who misjudges nothing
FEW_PIECES: Final = {"muehle": "W:Wa1,d1,e3:Ba7,d7,b4:H0,0", "dame": "W:WKa1,Ka5:BKb8"}
NAMES: Final = {"muehle": "mill-100-1", "dame": "draughts-dame-1"}


@pytest.fixture
def no_endings(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for solved in (mill_endings.SOLVED[True, False, False], draughts_endings.SOLVED["dame"]):
        monkeypatch.setattr(solved, "games", None)


@NEEDS_CODE
@pytest.mark.usefixtures("no_endings")
@pytest.mark.parametrize("id", NAMES)
def test_endings_are_begun_at_the_first_decision_of_whoever_misjudges_nothing(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(kept, "begin", lambda lookup: begun.append(lookup.name))
    state = parlour.game(id).start()
    for level in (1, 2, 3, 4):
        assert expert_of(id).choose(state, STRENGTHS[level], 1) is not None and begun == []
    assert expert_of(id).choose(state, A_LOOK, 1) is not None and begun == [NAMES[id]]
    kept.keep(kept.lookup_named(NAMES[id]), bytes(kept.lookup_named(NAMES[id]).count))
    assert expert_of(id).choose(state, A_LOOK, 1) is not None and begun == [NAMES[id]], "nothing is begun that is kept"


@NEEDS_CODE
@pytest.mark.usefixtures("no_endings")
@pytest.mark.parametrize("id", NAMES)
def test_whoever_misjudges_nothing_waits_for_an_ending_and_the_others_do_not(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a process knows in half a second that nobody wins anything, and tells meanwhile how far it is."""
    script = (
        f"from time import sleep; from parlour.players import kept; lookup = kept.lookup_named({NAMES[id]!r})\n"
        "kept.gauge(lookup, 0.5); sleep(0.5); kept.keep(lookup, bytes(lookup.count))"
    )
    monkeypatch.setattr(kept, "begin", partial(beginning, script))
    told: list[float] = []
    before = kept.waiting.set(told.append)
    try:
        state = parlour.game(id).position(FEW_PIECES[id])
        assert expert_of(id).choose(state, STRENGTHS[4], 1) is not None and told == []
        worth = expert_of(id).weigh(state, STRENGTHS[4], 1)
        assert worth is not None and len(set(worth.values.values())) > 1, "as it seems"
        assert expert_of(id).choose(state, A_LOOK, 1) is not None and 0.5 in told and kept.is_kept(kept.lookup_named(NAMES[id]))
    finally:
        kept.waiting.reset(before)


@NEEDS_CODE
@pytest.mark.usefixtures("no_endings")
def test_the_first_ending_of_mill_is_exact_on_a_fresh_installation() -> None:
    state = parlour.game("muehle").position(FEW_PIECES["muehle"])
    worth = expert_of("muehle").weigh(state, A_LOOK, 1)
    assert worth is not None and max(worth.values.values()) == 1.0, "whoever is to move closes a mill, and has won"


@NEEDS_CODE
def test_what_is_waited_for_is_worked_out_by_a_process_of_its_own(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else works on the same meanwhile."""
    monkeypatch.setattr(wolf.WAYS, "games", None)
    monkeypatch.setattr(kept, "make", partial(pytest.fail, "worked out here"))
    (ways,) = wolf.WAYS.waited_for()
    assert kept.is_kept(wolf.WAYS.lookup) and list(kept.begun) == [wolf.WAYS.lookup.name]
    assert wolf.WAYS.waited_for()[0] is ways
