"""Several servers at one PostgreSQL: any serves any table, what one stores the others show, and when one dies another goes on."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import pytest

from parlour.server.postgres import PostgresStorage, prepare
from parlour.server.storage import Addition, Conflict, Summary, now
from tests.server.running import DEADLINE, SOURCE, Guest, Running, Watching, at_once, message
from tests.server.test_faults import line
from tests.server.test_shares import ADA, BO, join, sealed_table, share
from tests.server.test_storage import STANDING, each_number_and_message_once, new_table, read_as_it_was, step

PATIENCE = 4.0  # seconds until another server has gone on: two, and as much again for a busy machine

Use = Callable[[PostgresStorage], Awaitable[None]]


def stored(database: str, use: Use) -> None:
    async def begin() -> None:
        await prepare(database)
        storage = PostgresStorage(database)
        await storage.open()
        try:
            await use(storage)
        finally:
            await storage.close()

    asyncio.run(begin())


def test_steps_are_stored_all_or_none_and_each_number_and_message_once(database: str) -> None:
    stored(database, each_number_and_message_once)


def test_what_is_stored_is_read_as_it_was(database: str) -> None:
    stored(database, read_as_it_was)


def test_of_many_writes_at_once_only_who_came_too_late_is_refused(database: str) -> None:
    async def crowd(storage: PostgresStorage) -> None:
        tables = range(1, 61)
        for id in tables:
            await storage.create(new_table(f"code {id}", f"message {id}"))
        first = asyncio.create_task(storage.append(Addition(1, [step(1, "first")], STANDING)))
        late = [asyncio.create_task(storage.append(Addition(id, [step(1, "late")], STANDING))) for id in tables]
        told = await asyncio.gather(first, *late, return_exceptions=True)
        assert [type(error) for error in told] == [type(None), Conflict, *[type(None)] * 59]

    stored(database, crowd)


def test_a_table_is_claimed_by_one_and_heard_of_by_the_others(database: str) -> None:
    async def two(one: PostgresStorage) -> None:
        other = PostgresStorage(database)
        await other.open()
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        ready = asyncio.Event()
        other.follow(lambda code, number: heard.put_nowait((code, number)), ready.set)
        await ready.wait()
        await one.create(new_table("abc", "m"))
        await one.append(Addition(1, [step(1, "one"), step(2, "two")], Summary(0, True, False, None)))
        assert await asyncio.wait_for(heard.get(), 5) == ("abc", 2)
        assert await one.going_on() == await other.going_on() == ["abc"]
        assert await one.claim(1) and not await other.claim(1)
        assert await other.going_on() == []
        await one.claims.close()  # as when the server dies
        for _ in range(50):
            if await other.going_on():
                break
            await asyncio.sleep(0.02)
        assert await other.claim(1)
        await other.append(Addition(1, [step(3, "three")], STANDING))
        await other.close()

    stored(database, two)


class Roaming(threading.Thread):
    """Plays both seats of a table by asking any of the servers, and sends again, under the same message, whatever got no answer."""

    def __init__(self, servers: list[Running], guest: Guest, moves: int, seed: int) -> None:
        super().__init__()
        self.guest = guest
        self.lines = [httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=DEADLINE) for server in servers]
        self.moves = moves
        self.rng = random.Random(seed)
        self.acknowledged: list[dict] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while len(self.acknowledged) < self.moves:
                view = self.insist("GET", f"/api/tables/{self.guest.code}").json()
                assert [line(entry) for entry in view["log"]][: len(self.acknowledged)] == [line(entry) for entry in self.acknowledged]
                wish = self.guest.next_wish(view, self.rng.choice)
                assert wish is not None, "the game ended too early"
                self.acknowledged += self.insist("POST", f"/api/tables/{self.guest.code}/act", wish).json()["entries"]
        except BaseException as failure:
            self.failure = failure

    def insist(self, method: str, path: str, body: object = None) -> httpx.Response:
        until = time.monotonic() + DEADLINE
        while time.monotonic() < until:
            try:
                answer = self.rng.choice(self.lines).request(method, path, json=body)
            except httpx.TransportError:  # killed
                continue
            assert answer.status_code == 200, answer.text
            return answer
        raise AssertionError("nobody answers")


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Running]]:
    started = [Running(tmp_path / "unused.db", PARLOUR_DATABASE=database, PARLOUR_PACE="0.5") for _ in range(2)]
    yield started
    for running in started:
        running.kill()


def test_any_server_serves_any_table_and_shows_live_what_another_stores(servers: list[Running]) -> None:
    one, two = servers
    guest = one.table("muehle", "person", "open")
    nobody = Guest(two, guest.code, {})
    nobody.view()  # both servers know the table before somebody sits down
    sits = {"seat": 1, "name": "Bo", "message": message()}
    answers = [home.post("join", sits) for home in (guest, nobody)]
    assert answers[0].status_code == 200 and answers[0].json() == answers[1].json(), "the same message at another server"
    there = Guest(two, guest.code, {1: answers[0].json()["token"]})
    with Watching(guest, 1) as watching:
        answer = there.act(1, "action", action=0)
        assert answer.status_code == 409 and answer.json()["error"] == "turn"
        guest.does(0, "action", at=1, action=0)
        there.does(1, "action", at=2, action=5)
        assert [entry["seat"] for entry in watching.entries(3)] == [0, 1]
    assert [seat["name"] for seat in guest.view()["seats"]] == ["Guest 0", "Bo"] == [seat["name"] for seat in there.view()["seats"]]
    wish = guest.wish(0, "action", action=8)
    elsewhere = Guest(two, guest.code, guest.tokens)
    first, again = guest.post("act", wish), elsewhere.post("act", wish)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json(), "the same message at another server is answered as it was"
    assert not (one.data.exists() or two.data.exists())


def test_what_is_added_to_the_dice_at_one_server_counts_at_the_other(servers: list[Running]) -> None:
    ada = sealed_table(servers[0], ADA)
    bo = join(Guest(servers[1], ada.code, {}), BO)
    assert share(bo, 1, BO) == share(Guest(servers[1], ada.code, ada.tokens), 0, ADA) == (200, "")
    views = [Guest(server, ada.code, {}).until(lambda view: view["ready"]) for server in servers]
    assert [[seat["share"] for seat in view["seats"]] for view in views] == [[ADA, BO]] * len(servers)


def test_of_two_servers_at_once_one_move_counts(servers: list[Running]) -> None:
    guest = servers[0].table("muehle", "person", "person")
    homes = [Guest(server, guest.code, guest.tokens) for server in servers]
    for number in range(10):
        wishes = [home.wish(number % 2, "action", at=number, action=2 * number + at) for at, home in enumerate(homes)]
        answers = at_once(*(partial(home.post, "act", wish) for home, wish in zip(homes, wishes, strict=True)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert homes[0].view()["log"] == homes[1].view()["log"]


def test_a_killed_server_loses_nothing_and_the_other_goes_on(servers: list[Running], database: str) -> None:
    """50 tables, one server is killed in the middle: no acknowledged move is lost, and what computers had begun goes on."""
    doomed, survivor = servers
    tables = [doomed.table("muehle", "person", "person") for _ in range(40)]
    against = [doomed.table("kniffel", "person", "computer") for _ in range(10)]
    players = [Roaming(servers, guest, 8, seed) for seed, guest in enumerate(tables)]
    for player in players:
        player.start()
    while sum(len(player.acknowledged) for player in players) < 80:
        time.sleep(0.01)
    for guest in against:
        guest.does(0, "throw")
        box = next(gesture for gesture in guest.view()["moment"]["gestures"] if gesture["cell"])
        guest.does(0, "action", action=box["action"])  # now the computer throws and chooses, with a pause before each
    doomed.process.send_signal(signal.SIGKILL)
    killed = now()
    for guest in against:
        Guest(survivor, guest.code, guest.tokens).until(lambda view: view["moment"]["scene"]["hand"] == 0)
    for player in players:
        player.join()
        assert player.failure is None, player.failure
        log = Guest(survivor, player.guest.code, {}).view()["log"]
        assert [line(entry) for entry in log] == [line(entry) for entry in player.acknowledged]
    waited = [seconds_between(killed, at) for at in asyncio.run(first_steps_after(database, killed, [guest.code for guest in against]))]
    assert waited and max(waited) < PATIENCE, waited


async def first_steps_after(database: str, moment: str, codes: list[str]) -> list[str]:
    """When each of these tables went on after that."""
    connection = await asyncpg.connect(database)
    query = "SELECT min(at) AS at FROM steps JOIN tables ON id = table_id WHERE code = ANY($2) AND at > $1 GROUP BY table_id"
    found = [row["at"] for row in await connection.fetch(query, moment, codes)]
    await connection.close()
    return found


def seconds_between(one: str, other: str) -> float:
    return (datetime.fromisoformat(other) - datetime.fromisoformat(one)).total_seconds()


def test_a_house_moves_from_its_file_into_a_database(database: str, start: Callable[..., Running], tmp_path: Path) -> None:
    home = start()
    guest = home.table("kniffel", "person", "open")
    guest.join(1, "Bo")
    guest.does(0, "throw")
    before = guest.view()
    home.stop()
    command = [sys.executable, "-m", "parlour", "copy", str(home.data), database]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "en"}
    moved = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "One table is copied" in moved.stdout
    again = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert again.returncode != 0 and "holds tables already" in again.stderr + again.stdout
    there = Running(tmp_path / "unused.db", PARLOUR_DATABASE=database)
    assert Guest(there, guest.code, guest.tokens).view() == before
    assert there.table("muehle", "person", "person").view()["number"] == 0, "new tables get numbers of their own"
    there.kill()


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "en", "PARLOUR_DATABASE": "postgresql://me:secret@127.0.0.1:9/box"}
    answer = subprocess.run([sys.executable, "-m", "parlour.server", "0"], env=environment, capture_output=True, text=True)
    assert answer.returncode == 1 and "The database at 127.0.0.1/box cannot be used" in answer.stdout
    assert "secret" not in answer.stdout + answer.stderr and "Traceback" not in answer.stderr
