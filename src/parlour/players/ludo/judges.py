"""The networks that judge the games of the ludo family, as their lessons left them (lab/ludo_lessons.py)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import unpack

from librt.vecs import vec

from parlour.players.ludo.network import OUTPUTS, UNITS, WIDTH, LudoJudge
from parlour.players.network import SmallNetwork

FOLDER = Path(__file__).parent / "weights"


@cache
def read_judge(name: str) -> LudoJudge:
    """The judge of that name, as its lesson left it."""
    data = (FOLDER / f"{name}.f16").read_bytes()
    return judge_from(vec[float](unpack(f"<{len(data) // 2}e", data)))


def judge_from(weights: vec[float]) -> LudoJudge:
    return LudoJudge(SmallNetwork(weights, UNITS, WIDTH, OUTPUTS))
