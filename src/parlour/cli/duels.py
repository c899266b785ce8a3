"""`parlour lab duel` and `parlour lab ladder`: how strong players are, measured."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from parlour.catalogue import entry, is_decided, shelf
from parlour.cli.progress import bar, cores_of
from parlour.cli.shelf import agreed, find_game
from parlour.cli.voice import Voice, reason_of
from parlour.cli.writing import prepare_file
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.lab.duel import Score, Wish, duel
from parlour.lab.rivals import rival
from parlour.players.levels import LEVELS

COLUMNS = ("pair", "share", "error", "games", "time")
RUNG = re.compile(r"[0-9]+ : [0-9]+")
THOUGHT, LUCK = 0.7, 0.55  # what a level is to win against the one below it


@dataclass(frozen=True, slots=True)
class Where:
    """Who plays the games, and where they are written down."""

    processes: int | None = None
    cluster: str = ""
    journal: Path | None = None


def show_duel(
    voice: Voice,
    name: str,
    first: str,
    second: str,
    games: int,
    least: float | None,
    seats: int | None,
    options: Sequence[str],
    seed: int,
    brake: bool,
    where: Where,
) -> None:
    found = find_game(voice, name)
    wish = Wish(agreed(voice, found, seats, options), first, second, games, seed, least, brake=brake)
    try:
        for player in (first, second):
            rival(player, found.id, 1)
    except ParlourError as error:
        raise voice.refuse("lab-duel-unknown", words=error.said) from None
    prepare_file(voice, where.journal)
    score = counted(voice, wish, where, stoppable=True)
    told = {"first": first, "second": second}
    voice.tell("lab-duel-title", ink="title", game=voice.say(f"game-{found.id}"), seats=wish.setup.seats, seed=seed, **told)
    voice.tell("lab-duel-share", share=voice.percent(score.share, 1), error=voice.percent(score.error, 1), games=score.games, **told)
    (won, shared, lost), (points, points_error) = score.counts, score.points
    figures = {"points": f"{'+' if points >= 0.0 else ''}{voice.number(points, 3)}", "points_error": voice.number(points_error, 3)}
    voice.tell("lab-duel-counts", won=won, shared=shared, lost=lost, **figures)
    mean, longest = score.seconds
    length = sum(one.actions for one in score.played) / score.games
    voice.tell(
        "lab-duel-time", mean=voice.number(1000 * mean, 1), longest=voice.number(1000 * longest, 0), length=voice.number(length, 0), **told
    )
    reasons = Counter(one.reason for one in score.played).most_common()
    voice.tell("lab-duel-ends", ink="quiet", reasons=", ".join(f"{reason} {count}" for reason, count in reasons))
    if score.sure:
        voice.tell("lab-duel-sure", sure="more" if score.weight > 0 else "less")


def show_ladder(voice: Voice, names: Sequence[str], games: int, seed: int, out: Path | None, brake: bool, where: Where) -> None:
    """Each level against the one below, until that is sure or the games are played; what the file has already is not measured again."""
    chosen = [find_game(voice, name) for name in names] or list(shelf())
    for file in (where.journal, out):
        prepare_file(voice, file)
    heads = [voice.say("lab-column-game"), *(voice.say(f"lab-duel-column-{column}") for column in COLUMNS)]
    rows = [] if out is None else begun_table(voice, heads, out)
    known = {(row[0], row[1]) for row in rows}
    for found in chosen:
        if not is_decided(found.id, {}) or found.seats == (1,):
            continue
        for level in LEVELS[1:]:
            if (f"`{found.id}`", rung_of(level)) not in known:
                rows.append(rung(voice, found, level, games, seed, brake, where))
                if out is not None:
                    write_table(heads, rows, out)
    table = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for row in rows:
        table.add_row(*row)
    voice.out.print(table)


def begun_table(voice: Voice, heads: list[str], out: Path) -> list[list[str]]:
    """The rows of a table that was begun. Its file is written at once: whoever cannot have it should know before hours of games."""
    try:
        rows = rows_of(out, len(heads))
        if rows is None:
            raise voice.refuse("lab-ladder-no-table", file=str(out))
        write_table(heads, rows, out)
    except OSError as error:
        raise voice.refuse("cli-cannot-write", file=str(out), why=reason_of(error)) from None
    return rows


def rows_of(out: Path, columns: int) -> list[list[str]] | None:
    """The rows of a file that is no other than a ladder's table, or empty; None else."""
    try:
        lines = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    except UnicodeDecodeError:
        return None
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if not rows:
        return []
    ruled = len(rows) > 1 and rows[1] == ["---"] * columns
    return rows[2:] if ruled and all(len(row) >= columns and RUNG.fullmatch(row[1]) for row in rows[2:]) else None


def write_table(heads: list[str], rows: list[list[str]], out: Path) -> None:
    lines = [heads, ["---"] * len(heads), *rows]
    out.write_text("".join(f"| {' | '.join(line)} |\n" for line in lines), encoding="utf-8")


def rung_of(level: int) -> str:
    return f"{level} : {level - 1}"


def rung(voice: Voice, found: Game, level: int, games: int, seed: int, brake: bool, where: Where) -> list[str]:
    least = THOUGHT if entry(found.id).nature == "thought" else LUCK
    seats = 2 if 2 in found.seats else found.usual_seats
    wish = Wish(found.agree(seats), str(level), str(level - 1), games, seed, least, brake=brake)
    score = counted(voice, wish, where)
    mean, longest = score.seconds
    times = f"{voice.number(1000 * mean, 0)}, {voice.number(1000 * longest, 0)}"
    figures = [voice.percent(score.share, 0), voice.percent(score.error, 1), str(score.games), times]
    return [f"`{found.id}`", rung_of(level), *figures]


def counted(voice: Voice, wish: Wish, where: Where, stoppable: bool = False) -> Score:
    """Play, with a bar that shows how far it is and how it stands; who stops it may be shown what was found so far."""
    latest: Score | None = None
    pair = f"{voice.say(f'game-{wish.setup.game}')} {wish.first} : {wish.second}"
    with bar(voice) as progress:
        task = progress.add_task(pair, total=wish.games)

        def tell(score: Score) -> None:
            nonlocal latest
            latest = score
            progress.update(
                task, completed=score.games, description=f"{pair} {voice.percent(score.share, 1)} ± {voice.percent(score.error, 1)}"
            )

        try:
            return duel(wish, cores_of(where.processes), tell, cluster=where.cluster, journal=where.journal)
        except KeyboardInterrupt:
            if latest is None or not stoppable:
                raise
            return latest
