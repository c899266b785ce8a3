"""Endings of mill: with up to four stones on each side it is known how every position ends. Worked out in the background, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.games.mill.rules import MillRules
from parlour.players import kept
from parlour.players.endings import worths as all_worths
from parlour.players.kept import Lookup
from parlour.players.mill.endings_solver import MOST_STONES, MillEndings, endings, positions
from parlour.players.solved import Solved

FORMAT: Final = 1
Kind = tuple[bool, bool, bool]  # the rules that make a difference here: flying, take_from_mill_if_all, may_decline


def kind_of(rules: MillRules) -> Kind:
    return rules.flying, rules.take_from_mill_if_all, rules.may_decline


def solved(kind: Kind) -> Solved[MillEndings]:
    name = "mill-" + "".join(str(int(rule)) for rule in kind)
    count = sum(int(positions(more, fewer)) for more, fewer in ((3, 3), (4, 3), (4, 4)))
    return Solved(f"{name}-{FORMAT}", count, partial(endings, *kind))


SOLVED: Final = {kind: solved(kind) for kind in product((True, False), (False, True), (False, True))}


def lookups() -> list[Lookup]:
    return [one.lookup for one in SOLVED.values()]


def applies(state: MillState) -> bool:
    """Whether a position is one of them: few stones, none in hand."""
    few = bit_count(state.own) <= MOST_STONES and bit_count(state.enemy) <= MOST_STONES
    return few and state.own_hand == state.enemy_hand == 0


def result_of(state: State, games: Sequence[MillEndings]) -> int:
    """How a position before a whole move ends, as backward.py tells it."""
    assert isinstance(state, MillState)
    own, enemy = bit_count(state.own), bit_count(state.enemy)
    return int(games[own + enemy - 6].result(state.own, state.enemy, own))


def worths(state: MillState) -> dict[int, float] | None:
    """What every action is worth, exactly; None where that is not known; then it will be."""
    game = SOLVED[kind_of(state.rules)]
    if not applies(state):
        game.prepare()
        return None
    games = game.ask(kept.PATIENCE)
    return None if games is None else all_worths(state, partial(result_of, games=games))
