"""What the print of solitaire leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("solitaire", "cross* stop*"),
)
