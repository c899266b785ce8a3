"""`parlour backup`, `parlour restore` and `parlour repair`."""

from __future__ import annotations

from pathlib import Path

from parlour.cli.voice import Voice, reason_of
from parlour.server import saving
from parlour.server.key import InUse
from parlour.server.migrating import BadFile
from parlour.server.settings import data_path


def back_up(voice: Voice, data: Path | None, file: Path) -> None:
    """All tables into one file, also while they are played at."""
    try:
        tables = saving.backup(data_path(data), file)
    except (BadFile, OSError) as error:
        raise voice.refuse("cli-backup-failed", detail=reason_of(error)) from None
    voice.tell("cli-backed-up", count=tables, path=str(file))


def put_back(voice: Voice, file: Path, data: Path | None) -> None:
    """A saved file in the place of the data file."""
    path = data_path(data)
    try:
        before = saving.restore(file, path)
    except InUse as used:
        raise voice.refuse("cli-restore-in-use", address=used.address) from None
    except (BadFile, OSError) as error:
        raise voice.refuse("cli-restore-failed", detail=reason_of(error)) from None
    voice.tell("cli-restored", path=str(path))
    if before is not None:
        voice.tell("cli-restored-before", path=str(before))


def mend(voice: Voice, data: Path | None, file: Path) -> None:
    """What can be read of a damaged data file into a new one."""
    try:
        mended = saving.repair(data_path(data), file)
    except (BadFile, OSError) as error:
        raise voice.refuse("cli-repair-failed", detail=reason_of(error)) from None
    voice.tell("cli-repaired", tables=mended.tables, cut=mended.cut, lost=mended.lost, path=str(file))
