"""How much one address may ask for."""

from collections.abc import Callable

from parlour.server.limits import ADDRESSES, FULL, REFILL, STATIC, Buckets, cost
from tests.server.running import Running, message


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_refills() -> None:
    clock = Clock()
    buckets = Buckets(1.0, clock)
    assert all(buckets.take("here", 1) == 0 for _ in range(int(FULL)))
    assert buckets.take("here", 1) == 1 / REFILL
    assert buckets.take("there", 1) == 0, "each address has its own"
    clock.now = 1 / REFILL
    assert buckets.take("here", 1) == 0
    assert buckets.take("here", 1) > 0
    clock.now = 1e6
    assert buckets.take("here", FULL) == 0
    assert buckets.take("here", 1) > 0, "it holds no more than full"


def test_memory_is_bounded() -> None:
    buckets = Buckets(1.0, Clock())
    for at in range(3 * ADDRESSES):
        buckets.take(f"address {at}", 1)
    assert len(buckets.buckets) == ADDRESSES


def test_no_limit_remembers_nothing() -> None:
    buckets = Buckets(0.0)
    assert all(buckets.take("here", FULL) == 0 for _ in range(5)) and not buckets.buckets


def test_what_makes_work_costs_more() -> None:
    assert cost("GET", "/client/api.js") == cost("GET", "/") == STATIC
    assert cost("POST", "/api/tables/abc/act") == cost("GET", "/api/tables") == cost("POST", "/api/nothing") == 1
    assert cost("GET", "/api/tables/abc/events") > 1
    assert cost("POST", "/api/tables") == cost("POST", "/api/tables/") == cost("POST", "/api/tables/abc/hint") > 1
    assert cost("POST", "/api/mine") > 1


def test_too_often_is_429_until_later(start: Callable[..., Running]) -> None:
    server = start(PARLOUR_RATE="0.02")  # a fiftieth: 24 drops, 1.2 a second
    statuses = [server.client.get("/api/shelf").status_code for _ in range(40)]
    assert statuses[:20] == [200] * 20 and 429 in statuses
    answer = server.client.post("/api/tables", json={"message": message()})
    assert answer.status_code == 429 and answer.json()["error"] == "often"
    assert 1 <= int(answer.headers["retry-after"]) <= 20
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["message"] == {"id": "server-error-often", "args": {"seconds": int(answer.headers["retry-after"])}}
    elsewhere = server.client.post("/api/tables", json={"message": message()}, headers={"x-forwarded-for": "192.0.2.1"})
    assert elsewhere.status_code == 429, "nobody is believed to come from elsewhere unless a proxy is known"
