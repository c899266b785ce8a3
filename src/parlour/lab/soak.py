"""Random games over the whole shelf with the laws on: what the tests look at in some games, looked at in very many.

Cheap laws hold at every position; the dear ones (notation, text, pickle, clone, scene, events) are looked at in one position of a game,
drawn at random, so that over many games every corner is seen. Everything follows from the seed.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from librt.random import Random

from parlour.catalogue import SHELF, game
from parlour.core.errors import IllegalAction, OptionError
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.lab.runner import Piece, Plain, check_cluster, run

MOST_ACTIONS: Final = 500_000  # eight random players on spielwiese who must capture and play on to the last take up to 50,000
BATCH_SECONDS: Final = 2.0  # about how long one worker is away
TRIAL_GAMES: Final = 3
ACTIONS_A_SECOND: Final = 60_000  # about; the laws that are looked at are most of it


@dataclass(frozen=True, slots=True)
class Batch:
    """So many games of one kind, from one seed."""

    id: str
    games: int
    seed: int


@dataclass(frozen=True, slots=True)
class Soaked:
    """What a batch told: how many actions, and every law that was broken, each with what is needed to see it again."""

    batch: Batch
    actions: int
    broken: tuple[str, ...]


def any_setup(id: str, rng: random.Random) -> Setup:
    """Any number of seats with any declared value of every option that matters there."""
    found = game(id)
    while True:
        seats = rng.choice(found.seats)
        options = {
            name: rng.choice((option.default, *option.samples()))
            for name, option in found.options.items()
            if (not option.seats or seats in option.seats) and rng.random() < 0.5
        }
        try:
            return found.agree(seats, **options)
        except OptionError:  # two values may exclude each other
            continue


def soak_batch(batch: Batch) -> Soaked:
    rng = random.Random(f"{batch.id} {batch.seed}")
    actions = 0
    broken: list[str] = []
    for _ in range(batch.games):
        setup = any_setup(batch.id, rng)
        seed = rng.getrandbits(62)
        try:
            actions += soak_game(setup, seed)
        except Exception as error:  # whatever it is, it is a finding
            broken.append(f"{setup} seed {seed}: {type(error).__name__}: {error}")
    return Soaked(batch, actions, tuple(broken))


def require(holds: bool, law: str, state: State) -> None:
    if not holds:
        raise AssertionError(f"{law} at {state.text()!r}")


def soak_game(setup: Setup, seed: int) -> int:
    """One random game; how many actions it took. A broken law is an AssertionError."""
    found = game(setup.game)
    dice = Random(seed)
    state = found.begin(setup)
    looked = random.Random(seed)
    kept: State | None = None
    for number in range(MOST_ACTIONS):
        if state.turn == OVER:
            break
        legal = state.legal()
        require(bool(legal), "something is legal before the end", state)
        require(all(one < other for one, other in pairwise(legal)), "legal actions ascend", state)
        if state.turn == CHANCE:
            weights = state.weights()
            require(len(weights) == len(legal) and all(weight > 0 for weight in weights), "every outcome has its weight", state)
            action = state.throw(dice)
        else:
            require(state.hand == state.turn, "whose turn it is acts", state)
            action = state.sample(dice)
        require(action in legal, "what is drawn is legal", state)
        if looked.random() * (number + 1) < 1:  # every position equally likely, however long the game
            kept = state.clone()
        state.play(action)
    else:
        raise AssertionError(f"not over after {MOST_ACTIONS} actions")
    check_end(state)
    if kept is not None:
        check_position(setup, kept, looked)
    return number


def check_end(state: State) -> None:
    require(state.hand == NOBODY and state.legal() == [], "nothing is legal when it is over", state)
    result = state.result()
    seats = state.setup.seats
    require(len(result.places) == len(result.scores) == seats and bool(result.reason), "the result is complete", state)
    lowest = max(seats, 2)  # who plays alone and loses is second to nobody
    require(all(1 <= place <= lowest for place in result.places), "places are places", state)
    require(all(0 <= state.payoff(seat) <= 1 for seat in range(seats)), "what the end is worth lies between 0 and 1", state)


def check_position(setup: Setup, state: State, rng: random.Random) -> None:
    """The dear laws, on one position."""
    found = game(setup.game)
    face = found.face
    text, key, legal = state.text(), state.key(), state.legal()
    again = found.position(text, setup.seats, **dict(setup.options))
    require(again.text() == text and again.legal() == legal, "a text comes back", state)
    pickled = pickle.loads(pickle.dumps(state))
    require(pickled.key() == key and pickled.legal() == legal, "a pickled position comes back", state)
    wrong = max(legal) + 1 + rng.randrange(1000)
    try:
        state.apply(wrong)
    except IllegalAction:
        pass
    else:
        raise AssertionError(f"{wrong} was taken at {text!r}")
    require(state.text() == text and state.key() == key, "a refused action changes nothing", state)
    face.scene(state, 0)
    if state.turn != CHANCE:
        gestures = face.gestures(state)
        require(sorted(gestures) == legal, "every action has its gesture", state)
        touches = {(gesture.sites, gesture.dice, gesture.cell, gesture.button) for gesture in gestures.values()}
        require(len(touches) == len(legal), "no two actions share a gesture", state)
    action = rng.choice(legal)
    written = face.write(state, action)
    require(face.read(state, written) == action, "notation reads back", state)
    after = state.clone()
    after.apply(action)
    face.tell(state, action, after)
    require(state.text() == text and state.key() == key, "a clone is independent", state)


def planned(games: int, seed: int, ids: tuple[str, ...]) -> Iterator[Batch]:
    """Batches over the shelf in turn, so many games each that every kind gets about the same time, on any machine the same."""
    rates = {id: rate(id, seed) for id in ids}
    left = games
    for number in count():
        for id in ids:
            if left <= 0:
                return
            size = min(left, max(1, round(rates[id] * BATCH_SECONDS)))
            left -= size
            yield Batch(id, size, seed + number)


def rate(id: str, seed: int) -> float:
    """About how many games a second, by how many actions they take: no clock, so that the same seed gives the same batches."""
    actions = soak_batch(Batch(id, TRIAL_GAMES, seed ^ 0x5EED)).actions
    return TRIAL_GAMES * ACTIONS_A_SECOND / max(actions, 1)


def soaked(batch: Batch) -> Plain:
    """A batch as plain data."""
    told = soak_batch(batch)
    return {"actions": int(told.actions), "broken": list(told.broken)}


def key_of(batch: Batch) -> str:
    """What a journal calls it: under other rules nothing that was written down holds."""
    return f"{batch.id} v{game(batch.id).version} {batch.games} {batch.seed}"


def soak(
    games: int, seed: int, cores: int | None, advance: Callable[[Soaked], None], cluster: str = "", journal: str | Path | None = None
) -> None:
    """Play them all on all cores, or on a cluster; `advance` hears of every batch as it comes in."""
    check_cluster(cluster)  # before the trial games
    ids = tuple(entry.id for entry in SHELF)
    pieces = [Piece(key_of(batch), batch, batch.games) for batch in planned(games, seed, ids)]

    def tell(piece: Piece[Batch], done: Plain) -> None:
        actions, broken = done["actions"], done["broken"]
        assert isinstance(actions, int) and isinstance(broken, list)
        advance(Soaked(piece.of, actions, tuple(broken)))

    run(soaked, pieces, cluster=cluster, cores=cores or 1, journal=journal, advance=tell)
