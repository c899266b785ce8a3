"""What is known about the draughts family: wolf and sheep is solved, in the other games it looks ahead."""

from random import Random
from typing import ClassVar, Final

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.wall_engine import WallState
from parlour.games.draughts.wolf_engine import WolfState
from parlour.players.alphabeta import Knowledge
from parlour.players.draughts import wolf
from parlour.players.draughts.endings import worths
from parlour.players.draughts.knowledge import DraughtsKnowledge
from parlour.players.draughts.wall_knowledge import WallKnowledge
from parlour.players.expert import Strength, Worth
from parlour.players.foresight import Foresight

A_QUARTER_MAN: Final = 25.0
FEW_MEN: Final = 8  # of both sides, where losing them wins
MOST_WALLED: Final = 0.41  # what is misjudged of a whole game where men are walled in, by whoever sees nothing, and …
HALF_WALLED: Final = 0.02  # … the noise of whoever misjudges half as much: a game of few choices forgives most errors


class DraughtsExpert(Foresight):
    version = 2
    revised: ClassVar = {"schlagdame": 1}
    tuned: ClassVar = {(game, 5): 1 for game in ("dame", "damspel", "polnische_dame", "englische_dame", "italienische_dame")}

    def knowledge(self, state: State) -> Knowledge | None:
        if state.turn < 0:
            return None
        if isinstance(state, DraughtsState):
            return DraughtsKnowledge(state)
        return WallKnowledge(state) if isinstance(state, WallState) else None

    def misjudged(self, state: State, strength: Strength) -> float:
        if isinstance(state, WallState):
            return MOST_WALLED * strength.noise / (strength.noise + HALF_WALLED)
        return super().misjudged(state, strength)

    def varied(self, state: State) -> float:
        """As long as nothing was taken; where losing wins somebody soon has to, and a few men say nothing."""
        if not isinstance(state, DraughtsState):
            return 0.0
        taken = 2 * state.rules.army - bit_count(state.own() | state.enemy())
        return A_QUARTER_MAN if taken <= (FEW_MEN if state.rules.loser_wins else 0) else 0.0

    def exact(self, state: State) -> dict[int, float] | None:
        return worths(state) if isinstance(state, DraughtsState) else None

    def looks_ahead(self, state: State, strength: Strength) -> bool:
        return not isinstance(state, WolfState)

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """Wolf and sheep by its solution; all first squares of the wolf are lost, so any will do."""
        if isinstance(state, WolfState) and state.turn >= 0:
            if state.placing():
                return Random(seed).choice(state.legal())
            return wolf.best_action(state, seed) if strength.noise == 0.0 else wolf.seeming_action(state, strength, seed)
        return super().choose(state, strength, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """Of wolf and sheep what the solution says, to whoever knows it."""
        if isinstance(state, WolfState) and state.turn >= 0 and strength.noise == 0.0:
            return Worth("chance", wolf.worths(state))
        return super().weigh(state, strength, seed)


EXPERT = DraughtsExpert()
