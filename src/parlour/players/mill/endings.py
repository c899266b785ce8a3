"""Endings of mill: with up to four stones on each side it is known how every position ends. Worked out in the background, and kept."""

from __future__ import annotations

from functools import partial

from librt.vecs import vec
from mypy_extensions import u8

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.games.mill.rules import MillRules
from parlour.players import kept
from parlour.players.backward import give, solve_all
from parlour.players.endings import worths as all_worths
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup
from parlour.players.mill.endings_solver import MOST_STONES, MillEndings, endings, positions

FORMAT = 1
Kind = tuple[bool, bool, bool]  # the rules that make a difference here: flying, take_from_mill_if_all, may_decline


def kind_of(rules: MillRules) -> Kind:
    return rules.flying, rules.take_from_mill_if_all, rules.may_decline


def lookup(kind: Kind) -> Lookup:
    name = "mill-" + "".join(str(int(rule)) for rule in kind)
    count = sum(int(positions(more, fewer)) for more, fewer in ((3, 3), (4, 3), (4, 4)))
    return Lookup(f"{name}-{FORMAT}", "B", count, partial(work, kind))


def lookups() -> list[Lookup]:
    """As printed; whoever plays by other rules has theirs made then."""
    return [lookup((flying, take_any, False)) for flying in (True, False) for take_any in (False, True)]


def work(kind: Kind, tell: Tell) -> bytes:
    games = endings(*kind)
    solve_all(games, tell)
    return b"".join(bytes(game.results) for game in games)


known: dict[Kind, list[MillEndings]] = {}


def games_of(kind: Kind) -> list[MillEndings] | None:
    """The endings by these rules, which are waited for if they are not there yet; None if that takes too long."""
    if kind not in known:
        numbers = kept.ask(lookup(kind), kept.PATIENCE) if COMPILED and not kind[2] else None
        if numbers is None:
            return None
        games, data, at = endings(*kind), numbers.tobytes(), 0
        for game in games:
            give(game, vec[u8](data[at : at + int(game.size)]))
            at += int(game.size)
        known[kind] = games
    return known[kind]


def prepare(state: MillState) -> None:
    """Have the endings of a game worked out while it is played, so that nobody waits for them in the end."""
    kind = kind_of(state.rules)
    if COMPILED and not kind[2] and kind not in known:
        kept.prepare(lookup(kind))


def applies(state: MillState) -> bool:
    """Whether a position is one of them: few stones, none in hand."""
    few = bit_count(state.own) <= MOST_STONES and bit_count(state.enemy) <= MOST_STONES
    return few and state.own_hand == state.enemy_hand == 0


def result_of(state: State, games: list[MillEndings]) -> int:
    """How a position before a whole move ends, as backward.py tells it."""
    assert isinstance(state, MillState)
    own, enemy = bit_count(state.own), bit_count(state.enemy)
    return int(games[own + enemy - 6].result(state.own, state.enemy, own))


def worths(state: MillState) -> dict[int, float] | None:
    """What every action is worth, exactly; None where that is not known; then it will be."""
    if not applies(state):
        prepare(state)
        return None
    games = games_of(kind_of(state.rules))
    return None if games is None else all_worths(state, partial(result_of, games=games))
