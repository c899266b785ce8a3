"""Tric-trac: the examples of tables.md, section 6, by their numbers."""

import pytest

from parlour.core.errors import NotationError
from parlour.core.state import CHANCE, OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import AFTER, CONTINUE, END, NEW_SETUP, PLAY, POINTS, SCORE, SHORT, THROW
from parlour.games.tables.trictrac import GAME
from tests.sheets.tables_plays import check, made, position, stones


def thrown(board: str, dice: str, who: str = "B", **options: object) -> TablesState:
    points = options.pop("points", "0 0")
    series = options.pop("series", "")
    state = position(GAME, f"{board} | {who}, points {points}{series}", **options)
    high, low = dice.split("-")
    state.apply(10 * int(high) + int(low))
    return state


START = "W start:15; B start:15"


def test_the_higher_total_plays_its_own_throw() -> None:
    state = GAME.start()
    for dice in (21, 64):
        state.apply(dice)
    assert isinstance(state, TablesState) and (state.stage, state.turn, state.high, state.low) == (PLAY, 1, 6, 4)


def test_p1_d1_two_stones_or_one() -> None:
    check(thrown(START, "6-4"), "start/4 start/6", "start/4 4/10")
    check(thrown(START, "6-4", "W"), "start/19 start/21", "start/21 21/15")


def test_p2_d5_the_hucke_is_taken_by_two() -> None:
    check(
        thrown("W 20:15; B 6:9 8:3 10:3", "4-2"),
        *("10/12 8/12", "10/12 12/16", "10/14 6/8", "10/14 8/10", "6/10 6/8", "6/10 8/10"),
    )


def test_d2_first_throws() -> None:
    check(thrown(START, "5-1"), "start/5 5/6")
    again = thrown(START, "1-1")
    assert (again.stage, again.hand) == (THROW, 1), "nothing enters, and he throws again"
    check(thrown(START, "6-6"), "start/6 start/6")
    check(thrown(START, "3-3"), "start/3 start/3", "start/3 3/6")


def test_d3_d4_all_enter_before_others_move() -> None:
    check(thrown("W start:15; B 4:3 6:2 start:10", "5-2"), "start/2 start/5", "start/2 2/7")
    check(thrown("W 20:7 23:8; B 4:7 6:7 start:1", "5-2"), "start/2 2/7", "start/2 4/9", "start/2 6/11", "start/5 4/6", "start/5 6/8")


def test_d6_d7_d8_no_single_stone_on_the_hucke() -> None:
    check(thrown("W 20:2; B 12:3", "5-3"), "12/15", "12/17")
    check(thrown("W 20:2; B 12:2", "5-3"), "12/15 12/17")
    assert thrown("W 17:2 22:2; B 12:2", "5-3").hand == 0
    check(thrown("W 17:2; B 12:2 23:1", "5-3"), "23/off")
    check(thrown("W 20:2; B 7:1 12:2", "5-3"), "12/15 12/17", "12/15 7/12")


def test_d9_one_step_short() -> None:
    board = "W {}; B {}"
    regular = ("2/6 2/8", "2/6 9/15", "2/8 7/11", "7/11 11/17", "7/11 9/15", "9/15 15/19")
    state = thrown(board.format("start:15", "2:2 7:1 9:1"), "6-4")
    check(state, *regular, "short")
    assert "12:2" in stones(made(state, "short"))
    blocked = thrown(board.format("13:2 start:13", "2:2 7:1 9:1"), "6-4")
    assert SHORT not in blocked.legal()
    assert SHORT not in thrown(board.format("start:15", "6:1 7:1 8:1 9:1"), "6-4").legal()


def test_d9_not_while_a_stone_waits_on_the_start() -> None:
    assert SHORT in thrown("W start:15; B 2:2 7:1 9:1", "6-4").legal()
    assert SHORT not in thrown("W start:15; B 2:2 7:1 9:1 start:1", "6-4").legal()


def test_d10_equal_numbers_need_two_stones_on_one_point() -> None:
    assert SHORT not in thrown("W start:15; B 2:1 10:1", "3-3").legal()
    assert SHORT in thrown("W start:15; B 9:1 10:2", "3-3").legal(), "one on 9 cannot take the Hucke"
    assert SHORT not in thrown("W start:15; B 9:2 10:2", "3-3").legal(), "two on 9 can"


def test_d10_it_is_never_compulsory() -> None:
    state = thrown("W start:15; B 10:2", "3-3")
    assert state.legal() == [END, SHORT]
    check(state, "pass", "short")
    assert made(state, "short").hand == 1, "and throws again"


def test_d11_stones_come_out_at_any_time() -> None:
    state = thrown("W 23:2; B 3:13 19:1 22:1", "5-1")
    check(state, "19/20 20/off", "19/20 22/off", "19/20 3/8", "19/off 3/4", "22/off 3/4", "3/4 3/8", "3/4 4/9")
    assert made(state, "19/off 3/4").at[POINTS + 1] == 1


def test_d12_points_for_hits() -> None:
    state = thrown("W 11:1 14:1; B 8:2", "6-3")
    check(state, "8/11* 8/14*", "8/11* 11/17", "8/14* 14/17")
    assert made(state, "8/11* 8/14*").at[POINTS + 1] == 2
    assert made(state, "8/11* 11/17").at[POINTS + 1] == 1
    assert "W 14:1 start:1" in made(state, "8/11* 11/17").text()


def test_d13_the_last_stone_on_the_start() -> None:
    check(thrown("W 4:2 20:3; B 8:4 12:3 start:1", "4-3"), "start/3 3/7", "start/3 8/12", "start/3 12/16")
    check(thrown("W 20:3; B 8:4 12:3 start:2", "4-3"), "start/3 start/4", "start/3 3/7")


BRIDGE = "W start:15; B 7:2 8:2 9:2 10:2 11:2 12:2 20:3"


def test_d14_the_great_bridge() -> None:
    after = made(thrown(BRIDGE, "6-5", points="0 5"), "20/off 20/off")
    assert after.at[POINTS + 1] == 9
    stuck = thrown("W 14:2 15:2 16:2 17:2 18:2 start:5; B 7:2 8:2 9:2 10:2 11:2 12:2", "6-6", points="0 5")
    assert stuck.at[POINTS + 1] == 7, "it also counts after a throw that could not be played"


def test_d15_winning_and_surplus() -> None:
    first = made_first(points="2 11", series_games=2, series=", score 0 0, games 0")
    assert first.stage == AFTER and first.at[POINTS + 1] == 12 and first.value == 3
    builds = thrown("W start:15; B 7:2 8:2 9:2 10:2 11:2 6:1 12:1 20:1 23:2", "6-1", points="0 11")
    won = made(builds, "6/12 20/21")
    assert won.turn == OVER and won.at[POINTS + 1] == 13 and won.result().scores == (0, 4)


def made_first(**options: object) -> TablesState:
    """After one step of 6-3 that wins the game."""
    state = thrown("W 11:1 20:5; B 8:2", "6-3", "B", **options)
    after = state.clone()
    after.apply(8 * (8 + 1) + 3)
    return after


@pytest.mark.parametrize(("points", "value"), [(0, 4), (1, 3), (2, 3), (3, 2), (6, 2), (7, 1), (11, 1)])
def test_p3_values(points: int, value: int) -> None:
    state = made_first(points=f"{points} 11")
    assert state.turn == OVER and state.result().scores == (0, value) and state.result().reason == "points"


def test_series_continue_keeps_the_position_and_the_rest_of_the_throw() -> None:
    won = made_first(points="2 11", series_games=3, series=", score 0 0, games 0")
    assert won.legal() == [NEW_SETUP, CONTINUE] and won.turn == 1
    on = won.clone()
    on.apply(int(CONTINUE))
    assert on.at[POINTS + 1] == 0 and on.at[POINTS] == 0 and on.at[SCORE + 1] == 3
    assert on.stage == PLAY and [action & 7 for action in on.legal()] == [6, 6], "the 6 is now played, for the new game"
    fresh = won.clone()
    fresh.apply(int(NEW_SETUP))
    assert fresh.turn == CHANCE and stones(fresh) == START and fresh.at[POINTS] == fresh.at[POINTS + 1] == 0


def test_series_surplus_counts_only_when_continued() -> None:
    text = "W start:15; B 7:2 8:2 9:2 10:2 11:2 6:1 12:1 20:1 23:2"
    won = made(thrown(text, "6-1", points="0 11", series_games=2, series=", score 0 0, games 0"), "6/12 20/21")
    assert won.stage == AFTER and won.text().startswith("W start:15; B 7:2 8:2 9:2 10:2 11:2 12:2 21:1 23:2 | B won 6-1 4 bridge")
    won.apply(int(CONTINUE))
    assert won.at[POINTS + 1] == 1 and (won.stage, won.hand) == (THROW, 0)


def test_series_a_game_that_goes_on_counts_its_turns_from_the_start() -> None:
    won = made_first(points="2 11", series_games=3, series=", score 0 0, games 0")
    assert won.turns == 2  # as a position is read that says nothing of it
    won.apply(int(CONTINUE))
    assert won.turns == 0


def test_the_series_is_won_by_the_sum_of_values() -> None:
    state = made_first(points="7 11", series_games=2, series=", score 1 0, games 1")
    assert state.turn == OVER and state.result().places == (1, 1) and state.result().scores == (1, 1) and state.result().reason == "series"


def continued(board: str, dice: str) -> TablesState:
    """In the second game of a series, which went on from the first."""
    return thrown(board, dice, points="3 2", series_games=2, series=", score 0 4, games 1")


def test_all_that_are_out_begin_again() -> None:
    state = continued("W 20:5; B 22:1", "6-5")
    check(state, "22/off(5) start/6", "22/off(6) start/5")
    state.apply(state.legal()[0])
    assert "B start:15" in state.text() and state.stage == PLAY
    check(state, "start/6")


def test_the_last_stone_goes_with_either_number_where_that_matters() -> None:
    check(continued("W 5:2; B 22:1", "6-5"), "22/off start/6")  # the 5 is blocked: only the 6 can follow
    check(continued("W 5:2 6:2; B 22:1", "6-5"), "22/off")  # neither can, and both ways are the same
    check(continued("W 20:5; B 22:2", "6-5"), "22/off 22/off")
    check(continued("W 20:5; B 23:1", "6-1"), "23/off start/6")  # a 1 does not enter
    check(thrown("W start:15; B 22:1", "6-5", target=20), "22/off(5) start/6", "22/off(6) start/5")


def test_the_choice_of_the_number_has_a_gesture_and_a_text_each() -> None:
    state = continued("W 20:5; B 22:1", "6-5")
    face = GAME.face
    gestures = face.gestures(state)
    assert {(gesture.sites, gesture.button) for gesture in gestures.values()} == {(("22", "B off"), "die5"), (("22", "B off"), "die6")}
    for action, gesture in gestures.items():
        text = face.write(state, action)
        assert text == f"22/off({gesture.button[-1]})" and face.read(state, text) == action
    with pytest.raises(NotationError):
        face.read(state, "22/off")


def test_entry_may_count_the_start() -> None:
    check(thrown(START, "5-1", entry_counts_start=True), "start/6 start/2", "start/6 6/7")


def test_the_enemy_hucke_is_barred_even_when_empty() -> None:
    check(thrown("W 20:15; B 10:1", "3-1"), "10/11 11/14")


def test_at_the_limit_more_points_win_one() -> None:
    state = position(GAME, "W 20:15; B 10:1 | B 3-1, points 4 3, turn 19", max_turns=20)
    after = made(state, "10/11 11/14")
    assert after.turn == OVER and after.result().scores == (1, 0) and after.result().reason == "limit"
    assert after.text().endswith("| over W limit 1 1-0, points 4 3, turn 20")


def test_at_the_limit_equal_points_are_a_draw() -> None:
    state = position(GAME, "W 20:15; B 10:1 | B 3-1, points 4 4, turn 19", max_turns=20)
    after = made(state, "10/11 11/14")
    assert after.turn == OVER and after.result().places == (1, 1) and after.result().scores == (0, 0)


def test_after_the_limit_a_series_goes_on_with_a_new_set_up() -> None:
    text = "W 20:15; B 10:1 | B 3-1, points 4 3, score 0 0, games 0, turn 19"
    after = position(GAME, text, max_turns=20, series_games=2)
    for step in ("10/11", "11/14"):
        after.apply(GAME.face.read(after, step))
    assert after.text() == f"{START} | opening, points 0 0, score 1 0, games 1, turn 0"
