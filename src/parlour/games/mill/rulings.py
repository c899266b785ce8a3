"""What the print of mill leaves open, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("muehle", "lots", travel="de fr it", big="de", halma_mill="de en fr es it nl da sv pl ru"),
    rulings("muehle", "next_point", halma_mill="en"),
    rulings("muehle", "shut_in", travel="de fr it", big="de", halma_mill="de en fr es it nl da sv pl ru"),
)
