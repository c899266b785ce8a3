"""Start the server: find a port, say where it is, serve until stopped."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import uvicorn

from parlour.core.message import Message, say
from parlour.server.app import create_app
from parlour.server.connections import Connection, Connections, raise_descriptors, room
from parlour.server.heads import bounded_protocol
from parlour.server.house import House
from parlour.server.key import InUse, take_key
from parlour.server.logs import set_up_log
from parlour.server.migrating import BadFile, DamagedFile, make_private, migrate
from parlour.server.saving import put_away
from parlour.server.settings import PORT, Settings, WrongSetting, from_environment
from parlour.server.storage import Unavailable
from parlour.words import languages, words

SWITCH = 0.001  # seconds that a thread which replays or writes lets the loop wait for the interpreter; five times as many are usual
TRIES = 50  # ports looked at
LAST_PORT = (1 << 16) - 1


class Service(uvicorn.Server):
    """Uvicorn that calls back when it listens, waits for nobody who says nothing, and ends live connections instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, house: House, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.listening = listening
        self.guests = Connections(room(house.settings.descriptors))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what was loaded until now stays: the collector of cycles need not look at it again and again
        if not self.should_exit:
            self.listening()

    async def on_tick(self, counter: int) -> bool:
        self.guests.look(cast("Collection[Connection]", self.server_state.connections))  # ws="none": there are no others
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.stop_showing()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one; port 0 is any."""
    last = min(port + TRIES, LAST_PORT) if port else 0
    while True:
        # The protocol is named because asyncio sends small answers at once only then; else each waits 40 ms for the one before.
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
            bound.listen(128)  # now, because two programs can be bound to one port until one of them listens
            return bound
        except OSError:
            bound.close()
            if port >= last:
                raise
            port += 1


def address(bound: socket.socket) -> str:
    """What to type into a browser."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """How other machines of this network find us, so that a copied link works there too. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def say_aloud(message: Message) -> None:
    """Print a message in the language of this shell."""
    asked = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    print(words(asked if asked in languages() else languages()[0]).put(message), flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = False,
    tell: Callable[[Message], None] = say_aloud,
    database: str = "",
) -> None:
    """Serve the box until interrupted. Where it is open already, or cannot be, that is said instead."""
    try:
        settings = from_environment(data, raise_descriptors(), database)
    except WrongSetting as error:
        tell(say("server-setting-wrong", detail=str(error)))
        raise SystemExit(1) from None
    set_up_log(settings.structured_log)
    with bind(host, port) as bound:
        where = address(bound)
        try:
            key = database_ready(settings.database) if settings.database else file_ready(settings.data, where, settings.keep)
        except InUse as used:
            tell(say("server-in-use", address=used.address))
            if open_browser:
                webbrowser.open(used.address)
            return
        except NotReady as refused:
            tell(refused.said)
            raise SystemExit(1) from None
        with key, suppress(KeyboardInterrupt):
            run(settings, bound, port, open_browser, tell)


class NotReady(Exception):
    """Where the tables are kept cannot be used, and why."""

    def __init__(self, said: Message) -> None:
        self.said = said


def file_ready(path: Path, where: str, keep: float) -> AbstractContextManager[object]:
    """Bring the file up to date; what is given back keeps other servers from it."""
    try:
        make_private(path)
        key = take_key(path, where)
        migrate(path)
        if keep:
            put_away(path, keep)
    except DamagedFile as error:
        raise NotReady(say("server-data-damaged", path=str(path), detail=str(error))) from None
    except (OSError, BadFile) as error:
        raise NotReady(say("server-data-broken", path=str(path), detail=str(error))) from None
    return key


def database_ready(database: str) -> AbstractContextManager[object]:
    """Bring the database up to date. Nobody is kept from it: that is what it is for."""
    try:
        from parlour.server.postgres import prepare  # its driver is installed only where it is wanted
    except ImportError:
        raise NotReady(say("server-database-driver", command="pip install 'parlour[box,postgres]'")) from None
    try:
        asyncio.run(prepare(database))
    except (Unavailable, BadFile) as error:
        split = urlsplit(database)  # without the password
        raise NotReady(say("server-database-broken", place=f"{split.hostname}{split.path}", detail=str(error))) from None
    return nullcontext()


def run(settings: Settings, bound: socket.socket, port: int, open_browser: bool, tell: Callable[[Message], None]) -> None:
    """Serve on a socket."""
    where = address(bound)
    found = bound.getsockname()[1]
    app, house = create_app(settings)

    def listening() -> None:
        if port not in (0, found):
            tell(say("server-port-taken", port=str(port), other=str(found)))
        tell(say("server-listening", address=where))
        if open_browser:
            webbrowser.open(where)

    config = uvicorn.Config(
        app,
        http=bounded_protocol(),
        ws="none",
        log_config=None,  # ours, with times
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    Service(config, house, listening).run(sockets=[bound])
