"""What the print of backgammon’s family leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("backgammon", "same_numbers both_numbers duty_ends higher_enters single", big="de"),
    rulings("puff", "fresh last_set to_hand higher_enters every_double", big="de"),
    rulings("langes_puff", "puff-fresh puff-last_set enters puff-every_double", big="de"),
    rulings("russisches_puff", "puff-fresh lower_first bar_first puff-every_double", big="de"),
    rulings("zickzack", "same_way starter* all_numbers*", big="de"),
    rulings("trictrac", "bridge_again whole_throw one_short sum*", big="de"),
)
