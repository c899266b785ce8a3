"""A data file without tables, made once per process and then copied: to make one takes a server longer than all else at its start."""

import tempfile
from functools import cache
from pathlib import Path

from parlour.server.migrating import migrate


@cache
def empty_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        migrate(path)
        return path.read_bytes()


def put_empty_file(path: Path) -> None:
    """As a server's first start leaves it; what is there already stays."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.write_bytes(empty_file())
