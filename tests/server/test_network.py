"""A server is its machine's own until somebody at that machine opens it to the network. The network of these tests is 127.0.0.2."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from parlour.server.network import Network, at_home, picture
from tests.server.running import DEADLINE, SOURCE, Running

HOME = "127.0.0.2"
WISH = {"path": "/table/k3w8cmtq7hd2x"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("home") / "parlour.db", PARLOUR_NETWORK=HOME)
    yield running
    running.stop()


@pytest.fixture
def alone(server: Running) -> Iterator[Running]:
    yield server
    server.client.post("/api/network", json={"open": False})


def invited(server: Running, **headers: str) -> dict:
    answer = server.client.post("/api/invitation", json=WISH, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def reaches(address: str) -> bool:
    try:
        return httpx.get(f"{address}api/health", timeout=DEADLINE).status_code == 200
    except httpx.TransportError:
        return False


def test_until_it_is_opened_nobody_else_gets_in(alone: Running) -> None:
    assert invited(alone) == {"address": "", "picture": "", "open": False, "switchable": True}
    assert not reaches(f"http://{HOME}:{alone.port}/")


def test_opened_it_answers_at_the_shown_address_and_closed_it_cuts_everybody_off(alone: Running) -> None:
    table = alone.table("muehle", "person", "open")
    assert alone.client.post("/api/network", json={"open": True}).status_code == 200
    shown = invited(alone)
    assert shown["address"] == f"http://{HOME}:{alone.port}/table/k3w8cmtq7hd2x"
    assert shown["open"]
    home = httpx.Client(base_url=f"http://{HOME}:{alone.port}", timeout=DEADLINE)
    with home.stream("GET", f"/api/tables/{table.code}/live") as line:
        words = line.iter_lines()
        assert next(words).startswith("retry")
        assert alone.client.post("/api/network", json={"open": False}).status_code == 200
        with pytest.raises(httpx.TransportError):
            for _ in words:
                pass
    assert not reaches(f"http://{HOME}:{alone.port}/")
    assert alone.client.get("/api/health").status_code == 200


def test_only_whoever_sits_at_the_machine_can_switch(alone: Running) -> None:
    alone.client.post("/api/network", json={"open": True})
    home = httpx.Client(base_url=f"http://{HOME}:{alone.port}", timeout=DEADLINE)
    assert home.post("/api/network", json={"open": False}).status_code == 403
    assert not home.post("/api/invitation", json=WISH).json()["switchable"]
    for header in ("x-forwarded-for", "forwarded", "via"):  # a proxy on this machine that nobody told us of
        assert alone.client.post("/api/network", json={"open": False}, headers={header: "x"}).status_code == 403
    assert alone.client.post("/api/network", json={"open": False}, headers={"host": "parlour.lan"}).status_code == 403
    assert reaches(f"http://{HOME}:{alone.port}/")


def test_the_door_stands_at_the_shown_address_too(alone: Running) -> None:
    """The shown address is let in, as Host and as Origin; another name or another site is not."""
    alone.client.post("/api/network", json={"open": True})
    shown = f"http://{HOME}:{alone.port}"
    home = httpx.Client(base_url=shown, timeout=DEADLINE)
    assert home.post("/api/invitation", json=WISH, headers={"origin": shown}).status_code == 200
    assert home.post("/api/invitation", json=WISH, headers={"host": f"attacker.example:{alone.port}"}).status_code == 421
    for origin in ("http://attacker.example", f"http://{HOME}:1", "null"):
        assert home.post("/api/invitation", json=WISH, headers={"origin": origin}).status_code == 403
    assert alone.client.post("/api/network", json={"open": False}, headers={"origin": "http://attacker.example"}).status_code == 403


def test_behind_a_proxy_nothing_can_be_opened_and_the_name_is_shown(tmp_path: Path) -> None:
    server = Running(tmp_path / "parlour.db", PARLOUR_HOSTS="games.example", PARLOUR_PROXIES="127.0.0.1")
    try:
        shown = invited(server, host="games.example", **{"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"})
        assert shown["address"] == "https://games.example/table/k3w8cmtq7hd2x"
        assert not shown["switchable"]
        assert server.client.post("/api/network", json={"open": True}).status_code == 403
    finally:
        server.stop()


def test_the_command_line_opens_it_and_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--lan", "--port", "0", "--data", str(tmp_path / "parlour.db")]
    environment = {"PYTHONPATH": str(SOURCE), "PARLOUR_NETWORK": HOME, "PARLOUR_WORKERS": "1", "LC_ALL": "en", "COLUMNS": "200"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = next(found for line in process.stdout if (found := re.search(rf"in this network, at (http://{HOME}:\d+/)", line)))
            assert reaches(found[1])
        finally:
            process.terminate()


def test_a_home_has_private_addresses() -> None:
    assert [at_home(address) for address in ("192.168.1.20", "10.0.0.7", "172.20.1.1", "169.254.3.3", "8.8.8.8", "127.0.0.1")] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]


def test_what_is_written_into_a_picture_stays_within_it() -> None:
    drawn = Network().invite("http://192.168.1.5:8315/", '/table/"><script>', switchable=False)
    assert drawn.address == "http://192.168.1.5:8315/table/%22%3E%3Cscript%3E"
    assert "script" not in picture(drawn.address)
