"""Tric-trac: points for stones hit, stones brought out and the great bridge; twelve win a game. Sheet: tables.md, section 6.

All stones start on one point and must leave it before others move; the points 12 and 13 are the Hucken, with laws of their own.
"""

from parlour.core.setup import Option, Setup
from parlour.core.source import printed, reading
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import BAR, FREE_ORDER, STONES, TOTALS_PLAYED, TablesRules, Throws, TricTrac


def rules(setup: Setup) -> TablesRules:
    return TablesRules(
        start=((BAR, STONES),),
        throws=Throws(opening=TOTALS_PLAYED, duty=FREE_ORDER, double=2, again=True),
        tric=TricTrac(
            target=setup.number("target"),
            series=setup.number("series_games"),
            entry=1 if setup.flag("entry_counts_start") else 0,
        ),
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(
    id="trictrac",
    rules=rules,
    options=(
        Option("series_games", 1, low=1, high=24, source=printed("source-trictrac-series_games", big="de")),
        Option("target", 12, low=3, high=24, source=printed("source-usual-number", big="de")),
        Option("entry_counts_start", False, source=reading("source-trictrac-entry_counts_start", big="de")),
        MAX_TURNS,
    ),
)
