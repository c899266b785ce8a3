"""Connections that say nothing, or half of something, and a log that nobody can fill."""

import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace

import httpx
import pytest
from uvicorn.protocols.http.flow_control import FlowControl

from parlour.server.connections import DEADLINE, MOST, SPARE, Connections, raise_descriptors, room, room_for_live
from parlour.server.logs import KINDS, SAME, SPAN, Structured, Throttle
from tests.server.running import SOURCE, Running


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Wire:
    """The transport's part of a connection."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


@dataclass(eq=False)
class Request:
    more_body: bool = True
    response_complete: bool = False


@dataclass(eq=False)
class Guest:
    client: tuple[str, int] = ("192.0.2.1", 1)
    cycle: Request | None = None
    transport: Wire = field(default_factory=Wire)
    flow: FlowControl = field(default_factory=lambda: FlowControl(SimpleNamespace()))  # type: ignore[arg-type]  # its transport is not used


def test_who_keeps_us_waiting_is_left() -> None:
    clock = Clock()
    doorkeeper = Connections(100, clock)
    silent, half, unread = Guest(), Guest(cycle=Request()), Guest(cycle=Request(more_body=False))
    unread.flow.write_paused = True
    live, served = Guest(cycle=Request(more_body=False)), Guest(cycle=Request(more_body=False, response_complete=True))
    guests = [silent, half, unread, live, served]
    doorkeeper.look(guests)
    clock.now += DEADLINE - 1
    doorkeeper.look(guests)
    served.cycle = Request()  # its next request
    assert not any(guest.transport.aborted for guest in guests)
    clock.now += 1
    assert doorkeeper.look(guests) == 3
    assert [guest.transport.aborted for guest in guests] == [True, True, True, False, False]
    clock.now += DEADLINE
    doorkeeper.look([live, served])
    assert served.transport.aborted and not live.transport.aborted


def test_where_there_is_no_room_the_largest_household_goes_first() -> None:
    clock = Clock()
    doorkeeper = Connections(10, clock)
    crowd = [Guest(client=(f"2001:db8::{at}", 1)) for at in range(9)]
    others = [Guest(client=(f"192.0.2.{at}", 1)) for at in range(3)]
    doorkeeper.look(others)
    clock.now += 1
    assert doorkeeper.look(others + crowd) == 2
    assert sum(guest.transport.aborted for guest in crowd) == 2 and not any(guest.transport.aborted for guest in others)


def test_limits_fit_the_descriptors() -> None:
    assert room(512) == 512 - SPARE and room(1024) == 768 and room(1 << 20) == MOST
    assert room_for_live(1024) < room(1024) and room_for_live(4096) >= 2000
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    script = "import resource; from parlour.server.connections import raise_descriptors; print(raise_descriptors(), *resource.getrlimit(7))"
    command = ["bash", "-c", f'ulimit -Sn 200 && exec "{sys.executable}" -c "{script}"']
    said = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}, check=True).stdout
    assert said.split() == [str(hard)] * 3
    assert raise_descriptors() >= resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def answers(server: Running) -> bool:
    try:
        return server.client.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


def test_silent_connections_keep_nobody_out(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """With descriptors for two hundred connections, four hundred that say nothing or little."""
    monkeypatch.setattr("tests.server.running.SERVER", ["prlimit", f"--nofile={SPARE + 200}:{SPARE + 200}", sys.executable])
    server = start()
    post = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 6000\r\n\r\n{"
    beginnings = [b"", b"GET / HT", post]
    held = []
    for at in range(400):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        line.sendall(beginnings[at % 3])
        held.append(line)
    until = time.monotonic() + 5
    while not answers(server):  # a line may be cut while there is no room at all; that passes at once
        assert time.monotonic() < until
    for line in held:
        line.close()


@pytest.mark.parametrize("beginning", [b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"GET /"])
def test_a_head_that_never_ends_is_not_read_for_ever(server: Running, beginning: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(beginning)
        sent = 0
        with pytest.raises(OSError):  # whenever the server hangs up
            while sent < 50_000_000:
                line.sendall(b"a" * 10_000)
                sent += 10_000
                time.sleep(0.001)
    assert sent < 20_000_000, "what a system keeps under way may be more than the server has read"


def test_a_large_body_is_no_head(server: Running) -> None:
    """Bodies of the largest size, one behind the other on one line, in parts."""
    body = b'{"seats": 2, "options": {}}'.ljust(60_000)
    head = b"POST /api/games/muehle/preview HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        answers = line.makefile("rb")
        for _ in range(4):
            line.sendall(head + body[:10_000])
            time.sleep(0.02)
            line.sendall(body[10_000:])
            assert answers.readline().startswith(b"HTTP/1.1 200 ")
            length = next(int(row.split(b":")[1]) for row in answers if row.lower().startswith(b"content-length"))
            while answers.readline().strip():
                pass
            answers.read(length)


# The log


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("parlour.server", logging.WARNING, __file__, 1, message, args, None)


def test_the_log_cannot_be_flooded() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    written = [line for at in range(10_000) if throttle.filter(line := record("table %s stopped", at))]
    assert len(written) == SAME and "left out" in written[-1].getMessage() and "left out" not in written[-2].getMessage()
    assert throttle.filter(record("something else"))
    clock.now += SPAN
    assert throttle.filter(record("table %s stopped", 1))
    assert sum(throttle.filter(record(f"kind {at}")) for at in range(10_000)) < 2 * KINDS


def test_bad_requests_do_not_fill_the_log(start: Callable[..., Running], capfd: pytest.CaptureFixture[str]) -> None:
    server = start()
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"\x00\x01\x02\r\n\r\n")
            line.recv(100)
    lines = capfd.readouterr().err.splitlines()
    assert 0 < len(lines) <= SAME
    assert all(line[:4].isdigit() and line[10] == "T" and "Z WARNING" in line for line in lines), "each line has its time"


def test_a_structured_line_is_json() -> None:
    said = json.loads(Structured().format(record("table %s\nstopped", "é")))
    assert said["message"] == "table é\nstopped" and said["level"] == "warning" and said["time"].endswith("Z")
