"""What the print of Kniffel leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("kniffel", "fresh_choice any_box no_double", big="de"),
)
