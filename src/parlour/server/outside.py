"""What stands around the whole app, whatever it answers: security headers, the wire's version, the door and the limits."""

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from parlour.server.door import Door, asking, household
from parlour.server.limits import LETTERS, Buckets, Crowd, cost, is_live
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


NO_STORE = (b"cache-control", b"no-store")


class Outside:
    """The app with its door: nothing goes out without the headers, nobody comes in too often or by another name."""

    def __init__(self, app: ASGIApp, door: Door, buckets: Buckets, crowd: Crowd, answered: Callable[[int], None]) -> None:
        self.app = app
        self.door = door
        self.buckets = buckets
        self.crowd = crowd
        self.answered = answered  # is told the status of every answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        path = scope["path"]

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answered(message["status"])
                own = message["headers"]
                stored = not path.startswith("/api/") or any(name.lower() == b"cache-control" for name, _ in own)
                message["headers"] = [*own, *HEADERS] if stored else [*own, *HEADERS, NO_STORE]  # an answer may hold tokens
            elif message["type"] == "http.response.body" and paid:
                self.buckets.pay(who, len(message["body"]) / LETTERS)
            await send(message)

        who = household(scope["client"][0] if scope["client"] else "")
        live = is_live(scope["method"], path)
        paid = path.startswith("/api/") and not live  # what is told live was made once for everybody
        try:
            self.door.check(scope["method"], path, scope["headers"])
            self.buckets.check(who, cost(scope["method"], path))
            if live:
                self.crowd.enter(who)
        except Refusal as refusal:
            await refuse(send_guarded, refusal)
            return
        asking.set(who)
        try:
            await self.app(scope, receive, send_guarded)
        finally:
            if live:
                self.crowd.leave(who)


async def refuse(send: Send, refusal: Refusal) -> None:
    """Say no without having read the body."""
    headers = [(b"content-type", b"application/json")]
    if "seconds" in refusal.args_said:
        headers.append((b"retry-after", str(refusal.args_said["seconds"]).encode()))
    if refusal.status == 400:
        headers.append((b"connection", b"close"))  # where the next request begins is not sure
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": refusal.body(), "more_body": False})
