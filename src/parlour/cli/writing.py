"""Places that a long command will write to, tried before it begins: nobody should learn after an hour that it was in vain."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from parlour.cli.voice import Voice, reason_of
from parlour.lab.runner import make_room


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
