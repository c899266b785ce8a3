"""Games to look back at, played by computers with dice from a seed."""

from __future__ import annotations

from random import Random

from parlour.catalogue import game
from parlour.core.record import Record
from parlour.core.state import CHANCE, OVER
from parlour.players.levels import player_for


def played(id: str, seats: int | None = None, level: int = 1, seed: int = 1, most: int = 100_000) -> Record:
    """A game between computers; cut off after so many actions, it has no result."""
    found = game(id)
    state = found.start(seats or found.usual_seats)
    rng = Random(seed)
    players = [player_for(level, seed + seat) for seat in range(state.seats)]
    actions: list[int] = []
    while state.turn != OVER and len(actions) < most:
        if state.turn == CHANCE:
            actions.append(rng.choices(state.legal(), state.weights())[0])
        else:
            actions.append(players[state.turn].choose(state))
        state.apply(actions[-1])
    names = tuple(f"Player {seat + 1}" for seat in range(state.seats))
    result = state.result() if state.turn == OVER else None
    return Record(id, found.version, dict(state.setup.options), names, tuple(actions), result=result)
