"""What the print of chess leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("schach", "promoted", travel="de fr it", big="de"),
    rulings("schach", "material", travel="de fr it"),
    rulings("raeuberschach", "castles", big="de"),
    rulings("bienenhausschach", "still_theirs pawn_rests*", big="de"),
    rulings("maharadscha", "safe_square bare_king", big="de"),
)
