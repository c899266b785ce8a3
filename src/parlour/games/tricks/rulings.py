"""What the print of the tricks leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

COVERED = Ruling("covered", ours("ruling-tricks-covered"))

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "wieviel_augen_2": (Ruling("refused", ours("ruling-tricks-refused")), COVERED),
    "wieviel_augen_3": (Ruling("refused", ours("ruling-tricks-refused")), COVERED),
    "wuerfelstapel": (Ruling("sides", reading("ruling-wuerfelstapel-sides", big="de")), COVERED),
}
