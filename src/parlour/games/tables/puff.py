"""Puff: all stones begin in hand and are set, then run home against each other. Sheet: tables.md, section 2.

Unlike backgammon the lower number is played first, a pasch brings the numbers of both its sides and another throw, and stones that do not
bear off must move up.
"""

from parlour.core.setup import Option, Setup
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.rules import IN_HAND, LOWER_FIRST, STONES, TO_HAND_WHILE_SETTING, TOTALS, TablesRules

PASCH_COUNT = Option("pasch_count", "turn", choices=("turn", "game"), source="big booklet: from the second pasch on; R2")


def puff_rules(setup: Setup, *, same_way: bool = False, must_set: int = int(STONES), hits: int = int(TO_HAND_WHILE_SETTING)) -> TablesRules:
    """The rules of puff; its relatives name what they change."""
    return TablesRules(
        setup=((int(IN_HAND), int(STONES)),),
        opening=int(TOTALS),
        duty=int(LOWER_FIRST),
        same_way=same_way,
        pasch=True,
        pasch_in_game=setup.choice("pasch_count") == "game",
        throw_again=True,  # R10: after every pasch
        hits=hits,
        bar_high_first=True,  # R3
        must_set=must_set,
        set_rests=True,
        max_turns=setup.number("max_turns"),
    )


GAME = Tables(id="puff", options=(PASCH_COUNT, MAX_TURNS), rules=puff_rules)
