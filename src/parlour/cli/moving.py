"""`parlour copy`: a house moves from its file into a database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli.voice import Voice, reason_of
from parlour.server.migrating import BadFile
from parlour.server.storage import Unavailable


def copy_tables(voice: Voice, file: Path, database: str) -> None:
    """Copy all tables of a file into a database, with a bar."""
    try:
        from parlour.server import copying  # its driver is installed only where it is wanted
    except ImportError:
        raise voice.refuse("server-database-driver", command="pip install 'parlour[box,postgres]'") from None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=voice.err, transient=True) as progress:
            task = progress.add_task(voice.say("cli-copying"), total=None)

            def tell(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

            tables = asyncio.run(copying.copy_tables(file, database, tell))
    except copying.NotEmpty:
        raise voice.refuse("cli-copy-not-empty") from None
    except (BadFile, Unavailable) as error:
        raise voice.refuse("cli-copy-failed", detail=reason_of(error)) from None
    voice.tell("cli-copied", count=tables)
