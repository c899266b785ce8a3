"""What the print of the goose games and the horse race leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("gaensespiel", "behind last_left*", travel="de fr it"),
    rulings("ganzenbord", "geese* first_again exempt freed all_wait* no_chips*", box315="nl fr"),
    rulings("wedrenspel", "laps own_throw sent_back finish alone*", box315="nl fr"),
)
