"""Setups under which random games end soon, for tests that play them through slow things: a browser, the wire."""

from parlour.catalogue import game

LENGTHS = ("_limit", "turns", "rounds", "top", "target", "tower")  # numbers that say how long a game lasts


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
