"""Many games at once: the same as one game at a time, with nothing lost at the ends."""

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import parlour
from parlour.batches import Batch, SpreadBatch
from parlour.batches.batch import seed_of
from parlour.core.state import OVER
from parlour.observe import Actions, Observation


@pytest.mark.parametrize(
    "id", ["backgammon", "schach", "muehle", "dame", "maedn", "kniffel", "boese_eins", "ganzenbord", "fuenf_in_einer_reihe"]
)
def test_every_game_of_a_batch_is_a_game(id: str) -> None:
    many = parlour.batch(id, 5, seed=3)
    actions, seen = Actions(many.setup), Observation(many.setup)
    for _ in range(60):
        for number in range(5):
            state = many.state(number)
            assert state.turn != OVER
            assert many.hands[number] == state.hand
            if actions.numbers:
                assert np.flatnonzero(many.masks[number]).tolist() == actions.legal(state)
            assert many.observations[number].tolist() == seen.of(state, int(state.hand))
        many.step(many.sample())


def test_how_many_may_be_a_number_of_numpys() -> None:
    assert parlour.batch("muehle", np.int64(3)).masks.shape[0] == 3  # type: ignore[arg-type]  # it is a number all the same


def test_a_game_that_ends_before_anybody_decides_is_passed_over() -> None:
    """In goose for four it is one of some fifty: it would have nothing that can be done."""
    many = parlour.batch("ganzenbord", 400, seats=4, seed=1)
    for _ in range(20):
        assert many.masks.any(axis=1).all()
        many.step(many.sample())


@pytest.mark.parametrize("processes", [1, 2])
def test_where_nobody_ever_decides_there_is_no_batch(processes: int) -> None:
    """Dice poker with one throw, among people whose last chips are in the pot: nobody can raise."""
    with pytest.raises(parlour.ParlourError, match="nobody had anything to decide"):
        parlour.batch("wuerfelpoker", 2, 3, processes=processes, chips=1, ante=2, deals=1, raising=True, throws=1)


@pytest.mark.parametrize("size", [10, 13, 16])  # stones' goals begin anywhere in a word
def test_masks_of_five_in_a_row_go_on_when_stones_move_and_games_begin_anew(size: int) -> None:
    many = parlour.batch("fuenf_in_einer_reihe", 3, seed=2, observe=False, board_size=size, relocation_limit=10)
    actions = Actions(many.setup)
    for _ in range(130):
        for number in range(3):
            assert np.flatnonzero(many.masks[number]).tolist() == actions.legal(many.state(number))
        drawn = many.sample()
        assert many.masks[np.arange(3), drawn].all()
        many.step(drawn)
    assert many.finished >= 3
    stays = np.flatnonzero(~many.masks[1])
    for wrong in (stays[0], stays[-1], -1, actions.count):
        with pytest.raises(parlour.IllegalAction):
            many.step([np.flatnonzero(many.masks[0])[0], wrong, np.flatnonzero(many.masks[2])[0]])


def test_more_may_be_legal_than_ever_before() -> None:
    """Rows of what is legal, and of what is seen, grow while games go on, and nothing of them is lost."""
    many = parlour.batch("halma_b", 2, 6, seed=1)
    actions, seen = Actions(many.setup), Observation(many.setup)
    most = []
    for _ in range(200):
        most.append(int(many.masks.sum(axis=1).max()))
        many.step(many.sample())
    assert max(most) > 64 > most[0]
    for number in range(2):
        state = many.state(number)
        assert np.flatnonzero(many.masks[number]).tolist() == actions.legal(state)
        assert many.observations[number].tolist() == seen.of(state, int(state.hand))


def test_what_happens_in_a_game_does_not_depend_on_its_neighbours() -> None:
    few, more = parlour.batch("backgammon", 3, seed=7), parlour.batch("backgammon", 8, seed=7)
    for step in range(300):
        chosen = np.array([np.flatnonzero(mask)[step % int(mask.sum())] for mask in more.masks])
        few.step(chosen[:3])
        more.step(chosen)
        assert np.array_equal(few.observations, more.observations[:3])
        assert (few.rewards == more.rewards[:3]).all()
    other = parlour.batch("backgammon", 8, seed=8)
    assert not np.array_equal(other.observations, parlour.batch("backgammon", 8, seed=9).observations)


def test_a_game_that_ends_pays_once_and_begins_anew() -> None:
    many = parlour.batch("wolf_und_schafe", 6, seed=1)
    ends = 0
    for _ in range(400):
        many.step(many.sample())
        ended = int(many.ended.sum())
        ends += ended
        assert (many.rewards[~many.ended] == 0).all()
        assert (np.sort(many.rewards[many.ended], axis=1) == [-1.0, 1.0]).all()
    assert ends == many.finished > 6


def test_what_is_illegal_is_refused_for_all_and_nothing_is_played() -> None:
    many = parlour.batch("muehle", 4, seed=1)
    before = [many.state(number).text() for number in range(4)]
    for wrong in ([0, 0, 0, 30], [0, 0, 0, -1], [0, 0, 0, 99_999]):
        with pytest.raises(parlour.IllegalAction):
            many.step(wrong)
    assert [many.state(number).text() for number in range(4)] == before
    with pytest.raises(ValueError, match="one action for each of 4 games"):
        many.step([0, 0])
    for other in ([0.0, 0.5, 0.0, 0.0], [True] * 4, [0, 0, 0, 1 << 32], [0, 0, 0, -(1 << 40)], [None] * 4):
        with pytest.raises((parlour.IllegalAction, ValueError)):
            many.step(np.array(other))
    assert [many.state(number).text() for number in range(4)] == before
    with pytest.raises(ValueError, match="read-only"):
        many.masks[0, 0] = False


def test_what_cannot_be_is_said_plainly() -> None:
    many = parlour.batch("muehle", 4, seed=1)
    with many as again:
        assert again is many and repr(many) == "<batch of 4 muehle>"
    many.step(many.sample())  # nothing was open
    for count in (0, 2.5):
        with pytest.raises(ValueError, match="whole number of games, at least one, not"):
            parlour.batch("muehle", count)  # type: ignore[arg-type]  # what people try
    with pytest.raises(TypeError, match="integer"):
        parlour.batch("muehle", 4, seed="one")  # type: ignore[arg-type]
    for number in (-1, 4):
        with pytest.raises(IndexError, match="games 0 to 3"):
            many.state(number)
    with pytest.raises(TypeError, match="integer"):
        many.state(1.0)  # type: ignore[arg-type]  # what people try
    with pytest.raises(TypeError, match="cannot be copied"):
        pickle.dumps(many)


@pytest.mark.parametrize("processes", [1, 2])
def test_more_games_than_memory_holds_are_refused_at_once(processes: int) -> None:
    for count in (10**9, 10**12, 10**30):
        with pytest.raises(ValueError, match=f"{count} games of schach need at least .* GB of memory, and this machine has"):
            parlour.batch("schach", count, processes=processes)
    with pytest.raises(ValueError, match="would fit"):
        parlour.batch("kniffel", 10**12, observe=False, processes=processes)


def test_options_and_no_observations() -> None:
    many = parlour.batch("muehle", 2, flying=False, observe=False)
    assert many.observations.shape == (2, 0)
    assert many.setup.flag("flying") is False


@pytest.mark.parametrize("id", ["backgammon", "boese_eins", "fuenf_in_einer_reihe"])  # decisions and dice; nothing but dice; wide masks
def test_over_processes_the_same_seed_gives_the_same_games(id: str) -> None:
    alone = parlour.batch(id, 7, seed=5)
    spread = parlour.batch(id, 7, seed=5, processes=2)
    assert isinstance(spread, SpreadBatch)
    with spread:
        for _ in range(120):
            chosen = alone.sample().copy()
            assert np.array_equal(spread.sample(), chosen)
            alone.step(chosen)
            spread.step(chosen)
            for ours, theirs in zip(shown(alone), shown(spread), strict=True):
                assert ours.shape == theirs.shape and ours.dtype == theirs.dtype and (ours == theirs).all()
        assert spread.finished == alone.finished
        assert [spread.state(number).text() for number in range(7)] == [alone.state(number).text() for number in range(7)]


def shown(many: Batch | SpreadBatch) -> tuple[npt.NDArray[np.generic], ...]:
    return many.observations, many.masks, many.hands, many.rewards, many.ended


def test_over_processes_what_is_illegal_is_refused_and_nothing_is_played() -> None:
    with pytest.raises(ValueError, match=r"whole number of processes, at least one, not 1\.5"):
        parlour.batch("muehle", 4, processes=1.5)  # type: ignore[arg-type]  # what somebody may write
    with pytest.raises(ValueError, match="1 to 4 processes, not 5"):
        parlour.batch("muehle", 4, processes=5)
    many = parlour.batch("muehle", 4, seed=1, processes=2, observe=False)
    assert many.observations.shape == (4, 0)
    before = many.masks.copy()
    for wrong in ([0, 0, 0, 30], [0, 0, 0, -1], [0, 0, 0, 99_999]):
        with pytest.raises(parlour.IllegalAction):
            many.step(wrong)
    with pytest.raises(TypeError, match="integer"):
        many.state(1.0)  # type: ignore[arg-type]  # the process that has the game must not hear of it
    assert (many.masks == before).all()
    many.step([0, 1, 2, 3])
    assert many.hands.tolist() == [1, 1, 1, 1]
    assert [many.state(number).legal() == list(np.flatnonzero(many.masks[number])) for number in range(4)] == [True] * 4
    assert isinstance(many, SpreadBatch)
    many.close()
    with pytest.raises(OSError, match="closed"):
        many.step([1, 2, 3, 4])


def test_over_processes_a_seed_is_what_it_is_in_one() -> None:
    with parlour.batch("backgammon", 2, seed=np.int64(1), processes=2) as spread:
        assert np.array_equal(spread.observations, parlour.batch("backgammon", 2, seed=1).observations)
    for wrong in (None, "one", 1.5):
        with pytest.raises(TypeError) as alone:
            parlour.batch("backgammon", 2, seed=wrong)  # type: ignore[arg-type]  # what people try
        with pytest.raises(TypeError, match=str(alone.value)):
            parlour.batch("backgammon", 2, seed=wrong, processes=2)  # type: ignore[arg-type]


def test_small_seeds_keep_their_games_and_large_ones_have_others() -> None:
    def played(seed: int, processes: int = 1) -> list[str]:
        with parlour.batch("boese_drei", 2, seed=seed, observe=False, processes=processes) as many:
            for _ in range(3):
                many.step(many.sample())
            return [many.state(number).text() for number in range(2)]

    kept = [0, 1, 7, -1, (1 << 61) - 1, -(1 << 61)]
    assert [seed_of(seed) for seed in kept] == kept
    large = [1 << 61, 1 << 62, (1 << 62) + 1, -(1 << 62), 10**100, 10**100 + (1 << 62), *kept]
    assert len({seed_of(seed) for seed in large}) == len(large)
    assert all(seed_of(seed_of(seed)) == seed_of(seed) for seed in large)
    assert len({str(played(seed)) for seed in (0, 1 << 62, 1 << 63, 10**100)}) == 4
    assert played(10**100, 2) == played(10**100)


def test_a_process_that_has_died_is_told() -> None:
    many = parlour.batch("muehle", 4, seed=1, processes=2)
    assert isinstance(many, SpreadBatch)
    with pytest.raises(TypeError, match="dice that cannot be copied"):
        pickle.dumps(many)
    many._processes[1].kill()
    many._processes[1].join()
    with pytest.raises(parlour.ParlourError, match=r"process 1 of <batch of 4 muehle over 2 processes> has ended \(exit code -9\)"):
        many.step([0, 1, 2, 3])
    with pytest.raises(OSError, match="is closed"):
        many.step([0, 1, 2, 3])
    with pytest.raises(OSError, match="is closed"):
        many.state(0)


def test_a_script_without_a_guard_is_told_to_have_one(tmp_path: Path) -> None:
    script = tmp_path / "learn.py"
    script.write_text('import parlour\nmany = parlour.batch("muehle", 4, processes=2)\nmany.step(many.sample())\n')
    bare = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert bare.returncode == 1 and 'belongs under `if __name__ == "__main__":`' in bare.stderr.splitlines()[-1]
    script.write_text(
        'import parlour\nif __name__ == "__main__":\n    many = parlour.batch("muehle", 4, processes=2)\n    many.step(many.sample())\n'
    )
    guarded = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert guarded.returncode == 0, guarded.stderr
