"""The worked examples and rulings of the rule sheet ludo.md, part 2, by their numbers; and a reason for every prohibition."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import PositionError
from parlour.core.setup import OptionValue
from parlour.core.state import OVER
from parlour.words import words
from tests.ludo_table import Table

GAME = parlour.game("einigkeit")
OPENING = "Y[0,B,B,B] G[0,B,B,B] R[0,B,B,B] K[0,B,B,B]"


def table(position: str, **options: OptionValue) -> Table:
    return Table("einigkeit", position, **options)


def moves(position: str, *faces: int, **options: OptionValue) -> list[str]:
    return table(position, **options).throw(*faces).moves


def test_p1_two_home_and_two_waiting_give_three_throws() -> None:
    assert table("Y[c,d,B,B]").state.tries == 3
    assert table("Y[a,b,B,B]").state.tries == 3  # R7: even if they could move on


def test_01_the_piece_on_a_must_leave() -> None:
    assert moves(OPENING, 3) == ["0-3"]


def test_02_a_six_is_free_and_may_build_a_wall() -> None:
    start = table(OPENING).throw(6)
    assert start.moves == ["0-6", "enter"]
    assert start.play("enter").stands("Y") == "Y[0,0,B,B]"
    assert start.pending == "Y"


def test_03_no_third_piece_on_a() -> None:
    assert moves("Y[0,0,B,B]", 4) == ["0-4"]
    assert moves("Y[0,0,B,B]", 6) == ["0-6"]


def test_04_a_wall_of_ones_own() -> None:
    position = "Y[4,9,B,B] G[20,B,B,B] R[2,B,B,B] K[9,B,B,B]"
    assert moves(position, 5) == ["4-9", "9-14"]
    assert table(position).throw(5).play("4-9").stands("Y") == "Y[9,9,B,B]"


def test_05_a_wall_with_the_partner() -> None:
    wall = table("Y[19,B,B,B] G[20,B,B,B] R[2,B,B,B] K[9,B,B,B]").throw(3)
    assert wall.moves == ["19-22"]
    wall.play("19-22")
    assert (wall.stands("Y"), wall.stands("R")) == ("Y[22,B,B,B]", "R[2,B,B,B]")


WALL = "Y[22,B,B,B] G[9,B,B,B] R[2,B,B,B] K[9,B,B,B]"


def test_06_up_to_the_wall() -> None:
    assert moves(WALL, 1, plays="G") == ["9-10"]
    assert moves(WALL, 2, plays="G") == ["9-11"]


@pytest.mark.parametrize("face", [3, 4, 5])
def test_07_nobody_passes_the_wall(face: int) -> None:
    assert table(WALL, plays="G").throw(face).pending == "R"


def test_08_a_six_may_enter_behind_it() -> None:
    six = table(WALL, plays="G").throw(6)
    assert six.moves == ["enter"]
    assert six.play("enter").pending == "G"


BREACH = "Y[7,B,B,B] G[30,B,B,B] R[2,B,B,B] K[10,B,B,B]"


def test_09_breach_of_the_peace() -> None:
    breach = table(BREACH).throw(6)
    assert breach.moves == ["enter xG30 xK10"]
    breach.play("enter")
    assert [breach.stands(colour) for colour in "YGRK"] == ["Y[0,7,B,B]", "G[B,B,B,B]", "R[2,B,B,B]", "K[B,B,B,B]"]
    assert breach.pending == "Y"


def test_10_nobody_waits_so_the_wall_stands() -> None:
    assert moves(BREACH.replace("Y[7,B,B,B]", "Y[7,12,a,d]"), 6) == ["12-18", "7-13"]


def test_11_no_entering_on_a_friendly_wall() -> None:
    assert moves("Y[7,B,B,B] R[20,20,B,B] G[4,B,B,B] K[3,B,B,B]", 6) == ["7-13"]


MISSED = "Y[7,15,a,B] G[39,B,B,B] R[2,B,B,B] K[3,B,B,B]"


def test_12_a_missed_capture_costs_the_piece() -> None:
    missed = table(MISSED).throw(2)
    assert missed.moves == ["15-17", "7-9 xG39", "a-c"]
    assert missed.play("15-17").stands("Y") == "Y[17,a,B,B]"
    assert moves(MISSED, 2, compulsory_capture="enforced") == ["7-9 xG39"]


def test_13_a_throw_that_can_be_used_must_be() -> None:
    three = table("Y[a,b,B,B]").throw(4)
    assert (three.moves, three.pending) == ([], "Y, tries 2")
    three.throw(2)
    assert three.moves == ["a-c", "b-d"]
    assert three.play("a-c").pending == "G"


def test_14_no_third_piece_on_a_wall() -> None:
    assert moves("Y[19,22,B,B] R[2,B,B,B] G[20,B,B,B] K[9,B,B,B]", 3) == ["22-25"]


def test_15_the_wall_must_be_opened() -> None:
    assert moves("Y[30,30,c,d] G[4,B,B,B] R[2,B,B,B] K[9,B,B,B]", 4) == ["30-34"]


# Rulings and what follows from them


def test_r2_a_wall_on_a_need_not_be_cleared() -> None:
    assert moves("Y[0,0,9,B] G[5,B,B,B]", 3) == ["0-3", "9-12"]
    assert moves("Y[0,9,B,B] R[20,B,B,B] G[5,B,B,B]", 3) == ["0-3", "9-12"]  # a wall with the partner
    assert moves("Y[0,9,B,B] G[5,B,B,B]", 3) == ["0-3"]


def test_r4_the_wall_falls_only_by_a_six() -> None:
    assert moves(BREACH, 5) == ["7-12"]


def test_the_partner_is_never_captured_and_never_a_duty() -> None:
    assert moves("Y[19,5,B,B] R[2,B,B,B] G[20,B,B,B]", 3, compulsory_capture="enforced") == ["19-22", "5-8"]


def test_one_of_a_mixed_wall_leaves_the_other() -> None:
    wall = table(WALL, plays="R").throw(1)
    assert wall.moves == ["2-3"]
    wall.play("2-3")
    state = GAME.position(wall.state.text().replace("| K", "| G"))
    state.apply(5)
    assert GAME.face.list_moves(state) == ["9-14"]  # the wall is gone


def test_r8_a_player_who_is_home_sits_out_and_the_side_wins_together() -> None:
    home = table("Y[a,b,c,d] R[39,b,c,d] G[5,B,B,B] K[6,B,B,B]", plays="R", home="Y")
    assert [view.place for view in home.face.scene(home.state, 0).seats] == [0, 0, 0, 0]
    home.throw(1).play("39-a")
    assert home.state.turn == OVER and home.pending == "over Y, home Y R"
    result = home.state.result()
    assert (result.places, result.scores, result.reason) == ((1, 3, 1, 3), (4, 0, 4, 0), "side_home")
    assert words("en").put(home.face.scene(home.state, 0).prompt) == "Yellow and Red win: their eight pieces are home!"
    on = table("Y[39,b,c,d] R[9,b,c,d] G[5,B,B,B] K[6,B,B,B]").throw(1).play("39-a")
    assert on.pending == "G, home Y"


def test_r8_one_player_of_either_side_at_home_is_not_the_side() -> None:
    for home, brings in (("Y", "R"), ("G", "K"), ("R", "Y"), ("K", "G")):
        pieces = {colour: "B,B,B,B" for colour in "YGRK"} | {home: "39,b,c,d", brings: "5,B,B,B"}
        one = table(" ".join(f"{colour}[{where}]" for colour, where in pieces.items()), plays=home).throw(1).play("39-a")
        assert one.state.turn != OVER, home


def test_partners_are_shown() -> None:
    scene = GAME.face.scene(table(OPENING).state, 0)
    assert [[holding.colour for holding in view.holdings] for view in scene.seats] == [
        ["yellow", "red"],
        ["green", "black"],
        ["red", "yellow"],
        ["black", "green"],
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Y[3,3,3,B] | Y", "two pieces"),
        ("Y[22,B,B,B] G[12,B,B,B] | Y", "two pieces"),
        ("Y[a,b,c,d] R[a,b,c,d] | over G, home Y R", "not over"),
        ("Y[a,b,c,d] | over Y, home Y", "not over"),
        ("Y[3,B,B,B] | Y, fresh", "just come in"),
        ("Y[3,B,B,B] | Y 3, judge G", "nothing to decide"),
        ("Y[3,B,B,B] | Y, again G", "does not matter"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.position(text)


# What is told


def test_the_log_tells_of_walls_and_of_the_breach() -> None:
    assert table(OPENING).throw(6).told_move("enter") == ["ludo-log-enter", "ludo-log-wall", "ludo-log-again"]
    partner = table("Y[19,B,B,B] G[20,B,B,B] R[2,B,B,B] K[9,B,B,B]").throw(3)
    assert partner.told_move("19-22") == ["ludo-log-move", "ludo-log-wall-together"]
    breach = table(BREACH).throw(6)
    assert breach.told_move("enter") == ["ludo-log-enter", "ludo-log-breach", "ludo-log-take", "ludo-log-take", "ludo-log-again"]
    assert table(MISSED).throw(2).told_move("15-17") == ["ludo-log-move", "ludo-log-penalty"]


@pytest.mark.parametrize(
    ("position", "face", "word"),
    [
        (OPENING, 6, "six-free"),
        (OPENING, 3, "clear-a"),
        ("Y[0,0,B,B]", 6, "only"),
        ("Y[0,0,B,B]", 4, "only"),
        (BREACH, 6, "breach"),
        (MISSED, 2, "penalty"),
        ("Y[4,9,B,B]", 2, "choose"),
    ],
)
def test_the_prompt_says_what_to_do_and_why(position: str, face: int, word: str) -> None:
    assert table(position).throw(face).prompt == f"ludo-prompt-{word}"


REASONS: list[tuple[str, int, dict[str, OptionValue], str, str, str]] = [
    (WALL, 0, {"plays": "G"}, "19", "turn", "throw-first"),
    (WALL, 2, {"plays": "G"}, "22", "turn", "not-yours"),
    ("Y[4,9,B,B] R[2,B,B,B]", 5, {}, "22", "partners", "partner"),
    (WALL, 6, {"plays": "G"}, "19", "barriers", "wall-pass"),
    ("Y[19,22,B,B] R[2,B,B,B]", 3, {}, "19 22", "barriers", "wall-land"),
    ("Y[7,B,B,B] R[20,20,B,B]", 6, {}, "YB3", "barriers", "a-wall"),
    (BREACH, 6, {}, "7 13", "breach", "breach"),
    ("Y[0,9,B,B]", 3, {}, "9 12", "clear-a", "clear-a"),
    ("Y[4,9,B,B]", 3, {}, "YB1", "six", "needs-six"),
    ("Y[39,9,b,B]", 2, {}, "39 Yb", "goal", "goal-held"),
    (MISSED, 2, {"compulsory_capture": "enforced"}, "15 17", "must-capture", "must-capture"),
]


@pytest.mark.parametrize(("position", "face", "options", "touched", "anchor", "word"), REASONS)
def test_a_prohibition_gives_its_rule(
    position: str, face: int, options: dict[str, OptionValue], touched: str, anchor: str, word: str
) -> None:
    assert table(position, **options).throw(face).why(touched) == (anchor, word)
