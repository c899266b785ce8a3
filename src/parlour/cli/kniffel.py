"""`parlour lab kniffel`: solve the game once, with a bar that shows how far it is, and keep it in the cache folder."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.catalogue import game
from parlour.cli.shelf import agreed
from parlour.cli.voice import Voice
from parlour.games.kniffel.rules import KniffelRules
from parlour.players import kept
from parlour.players.kniffel.solution import lookup


def solve_kniffel(voice: Voice, options: Sequence[str]) -> None:
    rules = KniffelRules(agreed(voice, game("kniffel"), 1, options))
    wanted = lookup(rules)
    start = monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(voice.say("cli-kniffel-solving"), total=1.0)
        numbers = kept.make(wanted, lambda done: progress.update(task, completed=done))
    worth = f"{next(iter(numbers)):.4f}"  # of the empty column
    voice.tell("cli-kniffel-solved", worth=worth, seconds=f"{monotonic() - start:.1f}", path=str(wanted.path))
