"""Tables that took a while to work out, kept as plain numbers in the user's cache folder."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable
from pathlib import Path

DOUBLE = 8  # bytes


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"


def path(name: str) -> Path:
    return folder() / f"{name}.f64"


def read(name: str, count: int) -> array[float] | None:
    """The numbers as they were kept, if they are there and whole."""
    try:
        data = path(name).read_bytes()
    except OSError:
        return None
    return array("d", data) if len(data) == DOUBLE * count else None


def keep(name: str, numbers: Iterable[float]) -> None:
    """Write numbers down; where that is not possible, they are worked out again next time."""
    to = path(name)
    part = to.with_suffix(f".{os.getpid()}")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(array("d", numbers).tobytes())
        part.replace(to)
    except OSError:
        part.unlink(missing_ok=True)
