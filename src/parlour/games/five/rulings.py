"""What the print of five in a row leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("fuenf_in_einer_reihe", "elsewhere", travel="de fr it"),
)
