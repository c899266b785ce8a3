"""Zick-Zack: the examples of tables.md, section 5, by their numbers."""

from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import THROW
from parlour.games.tables.zickzack import GAME
from tests.sheets.tables_plays import check, made, position


def thrown(board: str, dice: str, **options: object) -> TablesState:
    state = position(GAME, f"{board} | W", **options)
    high, low = dice.split("-")
    state.apply(10 * int(high) + int(low))
    return state


def test_p1_d1_a_stone_is_sent_back_while_setting() -> None:
    check(thrown("W hand:15; B hand:15", "5-3"), "hand/3 hand/5")
    state = thrown("W hand:15; B 3:1 5:1 hand:13", "6-3")
    check(state, "hand/3* hand/6")
    assert "B 5:1 hand:14" in made(state, "hand/3* hand/6").text()
    check(thrown("W hand:15; B 3:1 5:1 hand:13", "3-3"), "hand/3* hand/3")


def test_p2_two_stones_or_one() -> None:
    check(thrown("W 1:1 24:14; B 20:15", "5-3"), "1/4 4/9")
    state = thrown("W 1:2 24:13; B 20:15", "5-3")
    check(state, "1/4 1/6", "1/4 4/9")


def test_p3_d6_fifth_last_field() -> None:
    check(thrown("W 20:2 24:3; B 1:15", "6-3"), "20/23 20/off")


def test_d2_a_blocked_number_lapses() -> None:
    check(thrown("W 2:1 hand:14; B 3:2 5:1 hand:12", "5-3"), "hand/5*")


def test_d3_the_last_stone_and_then_a_move() -> None:
    check(thrown("W 1:8 6:6 hand:1; B 2:2 24:13", "3-2"), "hand/3 1/3", "hand/3 3/5", "hand/3 6/8")


def test_the_last_stone_is_set_with_either_number() -> None:
    check(thrown("W 8:1 21:1 hand:1; B 24:15", "5-1"), "hand/1 1/6", "hand/1 8/13", "hand/5 8/9", "hand/5 21/22")


def test_d4_hits_on_the_way() -> None:
    check(thrown("W 6:1 24:14; B 9:2 11:1 20:12", "5-3"), "6/11* 11/14")
    assert thrown("W 6:1 24:14; B 9:2 11:2 20:11", "5-3").hand == 1
    check(thrown("W 6:1 24:14; B 9:1 11:1 20:13", "5-3"), "6/9* 9/14", "6/11* 11/14")


def test_d5_one_number_of_free_choice() -> None:
    check(thrown("W 6:1 24:14; B 14:2 20:13", "5-3"), "6/9", "6/11")


def test_d7_no_combining_at_home() -> None:
    check(thrown("W 19:1; B 1:15", "5-4"), "19/23", "19/24")


def test_d8_d9_only_the_rearmost_overshoots() -> None:
    check(thrown("W 21:1 23:1; B 1:15", "6-1"), "21/off 23/24")
    check(thrown("W 18:1 22:2; B 1:15", "6-3"), "18/24 22/off")


def test_d10_a_hit_stone_interrupts_bearing_off() -> None:
    check(thrown("W 20:5 22:5 hand:1; B 4:2 6:1 21:2", "6-4"), "hand/6* 6/10", "hand/6* 20/24")


def test_free_overshoot_bears_off_any_stone() -> None:
    text = "W 19:2 22:1; B 1:15"
    check(thrown(text, "5-4"), "19/24 19/23")
    check(thrown(text, "5-4", free_overshoot=True), "19/24 19/23", "19/24 22/off", "19/23 22/off")


def test_doubles_are_two_numbers_and_no_further_throw() -> None:
    state = thrown("W 1:2 24:13; B 20:15", "3-3")
    check(state, "1/4 1/4", "1/4 4/7")
    assert made(state, "1/4 1/4").hand == 1 and made(state, "1/4 1/4").stage == THROW


def test_the_last_stone_off_wins() -> None:
    after = made(thrown("W 24:1; B 1:15", "6-5"), "24/off")
    assert after.turn == OVER and after.result().scores == (1, 0)
