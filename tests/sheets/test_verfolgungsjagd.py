"""The worked examples and rulings of the rule sheet ludo.md, part 5, by their numbers. P is yellow, Q and S are the next colours."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

import parlour
from parlour.core.errors import PositionError
from parlour.core.gesture import Gesture
from parlour.core.setup import OptionValue
from parlour.core.state import OVER
from parlour.games.ludo.board import outline
from parlour.games.ludo.verfolgungsjagd import tips_of
from tests.ludo_table import Table

GAME = parlour.game("verfolgungsjagd")
THREE: dict[str, OptionValue] = {"seats": 4}  # the tips 0, 1, 3 and 4: Y is P, G is S, R is Q, K stays at home


def table(position: str, **options: OptionValue) -> Table:
    return Table("verfolgungsjagd", position, **({"seats": 2} | options))


def standing(position: str, *faces: int, **options: OptionValue) -> str:
    return table(position, **options).throw(*faces).state.text()


def test_01_who_is_caught_begins_again() -> None:
    assert standing("Y[8] G[40]", 2) == "Y[10] G[0] | G"


def test_02_nobody_is_caught_at_home() -> None:
    assert standing("Y[27] G[0]", 3) == "Y[30] G[0] | G"


def test_03_a_one_throws_again() -> None:
    assert standing("Y[12] G[5]", 1) == "Y[13] G[5] | Y"
    assert standing("Y[12] G[5]", 1, 4) == "Y[17] G[5] | G"


def test_04_past_the_start_point_the_throw_is_lost() -> None:
    assert standing("Y[57] G[5]", 4) == "Y[57] G[5] | G"


def test_05_exactly_home_wins() -> None:
    won = table("Y[57] G[5]").throw(3).state
    assert won.turn == OVER
    assert (won.result().places, won.result().reason) == ((1, 2), "around")


def test_06_a_one_that_wins_throws_no_more() -> None:
    assert table("Y[59] G[5]").throw(1).state.turn == OVER


def test_07_passing_is_free() -> None:
    assert standing("Y[3] G[37]", 6) == "Y[9] G[37] | G"


def test_08_catching_with_a_one() -> None:
    assert standing("Y[0] G[31]", 1) == "Y[1] G[0] | Y"


def test_09_a_visitor_stays_where_a_caught_piece_comes_home() -> None:
    assert standing("Y[32] G[25] R[40] K[0]", 3, **THREE) == "Y[35] G[0] R[40] K[0] | G"


def test_10_the_visitor_is_caught_and_the_one_at_home_is_not() -> None:
    caught = table("Y[6] G[0] R[40] K[0]", **THREE)
    before = caught.state.clone()
    caught.throw(4)
    assert caught.state.text() == "Y[10] G[0] R[0] K[0] | G"
    takes = [event for event in caught.face.tell(before, 4, caught.state) if event.kind == "take"]
    assert [event.path for event in takes] == [("10", "30")]


def test_the_outline_has_the_sheets_points() -> None:
    points = outline()
    assert len(points) == len(set(points)) == 60
    assert dist(points[0], (0, -8.66)) < 0.001  # the sheet's (0, -15), in steps of one
    assert all(dist(points[at], points[at - 1]) == pytest.approx(1, abs=0.01) for at in range(60))


@pytest.mark.parametrize(("seats", "tips"), [(2, "0 3"), (3, "0 2 4"), (4, "0 1 3 4"), (5, "0 1 2 3 4"), (6, "0 1 2 3 4 5")])
def test_default_tips(seats: int, tips: str) -> None:
    state = GAME.start(seats)
    assert [piece.site for piece in GAME.face.scene(state, 0).pieces] == [str(10 * int(tip)) for tip in tips.split()]


def test_neighbours_may_start_side_by_side() -> None:
    assert [piece.site for piece in GAME.face.scene(GAME.start(3, tips="neighbours"), 0).pieces] == ["0", "10", "20"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_choice_of_tips_can_be_had_but_for_turning_the_star(seats: int) -> None:
    """The print lets everyone choose a tip (5.8)."""
    option = GAME.options["tips"]

    def turned(tips: tuple[int, ...]) -> tuple[int, ...]:
        return min(tuple(sorted((tip + by) % 6 for tip in tips)) for by in range(6))

    offered = [turned(tips_of(GAME.agree(seats, tips=value))) for value in option.samples() if option.fitting(value, seats)]
    assert set(offered) == {turned(tips) for tips in combinations(range(6), seats)}
    assert len(offered) == len(set(offered)) or seats > 4  # with five and six there is nothing to choose


def test_what_is_told() -> None:
    assert table("Y[8] G[40]").told(2) == ["ludo-log-throw", "ludo-log-move", "ludo-log-start-again"]
    assert table("Y[12] G[5]").told(1) == ["ludo-log-throw", "ludo-log-move", "ludo-log-one-again"]
    assert table("Y[57] G[5]").told(4) == ["ludo-log-throw", "ludo-log-past-start"]
    assert table("Y[57] G[5]").told(3) == ["ludo-log-throw", "ludo-log-move", "ludo-end-around"]


def test_nothing_can_be_decided() -> None:
    assert table("Y[8] G[40]").why("8") == ("turn", "throw-first")
    assert GAME.face.why_not(GAME.start(2), Gesture(sites=("0",))).message.id == "ludo-why-roll-off-first"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Y[B] G[0] | Y", "no place"),
        ("Y[8,9] G[0] | Y", "has 1 pieces"),
        ("Y[10] G[40] | Y", "two pieces"),
        ("Y[8] G[0] | Y 3", "at once"),
        ("Y[a] G[0] | Y", "home"),
        ("Y[b] G[0] | Y", "no place"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.position(text, 2)
