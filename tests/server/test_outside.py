"""What those see who run a server: readiness and metrics."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from parlour.server import readiness
from parlour.server.house import House
from parlour.server.readiness import Readiness
from parlour.server.settings import Settings, from_environment
from parlour.server.wire import Ready
from tests.server.running import Running


def test_a_server_is_ready_when_it_stores_and_thinks(server: Running) -> None:
    answer = server.client.get("/api/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "storage": True, "workers": True})


def test_a_server_that_cannot_store_or_think_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 0.0)

    async def asked() -> list[Ready]:
        house = House(Settings(data=tmp_path / "tables.db", workers=1))
        await house.open()
        found = [await Readiness(house).ask()]
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            stored.execute("ALTER TABLE tables RENAME TO gone")
        found.append(await Readiness(house).ask())
        house.workers.close()
        monkeypatch.setattr(readiness, "PATIENCE", 0.3)
        found.append(await Readiness(house).ask())
        await house.close()
        return found

    assert asyncio.run(asked()) == [Ready(True, True, True), Ready(False, False, True), Ready(False, False, False)]


def figures(text: str) -> dict[str, float]:
    rows = [row.rsplit(" ", 1) for row in text.splitlines() if row and not row.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_metrics_tell_what_was_done(start: Callable[..., Running], server: Running) -> None:
    counted = start(PARLOUR_METRICS="on")
    guest = counted.table("muehle", "person", "computer", level=1)
    guest.does(0, "action", action=0)
    guest.until(lambda view: view["number"] == 2)
    for path in ("/api/nothing", "/api/tables/nothing", "/nothing"):
        assert counted.client.get(path).status_code == 404
    assert counted.client.get("/", headers={"host": "evil.example"}).status_code == 421
    found = figures(counted.client.get("/metrics").text)
    assert found['parlour_steps_total{kind="action"}'] == 2 and found['parlour_tables_total{game="muehle"}'] == 1
    assert found["parlour_commit_seconds_count"] == 3 and found["parlour_commit_failures_total"] == 0
    assert found['parlour_thinking_seconds_count{level="1"}'] == 1 and found["parlour_thinking_waiting"] == 0
    assert found['parlour_answers_total{status="4xx"}'] == 4, "also those at the door"
    assert found["parlour_loaded_tables"] == 1
    assert {"parlour_live_connections"} <= set(found)
    paths = [name for name in found if name.startswith("parlour_http_requests_total")]
    assert any("/api/tables/{code}" in name for name in paths) and not any(guest.code in name for name in paths), "one series per route"
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert counted.client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404, "not through a proxy"
    deadline = monotonic() + 10
    while not figures(counted.client.get("/metrics").text)["parlour_loop_lag_seconds_count"]:
        assert monotonic() < deadline, "the loop's lag is observed again and again"
        sleep(0.05)


def test_metrics_are_for_those_who_run_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.client.get("/metrics").status_code == 404, "nobody asked for them"
    monkeypatch.setenv("PARLOUR_METRICS", "on")
    assert from_environment().metrics == ("127.0.0.0/8", "::1")
    monkeypatch.setenv("PARLOUR_METRICS", "10.0.0.7, 10.1.0.0/16")
    assert from_environment().metrics == ("10.0.0.7", "10.1.0.0/16")
