"""Dame, as printed: men take forwards only, queens fly, any capture will do. Sheet: draughts.md, section 1."""

from parlour.games.draughts.game import HUFFING, LANDING_FREE, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(id="dame", rules=DraughtsRules(), options=(HUFFING, REMOVE_EACH_JUMP, LANDING_FREE, REPETITION, NO_PROGRESS))
