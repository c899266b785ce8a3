"""Losing draughts: the moves of dame, but whoever has no pieces left, or cannot move, wins. Sheet: draughts.md, section 5."""

from parlour.games.draughts.game import BLOCKED, HUFFING, LANDING_FREE, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="schlagdame",
    rules=DraughtsRules(loser_wins=True),
    options=(HUFFING, REMOVE_EACH_JUMP, LANDING_FREE, BLOCKED, REPETITION, NO_PROGRESS),
)
