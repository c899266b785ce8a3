"""The networks that judge the games of the tables family, as their lessons left them (lab/tables_lessons.py)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import unpack

from librt.vecs import vec

from parlour.games.tables.engine import TablesState
from parlour.players.tables.network import MEETING, RACING, Judge, Network, length

FOLDER = Path(__file__).parent / "weights"
JUDGES_AS_PRINTED = ("backgammon_printed", "backgammon_standard")


@cache
def read_judge(name: str) -> Judge:
    """The judge of that name, as its lesson left it."""
    data = (FOLDER / f"{name}.f16").read_bytes()
    return judge_from(unpack(f"<{len(data) // 2}e", data))


def judge_from(weights: Sequence[float]) -> Judge:
    """The network for stones that meet stands first, then that for the race."""
    first = int(length(MEETING))
    return Judge(Network(vec[float](weights[:first]), MEETING, True), Network(vec[float](weights[first:]), RACING, False))


def judge_of(state: TablesState) -> Judge | None:
    """The judge of a game; backgammon as printed has the one for the common rules until it has had a lesson of its own."""
    id = state.setup.game
    names = (id,) if id != "backgammon" else ("backgammon_standard",) if state.setup.flag("standard_rules") else JUDGES_AS_PRINTED
    for name in names:
        if (FOLDER / f"{name}.f16").is_file():
            return read_judge(name)
    return None
