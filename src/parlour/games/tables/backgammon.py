"""Backgammon, as printed, or by the common international rules. Sheet: tables.md, section 1.

The print differs from the common game: the second player plays the starter's numbers; a throw of which only one number can be played is
lost unless that is the higher one; the higher number enters first; stones are borne off by exact numbers only, and nobody must.
"""

from parlour.core.setup import Option, Setup
from parlour.core.source import EVERYBODY, ours, printed
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import EXACT, ONE_DIE, PRINTED, REARMOST, STANDARD, BearingOff, Hits, Stakes, TablesRules, Throws


def rules(setup: Setup) -> TablesRules:
    standard = setup.flag("standard_rules")
    return TablesRules(
        start=((1, 2), (12, 5), (17, 3), (19, 5)),
        throws=Throws(opening=ONE_DIE, duty=STANDARD if standard else PRINTED, same_numbers=not standard),
        hits=Hits(higher_enters=not standard),
        off=BearingOff(overshoot=REARMOST if standard else EXACT),
        stakes=Stakes(
            gammons=True,
            unit=setup.number("stake"),
            cube=setup.number("cube_limit") if setup.flag("doubling") else 0,
            cube_from=1 if standard else 2,
            match=setup.number("match_points"),
            crawford=setup.flag("crawford"),
        ),
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(
    id="backgammon",
    rules=rules,
    options=(
        Option("standard_rules", False, presets=(("common", True),), source=EVERYBODY),
        Option("doubling", True, source=printed(big="de")),
        Option("match_points", 0, low=1, high=25, off=True, source=EVERYBODY),
        Option("crawford", True, source=EVERYBODY),
        Option("cube_limit", 64, low=2, high=1024, source=ours("source-backgammon-cube_limit")),
        Option("stake", 1, low=1, high=1000, source=printed("source-agreed", big="de")),
        MAX_TURNS,
    ),
)
