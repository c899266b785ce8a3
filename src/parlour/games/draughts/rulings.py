"""What the print of draughts leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "dame": (
        Ruling("chain", reading("ruling-dame-chain", travel="de fr it")),
        Ruling("crowned", reading("ruling-dame-crowned", travel="de fr it", big="de")),
        Ruling("crown_disc", reading("ruling-draughts-crown_disc", travel="de fr it")),
    ),
    "damspel": (
        Ruling("touched", reading("ruling-damspel-touched", box315="nl fr")),
        Ruling("crown_disc", reading("ruling-draughts-crown_disc", box315="nl fr")),
    ),
    "schlagdame": (Ruling("any_capture", reading("ruling-schlagdame-any_capture", big="de")),),
    "englische_dame": (Ruling("shield", reading("ruling-englische_dame-shield", big="de")),),
    "italienische_dame": (
        Ruling("counted", reading("ruling-italienische_dame-counted", big="de")),
        Ruling("long_queen", reading("ruling-italienische_dame-long_queen", big="de")),
    ),
    "wolf_und_schafe": (
        Ruling("through", reading("ruling-wolf_und_schafe-through", big="de")),
        Ruling("no_sheep_moves", ours("ruling-wolf_und_schafe-no_sheep_moves")),
    ),
    "mauern": (
        Ruling("walled", reading("ruling-mauern-walled", big="de")),
        Ruling("winner", ours("ruling-mauern-winner")),
    ),
}
