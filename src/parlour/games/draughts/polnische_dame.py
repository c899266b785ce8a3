"""Polish draughts on 8x8: men take backwards too, everything a piece can take must fall, crowned only where the move ends.

Not the 10x10 game (damspel): no majority rule. Sheet: draughts.md, section 3.
"""

from parlour.games.draughts.game import HUFFING, LANDING_PROLONG, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="polnische_dame",
    rules=DraughtsRules(men_take_back=True, crowned_in_passing=False),
    options=(HUFFING, REMOVE_EACH_JUMP, LANDING_PROLONG, REPETITION, NO_PROGRESS),
)
