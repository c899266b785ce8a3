"""Setups under which random games end soon, for tests that play them through slow things: a browser, the wire."""

from collections import deque
from collections.abc import Mapping
from random import Random

from parlour.catalogue import game
from parlour.core.state import OVER

LENGTHS = ("_limit", "turns", "rounds", "top", "target", "tower")  # numbers that say how long a game lasts


def nearly_over(id: str, seats: int, options: Mapping[str, object], left: int) -> str:
    """A position of a random game, between moves, so many actions before its end; none if it is over before that."""
    state, rng = game(id).start(seats, **options), Random(id)
    texts = deque[str](maxlen=left + 1)
    while state.turn != OVER:
        texts.append(texts[-1] if state.midway else state.text())
        state.apply(rng.choice(state.legal()))
    return texts[0] if len(texts) > left else ""


def shortest(id: str) -> tuple[int, dict[str, object]]:
    """The fewest seats, and options that end a random game soon: every number that sets its length at its least."""
    declared = game(id)
    seats = min(declared.seats)
    options: dict[str, object] = {
        option.name: max(option.low, 1)
        for option in declared.options.values()
        if option.kind == "number" and option.name.endswith(LENGTHS) and (not option.seats or seats in option.seats)
    }
    if "play_on" in declared.options:
        options["play_on"] = False
    return seats, options
