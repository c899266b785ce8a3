"""A bar for everything that takes a while: what it is, how far, since when, and how long still."""

from __future__ import annotations

import os

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.cli.voice import Voice


def bar(voice: Voice, counted: bool = True, transient: bool = True) -> Progress:
    """Counted: of so many things; else of a whole."""
    columns: list[ProgressColumn] = [TextColumn("{task.description}"), BarColumn()]
    if counted:
        columns.append(MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=voice.err, transient=transient)


def cores_of(wished: int | None) -> int:
    """As many as were wished for, or all."""
    return wished or os.cpu_count() or 1
