"""The worked examples and rulings of the rule sheet ludo.md, part 3, by their numbers; and a reason for every prohibition."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import OptionError, PositionError
from parlour.core.setup import OptionValue
from parlour.core.state import OVER
from tests.ludo_table import Table

GAME = parlour.game("mens_erger_je_niet")


def table(position: str, **options: OptionValue) -> Table:
    return Table("mens_erger_je_niet", position, **options)


def moves(position: str, *faces: int, **options: OptionValue) -> list[str]:
    return table(position, **options).throw(*faces).moves


def test_01_the_first_pawn_needs_no_six() -> None:
    first = table("")
    assert first.state.text() == "Y[0,B,B,B] G[B,B,B,B] R[B,B,B,B] K[B,B,B,B] | Y, fresh"
    assert first.throw(4).moves == ["0-4"]
    first.play("0-4")
    assert first.stands("Y") == "Y[4,B,B,B]"
    assert first.state.text().startswith("Y[4,B,B,B] G[0,B,B,B]")  # R2: the next colour has its first pawn too
    assert first.pending == "G, fresh"


def test_02_a_six_knocks_the_first_pawn_out() -> None:
    first = table("").throw(6)
    assert first.moves == ["enter xY0"]
    first.play("enter").throw(3)
    assert first.moves == ["0-3"]
    assert first.play("0-3").stands("Y") == "Y[3,B,B,B]"


LATER = "Y[0,5,B,B] G[4,B,B,B]"


def test_03_even_ones_own_pawn_on_a_goes() -> None:
    six = table(LATER).throw(6)
    assert six.moves == ["enter xY0"]
    six.play("enter")
    assert (six.stands("Y"), six.pending) == ("Y[0,5,B,B]", "Y, fresh")
    assert six.throw(5).moves == ["0-5 xY5"]  # the new pawn must play


def test_04_free_choice_even_onto_ones_own() -> None:
    free = table("Y[0,5,B,B]").throw(5)
    assert free.moves == ["0-5 xY5", "5-10"]
    assert free.play("0-5").stands("Y") == "Y[5,B,B,B]"


def test_05_entering_and_then_ones_own() -> None:
    hard = table("Y[4,B,B,B] G[30,B,B,B]").throw(6)
    assert hard.moves == ["enter xG30"]
    hard.play("enter").throw(4)
    assert hard.moves == ["0-4 xY4"]
    hard.play("0-4")
    assert hard.stands("Y") == "Y[4,B,B,B]"
    assert hard.pending == "G, again G"  # its pawns all wait, but it has been out: no free pawn
    assert hard.stands("G") == "G[B,B,B,B]"


@pytest.mark.parametrize(("face", "goal"), [(1, "a"), (2, ""), (3, "c"), (4, "d"), (5, "c")])
def test_06_counting_back_over_d(face: int, goal: str) -> None:
    assert moves("Y[39,b,B,B]", face) == ([f"39-{goal}"] if goal else [])


def test_07_a_six_must_enter() -> None:
    assert moves("Y[39,b,B,B]", 6) == ["enter"]


def test_08_own_capture_or_goal() -> None:
    assert moves("Y[36,38,c,d]", 2) == ["36-38 xY38", "38-a"]


def test_09_taken_goal_squares() -> None:
    assert moves("Y[36,38,c,d]", 4) == ["36-a"]
    assert moves("Y[36,38,c,d]", 5) == ["36-b"]
    six = table("Y[36,38,c,d]").throw(6)
    assert (six.moves, six.pending) == ([], "Y")


def test_10_only_a_one_helps() -> None:
    for face in (2, 3, 4, 5):
        assert moves("Y[39,b,c,d]", face) == []
    assert table("Y[39,b,c,d]").throw(6).pending == "Y"
    won = table("Y[39,b,c,d]").throw(1).play("39-a")
    assert won.state.turn == OVER
    assert won.state.result().places == (1, 2, 2, 2)


@pytest.mark.parametrize(("face", "move"), [(1, "39-a"), (2, ""), (3, "39-38"), (4, "39-37 xG27"), (5, "39-36 xR16"), (6, "39-35")])
def test_11_counted_back_onto_the_track(face: int, move: str) -> None:
    french = table("Y[39,b,c,d] G[27,B,B,B] R[16,B,B,B]", goal_return="back_onto_track").throw(face)
    assert french.moves == ([move] if move else [])
    if face == 4:
        before = french.state.clone()
        action = french.state.legal()[0]
        french.state.apply(action)
        assert french.stands("Y") == "Y[37,b,c,d]" and french.stands("G") == "G[B,B,B,B]"
        events = french.face.tell(before, action, french.state)
        assert events[0].path == ("39", "Ya", "39", "38", "37")


def test_12_ones_own_pawn_back_on_b_forces_the_next_six() -> None:
    six = table("Y[3,9,20,30]").throw(6)
    assert six.moves == ["20-26", "3-9 xY9", "30-36", "9-15"]
    six.play("3-9").throw(6)
    assert six.moves == ["enter"]


def test_13_the_six_colour_board() -> None:
    position = "Y[58,59,d,B]"
    options: dict[str, OptionValue] = {"board": "six", "seats": 3}
    assert moves(position, 1, **options) == ["58-59 xY59", "59-a"]
    assert moves(position, 2, **options) == ["58-a", "59-b"]
    assert moves(position, 4, **options) == ["58-c"]
    assert moves(position, 5, **options) == ["59-c"]


# Rulings


def test_r4_a_six_after_bringing_in_plays_that_pawn_if_nobody_waits() -> None:
    six = table("Y[7,20,30,B]").throw(6, 6)
    assert six.moves == ["0-6"]
    assert six.play("0-6").throw(2).moves == ["20-22", "30-32", "6-8", "7-9"]


def test_r6_pawns_in_the_goal_stay() -> None:
    assert moves("Y[a,B,B,B]", 2) == []


def test_r10_there_are_no_three_throws() -> None:
    assert table("Y[B,B,B,B] G[3,B,B,B]", plays="Y, again Y").throw(3).pending == "G, again Y"


def test_the_first_pawn_captures_on_a() -> None:
    hit = table("Y[6,B,B,B] R[3,B,B,B] K[3,B,B,B]").throw(4)  # Y10 stands on green's A, and green has not begun
    before = hit.state.clone()
    action = hit.state.legal()[0]
    hit.state.apply(action)
    assert hit.state.text() == "Y[B,B,B,B] G[0,B,B,B] R[3,B,B,B] K[3,B,B,B] | G, fresh, again Y"
    told = [event.message.id for event in hit.face.tell(before, action, hit.state) if event.message]
    assert told == ["ludo-log-move", "ludo-log-first-pawn", "ludo-log-take"]


def test_places_are_played_for_if_wished() -> None:
    on = table("Y[39,b,c,d] G[3,B,B,B] R[3,B,B,B] K[3,B,B,B]", play_on=True).throw(1).play("39-a")
    assert on.pending == "G, home Y"


COLOURS = {
    ("four", True): ["02 13", "02 1 3", "0 1 2 3"],
    ("six", True): ["03 14", "03 14 25", "03 14 2 5", "03 1 2 4 5", "0 1 2 3 4 5"],
    ("four", False): ["0 2", "0 1 2", "0 1 2 3"],
    ("six", False): ["0 3", "0 2 4", "0 1 3 4", "0 1 2 3 4", "0 1 2 3 4 5"],
}


@pytest.mark.parametrize(("board", "double"), list(COLOURS))
def test_who_plays_which_colour(board: str, double: bool) -> None:
    tokens = ("yellow", "green", "red", "black", "blue", "white")
    for seats, row in enumerate(COLOURS[board, double], 2):
        state = GAME.start(seats, board=board, double_colours=double)
        scene = GAME.face.scene(state, 0)
        assert [view.colours for view in scene.seats] == [tuple(tokens[int(colour)] for colour in word) for word in row.split()]


def test_five_players_always_have_six_colours() -> None:
    assert len(GAME.face.board(GAME.agree(5)).sites) == 60 + 6 * 8
    with pytest.raises(OptionError):
        GAME.agree(5, board="four")


def test_each_colour_has_its_own_turn() -> None:
    state = GAME.start(2, board="six")
    for face in (5, 2):
        state.apply(face)
    turns = []
    for _ in range(5):
        turns.append((state.text().split(" | ")[1][0], int(state.hand)))
        state.apply(1)
        state.apply(state.legal()[0])
    assert turns == [("Y", 0), ("G", 1), ("K", 0), ("U", 1), ("Y", 0)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Y[3,B,B,B] | Y, fresh", "just come in"),
        ("Y[3,B,B,B] | G, again Y", "all wait"),
        ("Y[3,3,B,B] | Y", "two pieces"),
        ("Y[0,B,B,B] | roll-off Y G R K", "nobody has moved"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.position(text)


def test_the_log_and_the_prompts() -> None:
    assert table("Y[0,5,B,B]").throw(5).told_move("0-5") == ["ludo-log-move", "ludo-log-take-own", "ludo-log-first-pawn"]
    french = table("Y[39,b,c,d] G[3,B,B,B] R[3,B,B,B] K[3,B,B,B]", goal_return="back_onto_track").throw(3)
    assert french.told_move("39-38") == ["ludo-log-counted-back"]
    assert table("").prompt == "ludo-prompt-throw-fresh"
    assert table("").throw(4).prompt == "ludo-prompt-fresh"
    assert table(LATER).throw(6).prompt == "ludo-prompt-enter"
    assert table(LATER).throw(2).prompt == "ludo-prompt-choose"


REASONS: list[tuple[str, int, dict[str, OptionValue], str, str, str]] = [
    (LATER, 0, {}, "5", "turn", "throw-first"),
    (LATER, 3, {"seats": 2}, "14", "turn", "not-yours"),
    ("Y[0,5,B,B] R[3,B,B,B]", 3, {"seats": 2}, "23", "few-players", "other-colour"),
    (LATER, 3, {}, "YB1", "six", "needs-six"),
    (LATER, 6, {}, "5 11", "six", "six-enters"),
    ("Y[0,5,12,20]", 3, {"plays": "Y, fresh"}, "12 15", "six", "fresh-plays"),
    ("Y[12,b,B,B]", 3, {}, "Yb", "goal", "goal-final"),
    ("Y[39,b,20,B]", 2, {}, "39", "goal", "count-back"),
    ("Y[39,b,20,B]", 2, {}, "39 Yb", "goal", "count-back"),
    ("Y[39,b,20,B]", 3, {}, "39 2", "goal", "turn-in"),
    ("Y[5,20,B,B]", 3, {}, "5 9", "moving", "distance"),
    ("Y[5,20,B,B]", 3, {}, "5 2", "moving", "no-backward"),
    ("Y[9,20,B,B]", 2, {}, "9 Ga", "goal", "foreign-goal"),
]


@pytest.mark.parametrize(("position", "face", "options", "touched", "anchor", "word"), REASONS)
def test_a_prohibition_gives_its_rule(
    position: str, face: int, options: dict[str, OptionValue], touched: str, anchor: str, word: str
) -> None:
    assert table(position, **options).throw(face).why(touched) == (anchor, word)
