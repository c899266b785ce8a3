"""What the print of Kniffel leaves open or does not have, by game."""

from parlour.core.source import Ruling, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "kniffel": (
        Ruling("fresh_choice", reading("ruling-kniffel-fresh_choice", big="de")),
        Ruling("any_box", reading("ruling-kniffel-any_box", big="de")),
        Ruling("no_double", reading("ruling-kniffel-no_double", big="de")),
    ),
}
