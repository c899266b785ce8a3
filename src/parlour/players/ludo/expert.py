"""What is known about the ludo family: networks that learned by playing against themselves judge where each action leads.

That is looked at over the throws that can follow and what whoever has thrown then does, each for itself.
"""

from __future__ import annotations

from typing import Final

from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.players.expert import COMPILED, Expert, Strength, Worth
from parlour.players.ludo.judges import FOLDER, read_judge

AHEAD: Final = 20_000  # positions of a budget from which on the coming throw is looked at


class LudoExpert(Expert):
    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """What every action is worth: the chance to be first, and a little how many others are beaten."""
        if not isinstance(state, LudoState) or state.turn < 0 or not (FOLDER / f"{state.setup.game}.f16").is_file():
            return None
        throws = 1 if COMPILED and strength.positions >= AHEAD else 0
        worths = read_judge(state.setup.game).worths(state, throws)
        sides = 2 if state.colours.partners else int(state.seats)
        return Worth("chance", dict(zip(state.legal(), worths, strict=True)), scale=2.0 / sides)  # among many a move decides about less


EXPERT = LudoExpert()
