"""The worked examples and rulings of the rule sheet ludo.md, parts 0 and 1, by their numbers; and a reason for every prohibition.

Positions are written as on the sheet, colours that are not shown stand [0,B,B,B]; what is pending stands behind the bar.
"""

from __future__ import annotations

from functools import partial

import pytest
from librt.random import Random

import parlour
from parlour.core.errors import NotationError, PositionError
from parlour.core.gesture import Gesture
from parlour.core.message import Message
from parlour.core.setup import OptionValue
from parlour.core.state import CHANCE, OVER
from parlour.games.ludo.face import LudoFace
from parlour.words import words
from tests.ludo_table import Table as LudoTable

GAME = parlour.game("maedn")
FACE = GAME.face


Table = partial(LudoTable, "maedn")


def moves(position: str, *faces: int, **options: OptionValue) -> list[str]:
    return Table(position, **options).throw(*faces).moves


# Printed examples


@pytest.mark.parametrize(("face", "goal"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_p1_goal_squares_are_counted_one_by_one(face: int, goal: str) -> None:
    assert moves("Y[39,B,B,B]", face) == [f"39-{goal}"]
    assert moves("Y[39,B,B,B]", 5) == []


def test_p2_a_goal_piece_that_can_move_gives_only_one_throw() -> None:
    table = Table("Y[c,B,B,B]", three_rolls=True)
    assert table.state.tries == 1
    assert table.throw(1).moves == ["c-d"]
    assert Table("Y[c,B,B,B]", three_rolls=True).throw(2).pending == "G"


def test_p3_two_players_have_facing_colours() -> None:
    state = GAME.start(2, few_players="all_colours")
    assert [view.colours for view in FACE.scene(state, 0).seats] == [("yellow", "red"), ("green", "black")]


# Derived examples


def test_01_the_piece_on_a_must_leave() -> None:
    table = Table("").throw(4)
    assert table.moves == ["0-4"]
    assert table.play("0-4").pending == "G"


def test_02_sixes_in_the_opening() -> None:
    table = Table("").throw(6)
    assert table.moves == ["0-6"]
    assert table.play("0-6").throw(6).moves == ["enter"]
    assert table.play("enter").throw(2).moves == ["0-2"]
    table.play("0-2")
    assert table.stands("Y") == "Y[2,6,B,B]"
    assert table.pending == "G"


def test_03_entering_captures_on_a() -> None:
    table = Table("Y[3,9,B,B] G[30,5,B,B]").throw(6)
    assert table.moves == ["enter xG30"]
    table.play("enter")
    assert (table.stands("Y"), table.stands("G"), table.pending) == ("Y[0,3,9,B]", "G[5,B,B,B]", "Y")


def test_04_a_blocked_piece_on_a_leaves_the_choice() -> None:
    assert moves("Y[0,3,9,B] G[5,B,B,B]", 3) == ["3-6", "9-12"]


def test_05_a_is_cleared() -> None:
    assert moves("Y[0,3,9,B] G[5,B,B,B]", 2) == ["0-2"]
    table = Table("Y[0,3,9,B] G[5,B,B,B]").throw(6)
    assert table.moves == ["0-6"]
    assert table.play("0-6").pending == "Y"


def test_06_a_and_entering_are_blocked() -> None:
    table = Table("Y[0,6,B,B]").throw(6)
    assert table.moves == ["6-12"]
    assert table.play("6-12").pending == "Y"


def test_07_into_the_goal_and_on_inside() -> None:
    assert moves("Y[36,39,b,c]", 1) == ["36-37", "39-a", "c-d"]


def test_08_jumping_in_the_goal() -> None:
    assert moves("Y[36,39,b,c]", 2) == ["36-38", "b-d"]
    assert moves("Y[36,39,b,c]", 2, no_jump_in_goal=True) == ["36-38"]


def test_09_jumping_into_the_goal() -> None:
    assert moves("Y[36,39,b,c]", 4) == ["36-a", "39-d"]
    assert moves("Y[36,39,b,c]", 4, no_jump_in_goal=True) == ["36-a"]


def test_10_no_move() -> None:
    assert Table("Y[36,39,b,c]").throw(3).pending == "G"
    assert Table("Y[36,39,b,c]").throw(5).pending == "G"
    assert Table("Y[36,39,b,c]").throw(6).pending == "Y"


def test_11_nobody_waits_so_a_may_stay() -> None:
    assert moves("Y[0,5,12,20] G[5,B,B,B] R[3,B,B,B]", 3) == ["0-3", "12-15 xG5", "20-23 xR3", "5-8"]


def test_12_the_last_piece_home_gives_no_further_throw() -> None:
    table = Table("Y[38,b,c,d]").throw(2).play("38-a")
    assert table.pending == "G, home Y"
    six = Table("Y[34,b,c,d]").throw(6).play("34-a")
    assert six.pending == "G, home Y"


def test_13_capturing_backwards() -> None:
    assert moves("Y[4,8,31,c] G[35,30,B,B]", 3, backward_capture=True) == ["31-34", "4-7", "8-11", "8-5 xG35"]


def test_14_never_back_onto_a() -> None:
    assert moves("Y[4,8,31,c] G[35,30,B,B]", 4, backward_capture=True) == ["31-35", "8-12"]


BARRIER = "Y[2,6,6,B] G[35,B,B,B] R[21,B,B,B]"


def test_15_no_third_piece_on_a_barrier() -> None:
    assert moves(BARRIER, 4, barriers=True) == ["6-10"]


def test_16_nobody_lands_on_a_barrier() -> None:
    assert moves(BARRIER, 5, plays="R", barriers=True) == []
    assert moves(BARRIER, 4, plays="R", barriers=True) == ["21-25 xG35"]


def test_17_nobody_passes_a_barrier() -> None:
    table = Table(BARRIER, plays="G", barriers=True).throw(2)
    assert table.moves == []
    assert table.pending == "R"


def test_18_no_entering_on_a_foreign_barrier() -> None:
    table = Table("Y[5,9,B,B] G[30,30,B,B]", barriers=True).throw(6)
    assert table.moves == ["5-11", "9-15"]
    assert table.play("5-11").pending == "Y"


def test_19_a_missed_capture_costs_the_piece() -> None:
    table = Table("Y[10,22,a,d] G[5,B,B,B]", compulsory_capture="penalty").throw(5)
    assert table.moves == ["10-15 xG5", "22-27"]
    assert table.play("22-27").stands("Y") == "Y[27,a,d,B]"
    assert table.stands("G") == "G[5,B,B,B]"


def test_20_enforced_capture() -> None:
    assert moves("Y[10,22,a,d] G[5,B,B,B]", 5, compulsory_capture="enforced") == ["10-15 xG5"]


def test_21_three_throws() -> None:
    assert Table("Y[c,d,B,B]", three_rolls=True).state.tries == 3
    assert Table("Y[b,d,B,B]", three_rolls=True).state.tries == 1
    assert Table("Y[B,B,B,B]", three_rolls=True).state.tries == 3
    table = Table("Y[B,B,B,B]", three_rolls=True)
    assert [table.throw(face).pending for face in (1, 2, 3)] == ["Y, tries 2", "Y, tries 1", "G"]
    table = Table("Y[B,B,B,B]", three_rolls=True).throw(1, 6)
    assert table.moves == ["enter"]
    assert table.play("enter").pending == "Y"
    assert table.state.tries == 1


def test_22_ones_other_colour_is_foreign_but_no_opponent() -> None:
    for capture in ("off", "enforced", "penalty"):
        table = Table("Y[12,20,B,B] R[35,B,B,B]", seats=2, few_players="all_colours", compulsory_capture=capture).throw(3)
        assert table.moves == ["12-15 xR35", "20-23"]
        assert table.play("20-23").stands("Y") == "Y[12,23,B,B]"


def test_23_a_neutral_colour_may_be_moved() -> None:
    position = "Y[0,B,B,B] G[14,B,B,B] R[9,B,B,B] K[8,B,B,B]"
    assert moves(position, 4, seats=3, few_players="all_colours") == ["0-4", "K 8-12"]
    assert moves(position, 6, seats=3, few_players="all_colours") == ["0-6", "K enter"]


NEUTRAL_END = "Y[a,b,c,d] G[14,b,c,d] R[9,B,B,B] K[38,b,c,d]"


def test_24_the_last_neutral_piece_home_ends_the_game() -> None:
    table = Table(NEUTRAL_END, plays="G", home="Y", seats=3, few_players="all_colours").throw(2)
    assert table.moves == ["14-16", "K 38-a"]
    table.play("K 38-a")
    assert table.state.turn == OVER
    assert table.state.result().places == (1, 2, 2)


def test_25_only_a_six_leaves_a() -> None:
    assert moves("Y[0,12,B,B]", 3, a_exit="six_only") == ["12-15"]
    assert moves("Y[0,12,B,B]", 6, a_exit="six_only") == ["0-6"]
    assert moves("Y[0,12,21,31]", 3, a_exit="six_only") == ["0-3", "12-15", "21-24", "31-34"]  # nobody waits


# 0.3: the board


def test_the_cross_has_the_sheets_coordinates() -> None:
    assert isinstance(FACE, LudoFace)
    board = FACE.layout(GAME.agree(4))
    printed = """
        (0,4) (1,4) (2,4) (3,4) (4,4) (4,3) (4,2) (4,1) (4,0) (5,0)
        (6,0) (6,1) (6,2) (6,3) (6,4) (7,4) (8,4) (9,4) (10,4) (10,5)
        (10,6) (9,6) (8,6) (7,6) (6,6) (6,7) (6,8) (6,9) (6,10) (5,10)
        (4,10) (4,9) (4,8) (4,7) (4,6) (3,6) (2,6) (1,6) (0,6) (0,5)
    """
    goals = ["(1,5) (2,5) (3,5) (4,5)", "(5,1) (5,2) (5,3) (5,4)", "(9,5) (8,5) (7,5) (6,5)", "(5,9) (5,8) (5,7) (5,6)"]
    houses = ["(0,0) (1,0) (0,1) (1,1)", "(9,0) (10,0) (9,1) (10,1)", "(9,9) (10,9) (9,10) (10,10)", "(0,9) (1,9) (0,10) (1,10)"]
    assert written(board.ring) == printed.split()
    assert [written(goal) for goal in board.goals] == [goal.split() for goal in goals]
    assert [written(house) for house in board.houses] == [house.split() for house in houses]


def written(points: tuple[tuple[float, float], ...]) -> list[str]:
    return [f"({x:g},{y:g})" for x, y in points]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_turns_the_own_arm_to_the_bottom(seats: int) -> None:
    setup = GAME.agree(seats)
    turns = {"yellow": 270, "green": 180, "red": 90, "black": 0}
    scene = FACE.scene(GAME.begin(setup), 0)
    assert FACE.board(setup).turns == tuple(turns[view.colours[0]] for view in scene.seats)


# 0.4: the roll-off


def test_the_highest_begins_and_the_turn_goes_clockwise() -> None:
    state = GAME.start(4)
    assert state.text() == "Y[0,B,B,B] G[0,B,B,B] R[0,B,B,B] K[0,B,B,B] | roll-off Y G R K"
    for hand, face in enumerate((3, 2, 5, 4)):
        assert (state.turn, state.hand) == (CHANCE, hand)
        state.apply(face)
    assert state.text().endswith("| R")
    for colour in "RKYG":
        assert state.text().endswith(f"| {colour}")
        state.apply(1)
        state.apply(state.legal()[0])


def test_r2_those_who_share_the_highest_throw_again() -> None:
    state = GAME.start(4)
    for face in (3, 6, 2, 6):
        state.apply(face)
    assert state.text().endswith("| roll-off G K")
    assert state.hand == 1
    state.apply(4)
    assert state.text().endswith("| roll-off G4 K")
    state.apply(4)
    assert state.text().endswith("| roll-off G K")
    state.apply(1)
    state.apply(2)
    assert state.text().endswith("| K")


def test_each_player_throws_once_for_both_colours() -> None:
    state = GAME.start(2, few_players="all_colours")
    assert state.text().endswith("| roll-off Y G")
    state.apply(1)
    state.apply(2)
    assert state.text().endswith("| G")
    for colour, seat in (("G", 1), ("R", 0), ("K", 1), ("Y", 0)):
        assert (state.text()[-1], state.hand) == (colour, seat)
        state.apply(1)
        state.apply(state.legal()[0])


# 0.6 and 1.6: places


def test_places_are_played_for() -> None:
    table = Table("Y[38,b,c,d] G[38,b,c,d] R[38,b,c,d] K[38,b,c,d]").throw(2).play("38-a").throw(2).play("38-a")
    assert [view.place for view in FACE.scene(table.state, 0).seats] == [1, 2, 0, 0]
    table.throw(2).play("38-a")
    assert table.pending == "over Y, home Y G R"
    result = table.state.result()
    assert (result.places, result.scores, result.reason) == ((1, 2, 3, 4), (4, 4, 4, 3), "home")


def test_without_playing_on_the_others_share_the_second_place() -> None:
    table = Table("Y[38,b,c,d]", play_on=False).throw(2).play("38-a")
    assert table.state.result().places == (1, 2, 2, 2)
    assert [table.state.payoff(seat) for seat in range(4)] == [1.0, 1 / 3, 1 / 3, 1 / 3]


def test_r11_the_owner_of_the_first_colour_home_wins() -> None:
    table = Table("Y[a,b,c,d] G[a,b,c,d] R[39,b,c,d] K[5,B,B,B]", plays="R", home="G Y", seats=2, few_players="all_colours").throw(1)
    table.play("39-a")
    assert table.pending == "over G, home G Y R"
    assert table.state.result().places == (2, 1)
    assert table.state.result().scores == (8, 4)


@pytest.mark.parametrize(
    ("position", "plays", "home", "face", "move", "places"),
    [
        # the mover is complete and moves the last neutral piece: he wins before one who was complete earlier
        ("Y[a,b,c,d] G[a,b,c,d] R[9,B,B,B] K[38,b,c,d]", "G", "Y G", 2, "K 38-a", (2, 1, 3)),
        # the mover is not: the first who was complete wins
        ("Y[a,b,c,d] G[a,b,c,d] R[9,B,B,B] K[38,b,c,d]", "R", "G Y", 2, "K 38-a", (2, 1, 3)),
        # the mover brings his own last piece home while the neutral ones are home already
        ("Y[2,B,B,B] G[38,b,c,d] R[9,B,B,B] K[a,b,c,d]", "G", "", 2, "38-a", (2, 1, 2)),
    ],
)
def test_r12_who_wins_with_a_neutral_colour(position: str, plays: str, home: str, face: int, move: str, places: tuple[int, ...]) -> None:
    table = Table(position, plays=plays, home=home, seats=3, few_players="all_colours").throw(face).play(move)
    assert table.state.result().places == places
    assert table.state.result().reason == "neutral_home"


def test_a_complete_player_goes_on_with_neutral_pieces() -> None:
    table = Table("Y[a,b,c,d] G[14,b,c,d] R[9,B,B,B] K[8,b,c,d]", home="Y", seats=3, few_players="all_colours").throw(6)
    assert table.moves == ["K 8-14"]
    assert table.play("K 8-14").pending == "Y, home Y"  # a six used for a neutral piece
    own = Table("Y[34,b,c,d] G[14,b,c,d] R[9,B,B,B] K[8,b,c,d]", seats=3, few_players="all_colours").throw(6).play("34-a")
    assert own.pending == "G, home Y"  # a six that brings one's own last piece home


# 0.7: compulsory capture


def test_duties_come_before_captures() -> None:
    assert moves("Y[0,10,B,B] G[5,B,B,B]", 5, compulsory_capture="enforced") == ["0-5"]
    assert moves("Y[9,B,B,B] G[5,B,B,B]", 6, compulsory_capture="enforced") == ["enter"]
    table = Table("Y[0,10,B,B] G[5,B,B,B]", compulsory_capture="penalty").throw(5).play("0-5")
    assert table.stands("Y") == "Y[5,10,B,B]"


def test_among_several_captures_the_choice_is_free() -> None:
    both = ["10-15 xG5", "22-27 xR7"]
    assert moves("Y[10,22,a,d] G[5,B,B,B] R[7,B,B,B]", 5, compulsory_capture="enforced") == both
    table = Table("Y[10,22,a,d] G[5,B,B,B] R[7,B,B,B]", compulsory_capture="penalty").throw(5).play(both[1])
    assert table.stands("Y") == "Y[10,27,a,d]"


def test_r10_the_foremost_of_the_guilty_goes_back() -> None:
    table = Table("Y[10,22,30,d] G[5,B,B,B] R[7,B,B,B] K[12,B,B,B]", compulsory_capture="penalty").throw(5).play("30-35")
    assert table.stands("Y") == "Y[10,35,d,B]"


def test_r10_the_piece_just_moved_is_guilty_before_one_farther_on() -> None:
    table = Table("Y[8,20,c,d] G[35,B,B,B] R[3,B,B,B]", compulsory_capture="penalty", backward_capture=True).throw(3)
    assert table.moves == ["20-23 xR3", "8-11", "8-5 xG35"]
    assert table.play("8-11").stands("Y") == "Y[20,c,d,B]", "it could have captured backwards; the one on 20 stays"


def test_the_moved_piece_is_guilty_if_it_could_capture_itself() -> None:
    options: dict[str, OptionValue] = {"compulsory_capture": "penalty", "backward_capture": True}
    table = Table("Y[8,22,31,d] G[35,B,B,B] R[7,B,B,B]", **options).throw(3).play("8-11")
    assert table.stands("Y") == "Y[22,31,d,B]"
    home = Table("Y[38,22,31,d] R[15,B,B,B]", **options).throw(3)  # R15 stands three squares behind Y38
    assert home.moves == ["22-25", "31-34", "38-35 xR15", "38-b"]
    assert home.play("38-b").stands("Y") == "Y[22,31,d,B]"  # even out of the goal, and before it is asked who is home


def test_a_missed_entry_costs_nothing() -> None:
    table = Table("Y[3,B,B,B] G[30,B,B,B] R[1,B,B,B] K[8,9,B,d]", seats=3, few_players="all_colours", compulsory_capture="penalty")
    assert table.throw(6).moves == ["K enter", "enter xG30"]
    assert table.play("K enter").stands("Y") == "Y[3,B,B,B]"


def test_neutral_captures_are_no_duty_but_neutral_moves_can_miss_one() -> None:
    options: dict[str, OptionValue] = {"few_players": "all_colours"}
    position = "Y[10,22,B,d] G[5,B,B,B] R[1,B,B,B] K[8,B,B,B]"
    assert moves(position, 5, seats=3, compulsory_capture="enforced", **options) == ["10-15 xG5"]
    assert moves("Y[1,22,B,d] K[16,B,B,B]", 5, seats=3, compulsory_capture="enforced", **options) == ["1-6 xK16", "22-27", "K 16-21"]
    table = Table(position, seats=3, compulsory_capture="penalty", **options).throw(5).play("K 8-13")
    assert table.stands("Y") == "Y[22,d,B,B]"


def test_a_neutral_move_that_captures_the_guilty_piece_settles_it() -> None:
    position = "Y[10,22,B,d] G[5,B,B,B] R[1,B,B,B] K[15,B,B,B]"  # K15 is five squares behind Y10
    table = Table(position, seats=3, few_players="all_colours", compulsory_capture="penalty").throw(5)
    assert "K 15-20 xY10" in table.moves
    assert table.play("K 15-20 xY10").stands("Y") == "Y[22,d,B,B]"


# 1.7: the other variants


def test_only_opponents_are_captured_backwards() -> None:
    options: dict[str, OptionValue] = {"backward_capture": True, "few_players": "all_colours"}
    assert moves("Y[8,B,B,B] R[25,B,B,B]", 3, seats=2, **options) == ["8-11"]  # R is Y's other colour
    assert moves("Y[8,B,B,B] K[15,B,B,B]", 3, seats=3, **options) == ["8-11", "K 15-18 xY8"]  # K is neutral
    assert moves("Y[15,B,B,B] K[28,B,B,B]", 3, seats=3, **options) == ["15-18 xK28", "K 28-31"]  # and never goes back itself


def test_going_back_neither_lands_on_a_barrier_nor_passes_one() -> None:
    options: dict[str, OptionValue] = {"backward_capture": True, "barriers": True}
    assert moves("Y[8,c,d,B] G[35,35,B,B]", 3, **options) == ["8-11"]
    assert moves("Y[8,c,d,B] G[35,36,36,B]", 3, **options) == ["8-11"]
    assert moves("Y[8,c,d,B] G[35,37,B,B]", 3, **options) == ["8-11", "8-5 xG35"]
    assert moves("Y[39,B,B,B] G[32,c,d,B] R[20,20,B,B]", 3, plays="G", **options) == ["32-35"]  # where squares are counted anew
    assert moves("Y[39,B,B,B] G[32,c,d,B] R[20,21,B,B]", 3, plays="G", **options) == ["32-29 xY39", "32-35"]


def test_a_duty_comes_before_a_backward_capture() -> None:
    assert moves("Y[0,8,B,B] G[35,B,B,B]", 3, backward_capture=True) == ["0-3"]
    assert moves("Y[11,B,B,B] G[35,B,B,B]", 6, backward_capture=True) == ["enter"]


def test_two_pieces_make_a_barrier_and_one_move() -> None:
    table = Table("Y[2,6,B,B]", barriers=True).throw(4)
    assert table.moves == ["2-6", "6-10 xG0"]
    table.play("2-6")
    assert table.stands("Y") == "Y[6,6,B,B]"
    again = GAME.position(table.state.text().replace("| G", "| Y"), 4, barriers=True)
    again.apply(1)
    assert FACE.list_moves(again) == ["6-7"]


def test_barriers_do_not_change_the_six() -> None:
    assert moves("Y[0,3,B,B]", 6, barriers=True) == ["0-6"]  # no second piece on A
    assert moves("Y[0,6,B,B]", 6, barriers=True) == ["0-6"]  # but A may be cleared onto an own piece


def test_the_way_into_the_goal_is_barred_too() -> None:
    assert moves("Y[37,b,B,B] G[29,29,B,B]", 3, barriers=True) == []
    assert moves("Y[37,d,B,B] G[29,B,B,B]", 3, barriers=True) == ["37-a"]


def test_three_throws_look_at_the_neutral_colour_too() -> None:
    options: dict[str, OptionValue] = {"three_rolls": True, "few_players": "all_colours"}
    assert Table("Y[B,B,B,B] K[B,B,B,B]", seats=3, **options).state.tries == 3
    assert Table("Y[B,B,B,B] K[5,B,B,B]", seats=3, **options).state.tries == 1
    assert Table("Y[a,b,c,d] K[d,B,B,B]", home="Y", seats=3, **options).state.tries == 3


def test_r5_a_six_without_a_move_throws_again_and_costs_no_try() -> None:
    table = Table("Y[B,B,B,B] G[30,30,B,B]", barriers=True, three_rolls=True).throw(6)
    assert (table.pending, table.state.tries) == ("Y", 3)


def test_r7_moving_is_compulsory() -> None:
    assert moves("Y[5,B,B,B] G[37,B,B,B]", 2) == ["5-7 xG37"]


# Positions and notation


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Y[0,B,B,B]", "expected"),
        ("Y[0,B,B] | Y", "has 4 pieces"),
        ("Y[0,B,B,e] | Y", "no place"),
        ("Y[40,B,B,B] | Y", "no place"),
        ("Y[3,3,B,B] | Y", "two pieces"),
        ("Y[a,a,B,B] | Y", "goal square"),
        ("Y[10,B,B,B] | Y", "two pieces"),
        ("Y[1,B,B,B] Y[2,B,B,B] | Y", "twice"),
        ("Z[1,B,B,B] | Y", "nobody here"),
        ("Y[1,B,B,B] | Z", "nobody here"),
        ("Y[1,B,B,B] | Y 7", "expected"),
        ("Y[36,39,b,c] | Y 3", "no move"),
        ("Y[a,b,c,d] | G", "home"),
        ("Y[a,b,c,d] | Y, home Y", "no turn"),
        ("Y[1,B,B,B] | G, home Y", "home"),
        ("Y[1,B,B,B] | over Y", "not over"),
        ("Y[a,b,c,d] G[a,b,c,d] R[a,b,c,d] | K, home Y G R", "is over"),
        ("Y[1,B,B,B] | Y, tries 2", "three throws"),
        ("Y[3,9,B,B] | Y, tries 3", "three throws"),
        ("Y[0,B,B,B] | roll-off Y4 G6 R1 K2", "still to throw"),
        ("Y[0,B,B,B] | roll-off Y Y", "no throw for the start"),
        ("Y[0,B,B,B] | roll-off Y", "two seats"),
        ("Y[1,B,B,B] | roll-off Y G", "nobody has moved"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    for three_rolls in (False, True):
        with pytest.raises(PositionError, match=reason):
            GAME.position(text, 4, three_rolls=three_rolls)


def test_a_refusal_names_the_place() -> None:
    with pytest.raises(PositionError) as refused:
        GAME.position("Y[1,B,B,B] G[2,2,B,B] | Y", 4)
    assert refused.value.place == 11


def test_moves_are_read_leniently_and_written_strictly() -> None:
    state = Table("Y[3,9,B,B] G[30,5,B,B]").throw(6).state
    assert {FACE.read(state, text) for text in ("enter", "enter xG30", " enter ")} == {state.legal()[0]}
    state = Table("Y[39,5,c,d]").throw(1).state
    assert FACE.read(state, "39→a") == FACE.read(state, "39-a")
    with pytest.raises(NotationError) as refused:
        FACE.read(state, "39-b")
    assert refused.value.allowed == ("39-a", "5-6")


# Gestures and events


def test_entering_starts_from_the_last_waiting_piece() -> None:
    state = Table("Y[3,9,B,B]").throw(6).state
    (gesture,) = FACE.gestures(state).values()
    assert gesture.sites == ("YB2", "0")


def test_a_move_walks_square_by_square_and_the_captured_piece_goes_home() -> None:
    before = Table("Y[38,10,c,d] G[15,5,B,B]").throw(5).state
    after = before.clone()
    action = FACE.read(before, "10-15 xG5")
    after.apply(action)
    move, take = FACE.tell(before, action, after)
    assert move.path == ("10", "11", "12", "13", "14", "15")
    assert (take.kind, take.path) == ("take", ("15", "GB3"))
    back = Table("Y[8,B,c,d] G[35,B,B,B]", backward_capture=True).throw(3).state
    after = back.clone()
    after.apply(FACE.read(back, "8-5 xG35"))
    assert FACE.tell(back, FACE.read(back, "8-5"), after)[0].path == ("8", "7", "6", "5")


def told(table: LudoTable, action: int) -> list[str]:
    before = table.state.clone()
    table.state.apply(action)
    return [event.message.id for event in FACE.tell(before, action, table.state) if event.message]


def test_the_log_tells_what_happened() -> None:
    assert told(Table("Y[36,39,b,c]"), 3) == ["ludo-log-throw", "ludo-log-no-move"]
    assert told(Table("Y[36,39,b,c]"), 6) == ["ludo-log-throw", "ludo-log-six-no-move"]
    assert told(Table("Y[B,B,B,B]", three_rolls=True), 3) == ["ludo-log-throw", "ludo-log-no-six"]
    six = Table("Y[3,9,B,B] G[30,5,B,B]").throw(6)
    assert told(six, six.state.legal()[0]) == ["ludo-log-enter", "ludo-log-take", "ludo-log-again"]
    home = Table("Y[38,b,c,d]").throw(2)
    assert told(home, home.state.legal()[0]) == ["ludo-log-goal", "ludo-log-home"]
    missed = Table("Y[10,22,a,d] G[5,B,B,B]", compulsory_capture="penalty").throw(5)
    assert told(missed, FACE.read(missed.state, "22-27")) == ["ludo-log-move", "ludo-log-penalty"]
    last = Table("Y[38,b,c,d]", play_on=False).throw(2)
    assert told(last, last.state.legal()[0]) == ["ludo-log-goal", "ludo-log-home", "ludo-end-home"]


def test_the_neutral_colour_is_helped_only_where_it_needs_help() -> None:
    for neutral, last in (("K[38,b,c,d]", ["ludo-log-home-neutral"]), ("K[a,b,c,d]", ["ludo-log-home-last", "ludo-end-neutral_home"])):
        table = Table(f"Y[38,b,c,d] G[14,B,B,B] R[9,B,B,B] {neutral}", seats=3, few_players="all_colours").throw(2)
        assert told(table, FACE.read(table.state, "38-a")) == ["ludo-log-goal", *last]


def test_the_colour_that_came_home_first_is_named_as_the_winner() -> None:
    table = Table("Y[3,9,B,B] R[38,b,c,d]", plays="R", seats=2, few_players="all_colours", play_on=False).throw(2).play("38-a")
    assert table.pending == "over Y, home R"  # the seat is named by its first colour
    assert words("en").put(FACE.scene(table.state, 0).prompt).startswith("Red wins")


PROMPTS = [
    ("Y[3,9,B,B]", 6, {}, "enter"),
    ("Y[0,9,B,B]", 6, {}, "six-clear-a"),
    ("Y[0,9,B,B]", 2, {}, "clear-a"),
    ("Y[0,3,9,B]", 3, {}, "another"),
    ("Y[3,9,B,B]", 2, {}, "choose"),
    ("Y[3,B,B,B]", 2, {}, "only"),
    ("Y[10,22,a,d] G[5,B,B,B]", 5, {"compulsory_capture": "enforced"}, "capture"),
    ("Y[10,22,a,d] G[5,B,B,B]", 5, {"compulsory_capture": "penalty"}, "penalty"),
    ("Y[3,B,B,B] G[30,B,B,B]", 6, {"compulsory_capture": "enforced"}, "enter"),
    ("Y[3,9,B,B] K[8,B,B,B]", 2, {"few_players": "all_colours", "seats": 3}, "neutral"),
    ("Y[39,a,b,B] K[8,B,B,B]", 5, {"few_players": "all_colours", "seats": 3}, "neutral-only"),
    ("Y[3,9,B,B] K[B,B,B,B]", 2, {"few_players": "all_colours", "seats": 3}, "choose"),
]


@pytest.mark.parametrize(("position", "face", "options", "word"), PROMPTS)
def test_the_prompt_says_what_to_do_and_why(position: str, face: int, options: dict[str, OptionValue], word: str) -> None:
    table = Table(position, **options).throw(face)
    assert FACE.scene(table.state, 0).prompt.id == f"ludo-prompt-{word}"


# Reasons: position, throw, options, what is touched, the anchor and the word of the reason

REASONS: list[tuple[str, int, dict[str, OptionValue], str, str, str]] = [
    # the turn
    ("Y[3,B,B,B]", 0, {}, "3", "turn", "throw-first"),
    ("Y[3,9,B,B]", 2, {}, "20", "turn", "not-yours"),
    ("Y[3,9,B,B]", 2, {}, "7", "turn", "empty"),
    ("Y[3,9,B,B]", 2, {}, "", "setup", "no-square"),
    ("Y[3,9,B,B]", 2, {}, "3", "moving", "choose-target"),
    ("Y[3,9,B,B]", 2, {"few_players": "all_colours", "seats": 2}, "20", "few-players", "other-colour"),
    # the six
    ("Y[3,9,B,B]", 2, {}, "YB1", "six", "needs-six"),
    ("Y[3,9,B,B]", 2, {}, "YB1 0", "six", "needs-six"),
    ("Y[3,9,B,B]", 6, {}, "3", "six", "six-enters"),
    ("Y[3,9,B,B]", 6, {}, "3 9", "six", "six-enters"),
    ("Y[3,9,B,B]", 6, {}, "YB2 1", "six", "enter-on-a"),
    ("Y[3,9,B,B]", 6, {}, "YB1", "six", "marked-one"),
    ("Y[3,9,B,B]", 6, {}, "YB2", "moving", "choose-target"),
    ("Y[0,9,B,B]", 6, {}, "YB1", "six", "a-held"),
    ("Y[0,9,B,B]", 6, {}, "9 15", "six", "six-clears-a"),
    ("Y[5,9,B,B] G[30,30,B,B]", 6, {"barriers": True}, "YB1", "barriers", "a-barrier"),
    # A
    ("Y[0,9,B,B]", 2, {}, "9 11", "clear-a", "clear-a"),
    ("Y[0,9,B,B]", 2, {"a_exit": "six_only"}, "0 2", "a-exit", "six-leaves-a"),
    # moving
    ("Y[3,9,B,B]", 2, {}, "3 6", "moving", "distance"),
    ("Y[3,9,B,B]", 2, {}, "9 7", "moving", "no-backward"),
    ("Y[3,5,B,B]", 2, {}, "3 5", "capturing", "own-piece"),
    ("Y[0,3,9,B]", 3, {}, "0 3", "capturing", "own-piece"),
    ("Y[3,9,B,B]", 2, {}, "3 YB3", "setup", "not-on-b"),
    # the goal
    ("Y[9,3,B,B]", 2, {}, "9 Ga", "goal", "foreign-goal"),
    ("Y[39,3,b,c]", 2, {}, "39 Yb", "goal", "goal-held"),
    ("Y[39,3,b,c]", 5, {}, "39", "goal", "too-far"),
    ("Y[39,3,b,c]", 5, {}, "39 Yd", "goal", "too-far"),
    ("Y[39,3,b,c]", 5, {}, "39 4", "goal", "too-far"),
    ("Y[38,3,b,c]", 2, {}, "38 0", "goal", "turn-in"),
    ("Y[38,9,b,B]", 4, {}, "38 2", "goal", "turn-in"),
    ("Y[39,3,b,c]", 4, {"no_jump_in_goal": True}, "39 Yd", "no-jump", "goal-jump"),
    ("Y[39,3,b,c]", 1, {}, "Yc Yb", "moving", "no-backward"),
    ("Y[39,3,b,c]", 1, {"backward_capture": True}, "Yc Yb", "backward", "goal-back"),
    # going back
    ("Y[8,20,B,B] R[1,B,B,B]", 3, {"backward_capture": True}, "8 5", "backward", "back-captures"),
    ("Y[4,8,31,c] G[35,30,B,B]", 4, {"backward_capture": True}, "4 0", "backward", "back-over-a"),
    ("Y[2,8,31,c] G[28,B,B,B]", 4, {"backward_capture": True}, "2 38", "backward", "back-over-a"),
    ("Y[0,8,B,B] G[35,B,B,B]", 3, {"backward_capture": True}, "8 5", "clear-a", "clear-a"),
    (
        "Y[15,B,B,B] K[28,B,B,B]",
        3,
        {"backward_capture": True, "few_players": "all_colours", "seats": 3},
        "18 15",
        "backward",
        "neutral-back",
    ),
    # barriers
    ("Y[2,6,6,B] G[35,B,B,B] R[21,B,B,B]", 4, {"barriers": True}, "2 6", "barriers", "barrier-land"),
    ("Y[2,6,6,B] G[35,B,B,B] R[21,B,B,B]", 5, {"barriers": True}, "2 7", "barriers", "barrier-pass"),
    ("Y[8,20,B,d] G[35,35,B,B] R[1,B,B,B]", 3, {"barriers": True, "backward_capture": True}, "8 5", "barriers", "barrier-land"),
    ("Y[8,20,B,d] G[35,36,36,B] R[1,B,B,B]", 3, {"barriers": True, "backward_capture": True}, "8 5", "barriers", "barrier-pass"),
    # capturing
    ("Y[10,22,a,d] G[5,B,B,B]", 5, {"compulsory_capture": "enforced"}, "22 27", "must-capture", "must-capture"),
    ("Y[10,22,a,d] G[5,B,B,B]", 5, {"compulsory_capture": "enforced"}, "22", "must-capture", "must-capture"),
    ("Y[10,22,a,d] G[5,B,B,B]", 5, {"compulsory_capture": "enforced"}, "10", "moving", "choose-target"),
]


@pytest.mark.parametrize(("position", "face", "options", "touched", "anchor", "word"), REASONS)
def test_a_prohibition_gives_its_rule(
    position: str, face: int, options: dict[str, OptionValue], touched: str, anchor: str, word: str
) -> None:
    assert Table(position, **options).throw(face).why(touched) == (anchor, word)


def test_other_reasons() -> None:
    start = GAME.start(4)
    assert FACE.why_not(start, Gesture(sites=("0",))).message.id == "ludo-why-roll-off-first"
    thrown = Table("Y[3,9,B,B]").throw(2).state
    assert FACE.why_not(thrown, Gesture(dice=("die",))).message.id == "ludo-why-thrown"
    over = Table("Y[38,b,c,d]", play_on=False).throw(2).play("38-a").state
    assert FACE.why_not(over, Gesture(sites=("0",))).message.id == "ludo-why-over"


# A wrong reason would be worse than none: what why_not calls legal must be legal, and the other way round


@pytest.mark.parametrize(
    "options", [{}, {"barriers": True, "backward_capture": True}, {"compulsory_capture": "enforced", "few_players": "all_colours"}]
)
@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_is_not_legal_has_a_reason_of_its_own(options: dict[str, OptionValue], seats: int) -> None:
    """`choose-target` is said only of pieces that have a legal move."""
    rng = Random(seats)
    state = GAME.begin(GAME.agree(seats, **options))
    for _ in range(400):
        if state.turn not in (CHANCE, OVER):
            starts = {gesture.sites[0] for gesture in FACE.gestures(state).values()}
            for piece in FACE.scene(state, 0).pieces:
                reason: Message = FACE.why_not(state, Gesture(sites=(piece.site,))).message
                assert (reason.id == "ludo-why-choose-target") == (piece.site in starts), (state.text(), piece, reason)
        if state.turn == OVER:
            break
        state.play(state.sample(rng))


def test_any_waiting_piece_stands_for_the_one_that_comes_in() -> None:
    state = GAME.position("Y[3,9,B,B] | Y 6")
    (gesture,) = GAME.face.gestures(state).values()
    groups = [group for group in GAME.face.scene(state, 0).alike if gesture.sites[0] in group]
    assert [len(group) for group in groups] == [2] and groups[0][0] == gesture.sites[0]
