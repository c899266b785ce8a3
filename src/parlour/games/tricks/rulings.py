"""What the print of the tricks leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("wieviel_augen_2", "tricks-refused* tricks-covered*"),
    rulings("wieviel_augen_3", "tricks-refused* tricks-covered*"),
    rulings("wuerfelstapel", "sides tricks-covered*", big="de"),
)
