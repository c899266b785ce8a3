"""`parlour lab bearoff` and `parlour lab train`: tables of the backgammon board, and lessons; with a bar that shows how far they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from parlour.cli.lookups import just_kept, work_out
from parlour.cli.progress import bar, cores_of
from parlour.cli.voice import Voice
from parlour.cli.writing import prepare_folder
from parlour.lab import halma_lessons, ludo_lessons, tables_lessons
from parlour.lab.lessons import Lesson, finish, teach
from parlour.players import kept
from parlour.players.tables import bearoff

LESSONS: tuple[Lesson, ...] = (*tables_lessons.LESSONS, *ludo_lessons.LESSONS, *halma_lessons.LESSONS)


def build_tables(voice: Voice, stones: int, cores: int | None, cluster: str) -> None:
    """Both bear-off tables, worked out anew."""
    work_out(voice, [bearoff.lookup(exact, stones, done) for exact in (False, True) for done in (0, stones - 1)], cores, cluster)
    for exact in (False, True):
        table = bearoff.table_of(exact, stones, 0, just_kept(voice, bearoff.lookup(exact, stones)))
        title = voice.say("bearoff-printed" if exact else "bearoff-standard")
        turns = table.turns(stones << 20)
        voice.tell("bearoff-built", title=title, positions=int(table.size), stones=stones, turns=voice.number(turns, 4))
    voice.tell("lab-kept", ink="quiet", folder=str(kept.folder()))


def give_lessons(voice: Voice, names: Sequence[str], folder: Path, cores: int | None, cluster: str) -> None:
    """As many lessons at a time as there are cores; one that begins where another ends waits for it."""
    lessons = {lesson.name: lesson for lesson in LESSONS}
    for name in names:
        if name not in lessons:
            raise voice.refuse("train-no-lesson", name=name, lessons=", ".join(lessons))
    prepare_folder(voice, folder)
    wanted = [lessons[name] for name in dict.fromkeys(names)]
    for together in (
        [lesson for lesson in wanted if lesson.begins not in names],
        [lesson for lesson in wanted if lesson.begins in names],
    ):
        give_together(voice, together, folder, cores, cluster)


def give_together(voice: Voice, lessons: Sequence[Lesson], folder: Path, cores: int | None, cluster: str) -> None:
    with bar(voice) as progress:
        tasks = {lesson.name: progress.add_task(lesson.name, total=lesson.chapters()) for lesson in lessons}

        def advance(lesson: Lesson, chapters: int) -> None:
            progress.update(tasks[lesson.name], completed=chapters)

        taught = teach(lessons, folder, advance, cores=cores_of(cores), cluster=cluster)
    for lesson, (pupil, seconds) in zip(lessons, taught, strict=True):
        voice.tell("train-done", name=lesson.name, figures=json.dumps(finish(lesson, pupil, seconds)))
