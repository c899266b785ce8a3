"""10,000 requests that no client of ours would send: nothing the server answers is its own mistake."""

import json
import random
from collections import Counter

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core import NotSet
from schemathesis.core.result import Ok

from tests.server.running import Guest, Running, message

PARTS = 2
CASES = 320  # in each part; each is sent in sixteen ways, since thinking of one takes longer than sending it


class Sender:
    """Sends a generated case as it is, and bent: to a real table, by somebody who sits there, and with damaged bytes."""

    def __init__(self, server: Running, tables: list[Guest], rng: random.Random) -> None:
        self.server = server
        self.tables = tables
        self.rng = rng
        self.statuses: Counter[int] = Counter()

    def send_all(self, case: Case) -> None:
        body = encoded(case.body)
        self.send(case, case.path_parameters, body)
        for table in self.tables:
            here = {**case.path_parameters, "code": table.code, "id": "kniffel", "language": "de"}
            self.send(case, here, body)
            seated = encoded(self.seated(case, table))
            self.send(case, here, seated)
            for _ in range(3):
                self.send(case, here, self.damaged(seated or b"{}"))

    def seated(self, case: Case, table: Guest) -> object:
        """The body with the tokens and the number of somebody who sits at the table."""
        if not isinstance(case.body, dict) or (case.path.endswith("hint") and self.rng.random() < 0.9):  # a hint takes a second
            return case.body
        if case.path.endswith("delete"):  # who sits there may: the others still need this table
            return case.body
        at = table.get().json()["number"]  # a locked table says that much
        real = {"tokens": list(table.tokens.values()), "at": at, "message": message(), "seat": self.rng.randrange(3)}
        return case.body | {name: value for name, value in real.items() if name in case.body}

    def damaged(self, body: bytes) -> bytes:
        at = self.rng.randrange(len(body))
        return self.rng.choice((body[:at], body[:at] + bytes([self.rng.randrange(256)]) + body[at + 1 :], body + body, b"\xff" + body))

    def send(self, case: Case, parameters: dict[str, str], body: bytes | None) -> None:
        path = case.path.format(**parameters)
        query = {str(name): str(value) for name, value in (case.query or {}).items()}
        content = body if case.method == "POST" else None
        request = self.server.client.build_request(
            case.method, path, params=query, content=content, headers={"content-type": "application/json"}
        )
        response = self.server.client.send(request, stream=True)  # a live connection has no end: its beginning is enough
        try:
            self.statuses[response.status_code] += 1
            assert response.status_code < 500, f"{request.method} {request.url} {body!r}: {response.read()!r}"
            if response.status_code >= 400:
                assert set(json.loads(response.read())) >= {"error", "message", "detail"}
        finally:
            response.close()


def encoded(body: object) -> bytes | None:
    if isinstance(body, NotSet):
        return None
    return body if isinstance(body, bytes) else json.dumps(body, default=repr).encode()


@pytest.mark.parametrize("part", range(PARTS))
def test_10_000_fuzzed_requests_give_no_5xx(server: Running, part: int) -> None:
    schema = schemathesis.openapi.from_dict(server.client.get("/schema/openapi.json").json())
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operations.append(found.ok())
    cases = st.one_of(*[operation.as_strategy(generation_mode=mode) for operation in operations for mode in GenerationMode])
    tables = [server.table("muehle", "person", "open"), server.table("kniffel", "person", "person"), server.table("maedn", *["person"] * 3)]
    sender = Sender(server, tables, random.Random(part))

    @seed(part)
    @settings(max_examples=CASES, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(cases)
    def fuzz(case: Case) -> None:
        sender.send_all(case)

    fuzz()
    assert sender.statuses.total() * PARTS >= 10_000
    assert {200, 400, 404, 422} <= set(sender.statuses), "it must have come past the door"
    assert all((answer := table.get().json()).get("code") == table.code or answer["error"] == "locked" for table in tables)
