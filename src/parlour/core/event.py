"""What happened when an action was made: for the log, the animation and the screen reader."""

from dataclasses import dataclass
from typing import Literal

from parlour.core.message import Message

EventKind = Literal["place", "move", "take", "throw", "score", "note", "end"]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    place  a new piece appears on path[0]
    move   the piece on path[0] walks along path
    take   the piece on path[0] leaves: to path[-1] if the path is longer than one, else off the board
    throw  dice fall: `dice` are their faces
    score  a figure is written: `cell`, `points`
    note   something worth a line in the log (no move possible, a further throw, …); with a path: what lies on path[0] grew or shrank
    end    the game is over
    """

    kind: EventKind
    seat: int
    message: Message | None = None  # None: shown, but not worth a line of its own in the log
    path: tuple[str, ...] = ()
    hop: bool = False  # jump in arcs from site to site instead of sliding
    dice: tuple[int, ...] = ()
    cell: str = ""
    points: int = 0
