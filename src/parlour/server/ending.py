"""How a table can end otherwise than by the rules of its game, and how it goes on without somebody."""

from parlour.catalogue import entry
from parlour.server.tables import Table

# Games of several in which whoever is on turn may always leave it at what they have. In all others a turn has to be played.
MAY_STOP = frozenset("solitaire boese_drei chicago".split())
STOP = "stop"  # the button that does it


def can_be_drawn(table: Table) -> bool:
    """Whether a draw can be offered: between two, at a game that can end so by its rules too."""
    return len(table.chairs) == 2 and entry(table.game.id).drawn


def can_be_skipped(table: Table) -> bool:
    """Whether the turns of somebody who has left can be passed, instead of played by a computer."""
    return len(table.chairs) > 2 and table.game.id in MAY_STOP


def passing(table: Table) -> int | None:
    """The action by which whoever is to act passes their turn on, where the rules allow that now."""
    gestures = table.face.gestures(table.state).items()
    return next((action for action, gesture in gestures if gesture.button == STOP), None)
