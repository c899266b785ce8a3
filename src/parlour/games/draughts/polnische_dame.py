"""Polish draughts on 8x8: men take backwards too, everything a piece can take must fall, crowned only where the move ends.

Not the 10x10 game (damspel): the majority rule is an option. Sheet: draughts.md, section 3.
"""

from parlour.core.setup import choice
from parlour.core.source import reading
from parlour.games.draughts.game import HUFFING, LANDING_PROLONG, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="polnische_dame",
    rules=DraughtsRules(men_take_back=True, stops_crowned=False),
    options=(
        HUFFING,
        REMOVE_EACH_JUMP,
        LANDING_PROLONG,
        choice("must_take", "whole_chain most", reading("source-polnische_dame-must_take", big="de"), common="most"),
        REPETITION,
        NO_PROGRESS,
    ),
)
