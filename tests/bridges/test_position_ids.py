"""XGID and GNU Backgammon's ids: known ones are told and read, and positions of random games come back the same."""

import pytest
from librt.random import Random

import parlour
from parlour.bridges.position_ids import from_gnu, from_xgid, to_gnu, to_gnu_position, to_xgid
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import OPENING

GAME = parlour.game("backgammon")
START = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"


def test_the_start() -> None:
    state = GAME.position(f"{START} | W 5-2", standard_rules=True, cube_limit=1024)
    assert to_xgid(state) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
    assert to_gnu_position(state) == "4HPwATDgc/ABMA"
    assert from_xgid(to_xgid(state)).text() == state.text()
    assert from_gnu("4HPwATDgc/ABMA").text() == f"{START} | W cube"


@pytest.mark.parametrize("options", [{}, {"doubling": False}, {"match_points": 5}, {"match_points": 3}], ids=str)
def test_positions_come_back_the_same(options: dict[str, object]) -> None:
    rng = Random(3)
    told = 0
    for _ in range(6):
        state = GAME.start(2, standard_rules=True, cube_limit=1024, **options)
        assert isinstance(state, TablesState)
        while state.turn != OVER:
            if state.stage != OPENING and not state.midway and state.turns > 1:
                again = [from_xgid(to_xgid(state))]
                if state.rules.stakes.cube:
                    again.append(from_gnu(to_gnu(state), cube_limit=1024))
                for other in again:
                    assert same(other) == same(state), (to_xgid(state), to_gnu(state))
                told += 1
            state.apply(state.sample(rng))
    assert told > 100


def same(state: parlour.State) -> tuple[object, ...]:
    """What the ids tell: not how many turns and games there were, nor whether a double was declined before the dice."""
    text = state.text().partition(", turn")[0].replace(" throws", " cube")
    before, _, games = text.partition(", games ")
    return before, "crawford" in games


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("XGID=tea", "no XGID"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0", "no XGID"),
        ("XGID=-o----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10", "15 stones"),
        ("XGID=Bb----E-C---eE---c-e------:0:0:1:52:0:0:0:0:10", "other side's bar"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:1:1:10", "no position|may double"),
    ],
)
def test_nonsense_xgids_are_named(text: str, complaint: str) -> None:
    with pytest.raises(parlour.RecordError, match=complaint):
        from_xgid(text)


@pytest.mark.parametrize("text", ["tea", "4HPwATDgc/ABM", "//////////////", "4HPwATDgc/ABMA:tea", "4HPwATDgc/ABMA:////////////"])
def test_nonsense_ids_of_gnu_are_named(text: str) -> None:
    with pytest.raises(parlour.RecordError):
        from_gnu(text)
