"""The server under faults: killed, raced for, and talked to by clients that repeat, come late and mix things up."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from parlour import Record, game, verify
from parlour.server.house import House
from parlour.server.refusals import Refusal
from parlour.server.settings import Settings
from parlour.server.thinking import Lost, Puzzle, Workers, ponder
from parlour.server.wire import ActWish, SeatWish, TableWish
from tests.server.running import DEADLINE, Guest, Running, Watching, at_once, message

MOVES = 200
KILLS = 8


class Stubborn(threading.Thread):
    """Plays until it has been acknowledged often enough; sends again, under the same message, whatever got no answer."""

    def __init__(self, guest: Guest, moves: int, seed: int) -> None:
        super().__init__()
        self.guest = guest.elsewhere()
        self.moves = moves
        self.rng = random.Random(seed)
        self.acknowledged: list[dict] = []
        self.sent = 0
        self.moved = threading.Condition()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.sent < self.moves:
                view = self.insist(lambda: self.guest.get())
                assert [line(entry) for entry in view["log"]][: len(self.acknowledged)] == [line(entry) for entry in self.acknowledged]
                todo = self.guest.next_wish(view, self.rng.choice)
                assert todo is not None, "the game ended too early"
                answer = self.insist(partial(self.guest.post, "act", todo))
                with self.moved:
                    self.acknowledged += answer["entries"]
                    self.sent += 1
                    self.moved.notify_all()
        except BaseException as failure:
            self.failure = failure
            with self.moved:
                self.moved.notify_all()

    def insist(self, ask: Callable[[], httpx.Response]) -> dict:
        until = time.monotonic() + DEADLINE
        while time.monotonic() < until:
            try:
                answer = ask()
            except httpx.TransportError:  # killed, and not there again yet
                time.sleep(0.01)
                continue
            assert answer.status_code == 200, answer.text
            return answer.json()
        raise AssertionError("the server did not come back")

    def wait_for(self, sent: int) -> None:
        with self.moved:
            assert self.moved.wait_for(lambda: self.sent >= sent or self.failure is not None, DEADLINE)


def line(entry: dict) -> tuple[object, ...]:
    return tuple(entry[name] for name in ("number", "kind", "seat", "action", "text", "back"))


def play_on(guest: Guest, rng: random.Random, moves: int) -> list[dict]:
    """That many random moves of seats that are all ours; the entries they made."""
    made: list[dict] = []
    for _ in range(moves):
        todo = guest.next_wish(guest.view(), rng.choice)
        assert todo is not None
        answer = guest.post("act", todo)
        assert answer.status_code == 200, answer.text
        made += answer.json()["entries"]
    return made


# kill -9


def test_kill_9_at_any_moment_loses_no_acknowledged_move(start: Callable[..., Running]) -> None:
    """200 moves; the server is killed at random moments, in the middle of requests too, and started again."""
    server = start()
    guest = server.table("kniffel", *["person"] * 6)
    player = Stubborn(guest, MOVES, seed=1)
    rng = random.Random(2)
    player.start()
    for kill_at in sorted(rng.sample(range(1, MOVES), KILLS)):
        player.wait_for(kill_at)
        time.sleep(rng.uniform(0, 0.02))  # anywhere between two acknowledgements
        server.restart()
    player.join()
    if player.failure is not None:
        raise player.failure
    log = guest.view()["log"]
    assert [line(entry) for entry in log] == [line(entry) for entry in player.acknowledged], "nothing lost, nothing twice"
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1)) and player.sent == MOVES
    record = Record.from_json(guest.get("/record").content)
    verify(game("kniffel"), record)


def test_after_each_of_200_moves_the_file_holds_everything_acknowledged(start: Callable[..., Running], tmp_path: Path) -> None:
    """What kill -9 would leave behind between any two moves: a copy of the files, taken while the server runs."""
    server = start()
    guest = server.table("kniffel", *["person"] * 6)
    rng = random.Random(3)
    acknowledged: list[dict] = []
    copy = tmp_path / "copy.db"
    for _ in range(MOVES):
        acknowledged += play_on(guest, rng, 1)
        for ending in ("", "-wal"):
            shutil.copyfile(f"{server.data}{ending}", f"{copy}{ending}")
        with closing(sqlite3.connect(copy)) as left:
            stored = left.execute("SELECT number, kind, seat, action FROM steps ORDER BY number").fetchall()
        assert stored == [(entry["number"], entry["kind"], entry["seat"], entry["action"]) for entry in acknowledged]


def test_a_computer_goes_on_after_kill_9_in_mid_thought(start: Callable[..., Running]) -> None:
    server = start()
    guest = server.table("muehle", "person", "computer", level=3)
    with Watching(guest, 0) as watching:
        guest.does(0, "action", action=0)
        for kind, _, data in watching.events():
            if kind == "status" and data["thinking"] == 1:
                break
        server.kill()
    server.start()
    assert [entry["seat"] for entry in Watching(guest, 0).entries(2)] == [0, 1], "nobody has asked it to"


def test_workers_end_with_a_killed_server(start: Callable[..., Running]) -> None:
    server = start()
    guest = server.table("muehle", "person", "computer", level=3)
    guest.does(0, "action", action=0)
    guest.until(lambda view: view["number"] == 2)
    assert len(processes_with(server.data)) > 1
    server.kill()
    until = time.monotonic() + DEADLINE
    while processes_with(server.data):
        assert time.monotonic() < until, "workers are left behind"
        time.sleep(0.05)


def processes_with(data: Path) -> list[int]:
    """The processes that were started with this data file in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"PARLOUR_DATA={data}".encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:  # ended meanwhile
            continue
    return found


def test_a_crashed_worker_is_replaced_and_its_problem_given_out_again() -> None:
    async def crash() -> int:
        workers = Workers(1)
        puzzle = Puzzle("muehle", 2, {}, [0, 1, 2], 3, seed=1)
        await workers.ask(ponder, Puzzle("muehle", 2, {}, [], 1, seed=1))
        [worker] = [known.process.pid for known in workers.workers]
        assert worker is not None
        thought = asyncio.create_task(workers.ask(ponder, puzzle))
        await asyncio.sleep(0)  # now it is given out
        os.kill(worker, signal.SIGKILL)
        try:
            return await thought
        finally:
            workers.close()

    state = game("muehle").start()
    for action in (0, 1, 2):
        state.apply(action)
    assert asyncio.run(crash()) in state.legal()


def test_a_mistake_in_a_search_is_lost_not_fatal() -> None:
    async def mistake() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(Lost):
                await workers.ask(ponder, Puzzle("muehle", 2, {}, [9999], 1, seed=1))
        finally:
            workers.close()

    asyncio.run(mistake())


def test_a_stopped_server_ends_soon_though_somebody_watches(start: Callable[..., Running]) -> None:
    server = start()
    guest = server.table("muehle", "person", "computer", level=3)
    with Watching(guest, 0) as watching:
        guest.does(0, "action", action=0)
        next(data for kind, _, data in watching.events() if kind == "status" and data["thinking"] == 1)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 15, "neither a watcher nor a thought is waited for"


# Messages that are repeated, late, and out of order


def test_repeated_late_and_reordered_messages_leave_the_same_game_as_clean_ones(server: Running) -> None:
    """A bad line between client and server: every message is sent several times, old ones come again, later ones come first."""
    rng = random.Random(4)
    guest = server.table("kniffel", "person", "person")
    sent: list[tuple[dict, dict]] = []
    for _ in range(60):
        todo = guest.next_wish(guest.view(), rng.choice)
        assert todo is not None
        early = {**todo, "message": message(), "at": todo["at"] + 1}
        assert guest.post("act", early).json()["error"] == "behind", "it cannot know what comes before it"
        for attempt in range(rng.randint(1, 3)):
            answer = guest.post("act", todo)
            assert answer.status_code == 200
            if attempt == 0:
                sent.append((todo, answer.json()))
        again, known = rng.choice(sent)
        assert guest.post("act", again).json() == known, "the same message, the same answer"
        old = {**rng.choice(sent)[0], "message": message()}
        assert guest.post("act", old).json()["error"] == "behind", "what is decided is decided"
    clean = [entry for _, answer in sent for entry in answer["entries"]]
    assert [line(entry) for entry in guest.view()["log"]] == [line(entry) for entry in clean]
    verify(game("kniffel"), Record.from_json(guest.get("/record").content))


def test_the_same_message_at_the_same_time_is_done_once(server: Running) -> None:
    guest = server.table("muehle", "person", "person")
    todo = guest.wish(0, "action", action=0)
    answers = at_once(*[lambda: guest.post("act", todo).json()] * 6)
    assert len(answers) == 6 and all(answer == answers[0] for answer in answers)
    assert guest.view()["number"] == 1


def test_two_clients_race_for_one_turn(server: Running) -> None:
    """The same seat in two browsers: one wins, the other is told clearly."""
    guest = server.table("muehle", "person", "person")
    other = guest.elsewhere()
    for turn in range(12):
        view = guest.view()
        seat = view["moment"]["scene"]["hand"]
        first, second = (view["moment"]["gestures"][at]["action"] for at in (0, 1))
        answers = at_once(
            partial(guest.act, seat, "action", at=turn, action=first),
            partial(other.act, seat, "action", at=turn, action=second),
        )
        won, lost = sorted(answers, key=lambda answer: answer.status_code)
        assert won.status_code == 200 and lost.status_code == 409
        assert lost.json()["error"] == "behind" and lost.json()["entries"] == won.json()["entries"]
        assert guest.view()["number"] == turn + 1


def test_the_database_decides_between_two_servers(tmp_path: Path) -> None:
    """Two houses on one file, each with the table in memory: the second to store is refused, and then sees what the first did."""

    async def race() -> None:
        first, second = (House(Settings(data=tmp_path / "tables.db", pace=0)) for _ in range(2))
        await first.open()
        await second.open()
        made = await first.create(TableWish("muehle", [SeatWish("person", "Ada"), SeatWish("person", "Bo")], message()))
        tokens = list(made.tokens.values())
        await second.find(made.code)
        await first.act(made.code, ActWish(tokens, message(), 0, 0, "action", 0))
        with pytest.raises(Refusal, match="behind"):
            await second.act(made.code, ActWish(tokens, message(), 0, 0, "action", 1))
        assert (await second.find(made.code)).table.actions() == [0]
        await second.act(made.code, ActWish(tokens, message(), 1, 1, "action", 1))
        assert (await second.find(made.code)).table.actions() == [0, 1]
        await first.close()
        await second.close()

    asyncio.run(race())
