"""Puff, long puff and Russian puff: the examples of tables.md, sections 2 to 4, by their numbers."""

import pytest

from parlour.core.game import Game
from parlour.core.state import CHANCE, OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.langes_puff import GAME as LONG
from parlour.games.tables.puff import GAME as PUFF
from parlour.games.tables.rules import END, PLAY, THROW
from parlour.games.tables.russisches_puff import GAME as RUSSIAN
from tests.sheets.tables_plays import all_plays, check, made, position


def thrown(game: Game, board: str, who: str, dice: str, **options: object) -> TablesState:
    state = position(game, f"{board} | {who}", **options)
    high, low = dice.split("-")
    state.apply(10 * int(high) + int(low))
    return state


def passed(state: TablesState, who: str) -> bool:
    """Whether the throw was forfeited, and this colour throws next."""
    return bool(state.stage == THROW and "WB"[state.hand] == who)


def puff(board: str, dice: str, **options: object) -> TablesState:
    return thrown(PUFF, board, "B", dice, **options)


# Puff


def test_the_higher_total_starts_and_throws_afresh() -> None:
    state = PUFF.start()
    assert len(state.legal()) == 21 and sum(state.weights()) == 36
    for dice in (41, 32):
        state.apply(dice)
    assert (state.turn, state.hand) == (CHANCE, 0), "equal totals are thrown again"
    for dice in (41, 33):
        state.apply(dice)
    assert (state.turn, state.hand) == (CHANCE, 1) and state.text() == "W hand:15; B hand:15 | B, turn 0"


def test_p1_black_sets_on_4_and_2() -> None:
    check(puff("W hand:15; B hand:15", "4-2"), "hand/4 hand/2")


def test_p2_d1_a_pasch_sets_on_both_its_sides() -> None:
    state = puff("W hand:15; B hand:15", "3-3")
    check(state, "hand/3 hand/3", "hand/3 hand/3 hand/4", "hand/3 hand/3 hand/4 hand/4")
    after = made(state, "hand/3 hand/3 hand/4 hand/4")
    assert passed(after, "B"), "he throws again"


def test_d2_the_second_pasch_of_a_turn_counts_twofold() -> None:
    state = position(PUFF, "W hand:15; B 3:2 4:2 hand:11 | B, pasch 0 1")
    state.apply(33)
    assert len(all_plays(state)) == 5
    check(state, *("hand/3 hand/3 hand/3 hand/3" + " hand/4" * count for count in range(5)))


def test_pasch_count_by_turn_or_by_game() -> None:
    for count, full in (("turn", 2), ("game", 4)):
        state = puff("W 24:15; B 6:15", "3-3", pasch_count=count)
        while state.hand == 1 and state.stage == PLAY:
            state.apply(state.legal()[0])
        state.apply(21)  # ends the turn
        while state.hand == 1:
            state.apply(state.legal()[0])
        state.apply(21)
        while state.hand == 0:
            state.apply(state.legal()[0])
        state.apply(11)
        assert state.full == full


def test_d3_while_setting_a_blocked_number_lapses() -> None:
    check(puff("W 4:2 24:13; B 1:2 2:2 hand:11", "4-2"), "hand/2")


def test_d4_the_last_stone_is_set_and_the_other_number_moved() -> None:
    state = puff("W 24:15; B 1:5 3:5 5:4 hand:1", "4-2")
    check(state, "hand/2 1/5", "hand/2 3/7", "hand/2 5/9", "hand/4 1/3", "hand/4 3/5", "hand/4 5/7")


def test_d5_if_the_lower_is_blocked_the_throw_is_forfeited() -> None:
    assert passed(puff("W 8:2 11:1 20:12; B 6:1 24:14", "5-2"), "W")


def test_d6_if_only_the_lower_can_be_played_the_higher_lapses() -> None:
    check(puff("W 13:2 20:13; B 6:1 24:14", "5-2"), "6/8")


def test_d7_both_numbers_must_be_played() -> None:
    check(puff("W 13:2 20:13; B 1:1 6:1 24:13", "5-2"), "1/3 6/11", "1/3 3/8")


def test_d8_from_the_bar_the_higher_comes_first() -> None:
    assert passed(puff("W 5:2 23:13; B 10:3 12:4 20:7 bar:1", "5-2"), "W")
    check(puff("W 2:2 23:13; B 10:3 12:4 20:7 bar:1", "5-2"), "bar/5 5/7", "bar/5 10/12", "bar/5 12/14", "bar/5 20/22")


def test_d9_upper_numbers_then_lower_ones_at_will() -> None:
    check(puff("W 20:15; B 6:1 24:14", "2-2"), "6/8 8/10", "6/8 8/10 10/15")


def test_d10_upper_numbers_as_far_as_possible() -> None:
    check(puff("W 10:2 20:13; B 6:1 24:14", "2-2"), "6/8", "6/8 8/13", "6/8 8/13 13/18")


def test_d11_without_an_upper_step_no_lower_one_but_another_throw() -> None:
    assert passed(puff("W 8:2 20:13; B 6:1 24:14", "2-2"), "B")


@pytest.mark.parametrize(
    ("black", "dice", "plays"),
    [
        ("19:1", "6-1", ["19/20"]),
        ("19:1", "5-1", ["19/20 20/off"]),
        ("19:1 23:1", "6-2", ["23/off 19/off"]),
        ("20:1 22:1", "4-3", ["22/off 20/24"]),
        ("19:3", "6-6", ["19/off 19/off", "19/off 19/off 19/20", "19/off 19/off 19/20 20/21"]),
    ],
)
def test_d12_bearing_off(black: str, dice: str, plays: list[str]) -> None:
    check(puff(f"W 10:15; B {black}", dice), *plays)


def test_d12_nothing_exact_and_nothing_to_move_up() -> None:
    assert passed(puff("W 10:15; B 22:2", "6-5"), "W")


def test_r5_hit_stones_return_to_the_hand_while_setting() -> None:
    state = puff("W 3:1 hand:14; B hand:15", "3-1")
    assert "W hand:15" in made(state, "hand/1 hand/3*").text()
    state = puff("W 3:1 20:14; B hand:15", "3-1")
    assert "W 20:14 bar:1" in made(state, "hand/1 hand/3*").text()


def test_a_win_is_worth_one() -> None:
    after = made(puff("W hand:15; B 24:1", "3-1"), "24/off")
    assert after.turn == OVER and after.result().scores == (0, 1) and after.result().reason == "borne_off"


# Long puff


def long(board: str, dice: str) -> TablesState:
    return thrown(LONG, board, "W", dice)


def test_long_d1_stones_are_hit_while_setting() -> None:
    state = long("W hand:15; B 3:1 5:1 hand:13", "6-3")
    check(state, "hand/3* hand/6")
    assert "B 5:1 hand:14" in made(state, "hand/3* hand/6").text()


def test_long_d2_d3_blocked_points() -> None:
    check(long("W 2:1 hand:14; B 3:2 5:1 hand:12", "5-3"), "hand/5*")
    assert passed(long("W 2:1 hand:14; B 3:2 5:2 hand:11", "5-3"), "B")


def test_long_d4_a_blocked_side_of_a_pasch() -> None:
    check(long("W hand:15; B 5:2 hand:13", "2-2"), "hand/2 hand/2")
    assert passed(long("W hand:15; B 5:2 hand:13", "5-5"), "W"), "and he throws again"


def test_long_d5_lower_first() -> None:
    board = "W 4:2 19:13; B 6:1 9:2 12:12"
    check(long(board, "5-2"), "4/6* 6/11", "4/6* 19/24", "19/21 19/24")
    check(long(board, "5-3"), "4/7 19/24", "19/22 19/24")


def test_long_d6_d7_enemies_at_home() -> None:
    check(long("W 22:1 24:1; B 20:3 23:2", "3-1"), "24/off 22/off")
    check(long("W 21:1 24:2; B 10:3 22:1", "3-1"), "21/22* 22/off", "24/off 21/24")


def test_long_d8_re_entry_on_the_first_six() -> None:
    check(long("W 15:3 20:5 bar:1; B 4:2 6:1 22:3", "6-4"), "bar/6* 6/10", "bar/6* 15/19", "bar/6* 20/24")
    assert passed(long("W 15:3 20:5 bar:1; B 4:1 6:2 22:3", "6-4"), "B")


def test_long_d9_pasch() -> None:
    check(long("W 10:1 24:14; B 5:13 16:2", "3-3"), "10/13", "10/13 13/17", "10/13 13/17 17/21")


# Russian puff


def russian(board: str, dice: str, who: str = "B", **options: object) -> TablesState:
    return thrown(RUSSIAN, board, who, dice, **options)


def test_russian_d1_two_stones_are_set_first() -> None:
    check(russian("W hand:15; B hand:15", "4-2"), "hand/2 hand/4")


def test_russian_d2_then_set_or_move() -> None:
    check(
        russian("W hand:15; B 2:1 4:1 hand:13", "5-1"),
        *("hand/1 hand/5", "hand/1 2/7", "hand/1 4/9", "2/3 3/8", "2/3 4/9", "2/3 hand/5", "4/5 2/7", "4/5 5/10", "4/5 hand/5"),
    )


def test_russian_d3_d4_lower_first() -> None:
    assert passed(russian("W 1:2 3:2 5:2 24:3 hand:6; B 2:1 4:1 hand:13", "6-1"), "W")
    check(
        russian("W 3:2 24:4 hand:9; B 2:1 4:1 hand:13", "6-1"),
        *("hand/1 hand/6", "hand/1 2/8", "hand/1 4/10", "4/5 5/11", "4/5 2/8", "4/5 hand/6"),
    )


def test_russian_d5_the_bar_comes_first() -> None:
    assert passed(russian("W 6:2 24:6 hand:7; B 4:1 9:2 bar:1 hand:11", "6-1"), "W")
    check(russian("W 1:2 24:6 hand:7; B 4:1 9:2 bar:1 hand:11", "6-1"), "bar/6 6/7", "bar/6 4/5", "bar/6 9/10")


def test_russian_d6_only_setting_is_left() -> None:
    check(russian("W 9:2 13:2 20:11; B 8:1 24:9 hand:5", "5-1"), "hand/1 hand/5")


def test_russian_d7_a_pasch_with_the_second_stone() -> None:
    check(
        russian("W hand:15; B 3:1 hand:14", "4-4"),
        *("hand/4 hand/4" + rest for rest in ("", " hand/3", " 3/6", " hand/3 hand/3", " hand/3 3/6", " 3/6 6/9")),
        *("hand/4 3/7" + rest for rest in ("", " hand/3", " 7/10", " hand/3 hand/3", " hand/3 7/10", " 7/10 10/13")),
    )


def test_russian_d8_white() -> None:
    check(
        russian("W 20:1 22:1 hand:13; B 1:1 4:1 hand:13", "6-3", "W"),
        *("hand/22 hand/19", "hand/22 20/14", "hand/22 22/16", "20/17 17/11", "20/17 22/16", "20/17 hand/19"),
        *("22/19 19/13", "22/19 20/14", "22/19 hand/19"),
    )


def test_russian_d9_same_direction() -> None:
    check(
        russian("W 3:1 5:1 hand:13; B 6:1 9:2 hand:12", "6-3", "W", same_direction=True),
        *("3/6* 5/11", "3/6* 6/12", "3/6* hand/6", "5/8 8/14", "5/8 hand/6*", "hand/3 5/11", "hand/3 hand/6*"),
    )


def test_lower_numbers_of_a_pasch_may_be_left() -> None:
    state = puff("W 24:15; B 6:15", "3-3")
    for _ in range(2):
        assert END not in state.legal()
        state.apply(state.legal()[0])
    assert END in state.legal() and not state.midway
