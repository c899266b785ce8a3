"""What Prometheus may ask for: how much is done here, how long it takes, how much waits. Loaded only where PARLOUR_METRICS asks for it."""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from time import monotonic

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import Guard
from prometheus_client import Counter, Gauge, Histogram

from parlour.server.house import House
from parlour.server.limits import Crowd
from parlour.server.refusals import Refusal
from parlour.server.storage import Addition, NewTable

LAG_EVERY = 0.5  # seconds
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")

STEPS = Counter("parlour_steps", "Entries stored, by kind: moves are those of kind action", ["kind"])
TABLES = Counter("parlour_tables", "Tables set up, by game", ["game"])
COMMIT = Histogram(
    "parlour_commit_seconds", "From wanting something stored until it is on disk", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)
)
FAILED = Counter("parlour_commit_failures", "What could not be stored")
LAG = Histogram(
    "parlour_loop_lag_seconds",
    "How much too late the server's loop comes to what is due",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
THINKING = Histogram(
    "parlour_thinking_seconds", "What a computer's thought takes", ["level"], buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100)
)
QUEUE = Gauge("parlour_thinking_waiting", "Problems that wait for a worker")
LIVE = Gauge("parlour_live_connections", "Open live connections")
LOADED = Gauge("parlour_loaded_tables", "Tables in memory")
ANSWERS = Counter("parlour_answers", "Answers, by class of status, refusals at the door among them", ["status"])

HTTP = PrometheusConfig(app_name="parlour", prefix="parlour_http", group_path=True)


class Asked(PrometheusController):
    """GET /metrics."""

    include_in_schema = False


def count_answer(status: int) -> None:
    ANSWERS.labels(f"{status // 100}xx").inc()


def observe_thought(level: int, seconds: float) -> None:
    THINKING.labels(level).observe(seconds)


def observe_write(write: NewTable | Addition, seconds: float, stored: bool) -> None:
    COMMIT.observe(seconds)
    if not stored:
        FAILED.inc()
    elif isinstance(write, NewTable):
        TABLES.labels(write.game).inc()
    else:
        for step in write.steps:
            STEPS.labels(step.kind).inc()


def observe(house: House, crowd: Crowd) -> None:
    """Count what this house does from now on."""
    house.hall.written = observe_write
    house.workers.observe = observe_thought
    QUEUE.set_function(lambda: house.workers.waiting)
    LOADED.set_function(lambda: len(house.hall.loaded))
    LIVE.set_function(lambda: crowd.total)


async def observe_lag() -> None:
    """For as long as the server runs."""
    while True:
        due = monotonic() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(0.0, monotonic() - due))


def near(networks: Sequence[str]) -> Guard:
    """Lets those in that come from these networks, and by themselves: nobody for whom a proxy asks."""
    known = [ip_network(network) for network in networks]

    def check(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # whoever is asked for is not looked at
        host = connection.client.host if connection.client else ""
        try:
            inside = any(ip_address(host) in network for network in known)
        except ValueError:
            inside = False
        if not inside or any(name in connection.headers for name in FORWARDED):
            raise Refusal(404, "no-page", "metrics are for those who run this server")

    return check
