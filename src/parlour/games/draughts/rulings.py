"""What the print of draughts leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("dame", "chain", travel="de fr it"),
    rulings("dame", "crowned", travel="de fr it", big="de"),
    rulings("dame", "draughts-crown_disc", travel="de fr it"),
    rulings("damspel", "touched draughts-crown_disc", box315="nl fr"),
    rulings("schlagdame", "any_capture", big="de"),
    rulings("englische_dame", "shield", big="de"),
    rulings("italienische_dame", "counted long_queen", big="de"),
    rulings("wolf_und_schafe", "through no_sheep_moves*", big="de"),
    rulings("mauern", "walled winner*", big="de"),
)
