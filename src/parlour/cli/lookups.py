"""`parlour lab lookups`: what computer players look up, what is kept of it, and how to work it out anew."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from parlour.cli.checks import lookup_table
from parlour.cli.progress import bar, cores_of
from parlour.cli.voice import Voice
from parlour.doctor import prepared
from parlour.lab.solving import solve
from parlour.players import kept


def show_lookups(voice: Voice, names: Sequence[str], cores: int | None, cluster: str) -> None:
    """All of them; those that are named, whole or by how they begin, are worked out first."""
    lookups = kept.all_lookups()
    wanted: dict[str, kept.Lookup] = {}
    for name in names:
        found = {lookup.name: lookup for lookup in lookups if lookup.name.startswith(name)}
        if not name or not found:  # an empty name would begin all of them, which takes hours
            raise voice.refuse("cli-lookup-unknown", name=name, lookups=", ".join(lookup.name for lookup in lookups))
        wanted |= found
    for name, seconds in work_out(voice, list(wanted.values()), cores, cluster).items():
        voice.tell("cli-lookup-made", name=name, seconds=voice.number(seconds, 1))
    voice.out.print(lookup_table(voice, prepared()))
    voice.tell("lab-kept", ink="quiet", folder=str(kept.folder()))


def work_out(voice: Voice, lookups: Sequence[kept.Lookup], cores: int | None, cluster: str) -> dict[str, float]:
    """Each with a bar; the CPU seconds that each took."""
    with bar(voice, counted=False) as progress:
        tasks = {lookup.name: progress.add_task(lookup.name, total=1.0) for lookup in lookups}

        def tell(lookup: kept.Lookup, done: float) -> None:
            progress.update(tasks[lookup.name], completed=done)

        return solve(lookups, tell, cores=cores_of(cores), cluster=cluster)


def just_kept(voice: Voice, lookup: kept.Lookup) -> array[float]:
    """What has just been worked out, unless the folder cannot be written to."""
    numbers = kept.read(lookup)
    if numbers is None:
        raise voice.refuse("cli-lookup-not-kept", name=lookup.name, folder=str(kept.folder()))
    return numbers
