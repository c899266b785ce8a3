"""Clients that cost as little as can be: on few cores, what they use is taken from the server that they ask.

One loop for all of them, a socket each, requests put together from prepared pieces, and of an answer only what a client needs that plays
at random.
"""

import asyncio
import random
import time
import uuid
from typing import cast

import msgspec

IDLE = 3.0  # seconds; the server waits for five
ENDED = b"\r\n\r\n"
LENGTH = b"content-length: "


class Gesture(msgspec.Struct, gc=False):
    action: int


class Scene(msgspec.Struct, gc=False):
    hand: int


class Moment(msgspec.Struct, gc=False):
    scene: Scene
    gestures: list[Gesture]
    can_throw: bool


class View(msgspec.Struct, gc=False):
    """Of a View, or of the last Entry, what a client needs that plays at random."""

    number: int
    moment: Moment


class Acted(msgspec.Struct, gc=False):
    entries: list[msgspec.Raw]


class Made(msgspec.Struct):
    code: str
    tokens: dict[str, str]


read_acted = msgspec.json.Decoder(Acted).decode
read_view = msgspec.json.Decoder(View).decode


class Connection(asyncio.Protocol):
    """Asks one thing after the other."""

    def __init__(self) -> None:
        self.come = b""
        self.body = 0  # where the body of the answer that comes begins
        self.whole = 0  # bytes of it, head and all; 0 while its head has not come
        self.answer: asyncio.Future[bytes] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def ask(self, head: bytes, body: bytes) -> asyncio.Future[bytes]:
        assert self.transport is not None
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(b"%sContent-Length: %d\r\n\r\n%s" % (head, len(body), body))
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.come = self.come + data if self.come else data
        if not self.whole:
            self.body = self.come.find(ENDED) + len(ENDED)
            if self.body < len(ENDED):
                return
            length = self.come.index(LENGTH) + len(LENGTH)
            self.whole = self.body + int(self.come[length : self.come.index(b"\r", length)])
        if len(self.come) >= self.whole and self.answer is not None:
            come, self.come, self.whole = self.come, b"", 0
            if come[9:10] == b"2":
                self.answer.set_result(come[self.body :])
            else:
                self.answer.set_exception(AssertionError(come))

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error or ConnectionError("the server has closed a line"))


class Line:
    """One keep-alive connection; where it was silent for so long that the server may close it, another one."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = -IDLE
        self.connection: Connection | None = None

    async def ask(self, head: bytes, body: bytes = b"") -> bytes:
        """The body of an answer; a head has everything but the length."""
        if self.connection is None or time.perf_counter() - self.used > IDLE:
            self.close()
            loop = asyncio.get_running_loop()
            _, self.connection = await loop.create_connection(Connection, "127.0.0.1", self.port)
        answer = await self.connection.ask(head, body)
        self.used = time.perf_counter()
        return answer

    def close(self) -> None:
        if self.connection is not None and self.connection.transport is not None:
            self.connection.transport.close()


def head(method: str, path: str) -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n".encode()


class Player:
    """Plays on a table of its own, both seats, at random; a finished game is followed by another."""

    def __init__(self, line: Line, game: str, seed: int) -> None:
        self.line = line
        self.game = game
        self.rng = random.Random(seed)

    async def sit_down(self) -> None:
        seats = [{"kind": "person", "name": f"Guest {seat}"} for seat in range(2)]
        wish = {"game": self.game, "options": {}, "seats": seats, "message": uuid.uuid4().hex}
        made = msgspec.json.decode(await self.line.ask(head("POST", "/api/tables"), msgspec.json.encode(wish)), type=Made)
        root = f"/api/tables/{made.code}"
        self.view = read_view(await self.line.ask(head("GET", root)))
        self.act = head("POST", f"{root}/act")
        tokens, salt = msgspec.json.encode(list(made.tokens.values())), uuid.uuid4().hex[:20].encode()
        self.begin = b'{"tokens":%s,"message":"%s' % (tokens, salt)

    async def move(self) -> float | None:
        """Seconds until the move was acknowledged; none where the game is over."""
        moment, number = self.view.moment, self.view.number
        if moment.can_throw:
            wish = b'%s%08d","at":%d,"seat":%d,"do":"throw"}' % (self.begin, number, number, moment.scene.hand)
        elif moment.gestures:
            action = self.rng.choice(moment.gestures).action
            wish = b'%s%08d","at":%d,"seat":%d,"do":"action","action":%d}' % (self.begin, number, number, moment.scene.hand, action)
        else:
            return None
        begun = time.perf_counter()
        answer = await self.line.ask(self.act, wish)
        taken = time.perf_counter() - begun
        self.view = read_view(read_acted(answer).entries[-1])
        return taken

    async def play(self, until: float, waits: list[float], every: float = 0.0) -> None:
        """As soon as one move is answered the next, or one after every so many seconds."""
        due = time.perf_counter() + every * self.rng.random()
        while (now := time.perf_counter()) < until and due < until:
            if every and now < due:
                await asyncio.sleep(due - now)
            late = max(0.0, time.perf_counter() - due) if every else 0.0
            taken = await self.move()
            if taken is None:
                await self.sit_down()
            else:
                waits.append(late + taken)
                due += every
