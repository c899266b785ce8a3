"""`parlour lab lookups`: what computer players look up, what is kept of it, and how to work it out anew."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.cli.checks import lookup_table
from parlour.cli.voice import Voice
from parlour.doctor import prepared
from parlour.players import kept


def show_lookups(voice: Voice, names: Sequence[str]) -> None:
    """All of them; those that are named, whole or by how they begin, are worked out first."""
    lookups = kept.all_lookups()
    for name in names:
        wanted = [lookup for lookup in lookups if lookup.name.startswith(name)]
        if not wanted:
            raise voice.refuse("cli-lookup-unknown", name=name, lookups=", ".join(lookup.name for lookup in lookups))
        for lookup in wanted:
            work_out(voice, lookup)
    voice.out.print(lookup_table(voice, prepared()))
    voice.tell("lab-kept", ink="quiet", folder=str(kept.folder()))


def work_out(voice: Voice, lookup: kept.Lookup) -> None:
    start = monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(lookup.name, total=1.0)
        kept.make(lookup, lambda done: progress.update(task, completed=done))
    voice.tell("cli-lookup-made", name=lookup.name, seconds=f"{monotonic() - start:.1f}")
