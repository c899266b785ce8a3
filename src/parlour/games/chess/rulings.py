"""What the print of chess leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "schach": (
        Ruling("promoted", reading("ruling-schach-promoted", travel="de fr it", big="de")),
        Ruling("material", reading("ruling-schach-material", travel="de fr it")),
    ),
    "raeuberschach": (Ruling("castles", reading("ruling-raeuberschach-castles", big="de")),),
    "bienenhausschach": (
        Ruling("still_theirs", reading("ruling-bienenhausschach-still_theirs", big="de")),
        Ruling("pawn_rests", ours("ruling-bienenhausschach-pawn_rests")),
    ),
    "maharadscha": (
        Ruling("safe_square", reading("ruling-maharadscha-safe_square", big="de")),
        Ruling("bare_king", reading("ruling-maharadscha-bare_king", big="de")),
    ),
}
