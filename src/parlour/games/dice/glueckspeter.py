"""Lucky Peter (Glückspeter): get rid of your chips; the sack takes them all. Sheet: dice.md, glueckspeter."""

from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import NEVER_ENDS, printed
from parlour.core.state import OVER
from parlour.games.dice import board
from parlour.games.dice.fields_face import FieldsFace, fields_fault
from parlour.games.dice.fields_rules import SACK, LuckyPeter
from parlour.games.dice.game import DiceGame


class LuckyPeterFace(FieldsFace[LuckyPeter]):
    drawing = board.peter
    large = SACK
    swallows = "dice-glueckspeter-log-sack"


def fault(state: LuckyPeter) -> Message | None:
    rid = list(state.chips).count(0)
    ended = rid == 1 or state.turns == state.max_turns
    if rid > 1 or state.turns > state.max_turns or ended != (state.turn == OVER):
        return say("error-dice-end")
    return fields_fault(state, SACK)


OPTIONS = (
    Option("chips", 7, low=1, high=50, source=printed("source-usual-number", big="de")),
    Option("max_turns", 5000, low=1, high=10000, source=NEVER_ENDS),
)
GAME = DiceGame("glueckspeter", LuckyPeter, LuckyPeterFace, fault, OPTIONS, cups=(2,))
