"""Portable draughts notation: games of the draughts family out and in.

Squares are numbers on 10x10 and algebraic on 8x8. Captures are written with every landing square; the short form (start and
end only) is read too, where only one capture fits. What PDN has no word for is a token of its own: `huff:c3`, `correct`,
`place:d8`. The tags ParlourGame and ParlourOptions say which game was played, and how; without them a GameType of 20 is
damspel, and for everything else the caller names the game. A game from elsewhere that goes on after a draw of ours is read without it.
"""

import re
from collections.abc import Iterator

from parlour.bridges import tags as tagged
from parlour.catalogue import game
from parlour.core.errors import NotationError, ParlourError, RecordError
from parlour.core.game import Game
from parlour.core.message import say
from parlour.core.record import Record
from parlour.core.setup import OptionValue
from parlour.core.state import NOBODY, OVER, State

RESULTS: dict[tuple[int, ...], str] = {(1, 2): "2-0", (2, 1): "0-2", (1, 1): "1-1"}
INTERNATIONAL = "20"  # PDN's number for draughts on 10x10
LINE = 100  # characters a line of moves may have

COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*")
MOVE_NUMBER = re.compile(r"(?<!\d)\d+\.+")
PRAISE = re.compile(r"(?<![!?])[!?]+$|^\$\d+$")  # what annotators write behind a move
WINNERS = {"2-0": 0, "1-0": 0, "0-2": 1, "0-1": 1, "1-1": NOBODY, "1/2-1/2": NOBODY}
FEN = re.compile("([WB]):([WB])([^:]*):([WB])([^:]*)")
ENDING = re.compile(r"\*|2-0|0-2|1-1|1-0|0-1|1/2-1/2")


def to_pdn(record: Record) -> str:
    """The record as PDN."""
    played = _draughts(record.game)
    tags = {"White": record.seats[0], "Black": record.seats[1]}
    if record.game == "damspel":
        tags["GameType"] = INTERNATIONAL
    tags["Result"] = RESULTS.get(record.result.places, tagged.UNFINISHED) if record.result else tagged.UNFINISHED
    return tagged.written(tags | tagged.own_tags(record), [*_tokens(played, record), tags["Result"]], LINE)


def from_pdn(text: str, id: str = "") -> Record:
    """The first game of a PDN text as a record; RecordError says which token makes no sense."""
    tags = tagged.read_tags(text)
    id = id or tags.get("ParlourGame") or ("damspel" if tags.get("GameType", "").split(",")[0] == INTERNATIONAL else "")
    if not id:
        raise RecordError(say("error-file-unnamed"))
    played = _draughts(id)
    position = tags.get("ParlourPosition") or _placed(tags.get("FEN", ""))
    tokens = list(_move_tokens(text))
    state, actions, left = _played(played, tagged.read_options(tags), tokens, position)
    if left and "ParlourOptions" not in tags:
        state, actions, left = _played(played, tagged.without_claims(played), tokens, position)
    if left:
        raise RecordError(say("error-file-after", token=tokens[-left]), tokens[-left], len(tokens) - left + 1)
    ending = tagged.read_ending(tags, WINNERS.get(tagged.said_result(tags, text)))
    return tagged.recorded(played, state, (tags.get("White", "White"), tags.get("Black", "Black")), actions, ending, position)


def _placed(fen: str) -> str:
    """A FEN of draughts as ours are written: White first, numbers one by one, and no full stop."""
    sides = FEN.fullmatch(fen.strip().rstrip("."))
    if sides is None:
        return fen
    pieces = {sides[2]: sides[3], sides[4]: sides[5]}
    return f"{sides[1]}:W{_listed(pieces.get('W', ''))}:B{_listed(pieces.get('B', ''))}"


def _listed(pieces: str) -> str:
    """Numbers from one to another, one by one."""

    def spread(found: re.Match[str]) -> str:
        return ",".join(f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1))

    return re.sub(r"(K?)(\d{1,2})-(\d{1,2})", spread, pieces)


def _played(played: Game, options: dict[str, OptionValue], tokens: list[str], position: str) -> tuple[State, list[int], int]:
    """The position after the moves, their actions, and how many tokens were left when the game was over."""
    state = tagged.begun(played, options, position)
    actions: list[int] = []
    for number, token in enumerate(tokens):
        if state.turn == OVER:
            return state, actions, len(tokens) - number
        for action in _read(played, state, token, len(actions), number + 1):
            state.apply(action)
            actions.append(action)
    return state, actions, 0


def _draughts(id: str) -> Game:
    """The game, if it is one that PDN is for."""
    try:
        played = game(id)
    except ParlourError as error:
        raise RecordError(error.said) from None
    if played.family != "draughts":
        raise RecordError(say("error-file-format", format="PDN", game=id))
    return played


def _tokens(played: Game, record: Record) -> Iterator[str]:
    """The moves in writing, each pair behind its number."""
    second = int(record.position.startswith("B"))  # who begins
    for made, (_, text) in enumerate(tagged.written_moves(played, record), second):
        if made % 2 == 0 or made == second:
            yield f"{made // 2 + 1}." + ".." * (made % 2)
        yield text.replace(" ", ":")


def _move_tokens(text: str) -> Iterator[str]:
    for token in COMMENT.sub(" ", tagged.without_tags(text)).split():
        token = PRAISE.sub("", MOVE_NUMBER.sub("", token))
        if ENDING.fullmatch(token):
            return
        if token:
            yield token


def _read(played: Game, state: State, token: str, actions: int, number: int) -> list[int]:
    text = token.replace(":", " ")
    try:
        return played.face.read_move(state, text)
    except NotationError:
        short = [move for move in played.face.list_moves(state) if _short(move) == text]
    if len(short) != 1:
        clear = (
            say("error-file-unclear", token=token, moves=", ".join(short))
            if short
            else say("error-file-move", token=token, position=state.text())
        )
        raise RecordError(
            clear,
            token,
            number,
            tagged.why_not(played, state, tuple(re.split("[-x:]", token))),
        )
    return played.face.read_move(state, short[0])


def _short(move: str) -> str:
    """A capture by its start and end alone."""
    squares = move.split("x")
    return f"{squares[0]}x{squares[-1]}" if len(squares) > 2 else move
