"""The way of a move, which is asked for more often than all the rest together: past the framework, in a fraction of its time.

Only what is plainly a move goes this way. The framework has the same route, describes it, and answers whatever cannot be read.
"""

import logging

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, ReceiveMessage, Scope, Send

from parlour.server.house import House
from parlour.server.limits import BODY
from parlour.server.refusals import Refusal
from parlour.server.storage import Damaged, Unavailable
from parlour.server.wire import ActWish

log = logging.getLogger(__name__)

BEFORE, BEHIND = "/api/tables/", "/act"
JSON_TYPE = (b"content-type", b"application/json")

decode = msgspec.json.Decoder(ActWish).decode


def refusal_for(error: Exception) -> Refusal:
    """How a mishap is told."""
    match error:
        case Refusal():
            return error
        case Unavailable():
            log.error("the data file cannot be used", exc_info=error)
            return Refusal(503, "storage", "the data file cannot be used now")
        case Damaged():
            return Refusal(409, "damaged", str(error))
    log.error("a mistake of ours", exc_info=error)
    return Refusal(500, "broken", "a mistake in the server; its log tells more")


class Lane:
    """The app, with a lane of its own for moves."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" else ""
        code = path[len(BEFORE) : -len(BEHIND)] if path.startswith(BEFORE) and path.endswith(BEHIND) else ""
        if not code or "/" in code:
            await self.app(scope, receive, send)
            return
        come: list[ReceiveMessage] = []
        body = await read(receive, come)
        try:
            wish = decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await self.app(scope, again(come, receive), send)
            return
        status = 200
        try:
            answer = await self.house.act(code, wish)
        except Exception as error:
            refusal = refusal_for(error)
            status, answer = refusal.status, refusal.body()
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": status,
            "headers": [JSON_TYPE, (b"content-length", b"%d" % len(answer))],
        }
        await send(start)
        await send({"type": "http.response.body", "body": answer, "more_body": False})


async def read(receive: Receive, come: list[ReceiveMessage]) -> bytes:
    """The body, or the beginning of one that is too large or breaks off; all messages are noted down as they come."""
    body, more = b"", True
    while more and len(body) <= BODY:
        message = await receive()
        come.append(message)
        if message["type"] != "http.request":
            return b""
        body += message["body"]
        more = message["more_body"]
    return b"" if more else body


def again(come: list[ReceiveMessage], receive: Receive) -> Receive:
    """As if nothing had been received yet."""

    async def next_message() -> ReceiveMessage:
        return come.pop(0) if come else await receive()

    return next_message
