"""Parlour: a box of classic family games that plays by the printed rules.

>>> import parlour
>>> state = parlour.game("muehle").start()
>>> len(state.legal())
24
"""

from parlour.catalogue import BOXES, UnknownGame, entry, game, shelf
from parlour.core.errors import IllegalAction, NotationError, NotOver, OptionError, ParlourError, PositionError, RecordError
from parlour.core.moves import perft, whole_moves
from parlour.core.record import Record, replay, verify
from parlour.core.result import Result
from parlour.core.setup import Option, Setup
from parlour.core.source import Ruling, Source
from parlour.core.state import CHANCE, NOBODY, OVER, State

__version__ = "0.1.0"

__all__ = [
    "BOXES",
    "CHANCE",
    "NOBODY",
    "OVER",
    "IllegalAction",
    "NotOver",
    "NotationError",
    "Option",
    "OptionError",
    "ParlourError",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "Ruling",
    "Setup",
    "Source",
    "State",
    "UnknownGame",
    "entry",
    "game",
    "perft",
    "replay",
    "shelf",
    "verify",
    "whole_moves",
]
