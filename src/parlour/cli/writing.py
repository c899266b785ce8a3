"""Places that a long command will write to, tried before it begins: nobody should learn after an hour that it was in vain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from parlour.cli.voice import Voice, reason_of
from parlour.lab.runner import make_room

UNDER_WAY: Final = Path("build/lab")  # journals of work that is under way, where nobody asked for one


def prepare_folder(voice: Voice, folder: Path) -> None:
    """Make it where it is not there; refused where nothing can be written in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise voice.refuse("cli-cannot-write", file=str(folder), why=reason_of(error)) from None


def prepare_file(voice: Voice, file: Path | None) -> None:
    """The same for a file that will be appended to, where one was asked for."""
    if file is None:
        return
    try:
        make_room(file)
    except OSError as error:
        raise voice.refuse("cli-cannot-write", file=str(file), why=reason_of(error)) from None


@contextmanager
def journal_for(voice: Voice, asked: Path | None, name: str) -> Iterator[Path | None]:
    """Where work is written down as it goes on. What was asked for stays; our own is there for whoever stops, and goes once all is done.

    Where our own cannot be written the work is done without.
    """
    if asked is not None:
        prepare_file(voice, asked)
        yield asked
        return
    own = UNDER_WAY / f"{name}.jsonl"
    try:
        make_room(own)
    except OSError:
        yield None
        return
    yield own
    own.unlink(missing_ok=True)
