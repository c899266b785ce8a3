"""Portable draughts notation: games of the draughts family out and in.

Squares are numbers on 10x10 and algebraic on 8x8. Captures are written with every landing square; the short form (start and
end only) is read too, where only one capture fits. What PDN has no word for is a token of its own: `huff:c3`, `correct`,
`place:d8`. The tags ParlourGame and ParlourOptions say which game was played, and how; without them a GameType of 20 is
damspel, and for everything else the caller names the game.
"""

import re
from collections.abc import Iterator

from parlour.bridges.tags import TAG, UNFINISHED, begun, own_tags, read_options, read_tags, recorded, written, written_moves
from parlour.catalogue import game
from parlour.core.errors import NotationError, ParlourError, RecordError
from parlour.core.game import Game
from parlour.core.record import Record
from parlour.core.state import State

RESULTS: dict[tuple[int, ...], str] = {(1, 2): "2-0", (2, 1): "0-2", (1, 1): "1-1"}
INTERNATIONAL = "20"  # PDN's number for draughts on 10x10
LINE = 100  # characters a line of moves may have

COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*")
MOVE_NUMBER = re.compile(r"\d+\.+")
PRAISE = re.compile(r"[!?]+$|^\$\d+$")  # what annotators write behind a move
ENDING = re.compile(r"\*|2-0|0-2|1-1|1-0|0-1|1/2-1/2")


def to_pdn(record: Record) -> str:
    """The record as PDN."""
    played = _draughts(record.game)
    tags = {"White": record.seats[0], "Black": record.seats[1]}
    if record.game == "damspel":
        tags["GameType"] = INTERNATIONAL
    tags["Result"] = RESULTS.get(record.result.places, UNFINISHED) if record.result else UNFINISHED
    return written(tags | own_tags(record), [*_tokens(played, record), tags["Result"]], LINE)


def from_pdn(text: str, id: str = "") -> Record:
    """The first game of a PDN text as a record; RecordError says which token makes no sense."""
    tags = read_tags(text)
    id = id or tags.get("ParlourGame") or ("damspel" if tags.get("GameType", "").split(",")[0] == INTERNATIONAL else "")
    if not id:
        raise RecordError("this PDN does not say which game it is; name the game")
    if "FEN" in tags:
        raise RecordError("this PDN begins from a position of its own (FEN); a record begins where the game begins")
    played = _draughts(id)
    state = begun(played, read_options(tags))
    actions: list[int] = []
    for token in _move_tokens(text):
        for action in _read(played, state, token, len(actions)):
            state.apply(action)
            actions.append(action)
    return recorded(played, state, (tags.get("White", "White"), tags.get("Black", "Black")), actions)


def _draughts(id: str) -> Game:
    """The game, if it is one that PDN is for."""
    try:
        played = game(id)
    except ParlourError as error:
        raise RecordError(str(error)) from None
    if played.family != "draughts":
        raise RecordError(f"PDN is for the games of the draughts family, and {id} is none")
    return played


def _tokens(played: Game, record: Record) -> Iterator[str]:
    """The moves in writing, each pair behind its number."""
    for made, (_, text) in enumerate(written_moves(played, record)):
        if made % 2 == 0:
            yield f"{made // 2 + 1}."
        yield text.replace(" ", ":")


def _move_tokens(text: str) -> Iterator[str]:
    for token in COMMENT.sub(" ", TAG.sub(" ", text)).split():
        token = PRAISE.sub("", MOVE_NUMBER.sub("", token))
        if ENDING.fullmatch(token):
            return
        if token:
            yield token


def _read(played: Game, state: State, token: str, number: int) -> list[int]:
    text = token.replace(":", " ")
    try:
        return played.face.read_move(state, text)
    except NotationError:
        short = [move for move in played.face.list_moves(state) if _short(move) == text]
    if len(short) != 1:
        why = "no move" if not short else f"not clear: {', '.join(short)}"
        raise RecordError(f"{token!r} is {why} after {number} actions, in {state.text()}")
    return played.face.read_move(state, short[0])


def _short(move: str) -> str:
    """A capture by its start and end alone."""
    squares = move.split("x")
    return f"{squares[0]}x{squares[-1]}" if len(squares) > 2 else move
