"""What the print of mill leaves open, by game."""

from parlour.core.source import Ruling, reading

RULINGS = {
    "muehle": (
        Ruling("lots", reading("ruling-muehle-lots", travel="de fr it", big="de", halma_mill="de en fr es it nl da sv pl ru")),
        Ruling("next_point", reading("ruling-muehle-next_point", halma_mill="en")),
        Ruling("shut_in", reading("ruling-muehle-shut_in", travel="de fr it", big="de", halma_mill="de en fr es it nl da sv pl ru")),
    ),
}
