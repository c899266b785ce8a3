"""What the print of solitaire leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "solitaire": (
        Ruling("cross", ours("ruling-solitaire-cross")),
        Ruling("stop", ours("ruling-solitaire-stop")),
    ),
}
