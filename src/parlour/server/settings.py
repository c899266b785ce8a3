"""Where the data lies and how the server behaves. Imports nothing heavy, so that `parlour doctor` can ask."""

import os
import sys
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path

FILE = "parlour.db"
PORT = 8315
PATIENCE = 120
LOOPBACK = ("127.0.0.0/8", "::1")
CLIENT = Path(__file__).parent.parent / "client"


def platform_folder() -> Path:
    """Where this platform keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Parlour"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Parlour"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"


def data_path(data: str | Path | None = None) -> Path:
    """The one file that holds all tables: as asked for, else $PARLOUR_DATA, else in the platform's folder. A folder holds parlour.db."""
    named = data or os.environ.get("PARLOUR_DATA")
    if not named:
        return (platform_folder() / FILE).resolve()
    path = Path(named).expanduser().absolute()
    file = path / FILE if path.is_dir() or str(named).endswith(("/", os.sep)) else path
    return file.resolve()  # whoever comes by a symbolic link finds the same key, and the same -wal file


def spare_cores() -> int:
    """Worker processes that leave a core for the server."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server behaves."""

    data: Path = field(default_factory=data_path)
    database: str = ""  # postgresql://...: all tables are there instead, and other servers may be at them too
    client: Path = CLIENT
    rate: float = 1.0  # multiplies what one address may ask for; 0 = no limit
    pace: float = 0.2  # seconds at least between two entries that the server makes itself; what is shown slower waits in the browser
    workers: int = field(default_factory=spare_cores)
    hosts: tuple[str, ...] = ()  # names of this server beside addresses and those of a home network; "*" = any
    network: str = ""  # our address in the local network, where the machine has several; "" = the one of its usual way out
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    descriptors: int = 1024  # files and connections that may be open at once
    structured_log: bool = False  # JSON, one object per line
    keep: float = 0.0  # days that a table stays which nobody touches; 0 = for ever
    patience: int = PATIENCE  # seconds that a table without a clock waits for somebody who has gone
    metrics: tuple[str, ...] = ()  # networks that may ask for /metrics; nobody where there is none


class WrongSetting(Exception):
    """The environment asks for something that cannot be."""


def listed(name: str) -> tuple[str, ...]:
    """The values of a variable, with commas or blanks between them."""
    return tuple(os.environ.get(name, "").replace(",", " ").split())


def listed_networks(name: str) -> tuple[str, ...]:
    """Addresses and networks: a mistyped one must not be left out in silence, nor is everybody meant by a star."""
    for network in (found := listed(name)):
        try:
            ip_network(network)
        except ValueError as error:
            raise WrongSetting(f"{name}: {error}") from None
    return found


def named_address(name: str) -> str:
    """An address, or none."""
    try:
        return str(ip_address(found)) if (found := os.environ.get(name, "")) else ""
    except ValueError as error:
        raise WrongSetting(f"{name}: {error}") from None


def listed_metrics() -> tuple[str, ...]:
    """$PARLOUR_METRICS: `on` is this machine alone."""
    return LOOPBACK if os.environ.get("PARLOUR_METRICS") == "on" else listed_networks("PARLOUR_METRICS")


def from_environment(data: str | Path | None = None, descriptors: int = 1024, database: str = "") -> Settings:
    """The settings that the environment asks for; docs/running.md has the list."""
    usual = Settings(data=data_path(data))
    return Settings(
        data=usual.data,
        database=database or os.environ.get("PARLOUR_DATABASE", ""),
        rate=float(os.environ.get("PARLOUR_RATE") or usual.rate),
        patience=int(os.environ.get("PARLOUR_PATIENCE") or usual.patience),
        pace=float(os.environ.get("PARLOUR_PACE") or usual.pace),
        workers=int(os.environ.get("PARLOUR_WORKERS") or usual.workers),
        keep=float(os.environ.get("PARLOUR_KEEP") or usual.keep),
        hosts=listed("PARLOUR_HOSTS"),
        network=named_address("PARLOUR_NETWORK"),
        proxies=listed_networks("PARLOUR_PROXIES"),
        descriptors=descriptors,
        structured_log=os.environ.get("PARLOUR_LOG") == "json",
        metrics=listed_metrics(),
    )
