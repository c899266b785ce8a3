"""Who may come in: names of this machine, pages of other sites, addresses behind proxies, lengths that are said twice."""

import json
import math
import socket
from collections.abc import Iterator

import pytest

from parlour.server.door import Door, household
from parlour.server.limits import LIVE_PER_ADDRESS, Crowd
from parlour.server.refusals import Refusal
from parlour.server.settings import WrongSetting, from_environment
from tests.server.running import Running, message

JSON = {"content-type": "application/json"}
SITE = "https://evil.example"


def a_table() -> bytes:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    return json.dumps({"game": "muehle", "message": message(), "seats": seats}).encode()


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None])
def test_a_body_must_be_json(server: Running, kind: str | None) -> None:
    """Only these kinds does a browser send for another site without asking first."""
    answer = server.client.post("/api/tables", content=a_table(), headers={"content-type": kind} if kind else {})
    assert (answer.status_code, answer.json()["error"]) == (415, "request")


@pytest.mark.parametrize("said", [{"origin": SITE}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}])
def test_pages_of_other_sites_do_not_act_here(server: Running, said: dict[str, str]) -> None:
    answer = server.client.post("/api/tables", content=a_table(), headers=JSON | said)
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    assert server.client.get("/api/shelf", headers=said).status_code == 403, "nor do they use up live connections"
    assert server.client.get("/", headers=said).status_code == 200, "a link to the box may stand anywhere"


def test_our_own_page_acts(server: Running) -> None:
    own = {"origin": f"http://127.0.0.1:{server.port}", "sec-fetch-site": "same-origin"}
    answer = server.client.post("/api/tables", content=a_table(), headers=JSON | own)
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store", "the answer has tokens"
    code = answer.json()["code"]
    behind_tls = {"host": "box.local", "origin": "https://box.local"}
    assert server.client.get(f"/api/tables/{code}", headers=behind_tls).headers["cache-control"] == "no-store"


def test_another_name_for_this_machine_is_not_believed(server: Running) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example"):
        answer = server.client.get("/", headers={"host": host})
        assert (answer.status_code, answer.json()["error"]) == (421, "host")
    for host in ("localhost", "192.168.1.7:8315", "[fe80::1]:8315", "attic", "attic.local:8315", "attic.fritz.box"):
        assert server.client.get("/", headers={"host": host}).status_code == 200, host


def test_names_can_be_told() -> None:
    door = Door(("Games.example",))
    assert door.knows("games.example:443") and door.knows("games.example.") and not door.knows("www.games.example")
    assert Door(("*",)).knows("anything.example")


def test_a_length_is_said_once(server: Running) -> None:
    """Two lengths are two readings of one body: behind a proxy a request could hide in another."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    hidden = b"0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n"
    for body in (
        b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + hidden,
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(head + body)
            said = b""
            while part := line.recv(65536):  # until the server hangs up
                said += part
        assert said.startswith(b"HTTP/1.1 400 ") and said.count(b"HTTP/1.1 ") == 1


def test_a_household_is_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("a socket") == "a socket"


def spend(server: Running, address: str) -> list[int]:
    """What forty requests get that say they come from there."""
    return [server.client.get("/api/health", headers={"x-forwarded-for": address}).status_code for _ in range(40)]


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind proxies, for which one household has 24 drops and two live connections."""
    data = tmp_path_factory.mktemp("behind") / "tables.db"
    running = Running(data, PARLOUR_RATE="0.02", PARLOUR_PROXIES="127.0.0.1, 10.0.0.0/8")
    yield running
    running.kill()


def test_each_household_behind_a_proxy_has_its_own_bucket(behind: Running) -> None:
    assert 429 in spend(behind, "198.51.100.1, 2001:db8::1, 10.1.2.3"), "the last that is no proxy"
    assert spend(behind, "2001:db8::2")[:5] == [429] * 5, "the same household"
    assert spend(behind, "198.51.100.1")[:20] == [200] * 20


def test_live_connections_are_counted_before_they_begin(behind: Running) -> None:
    most = math.ceil(LIVE_PER_ADDRESS * 0.02)
    made = behind.client.post("/api/tables", content=a_table(), headers=JSON | {"x-forwarded-for": "192.0.2.9"}).json()
    asked = f"GET /api/tables/{made['code']}/live HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.10\r\n\r\n".encode()
    lines = [socket.create_connection(("127.0.0.1", behind.port), timeout=20) for _ in range(most + 3)]
    try:
        for line in lines:
            line.sendall(asked)
        statuses = [line.recv(12)[-3:] for line in lines]
        assert (statuses.count(b"200"), statuses.count(b"429")) == (most, 3)
        assert behind.client.get("/api/health", headers={"x-forwarded-for": "192.0.2.11"}).json()["watching"] == most
    finally:
        for line in lines:
            line.close()


@pytest.mark.parametrize("wrong", ["everybody", "*", "10.0.0.1/8"])
def test_a_wrong_proxy_is_named(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("PARLOUR_PROXIES", f"127.0.0.1 {wrong}")
    with pytest.raises(WrongSetting, match="PARLOUR_PROXIES"):
        from_environment()


def test_who_leaves_makes_room() -> None:
    crowd = Crowd(3, 1.0)
    for who in ("a", "b", "b"):
        crowd.enter(who)
    with pytest.raises(Refusal, match="crowd"):
        crowd.enter("c")
    crowd.leave("b")
    crowd.enter("c")
    assert crowd.inside == {"a": 1, "b": 1, "c": 1}


def test_the_door_itself_looks_at_lengths() -> None:
    twice = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"2"), (b"content-length", b"3")]
    with pytest.raises(Refusal, match="more than once"):
        Door().check("POST", "/api/tables", twice)
