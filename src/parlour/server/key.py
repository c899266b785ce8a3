"""One data file, one server: a second one is told where the first is. The key is given back by the system, even after kill -9."""

import os
import sys
from pathlib import Path
from typing import TextIO


class InUse(Exception):
    """Another server has the data file open."""

    def __init__(self, address: str) -> None:
        super().__init__(f"the data file is in use by the server at {address}")
        self.address = address


def take_key(data: Path, address: str) -> TextIO:
    """Hold the returned file open for as long as the data file is used."""
    file = open(data.with_name(data.name + ".key"), "a+", encoding="utf-8", opener=privately)  # noqa: SIM115  # closed by whoever holds it
    if not locked(file):
        file.seek(0)
        known = file.read().strip()
        file.close()
        raise InUse(known)
    file.seek(0)
    file.truncate()
    file.write(address)
    file.flush()
    return file


def privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def locked(file: TextIO) -> bool:
    """Whether we have the key now."""
    if sys.platform == "win32":
        return True  # SQLite alone keeps writers apart there
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
