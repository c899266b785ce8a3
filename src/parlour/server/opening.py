"""What comes from elsewhere: a position with which a game begins, and a game from a file, which becomes a table to look at.

Whoever has the link of such a table sees it, and nobody plays on.
"""

from collections.abc import Iterator

from parlour.bridges.files import read_file
from parlour.catalogue import game
from parlour.core.chance import seal
from parlour.core.errors import ParlourError, RecordError
from parlour.core.leaving import REASONS
from parlour.core.message import say
from parlour.core.record import Record, begun
from parlour.core.setup import Setup, agree
from parlour.core.state import CHANCE, OVER, State
from parlour.server.chairs import LONGEST_NAME, Chair, visible
from parlour.server.refusals import Refusal
from parlour.server.tables import Step, Table, set_up
from parlour.server.wire import RecordWish


def placed(setup: Setup, position: str) -> State:
    """What a game begins with, or what is wrong with its text."""
    try:
        return game(setup.game).first(setup, position)
    except ParlourError as error:
        raise Refusal(422, "position", str(error), because=say("error-because", reason=error.said)) from None


def check_beginning(setup: Setup, position: str) -> None:
    """A game can begin there: nothing is wrong with the text, and it is not over yet."""
    if position and placed(setup, position).turn == OVER:
        raise Refusal(422, "position-over", "in this position the game is over")


def read_record(wish: RecordWish) -> Record:
    """The game that a text tells, checked move by move; the refusal names the first that is none."""
    try:
        return read_file(wish.text, wish.game)
    except RecordError as error:
        if error.token:
            raise Refusal(422, "file-move", str(error), reason=error.why, token=error.token, move=error.number) from None
        if error.said.id == "error-file-unnamed":
            raise Refusal(422, "file-game", str(error), family="draughts") from None
        raise Refusal(422, "file", str(error), because=say("error-because", reason=error.said)) from None


def table_of(record: Record, code: str, created: str) -> Table:
    """The table as it would stand after that game."""
    known = game(record.game)
    agreed = agree(known.id, known.seats, known.options, len(record.seats), record.options)
    shares = record.shares or ("",) * len(record.seats)
    chairs = [
        Chair("person", visible(name)[:LONGEST_NAME] or "?", 1, None, seal(share) if share else None, share or None)
        for name, share in zip(record.seats, shares, strict=True)
    ]
    return set_up(code, known, agreed, chairs, record.seed, created, position=record.position).after(*steps_of(record))


def steps_of(record: Record) -> Iterator[Step]:
    """What was done, as the steps of a table; what was taken back is not among it."""
    state = begun(game(record.game), record)
    for number, action in enumerate(record.actions, 1):
        thrown = state.turn == CHANCE and state.allows(action)
        yield Step(number, "throw" if thrown else "action", state.hand, action)
        state.follow(action)
    number = len(record.actions)
    for seat in record.out:
        number += 1
        yield Step(number, "out", seat)
    if record.ending is not None:
        yield Step(number + 1, "end", record.ending.seat, REASONS.index(record.ending.reason))
