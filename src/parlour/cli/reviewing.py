"""`parlour review`: a recorded game as the strongest player sees it."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from parlour.catalogue import UnknownGame, game
from parlour.cli.checks import read
from parlour.cli.voice import Voice, reason_of
from parlour.cli.writing import prepare_file
from parlour.core.errors import RecordError
from parlour.core.game import Game
from parlour.core.message import Message
from parlour.core.parent import end_with_parent
from parlour.core.record import Record, verify
from parlour.review.looking import Look, look_through, portions, setup_of
from parlour.review.reckoning import Account, Review, reckon
from parlour.review.telling import figure, signed, spelled, spellings, told
from parlour.review.writing import written

MARK_INKS = {"slip": "quiet", "mistake": "accent", "blunder": "refusal"}


def review_record(voice: Voice, path: Path, out: Path | None, cores: int | None) -> None:
    """Go through a record with a bar, and say what decided it."""
    try:
        record = Record.from_json(read(voice, path))
        found = game(record.game)
        verify(found, record)
    except UnknownGame:
        raise voice.refuse("cli-record-unknown-game", game=record.game) from None
    except RecordError as error:
        raise voice.refuse("cli-record-wrong", error=error.said) from None
    prepare_file(voice, out)
    review = reviewed(voice, found, record, cores or os.cpu_count() or 1)
    if out is not None:
        try:
            out.write_text(written(review) + "\n", encoding="utf-8")
        except OSError as error:
            raise voice.refuse("cli-cannot-write", file=str(out), why=reason_of(error)) from None
    show(voice, found, record, review)


def reviewed(voice: Voice, found: Game, record: Record, cores: int) -> Review:
    """The portions are shared out among the cores; the bar moves with each of them."""
    setup = setup_of(record)
    shares = portions(len(record.actions) + 1)
    looks: dict[int, list[Look]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeElapsedColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(voice.say("review-under-way"), total=len(shares))
        with ProcessPoolExecutor(cores, get_context("spawn"), end_with_parent) as pool:
            jobs = {pool.submit(look_through, setup, record.position, record.actions, first, end): first for first, end in shares}
            for job in as_completed(jobs):
                looks[jobs[job]] = job.result()
                progress.advance(task)
    return reckon(record, [look for first in sorted(looks) for look in looks[first]])


def show(voice: Voice, found: Game, record: Record, review: Review) -> None:
    voice.tell(f"game-{found.id}", ink="title")
    spelt = spellings(record, review)
    for message in told(review, record.seats, spelt):
        voice.print(voice.words.put(message))
    voice.out.print()
    voice.out.print(accounts(voice, record, review))
    marked = [(number, move) for number, move in enumerate(review.moves, 1) if move.mark]
    if marked:
        voice.out.print()
    for number, move in marked:
        best = spelled(spelt, move, move.best[0].text) if move.best else ""
        line = voice.say(
            "review-marked",
            number=number,
            name=record.seats[move.seat],
            move=spelled(spelt, move, move.text),
            mark=move.mark,
            lost=figure(review, move.lost, exact=True),
            best=best,
            unit=review.unit,
        )
        voice.out.print(Text(line, style=MARK_INKS[move.mark]))
    voice.out.print()
    voice.tell(f"review-unit-{review.unit}", ink="quiet")
    voice.tell("review-exact" if review.exact else "review-judged", ink="quiet")


def accounts(voice: Voice, record: Record, review: Review) -> Table:
    """How each seat's worth at the start became its result."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    kinds = {move.kind for move in review.moves}
    table.add_column(voice.say("review-seat"))
    columns: dict[str, Callable[[Account], Message]] = {"start": lambda account: figure(review, account.start)}
    if "throw" in kinds:
        columns["luck"] = lambda account: signed(review, account.luck)
    if "decision" in kinds:
        columns["decided"] = lambda account: signed(review, account.decided)
    if "end" in kinds:
        columns["ended"] = lambda account: signed(review, account.ended)
    columns["result"] = lambda account: figure(review, account.result)
    if "decision" in kinds:
        columns["lost"] = lambda account: figure(review, account.lost)
    for id in columns:
        table.add_column(voice.say(f"review-{id}"), justify="right")
    for seat, account in enumerate(review.accounts):
        table.add_row(Text(record.seats[seat]), *(voice.words.put(told_of(account)) for told_of in columns.values()))
    return table
