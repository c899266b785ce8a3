"""Plays as the sheet lists them, and all that a position has."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import BAR, END, HELD, IN_HAND, OFF, PLAY, SHORT

Stones = str  # both sides, as the text of a position writes them


def position(game: Game, text: str, **options: object) -> TablesState:
    state = game.parse(text, game.agree(None, **options))
    assert isinstance(state, TablesState)
    return state


def stones(state: TablesState) -> Stones:
    return f"{state.side(0)}; {state.side(1)}"


def all_plays(state: TablesState) -> set[Stones]:
    """Where the throw can lead, found action by action."""
    if state.stage != PLAY:
        return {stones(state)}  # it was forfeited
    seat, turns, found, seen = state.hand, state.turns, set(), set()
    waiting = [state]
    while waiting:
        before = waiting.pop()
        for action in before.legal():
            after = before.clone()
            after.apply(action)
            if after.stage == PLAY and after.hand == seat and after.turns == turns:
                if after.key() not in seen:
                    seen.add(after.key())
                    waiting.append(after)
            else:
                found.add(stones(after))
    return found


def packed_plays(state: TablesState) -> set[Stones]:
    """The same, as the engine packs them."""
    found = set()
    packs = list(plays_of(state))
    for packed in packs:
        after = state.clone()
        while packed:
            after.apply(int(packed) & 255)
            packed >>= 8
        found.add(stones(after))
    assert len(found) == len(packs), "each play once"
    return found


def step(state: TablesState, text: str) -> int:
    """The action of a written step, legal or not."""
    plain, _, by = text.rstrip("*)").partition("(")
    source, target = plain.split("/")
    seat = state.hand
    start = {"bar": BAR, "start": BAR, "hand": IN_HAND}.get(source)
    x = start if start is not None else state.point(seat, int(source))
    to = OFF if target == "off" else state.point(seat, int(target))
    numbers = [int(by)] if by else [number for number in range(1, 7) if state.landing(x, number) == to]
    legal = set(state.legal())
    actions = [int(8 * (x + 1) + number) for number in numbers]
    return next((action for action in actions if action in legal), actions[0])


def made(state: TablesState, play: str) -> TablesState:
    """After a written play; `pass` forfeits what is left."""
    after = state.clone()
    seat, turns = after.hand, after.turns
    if play == "short":
        after.apply(int(SHORT))
    elif play != "pass":
        for text in play.split():
            standing = int(after.at[HELD + 1 - seat]).bit_count()
            after.apply(step(after, text))
            assert ("*" in text) == (int(after.at[HELD + 1 - seat]).bit_count() < standing), text
    if after.stage == PLAY and after.hand == seat and after.turns == turns:
        after.apply(int(END))
    return after


def check(state: TablesState, *plays: str) -> None:
    """The throw has these plays and no others."""
    if plays == ("pass",) and (state.stage != PLAY or state.turn == OVER):
        return
    listed = {stones(made(state, play)) for play in plays}
    assert len(listed) == len(plays), "the sheet lists each position once"
    found = all_plays(state)
    assert found == listed, f"{len(found)} instead of {len(listed)}: {sorted(found ^ listed)}"
    if not (state.rules.throws.pasch and state.high == state.low):
        assert packed_plays(state) == listed
