"""`parlour lab kniffel`: solve the game once, with a bar that shows how far it is, and keep it in the cache folder."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.catalogue import game
from parlour.cli.shelf import agreed
from parlour.cli.voice import Voice
from parlour.games.kniffel.rules import KniffelRules
from parlour.players import kept
from parlour.players.kniffel.solution import keep, name, solve


def solve_kniffel(voice: Voice, options: Sequence[str]) -> None:
    rules = KniffelRules(agreed(voice, game("kniffel"), 1, options))
    start = monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(voice.say("cli-kniffel-solving"))
        solution = solve(rules, lambda done, all: progress.update(task, completed=done, total=all))
    keep(rules, solution)
    worth = f"{solution.worth(0, 0, 0):.4f}"
    voice.tell("cli-kniffel-solved", worth=worth, seconds=f"{monotonic() - start:.1f}", path=str(kept.path(name(rules))))
