"""`parlour lab bearoff` and `parlour lab train`: tables of the backgammon board, and lessons; with a bar that shows how far they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.cli.voice import Voice
from parlour.lab import ludo_lessons, tables_lessons
from parlour.lab.lessons import finish, give
from parlour.players import kept
from parlour.players.tables import bearoff

LESSONS = (*tables_lessons.LESSONS, *ludo_lessons.LESSONS)


def bar(voice: Voice) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=voice.err, transient=True)


class Shown:
    """A task on a bar, told how far it is."""

    def __init__(self, progress: Progress, title: str, whole: int) -> None:
        self.progress = progress
        self.task = progress.add_task(title, total=whole)

    def __call__(self, done: float) -> None:
        self.progress.update(self.task, completed=done)


def build_tables(voice: Voice, stones: int) -> None:
    """Both bear-off tables, worked out anew."""
    for exact in (False, True):
        title = voice.say("bearoff-printed" if exact else "bearoff-standard")
        with bar(voice) as progress:
            kept.make(bearoff.lookup(exact, stones, stones - 1), Shown(progress, title, 1))
            table = bearoff.table_of(exact, stones, 0, kept.make(bearoff.lookup(exact, stones), Shown(progress, title, 1)))
        turns = table.turns(stones << 20)
        voice.tell("bearoff-built", title=title, positions=int(table.size), stones=stones, turns=f"{turns:.4f}")
    voice.tell("lab-kept", ink="quiet", folder=str(kept.folder()))


def give_lessons(voice: Voice, names: Sequence[str], folder: Path) -> None:
    lessons = {lesson.name: lesson for lesson in LESSONS}
    for name in names:
        if name not in lessons:
            raise voice.refuse("train-no-lesson", name=name, lessons=", ".join(lessons))
    for name in names:
        with bar(voice) as progress:
            pupil, seconds = give(lessons[name], folder, Shown(progress, name, lessons[name].chapters()))
        voice.tell("train-done", name=name, figures=json.dumps(finish(lessons[name], pupil, seconds)))
