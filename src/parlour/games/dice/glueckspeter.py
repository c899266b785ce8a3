"""Lucky Peter (Glückspeter): get rid of your chips; the sack takes them all. Sheet: dice.md, glueckspeter."""

from parlour.core.message import say
from parlour.core.setup import Option
from parlour.core.source import NEVER_ENDS
from parlour.games.dice import board
from parlour.games.dice.faults import Faults, ends_wrongly
from parlour.games.dice.fields_face import FieldsFace, fields_faults
from parlour.games.dice.fields_rules import SACK, LuckyPeter
from parlour.games.dice.game import DiceGame, usual


class LuckyPeterFace(FieldsFace[LuckyPeter]):
    drawing = board.peter
    large = SACK
    swallows = "dice-glueckspeter-log-sack"


def faults(state: LuckyPeter) -> Faults:
    rid = list(state.chips).count(0)
    yield rid > 1 or ends_wrongly(state, state.turns, state.max_turns, rid == 1), say("error-dice-end")
    yield from fields_faults(state, SACK)


OPTIONS = (usual("chips", 7, 1, 50), Option("max_turns", 5000, low=1, high=10000, source=NEVER_ENDS))
GAME = DiceGame("glueckspeter", LuckyPeter, LuckyPeterFace, faults, OPTIONS, cups=(2,))
