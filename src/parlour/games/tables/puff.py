"""Puff: all stones begin in hand and are set, then run home against each other. Sheet: tables.md, section 2.

Unlike backgammon the lower number is played first, a pasch brings the numbers of both its sides and another throw, and stones that do not
bear off must move up.
"""

from parlour.core.setup import Setup, choice
from parlour.core.source import reading
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import ALL_IN_HAND, LOWER_FIRST, STONES, TO_HAND_WHILE_SETTING, TOTALS, Hits, Setting, TablesRules, Throws

PASCH_COUNT = choice("pasch_count", "turn game", reading("source-puff-pasch_count", big="de"))


def puff_rules(setup: Setup, *, same_way: bool = False, set_first: int = STONES, hits_to: int = TO_HAND_WHILE_SETTING) -> TablesRules:
    """The rules of puff; its relatives name what they change."""
    in_game = setup.choice("pasch_count") == "game"
    return TablesRules(
        start=ALL_IN_HAND,
        throws=Throws(opening=TOTALS, duty=LOWER_FIRST, pasch=True, pasch_in_game=in_game, again=True),  # R10: after every pasch
        same_way=same_way,
        hits=Hits(to=hits_to, higher_enters=True),  # R3
        setting=Setting(first=set_first, rests=True),
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(id="puff", rules=puff_rules, options=(PASCH_COUNT, MAX_TURNS))
