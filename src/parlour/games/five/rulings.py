"""What the print of five in a row leaves open or does not have, by game."""

from parlour.core.source import Ruling, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "fuenf_in_einer_reihe": (Ruling("elsewhere", reading("ruling-fuenf_in_einer_reihe-elsewhere", travel="de fr it")),),
}
