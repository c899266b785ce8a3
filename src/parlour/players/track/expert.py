"""What is known about old Dutch goose. (In the other games of the family nobody decides anything.)

For two it is solved (goose_solver.py). With the best choices of both, whoever begins wins 51 games of 100; against a player who chooses at
random nobody can win more than 58.0 of 100, because a game has about six choices. With more players a decision takes the way that leaves
fewer turns to go (turns.py).
"""

from __future__ import annotations

from functools import cache

from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.track.engine import TrackState
from parlour.players.expert import Expert, Strength, Worth
from parlour.players.track.goose_solver import BEST, GooseRace
from parlour.players.track.turns import begun, fewer_turns


@cache
def solved(setup: Setup) -> GooseRace:
    """The game for two, both choosing as well as can be."""
    race = GooseRace(begun(setup))
    race.solve(BEST, BEST)
    return race


class TrackExpert(Expert):
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        if not isinstance(state, TrackState) or state.target == 0:
            return None
        return super().choose(state, strength, seed) if state.seats == 2 else fewer_turns(state)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """Each decision's chance to win, for two players."""
        if not isinstance(state, TrackState) or state.target == 0 or state.seats != 2:
            return None
        race = solved(state.setup)
        found: dict[int, float] = {}
        for action in state.legal():
            after = state.clone()
            after.play(action)
            found[action] = race.chance(after) if state.turn == 0 else 1 - race.chance(after)
        return Worth("chance", found)


EXPERT = TrackExpert()
