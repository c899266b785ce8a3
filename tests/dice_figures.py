"""The figures of a dice game by their names, as the position's text has them."""

from parlour.games.dice.engine import DiceState


def own(state: DiceState, name: str) -> list[int]:
    """A figure of every seat."""
    return state.columns()[name]


def figure(state: DiceState, name: str) -> list[int]:
    """A figure of the table: its numbers, most often one."""
    return next(figure.numbers for figure in state.listed().figures if figure.name == name)
