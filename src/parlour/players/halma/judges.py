"""The network that judges racado, as its lesson left it (lab/halma_lessons.py)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.players.halma.network import OUTPUTS, UNITS, WIDTH, RacadoJudge
from parlour.players.network import read_network

FOLDER = Path(__file__).parent / "weights"


@cache
def read_judge(name: str) -> RacadoJudge:
    """The judge of that name, as its lesson left it."""
    return RacadoJudge(read_network(FOLDER / f"{name}.f16", UNITS, WIDTH, OUTPUTS))


def judge_for(game: str) -> RacadoJudge | None:
    """Who judges that game; None for one that nobody has learned."""
    return read_judge(game) if (FOLDER / f"{game}.f16").is_file() else None
