"""The worked examples and rulings of the rule sheet ludo.md, part 4, by their numbers; and a reason for every prohibition.

Red is R, yellow Y, green G, blue U; colours that are not shown wait in their houses unless the sheet says otherwise.
"""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

import parlour
from parlour.core.errors import OptionError, PositionError
from parlour.core.gesture import Gesture
from parlour.core.setup import OptionValue
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.spielwiese import USUAL
from parlour.words import TEXTS
from tests.ludo_table import Table
from tests.sheets import test_einigkeit, test_maedn, test_mens_erger_je_niet

GAME = parlour.game("spielwiese")
REST = " Y[6,B,B,B] G[2,B,B,B] U[7,B,B,B]"


def table(position: str, **options: OptionValue) -> Table:
    return Table("spielwiese", position, **({"plays": "R"} | options))


def moves(position: str, *faces: int, **options: OptionValue) -> list[str]:
    return table(position, **options).throw(*faces).moves


def test_01_three_throws_at_the_beginning() -> None:
    first = table("").throw(2, 5)
    assert first.pending == "R, tries 1"
    assert first.throw(6).moves == ["enter"]
    assert first.play("enter").throw(3).moves == ["0-3"]
    assert first.play("0-3").pending == "Y"


def test_02_a_star_may_be_left_by_a_jump() -> None:
    star = table("R[1,B,B,B]" + REST).throw(3)
    assert star.moves == ["1-4", "1-4-14"]
    assert star.play("1-4-14").stands("R") == "R[14,B,B,B]"


def test_03_held_stars_are_skipped() -> None:
    assert moves("R[1,B,B,B] Y[4,B,B,B] G[2,B,B,B] U[7,B,B,B]", 3) == ["1-4", "1-4-24"]


def test_04_the_capture_comes_before_the_jump() -> None:
    star = table("R[1,B,B,B] Y[34,B,B,B] G[2,B,B,B] U[7,B,B,B]").throw(3)
    assert star.moves == ["1-4 xY34", "1-4-14 xY34"]
    star.play("1-4-14")
    assert (star.stands("R"), star.stands("Y")) == ("R[14,B,B,B]", "Y[B,B,B,B]")


def test_05_past_the_own_goal_a_new_lap_begins() -> None:
    assert moves("R[30,B,B,B]" + REST, 4) == ["30-34", "30-34-4"]
    must = table("R[30,B,B,B]" + REST, star_squares="must").throw(4)
    assert must.moves == ["30-34-4"]
    assert must.play("30-34-4").stands("R") == "R[4,B,B,B]"


def test_06_no_free_star() -> None:
    assert moves("R[30,B,B,B] Y[34,B,B,B] G[34,B,B,B] U[34,B,B,B]", 4, star_squares="must") == ["30-34"]


def test_07_near_the_end() -> None:
    for face in (6, 5, 4):
        assert table("R[36,a,b,c]").throw(face).pending == "Y"  # R5 as amended: also with the six, for an own piece stands on c
    assert moves("R[36,a,b,c]", 1) == ["36-37", "c-d"]
    assert moves("R[36,a,b,c]", 2) == ["36-38", "b-d"]


def test_05_amended_a_six_that_is_too_much_gives_another_throw() -> None:
    over = table("R[39,a,b,d] Y[5,B,B,B]")
    assert over.told(6) == ["ludo-log-throw", "ludo-log-six-no-move"]
    assert (over.pending, over.moves) == ("R", [])
    assert over.throw(6).throw(5).pending == "Y"
    assert table("R[38,39,a,b]").throw(6).pending == "R"


def test_05_amended_unless_an_own_piece_is_in_the_way() -> None:
    for own in ("R[35,a,b,c]", "R[36,39,c,d]", "R[37,38,b,d]"):
        barred = table(own + " Y[5,B,B,B]")
        assert barred.told(6) == ["ludo-log-throw", "ludo-log-no-move"]
        assert barred.pending == "Y"
    assert table("R[36,a,b,d]", no_jump_in_goal=True).throw(6).pending == "R"  # it may not pass a and b; c is free


def test_08_a_must_be_cleared() -> None:
    assert moves("R[0,10,B,B] Y[5,B,B,B]", 2) == ["0-2"]
    six = table("R[0,10,B,B] Y[5,B,B,B]").throw(6)
    assert six.moves == ["0-6"]
    assert six.play("0-6").pending == "R"


def test_09_an_empty_house_leaves_the_choice() -> None:
    assert moves("R[0,10,17,30] Y[5,B,B,B] U[3,B,B,B]", 2) == ["0-2", "10-12", "17-19", "30-32"]


def test_10_no_jumping_in_the_goal() -> None:
    for face, strict, free in ((5, [], ["38-d"]), (4, [], ["38-c"]), (2, ["38-a", "b-d"], ["38-a", "b-d"])):
        assert moves("R[38,b,B,B]", face, no_jump_in_goal=True) == strict
        assert moves("R[38,b,B,B]", face) == free


def test_11_eight_players() -> None:
    assert moves("R[70,B,B,B] Y[4,B,B,B]", 4, seats=8) == ["70-74", "70-74-4"]


def test_12_an_open_side() -> None:
    open_side = table("R[21,B,B,B] Y[0,B,B,B] G[2,B,B,B]", seats=3, parts="square")
    assert open_side.state.rules.squares.ring == 32
    assert list(open_side.state.rules.squares.starts) == [0, 10, 20]
    assert open_side.state.rules.squares.stars == (4, 14, 24, 26)
    assert open_side.throw(3).moves == ["21-24", "21-24-26"]


def test_13_two_players() -> None:
    assert moves("R[11,B,B,B] Y[3,B,B,B]", 3, seats=2) == ["11-14", "11-14-4"]


# 4.3: the board


@pytest.mark.parametrize(("seats", "parts"), list(USUAL.items()))
def test_the_usual_boards(seats: int, parts: str) -> None:
    state = GAME.start(seats)
    assert isinstance(state, LudoState)
    assert state.rules.squares.ring == 10 * seats
    assert state.rules.squares.stars == tuple(range(4, 10 * seats, 10))
    assert list(state.rules.squares.starts) == list(range(0, 10 * seats, 10))
    assert GAME.start(seats, parts=parts).key() == state.key()
    assert state.setup.choice("sets") == ("basic" if seats <= 4 else "both")


@pytest.mark.parametrize("parts", ["half_round+half_round", "triangle", "square", "triangle+square", "square+square"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_places_never_overlap(parts: str, seats: int) -> None:
    option = GAME.options["parts"]
    chosen = parts if option.fitting(parts, seats) else "usual"
    sites = GAME.face.board(GAME.agree(seats, parts=chosen, sets="both")).sites
    assert min(dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(sites, 2)) >= 0.75


@pytest.mark.parametrize(
    ("parts", "seats", "said"),
    [
        ("square+square+square", 4, "stock"),
        ("square+half_round+square", 4, "middle"),
        ("half_round", 2, "alone"),
        ("triangle", 4, "sides"),
        ("half_round+square+triangle+square+triangle+half_round", 4, "joints"),
        ("circle", 4, "empty"),
        ("", 4, "empty"),
    ],
)
def test_an_impossible_board_says_why(parts: str, seats: int, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.start(seats, parts=parts, sets="both")
    assert refused.value.said is not None and refused.value.said.id == f"ludo-kit-{said}"


@pytest.mark.parametrize(
    ("parts", "said", "count"),
    [("square+square", "stock", 1), ("triangle+triangle", "stock", 1), ("half_round+square+triangle+triangle+half_round", "joints", 3)],
)
def test_the_basic_set_has_fewer_parts_and_joints(parts: str, said: str, count: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.start(4, parts=parts)
    assert refused.value.said is not None and refused.value.said.id == f"ludo-kit-{said}"
    assert count in dict(refused.value.said.args).values()
    GAME.start(4, parts=parts, sets="both")


def test_the_basic_set_is_for_four_at_most() -> None:
    with pytest.raises(OptionError):
        GAME.start(5, sets="basic")
    assert GAME.start(5).setup.choice("sets") == "both"


# 4.8: optional rules


def test_r3_three_throws_only_until_the_first_piece() -> None:
    assert table("", plays="R, again R").state.tries == 1
    assert table("", plays="R, again R", three_rolls=True).state.tries == 3
    assert table("R[3,B,B,B]", three_rolls=True).state.tries == 1


def test_r6_a_six_may_be_moved() -> None:
    assert moves("R[3,B,B,B]", 6) == ["enter"]
    assert moves("R[3,B,B,B]", 6, six_enters="may") == ["3-9", "enter"]


def test_without_stars() -> None:
    assert moves("R[1,B,B,B]" + REST, 3, star_squares="off") == ["1-4"]


def test_the_own_starting_star_is_not_free() -> None:
    board: dict[str, OptionValue] = {"seats": 3, "parts": "square"}  # stars 4, 14, 24 and 26; the yellow piece stands on 14
    held = "R[24,B,B,B] Y[4,B,B,B] G[16,B,B,B]"  # green's on 4: only the star that red leaves would be free
    assert moves(held, 2, **board) == moves(held, 2, star_squares="must", **board) == ["24-26"]
    assert moves("R[24,B,B,B] Y[4,B,B,B] G[17,B,B,B]", 2, **board) == ["24-26", "24-26-4"]


def test_the_first_seat_begins() -> None:
    assert GAME.start(4, first_seat=3).text().endswith("| G")
    with pytest.raises(OptionError):
        GAME.start(4, first_seat=5)


MISSED = "R[10,22,a,d] Y[5,B,B,B]"


def test_enforced_capture() -> None:
    assert moves(MISSED, 5, compulsory_capture="enforced") == ["10-15 xY5"]
    assert moves("R[1,20,a,d] Y[34,B,B,B]", 3, compulsory_capture="enforced") == ["1-4 xY34", "1-4-14 xY34"]


def test_r10_the_next_player_judges_a_missed_capture() -> None:
    judged = table(MISSED, compulsory_capture="penalty").throw(5).play("22-27")
    assert (judged.pending, int(judged.state.hand), int(judged.state.turn)) == ("R 5, judge Y", 1, 1)
    assert judged.moves == ["back 10", "back 27", "waive"]
    again = GAME.position(judged.state.text(), compulsory_capture="penalty")
    assert again.key() == judged.state.key() and again.legal() == judged.state.legal()
    gestures = list(judged.face.gestures(judged.state).values())
    assert [gesture.button or gesture.sites for gesture in gestures] == ["waive", ("10",), ("27",)]
    judged.play("back 27")
    assert (judged.stands("R"), judged.pending) == ("R[10,a,d,B]", "Y")
    spared = table(MISSED, compulsory_capture="penalty").throw(5).play("22-27").play("waive")
    assert (spared.stands("R"), spared.pending) == ("R[10,27,a,d]", "Y")


def test_after_a_judged_six_the_offender_throws_again() -> None:
    six = table("R[9,22,a,d] Y[5,B,B,B]", compulsory_capture="penalty").throw(6).play("22-28").play("waive")
    assert (six.pending, int(six.state.hand)) == ("R", 0)


def test_nothing_on_the_track_nothing_to_judge() -> None:
    missed = table("R[39,B,a,b] Y[30,B,B,B]", compulsory_capture="penalty", six_enters="may").throw(6)
    assert missed.moves == ["enter xY30"]


def test_a_capture_is_no_offence() -> None:
    assert table(MISSED, compulsory_capture="penalty").throw(5).play("10-15").pending == "Y, again Y"


# What is told


def test_the_log_and_the_prompts() -> None:
    star = table("R[1,B,B,B]" + REST)
    assert star.throw(3).prompt == "ludo-prompt-star"
    assert star.told_move("1-4-14") == ["ludo-log-move", "ludo-log-jump"]
    assert table("R[30,B,B,B]" + REST).throw(4).told_move("30-34-4") == ["ludo-log-move", "ludo-log-lap"]
    missed = table(MISSED, compulsory_capture="penalty").throw(5)
    assert missed.prompt == "ludo-prompt-judged"
    assert missed.told_move("22-27") == ["ludo-log-move", "ludo-log-missed"]
    assert missed.prompt == "ludo-prompt-judge"
    assert missed.told_move("back 10") == ["ludo-log-judged"]
    spared = table(MISSED, compulsory_capture="penalty").throw(5).play("22-27")
    assert spared.told_move("waive") == ["ludo-log-waived"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("R[10,B,B,B] | R 5, judge Y", "nothing to decide"),
        ("R[10,B,B,B] | roll-off R Y", "nobody throws for the start"),
        ("R[10,B,B,B] | Y, again R", "all wait"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.position(text)


REASONS: list[tuple[str, int, dict[str, OptionValue], str, str, str]] = [
    ("R[1,10,B,B]" + REST, 0, {}, "1", "turn", "throw-first"),
    ("R[1,10,B,B]" + REST, 3, {"star_squares": "must"}, "1 4", "stars", "must-jump"),
    ("R[1,10,B,B]" + REST, 3, {}, "1 24", "stars", "next-star"),
    ("R[3,10,B,B]" + REST, 3, {}, "RB1", "six", "needs-six"),
    ("R[3,10,B,B]" + REST, 6, {}, "3 9", "six", "six-enters"),
    ("R[0,10,B,B]" + REST, 3, {}, "10 13", "clear-a", "clear-a"),
    ("R[38,5,b,B]", 4, {"no_jump_in_goal": True}, "38 Rc", "no-jump", "goal-jump"),
    ("R[3,6,B,B]", 3, {}, "3 6", "capturing", "own-piece"),
]


@pytest.mark.parametrize(("position", "face", "options", "touched", "anchor", "word"), REASONS)
def test_a_prohibition_gives_its_rule(
    position: str, face: int, options: dict[str, OptionValue], touched: str, anchor: str, word: str
) -> None:
    assert table(position, **options).throw(face).why(touched) == (anchor, word)


def test_what_a_judge_may_not_do() -> None:
    judged = table(MISSED, compulsory_capture="penalty").throw(5).play("22-27")
    assert judged.why("Ra") == ("must-capture", "judge-goal")
    assert judged.why("15") == ("must-capture", "judge")
    assert judged.face.why_not(judged.state, Gesture(button="other")).message.id == "ludo-why-judge"


def test_every_reason_of_the_family_is_given_by_a_test() -> None:
    tested = (*test_maedn.REASONS, *test_einigkeit.REASONS, *test_mens_erger_je_niet.REASONS, *REASONS)
    given = {word for *_, word in tested} | {"roll-off-first", "thrown", "over", "judge", "judge-goal"}
    text = (TEXTS / "en" / "families" / "ludo.ftl").read_text(encoding="utf-8")
    said = {line.split(" ")[0].removeprefix("ludo-why-") for line in text.splitlines() if line.startswith("ludo-why-")}
    assert given == said
