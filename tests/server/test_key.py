"""One data file, one server, for its owner's eyes only."""

import stat
from pathlib import Path

import pytest

from parlour.server.key import InUse, take_key
from parlour.server.migrating import make_private
from parlour.server.settings import data_path


def test_a_symbolic_link_leads_to_the_same_key(tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "link.db").symlink_to(real / "tables.db")
    (tmp_path / "folder").symlink_to(real)
    with take_key(data_path(real / "tables.db"), "http://first/"):
        for other in (tmp_path / "link.db", tmp_path / "folder" / "tables.db"):
            with pytest.raises(InUse, match="http://first/"):
                take_key(data_path(other), "http://second/")


def test_nobody_else_reads_the_files(tmp_path: Path) -> None:
    data = tmp_path / "new" / "tables.db"
    make_private(data)
    with take_key(data, "http://here/"):
        kept = [data.parent, data, data.with_name("tables.db.key")]
        assert [stat.S_IMODE(path.stat().st_mode) for path in kept] == [0o700, 0o600, 0o600]


def test_a_file_that_was_copied_here_becomes_private(tmp_path: Path) -> None:
    files = [tmp_path / f"tables.db{ending}" for ending in ("", "-wal", "-shm")]
    for file in files:
        file.touch()
        file.chmod(0o644)
    make_private(files[0])
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
