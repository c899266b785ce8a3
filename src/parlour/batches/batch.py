"""Many games of one kind as NumPy arrays.

Arrays belong to the batch and are read-only: the next step writes into them, so copy what you keep.
"""

from __future__ import annotations

import os
from hashlib import sha256
from operator import index
from typing import Final, SupportsIndex, TypeVar

import numpy as np
import numpy.typing as npt
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.batches.loops import Loops
from parlour.batches.masks import FiveMasks, Masks
from parlour.catalogue import game
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.five.engine import FiveState
from parlour.observe.actions import Actions
from parlour.observe.compiled import observer
from parlour.observe.observation import Observation, observation

N = TypeVar("N", bound=np.generic)
SPREAD: Final = 0x9E3779B97F4A7C15  # between the seeds of neighbours
WORD: Final = (1 << 62) - 1
HALF: Final = 1 << 61
LARGEST: Final = (1 << 31) - 1
A_GAME: Final = 300  # bytes of a position and its dice, at the least
GIGABYTE: Final = 1_000_000_000
NOT_COPIED: Final = "a batch has dice that cannot be copied: make another of the same seed, or keep its positions, by state(number)"


def seed_of(seed: SupportsIndex) -> int:
    """A seed, NumPy's too, as a number that differs from all others in the bits that count; what is too large for them is hashed."""
    found = index(seed)
    if -HALF <= found < HALF:
        return found
    return int.from_bytes(sha256(str(found).encode()).digest()[:8], "big") % (2 * HALF) - HALF


def dice_of(seed: int) -> Random:
    """What `sample` draws by."""
    return Random((seed ^ SPREAD) & WORD)


def one_each(actions: npt.ArrayLike, count: int) -> npt.NDArray[np.int32]:
    """An action for each game, or a ValueError."""
    chosen = np.asarray(actions)
    if chosen.shape != (count,):
        raise ValueError(f"one action for each of {count} games, not an array of shape {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
    return chosen.clip(-1, LARGEST).astype("<i4")  # what is beyond is illegal, and stays so


def game_number(number: int, count: int) -> int:
    """The number of a game, NumPy's too, or an IndexError; TypeError where it is no whole number."""
    found = index(number)
    if not 0 <= found < count:
        raise IndexError(f"there is no game {found}; games 0 to {count - 1}")
    return found


def counted(number: int, things: str) -> int:
    """A whole number of at least one, NumPy's too."""
    try:
        found = index(number)
    except TypeError:
        found = 0
    if found < 1:
        raise ValueError(f"a batch has a whole number of {things}, at least one, not {number!r}")
    return found


def ensure_room(setup: Setup, count: int, actions: int, seen: int) -> None:
    """ValueError where so many games surely need more memory than the machine has: it would fill up until the system ends the program."""
    pages = os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names else -1
    if pages <= 0:
        return  # this system does not tell
    here = pages * os.sysconf("SC_PAGE_SIZE")
    needed = count * (A_GAME + actions + 4 * seen + 8 * setup.seats)
    if needed > here:
        raise ValueError(
            f"{count} games of {setup.game} need at least {needed / GIGABYTE:.1f} GB of memory, and this machine has {here / GIGABYTE:.1f}"
            f": at most {count * here // needed} would fit"
        )


class Batch:
    """`step` makes one action in every game. A game that ends begins anew: rewards are those of the end, everything else is of the new one.
    Every game stands at a decision; one that ends before its first (goose may) is passed over, and where none has any (dice poker among
    people who cannot raise) there is no batch, but a ParlourError.

    observations  int32, games × numbers: what the seat on turn sees, as `observation` names it; none are made without `observe`
    masks         bool, games × actions: what it may do
    hands         the seat on turn
    rewards       float64, games × seats: from -1 to 1, at the end of a game only
    ended         bool: the game that was stepped has ended
    """

    def __init__(self, setup: Setup, count: int, seed: SupportsIndex = 0, observe: bool = True, first: int = 0) -> None:
        count = counted(count, "games")
        self.setup: Final = setup
        self.count: Final = count
        self.actions: Final = Actions(setup)
        self.observation: Final[Observation] = observation(setup)
        ensure_room(setup, count, self.actions.count, self.observation.size if observe else 0)
        compiled = observer(setup) if observe else None
        seed = seed_of(seed)
        seeds = [(seed * SPREAD + number) & WORD for number in range(first, first + count)]  # the part of a larger batch
        start, numbers = game(setup.game).begin(setup), list(self.actions.numbers)
        masks = FiveMasks(count, numbers, len(start.grid.squares)) if isinstance(start, FiveState) else Masks(count, numbers)
        self._loops: Final = Loops(start, seeds, numbers, masks, compiled)
        self._dice: Final = dice_of(seed)
        self.masks: Final = view_of(masks, count)
        self.hands: Final = view(self._loops.hands, np.int64, 0)
        self.rewards: Final = view(self._loops.rewards, np.float64, count)
        self.ended: Final = view(self._loops.ended, np.bool_, 0)
        self._drawn: Final = view(self._loops.drawn, np.int64, 0)
        self._by_scene: Final = observe and compiled is None
        self._seen: Final = np.zeros((count, self.observation.size if self._by_scene else 0), np.int32)
        self.observations: Final = view(self._loops.rows.seen, np.int32, count) if compiled is not None else self._looked()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<batch of {self.count} {self.setup.game}>"

    def __reduce__(self) -> str:
        raise TypeError(NOT_COPIED)

    def close(self) -> None:
        """Nothing is open: a batch over several processes has some to end."""

    def step(self, actions: npt.ArrayLike) -> None:
        """The place of an action for every game; IllegalAction if one is not legal, and then nothing is played."""
        self._loops.step(one_each(actions, self.count).tobytes())
        self._look()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self._loops.draw(self._dice)
        return self._drawn

    def state(self, number: int) -> State:
        """A copy of one of the positions."""
        return self._loops.states[game_number(number, self.count)].clone()

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return int(self._loops.finished)

    def _looked(self) -> npt.NDArray[np.int32]:
        self._look()
        shown = self._seen.view()
        shown.flags.writeable = False
        return shown

    def _look(self) -> None:
        """Families without a compiled observer are looked at one by one."""
        if self._by_scene:
            for number, state in enumerate(self._loops.states):
                self._seen[number] = self.observation.of(state, state.hand)


def view_of(masks: Masks, count: int) -> npt.NDArray[np.bool_]:
    """A row of masks for each game."""
    if not isinstance(masks, FiveMasks):
        return view(masks.marks, np.bool_, count)
    wide = 8 * int(masks.row)
    return view(masks.words, np.bool_, 0)[: count * wide].reshape(count, wide)[:, : int(masks.actions)]


def view(room: vec[i32] | vec[i64] | vec[u8] | vec[float], kind: type[N], rows: int) -> npt.NDArray[N]:
    """What the loops write, as an array; nothing is copied."""
    found: npt.NDArray[N] = np.frombuffer(memoryview(room), dtype=kind)
    return found.reshape(rows, -1) if rows else found
