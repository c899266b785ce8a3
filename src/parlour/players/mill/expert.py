"""What is known about mill: it looks ahead, and with few stones whoever plays as well as can be knows how it ends."""

from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.players.alphabeta import Knowledge
from parlour.players.expert import Strength, Worth
from parlour.players.foresight import Foresight
from parlour.players.mill.endings import worths
from parlour.players.mill.knowledge import MillKnowledge

EVEN = 0.5


class MillExpert(Foresight):
    def knowledge(self, state: State) -> Knowledge | None:
        return MillKnowledge(state) if isinstance(state, MillState) and state.turn >= 0 else None

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        worth = self.weigh(state, strength, seed) if exact(state, strength) else None
        return super().choose(state, strength, seed) if worth is None else worth.choose(0.0, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """Where the end is known, that; of moves that win and lose nothing the search tells the better ones."""
        known = exact(state, strength)
        if known is None:
            return super().weigh(state, strength, seed)
        if max(known.values()) != EVEN:
            return Worth("chance", known)
        seeming = super().weigh(state, strength, seed)
        assert seeming is not None
        values = {action: seeming.values[action] if worth == EVEN else worth for action, worth in known.items()}
        return Worth("chance", values, near=seeming.near)


def exact(state: State, strength: Strength) -> dict[int, float] | None:
    """How every action ends, if that is known to a player who misjudges nothing."""
    return worths(state) if isinstance(state, MillState) and state.turn >= 0 and strength.noise == 0.0 else None


EXPERT = MillExpert()
