"""`parlour verify`, `parlour perft` and `parlour doctor`: is it right, and is it well?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from parlour.catalogue import UnknownGame, game
from parlour.cli.shelf import agreed, find_game
from parlour.cli.standings import standings
from parlour.cli.voice import Voice, reason_of
from parlour.core.errors import PositionError, RecordError
from parlour.core.game import Game
from parlour.core.message import Message, say
from parlour.core.moves import perft, whole_moves
from parlour.core.record import Record, Verdict, begun, verify
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.doctor import Facts, Prepared

MOST_BYTES = 4_000_000  # no game of the shelf is longer than this by far


def verify_record(voice: Voice, path: Path) -> None:
    """Replay a record, and say what was checked and what could not be."""
    try:
        record = Record.from_json(read(voice, path))
        found = game(record.game)
        verdict = verify(found, record)
    except UnknownGame:
        raise voice.refuse("cli-record-unknown-game", game=record.game) from None
    except RecordError as error:
        raise voice.refuse("cli-record-wrong", error=error.said) from None
    checked(voice, "cli-record-replays", actions=verdict.actions, game=Message(f"game-{found.id}"), version=found.version)
    say_dice(voice, record, verdict)
    say_result(voice, found, record, verdict)


def read(voice: Voice, path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise voice.refuse("cli-file-too-large", path=str(path))
        return path.read_bytes()
    except OSError as error:
        raise voice.refuse("cli-file-unreadable", path=str(path), error=reason_of(error)) from None


def say_dice(voice: Voice, record: Record, verdict: Verdict) -> None:
    if verdict.throws == 0:
        unchecked(voice, "cli-record-no-dice")
    elif verdict.dice_checked:
        checked(voice, "cli-record-dice", throws=verdict.throws)
    else:
        unchecked(voice, "cli-record-dice-unseen", throws=verdict.throws)
    if record.seed and record.commitment:
        checked(voice, "cli-record-commitment")
    elif not record.commitment:
        unchecked(voice, "cli-record-no-commitment")
    if verdict.known_before:
        unchecked(voice, "cli-record-known-before", throws=verdict.known_before)
    if verdict.throws and verdict.dice_checked:
        voice.tell(proven(record, verdict), ink="accent", shares=verdict.shares)


def proven(record: Record, verdict: Verdict) -> str:
    """The sentence on what all this proves about the dice."""
    if not record.commitment:
        return "cli-record-proven-nothing"
    return "cli-record-proven-nobody" if verdict.shares else "cli-record-proven-fixed"


def say_result(voice: Voice, found: Game, record: Record, verdict: Verdict) -> None:
    if record.result is None:
        unchecked(voice, "cli-record-unfinished")
        return
    checked(voice, "cli-record-result", result=how_it_ended(found, record, verdict))
    for line in standings(voice, found.face, verdict.state, record.result, record.seats):
        voice.out.print(Text.assemble("    ", line))


def how_it_ended(found: Game, record: Record, verdict: Verdict) -> Message:
    """By its rules, or because somebody went or all agreed."""
    if record.ending is not None:
        return say(f"server-end-{record.ending.reason}", name=record.seats[record.ending.seat])
    before = begun(found, record)
    for action in record.actions[:-1]:
        before.follow(action)
    told = found.face.tell(before, record.actions[-1], verdict.state)
    return next(event.message for event in told if event.kind == "end" and event.message)


def checked(voice: Voice, id: str, **args: str | int | Message) -> None:
    voice.out.print(Text.assemble(("✓ ", "good"), voice.say(id, **args)))


def unchecked(voice: Voice, id: str, **args: str | int | Message) -> None:
    voice.out.print(Text.assemble(("– ", "quiet"), (voice.say(id, **args), "quiet")))


def count_moves(voice: Voice, name: str, depth: int, position: str, seats: int | None, options: Sequence[str]) -> None:
    """Count the sequences of whole moves, depth by depth; finished games add nothing."""
    found = find_game(voice, name)
    setup = agreed(voice, found, seats, options)
    try:
        state = found.first(setup, position)
    except PositionError as error:
        raise voice.refuse("cli-wrong-position", error=say("error-because", reason=error.said)) from None
    voice.print(state.text(), ink="quiet")
    for deep in range(1, depth + 1):
        start = process_time()
        total = count(voice, state, deep)
        voice.tell("cli-perft-line", depth=deep, total=total, seconds=voice.number(process_time() - start, 2))


def count(voice: Voice, state: State, depth: int) -> int:
    """perft with a bar that moves on with every first move."""
    total = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        moves = whole_moves(state)
        for move in progress.track(moves, description=voice.say("cli-perft-depth", depth=depth)):
            after = state.clone()
            for action in move:
                after.play(action)
            total += perft(after, depth - 1)
    return total


def show_facts(voice: Voice) -> None:
    """What is running here, and what could be better."""
    from parlour.doctor import examine

    facts = examine()
    voice.tell("cli-doctor-parlour", ink="title", version=facts.parlour)
    voice.tell("cli-doctor-python", version=facts.python, machine=facts.machine)
    voice.tell("cli-doctor-package", ink="quiet", path=str(facts.package))
    voice.out.print()
    say_compiled(voice, facts)
    checked(voice, "cli-doctor-data" if facts.data.is_file() else "cli-doctor-data-new", path=str(facts.data))
    if facts.data.is_file():
        checked(voice, "cli-doctor-data-backup")
    if facts.guests:
        checked(voice, "cli-doctor-guests", names=", ".join(facts.guests))
    for fault in facts.faults:
        unchecked(voice, "cli-doctor-fault", package=fault.package, version=fault.version, name=fault.name, reason=fault.reason)
    voice.out.print()
    voice.tell("cli-doctor-lookups", ink="accent")
    voice.out.print(lookup_table(voice, facts.lookups))
    voice.out.print()
    voice.tell("cli-doctor-parts", ink="accent")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, version in facts.parts.items():
        table.add_row(name, version or Text(voice.say("cli-doctor-missing"), style="quiet"))
    voice.out.print(table)


def lookup_table(voice: Voice, lookups: Sequence[Prepared]) -> Table:
    """What computer players look up, and whether it is there."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for lookup in lookups:
        if lookup.done is not None:
            state = Text(voice.say("cli-lookup-under-way", percent=int(100 * lookup.done)), style="accent")
        elif lookup.kept:
            state = Text(voice.say("cli-lookup-kept", megabytes=voice.number(lookup.bytes / 1e6, 1)))
        else:
            state = Text(voice.say("cli-lookup-later"), style="quiet")
        table.add_row(lookup.name, state)
    return table


def say_compiled(voice: Voice, facts: Facts) -> None:
    """Whether the hot path runs compiled, and what to do if it does not."""
    compiled = sum(module.code == "compiled" for module in facts.modules)
    stale = [module.name for module in facts.modules if module.code == "stale"]
    if facts.compiled:
        checked(voice, "cli-doctor-compiled", count=len(facts.modules))
        return
    if compiled or stale:
        unchecked(voice, "cli-doctor-partly", compiled=compiled, count=len(facts.modules))
    else:
        unchecked(voice, "cli-doctor-python-code")
    if stale:
        voice.tell("cli-doctor-stale", ink="refusal", modules=", ".join(stale))
    voice.tell("cli-doctor-compile" if facts.compiler else "cli-doctor-no-compiler", ink="quiet", compiler=facts.compiler)
