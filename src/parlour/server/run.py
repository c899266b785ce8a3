"""Start the server: find a port, say where it is, serve until stopped."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import uvicorn

from parlour.core.message import Message, say
from parlour.server.app import create_app
from parlour.server.connections import Arrived, Connection, Connections, raise_descriptors, room
from parlour.server.heads import bounded_protocol
from parlour.server.house import House
from parlour.server.key import InUse, take_key
from parlour.server.logs import set_up_log
from parlour.server.migrating import BadFile, DamagedFile, make_private, migrate
from parlour.server.network import Network, address_of, is_loopback, own_address
from parlour.server.refusals import Refusal
from parlour.server.saving import put_away
from parlour.server.settings import PORT, Settings, WrongSetting, from_environment
from parlour.server.storage import Unavailable
from parlour.words import languages, words

SWITCH = 0.001  # seconds that a thread which replays or writes lets the loop wait for the interpreter; five times as many are usual
YOUNG = 50_000  # objects more than before until the collector of cycles looks for some
TRIES = 50  # ports looked at
LAST_PORT = (1 << 16) - 1
GIVEN = "PARLOUR_SOCKET"  # the number of a socket that we serve on instead of one of our own
FAREWELL = 0.3  # seconds between the last who comes in and the end


class Service(uvicorn.Server):
    """Uvicorn that calls back when it listens, waits for nobody who says nothing, and ends live connections instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, house: House, listening: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.house = house
        self.listening = listening
        self.guests = Connections(room(house.settings.descriptors))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what was loaded until now stays: the collector of cycles need not look at it again and again
        gc.set_threshold(YOUNG)  # what a move makes is gone with the next one, and hardly ever a cycle: 700 is less than fifty moves make
        if not self.should_exit:
            await self.listening()

    async def listen(self, bound: socket.socket) -> Callable[[], None]:
        """Serve on one more socket; what is given back ends that, and whoever came by it is cut off."""

        def protocol() -> asyncio.Protocol:
            kind = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)  # made as in uvicorn's own startup
            return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        server = await asyncio.get_running_loop().create_server(protocol, sock=bound)
        self.servers.append(server)
        here = bound.getsockname()[:2]

        def shut() -> None:
            server.close()
            self.servers.remove(server)
            for connection in list(cast("Collection[Arrived]", self.server_state.connections)):
                if connection.server == here:
                    connection.transport.abort()

        return shut

    async def on_tick(self, counter: int) -> bool:
        self.guests.look(cast("Collection[Connection]", self.server_state.connections))  # ws="none": there are no others
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if os.environ.get(GIVEN):  # another server takes our place: whoever has come in already is still answered
            for server in self.servers:
                server.close()
            await asyncio.sleep(FAREWELL)
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


def given_socket() -> socket.socket | None:
    """The one that whoever started us listens on, so that nobody is refused while a server takes another's place."""
    given = os.environ.get(GIVEN)
    return socket.socket(fileno=int(given)) if given else None


def address(bound: socket.socket) -> str:
    """What to type into a browser, so that a copied link works on other machines too where these can reach us."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address() or "localhost"
    return address_of(host, port)


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
    lan: bool = False,
) -> None:
    """Serve the box until interrupted, with `lan` for the local network too. Where it is open already, or cannot be, that is said."""
    try:
        settings = from_environment(data, raise_descriptors(), database)
    except WrongSetting as error:
        tell(say("server-setting-wrong", detail=str(error)))
        raise SystemExit(1) from None
    set_up_log(settings.structured_log)
    with given_socket() or bind(host, port) as bound:
        where = address(bound)
        try:
            key = database_ready(settings.database, settings.keep) if settings.database else file_ready(settings.data, where, settings.keep)
        except InUse as used:
            tell(say("server-in-use", address=used.address))
            if open_browser:
                webbrowser.open(used.address)
            return
        except NotReady as refused:
            tell(refused.said)
            raise SystemExit(1) from None
        with key, suppress(KeyboardInterrupt):
            run(settings, bound, port, open_browser, tell, lan)


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


def database_ready(database: str, keep: float) -> AbstractContextManager[object]:
    """Bring the database up to date. Nobody is kept from it: that is what it is for."""
    try:
        from parlour.server.postgres import prepare  # its driver is installed only where it is wanted
    except ImportError:
        raise NotReady(say("server-database-driver", command="pip install 'parlour[box,postgres]'")) from None
    try:
        asyncio.run(prepare(database, keep))
    except (Unavailable, BadFile) as error:
        split = urlsplit(database)  # without the password
        raise NotReady(say("server-database-broken", place=f"{split.hostname}{split.path}", detail=str(error))) from None
    return nullcontext()


def run(settings: Settings, bound: socket.socket, port: int, open_browser: bool, tell: Callable[[Message], None], lan: bool) -> None:
    """Serve on a socket."""
    where = address(bound)
    host, found = bound.getsockname()[:2]
    network = Network(settings.network)
    if is_loopback(host) and not (settings.hosts or settings.proxies):  # with these it stands behind a proxy
        network.bind = lambda home: bind(home, found)
    app, house = create_app(settings, network)

    async def listening() -> None:
        if port not in (0, found):
            tell(say("server-port-taken", port=str(port), other=str(found)))
        tell(say("server-listening", address=where))
        if lan and is_loopback(host):
            try:
                await network.open()
                tell(say("server-network-open", address=network.address))
            except Refusal as refusal:
                tell(refusal.sentence())
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
    service = Service(config, house, listening)
    network.listen = service.listen
    service.run(sockets=[bound])
