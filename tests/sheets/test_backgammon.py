"""Backgammon: the examples of tables.md, section 1, by their numbers."""

import pytest
from librt.random import Random

from parlour.core.errors import IllegalAction, PositionError
from parlour.core.moves import whole_moves
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.tables.backgammon import GAME
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, END, PLAY, ROLL, TAKE, THROW
from tests.sheets.tables_plays import all_plays, check, made, packed_plays, position, stones

START = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"


def thrown(text: str, dice: str, **options: object) -> TablesState:
    """After Black (or whoever the text names) has thrown; a forfeited throw is over already."""
    state = position(GAME, text, **options)
    if state.stage == CUBE:
        state.apply(int(ROLL))
    high, low = dice.split("-")
    state.apply(10 * int(high) + int(low))
    return state


def test_the_opening_is_thrown_with_one_die_each_and_equals_again() -> None:
    state = GAME.start()
    assert state.turn == CHANCE and state.hand == 0 and state.legal() == [1, 2, 3, 4, 5, 6]
    assert state.weights() == [1] * 6
    for die in (4, 4):
        state.apply(die)
    assert state.hand == 0 and state.turn == CHANCE, "equal dice are thrown again"
    state.apply(5)
    assert state.hand == 1
    state.apply(6)
    assert state.turn == 1, "the higher begins"
    assert state.text() == f"{START} | B 6-5, turn 0"


def test_the_second_player_plays_the_same_numbers_without_throwing() -> None:
    state = position(GAME, f"{START} | B 6-5, turn 0")
    after = made(state, "1/7 7/12")
    assert (after.stage, after.hand, after.high, after.low) == (PLAY, 0, 6, 5)
    then = made(after, "24/18 18/13")
    assert (then.stage, then.hand) == (CUBE, 1), "from the third turn on dice are thrown"


def test_p1_one_stone_with_two_numbers_needs_a_landing_point() -> None:
    text = "W 6:5 {} 20:2 21:2 22:2; B 5:1 24:14 | B"
    check(thrown(text.format("9:2 10:1"), "5-4"), "5/10* 10/14")
    check(thrown(text.format("9:1 10:2"), "5-4"), "5/9* 9/14")
    assert thrown(text.format("9:2 10:2"), "5-4").hand == 0, "neither the fourth nor the fifth point is open"
    check(thrown(text.format("14:2"), "5-4"), "5/10")  # the ninth is not: only one number can be played


def test_p2_a_double_is_played_four_times() -> None:
    state = position(GAME, "W 3:5 6:5 8:3 24:2; B 1:2 12:5 17:3 19:5 | B 4-4")
    found = all_plays(state)
    for play in ("1/5 5/9 9/13 13/17", "1/5 5/9 1/5 5/9", "1/5 1/5 12/16 12/16", "1/5 5/9 12/16 17/21", "1/5 5/9 9/13 12/16"):
        assert stones(made(state, play)) in found


def test_p3_two_stones_on_the_bar() -> None:
    text = "W {}:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:4 bar:2 | B"
    check(thrown(text.format(3), "5-4"), "bar/5 bar/4")
    blocked = thrown(text.format(5), "5-4")
    assert blocked.hand == 0 and "bar:2" in blocked.text()


def test_p4_only_exact_numbers_bear_off() -> None:
    text = "W 6:2; B 19:1 24:1 | B"
    check(thrown(text, "6-1"), "19/off 24/off", "19/off", "24/off", "19/20", "pass")
    check(thrown(text, "5-4"), "19/24", "19/23", "pass")


def test_p5_cube_at_eight_and_a_triple_win_is_24() -> None:
    state = position(GAME, "W 6:13 23:2; B 24:1 | B 6-1, cube 8 W")
    after = made(state, "24/off")
    assert after.result().reason == "backgammon" and after.result().scores == (0, 24)
    staked = position(GAME, "W 6:13 23:2; B 24:1 | B 6-1, cube 8 W", stake=5)
    assert made(staked, "24/off").result().scores == (0, 120)


def test_p6_a_dropped_double_is_worth_what_was_at_stake_before() -> None:
    state = position(GAME, f"{START} | B cube")
    state.apply(int(DOUBLE))
    assert (state.stage, state.turn) == (ANSWER, 0)
    state.apply(int(TAKE))
    assert (state.stage, state.hand, state.cube, state.owner) == (THROW, 1, 2, 0)
    state.apply(61)
    while state.hand == 1:
        state.apply(state.legal()[0])
    assert (state.stage, state.hand) == (CUBE, 0)
    state.apply(int(DOUBLE))
    state.apply(int(DROP))
    assert state.turn == OVER and state.result().scores == (2, 0) and state.result().reason == "drop"
    assert state.fill() == 0  # nothing is left to do


def test_d1_black_opens_6_5() -> None:
    state = position(GAME, f"{START} | B 6-5, turn 0")
    check(state, "1/7 7/12", "1/7 12/17", "1/7 17/22", "12/17 12/18", "12/17 17/23", "12/18 17/22", "17/22 17/23")


COUNTS = """
42
15 75
16 17 73
14 18 17 52
8 8 9 9 4
10 14 14 14 7 11
"""


@pytest.mark.parametrize("who", "WB")
def test_d2_number_of_plays_from_the_start(who: str) -> None:
    for high, row in enumerate(COUNTS.strip().splitlines(), 1):
        for low, count in enumerate(row.split(), 1):
            state = position(GAME, f"{START} | {who} {high}-{low}")
            assert len(plays_of(state)) == len(whole_moves(state)) == int(count), (high, low)
            assert len(all_plays(state)) == int(count)


def test_d3_white_answers_with_the_same_numbers() -> None:
    state = made(position(GAME, f"{START} | B 3-1, turn 0"), "1/4 1/2")
    check(
        state,
        *("13/10 10/9", "13/10 24/23", "13/10 6/5", "13/10 8/7", "24/21 21/20", "24/21 24/23", "24/21 6/5", "24/21 8/7"),
        *("24/23 6/3", "24/23 8/5", "6/3 3/2*", "6/3 6/5", "6/3 8/7", "6/5 8/5", "8/5 5/4*", "8/5 8/7"),
    )


D4 = "W {}:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:5 bar:1 | B"


def test_d4_the_higher_number_enters_first_or_nothing_does() -> None:
    assert thrown(D4.format(5), "5-4").hand == 0
    check(thrown(D4.format(5), "5-4", standard_rules=True), "bar/4 4/9", "bar/4 12/17", "bar/4 17/22")


def test_d5_then_the_lower_is_played() -> None:
    check(thrown(D4.format(4), "5-4"), "bar/5 5/9", "bar/5 12/16", "bar/5 17/21", "bar/5 19/23")


def test_d6_one_stone_stays_on_the_bar() -> None:
    check(thrown("W 4:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:4 bar:2 | B", "5-4"), "bar/5")


D7 = "W 4:3 5:3 6:5 13:2 14:2; B 7:1 22:5 23:5 24:4 | B"


def test_d7_if_the_higher_cannot_be_played_nothing_is() -> None:
    assert thrown(D7, "6-1").hand == 0
    check(thrown(D7, "6-1", standard_rules=True), "7/8", "22/23", "23/24")


def test_d8_if_only_one_can_be_played_it_is_the_higher() -> None:
    check(thrown("W 4:3 5:3 6:5 7:2 19:2; B 10:1 22:5 23:5 24:4 | B", "5-4"), "10/15")


def test_d9_the_lower_first_makes_the_higher_playable() -> None:
    check(thrown("W 4:3 5:3 6:5 7:2 15:2; B 10:1 22:5 23:5 24:4 | B", "5-4"), "10/14 14/19")


def test_d10_as_much_of_a_double_as_can_be_played() -> None:
    check(thrown("W 3:2 5:3 6:5 8:3 10:2; B 1:1 24:14 | B", "3-3"), "1/4 4/7")


def test_d11_nobody_must_bear_off() -> None:
    text = "W 6:2; B 19:1 22:1 | B"
    check(thrown(text, "6-3"), "19/off 22/off", "19/off", "22/off", "19/22", "pass")
    check(thrown(text, "6-3", standard_rules=True), "19/off 22/off", "19/22 22/off")


def test_d12_larger_numbers_bear_off_by_the_common_rules_only() -> None:
    text = "W 6:2; B 22:2 23:1 | B"
    assert thrown(text, "6-5").hand == 0
    check(thrown(text, "6-5", standard_rules=True), "22/off 22/off")


def test_d13_the_last_stone() -> None:
    state = thrown("W 6:2; B 24:1 | B", "6-1")
    check(state, "24/off", "pass")
    assert made(state, "24/off").turn == OVER


def test_d14_the_second_number_is_optional_once_all_are_home() -> None:
    check(thrown("W 6:2; B 18:1 20:1 24:13 | B", "5-2"), "18/20", "18/20 20/off", "18/23", "18/23 20/22")


@pytest.mark.parametrize(
    ("white", "value", "reason"),
    [
        ("6:12", 2, "single"),
        ("7:15", 4, "gammon"),
        ("6:14 18:1", 4, "gammon"),
        ("6:14 19:1", 6, "backgammon"),
        ("6:14 23:1", 6, "backgammon"),
        ("6:14 bar:1", 6, "backgammon"),
    ],
)
def test_d15_values(white: str, value: int, reason: str) -> None:
    after = made(thrown(f"W {white}; B 24:1 | B, cube 2 W", "2-1"), "24/off")
    assert (after.result().scores, after.result().reason) == ((0, value), reason)


def test_d15_the_farthest_point_of_the_winners_home_counts_too() -> None:
    after = made(thrown("W 6:14 24:1; B 23:1 | B, cube 2 W", "2-1"), "23/off")
    assert (after.result().scores, after.result().reason) == ((0, 6), "backgammon")


def test_r7_a_hit_brings_the_duties_back() -> None:
    state = thrown("W 24:2 6:5 3:2; B 12:1 20:5 21:5 | B", "2-1")
    assert END not in state.legal()


def test_r2_numbers_that_the_second_player_cannot_play_are_not_thrown_again() -> None:
    after = made(position(GAME, "W 13:1; B 7:2 8:3 12:5 19:5 | B 6-5, turn 0"), "7/13* 7/12")
    assert (after.hand, after.turns) == (1, 2), "White, on the bar before a wall, passes"


# The cube


def test_nobody_doubles_in_the_opening_turns() -> None:
    for turn, standard, allowed in ((0, False, False), (1, False, False), (1, True, True), (2, False, True)):
        state = position(GAME, f"{START} | B, turn {turn}", standard_rules=standard)
        assert (state.stage == CUBE) == allowed


def test_after_a_take_the_cube_is_the_takers() -> None:
    state = position(GAME, f"{START} | B, cube 2 W")
    assert state.stage == THROW
    assert position(GAME, f"{START} | W, cube 2 W").stage == CUBE


def test_r10_the_cube_ends_at_its_limit() -> None:
    assert position(GAME, f"{START} | W, cube 64 W").stage == THROW
    assert position(GAME, f"{START} | W, cube 2 W", cube_limit=3).stage == THROW
    with pytest.raises(PositionError, match="the cube shows"):
        position(GAME, f"{START} | W, cube 128 W")


def test_without_doubling_there_is_no_cube() -> None:
    assert position(GAME, f"{START} | W", doubling=False).stage == THROW


def test_a_match_that_runs_out_of_turns_goes_to_the_leader() -> None:
    text = f"{START} | B 6-5, score {{}}, games 3, turn 19"
    after = made(position(GAME, text.format("3 4"), max_turns=20, match_points=5, crawford=False), "1/7 7/12")
    assert after.turn == OVER and after.result().places == (2, 1) and after.result().scores == (3, 4) and after.result().reason == "limit"
    assert made(position(GAME, text.format("2 2"), max_turns=20, match_points=5), "1/7 7/12").result().places == (1, 1)


def test_max_turns_is_a_draw_worth_nothing() -> None:
    state = position(GAME, f"{START} | B 6-5, turn 19", max_turns=20)
    after = made(state, "1/7 7/12")
    assert after.turn == OVER and after.result().places == (1, 1) and after.result().reason == "limit" and after.result().scores == (0, 0)


# Matches


def test_a_match_goes_on_until_the_points_are_reached() -> None:
    state = thrown("W 6:12; B 24:1 | B, score 0 0, games 0", "2-1", match_points=3)
    after = made(state, "24/off")
    assert after.text() == f"{START} | opening, score 0 1, games 1, turn 0"
    gammon = made(thrown("W 7:15; B 24:1 | B, score 0 1, games 1", "2-1", match_points=3), "24/off")
    assert gammon.turn == OVER and gammon.result().reason == "match" and gammon.result().scores == (0, 3)


def test_the_crawford_game_is_played_without_the_cube_once() -> None:
    state = made(thrown("W 6:12; B 24:1 | B, score 0 1, games 1", "2-1", match_points=3), "24/off")
    assert state.crawford and not position(GAME, f"{START} | W, score 0 2, games 2, crawford", match_points=3).may_double()
    won = position(GAME, "W 1:1; B 12:3 24:12 | W 2-1, score 0 2, games 2, crawford", match_points=3)
    after = made(won, "1/off")
    assert not after.crawford and after.at[60] == 2
    free = position(GAME, f"{START} | W, score 0 2, games 3", match_points=3)
    assert free.stage == CUBE, "behind, after the Crawford game, doubling is allowed again"
    assert position(GAME, f"{START} | B, score 0 2, games 3", match_points=3).stage == THROW, "one point is enough: the cube cannot help"


def test_crawford_can_be_switched_off() -> None:
    state = made(thrown("W 6:12; B 24:1 | B, score 0 1, games 1", "2-1", match_points=3, crawford=False), "24/off")
    assert not state.crawford


# The engine


@pytest.mark.parametrize("standard", [False, True])
def test_packed_plays_are_those_found_step_by_step(standard: bool) -> None:
    rng = Random(3)
    state = GAME.start(standard_rules=standard, doubling=False)
    assert isinstance(state, TablesState)
    checked = 0
    while state.turn != OVER and checked < 150:
        if state.stage == PLAY and not state.midway:
            assert packed_plays(state) == all_plays(state), state.text()
            assert len(plays_of(state)) == len(whole_moves(state))
            checked += 1
        state.play(state.sample(rng))


def test_a_stone_that_both_numbers_bear_off_has_one_step() -> None:
    state = thrown("W 6:2; B 22:2 23:1 | B", "6-5", standard_rules=True)
    assert [action & 7 for action in state.legal()] == [5]


def test_an_illegal_step_changes_nothing() -> None:
    state = position(GAME, f"{START} | B 6-5")
    text = state.text()
    with pytest.raises(IllegalAction):
        state.apply(8 * (1 + 1) + 5)
    assert state.text() == text and state.winner == NOBODY
