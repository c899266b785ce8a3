"""A batch over several processes: each has a part of the games, and all of them write into arrays that they share with us.

Which process has a game makes no difference to it: the same seed gives the same games as in one process.
"""

from __future__ import annotations

from contextlib import suppress
from ctypes import Array, c_byte
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, SupportsIndex, TypeVar
from weakref import finalize

import numpy as np
import numpy.typing as npt
from librt.random import Random

from parlour.batches.batch import NOT_COPIED, Batch, counted, dice_of, ensure_room, game_number, one_each, seed_of
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.observe.actions import Actions
from parlour.observe.observation import Observation, observation

N = TypeVar("N", bound=np.generic)
PATIENCE: Final = 5.0  # seconds for a process that has hung up to end
GUARD: Final = (
    ': each process reads the program\'s main module anew, so whatever that does belongs under `if __name__ == "__main__":`; '
    "what the process itself has to say stands on the error output"
)
STEP: Final = -1  # what a process is asked for: a step, or the position of that number

Raw = Array[c_byte]  # memory that processes share; it is freed with the last array that looks at it
CONTEXT: Final = get_context("spawn")


class Shared:
    """The arrays of a batch, in memory that processes share."""

    def __init__(self, setup: Setup, count: int, processes: int, observe: bool) -> None:
        self.count: Final = count
        numbers = observation(setup).size if observe else 0
        self.chosen: Final = raw(4 * count)
        self.observations: Final = raw(4 * count * numbers)
        self.masks: Final = raw(count * Actions(setup).count)
        self.hands: Final = raw(8 * count)
        self.rewards: Final = raw(8 * count * setup.seats)
        self.ended: Final = raw(count)
        self.finished: Final = raw(8 * processes)


def raw(size: int) -> Raw:
    """New memory, all 0."""
    return CONTEXT.RawArray(c_byte, size)


def rows(memory: Raw, kind: type[N], count: int) -> npt.NDArray[N]:
    """Shared memory as an array with a row for each game."""
    return row(memory, kind).reshape(count, -1) if len(memory) else np.zeros((count, 0), kind)


def row(memory: Raw, kind: type[N]) -> npt.NDArray[N]:
    """Shared memory as an array with a number for each game."""
    return np.frombuffer(memoryview(memory), kind)


class SpreadBatch:
    """As `Batch`, and to be closed when it is done with: `with parlour.batch("schach", 4096, processes=2) as many: ...`"""

    def __init__(self, setup: Setup, count: int, seed: SupportsIndex, observe: bool, processes: int) -> None:
        count, processes = counted(count, "games"), counted(processes, "processes")
        if processes > count:
            raise ValueError(f"{count} games can be spread over 1 to {count} processes, not {processes}")
        seed = seed_of(seed)
        self.setup: Final = setup
        self.count: Final = count
        self.actions: Final = Actions(setup)
        self.observation: Final[Observation] = observation(setup)
        ensure_room(setup, count, self.actions.count, self.observation.size if observe else 0)
        shared = Shared(setup, count, processes, observe)
        self._chosen: Final = row(shared.chosen, np.int32)
        self.observations: Final = read_only(rows(shared.observations, np.int32, count))
        self.masks: Final = read_only(rows(shared.masks, np.bool_, count))
        self.hands: Final = read_only(row(shared.hands, np.int64))
        self.rewards: Final = read_only(rows(shared.rewards, np.float64, count))
        self.ended: Final = read_only(row(shared.ended, np.bool_))
        self._finished: Final = read_only(row(shared.finished, np.int64))
        self._dice: Final[Random] = dice_of(seed)
        self._bounds: Final = [count * at // processes for at in range(processes + 1)]
        self._lines: Final[list[Connection]] = []
        self._processes: Final[list[SpawnProcess]] = []
        for number in range(processes):
            ours, theirs = CONTEXT.Pipe()
            part = (self._bounds[number], self._bounds[number + 1])
            process = CONTEXT.Process(target=work, args=(theirs, setup, seed, observe, number, part, shared), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self.close: Final = finalize(self, hang_up, self._lines)
        self._wait(GUARD)

    def __enter__(self) -> SpreadBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<batch of {self.count} {self.setup.game} over {len(self._lines)} processes>"

    def __reduce__(self) -> str:
        raise TypeError(NOT_COPIED)

    def step(self, actions: npt.ArrayLike) -> None:
        """The place of an action for every game; IllegalAction if one is not legal, and then nothing is played."""
        self._ensure_open()  # first: of a batch that has lost a process, masks are partly those of the next step
        chosen = one_each(actions, self.count)
        for at in np.flatnonzero((chosen < 0) | (chosen >= self.actions.count)):
            raise IllegalAction(int(chosen[at]), np.flatnonzero(self.masks[at]).tolist())
        for at in np.flatnonzero(~self.masks[np.arange(self.count), chosen]):
            raise IllegalAction(int(chosen[at]), np.flatnonzero(self.masks[at]).tolist())
        self._chosen[:] = chosen
        for owner in range(len(self._lines)):
            self._ask(owner, STEP)
        self._wait()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game; the same ones as a batch in one process draws."""
        legal = np.flatnonzero(self.masks)
        open = self.masks.sum(axis=1)
        drawn = np.array([self._dice.randrange(count) for count in open.tolist()])
        places: npt.NDArray[np.int64] = legal[np.cumsum(open) - open + drawn] - np.arange(self.count) * self.actions.count
        return places

    def state(self, number: int) -> State:
        """A copy of one of the positions."""
        wanted = game_number(number, self.count)
        owner = int(np.searchsorted(self._bounds, wanted, side="right")) - 1
        self._ask(owner, wanted - self._bounds[owner])
        found = self._answer(owner)
        assert isinstance(found, State)
        return found

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return int(self._finished.sum())

    def _wait(self, hint: str = "") -> None:
        for owner in range(len(self._lines)):
            told = self._answer(owner, hint)
            if isinstance(told, ParlourError):
                raise told

    def _ensure_open(self) -> None:
        if not self.close.alive:
            raise OSError(f"{self!r} is closed: make another one of the same seed")

    def _ask(self, owner: int, asked: int) -> None:
        self._ensure_open()
        try:
            self._lines[owner].send(asked)
        except OSError:
            raise self._broken(owner) from None

    def _answer(self, owner: int, hint: str = "") -> object:
        try:
            return self._lines[owner].recv()
        except (EOFError, OSError):
            raise self._broken(owner, hint) from None

    def _broken(self, owner: int, hint: str = "") -> ParlourError:
        """What is said of a process that has ended by itself: its games are lost, and the batch with them."""
        process = self._processes[owner]
        process.join(PATIENCE)
        self.close()
        return ParlourError(f"process {owner} of {self!r} has ended (exit code {process.exitcode}), and the batch is closed{hint}")


def read_only(array: npt.NDArray[N]) -> npt.NDArray[N]:
    """Only the processes write."""
    array.flags.writeable = False
    return array


def hang_up(lines: list[Connection]) -> None:
    """Processes end when nobody is on their line any more."""
    for line in lines:
        line.close()


def work(line: Connection, setup: Setup, seed: int, observe: bool, number: int, part: tuple[int, int], shared: Shared) -> None:
    """One process: a batch of its part of the games, shown to all after every step."""
    first, last = part
    mine = slice(first, last)
    chosen = row(shared.chosen, np.int32)[mine]
    try:
        many = Batch(setup, last - first, seed, observe, first)
    except ParlourError as error:
        line.send(error)
        return

    def show() -> None:
        rows(shared.observations, np.int32, shared.count)[mine] = many.observations
        rows(shared.masks, np.bool_, shared.count)[mine] = many.masks
        row(shared.hands, np.int64)[mine] = many.hands
        rows(shared.rewards, np.float64, shared.count)[mine] = many.rewards
        row(shared.ended, np.bool_)[mine] = many.ended
        row(shared.finished, np.int64)[number] = many.finished
        line.send(STEP)

    with suppress(EOFError, BrokenPipeError):  # nobody is on the line any more
        show()
        while True:
            asked = line.recv()
            if asked == STEP:
                many.step(chosen)
                show()
            else:
                line.send(many.state(asked))
