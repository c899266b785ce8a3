"""Endings of dame and italienische_dame: how every position with up to four pieces ends. Worked out in the background, and kept."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from parlour.catalogue import game
from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.engine import DraughtsState, blank_state
from parlour.games.draughts.game import Draughts
from parlour.games.draughts.grid import NOWHERE
from parlour.games.draughts.rules import DraughtsRules
from parlour.players import kept
from parlour.players.backward import give, solve_all
from parlour.players.draughts.endings_solver import FEWEST, MOST_PIECES, DraughtsEndings, endings
from parlour.players.endings import worths as all_worths
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup

FORMAT: Final = 1
GAMES: Final = ("dame", "italienische_dame")
COUNT: Final = sum(sets << 2 * pieces for pieces, sets in ((2, 496), (3, 4_960), (4, 35_960)))


@cache
def plain_rules(id: str) -> DraughtsRules:
    """Those by which the game's endings are worked out: as it is played unless otherwise agreed."""
    found = game(id)
    assert isinstance(found, Draughts)
    return found.blank(found.agree()).rules


def lookup(id: str) -> Lookup:
    return Lookup(f"draughts-{id}-{FORMAT}", "B", COUNT, partial(work, id))


def lookups() -> list[Lookup]:
    return [lookup(id) for id in GAMES]


def blank(id: str) -> DraughtsState:
    return blank_state(game(id).agree(), plain_rules(id))


def work(id: str, tell: Tell) -> bytes:
    games = endings(blank(id), MOST_PIECES)
    solve_all(games, tell)
    return b"".join(bytes(one.results) for one in games)


known: dict[str, list[DraughtsEndings]] = {}


def games_of(id: str) -> list[DraughtsEndings] | None:
    """The endings of a game, which are waited for if they are not there yet; None if that takes too long."""
    if id not in known:
        numbers = kept.ask(lookup(id), kept.PATIENCE) if COMPILED else None
        if numbers is None:
            return None
        games, data, at = endings(blank(id), MOST_PIECES), numbers.tobytes(), 0
        for one in games:
            give(one, vec[u8](data[at : at + int(one.size)]))
            at += int(one.size)
        known[id] = games
    return known[id]


def prepare(state: DraughtsState) -> None:
    """Have the endings of a game worked out while it is played, so that nobody waits for them in the end."""
    id = state.setup.game
    if COMPILED and has_endings(state) and id not in known:
        kept.prepare(lookup(id))


def has_endings(state: DraughtsState) -> bool:
    """Whether the moves of a game are those that its endings are reckoned with; limits that draw are not minded."""
    return state.setup.game in GAMES and same_moves(state.rules, plain_rules(state.setup.game))


def applies(state: DraughtsState) -> bool:
    """Whether a position is one of them: few pieces, and no claim open."""
    return bit_count(state.own() | state.enemy()) <= MOST_PIECES and state.missed == 0 and has_endings(state)


def same_moves(rules: DraughtsRules, others: DraughtsRules) -> bool:
    mine, theirs = ((one.huffing, one.taken_stay, one.must_prolong) for one in (rules, others))
    return mine == theirs


def result_of(state: State, games: list[DraughtsEndings]) -> int:
    """How a position before a whole move ends, as backward.py tells it."""
    assert isinstance(state, DraughtsState) and state.runner == NOWHERE
    return int(games[bit_count(state.own() | state.enemy()) - FEWEST].result(state))


def worths(state: DraughtsState) -> dict[int, float] | None:
    """What every action is worth, exactly; None where that is not known; then it will be."""
    if not applies(state):
        prepare(state)
        return None
    games = games_of(state.setup.game)
    return None if games is None else all_worths(state, partial(result_of, games=games))
