"""`parlour forget`: a table or a nickname, for good."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.cli.voice import Voice, reason_of
from parlour.server.forgetting import forget_in_database, forget_in_file
from parlour.server.key import InUse
from parlour.server.migrating import BadFile
from parlour.server.settings import data_path
from parlour.server.storage import Unavailable


def forget(voice: Voice, codes: Sequence[str], name: str, data: Path | None, database: str) -> None:
    """Forget tables by their codes or links, and a name wherever it stands; say how much that was."""
    if not codes and not name:
        raise voice.refuse("cli-forget-what")
    tables = [code.rstrip("/").rpartition("/")[2] for code in codes]  # a link does, too
    try:
        found = forget_in_database(database, tables, name) if database else forget_in_file(data_path(data), tables, name)
    except ImportError:
        raise voice.refuse("server-database-driver", command="pip install 'parlour[box,postgres]'") from None
    except InUse as used:
        raise voice.refuse("cli-forget-in-use", address=used.address) from None
    except (BadFile, Unavailable) as error:
        raise voice.refuse("cli-forget-failed", detail=reason_of(error)) from None
    if found == (0, 0):
        raise voice.refuse("cli-forget-nothing")
    voice.tell("cli-forgotten", tables=found[0], names=found[1])
