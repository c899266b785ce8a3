"""One runner for all long work: the same figures in one process, in several, and on a cluster that loses a worker in the middle."""

import json
import os
import pickle
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psutil
import pytest
from distributed import Client, LocalCluster, get_client

from parlour import game
from parlour.catalogue import entry
from parlour.core.errors import ParlourError
from parlour.lab import duel as duels
from parlour.lab import runner
from parlour.lab.facts import Wish, find_facts, pieces_of, portion_tally
from parlour.lab.lessons import teach
from parlour.lab.ludo_lessons import LudoLesson
from parlour.lab.runner import Journal, Piece, Plain, as_done, fitting, in_order, one_by_one, run
from parlour.lab.soak import Batch, Soaked, soak, soaked
from parlour.lab.solving import solve
from parlour.players import kept
from parlour.players.expert import COMPILED
from parlour.players.tables import bearoff

TOP = Path(__file__).resolve().parent.parent


def squared(number: int) -> Plain:
    return {"square": number * number}


def slowly(number: int) -> Plain:
    time.sleep(0.05)
    return {"square": number * number, "by": os.getpid()}


def first_last(number: int) -> Plain:
    time.sleep(0.5 if number == 0 else 0.0)
    return squared(number)


def stumbling(number: int) -> Plain:
    if number == 7:
        raise KeyboardInterrupt
    return squared(number)


PIECES = [Piece(f"piece {number}", number) for number in range(12)]


def test_what_is_done_is_written_down_and_not_done_again(tmp_path: Path) -> None:
    lines = tmp_path / "deep" / "work.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(stumbling, PIECES, journal=lines)
    assert [json.loads(line)["key"] for line in lines.read_text().splitlines()] == [f"piece {number}" for number in range(7)]
    lines.write_text(lines.read_text() + '{"key": "piece 7", "do')  # the machine went off in the midst of a line
    made: list[str] = []

    def noting(piece: Piece[int], done: Plain) -> None:
        made.append(piece.key)

    assert run(squared, PIECES, journal=lines, advance=noting) == {f"piece {number}": squared(number) for number in range(12)}
    assert made == [f"piece {number}" for number in range(12)]
    assert len(Journal(lines).done) == 12
    assert run(stumbling, PIECES, journal=lines)["piece 7"] == {"square": 49}, "nothing is done again"


def test_a_journal_may_be_named_by_a_text(tmp_path: Path) -> None:
    lines = str(tmp_path / "work.jsonl")
    assert len(run(squared, PIECES, journal=lines)) == len(Journal(lines).done) == 12


def test_a_journal_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    done: list[int] = []

    def noting(number: int) -> Plain:
        done.append(number)
        return squared(number)

    with pytest.raises(IsADirectoryError):
        run(noting, PIECES, journal=tmp_path / "..")
    (tmp_path / "taken").touch()
    with pytest.raises(OSError):
        run(noting, PIECES, journal=tmp_path / "taken" / "work.jsonl")
    assert done == []


def test_a_line_that_was_cut_off_within_a_letter_does_no_harm(tmp_path: Path) -> None:
    lines = tmp_path / "work.jsonl"
    run(squared, PIECES[:2], journal=lines)
    lines.write_bytes(lines.read_bytes() + '{"key": "é'.encode()[:-1])
    run(squared, PIECES[:4], journal=lines)
    assert len(lines.read_bytes().splitlines()) == 5
    assert Journal(lines).done == {f"piece {number}": squared(number) for number in range(4)}


def test_what_is_no_file_is_not_read_as_a_journal(tmp_path: Path) -> None:
    """A device may have no end, and a pipe nobody who writes into it."""
    os.mkfifo(tmp_path / "pipe")
    script = "import sys; from parlour.lab.runner import Journal; assert Journal(sys.argv[1]).done == {}"
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "pipe")], timeout=60, check=True)


@pytest.mark.parametrize("cluster", ["local:0", "local:-1", "local:99999999", "local:x", "local:", "foo", "http://", "host:port"])
def test_what_is_no_cluster_is_refused_at_once(cluster: str) -> None:
    with pytest.raises(ParlourError, match=f"'{cluster}' is no cluster; please name its address"):
        run(squared, PIECES, cluster=cluster)


@pytest.mark.parametrize("cluster", ["tcp://127.0.0.1:1", "127.0.0.1:1", "[::1]:1", "tcp://[::1]:1", "nonesuch://127.0.0.1:1"])
def test_where_no_scheduler_is_that_is_told(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "PATIENCE", 1)
    with pytest.raises(ParlourError, match=re.escape(f"no cluster answers at {cluster}")):
        run(squared, PIECES, cluster=cluster)


def test_a_scheduler_that_does_not_answer_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that takes the call and says nothing: Dask itself would wait half a minute."""
    assert runner.PATIENCE <= 5
    monkeypatch.setattr(runner, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        with pytest.raises(ParlourError, match="no cluster answers"):
            run(squared, PIECES, cluster=f"tcp://127.0.0.1:{silent.getsockname()[1]}")
        assert 0.9 < time.monotonic() - began < 15, "loading Dask takes its time"


def test_a_cluster_that_is_there_may_take_its_time_later() -> None:
    """Who knocks has little patience; who works there has Dask's own, also when a line breaks and comes back."""
    with (
        LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster,
        runner.executor(cluster.scheduler_address, 1) as (pool, _),
    ):
        assert pool.submit(squared, 3).result() == {"square": 9}
        assert get_client()._timeout > runner.PATIENCE


def test_two_pieces_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same key"):
        run(squared, [Piece("twin", 1), Piece("twin", 2)])


def test_an_error_of_the_work_is_the_caller_s() -> None:
    with pytest.raises(ZeroDivisionError):
        run(lambda number: {"one": 1 // number}, [Piece("nothing", 0)])


def test_pieces_come_in_their_order_whichever_is_done_first() -> None:
    with ThreadPoolExecutor(2) as threads:  # any executor will do
        order = [done["square"] for _, done in in_order(first_last, PIECES, cluster=threads, cores=2)]
    assert order == [number * number for number in range(12)]


def counted(number: int) -> Plain:
    if number == 700:
        raise ZeroDivisionError
    return squared(number)


def test_small_pieces_are_handed_over_in_bundles_and_none_is_lost(tmp_path: Path) -> None:
    """Many pieces, few hand-overs; an error loses nothing of what was done before it in its bundle, and long pieces go one by one."""
    handed: list[int] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, work, /, *args, **kwargs):  # type: ignore[no-untyped-def]  # as the executor's
            handed.append(len(args[-1]))
            return super().submit(work, *args, **kwargs)

    many = [Piece(str(number), number) for number in range(2000)]
    with Counting(2) as threads:
        assert list(run(squared, many, cluster=threads, cores=2).values()) == [squared(number) for number in range(2000)]
        assert sum(handed) == 2000 and len(handed) < 100 and handed[0] == handed[-1] == 1
        handed.clear()
        run(slowly, many[:16], cluster=threads, cores=2)
        assert max(handed) <= 4 and handed[-3:] == [1, 1, 1], "the last ones are fairly shared"
        with pytest.raises(ZeroDivisionError):
            run(counted, many, cluster=threads, cores=2, journal=tmp_path / "work.jsonl")
    written = {int(key) for key in Journal(tmp_path / "work.jsonl").done}
    assert set(range(150)) <= written and 700 not in written  # a bundle of 256 may be under way when the next one fails
    found, failure, _ = one_by_one(counted, [698, 699, 700, 701])
    assert found == [squared(698), squared(699)] and isinstance(failure, ZeroDivisionError)
    assert [fitting(0.01, 8), fitting(1.0, 8), fitting(4.0, 8), fitting(9.0, 1), fitting(0.0, 200)] == [32, 8, 2, 1, 256]


def sleepy(number: int) -> Plain:
    time.sleep(number)
    return {"slept": number}


def test_who_has_enough_does_not_wait_for_what_is_under_way() -> None:
    began = time.monotonic()
    with closing(as_done(sleepy, [Piece(str(number), 120 * number) for number in range(6)], cores=2)) as doing:
        assert next(doing)[1] == {"slept": 0}
    assert time.monotonic() - began < 60


def test_interrupting_ends_a_run_at_once() -> None:
    """As `kill -INT` sends it, to one process, whose helpers are at work."""
    script = (
        "from tests.test_runner import *\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # which a shell ignores for what it runs in the background
        "    print('begun', flush=True)\n"
        "    run(sleepy, [Piece(str(number), 120) for number in range(6)], cores=2)"
    )
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as going:
        assert going.stdout is not None
        assert going.stdout.readline() == b"begun\n"
        time.sleep(3)  # until both are at work
        going.send_signal(signal.SIGINT)
        try:
            assert going.wait(60) != 0
        finally:
            going.kill()


def test_helpers_end_with_whoever_was_killed() -> None:
    """They waited for ever for somebody to give them more."""
    script = (
        "from tests.test_runner import *\n"
        "if __name__ == '__main__':\n"
        "    run(sleepy, [Piece(str(number), 1) for number in range(600)], cores=2, advance=lambda *_: print('begun', flush=True))"
    )
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as going:
        assert going.stdout is not None
        assert going.stdout.readline() == b"begun\n"
        helpers = psutil.Process(going.pid).children(recursive=True)
        going.kill()
    assert len(helpers) >= 2
    _, left = psutil.wait_procs(helpers, 60)
    for helper in left:
        helper.kill()
    assert not left


def test_a_piece_may_follow_from_another() -> None:
    def then(piece: Piece[int], done: Plain) -> Piece[int] | None:
        return Piece(f"{piece.key}+", piece.of + 10) if piece.of < 30 else None

    made = [piece.of for piece, _ in as_done(squared, [Piece("one", 1), Piece("nine", 29)], then=then)]
    assert made == [1, 11, 21, 31, 29, 39]


def test_what_follows_goes_on_from_the_journal(tmp_path: Path) -> None:
    """Pieces that are written down have followers too, written down or not."""
    heard: list[int] = []

    def then(piece: Piece[int], done: Plain) -> Piece[int] | None:
        heard.append(piece.of)
        return Piece(f"{piece.key}+", piece.of + 10) if piece.of < 30 else None

    def going(lines: Path) -> list[int]:
        return [piece.of for piece, _ in as_done(squared, [Piece("one", 1), Piece("nine", 29)], journal=lines, then=then)]

    lines = tmp_path / "work.jsonl"
    run(squared, [Piece("one", 1), Piece("one+", 11)], journal=lines)
    assert going(lines) == heard == [1, 11, 21, 31, 29, 39]
    assert going(lines) == [1, 11, 21, 31, 29, 39] and len(lines.read_text().splitlines()) == 6


DUEL = duels.Wish(game("twee_in_een_a").agree(), "greedy", "random", 12, seed=3, brake=False)


def lines(score: duels.Score) -> list[tuple[int, ...]]:
    return [one.line for one in score.played]


def test_a_duel_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    journal = tmp_path / "duel.jsonl"

    def pull_the_plug(score: duels.Score) -> None:
        if score.games == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        duels.duel(DUEL, 1, pull_the_plug, journal=journal)
    before = journal.read_text()
    heard: list[int] = []
    again = duels.duel(DUEL, 1, lambda score: heard.append(score.games), journal=journal)
    assert journal.read_text().startswith(before) and len(before.splitlines()) == 3 and len(journal.read_text().splitlines()) == 6
    assert heard == [2, 4, 6, 8, 10, 12]
    assert lines(again) == lines(duels.duel(DUEL, 1))
    assert [one.seconds for one in again.played[:6]] == [tuple(one["seconds"]) for one in told(before)], "what was measured stays"


def told(journal: str) -> list[dict[str, list[float]]]:
    return [one for line in journal.splitlines() for one in json.loads(line)["done"]["played"]]


def lesson(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> LudoLesson:
    monkeypatch.setattr("parlour.lab.lessons.CHAPTER", 1)
    return LudoLesson(name, "maedn", 2, seed)


def test_lessons_that_are_given_together_teach_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = [lesson("one", 1, monkeypatch), lesson("two", 2, monkeypatch)]
    heard: list[tuple[str, int]] = []
    together = teach(both, tmp_path / "together", lambda lesson, chapters: heard.append((lesson.name, chapters)), cores=2)
    assert sorted(heard) == [("one", 1), ("one", 2), ("two", 1), ("two", 2)]
    for one, (pupil, seconds) in zip(both, together, strict=True):
        [(alone, _)] = teach([one], tmp_path / "alone", lambda lesson, chapters: None)
        assert alone.weights() == pupil.weights() and seconds > 0
    assert sorted(path.name for path in (tmp_path / "together").iterdir()) == ["one.2", "two.2"]


def test_lookups_are_worked_out_by_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    wanted = [bearoff.lookup(exact, 3) for exact in (False, True)]
    heard: dict[str, float] = {}
    seconds = solve(wanted, lambda lookup, done: heard.__setitem__(lookup.name, done), cores=2)
    assert set(seconds) == {lookup.name for lookup in wanted} and set(heard.values()) == {1.0}
    assert [kept.read(lookup) for lookup in wanted] == [bearoff.work(exact, 3, 0, lambda done: None) for exact in (False, True)]


def test_every_lookup_can_be_told_to_another_process() -> None:
    for lookup in kept.all_lookups():
        assert pickle.loads(pickle.dumps(lookup)).name == lookup.name


LEVELS = duels.Wish(game("wolf_und_schafe").agree(), "3", "2", 40, seed=3, brake=False)


@pytest.mark.skipif(not COMPILED, reason="plain Python plays without lookups, and takes minutes")
def test_levels_play_the_same_on_workers_that_have_no_lookups_yet_and_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = lines(duels.duel(LEVELS, 1))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        workers: list[int] = list(client.run(os.getpid).values())

        def kill_one(score: duels.Score) -> None:
            if len(workers) == 2:
                os.kill(workers.pop(), signal.SIGKILL)

        assert lines(duels.duel(LEVELS, 1, kill_one, cluster=client.scheduler.address)) == alone
        assert len(workers) == 1, "a worker was killed"
        assert [file.name for file in (tmp_path / "parlour").glob("*.lookup")] == ["wolf-1.lookup"]


def test_a_cluster_that_loses_a_worker_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts, duels and lessons; what it solves comes back to whoever asked."""
    wish = Wish(game("boese_drei").agree(), 4000, seed=5)
    alone = find_facts(wish, workers=1)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "theirs"))
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        pieces = [Piece(str(number), number) for number in range(60)]
        killed: list[int] = []

        def kill_one(piece: Piece[int], done: Plain) -> None:
            by = done["by"]
            assert isinstance(by, int)
            if not killed:
                killed.append(by)
                os.kill(by, signal.SIGKILL)

        done = run(slowly, pieces, cluster=client.scheduler.address, advance=kill_one)
        assert {key: told["square"] for key, told in done.items()} == {str(number): number * number for number in range(60)}
        assert killed, "a worker was killed"
        assert {told["by"] for told in done.values()} - set(killed), "others went on"
        assert find_facts(wish, workers=1, cluster=client.scheduler.address, journal=tmp_path / "facts.jsonl") == alone
        asked = client.scheduler.address
        assert lines(duels.duel(DUEL, 1, cluster=asked)) == lines(duels.duel(DUEL, 1))
        taught = [lesson("one", 1, monkeypatch)]
        [(pupil, _)] = teach(taught, tmp_path / "cluster", lambda lesson, chapters: None, cluster=asked)
        assert pupil.weights() == teach(taught, tmp_path / "here", lambda lesson, chapters: None)[0][0].weights()
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "ours"))
        wanted = bearoff.lookup(True, 3)
        solve([wanted], lambda lookup, done: None, cluster=asked)
        assert kept.read(wanted) == bearoff.work(True, 3, 0, lambda done: None)
        assert (tmp_path / "theirs" / "parlour" / wanted.path.name).is_file()


def slow_portion(portion: tuple[Wish, int, int]) -> Plain:
    time.sleep(0.02)
    return portion_tally(portion)


def slow_batch(batch: Batch) -> Plain:
    time.sleep(0.05)
    return soaked(batch)


def found_by_soak(cluster: str = "", cores: int = 1, advance: Callable[[], None] | None = None) -> set[Soaked]:
    found: set[Soaked] = set()

    def tell(one: Soaked) -> None:
        found.add(one)
        if advance:
            advance()

    soak(40, 11, cores, tell, cluster)
    return found


def test_facts_and_a_soak_lose_nothing_with_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in the midst of each: the same figures as in one process."""
    monkeypatch.setattr("parlour.lab.soak.SHELF", [entry("muehle"), entry("kniffel"), entry("backgammon")])
    monkeypatch.setattr("parlour.lab.soak.BATCH_SECONDS", 0.0)
    wish = Wish(game("boese_drei").agree(), 2000, seed=5)
    facts, whole = find_facts(wish, workers=1), found_by_soak()
    monkeypatch.setattr("parlour.lab.facts.portion_tally", slow_portion)
    monkeypatch.setattr("parlour.lab.soak.soaked", slow_batch)
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        address = client.scheduler.address
        killed: list[int] = []

        def kill_one() -> None:
            workers: dict[str, int] = client.run(os.getpid)
            killed.append(victim := next(pid for pid in workers.values() if pid not in killed))
            os.kill(victim, signal.SIGKILL)

        told: list[int] = []

        def progress(games: int) -> None:
            told.append(games)
            if len(told) == 3:
                kill_one()

        assert find_facts(wish, 1, progress, address, tmp_path / "facts.jsonl") == facts
        assert len(killed) == 1 and len(told) == len(pieces_of(wish))
        heard: list[None] = []

        def advance() -> None:
            heard.append(None)
            if len(heard) == 3:
                kill_one()

        assert found_by_soak(address, advance=advance) == whole
        assert len(killed) == 2 and len(heard) == len(whole)


def test_one_process_and_eight_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small, of each kind of work."""
    monkeypatch.setattr("parlour.lab.soak.SHELF", [entry("muehle"), entry("kniffel")])
    monkeypatch.setattr("parlour.lab.soak.BATCH_SECONDS", 0.0)
    wish = Wish(game("boese_drei").agree(), 400, level=2, seed=5)
    assert find_facts(wish, workers=8) == find_facts(wish, workers=1)
    assert found_by_soak(cores=8) == found_by_soak()
    assert lines(duels.duel(DUEL, 8)) == lines(duels.duel(DUEL, 1))
