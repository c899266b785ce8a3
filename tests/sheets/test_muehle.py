"""The worked examples, results and counts of the rule sheet mill_and_stones.md, section 1, by their numbers."""

import pytest
from librt.random import Random

import parlour
from parlour.core.gesture import Gesture
from parlour.core.moves import perft
from parlour.games.mill import engine

GAME = parlour.game("muehle")
FACE = GAME.face
COMPILED = not (engine.__file__ or "").endswith(".py")

# number: (position, options, the complete list of legal moves)
MOVES: dict[str, tuple[str, dict[str, bool], str]] = {
    "muehle-01": (
        "W:W:B:H9,9",
        {},
        "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-02": (
        "W:Wa1,a4:Bb2,d2:H7,7",
        {},
        "a7xb2 a7xd2 b4 b6 c3 c4 c5 d1 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-03": (
        "W:Wa1,a4:Bb2,b4,b6:H7,6",
        {},
        "a7 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-04": (
        "W:Wa1,a4:Bb2,b4,b6:H7,6",
        {"take_from_mill_if_all": True},
        "a7xb2 a7xb4 a7xb6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-05": (
        "W:Wa1,a4:Bb2,b4,b6,d1:H7,5",
        {},
        "a7xd1 c3 c4 c5 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-06": (
        "W:Wa4,a7,d1,g1:Bb2,b4,f4,f6:H5,5",
        {},
        "a1xb2 a1xb4 a1xf4 a1xf6 b6 c3 c4 c5 d2 d3 d5 d6 d7 e3 e4 e5 f2 g4 g7",
    ),
    "muehle-07": (
        "W:Wa1,a4,d7,e3:Bb2,d2,f4,g7:H0,0",
        {},
        "a1-d1 a4-a7 a4-b4 d7-a7xb2 d7-a7xd2 d7-a7xf4 d7-a7xg7 d7-d6 e3-d3 e3-e4",
    ),
    "muehle-08": (
        "W:Wa1,a4,a7,b4:Bd2,d3,e4,f6:H0,0",
        {},
        "a1-d1 a7-d7 b4-b2 b4-b6 b4-c4",
    ),
    "muehle-09": (
        "W:Wa1,a7,b4,e5:Bd2,d3,f6,g7:H0,0",
        {},
        "a1-a4 a1-d1 a7-a4 a7-d7 b4-a4xd2 b4-a4xd3 b4-a4xf6 b4-a4xg7 b4-b2 b4-b6 b4-c4 e5-d5 e5-e4",
    ),
    "muehle-10": (
        "W:Wa1,a7,b2,b4,b6:Bd2,e3,f6,g4:H0,0",
        {},
        "a1-a4 a1-d1 a7-a4 a7-d7 b4-a4xd2 b4-a4xe3 b4-a4xf6 b4-a4xg4 b4-c4 b6-d6",
    ),
    "muehle-11": (
        "W:Wa1,d2,g7:Bb6,c5,d7,e4:H0,0",
        {},
        "a1-a4 a1-a7 a1-b2 a1-b4 a1-c3 a1-c4 a1-d1 a1-d3 a1-d5 a1-d6 a1-e3 a1-e5 a1-f2 a1-f4 a1-f6 a1-g1 a1-g4 d2-a4 d2-a7 "
        "d2-b2 d2-b4 d2-c3 d2-c4 d2-d1 d2-d3 d2-d5 d2-d6 d2-e3 d2-e5 d2-f2 d2-f4 d2-f6 d2-g1 d2-g4 g7-a4 g7-a7 g7-b2 g7-b4 "
        "g7-c3 g7-c4 g7-d1 g7-d3 g7-d5 g7-d6 g7-e3 g7-e5 g7-f2 g7-f4 g7-f6 g7-g1 g7-g4",
    ),
    "muehle-12": (
        "W:Wa1,a4,d2:Bb6,c5,d7,e4:H0,0",
        {},
        "a1-a7 a1-b2 a1-b4 a1-c3 a1-c4 a1-d1 a1-d3 a1-d5 a1-d6 a1-e3 a1-e5 a1-f2 a1-f4 a1-f6 a1-g1 a1-g4 a1-g7 a4-a7 a4-b2 "
        "a4-b4 a4-c3 a4-c4 a4-d1 a4-d3 a4-d5 a4-d6 a4-e3 a4-e5 a4-f2 a4-f4 a4-f6 a4-g1 a4-g4 a4-g7 d2-a7xb6 d2-a7xc5 d2-a7xd7 "
        "d2-a7xe4 d2-b2 d2-b4 d2-c3 d2-c4 d2-d1 d2-d3 d2-d5 d2-d6 d2-e3 d2-e5 d2-f2 d2-f4 d2-f6 d2-g1 d2-g4 d2-g7",
    ),
    "muehle-13": (
        "B:Wa1,a4,a7:Bb6,c5,d7:H0,0",
        {},
        "b6-b2 b6-b4 b6-c3 b6-c4 b6-d1 b6-d2 b6-d3 b6-d5 b6-d6 b6-e3 b6-e4 b6-e5 b6-f2 b6-f4 b6-f6 b6-g1 b6-g4 b6-g7 c5-b2 "
        "c5-b4 c5-c3 c5-c4 c5-d1 c5-d2 c5-d3 c5-d5 c5-d6 c5-e3 c5-e4 c5-e5 c5-f2 c5-f4 c5-f6 c5-g1 c5-g4 c5-g7 d7-b2 d7-b4 "
        "d7-c3 d7-c4 d7-d1 d7-d2 d7-d3 d7-d5 d7-d6 d7-e3 d7-e4 d7-e5 d7-f2 d7-f4 d7-f6 d7-g1 d7-g4 d7-g7",
    ),
    "muehle-16": (
        "W:Wa1,a4:Bb6:H2,6",
        {},
        "a7xb6 b2 b4 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7",
    ),
    "muehle-17": (
        "W:Wa1,b2,b4,b6,d1,e5,g1,g4:Bd2,d6,e4,f2,f4,f6,g7:H0,0",
        {},
        "a1-a4 b4-a4 b4-c4 e5-d5",
    ),
    "muehle-18": (
        "W:Wa4,c3,d3,e3,f6,g7:Ba7,b2,d2,d5,d6,f2,f4:H0,0",
        {},
        "a4-a1 a4-b4 c3-c4 e3-e4 g7-d7 g7-g4",
    ),
    "muehle-19": (
        "W:Wb2,b6,d2,d3,d5,d6,d7,f2,g7:Ba1,c4,f4,f6:H0,0",
        {},
        "b2-b4 b6-b4 d2-d1 d3-c3 d3-e3 d5-c5 d5-e5 d7-a7 g7-g4",
    ),
    "muehle-20": (
        "W:Wa1,a4,a7,g1:Be4,f2,f4:H0,0",
        {},
        "a1-d1 a4-b4 a7-d7 g1-d1 g1-g4",
    ),
}


@pytest.mark.parametrize("number", MOVES)
def test_moves(number: str) -> None:
    position, options, moves = MOVES[number]
    assert FACE.list_moves(GAME.position(position, **options)) == moves.split()


def play(state: parlour.State, *moves: str) -> None:
    for move in moves:
        for action in FACE.read_move(state, move):
            state.apply(action)


def test_muehle_10_the_double_mill_closes_again_next_turn() -> None:
    state = GAME.position("W:Wa1,a7,b2,b4,b6:Bd2,e3,f6,g4:H0,0")
    play(state, "b4-a4xd2", "g4-g1")
    assert "a4-b4xe3" in FACE.list_moves(state)


def test_muehle_14_a_blocked_player_has_lost() -> None:
    state = GAME.position("W:Wa1,a4,a7,d1:Bb4,d2,d7,g1:H0,0")
    assert state.turn == parlour.OVER and state.legal() == []
    assert state.result() == parlour.Result((2, 1), (0, 1), "blocked")


def test_muehle_15_fewer_than_three_stones_have_lost() -> None:
    assert GAME.position("W:Wa1,a4:Bb6,c5,d7:H0,0").result() == parlour.Result((2, 1), (0, 1), "fewer_than_three")


def test_muehle_r1_taking_the_third_last_stone_wins() -> None:
    state = GAME.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
    play(state, "d7-a7xb2")
    assert state.result() == parlour.Result((1, 2), (1, 0), "fewer_than_three")


QUIET = "W:Wa1,a4,d7,e3:Bb6,d2,f4,g4:H0,0"
SHUFFLE = "d7-d6 g4-g7 d6-d7 g7-g4".split()


def test_muehle_r2_third_repetition_is_a_draw() -> None:
    state = GAME.position(QUIET)
    play(state, *SHUFFLE, *SHUFFLE[:3])
    assert state.turn != parlour.OVER
    play(state, SHUFFLE[3])
    assert state.result() == parlour.Result((1, 1), (0, 0), "repetition")


def test_muehle_r2_repetition_can_be_switched_off() -> None:
    state = GAME.position(QUIET, repetition_draw=0)
    play(state, *SHUFFLE * 3)
    assert state.turn == 0


def test_muehle_r3_a_hundred_moves_without_a_stone_taken_are_a_draw() -> None:
    state = GAME.position(QUIET, repetition_draw=0)
    play(state, *SHUFFLE * 24, *SHUFFLE[:3])
    assert state.turn != parlour.OVER and state.text().endswith("| quiet 99")
    play(state, SHUFFLE[3])
    assert state.result() == parlour.Result((1, 1), (0, 0), "no_stone_taken")


def test_muehle_r3_the_move_that_ends_the_placing_is_not_counted() -> None:
    state = GAME.position("B:Wa1,b2,c3,d5,e4,f6,g4:Ba4,b6,c4,d2,e3,f2:H0,1")
    play(state, "g1")
    assert "quiet" not in state.text()


def test_muehle_r3_taking_a_stone_starts_the_count_again() -> None:
    state = GAME.position("W:Wa1,a4,d7,e3:Bb2,d2,f4,g7:H0,0 | quiet 98")
    play(state, "d7-a7xb2")
    assert state.turn == 1 and "quiet" not in state.text()


COUNTS = {
    "W:W:B:H9,9": (24, 552, 12144, 255024, 5140800, 99274176),
    "W:Wa1,a4,d7,e3:Bb2,d2,f4,g7:H0,0": (10, 273, 2669, 67290, 1162904, 42125947),
    "W:Wa1,d2,g7:Bb6,c5,d7,e4:H0,0": (51, 449, 23457, 249985),
}


@pytest.mark.parametrize("position", COUNTS)
def test_perft(position: str) -> None:
    state = GAME.position(position, repetition_draw=0, no_mill_limit=0)
    counts = COUNTS[position] if COMPILED else COUNTS[position][:5]  # the sixth would take plain Python an hour
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


# Options and rulings


def test_random_moves_are_the_legal_ones() -> None:
    state = GAME.position("W:Wa1,a4,b2,c3,d6,f4:Bb4,d2,d3,e5,g7:H0,0")
    rng = Random(1)
    assert {state.sample(rng) for _ in range(500)} == set(state.legal())


def test_flying_off_three_stones_move_to_neighbours_only() -> None:
    moves = FACE.list_moves(GAME.position("W:Wa1,d2,g7:Bb6,c5,d7,e4:H0,0", flying=False))
    assert moves == "a1-a4 a1-d1 d2-b2 d2-d1 d2-d3 d2-f2 g7-g4".split()


def test_flying_off_three_stones_can_be_blocked() -> None:
    assert GAME.position("W:Wa1,a4,d1:Ba7,b4,d2,g1:H0,0", flying=False).result().reason == "blocked"


def test_r6_three_stones_do_not_jump_while_one_is_in_hand() -> None:
    assert all("-" not in move for move in FACE.list_moves(GAME.position("W:Wa1,d2,g7:Bb6,c5,d7,e4:H1,0")))


DOUBLE = "W:Wa4,a7,d1,g1:Bb2,b4,f4,f6:H5,5"


def closing(position: str, point: str, **options: bool) -> list[str]:
    return [move for move in FACE.list_moves(GAME.position(position, **options)) if move.startswith(point)]


def test_r3_two_mills_take_two_by_option_written_in_alphabetical_order() -> None:
    assert closing(DOUBLE, "a1", double_mill_takes_two=True) == "a1xb2xb4 a1xb2xf4 a1xb2xf6 a1xb4xf4 a1xb4xf6 a1xf4xf6".split()


def test_r3_two_mills_take_only_as_many_as_there_are() -> None:
    assert closing("W:Wa4,a7,d1,g1:Bb2,b4,b6,f4:H5,5", "a1", double_mill_takes_two=True) == ["a1xf4"]


def test_r3_two_mills_take_two_also_where_the_first_decides_the_game() -> None:
    """As far as there are any stones."""
    state = GAME.position("W:Wa4,a7,d1,g1:Bb2,b4,f4:H1,0", double_mill_takes_two=True)
    assert FACE.list_moves(state)[0] == "a1xb2xb4"
    for action in FACE.read_move(state, "a1xb4xb2")[:2]:
        state.apply(action)
    assert state.midway and state.text().endswith("| take 1")
    again = GAME.position(state.text(), double_mill_takes_two=True)
    again.apply(FACE.read(again, "xf4"))
    assert (again.result().reason, again.result().winners) == ("fewer_than_three", (0,))
    with pytest.raises(parlour.PositionError, match="lost already"):
        GAME.position(state.text())


def test_stones_taken_are_named_in_any_order() -> None:
    state = GAME.position(DOUBLE, double_mill_takes_two=True)
    one, other = FACE.read_move(state, "a1xb4xb2"), FACE.read_move(state, " a1xb2xb4 ")
    assert one == other and FACE.write_move(state, one) == "a1xb2xb4"
    with pytest.raises(parlour.NotationError):
        FACE.read_move(state, "a1xb4xb4")


def test_r4_declining_adds_the_move_without_taking() -> None:
    assert closing("W:Wa1,a4:Bb2,d2:H7,7", "a7", may_decline=True) == ["a7", "a7xb2", "a7xd2"]


def test_r4_after_declining_the_other_side_places_a_stone() -> None:
    state = GAME.position("W:Wa1,a4:Bb2,d2:H7,7", may_decline=True)
    for action in FACE.read_move(state, "a7"):
        state.apply(action)
    assert state.text().startswith("B:Wa1,a4,a7:Bb2,d2:H6,7")
    assert FACE.list_moves(state) == "b4 b6 c3 c4 c5 d1 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7".split()


def test_r9_a_stone_in_any_full_line_is_safe() -> None:
    assert closing("W:Wc3,c4:Ba1,a4,a7,d7,g7,b2:H7,3", "c5") == ["c5xb2"]


def test_a_move_half_made_comes_back_from_its_text() -> None:
    state = GAME.position(DOUBLE, double_mill_takes_two=True)
    state.apply(FACE.read(state, "a1"))
    assert state.midway and state.text().endswith("| take 2")
    again = GAME.position(state.text(), double_mill_takes_two=True)
    assert FACE.list_moves(again) == FACE.list_moves(state) and again.midway


# Reasons: every prohibition has its rule

MOVING = "W:Wa1,a4,d7,e3:Bb2,d2,f4,g7:H0,0"
TAKING = "W:Wa1,a4,a7:Bb2,b4,b6,d2:H6,5 | take 1"
REASONS: list[tuple[str, tuple[str, ...], dict[str, bool], str, str]] = [
    ("W:Wa1,a4:Bb2,d2:H7,7", ("b2",), {}, "placing", "mill-why-occupied"),
    ("W:Wa1,a4:Bb2,d2:H7,7", ("a1", "a7"), {}, "placing", "mill-why-place-first"),
    (MOVING, ("b2",), {}, "moving", "mill-why-not-yours"),
    (MOVING, ("c3",), {}, "moving", "mill-why-empty"),
    (MOVING, ("a1",), {}, "moving", "mill-why-choose-target"),
    ("W:Wa1,a4,d1,e3:Ba7,b4,d2,g1:H0,0", ("a1",), {}, "moving", "mill-why-stuck"),
    (MOVING, ("a1", "a4"), {}, "moving", "mill-why-occupied"),
    (MOVING, ("a1", "g1"), {}, "moving", "mill-why-not-next"),
    ("W:Wa1,d2,g7:Bb6,c5,d7,e4:H0,0", ("a1", "g1"), {"flying": False}, "jumping", "mill-why-no-jumping"),
    (TAKING, ("b4",), {}, "taking", "mill-why-in-mill"),
    (TAKING, ("a1",), {}, "taking", "mill-why-take-enemy"),
    (TAKING, ("g7",), {}, "taking", "mill-why-take-enemy"),
    (TAKING, ("a1", "d2"), {}, "taking", "mill-why-take-enemy"),  # a stone is not taken by dragging one's own onto it
    ("W:Wa1,a4:Bb6,c5,d7:H0,0", ("a1",), {}, "end", "mill-why-over"),
    ("W:W:B:H9,9", ("z9",), {}, "setup", "mill-why-no-point"),
]


@pytest.mark.parametrize(("position", "sites", "options", "anchor", "message"), REASONS)
def test_why_not(position: str, sites: tuple[str, ...], options: dict[str, bool], anchor: str, message: str) -> None:
    reason = FACE.why_not(GAME.position(position, **options), Gesture(sites=sites))
    assert (reason.anchor, reason.message.id) == (anchor, message)


def test_why_not_taking_nothing() -> None:
    reason = FACE.why_not(GAME.position(TAKING), Gesture(button="decline"))
    assert (reason.anchor, reason.message.id) == ("taking", "mill-why-must-take")


def test_why_not_a_button_where_nothing_is_to_be_taken() -> None:
    reason = FACE.why_not(GAME.position("W:W:B:H9,9", may_decline=True), Gesture(button="decline"))
    assert (reason.anchor, reason.message.id) == ("taking", "mill-why-no-mill")


# What is told


def told(position: str, text: str) -> list[tuple[str, str]]:
    before = GAME.position(position)
    after = before.clone()
    action = FACE.read(before, text)
    after.apply(action)
    return [(event.kind, event.message.id if event.message else "") for event in FACE.tell(before, action, after)]


def test_tell_a_mill_and_a_stone_taken() -> None:
    assert told("W:Wa1,a4:Bb2,d2:H7,7", "a7") == [("place", "mill-log-place"), ("note", "mill-log-mill")]
    assert told(TAKING, "xd2") == [("take", "mill-log-take")]


@pytest.mark.parametrize(("position", "mills"), [("W:Wa1,a4:Bb2,d2:H7,7", 1), (DOUBLE.replace("Wa4,a7", "Wa1,a4"), 1), (DOUBLE, 2)])
def test_tell_how_many_mills_are_closed(position: str, mills: int) -> None:
    before = GAME.position(position)
    after = before.clone()
    action = FACE.read(before, "a1" if mills == 2 else "a7")
    after.apply(action)
    note = FACE.tell(before, action, after)[1].message
    assert note is not None and (note.id, note.args["count"]) == ("mill-log-mill", mills)


def test_tell_a_mill_in_vain() -> None:
    assert told("W:Wa1,a4:Bb2,b4,b6:H7,6", "a7") == [("place", "mill-log-place"), ("note", "mill-log-mill-in-vain")]


def test_tell_a_mill_that_stood_already_is_not_told_again() -> None:
    assert told("W:Wa1,a4,a7,d1:Bb2,b4,b6,d2:H0,0", "d1-g1") == [("move", "mill-log-move")]


def test_tell_the_end() -> None:
    told_at_end = told("W:Wa1,a4,a7,d7,e3:Bb2,d2,g7:H0,0 | take 1", "xb2")
    assert told_at_end == [("take", "mill-log-take"), ("end", "mill-end-fewer_than_three")]


NONSENSE = {
    "": "expected",
    "W:Wa1": "expected",
    "W:W:B:H\uff19,9": "expected",
    "W:Wa1:Ba1:H0,0": "two pieces",
    "W:Wa2:B:H9,9": "no place",
    "W:Wa1,a1:B:H0,0": "twice",
    "W:Wa1,d1:Bg1,d1:H0,0": "two pieces cannot stand together on d1, at character 14 ",
    "W:Wa1:B:H9,9": "more than 9",
    "W:W:B:H9,9 | take 1": "nothing to take",
    "W:W:B:H9,9 | quiet 3": "placing",
    "W:W:B:H9,9 | hop": "expected",
    "W:Wa1,a4,a7:Bb2,b4,f4:H0,0 | take 1quiet 3": "expected",
    "W:Wa1,a4,a7:Bb2,b4,f4:H0,0 | , quiet 3": "expected",
    "W:Wa1,a4,d1:Bb2,b4,f4:H0,0 | take 1": "no mill",
    "W:Wa1,a4,a7:Bb2,b4,f4:H0,0 | take 2": "two mills",
    "W:Wa1,a4,a7:Bb2,b4:H0,0 | take 1": "lost already",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_place_and_reason(text: str) -> None:
    with pytest.raises(parlour.PositionError, match=NONSENSE[text]):
        GAME.position(text)


def test_a_wrong_point_is_named_where_it_stands() -> None:
    with pytest.raises(parlour.PositionError, match="'z9' is no place of this board, at character 7 "):
        GAME.position("W:Wa1,z9:B:H0,0")


def test_the_winner_may_be_the_side_to_move() -> None:
    state = GAME.position("W:Wa1,a4,a7:Bb6,c5:H0,0")
    assert state.result() == parlour.Result((1, 2), (1, 0), "fewer_than_three")
    assert GAME.position(state.text()).result() == state.result()
