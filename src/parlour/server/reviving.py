"""A table from what was stored of it, by whichever version of the house."""

from dataclasses import replace

from parlour.core import setup
from parlour.core.errors import ParlourError, PositionError
from parlour.core.game import Game
from parlour.core.setup import OptionValue
from parlour.server.agreeing import find_game
from parlour.server.aside import Work
from parlour.server.clocks import read
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.showing import replaying
from parlour.server.storage import StoredTable
from parlour.server.tables import Step, set_up
from parlour.server.wire import Closed


def revive(row: StoredTable, steps: list[Step], patience: int) -> Work[Live]:
    """A table from what was stored. One of older rules can be looked at, as far as today's make sense of it."""
    chosen = find_game(row.game)
    agreed, as_then = setup_of(chosen, row)
    try:
        table = set_up(row.code, chosen, agreed, row.chairs, row.seed, row.created, read(row.clock), row.position)
    except PositionError as error:
        raise Refusal(409, "version", f"no game of {row.game} begins like this one today: {error}") from None
    today = as_then and chosen.version == row.version
    closed: Closed | None = "version" if not today else None if row.seed else "record"
    shown = yield from replaying(replace(table, closed=closed), steps)
    return Live(row.id, row.salt, shown, patience)


def setup_of(chosen: Game, row: StoredTable) -> tuple[setup.Setup, bool]:
    """How a stored table is set up, and whether that is what it says: options that are no more are left out."""
    known = {name: value for name, value in row.options.items() if agrees(chosen, row, {name: value})}
    for options in (row.options, known, {}):
        if agrees(chosen, row, options):
            return setup.agree(row.game, chosen.seats, chosen.options, len(row.chairs), options), options == row.options
    raise Refusal(409, "version", f"{len(row.chairs)} do not play {row.game} today")


def agrees(chosen: Game, row: StoredTable, options: dict[str, OptionValue]) -> bool:
    try:
        setup.agree(row.game, chosen.seats, chosen.options, len(row.chairs), options)
    except ParlourError:
        return False
    return True
