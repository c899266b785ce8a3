"""Zick-Zack: set on 1 to 6, run the same way, and bear off from 19 to 24; doubles are two ordinary numbers. Sheet: tables.md, section 5.

Stones that are hit go back to the hand and are set again before anything else moves.
"""

from parlour.core.setup import Option, Setup
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import ANY, FREE_ORDER, IN_HAND, REARMOST, STONES, TO_HAND, TOTALS, TablesRules


def rules(setup: Setup) -> TablesRules:
    return TablesRules(
        setup=((int(IN_HAND), int(STONES)),),
        opening=int(TOTALS),
        duty=int(FREE_ORDER),
        same_way=True,
        double=2,
        hits=int(TO_HAND),
        must_set=int(STONES),
        overshoot=int(ANY if setup.flag("free_overshoot") else REARMOST),
        combine_home=False,
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(
    id="zickzack",
    options=(Option("free_overshoot", False, source="R5: the print names one case"), MAX_TURNS),
    rules=rules,
)
