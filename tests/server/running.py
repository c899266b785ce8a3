"""Real server processes on loopback, and clients that talk to them."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import httpx

SOURCE = Path(__file__).parents[2] / "src"
DEADLINE = 60.0  # seconds for anything that is waited for
SERVER = [sys.executable]  # what runs it


def message() -> str:
    return str(uuid.uuid4())


class Running:
    """A server process on a data file; it can be killed and started again on the same port."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {"PARLOUR_PACE": "0", "PARLOUR_RATE": "0", "PARLOUR_WORKERS": "1", "LC_ALL": "en", **environment}
        self.port = 0
        self.said: list[str] = []
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PARLOUR_DATA": str(self.data), **self.environment}
        command = [*SERVER, "-m", "parlour.server", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"open at http://127\.0\.0\.1:(\d+)/", line):
                assert self.port in (0, int(found[1])), "clients must find it where it was"
                self.port = int(found[1])
                break
        else:
            raise AssertionError(f"the server said nothing; it ended with {self.process.wait()}")
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=DEADLINE)

    def kill(self) -> None:
        """As a power cut would, for this process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> int:
        self.client.close()
        self.process.terminate()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(DEADLINE)

    # What clients do

    def table(self, game: str, *kinds: str, options: dict[str, object] | None = None, level: int = 1) -> "Guest":
        """Set up a table and sit at it."""
        seats = [{"kind": kind, "name": f"Guest {seat}" if kind == "person" else "", "level": level} for seat, kind in enumerate(kinds)]
        answer = self.client.post("/api/tables", json={"game": game, "options": options or {}, "seats": seats, "message": message()})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Guest(self, made["code"], {int(seat): token for seat, token in made["tokens"].items()})


class Guest:
    """Somebody at a table, with the tokens of some seats."""

    def __init__(self, server: Running, code: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.own: httpx.Client | None = None

    @property
    def client(self) -> httpx.Client:
        return self.own or self.server.client

    def elsewhere(self) -> "Guest":
        """The same guest in another browser, with connections of its own."""
        other = Guest(self.server, self.code, self.tokens)
        other.own = httpx.Client(base_url=f"http://127.0.0.1:{self.server.port}", timeout=DEADLINE)
        return other

    def get(self, what: str = "", **query: str | int) -> httpx.Response:
        return self.client.get(f"/api/tables/{self.code}{what}", params=query)

    def post(self, what: str, body: object) -> httpx.Response:
        return self.client.post(f"/api/tables/{self.code}/{what}", json=body)

    def view(self) -> dict:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        return answer.json()

    def wish(self, seat: int, do: str, at: int | None = None, **more: object) -> dict:
        return {
            "tokens": list(self.tokens.values()),
            "message": message(),
            "at": self.view()["number"] if at is None else at,
            "seat": seat,
            "do": do,
            **more,
        }

    def act(self, seat: int, do: str, at: int | None = None, **more: object) -> httpx.Response:
        return self.post("act", self.wish(seat, do, at, **more))

    def does(self, seat: int, do: str, at: int | None = None, **more: object) -> list[dict]:
        """Act, and be acknowledged."""
        answer = self.act(seat, do, at, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()["entries"]

    def join(self, seat: int, name: str) -> "Guest":
        answer = self.post("join", {"seat": seat, "name": name, "message": message()})
        assert answer.status_code == 200, answer.text
        return Guest(self.server, self.code, {seat: answer.json()["token"]})

    def next_wish(self, view: dict, pick: Callable[[list[dict]], dict]) -> dict | None:
        """What one of our seats would do now; nothing if none of them is to act."""
        hand = view["moment"]["scene"]["hand"]
        if view["moment"]["result"] or hand not in self.tokens:
            return None
        if view["moment"]["can_throw"]:
            return self.wish(hand, "throw", view["number"])
        if view["moment"]["gestures"]:
            return self.wish(hand, "action", view["number"], action=pick(view["moment"]["gestures"])["action"])
        return None

    def until(self, true: Callable[[dict], bool]) -> dict:
        """Follow the table live until it is as asked for; no polling."""
        view = self.view()
        if true(view):
            return view
        with Watching(self, view["number"]) as watching:
            for _ in watching.events():
                if true(view := self.view()):
                    return view
        raise AssertionError(f"the table never came there: {view}")


class Watching:
    """A live connection."""

    def __init__(self, guest: Guest, after: int, headers: dict[str, str] | None = None) -> None:
        self.client = httpx.Client(timeout=DEADLINE)
        url = f"http://127.0.0.1:{guest.server.port}/api/tables/{guest.code}/live"
        self.stream = self.client.stream("GET", url, params={"after": after}, headers=headers)
        self.response = self.stream.__enter__()
        assert self.response.status_code == 200

    def __enter__(self) -> "Watching":
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.__exit__(None, None, None)
        self.client.close()

    def events(self) -> Iterator[tuple[str, int | None, dict]]:
        """(event, id, data), as they come."""
        kind, number = "", None
        for line in self.response.iter_lines():
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "id":
                number = int(value)
            elif name == "data":
                yield kind, number, json.loads(value)
                number = None

    def entries(self, last: int) -> list[dict]:
        """Entries up to that number."""
        found = []
        for kind, number, data in self.events():
            if kind == "entry":
                assert number == data["number"]
                found.append(data)
                if data["number"] >= last:
                    return found
        raise AssertionError(f"the stream ended before entry {last}")


Answer = TypeVar("Answer")


def at_once(*deeds: Callable[[], Answer]) -> list[Answer]:
    """Do several things at the same time; what each gave, in the order they were finished."""
    given: list[Answer] = []
    failures: list[BaseException] = []
    gate = threading.Barrier(len(deeds))

    def attempt(deed: Callable[[], Answer]) -> None:
        try:
            gate.wait(DEADLINE)
            given.append(deed())
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=attempt, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return given
