"""Who may come in: requests that another site, another name for this machine, or a confused proxy has made are turned away here."""

from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from parlour.server.refusals import Refusal

Headers = Iterable[tuple[bytes, bytes]]

# Names that no stranger can register: a page of theirs cannot make a browser believe that this machine is theirs (DNS rebinding).
HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
ANY = "*"
LOOKED_AT = frozenset({b"host", b"origin", b"sec-fetch-site", b"content-type", b"content-length", b"transfer-encoding"})
REMEMBERED = 4096  # answers to what is asked again with every request

asking: ContextVar[str] = ContextVar("asking", default="")  # the household whose request we are at; tasks that it starts inherit it


class Door:
    """Knows by which names the server is called."""

    def __init__(self, hosts: Sequence[str] = ()) -> None:
        self.hosts = frozenset(host.lower() for host in hosts)

    def check(self, method: str, path: str, headers: Headers) -> None:
        """Refusal says why a request is not let in."""
        said = told(headers)
        check_length(said)
        host = only(said, b"host")
        if not self.knows(host):
            raise Refusal(421, "host", f"this server is not called {host!r}; PARLOUR_HOSTS lists its names")
        if path.startswith("/api/"):
            self.check_origin(said, host)
        if method == "POST" and kind(only(said, b"content-type")) != "application/json":
            raise Refusal(415, "request", "the body must be application/json")

    def knows(self, host: str) -> bool:
        """Whether a Host header means us: an address, a name of a home network, or one of the names that we were told."""
        name = host_name(host)
        if not name or ANY in self.hosts or name in self.hosts or name.endswith(HOME):
            return True
        return "." not in name or is_address(name)

    def check_origin(self, said: dict[bytes, list[str]], host: str) -> None:
        """Pages of other sites do not act here, even where a browser asks nobody first."""
        site = only(said, b"sec-fetch-site") or "same-origin"
        if site not in ("same-origin", "none"):
            raise Refusal(403, "origin", f"a page of another site asked ({site})")
        origin = only(said, b"origin")
        if origin and not same_place(origin, host):
            raise Refusal(403, "origin", f"a page of {origin!r} asked")


def told(headers: Headers) -> dict[bytes, list[str]]:
    """The headers that matter here, by name, which uvicorn gives in small letters; one may come more than once."""
    found: dict[bytes, list[str]] = {}
    for name, value in headers:
        if name in LOOKED_AT:
            found.setdefault(name, []).append(value.decode("latin-1"))
    return found


def only(said: dict[bytes, list[str]], name: bytes) -> str:
    """A header that comes once at most; "" where it does not."""
    values = said.get(name, [])
    if len(values) > 1:
        raise Refusal(400, "request", f"{name.decode()} was sent {len(values)} times")
    return values[0].strip() if values else ""


def check_length(said: dict[bytes, list[str]]) -> None:
    """A body has one length: where it has two, a proxy and we could see two different requests."""
    if len(said.get(b"content-length", [])) + len(said.get(b"transfer-encoding", [])) > 1:
        raise Refusal(400, "request", "the length of the body was said more than once")


def kind(content_type: str) -> str:
    return content_type.partition(";")[0].strip().lower()


def host_name(host: str) -> str:
    """The name or address in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if ":" in host else host.lower().rstrip(".")


@lru_cache(REMEMBERED)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(REMEMBERED)
def same_place(origin: str, host: str) -> bool:
    """Whether an Origin is the host that was asked; its scheme is not compared, since a proxy may have taken TLS off."""
    try:
        parts = urlsplit(origin)
        asked = urlsplit(f"{parts.scheme}://{host}")
        return bool(parts.hostname) and (parts.hostname, port(parts.port, parts.scheme)) == (asked.hostname, port(asked.port, parts.scheme))
    except ValueError:  # no address at all
        return False


def port(said: int | None, scheme: str) -> int:
    return said if said is not None else 443 if scheme == "https" else 80


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """What counts as one: an IPv4 address, or the /64 of an IPv6 address, which is what one house is given."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped) if known.ipv4_mapped else f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)
