"""Training a LudoJudge by self-play; somebody simple takes if it can, else moves its foremost piece."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import BACKWARD, FORWARD, JUDGE, JUMP, NEUTRAL, PIECES, WAITING
from parlour.lab.throw_training import ThrowSelfPlay


class LudoSelfPlay(ThrowSelfPlay):
    """One judge playing all seats but those that take, and learning from what came of it."""

    def simple(self, state: State) -> i64:
        assert isinstance(state, LudoState)
        return taking(state)


def origin(action: i64) -> i64:
    """The progress at which an action's piece starts."""
    if action >= JUDGE:
        return action - JUDGE - 1
    if action >= JUMP:
        return action - JUMP - 1
    if action >= NEUTRAL:
        return action - NEUTRAL - 1
    return action - (BACKWARD if action >= BACKWARD else FORWARD) - 1


def rival_pips(state: LudoState, seat: i64) -> i64:
    """How far the pieces of the other sides have come; waiting ones less than nothing."""
    colours = state.colours
    side = seat & 1 if colours.partners else seat
    total: i64 = 0
    colour: i64 = 0
    while colour < colours.count:
        if colours.owners[colour] >= 0 and colours.side[colour] != side:
            piece = PIECES * colour
            while piece < PIECES * colour + PIECES:
                total += 1 if state.at[piece] > WAITING else 0
                piece += 1
        colour += 1
    return total


def taking(state: LudoState) -> i64:
    """Take if you can, of several pieces by the foremost, else move the foremost; one's own before nobody's."""
    seat = state.turn
    count = state.fill()
    actions = state.moves[:]
    before = rival_pips(state, seat)
    best: i64 = 0
    most: i64 = -10_000
    which: i64 = 0
    while which < count:
        action = actions[which]
        after = state.clone()
        after.play(action)
        rank = origin(action)
        if rival_pips(after, seat) < before:
            rank += 1000
        if NEUTRAL <= action < JUMP:
            rank -= 500
        if rank > most:
            most = rank
            best = action
        which += 1
    return best
