"""Portable game notation: games of the chess family out and in.

Moves are SAN. What PGN has no word for is a token of its own: a capture names the square where the piece is put back (Nxe5@a3), the
maharajah's first square stands before the first move (@e8), and a pass is --. The tags ParlourGame and ParlourOptions say which game
was played, and how; without them it is schach with its default options, but without the draws that must be claimed elsewhere if the
game went on after one. Comments and variations are passed over.
"""

import re
from collections.abc import Iterator

from parlour.bridges import tags as tagged
from parlour.catalogue import UnknownGame, game
from parlour.core.errors import NotationError, RecordError
from parlour.core.face import one_of
from parlour.core.game import Game
from parlour.core.message import say
from parlour.core.record import Record
from parlour.core.setup import OptionValue
from parlour.core.state import NOBODY, State
from parlour.games.chess.engine import ChessState

RESULTS: dict[tuple[int, ...], str] = {(1, 2): "1-0", (2, 1): "0-1", (1, 1): "1/2-1/2"}
UNKNOWN = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}  # tags that every PGN has
LINE = 79  # characters a line may have, by the standard

COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*|^%[^\n]*|\$\d+", re.MULTILINE)
MOVE_NUMBER = re.compile(r"^\d+\.+")
PASSING = ("e.p.", "ep")  # what some write behind a capture
WINNERS = {"1-0": 0, "0-1": 1, "1/2-1/2": NOBODY}
SAN = re.compile(r"([KQRBN]?)([a-h]?[1-8]?)x?([a-h][1-8])(?:=[QRBN])?[+#]?")
KINDS = {"": "footman", "K": "king", "Q": "lady", "R": "rook", "B": "bishop", "N": "knight"}
ENDING = re.compile(r"\*|1-0|0-1|1/2-1/2")


def to_pgn(record: Record) -> str:
    """The record as PGN."""
    result = RESULTS.get(record.result.places, tagged.UNFINISHED) if record.result else tagged.UNFINISHED
    tags = {**UNKNOWN, "White": record.seats[0], "Black": record.seats[1], "Result": result}
    return tagged.written(tags | tagged.own_tags(record), [*_tokens(game(record.game), record), result], LINE)


def from_pgn(text: str, id: str = "") -> Record:
    """The first game of a PGN text as a record; RecordError says which token makes no sense."""
    tags = tagged.read_tags(text)
    position = tags.get("ParlourPosition") or tags.get("FEN", "")
    played = _named(id or tags.get("ParlourGame", "schach"))
    tokens = list(_move_tokens(text))
    options = tagged.read_options(tags)
    state, actions, wrong = _played(played, options, tokens, position)
    if wrong and "ParlourOptions" not in tags:
        state, actions, wrong = _played(played, tagged.without_claims(played), tokens, position)
    if wrong:
        detail = say("error-file-move", token=wrong, position=state.text())
        raise RecordError(detail, wrong, len(actions) + 1, tagged.why_not(played, state, _touched(played, state, wrong)))
    ending = tagged.read_ending(tags, WINNERS.get(tagged.said_result(tags, text)))
    return tagged.recorded(played, state, (tags.get("White", "White"), tags.get("Black", "Black")), actions, ending, position)


def _named(id: str) -> Game:
    """The game of this name, if it is one that PGN is for."""
    try:
        played = game(id)
    except UnknownGame as error:
        raise RecordError(error.said) from None
    if played.family != "chess":
        raise RecordError(say("error-file-format", format="PGN", game=id))
    return played


def _played(played: Game, options: dict[str, OptionValue], tokens: list[str], position: str) -> tuple[State, list[int], str]:
    """The position after the moves, their actions, and the first token that is no move, if there is one."""
    state = tagged.begun(played, options, position)
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


def _touched(played: Game, state: State, token: str) -> tuple[str, ...]:
    """From where to where a move that is none would have led, if one piece alone can be meant."""
    san = SAN.fullmatch(token)
    if san is None:
        return ()
    kind, start, target = KINDS[san[1]], san[2], san[3]
    own = ("ivory", "ebony")[state.turn]
    standing = [piece.site for piece in played.face.scene(state, NOBODY).pieces if (piece.kind, piece.colour) == (kind, own)]
    meant = [site for site in standing if all(sign in site for sign in start) and (kind != "footman" or site[0] == (start or target)[0])]
    return (meant[0], target) if len(meant) == 1 else ()


def _tokens(played: Game, record: Record) -> Iterator[str]:
    """The moves in writing, each pair behind its number."""
    number = one_of(ChessState, tagged.begun(played, record.options, record.position)).number
    for at, (begin, text) in enumerate(tagged.written_moves(played, record)):
        if begin.turn == 0:
            yield f"{number}."
            number += 1
        elif at == 0 and record.position:
            yield f"{number}..."
            number += 1
        yield text


def without_variations(text: str) -> str:
    """Without what stands in brackets, and in brackets within these; in one pass, however deep they are."""
    kept: list[str] = []
    opened: list[int] = []  # where in `kept`
    for part in re.split(r"([()])", text):
        if part == ")" and opened:
            del kept[opened.pop() :]
            kept.append(" ")
            continue
        if part == "(":
            opened.append(len(kept))
        kept.append(part)
    return "".join(kept)


def _move_tokens(text: str) -> Iterator[str]:
    for token in without_variations(COMMENT.sub(" ", tagged.without_tags(text))).split():
        if ENDING.fullmatch(token):
            return
        token = MOVE_NUMBER.sub("", token)
        if token and token not in PASSING:
            yield token
