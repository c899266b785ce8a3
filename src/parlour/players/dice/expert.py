"""What is known about the dice games: what every choice is worth, and so which is the best.

A game's module has `values(state) -> dict[int, float] | None`, for each legal action of a decision what it is worth: in points, or as a
chance, or in chips, as UNITS says.
"""

from collections.abc import Callable
from importlib import import_module

from parlour.core.state import State

# game -> module
KNOWN = {
    "kniffel": "parlour.players.kniffel.expert",
    "boese_drei": "parlour.players.dice.dice_two",
    "unter_ueber_sieben": "parlour.players.dice.dice_two",
    "craps": "parlour.players.dice.dice_two",
    "rentmeister": "parlour.players.dice.dice_three",
    "chicago": "parlour.players.dice.dice_three",
    "chicago_hoch_tief": "parlour.players.dice.dice_three",
    "va_banque": "parlour.players.dice.dice_three",
    "wuerfelpoker": "parlour.players.dice.dice_three",
}
# What is counted: points to come, a chance, or chips.
UNITS = {
    "boese_drei": "chance",
    "unter_ueber_sieben": "chance",
    "craps": "chance",
    "chicago": "chance",
    "chicago_hoch_tief": "chance",
    "va_banque": "chance",
    "wuerfelpoker": "other",
}


def values(state: State) -> dict[int, float] | None:
    """What every action of the seat that decides is worth, where that is known."""
    if state.turn < 0 or state.setup.game not in KNOWN:
        return None
    weigh: Callable[[State], dict[int, float] | None] = import_module(KNOWN[state.setup.game]).values
    return weigh(state)


def unit(state: State) -> str:
    """What values() counts."""
    return UNITS.get(state.setup.game, "points")


def choose(state: State) -> int | None:
    """The action that is worth most; of equals the first."""
    worth = values(state)
    if not worth:
        return None
    return max(worth, key=lambda action: worth[action])
