"""Portable game notation: games of the chess family out and in.

Moves are SAN. What PGN has no word for is a token of its own: a capture names the square where the piece is put back (Nxe5@a3), the
maharajah's first square stands before the first move (@e8), and a pass is --. The tags ParlourGame and ParlourOptions say which game
was played, and how; without them it is schach with its default options, but without the draws that must be claimed elsewhere if the
game went on after one. Comments and variations are passed over.
"""

import re
from collections.abc import Iterator

from parlour.bridges.tags import TAG, UNFINISHED, begun, own_tags, read_options, read_tags, recorded, written, written_moves
from parlour.catalogue import UnknownGame, game
from parlour.core.errors import NotationError, RecordError
from parlour.core.game import Game
from parlour.core.record import Record
from parlour.core.setup import OptionValue
from parlour.core.state import State

RESULTS: dict[tuple[int, ...], str] = {(1, 2): "1-0", (2, 1): "0-1", (1, 1): "1/2-1/2"}
UNKNOWN = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}  # tags that every PGN has
LINE = 79  # characters a line may have, by the standard

COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*|^%[^\n]*|\$\d+", re.MULTILINE)
VARIATION = re.compile(r"\([^()]*\)")
MOVE_NUMBER = re.compile(r"^\d+\.+")
PASSING = ("e.p.", "ep")  # what some write behind a capture
CLAIMED = ("repetition_draw", "fifty_move_limit")  # elsewhere these draws must be claimed
ENDING = re.compile(r"\*|1-0|0-1|1/2-1/2")


def to_pgn(record: Record) -> str:
    """The record as PGN."""
    result = RESULTS.get(record.result.places, UNFINISHED) if record.result else UNFINISHED
    tags = {**UNKNOWN, "White": record.seats[0], "Black": record.seats[1], "Result": result}
    return written(tags | own_tags(record), [*_tokens(game(record.game), record), result], LINE)


def from_pgn(text: str, id: str = "") -> Record:
    """The first game of a PGN text as a record; RecordError says which token makes no sense."""
    tags = read_tags(text)
    if "FEN" in tags:
        raise RecordError("this PGN begins in the middle of a game, and a record begins at the start")
    played = _named(id or tags.get("ParlourGame", "schach"))
    tokens = list(_move_tokens(text))
    options = read_options(tags)
    state, actions, wrong = _played(played, options, tokens)
    if wrong and "ParlourOptions" not in tags:
        never: dict[str, OptionValue] = {name: 0 if played.options[name].off else played.options[name].high for name in CLAIMED}
        state, actions, wrong = _played(played, never, tokens)
    if wrong:
        raise RecordError(f"{wrong!r} is no move after {len(actions)} actions, in {state.text()}")
    return recorded(played, state, (tags.get("White", "White"), tags.get("Black", "Black")), actions)


def _named(id: str) -> Game:
    """The game of this name, if it is one that PGN is for."""
    try:
        played = game(id)
    except UnknownGame:
        raise RecordError(f"there is no game {id!r}") from None
    if played.family != "chess":
        raise RecordError(f"PGN is for chess and its relatives, not for {id}")
    return played


def _played(played: Game, options: dict[str, OptionValue], tokens: list[str]) -> tuple[State, list[int], str]:
    """The position after the moves, their actions, and the first token that is no move, if there is one."""
    state = begun(played, options)
    actions: list[int] = []
    for token in tokens:
        try:
            move = played.face.read_move(state, token)
        except NotationError:
            return state, actions, token
        for action in move:
            state.apply(action)
            actions.append(action)
    return state, actions, ""


def _tokens(played: Game, record: Record) -> Iterator[str]:
    """The moves in writing, each pair behind its number."""
    number = 1
    for begin, text in written_moves(played, record):
        if begin.turn == 0:
            yield f"{number}."
            number += 1
        yield text


def _move_tokens(text: str) -> Iterator[str]:
    text = COMMENT.sub(" ", TAG.sub(" ", text))
    while VARIATION.search(text):
        text = VARIATION.sub(" ", text)
    for token in text.split():
        if ENDING.fullmatch(token):
            return
        token = MOVE_NUMBER.sub("", token)
        if token and token not in PASSING:
            yield token
