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
from typer.testing import CliRunner

from parlour.cli import app
from parlour.server.forgetting import NOBODY
from parlour.server.luggage import MOST_OF_A_HOUSEHOLD, SECONDS
from parlour.server.postgres import PostgresStorage, prepare
from parlour.server.storage import Addition, Conflict, Summary, now
from tests.server.running import DEADLINE, SOURCE, Guest, Running, Watching, at_once, message
from tests.server.test_faults import line
from tests.server.test_hosting import host, ticket
from tests.server.test_presence import say_here, until_status
from tests.server.test_series import again, apart
from tests.server.test_shares import ADA, BO, join, sealed_table, share
from tests.server.test_storage import (
    STANDING,
    each_number_and_message_once,
    forgotten_for_good,
    new_table,
    read_as_it_was,
    seen_in_the_window,
    step,
)

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


def test_the_window_shows_what_hosts_have_put_there(database: str) -> None:
    stored(database, seen_in_the_window)


def test_a_table_is_forgotten_for_good(database: str) -> None:
    stored(database, forgotten_for_good)


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
        calls: asyncio.Queue[str] = asyncio.Queue()
        other.follow(lambda code, number: heard.put_nowait((code, number)), ready.set, calls.put_nowait)
        await ready.wait()
        await one.create(new_table("abc", "m"))
        await one.append(Addition(1, [step(1, "one"), step(2, "two")], Summary(0, True, False, None)))
        assert await asyncio.wait_for(heard.get(), 5) == ("abc", 2)
        await other.call("nobody hears their own call")
        await one.call("abc a-window 1 0")
        assert await asyncio.wait_for(calls.get(), 5) == "abc a-window 1 0"
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


def test_of_two_servers_that_are_asked_at_once_for_the_next_game_one_lays_it_out(servers: list[Running]) -> None:
    one, two = servers
    for _ in range(3):
        ada, bo = apart(one.table("muehle", "person", "person"))
        bo = Guest(two, bo.code, bo.tokens)
        bo.does(1, "resign")
        second, first = sorted(at_once(partial(again, ada), partial(again, bo)), key=lambda guest: list(guest.tokens))
        assert first.code == second.code
        for home in servers:
            view = Guest(home, first.code, {}).view()
            assert view["ready"] and [seat["name"] for seat in view["seats"]] == ["Guest 1", "Guest 0"]
            assert sorted(Guest(home, ada.code, {}).view()["moment"]["sequel"]["seats"]) == [0, 1]
            assert Guest(home, first.code, {}).get("/series").json()["wins"] == [0, 1]


def test_who_is_there_is_known_to_both_servers(servers: list[Running]) -> None:
    one, two = servers
    guest = one.table("muehle", "person", "person")
    with Watching(Guest(two, guest.code, {}), 0) as watching:
        events = watching.events()
        assert until_status(events, lambda status: True)["present"][0]["state"] == "gone"
        say_here(guest, message(), True)
        assert until_status(events, lambda status: status["present"][1]["state"] == "here")


def test_that_a_review_was_asked_for_is_seen_at_both_servers(servers: list[Running]) -> None:
    one, two = servers
    guest = one.table("muehle", "person", "person")
    guest.does(0, "resign")
    with Watching(Guest(two, guest.code, {}), 0) as watching:
        events = watching.events()
        assert not until_status(events, lambda status: True)["reviewing"]
        assert one.client.post(f"/api/tables/{guest.code}/review", json={}).status_code == 200
        assert until_status(events, lambda status: status["reviewing"])


def test_luggage_left_at_one_server_is_fetched_once_at_any(servers: list[Running], database: str) -> None:
    one, two = servers

    def leave(content: str) -> dict[str, str]:
        return {"code": one.client.post("/api/luggage", json={"content": content}).json()["code"]}

    code = leave("mine")
    assert two.client.post("/api/luggage/fetch", json=code).json() == {"content": "mine"}
    for server in servers:
        assert server.client.post("/api/luggage/fetch", json=code).json()["error"] == "no-luggage"

    async def laid(statement: str) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(database)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    late = leave("late")
    assert [row["content"] for row in asyncio.run(laid("SELECT content FROM luggage"))] == ["late"]
    asyncio.run(laid(f"UPDATE luggage SET laid = laid - {1000 * SECONDS + 1000}"))
    assert two.client.post("/api/luggage/fetch", json=late).json()["error"] == "no-luggage"
    assert asyncio.run(laid("SELECT FROM luggage")) == [], "nor does it lie there any longer"
    pieces = [leave(f"piece {number}") for number in range(MOST_OF_A_HOUSEHOLD + 1)]
    fetched = [two.client.post("/api/luggage/fetch", json=piece).status_code for piece in pieces]
    assert fetched == [404, *[200] * MOST_OF_A_HOUSEHOLD]


def test_what_the_host_decides_at_one_server_holds_at_the_other(servers: list[Running]) -> None:
    """A seat is closed, so that others move up; whoever sits down and plays at the other server has the seat that is left."""
    one, two = servers
    ada = one.table("kniffel", "open", "open", "person")
    there = Guest(two, ada.code, {})
    assert len(there.view()["seats"]) == 3
    with Watching(there, 0) as watching:
        assert host(ada, 2, "close", 0).status_code == 200
        assert len(watching.entries(1)[0]["moment"]["scene"]["seats"]) == 2
    ada.tokens = {1: ada.tokens[2]}
    bo = there.join(0, "Bo")
    assert [seat["name"] for seat in ada.view()["seats"]] == ["Bo", "Guest 2"] == [seat["name"] for seat in there.view()["seats"]]
    bo.does(0, "throw")
    assert host(ada, 1, "lock").status_code == 200
    assert there.get().json()["error"] == "locked"
    assert there.get(ticket=ticket(bo)).json()["number"] == ada.get(ticket=ticket(ada)).json()["number"]


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


# What is no more, and what cannot be read


def in_database(database: str, *statements: str) -> list[list[object]]:
    async def ask() -> list[list[object]]:
        connection = await asyncpg.connect(database)
        try:
            return [[*row] for statement in statements for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_what_is_forgotten_in_a_database_is_gone_at_servers_that_run(servers: list[Running], database: str) -> None:
    server, _ = servers
    gone, renamed, kept = (server.table("muehle", "person", "person") for _ in range(3))
    for guest in (gone, renamed, kept):
        guest.does(0, "action", action=3)
    in_database(database, f"UPDATE seats SET name = 'Wanda' FROM tables WHERE seat = 0 AND id = table_id AND code = '{renamed.code}'")
    with Watching(gone, 1) as watching:
        link = f"{server.client.base_url}/table/{gone.code}"
        done = CliRunner().invoke(app, ["forget", link, "no such table", "--name", "Wanda", "--database", database, "--language", "en"])
        assert done.stdout.startswith("One table is forgotten, and a name on one seat."), done.output
        for _ in watching.events():
            pass  # until the server ends it: the table is no more
    assert gone.get().status_code == 404 and gone.act(1, "action", at=1, action=4).status_code == 404
    assert [seat["name"] for seat in renamed.view()["seats"]] == [NOBODY, "Guest 1"]
    assert renamed.does(1, "action", action=4) and kept.does(1, "action", action=4)
    assert in_database(database, "SELECT count(*) FROM steps") == [[4]]


def test_old_tables_of_a_database_are_put_away_within_it(servers: list[Running], database: str) -> None:
    server, other = servers
    old, young = (server.table("muehle", "person", "person") for _ in range(2))
    for guest in (old, young):
        guest.does(0, "action", action=3)
    in_database(database, f"UPDATE tables SET updated = '2020-01-01T00:00:00.000Z' WHERE code = '{old.code}'")
    in_database(database, "CREATE SCHEMA put_away", "CREATE TABLE put_away.seats (table_id integer, seat integer)")  # by an older version
    other.kill()
    other.environment["PARLOUR_KEEP"] = "30"
    other.start()
    assert in_database(database, "SELECT code FROM tables", "SELECT code FROM put_away.tables") == [[young.code], [old.code]]
    assert in_database(database, "SELECT count(*) FROM put_away.steps", "SELECT count(*) FROM put_away.seats") == [[1], [2]]
    assert old.get().status_code == 404, "also at the server that had it in memory"
    assert young.does(1, "action", action=4)


def test_a_damaged_table_in_a_database_is_its_own_alone(servers: list[Running], database: str) -> None:
    server, _ = servers
    unreadable, spoilt, good = (server.table("muehle", "person", "person") for _ in range(3))
    for guest in (unreadable, spoilt, good):
        guest.does(0, "action", action=0)
        guest.does(1, "action", action=1)
    server.kill()
    in_database(
        database,
        f"UPDATE tables SET options = '[]', goes_on = true WHERE code = '{unreadable.code}'",
        f"UPDATE steps SET action = 9999 WHERE number = 2 AND table_id = (SELECT id FROM tables WHERE code = '{spoilt.code}')",
    )
    server.start()
    answer = unreadable.get()
    assert (answer.status_code, answer.json()["error"]) == (409, "damaged")
    assert spoilt.view()["number"] == 1 and spoilt.view()["closed"]["id"] == "server-error-damaged"
    assert good.does(0, "action", action=2)[0]["number"] == 3
    tokens = [token for guest in (unreadable, spoilt, good) for token in guest.tokens.values()]
    mine = server.client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    assert {table["code"] for table in mine} == {spoilt.code, good.code}
