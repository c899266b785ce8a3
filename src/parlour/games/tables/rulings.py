"""What the print of backgammon’s family leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "backgammon": (
        Ruling("same_numbers", reading("ruling-backgammon-same_numbers", big="de")),
        Ruling("both_numbers", reading("ruling-backgammon-both_numbers", big="de")),
        Ruling("duty_ends", reading("ruling-backgammon-duty_ends", big="de")),
        Ruling("higher_enters", reading("ruling-backgammon-higher_enters", big="de")),
        Ruling("single", reading("ruling-backgammon-single", big="de")),
    ),
    "puff": (
        Ruling("fresh", reading("ruling-puff-fresh", big="de")),
        Ruling("last_set", reading("ruling-puff-last_set", big="de")),
        Ruling("to_hand", reading("ruling-puff-to_hand", big="de")),
        Ruling("higher_enters", reading("ruling-puff-higher_enters", big="de")),
        Ruling("every_double", reading("ruling-puff-every_double", big="de")),
    ),
    "langes_puff": (
        Ruling("fresh", reading("ruling-puff-fresh", big="de")),
        Ruling("last_set", reading("ruling-puff-last_set", big="de")),
        Ruling("enters", reading("ruling-langes_puff-enters", big="de")),
        Ruling("every_double", reading("ruling-puff-every_double", big="de")),
    ),
    "russisches_puff": (
        Ruling("fresh", reading("ruling-puff-fresh", big="de")),
        Ruling("lower_first", reading("ruling-russisches_puff-lower_first", big="de")),
        Ruling("bar_first", reading("ruling-russisches_puff-bar_first", big="de")),
        Ruling("every_double", reading("ruling-puff-every_double", big="de")),
    ),
    "zickzack": (
        Ruling("same_way", reading("ruling-zickzack-same_way", big="de")),
        Ruling("starter", ours("ruling-zickzack-starter")),
        Ruling("all_numbers", ours("ruling-zickzack-all_numbers")),
    ),
    "trictrac": (
        Ruling("bridge_again", reading("ruling-trictrac-bridge_again", big="de")),
        Ruling("whole_throw", reading("ruling-trictrac-whole_throw", big="de")),
        Ruling("one_short", reading("ruling-trictrac-one_short", big="de")),
        Ruling("sum", ours("ruling-trictrac-sum")),
    ),
}
