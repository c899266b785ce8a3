"""Zick-Zack: set on 1 to 6, run the same way, and bear off from 19 to 24; doubles are two ordinary numbers. Sheet: tables.md, section 5.

Stones that are hit go back to the hand and are set again before anything else moves.
"""

from parlour.core.setup import Option, Setup
from parlour.core.source import reading
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import ALL_IN_HAND, ANY, FREE_ORDER, REARMOST, TO_HAND, TOTALS, BearingOff, Hits, TablesRules, Throws


def rules(setup: Setup) -> TablesRules:
    return TablesRules(
        start=ALL_IN_HAND,
        throws=Throws(opening=TOTALS, duty=FREE_ORDER, double=2),
        same_way=True,
        hits=Hits(to=TO_HAND),
        off=BearingOff(overshoot=ANY if setup.flag("free_overshoot") else REARMOST, combine=False),
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(
    id="zickzack",
    rules=rules,
    options=(Option("free_overshoot", False, source=reading("source-zickzack-free_overshoot", big="de")), MAX_TURNS),
)
