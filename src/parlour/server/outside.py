"""What stands around the whole app, whatever it answers: security headers, the wire's version, and the rate limit."""

import math

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from parlour.server.limits import Buckets, cost
from parlour.server.refusals import Refusal
from parlour.server.wire import VERSION

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"parlour-wire", b"%d" % VERSION),  # a client that was loaded before an update sees that it is too old
]


class Outside:
    """The app with its door: nothing goes out without the headers, nobody comes in too often."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        client = scope["client"]
        wait = self.buckets.take(client[0] if client else "", cost(scope["method"], scope["path"]))
        if wait > 0:
            await refuse(send_guarded, wait)
        else:
            await self.app(scope, receive, send_guarded)


async def refuse(send: Send, wait: float) -> None:
    seconds = math.ceil(wait)
    refusal = Refusal(429, "often", f"too many requests from this address; come back in {seconds} s", seconds=seconds)
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 429,
        "headers": [(b"content-type", b"application/json"), (b"retry-after", str(seconds).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": msgspec.json.encode(refusal.problem()), "more_body": False})
