"""Italian draughts as printed: dame, but only queens take queens, and the most pieces must be taken. Sheet: draughts.md, section 6."""

from parlour.games.draughts.game import HUFFING, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="italienische_dame",
    rules=DraughtsRules(men_take_queens=False, must_take_most=True),
    options=(HUFFING, REMOVE_EACH_JUMP, REPETITION, NO_PROGRESS),
)
