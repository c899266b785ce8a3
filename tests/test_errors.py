"""What the library says when something cannot be: the place, and what would be right."""

import pickle

import pytest
from librt.random import Random

import parlour
from parlour.core.moves import whole_moves

PUFF = "W hand:15; B hand:15"


@pytest.mark.parametrize(
    ("id", "seats", "text", "told"),
    [
        ("maedn", 4, "X[0,B,B,B] | Y", "'X' is nobody here; players: Y, G, R, K, at character 1 "),
        ("maedn", 3, "Y[0,B,B,B] K[0,B,B,B] | Y", "'K' is nobody here; players: Y, G, R, at character 12 "),
        ("maedn", 4, "Y[0,B,B,B] | Q 3", "'Q' is nobody here; players: Y, G, R, K, at character 14 "),
        ("boese_drei", 3, "A points=7; B | A throws 1", "3 seats play: expected C, or `seats=2`, at character 14 "),
        ("boese_drei", 3, "A points=7; B; C; D | A throws 1", "3 seats play, and the text has more of them: `seats=4`, at character 19 "),
        ("gaensespiel", 4, "Y0 G0 | Y", "4 seats play: expected R, or `seats=2`, at character 7 "),
        ("gaensespiel", 2, "Y0 G0 R0 | Y", "2 seats play, and the text has more of them: `seats=3`, at character 7 "),
        ("halma_a", 2, "t=S S=i5 N=q1 NW=a1", "'NW' is nobody here; players: S, N, at character 15 "),
        ("kniffel", 2, "A[-,-,-,-,-,-;-,-,-,-,-,-,-;0] | A", "expected something like B\\[-,-"),
        ("va_banque", 3, "A chips=8; B chips=6; C chips=8 | A throws 1", "there are 24 chips in the game, not 22"),
        ("ganzenbord", 2, "Y0:40 G0:40 pot:21 | Y", "there are 100 chips in the game, not 101"),
        ("puff", 2, f"{PUFF} | W 3-3", "has been counted: expected W 3-3, pasch 1 0, at character 24 "),
        ("puff", 2, f"{PUFF} | B 3-3", "has been counted: expected B 3-3, pasch 0 1, at character 24 "),
        ("puff", 2, f"{PUFF} | W 3-4", "the higher die stands first, and only a double is fourfold: expected W 4-3, at character 24 "),
    ],
)
def test_a_position_that_is_refused_says_what_would_be_right(id: str, seats: int, text: str, told: str) -> None:
    with pytest.raises(parlour.PositionError, match=told):
        parlour.game(id).position(text, seats)


def test_what_was_said_to_be_right_is_right() -> None:
    assert parlour.game("puff").position(f"{PUFF} | W 3-3, pasch 1 0").text().startswith(PUFF)
    assert parlour.game("boese_drei").position("A points=7; B | B throws 1", seats=2).seats == 2


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ("half_round", "half_round never stands alone"),
        ("triangle+half_round+triangle", "half_round stands only at an end"),
        ("square+square+square", "square is there 2 times, not 3"),
        ("square+circle", "'circle' is no part"),
        ("+".join(["square"] * 6), "there are 4 joints, not 5"),
        ("half_round+half_round", "with 4 players; with so many: usual"),
    ],
)
def test_a_board_that_cannot_be_built_says_which_rule_forbids_it(parts: str, told: str) -> None:
    with pytest.raises(parlour.OptionError, match=told):
        parlour.game("spielwiese").start(4, parts=parts)


def test_a_board_from_too_few_sets_says_so() -> None:
    with pytest.raises(parlour.OptionError, match="with sets 'basic': square is there 1 times, not 2"):
        parlour.game("spielwiese").start(4, parts="square+square")


def test_a_number_that_is_too_high_for_so_many_players_is_told_all_that_fit() -> None:
    with pytest.raises(parlour.OptionError, match=r"option horses_per_player cannot be 4 with 4 players; with so many: 1, 2, 3$"):
        parlour.game("wedrenspel").start(4, horses_per_player=4)


@pytest.mark.parametrize(("id", "option"), [("halma_a", "turn_limit"), ("tippy", "quiet_limit"), ("raeuberschach", "fifty_move_limit")])
def test_a_limit_that_cannot_be_switched_off_says_why(id: str, option: str) -> None:
    with pytest.raises(parlour.OptionError, match="cannot be 0: without a limit the game need not end; allowed: "):
        parlour.game(id).start(**{option: 0})


@pytest.mark.parametrize(("id", "outcome"), [("craps", 36), ("ganzenbord", 36), ("puff", 63), ("trictrac", 63)])
def test_dice_are_read_in_any_order_and_an_outcome_in_another_one_is_named(id: str, outcome: int) -> None:
    state = parlour.game(id).start(2)
    face = parlour.game(id).face
    assert {face.read(state, text) for text in ("6,3", " 3 , 6 ", "3,6", "3-6", "6+3", "63", "3 6")} == {outcome}
    assert face.read_move(state, "6, 3") == [outcome]
    for text in ("7,3", "6,3,1", "6,,3", "x63"):
        with pytest.raises(parlour.NotationError):
            face.read(state, text)
    other = int(str(outcome)[::-1])
    with pytest.raises(parlour.IllegalAction, match=f"action {other} is not legal here; .*; these dice are written {outcome}") as refused:
        state.apply(other)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_grey_dice_stay_grey_in_any_order() -> None:
    state, face = parlour.game("paerchen").start(2), parlour.game("paerchen").face
    assert [face.read(state, text) for text in ("6,6,6,5", "6,6,5,6", "6,5,6,6")] == [6656, 6656, 5666]
    with pytest.raises(parlour.IllegalAction, match="these dice are written 5666, 6656"):
        state.apply(6665)


def test_a_point_with_the_same_digits_is_no_throw() -> None:
    with pytest.raises(parlour.IllegalAction, match=r"legal: 0, 1, .* \(24\)$"):
        parlour.game("muehle").start().apply(32)


@pytest.mark.parametrize("id", ["maedn", "backgammon", "muehle", "kniffel", "halma_a"])
def test_a_game_that_goes_on_has_no_result(id: str) -> None:
    with pytest.raises(parlour.ParlourError, match="it has no result yet") as refused:
        parlour.game(id).start().result()
    assert isinstance(pickle.loads(pickle.dumps(refused.value)), parlour.NotOver)


def test_ludo_moves_are_read_alike_alone_and_whole() -> None:
    game = parlour.game("maedn")
    state = game.position("Y[7,B,B,B] G[1,B,B,B] R[0,B,B,B] K[0,B,B,B] | Y 4")
    (action,) = state.legal()
    assert game.face.write(state, action) == "7-11 xG1"
    for text in ("7-11 xG1", "7-11", "7→11", " 7→11  xG1 ", "7->11", "7 - 11"):
        assert (game.face.read(state, text), game.face.read_move(state, text)) == (action, [action]), text


@pytest.mark.parametrize(
    ("position", "text", "plain"),
    [
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | W 6-5", "24/13", "24/18 18/13"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | W 6-5", "24/18/13", "24/18 18/13"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 4-4", "12/16(2) 17/21(2)", "12/16 12/16 17/21 17/21"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | W 6-5", "24/18, 18/13", "24/18 18/13"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 4-4", "12/16(2),17/21(2)", "12/16 12/16 17/21 17/21"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 4-4", "12/20(2)", "12/16 16/20 12/16 16/20"),
        ("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 4-4", "1/9/13* 12/16", None),
        ("W 6:4 7:2 8:2 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 6-5", "1/12", None),
    ],
)
def test_backgammon_plays_are_read_as_people_write_them(position: str, text: str, plain: str | None) -> None:
    game = parlour.game("backgammon")
    state = game.position(position)
    if plain is None:
        with pytest.raises(parlour.NotationError):
            game.face.read_move(state, text)
        return
    after, same = state.clone(), state.clone()
    for one, other in zip(game.face.read_move(state, text), game.face.read_move(state, plain), strict=True):
        after.apply(one)
        same.apply(other)
    assert after.key() == same.key()


def test_of_two_ways_the_one_that_hits_nobody_is_meant() -> None:
    game = parlour.game("backgammon")
    state = game.position("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:4 22:1 | W 2-1")
    assert {"24/22* 22/21", "24/23 23/21"} <= set(game.face.list_moves(state))
    assert game.face.write_move(state, game.face.read_move(state, "24/21")) == "24/23 23/21"
    assert game.face.write_move(state, game.face.read_move(state, "24/22*/21")) == "24/22* 22/21"


@pytest.mark.parametrize("id", ["maedn", "backgammon", "dame", "damspel", "schach", "muehle", "tippy", "mauern"])
def test_read_and_read_move_take_the_same_texts(id: str) -> None:
    game = parlour.game(id)
    state, rng = game.start(), Random(2)
    while state.turn == parlour.CHANCE:
        state.play(state.sample(rng))
    for move in whole_moves(state):
        if len(move) == 1:
            text = f" {game.face.write(state, move[0])} "
            assert game.face.read_move(state, text) == [game.face.read(state, text)] == move


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("einigkeit", f"Y[{'9' * 5000},B,B,B] | Y"),
        ("maedn", f"Y[0,B,B,B] | roll-off Y{'9' * 5000} G"),
        ("gaensespiel", f"Y{'9' * 5000} G0 R0 K0 | Y"),
        ("backgammon", f"W {'9' * 5000}:5; B 1:2 | W"),
        ("backgammon", f"W 1:{'9' * 5000}; B 1:2 | W"),
        ("halma_a", f"t=S S=a1 N=q1 | turns {'9' * 5000}"),
        ("va_banque", f"A chips={'9' * 5000}; B; C | A throws 1"),
        ("dame", f"W:Wc3:Bd6 | quiet {'9' * 5000}"),
    ],
)
def test_a_number_of_five_thousand_digits_is_no_position(id: str, text: str) -> None:
    with pytest.raises(parlour.PositionError) as refused:
        parlour.game(id).position(text)
    assert refused.value.text == text and len(str(refused.value)) < 1000


def test_a_long_text_is_cut_around_the_place() -> None:
    squares = ",".join(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
    with pytest.raises(parlour.PositionError) as refused:
        parlour.game("dame").position(f"W:W{squares * 3}c1:B")
    assert str(refused.value).endswith("…'") and "'b1' is no place of this board" in str(refused.value)


def test_a_match_won_in_the_crawford_game_is_read_back() -> None:
    game = parlour.game("backgammon")
    text = "W 1:1; B 2:14 24:1 | W 2-1, score 2 0, games 1, crawford"
    state = game.position(text, match_points=3)
    state.apply(game.face.read(state, "1/off"))
    assert state.result().reason == "match"
    again = game.position(state.text(), match_points=3)
    assert (again.text(), again.result()) == (state.text(), state.result())
    assert pickle.loads(pickle.dumps(state)).result() == state.result()


@pytest.mark.parametrize(
    ("position", "steps"),
    [
        (
            "W 10:1 11:1 18:1 19:2 21:3 22:4 23:3; B 3:4 5:3 6:2 7:1 12:2 14:1 15:1 start:1 | B 6-4, points 1 2, score 7 3, games 3",
            ("start/4", "4/10*"),
        ),
        (
            "W 11:2 14:1 16:2 17:2 18:2 21:3 22:2 start:1; B 5:1 6:3 7:4 8:1 9:1 10:4 15:1 | W 5-5, points 2 2, score 7 4, games 3",
            ("start/20", "20/15*"),
        ),
    ],
)
def test_a_game_of_a_series_won_by_a_stone_that_entered_and_moved_on_is_read_back(position: str, steps: tuple[str, ...]) -> None:
    game = parlour.game("trictrac")
    state = game.position(position, 2, series_games=5, target=3)
    for step in steps:
        state.apply(game.face.read(state, step))
    assert " won " in state.text()
    again = game.position(state.text(), 2, series_games=5, target=3)
    assert (again.text(), again.legal()) == (state.text(), state.legal())
    assert pickle.loads(pickle.dumps(state)).text() == state.text()
