"""What the print of the goose games and the horse race leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "gaensespiel": (
        Ruling("behind", reading("ruling-gaensespiel-behind", travel="de fr it")),
        Ruling("last_left", ours("ruling-gaensespiel-last_left")),
    ),
    "ganzenbord": (
        Ruling("geese", ours("ruling-ganzenbord-geese")),
        Ruling("first_again", reading("ruling-ganzenbord-first_again", box315="nl fr")),
        Ruling("exempt", reading("ruling-ganzenbord-exempt", box315="nl fr")),
        Ruling("freed", reading("ruling-ganzenbord-freed", box315="nl fr")),
        Ruling("all_wait", ours("ruling-ganzenbord-all_wait")),
        Ruling("no_chips", ours("ruling-ganzenbord-no_chips")),
    ),
    "wedrenspel": (
        Ruling("laps", reading("ruling-wedrenspel-laps", box315="nl fr")),
        Ruling("own_throw", reading("ruling-wedrenspel-own_throw", box315="nl fr")),
        Ruling("sent_back", reading("ruling-wedrenspel-sent_back", box315="nl fr")),
        Ruling("finish", reading("ruling-wedrenspel-finish", box315="nl fr")),
        Ruling("alone", ours("ruling-wedrenspel-alone")),
    ),
}
