"""Games of two sides that are solved backwards, or their endings: what every action is worth there, exactly or as somebody sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import exp, log
from typing import Final

from parlour.core.state import OVER, State
from parlour.players.backward import EVEN, distance_of, is_won
from parlour.players.expert import CERTAIN, Strength, Worth

HAIR: Final = 1e-12  # what a move more or less is worth: so little that a sure end stays one (expert.CERTAIN)
A_MOVE_MORE: Final = 50.0  # times as many positions show a move more for certain; everybody sees the answer
SOFTENED: Final = 0.7  # the power of the noise: a game hangs on many moves, and levels are nearer to each other than elsewhere

Chance = Callable[[int], float]  # to win, for whoever is to move, by a result of backward.py


def chance(result: int) -> float:
    """To win, for whoever is to move; sooner is better, and later if lost."""
    if result == EVEN:
        return 0.5
    moves = HAIR * float(distance_of(result))
    return 1.0 - moves if is_won(result) else moves


@dataclass(frozen=True)
class Haze:
    """How somebody sees a solved game who does not see to its end."""

    fades: float  # moves of both sides: an end as far out of sight as that seems to be a third of a sure one
    trick: float  # what it is worth that every answer is wrong, where nothing is won
    misjudged: tuple[float, float]  # by seat, times the noise

    def chance(self, result: int, sight: int) -> float:
        """To win, for whoever is to move and sees so many moves ahead: farther ends seem open, the more so the farther they are."""
        if result == EVEN or distance_of(result) <= sight:
            return chance(result)
        seen = 0.5 * exp(-float(distance_of(result) - sight) / self.fades)
        return 0.5 + seen if is_won(result) else 0.5 - seen

    def choose(self, state: State, result_of: Callable[[State], int], strength: Strength, seed: int) -> int:
        """What somebody chooses who misjudges what is out of sight; in sight, nobody does."""
        sight = max(int(log(strength.positions, A_MOVE_MORE)), 1)
        seen = worths(state, result_of, partial(self.chance, sight=sight))
        for action, worth in seen.items():
            if CERTAIN < worth <= 0.5:
                seen[action] += self.trick * wrong_answers(state, action, result_of)
        return Worth("chance", seen).choose(self.misjudged[state.turn] * strength.noise**SOFTENED, seed)


def wrong_answers(state: State, action: int, result_of: Callable[[State], int]) -> float:
    """The share of the other side's answers that throw a win or a draw away."""
    after = state.clone()
    after.play(action)
    if after.turn in (OVER, state.turn):
        return 0.0
    found = [round(2.0 * worth) for worth in worths(after, result_of).values()]
    return sum(worth < max(found) for worth in found) / len(found)


def worths(state: State, result_of: Callable[[State], int], chance: Chance = chance) -> dict[int, float]:
    """What every action is worth, if it is known how a position before a whole move ends."""
    return {action: worth_after(state, action, result_of, chance) for action in state.legal()}


def worth_after(state: State, action: int, result_of: Callable[[State], int], chance: Chance) -> float:
    after = state.clone()
    after.play(action)
    if after.turn < 0:
        return after.payoff(state.turn)
    if after.turn == state.turn:  # the move goes on
        return max(worths(after, result_of, chance).values())
    return 1.0 - chance(result_of(after))
