"""`parlour lab almanac`: every game by players of three strengths, in pieces; what is done so far is summed up, also after ^C."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from parlour.almanac import Almanac, Figure, Play, read, write
from parlour.cli.progress import bar, cores_of
from parlour.cli.shelf import find_game
from parlour.cli.voice import Voice, reason_of
from parlour.cli.writing import prepare_folder
from parlour.core.errors import ParlourError, some
from parlour.core.message import say
from parlour.lab.almanac import LEVELS, Part, find, found_in, joined, parts, unfinished
from parlour.lab.runner import Piece

COLUMNS = ("level", "games", "minutes", "first", "luck")


def make_almanac(
    voice: Voice,
    names: Sequence[str],
    levels: Sequence[int],
    seed: int,
    folder: Path,
    pieces: int | None,
    out: Path,
    cores: int | None,
    cluster: str,
) -> None:
    ids = [find_game(voice, name).id for name in names]
    for level in levels:
        if level not in LEVELS:
            raise ParlourError(say("error-lab-level", level=level, known=some(LEVELS)))
    for place in (folder, out.parent):
        prepare_folder(voice, place)
    kept = kept_in(voice, out)
    todo = unfinished(parts(seed, ids, levels), kept)[:pieces]
    stopped = False
    with bar(voice) as progress:
        task = progress.add_task(voice.say("lab-almanac"), total=sum(part.size.games for part in todo))

        def advance(piece: Piece[Part]) -> None:
            progress.update(task, advance=piece.size, description=voice.say(f"game-{piece.of.setup.game}"))

        try:
            find(folder, todo, cores=cores_of(cores), cluster=cluster, advance=advance)
        except KeyboardInterrupt:
            stopped = True
    found = joined(found_in(folder, seed), kept)
    write(found, out)
    voice.out.print(table(voice, found, ids))
    voice.tell("lab-kept", ink="quiet", folder=str(out))
    if stopped:
        raise voice.refuse("lab-almanac-stopped")


def kept_in(voice: Voice, file: Path) -> Almanac | None:
    """What was summed up before, if anything; refused where something else stands, which would be written over."""
    if not file.exists():
        return None
    try:
        found = read(file)
        if not isinstance(found, dict) or not found.keys() >= Almanac.__required_keys__:
            raise ValueError
        return found
    except OSError as error:
        raise voice.refuse("cli-file-unreadable", path=str(file), error=reason_of(error)) from None
    except ValueError:
        raise voice.refuse("lab-no-almanac", file=str(file)) from None


def table(voice: Voice, found: Almanac, ids: Sequence[str]) -> Table:
    """Every game as it is usually played."""
    heads = [voice.say("lab-column-game"), *(voice.say(f"lab-almanac-{column}") for column in COLUMNS)]
    shown = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for id, row in found["games"].items():
        for play in row["plays"]:
            if not play["options"] and (not ids or id in ids):
                shown.add_row(voice.say(f"game-{id}"), str(play["level"]), str(play["games"]), *cells(voice, play))
    return shown


def cells(voice: Voice, play: Play) -> tuple[str, str, str]:
    figures = (play["minutes"], 1.0, 1), (play.get("first"), 100.0, 1), (play["luck"], 1.0, 2)
    minutes, first, luck = (number(voice, *figure) for figure in figures)
    return minutes, first, luck


def number(voice: Voice, figure: Figure, times: float, digits: int) -> str:
    """A mean with its standard error."""
    if figure is None or figure[0] is None:
        return "–"
    error = "" if figure[1] is None else f" ± {voice.number(times * figure[1], digits)}"
    return voice.number(times * figure[0], digits) + error
