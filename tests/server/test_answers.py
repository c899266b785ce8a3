"""A computer that is offered a draw answers at once, by what the position is worth to it."""

import asyncio
from itertools import accumulate
from pathlib import Path

import pytest

from parlour.core.leaving import Ending
from parlour.server.going_on import EARLY
from parlour.server.house import House
from parlour.server.settings import Settings
from parlour.server.tables import Step, Table
from parlour.server.wire import ActWish, SeatWish, TableWish
from tests.server.running import message

# The same beginning for all: nine whole moves in which nothing happens that matters.
QUIET = "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O d3 d6 Nc3 Nc6 h3 h6 a3 a6 Rb1 Rb8".split()
LEVEL = "Re1 Re8".split()
QUEEN_LOST = "Bd2 Bd7 Qc1 Qc8 Bxh6 Bxh3 Bxg7 Bxg2 Kxg2 Qh3+ Kxh3 Kxg7".split()  # the computer's, which has nothing for it
QUEEN_WON = "Bd2 Bd7 Qc1 Kh7 Qd1 Kg8 Ne4 Be6 Ba5 Bd7 Bxc7 Qxc7 Qc1 Kh7 Qg5 hxg5".split()


async def answer(data: Path, moves: list[str]) -> Table:
    """The table after the computer, which has black, was offered a draw in this position."""
    house = House(Settings(data=data, workers=1, pace=0))
    await house.open()
    try:
        made = await house.create(TableWish("schach", [SeatWish("person", "Ada"), SeatWish("computer", "", 1)], message()))
        async with house.hall.alone_at(made.code) as live:
            steps: list[Step] = []
            state = live.table.state.clone()
            for move in moves:
                for action in live.table.face.read_move(state, move):
                    steps.append(Step(len(steps) + 1, "action", int(state.turn), action, cause=1))
                    state.apply(action)
            await house.hall.store(live, [*accumulate(steps, Table.after, initial=live.table)][1:])
        at = live.table.number
        await house.act(made.code, ActWish([made.tokens["0"]], message(), at, 0, "draw"))
        async with asyncio.timeout(60):
            while live.table.asking is not None:
                await asyncio.sleep(0.02)
        return live.table
    finally:
        await house.close()


@pytest.mark.parametrize(("moves", "agrees"), [(QUIET + LEVEL, True), (QUIET + QUEEN_LOST, True), (QUIET + QUEEN_WON, False)])
def test_a_computer_agrees_where_it_is_not_better_off(tmp_path: Path, moves: list[str], agrees: bool) -> None:
    table = asyncio.run(answer(tmp_path / "tables.db", moves))
    assert (table.company.ending == Ending("agreed", 0)) is agrees
    said = [(step.kind, step.seat) for step in table.steps if step.kind in ("offer", "consent", "refuse", "end")]
    assert said == ([("offer", 0), ("consent", 1), ("end", 0)] if agrees else [("offer", 0), ("refuse", 1)])


def test_no_computer_agrees_before_the_game_has_begun_in_earnest(tmp_path: Path) -> None:
    assert len(QUIET[:8]) < EARLY
    table = asyncio.run(answer(tmp_path / "tables.db", QUIET[:8]))
    assert table.company.ending is None and table.steps[-1].kind == "refuse"
