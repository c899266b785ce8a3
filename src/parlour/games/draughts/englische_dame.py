"""English draughts as printed, which is not the game people know: dame with queens that also go along files and ranks.

Sheet: draughts.md, section 4.
"""

from parlour.games.draughts.game import HUFFING, LANDING_FREE, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="englische_dame",
    rules=DraughtsRules(queens_go_straight=True),
    options=(HUFFING, REMOVE_EACH_JUMP, LANDING_FREE, REPETITION, NO_PROGRESS),
)
