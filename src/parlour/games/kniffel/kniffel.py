"""Kniffel: five dice, three throws, thirteen boxes. Sheet: dice.md, kniffel."""

from parlour.core.setup import Option
from parlour.core.source import printed, reading
from parlour.games.kniffel.game import Kniffel
from parlour.games.kniffel.rules import EXTRA_KNIFFEL
from parlour.games.kniffel.rulings import RULINGS

GAME = Kniffel(
    id="kniffel",
    family="kniffel",
    version=1,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    usual_seats=2,
    options=(
        Option("extra_kniffel", "printed", choices=tuple(EXTRA_KNIFFEL), source=printed("source-kniffel-extra_kniffel", big="de")),
        Option("zero_counts_as_entry", False, source=reading("source-kniffel-zero_counts_as_entry", big="de")),
    ),
    rulings=RULINGS["kniffel"],
)
