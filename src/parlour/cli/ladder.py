"""`parlour lab ladder`: every level against the one below it, as a table that goes on where it was.

Above the table stands when, from which seed and on which machine its rows were measured; a row names its day, its seed and the versions of
the game and of its players. Rows of other versions are measured anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from rich.table import Table

from parlour.catalogue import entry, is_decided, rows, shelf
from parlour.cli.duels import Where, counted
from parlour.cli.shelf import find_game
from parlour.cli.voice import Voice, reason_of
from parlour.cli.writing import prepare_file
from parlour.core.game import Game
from parlour.lab.duel import Wish
from parlour.lab.machine import machine
from parlour.players.expert import expert_of
from parlour.players.levels import LEVELS

COLUMNS: Final = ("pair", "version", "share", "error", "games", "time", "seed", "date")
SHOWN: Final = 1 + COLUMNS.index("seed")  # columns that a terminal has room for; seeds and days stand above
RUNG: Final = re.compile(r"[0-9]+ : [0-9]+")
NONE: Final = "–"  # what a game without rungs has in all columns behind the reason
THOUGHT, LUCK = 0.7, 0.55  # what a level is to win against the one below it

Line = list[str]


@dataclass(slots=True)
class Ladder:
    """What stands in the file: what was said above the table, and the rows of the table by game and rung."""

    heads: Line
    said: list[str]
    rows: dict[tuple[str, str], Line]

    def add(self, row: Line) -> None:
        self.rows[row[0], row[1]] = row

    def ranked(self) -> list[Line]:
        """In the order of the shelf."""
        order = {f"`{known.id}`": number for number, known in enumerate(rows())}
        return sorted(self.rows.values(), key=lambda row: (order.get(row[0], len(order)), row[1]))

    def write(self, out: Path) -> None:
        lines = [self.heads, ["---"] * len(self.heads), *self.ranked()]
        above = "".join(f"{said}\n\n" for said in self.said)
        out.write_text(above + "".join(f"| {' | '.join(line)} |\n" for line in lines), encoding="utf-8")


def show_ladder(voice: Voice, names: Sequence[str], games: int, seed: int, out: Path | None, brake: bool, where: Where) -> None:
    """Each level against the one below, until that is sure or the games are played; what the file has already is not measured again."""
    chosen = [find_game(voice, name) for name in names] or list(shelf())
    for file in (where.journal, out):
        prepare_file(voice, file)
    ladder = begun(voice, out)
    measured = said_of(voice, games, seed)
    for found in chosen:
        why = why_none(voice, found)
        versions = {rung_of(level): version_of(found, level) for level in LEVELS[1:]} if not why else {}
        for id, pair in ladder.rows.copy():
            if id == named(found) and ladder.rows[id, pair][2] != versions.get(pair):
                del ladder.rows[id, pair]
        if why:
            ladder.add([named(found), why, *[NONE] * (len(COLUMNS) - 1)])
        for level in [] if why else LEVELS[1:]:
            if (named(found), rung_of(level)) not in ladder.rows:
                ladder.add(rung(voice, found, level, games, seed, brake, where))
                if measured not in ladder.said:
                    ladder.said.append(measured)
            if out is not None:
                ladder.write(out)
    if out is not None:
        ladder.write(out)
    table = Table(*ladder.heads[:SHOWN], box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for line in ladder.ranked():
        table.add_row(*line[:SHOWN])
    for said in ladder.said:
        voice.print(said, "quiet")
    voice.out.print(table)


def named(found: Game) -> str:
    return f"`{found.id}`"


def version_of(found: Game, level: int) -> str:
    """Of the game, and of its players of a level and the one below; of both, where they differ."""
    upper, lower = (expert_of(found.id).played_by(found.id, player) for player in (level, level - 1))
    return f"{found.version}.{upper}" if upper == lower else f"{found.version}.{upper}:{lower}"


def rung_of(level: int) -> str:
    return f"{level} : {level - 1}"


def why_none(voice: Voice, found: Game) -> str:
    """Why a game has no rungs, in a word; nothing where it has."""
    if found.seats == (1,):
        return voice.say("lab-ladder-alone")
    return "" if is_decided(found.id, {}) else voice.say("lab-ladder-undecided")


def said_of(voice: Voice, games: int, seed: int) -> str:
    """What is said above the table of the rows that are measured now."""
    here = machine()
    return voice.say(
        "lab-ladder-measured",
        date=date.today().isoformat(),
        seed=str(seed),
        games=str(games),
        processor=here.processor,
        cores=here.cores,
        system=here.system,
        python=here.python,
        compiled="yes" if here.compiled else "no",
    )


def begun(voice: Voice, out: Path | None) -> Ladder:
    """What the file has already. It is written at once: whoever cannot have it should know before hours of games."""
    heads = [voice.say("lab-column-game"), *(voice.say(f"lab-duel-column-{column}") for column in COLUMNS)]
    if out is None:
        return Ladder(heads, [], {})
    try:
        ladder = read(heads, out)
        if ladder is None:
            raise voice.refuse("lab-ladder-no-table", file=str(out))
        ladder.write(out)
    except OSError as error:
        raise voice.refuse("cli-cannot-write", file=str(out), why=reason_of(error)) from None
    return ladder


def read(heads: Line, out: Path) -> Ladder | None:
    """A file that ends with a ladder's table, or is empty; None else."""
    try:
        lines = [line for line in out.read_text(encoding="utf-8").splitlines() if line] if out.exists() else []
    except UnicodeDecodeError:
        return None
    ladder = Ladder(heads, [], {})
    if not lines:
        return ladder
    cut = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    ruled = ["---"] * len(heads)
    if ruled not in cut[1:]:
        return None
    at = cut.index(ruled)
    ladder.said = lines[: at - 1]
    for row in cut[at + 1 :]:
        if len(row) < len(heads) or not (RUNG.fullmatch(row[1]) or set(row[2:]) == {NONE}):
            return None
        ladder.add(row)
    return ladder


def rung(voice: Voice, found: Game, level: int, games: int, seed: int, brake: bool, where: Where) -> Line:
    least = THOUGHT if entry(found.id).nature == "thought" else LUCK
    seats = 2 if 2 in found.seats else found.usual_seats
    score = counted(voice, Wish(found.agree(seats), str(level), str(level - 1), games, seed, least, brake=brake), where)
    mean, longest = score.seconds
    times = f"{voice.number(1000 * mean, 0)}, {voice.number(1000 * longest, 0)}"
    figures = [voice.percent(score.share, 0), voice.percent(score.error, 1), str(score.games), times]
    return [named(found), rung_of(level), version_of(found, level), *figures, str(seed), date.today().isoformat()]
