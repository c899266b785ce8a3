"""Endings of dame and italienische_dame: how every position with up to four pieces ends. Worked out in the background, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from parlour.catalogue import game
from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.engine import DraughtsState, blank_state
from parlour.games.draughts.game import Draughts
from parlour.games.draughts.grid import NOWHERE
from parlour.games.draughts.rules import DraughtsRules
from parlour.players import kept
from parlour.players.draughts.endings_solver import FEWEST, MOST_PIECES, DraughtsEndings, endings
from parlour.players.endings import worths as all_worths
from parlour.players.kept import Lookup
from parlour.players.solved import Solved

FORMAT: Final = 1
GAMES: Final = ("dame", "italienische_dame")
COUNT: Final = sum(sets << 2 * pieces for pieces, sets in ((2, 496), (3, 4_960), (4, 35_960)))


@cache
def plain_rules(id: str) -> DraughtsRules:
    """Those by which the game's endings are worked out: as it is played unless otherwise agreed."""
    found = game(id)
    assert isinstance(found, Draughts)
    return found.blank(found.agree()).rules


def blank(id: str) -> DraughtsState:
    return blank_state(game(id).agree(), plain_rules(id))


def all_endings(id: str) -> list[DraughtsEndings]:
    return endings(blank(id), MOST_PIECES)


SOLVED: Final = {id: Solved(f"draughts-{id}-{FORMAT}", COUNT, partial(all_endings, id)) for id in GAMES}


def lookups() -> list[Lookup]:
    return [one.lookup for one in SOLVED.values()]


def has_endings(state: DraughtsState) -> bool:
    """Whether the moves of a game are those that its endings are reckoned with; limits that draw are not minded."""
    return state.setup.game in GAMES and same_moves(state.rules, plain_rules(state.setup.game))


def applies(state: DraughtsState) -> bool:
    """Whether a position of such a game is one of them: few pieces, and no claim open."""
    return bit_count(state.own() | state.enemy()) <= MOST_PIECES and state.missed == 0


def same_moves(rules: DraughtsRules, others: DraughtsRules) -> bool:
    mine, theirs = ((one.huffing, one.taken_stay, one.must_prolong) for one in (rules, others))
    return mine == theirs


def result_of(state: State, games: Sequence[DraughtsEndings]) -> int:
    """How a position before a whole move ends, as backward.py tells it."""
    assert isinstance(state, DraughtsState) and state.runner == NOWHERE
    return int(games[bit_count(state.own() | state.enemy()) - FEWEST].result(state))


def worths(state: DraughtsState) -> dict[int, float] | None:
    """What every action is worth, exactly; None where that is not known; then it will be."""
    if not has_endings(state):
        return None
    game = SOLVED[state.setup.game]
    if not applies(state):
        game.prepare()
        return None
    games = game.ask(kept.PATIENCE)
    return None if games is None else all_worths(state, partial(result_of, games=games))
