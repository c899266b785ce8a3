"""What is known about a family, better than games at random can find it out, and how strongly it is played.

players/<family>/expert.py holds it as EXPERT, and is loaded when a table first asks; a family without one is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from random import Random
from typing import ClassVar, Final, Literal

from parlour.catalogue import FAMILIES, entry
from parlour.core import state as hot
from parlour.core.message import Message
from parlour.core.state import State

COMPILED: Final = not str(hot.__file__).endswith(".py")  # in plain Python some of what is known would take minutes to work out

Unit = Literal["points", "chance", "other"]
Tell = Callable[[float], None]  # is told now and then how much of the work is done, from 0 to 1


CERTAIN: Final = 1e-9  # a chance as near as that to 0 or 1 is none: nobody overlooks what is certain
FEW: Final = 0.01  # chances nearer than that to 0 or 1 are told in tenths of a hundredth
LEAST_TOLD: Final = 0.1  # of a hundred
MOST_NOISE: Final = 0.12  # of the lowest level, which dice blur no further


@dataclass(frozen=True, slots=True)
class Strength:
    """How strongly a decision is made: by how many positions are looked at, and how far their worth is misjudged."""

    positions: int  # the budget of a search; simulated games are counted in parts of it
    noise: float  # the standard deviation of what an action seems to be worth, in parts of a whole game (Worth.scale)
    seconds: float  # of CPU time: a brake for slow machines and plain Python, never what decides; 0: no brake
    moves: int = 0  # that whoever looks ahead looks ahead at most, if somebody wants it so; 0: as many as the positions reach

    @property
    def blurred(self) -> float:
        """The noise where dice decide too: they hide small errors, so that levels must differ by more to be told apart."""
        return sqrt(MOST_NOISE * self.noise)


@dataclass(frozen=True, slots=True)
class Worth:
    """What every legal action is worth to the seat that decides, and what is counted: points to come, a chance, or something else."""

    unit: Unit
    values: dict[int, float]
    scale: float = 1.0  # what lies between losing and winning a game, in this unit
    near: float = 0.0  # differences up to this say nothing, as after a search; exact worths have none

    def best(self) -> int:
        """The action that is worth most; of equals the first."""
        return self.best_three()[0]

    def best_three(self, advised: int | None = None) -> list[int]:
        """The actions that are worth most, the best first, of equals as they come; before them what is advised, if anything is."""
        return sorted(self.values, key=lambda action: (action != advised, -self.values[action]))[:3]

    def told(self, action: int) -> float:
        """The figure that people read: a chance out of a hundred, whole; finer next to none and all, which only certain ones are."""
        value = self.values[action]
        if self.unit != "chance":
            return round(value, 2) + 0.0  # no zero has a sign
        if not CERTAIN < value < 1.0 - CERTAIN:
            return 100.0 * round(value)
        return min(max(round(100.0 * value, 0 if FEW <= value <= 1.0 - FEW else 1), LEAST_TOLD), 100.0 - LEAST_TOLD)

    def best_of(self, most: int) -> list[int]:
        """So many actions that are worth most."""
        return sorted(self.values, key=lambda action: (-self.values[action], action))[:most]

    def choose(self, noise: float, seed: int) -> int:
        """The action that seems best to somebody who misjudges worths by so much; among near-equals the seed decides.

        What is certain is not misjudged: of sure wins it is the quickest, where that is told, and of nothing but sure losses the last.
        """
        rng = Random(seed)
        certain = self.certain()
        if certain:
            most = max(certain.values())
            return rng.choice(sorted(action for action, value in certain.items() if value == most))
        seeming = self.values
        if noise > 0.0:
            seeming = {action: value + rng.gauss(0.0, noise * self.scale) for action, value in sorted(self.open().items())}
        most = max(seeming.values())
        return rng.choice(sorted(action for action, value in seeming.items() if value >= most - self.near))

    def certain(self) -> dict[int, float]:
        """Sure wins, if there are any, or everything if all of it is lost; nothing as long as something is open."""
        if self.unit != "chance":
            return {}
        won = {action: value for action, value in self.values.items() if value >= 1.0 - CERTAIN}
        return won or ({} if max(self.values.values()) > CERTAIN else self.values)

    def open(self) -> dict[int, float]:
        """What can be misjudged: no sure losses, where there is something else."""
        return {action: value for action, value in self.values.items() if self.unit != "chance" or value > CERTAIN}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can still come of a position, in words, and the actions that lead there; none if there is nothing to show."""

    message: Message
    line: tuple[int, ...] = ()


class Expert:
    """This one knows nothing; a family's expert overrides what it knows. None says that it does not know the game or the position."""

    version: ClassVar[int] = 1  # of the family's players: raised when what they choose changes, on any level
    revised: ClassVar[Mapping[str, int]] = {}  # how often the players of single games changed alone, by game
    tuned: ClassVar[Mapping[tuple[str, int], int]] = {}  # and how often one level of a game's, by game and level
    solvable: ClassVar[bool] = False  # whether solve() is worth asking
    thoroughness: ClassVar[int] = 1  # times the positions that a player who misjudges nothing looks at, where they cost little

    def played_by(self, game: str, level: int) -> int:
        """The version of a game's player of that level: what was measured of another one is true no longer."""
        return self.version + self.revised.get(game, 0) + self.tuned.get((game, level), 0)

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The action of a player of that strength; by itself what seems to be worth most, by weigh()."""
        worth = self.weigh(state, strength, seed)
        return None if worth is None else worth.choose(self.misjudged(state, strength), seed)

    def misjudged(self, state: State, strength: Strength) -> float:
        """The noise of that strength in this game; by itself as where dice decide too."""
        return strength.blurred

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """What every action of a decision is worth, as far as that strength sees; without its noise."""
        return None

    def advise(self, state: State, strength: Strength, seed: int) -> tuple[int | None, Worth | None]:
        """What to do, and what every action is worth, each if it is known; by itself as choose() and weigh() say."""
        return self.choose(state, strength, seed), self.weigh(state, strength, seed)

    def solve(self, state: State, tell: Tell) -> Outlook | None:
        """The outlook of a decision."""
        return None


@cache
def expert_of(game: str) -> Expert:
    """Whoever knows most about the game of that id."""
    family = entry(game).family
    room = f"parlour.players.{family}"
    if family not in FAMILIES or find_spec(room) is None:
        return Expert()
    found: Expert = import_module(f"{room}.expert").EXPERT
    return found
