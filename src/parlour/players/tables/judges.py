"""The networks that judge the games of the tables family, as their lessons left them (lab/tables_lessons.py)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.games.tables.engine import TablesState
from parlour.players.network import written
from parlour.players.tables.network import Judge, judge_with

FOLDER = Path(__file__).parent / "weights"
JUDGES_AS_PRINTED = ("backgammon_printed", "backgammon_standard")


@cache
def read_judge(name: str) -> Judge:
    """The judge of that name, as its lesson left it."""
    return judge_with(written(FOLDER / f"{name}.f16"))


def judge_of(state: TablesState) -> Judge | None:
    """The judge of a game; backgammon as printed has the one for the common rules until it has had a lesson of its own."""
    id = state.setup.game
    names = (id,) if id != "backgammon" else ("backgammon_standard",) if state.setup.flag("standard_rules") else JUDGES_AS_PRINTED
    for name in names:
        if (FOLDER / f"{name}.f16").is_file():
            return read_judge(name)
    return None
