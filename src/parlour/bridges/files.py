"""Games as files: ours, other people's where a family has one, pictures and films. Which of them a text is, it says itself."""

import re
from typing import Final, Literal

from parlour.bridges.mat import LENGTH, from_mat, to_mat
from parlour.bridges.pdn import from_pdn, to_pdn
from parlour.bridges.pgn import from_pgn, to_pgn
from parlour.bridges.tags import read_tags
from parlour.catalogue import game
from parlour.core.errors import ParlourError, RecordError
from parlour.core.record import Record, replay, verify
from parlour.press.tabletop import film, pictured

Format = Literal["json", "pgn", "pdn", "mat", "svg", "film"]
NUMBERED: Final = re.compile(r"(?<!\d)\d+\.\s*(?:\d+|[a-h][1-8])[-x:]")  # the first move of a draughts game


def formats_of(id: str, position: str = "") -> tuple[Format, ...]:
    """The formats that a game can be kept in: ours, those of others, a picture of how it stands, and a film of it.

    Match text has no word for a game that began at a position of its own.
    """
    others: dict[str, tuple[Format, ...]] = {"chess": ("pgn",), "draughts": ("pdn",)}
    theirs: tuple[Format, ...] = ("mat",) if id == "backgammon" and not position else others.get(game(id).family, ())
    return "json", *theirs, "svg", "film"


def write_file(record: Record, format: Format) -> str:
    """The record in a format; RecordError where its game has not got it."""
    match format:
        case "pgn":
            return to_pgn(record)
        case "pdn":
            return to_pdn(record)
        case "mat":
            return to_mat(record)
        case "json":
            return record.to_json() + "\n"
        case "svg":
            return pictured(replay(game(record.game), record))
        case "film":
            return film(record)


def read_file(text: str, id: str = "") -> Record:
    """One game, in whichever format, checked move by move; `id` is the game where the text does not say it."""
    if text.lstrip().startswith("{"):
        record = Record.from_json(text)
        try:
            verify(game(record.game), record)
        except RecordError:
            raise
        except ParlourError as error:
            raise RecordError(error.said) from None
        return record
    if LENGTH.search(text):
        return from_mat(text)
    tags = read_tags(text)
    named = id or tags.get("ParlourGame", "")
    if "GameType" in tags or NUMBERED.search(text) or (named and _family(named) == "draughts"):
        return from_pdn(text, named)
    return from_pgn(text, named)


def _family(id: str) -> str:
    try:
        return game(id).family
    except ParlourError as error:
        raise RecordError(error.said) from None
