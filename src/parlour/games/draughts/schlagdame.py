"""Losing draughts: the moves of dame, but whoever has no pieces left, or cannot move, wins. Sheet: draughts.md, section 5."""

from parlour.games.draughts.game import BLOCKED, LANDING_FREE, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts

GAME = Draughts(
    id="schlagdame",
    loser_wins=True,
    options=(REMOVE_EACH_JUMP, LANDING_FREE, BLOCKED, REPETITION, NO_PROGRESS),
)
