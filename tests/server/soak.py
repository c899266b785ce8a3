"""Kill a server again and again while many clients play at once: nothing acknowledged is lost, and one order explains what each was told.

python -m tests.server.soak [--kills 300] [--clients 12] [--tables 4] [--seed 1]
"""

import argparse
import random
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import httpx

from tests.server.histories import Deed, Look, Move, explained
from tests.server.running import DEADLINE, Guest, Running, message

Answer = TypeVar("Answer")

MOVES_BETWEEN = 80  # at most, from one kill to the next
ENOUGH = 60  # deeds of one table, after which the clients go on to another: the search for an order stays short


@dataclass
class Stage:
    """A table that several clients play at, and all that they were told of it."""

    guest: Guest
    history: list[Deed] = field(default_factory=list)
    acknowledged: dict[int, tuple[str, int]] = field(default_factory=dict)  # number -> message, action


class Crowd:
    """Clients that all hold every seat and race each other."""

    def __init__(self, server: Running, clients: int, tables: int, seed: int) -> None:
        self.server = server
        self.over = threading.Event()
        self.lock = threading.Lock()
        self.stages = [Stage(server.table("muehle", "person", "person")) for _ in range(tables)]
        self.finished: list[Stage] = []
        self.answered = 0  # moves, also those that came too late
        self.under_way = 0  # moves that are sent and not answered
        self.repeated = 0  # sent more than once: the server was killed before it answered
        self.failures: list[BaseException] = []
        self.threads = [threading.Thread(target=self.run, args=(random.Random(seed + at),)) for at in range(clients)]
        for thread in self.threads:
            thread.start()

    def run(self, rng: random.Random) -> None:
        try:
            with httpx.Client(timeout=DEADLINE) as client:
                while not self.over.is_set():
                    self.play(client, rng)
        except BaseException as failure:
            self.failures.append(failure)
            self.over.set()

    def play(self, client: httpx.Client, rng: random.Random) -> None:
        """Look at a table and move there, maybe too late."""
        place = rng.randrange(len(self.stages))
        stage = self.stages[place]
        root = f"http://127.0.0.1:{self.server.port}/api/tables/{stage.guest.code}"
        called = time.monotonic()
        view = insist(lambda: client.get(root)).json()
        self.note(stage, Look(called, time.monotonic(), view["number"]))
        if not view["moment"]["gestures"] or len(stage.history) > ENOUGH:
            self.turn_to_another(client, place, stage)
            return
        time.sleep(rng.uniform(0, 0.02))
        wish = stage.guest.wish(
            view["moment"]["scene"]["hand"], "action", view["number"], action=rng.choice(view["moment"]["gestures"])["action"]
        )
        called = time.monotonic()
        answer = self.insist_on(client, f"{root}/act", wish)
        told = time.monotonic()
        if answer.status_code == 200:
            self.note(stage, Move(called, told, wish["at"], done=True))
            stage.acknowledged[answer.json()["number"]] = (wish["message"], wish["action"])
        else:
            assert answer.json()["error"] == "behind", answer.text
            self.note(stage, Move(called, told, wish["at"], number=answer.json()["number"]))

    def insist_on(self, client: httpx.Client, address: str, wish: dict[str, object]) -> httpx.Response:
        """Send a move until it is answered."""
        sent = 0

        def send() -> httpx.Response:
            nonlocal sent
            sent += 1
            return client.post(address, json=wish)

        with self.lock:
            self.under_way += 1
        try:
            return insist(send)
        finally:
            with self.lock:
                self.under_way -= 1
                self.answered += 1
                self.repeated += sent > 1

    def note(self, stage: Stage, deed: Deed) -> None:
        with self.lock:
            stage.history.append(deed)

    def turn_to_another(self, client: httpx.Client, place: int, stage: Stage) -> None:
        with self.lock:
            if self.stages[place] is not stage:
                return
            seats = [{"kind": "person", "name": f"Guest {seat}"} for seat in (0, 1)]
            wish = {"game": "muehle", "seats": seats, "message": message()}
            made = insist(lambda: client.post(f"http://127.0.0.1:{self.server.port}/api/tables", json=wish)).json()
            self.stages[place] = Stage(Guest(self.server, made["code"], {int(seat): token for seat, token in made["tokens"].items()}))
            self.finished.append(stage)

    def end(self) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()
        if self.failures:
            raise self.failures[0]
        self.finished += self.stages

    def check(self) -> tuple[int, int]:
        """Everything that was acknowledged is there, once, and one order explains the rest; how many moves and deeds that were."""
        moves = deeds = 0
        for stage in self.finished:
            log = stage.guest.view()["log"]
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            for number, (_, action) in stage.acknowledged.items():
                assert log[number - 1]["action"] == action, f"move {number} at {stage.guest.code} was acknowledged and is lost"
            assert len(log) == len(stage.acknowledged), "nothing is there that nobody has done"
            assert explained(stage.history), f"no order explains what happened at {stage.guest.code}"
            moves += len(log)
            deeds += len(stage.history)
        return moves, deeds


def insist(ask: Callable[[], Answer]) -> Answer:
    """Send again, the same, until there is an answer; also when all is over, so that every deed has one."""
    until = time.monotonic() + DEADLINE
    while time.monotonic() < until:
        try:
            return ask()
        except httpx.TransportError:  # killed, and not there again yet
            time.sleep(0.02)
    raise AssertionError("the server did not come back")


@dataclass(frozen=True, slots=True)
class Soaked:
    """What came of it; that nothing was lost is checked."""

    moves: int  # acknowledged
    deeds: int
    repeated: int  # of the moves, those that were sent again because the server was killed before it answered
    busy: int  # of the kills, those while moves were under way


def soak(folder: Path, kills: int, clients: int, tables: int, seed: int, tell: Callable[[str], None] = print) -> Soaked:
    server = Running(folder / "tables.db")
    rng = random.Random(seed)
    busy = 0
    try:
        crowd = Crowd(server, clients, tables, seed)
        for kill in range(1, kills + 1):
            enough = crowd.answered + rng.randrange(1, MOVES_BETWEEN)  # answered since the last kill: it hits a server at work
            while crowd.answered < enough or not crowd.under_way:
                if crowd.over.wait(0.001):
                    break
            if crowd.over.is_set():
                break
            busy += crowd.under_way > 0
            server.restart()
            if kill % 10 == 0:
                tell(f"{kill} kills")
        crowd.over.wait(0.5)
        crowd.end()
        return Soaked(*crowd.check(), crowd.repeated, busy)
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--clients", type=int, default=12)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        soaked = soak(Path(folder), chosen.kills, chosen.clients, chosen.tables, chosen.seed, lambda said: print(said, flush=True))
    seconds = time.monotonic() - begun
    print(
        f"{chosen.kills} kills in {seconds:.0f} s, {soaked.busy} of them while moves were under way: {soaked.moves} moves in the file,"
        f" none lost, {soaked.repeated} of all that were sent had to be sent again; one order explains all of {soaked.deeds} deeds"
    )


if __name__ == "__main__":
    main()
