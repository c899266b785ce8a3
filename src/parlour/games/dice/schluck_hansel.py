"""Swallow, Hansel (Schluck, Hansel): a chip down or a chip up, and sevens go into the belly. Sheet: dice.md, schluck_hansel."""

from parlour.core.message import say
from parlour.core.state import OVER
from parlour.games.dice import board
from parlour.games.dice.faults import Faults
from parlour.games.dice.fields_face import FieldsFace, broke_faults, fields_faults
from parlour.games.dice.fields_rules import BELLY, Hansel
from parlour.games.dice.game import DiceGame, usual


class HanselFace(FieldsFace[Hansel]):
    drawing = board.hansel
    large = BELLY
    swallows = "dice-schluck_hansel-log-belly"


def faults(state: Hansel) -> Faults:
    yield (state.holders() == 1) != (state.turn == OVER), say("error-dice-end")
    yield from fields_faults(state, BELLY)
    yield from broke_faults(state)


GAME = DiceGame("schluck_hansel", Hansel, HanselFace, faults, (usual("chips", 4, 1, 50),), cups=(2,))
