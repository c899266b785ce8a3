"""Whether friends can reach this server: it is this machine's own until somebody at it opens it to the local network."""

import socket
from collections.abc import Awaitable, Callable, Iterable
from io import BytesIO
from ipaddress import ip_address
from urllib.parse import quote

import segno

from parlour.server.door import host_name
from parlour.server.refusals import Refusal
from parlour.server.wire import Invitation

NAMES = frozenset({"localhost", "127.0.0.1", "::1"})  # by which a browser on this machine calls us
FORWARDED = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip"})

Headers = Iterable[tuple[bytes, bytes]]
Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]  # serve on a socket too; what is given back ends that


def own_address() -> str:
    """How other machines of this network find us; "" where there is no network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def at_home(address: str) -> bool:
    """Whether an address is one of a home's: from the internet nobody reaches it."""
    return ip_address(address).is_private and not is_loopback(address)


class Network:
    """The way to this server from other machines. A server of this machine alone can be opened to the local network, and closed again."""

    def __init__(self, named: str = "") -> None:
        self.named = named  # our address in the local network, where somebody has said which one it is
        self.host = ""  # at which we are open to it
        self.address = ""  # what to type there
        self.bind: Callable[[str], socket.socket] | None = None  # none: this server is not for this machine alone anyway
        self.listen: Listen | None = None
        self.shut: Callable[[], None] | None = None

    async def open(self) -> None:
        """Open to the local network, and to no other."""
        if self.bind is None or self.listen is None:
            raise Refusal(409, "no-switch", "this server is not one of this machine alone")
        if self.shut is not None:
            return
        host = self.named or own_address()
        if not host or (not self.named and not at_home(host)):
            raise Refusal(409, "no-network", f"this machine has no address in a home network: {host!r}")
        try:
            bound = self.bind(host)
        except OSError as error:
            raise Refusal(409, "no-network", f"{host} cannot be listened at: {error}") from None
        self.shut = await self.listen(bound)
        self.host, self.address = host, address_of(*bound.getsockname()[:2])

    def close(self) -> None:
        """Back to this machine alone; whoever was here from elsewhere is cut off."""
        if self.shut is not None:
            self.shut()
        self.host, self.address, self.shut = "", "", None

    def switchable(self, client: str, headers: Headers) -> bool:
        """Whether somebody who asks sits at this machine, with nothing in between, and may open or close."""
        told = list(headers)
        called = [host_name(value.decode("latin-1")) for name, value in told if name == b"host"]
        direct = not any(name in FORWARDED for name, _ in told)
        return self.bind is not None and direct and is_loopback(client) and called != [self.host] and all(name in NAMES for name in called)

    def seen_from(self, scheme: str, host: str) -> str:
        """The address for friends of somebody who calls us so; "" where they cannot reach us."""
        name = host_name(host)
        return f"{scheme}://{host}/" if name == self.host or not (name in NAMES or is_loopback(name)) else self.address

    def invite(self, address: str, path: str, switchable: bool) -> Invitation:
        """A page of ours as others reach it, with a picture for their cameras."""
        whole = address + quote(path.lstrip("/"), safe="/?=&#.-_~") if address else ""
        return Invitation(whole, picture(whole) if whole else "", bool(self.host), switchable)


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def picture(text: str) -> str:
    """A QR code as SVG; dark on light in any theme, because not every camera reads it otherwise."""
    drawn = BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=4, omitsize=True, dark="#2b2622", light="#fffdf8", svgclass=None)
    return drawn.getvalue().decode()
