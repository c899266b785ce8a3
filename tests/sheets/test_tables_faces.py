"""What the faces of the tables family say: the rule behind every prohibition, why throws are lost, and what two touches make."""

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.core.message import Message
from parlour.core.state import State
from parlour.games.tables.rules import CONTINUE, DOUBLE, DROP

START = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"


def at(id: str, text: str, **options: object) -> State:
    game = parlour.game(id)
    return game.parse(text, game.agree(None, **options))


@pytest.mark.parametrize(
    ("id", "text", "touched", "anchor", "word"),
    [
        ("backgammon", "W 6:15; B | over B gammon 2 0-2", "12 17", "end", "over"),
        ("backgammon", f"{START} | B, turn 1", "12 17", "play", "throw-first"),
        ("backgammon", f"{START} | B cube", "12 17", "cube", "cube-first"),
        ("backgammon", f"{START} | B answers", "12 17", "cube", "answer-first"),
        ("backgammon", f"{START} | B 6-5", "", "play", "touch-stones"),
        ("backgammon", f"{START} | B 6-5", "nowhere", "setup", "no-place"),
        ("backgammon", f"{START} | B 6-5", "13 8", "play", "not-yours"),
        ("backgammon", f"{START} | B 6-5", "2 7", "play", "empty"),
        ("backgammon", f"{START} | B 6-5", "12", "play", "choose-target"),
        ("backgammon", f"{START} | B 6-5", "12 9", "play", "forward"),
        ("backgammon", f"{START} | B 6-5", "12 16", "play", "distance"),
        ("backgammon", f"{START} | B 6-5", "1 6", "blocking", "blocked"),
        ("backgammon", f"{START} | B 6-5", "12 B bar", "play", "no-place-for-stone"),
        ("backgammon", f"{START} | B 6-5", "19 B off", "bearing-off", "not-all-home"),
        ("backgammon", "W 4:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:5 bar:1 | B 5-4", "12 16", "bar", "bar-first"),
        ("backgammon", "W 3:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:5 bar:1 | B 5-4", "B bar 4", "bar", "higher-enters"),
        ("backgammon", "W 4:3 5:3 6:5 7:2 19:2; B 10:1 22:5 23:5 24:4 | B 5-4", "10 14", "duty", "only-higher"),
        ("backgammon", "W 4:3 5:3 6:5 7:2 15:2; B 10:1 22:5 23:5 24:4 | B 5-4", "10 15", "blocking", "blocked"),
        ("backgammon", "W 6:2; B 19:1 22:1 | B 6-5", "22 B off", "bearing-off", "exact"),
        ("backgammon", "W 6:2; B 19:1 22:1 | B 6-5", "B off 24", "bearing-off", "is-out"),
        ("puff", "W 24:15; B 1:5 3:5 5:4 hand:1 | B 4-2", "3 7", "setting", "set-first"),
        ("puff", "W 24:15; B 1:13 2:1 3:1 | B 4-2 left 4 set 0-1", "2 6", "setting", "just-set"),
        ("puff", "W 24:15; B 6:15 | B 4-2", "6 10", "duty", "lower-first"),
        ("puff", "W 24:15; B 6:15 | B 3-3, pasch 0 1", "6 10", "pasch", "upper-first"),
        ("zickzack", "W 19:1 21:1; B 1:15 | W 2-1 left 1 last 21", "21 22", "bearing-off", "no-combining"),
        ("zickzack", "W 19:2 22:1; B 1:15 | W 5-4", "22 W off", "bearing-off", "rearmost"),
        ("zickzack", "W 19:2 22:1; B 1:15 | W 2-1", "19 W off", "bearing-off", "not-far-enough"),
        ("zickzack", "W 6:1 24:14; B 9:2 11:1 20:12 | W 5-3", "6 9", "blocking", "blocked"),
        ("zickzack", "W 18:1 22:2; B 1:15 | W 6-3", "18 21", "duty", "both"),
        ("trictrac", "W start:15; B 4:3 6:2 start:10 | B 5-2, points 0 0", "4 9", "start-point", "start-first"),
        ("trictrac", "W start:15; B start:15 | B 5-1, points 0 0", "1 2", "play", "distance"),
        ("trictrac", "W start:15; B 4:1 start:14 | B 4-1 left 1 last 4, points 0 0", "1", "start-point", "one-does-not-enter"),
        ("trictrac", "W 20:2; B 10:3 | B 3-2, points 0 0", "10 13", "hucke", "enemy-hucke"),
        ("trictrac", "W 20:2; B 2:1 12:2 | B 5-3 left 3, points 0 0", "12 15", "hucke", "hucke-single"),
        ("trictrac", "W 20:2; B 10:3 | B 3-2, points 0 0", "10 B off", "bearing-off", "not-far-enough"),
        ("trictrac", "W 20:2; B 10:3 | B 3-2, points 0 0", "10 24", "bearing-off", "not-far-enough"),
        ("trictrac", "W 20:2; B 3:5 23:1 | B 6-1, points 0 0", "23 24", "bearing-off", "beside-the-board"),
    ],
)
def test_the_rule_behind_a_prohibition(id: str, text: str, touched: str, anchor: str, word: str) -> None:
    sites = known_sites(id, touched)
    reason = parlour.game(id).face.why_not(at(id, text), Gesture(sites=sites))
    assert (reason.anchor, reason.message.id) == (anchor, f"tables-why-{word}")


def test_the_winner_of_a_game_of_the_series_first_says_how_to_go_on() -> None:
    state = at("trictrac", "W 20:5; B 14:1 | B won 6-3 3, points 2 12, score 0 3, games 1", series_games=3)
    reason = parlour.game("trictrac").face.why_not(state, Gesture(sites=("14", "20")))
    assert (reason.anchor, reason.message.id) == ("series", "tables-why-choose-first")


def known_sites(id: str, touched: str) -> tuple[str, ...]:
    """`12 B bar` names the two sites 12 and B bar."""
    words, sites = touched.split(), []
    while words:
        word = words.pop(0)
        sites.append(f"{word} {words.pop(0)}" if word in ("W", "B") else word)
    return tuple(sites)


@pytest.mark.parametrize(
    ("id", "text", "dice", "word"),
    [
        ("backgammon", "W 5:2 6:4 8:3 13:4 24:2; B 12:5 17:4 19:5 bar:1 | B, turn 1", 54, "higher-bar"),
        ("backgammon", "W 4:2 5:2 6:4 8:3 24:2; B 12:5 17:4 19:5 bar:1 | B, turn 1", 54, "bar"),
        ("backgammon", "W 4:3 5:3 6:5 13:2 14:2; B 7:1 22:5 23:5 24:4 | B, turn 1", 61, "higher"),
        ("backgammon", "W 6:2; B 22:2 23:1 | B, turn 1", 65, "exact"),
        ("backgammon", "W 24:2; B 23:3 | B, turn 1", 31, "home"),
        ("backgammon", "W 7:2 8:2 9:2 10:2 11:2 12:2 24:3; B 6:15 | B, turn 1", 11, "blocked"),
        ("puff", "W 8:2 11:1 20:12; B 6:1 24:14 | B", 52, "lower"),
        ("puff", "W 8:2 20:13; B 6:1 24:14 | B", 22, "upper"),
        ("puff", "W 1:8; B 24:8 | B", 44, "exact"),
        ("puff", "W 1:8; B 24:8 | B", 66, "upper"),
        ("puff", "W 15:2 16:2; B 10:1 24:8 | B", 65, "blocked"),
        ("langes_puff", "W 24:12; B 23:3 | B", 11, "home"),
        ("langes_puff", "W 24:12; B 23:3 | B", 33, "exact"),
        ("langes_puff", "W 2:1 hand:14; B 3:2 5:2 hand:11 | W", 53, "setting"),
        ("trictrac", "W start:15; B start:15 | B, points 0 0", 11, "start"),
        ("trictrac", "W 17:2 22:2; B 12:2 | B, points 0 0", 53, "hucke"),
    ],
)
def test_a_lost_throw_is_explained(id: str, text: str, dice: int, word: str) -> None:
    face = parlour.game(id).face
    before = at(id, text)
    after = before.clone()
    after.apply(dice)
    notes = [event.message.id for event in face.tell(before, dice, after) if event.kind == "note" and event.message]
    assert f"tables-lost-{word}" in notes
    lost = face.scene(after, 0).prompt.args["lost"]
    assert isinstance(lost, Message) and lost.id == f"tables-lost-{word}"


def test_points_for_the_bridge_are_told_after_a_lost_throw_too() -> None:
    before = at("trictrac", "W 20:2; B 7:2 8:2 9:2 10:2 11:2 12:2 start:3 | B, points 0 3")
    after = before.clone()
    after.apply(11)
    told = [event.message.id for event in parlour.game("trictrac").face.tell(before, 11, after) if event.message]
    assert told == ["tables-log-throw", "tables-lost-start", "tables-log-bridge"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("W 14:1 20:5; B 4:3 8:1 11:1 | B 3-3 left 3, points 2 11, score 0 0, games 0", ["continue", "again"]),
        ("W start:15; B 7:2 8:2 9:2 10:2 11:2 12:2 20:2 | B 6-5 left 6, points 0 11, score 0 0, games 0", ["continue", "bridge"]),
        ("W 11:1 17:2 14:2 start:9; B 8:2 | B 6-3, points 2 11, score 0 0, games 0", ["continue", "rest"]),
        ("W 11:1 20:5; B 8:2 | B 6-3, points 2 11, score 0 0, games 0", ["continue"]),
    ],
)
def test_what_a_winning_throw_brings_in_the_next_game_is_told(text: str, told: list[str]) -> None:
    state, face = at("trictrac", text, series_games=3), parlour.game("trictrac").face
    step = {"3-3": "11/14", "6-5": "20/off", "6-3": "8/11"}[text.partition("| B ")[2][:3]]
    state.apply(face.read(state, step))
    before = state.clone()
    state.apply(int(CONTINUE))
    events = face.tell(before, int(CONTINUE), state)
    assert [event.message.id for event in events if event.message] == [f"tables-log-{word}" for word in told]


def test_a_lost_throw_is_not_told_in_the_next_game() -> None:
    state = at("backgammon", "W 4:2 5:2 6:4 8:3 13:4; B 12:5 17:4 19:5 bar:1 | B throws, score 0 0, games 0, turn 6", match_points=5)
    for action in (54, int(DOUBLE), int(DROP)):
        state.apply(action)
    face = parlour.game("backgammon").face
    assert face.scene(state, 0).prompt.id == "tables-prompt-opening"
    after = state.clone()
    after.apply(3)
    assert [event.kind for event in face.tell(state, 3, after)] == ["throw"]


def test_two_touches_take_both_numbers() -> None:
    state = at("backgammon", f"{START} | B 6-5")
    face = parlour.game("backgammon").face
    assert ("1", "12") in {short.sites for short in face.shortcuts(state)}


def test_where_the_way_matters_there_is_no_shortcut() -> None:
    state = at("backgammon", "W 9:1 10:1 6:5; B 5:1 24:14 | B 5-4")
    face = parlour.game("backgammon").face
    assert ("5", "14") not in {short.sites for short in face.shortcuts(state)}, "one way hits on 9, the other on 10"


def test_a_number_is_named_only_where_both_bear_off() -> None:
    game = parlour.game("backgammon")
    state = game.position("W 3:1 6:1; B 24:1 | W 6-2")
    assert [game.face.write(state, action) for action in state.legal()] == ["end", "6/4", "6/off", "3/1"]
    assert not any(gesture.button for action, gesture in game.face.gestures(state).items() if gesture.sites)


def test_the_dice_of_a_lost_throw_stay_and_are_spent() -> None:
    game = parlour.game("backgammon")
    state = game.position("W 6:15; B bar:1 24:14 | B", doubling=False)
    assert [(die.face, die.spent) for die in game.face.scene(state, 0).dice] == [(0, False), (0, False)]
    state.apply(66)
    assert state.hand == 0 and [(die.face, die.spent) for die in game.face.scene(state, 0).dice] == [(6, True), (6, True)]


@pytest.mark.parametrize(
    ("left", "faces"),
    [
        ("6-3 3 left 6", [(6, False), (3, True)]),
        ("6-3 3", [(6, True), (3, True)]),
        ("2-2 3 left 2", [(2, True), (2, False)]),
        ("2-2 3 bridge", [(2, True), (2, True)]),
    ],
)
def test_the_throw_that_won_a_game_of_a_series_stays_on_the_table(left: str, faces: list[tuple[int, bool]]) -> None:
    """The winner can play on from here, with what is left of it."""
    state = at("trictrac", f"W 20:5; B 8:1 11:1 | B won {left}, points 2 12, score 0 3, games 1", series_games=2)
    dice = parlour.game("trictrac").face.scene(state, 1).dice
    assert [(die.face, die.spent) for die in dice] == faces and not any(die.fresh for die in dice)


def test_numbers_played_are_spent() -> None:
    state = at("backgammon", f"{START} | B 4-4")
    state.apply(parlour.game("backgammon").face.read(state, "1/5"))
    dice = parlour.game("backgammon").face.scene(state, 1).dice
    assert [(die.face, die.spent) for die in dice] == [(4, True), (4, False), (4, False), (4, False)]


def test_a_play_is_read_step_by_step() -> None:
    state = at("backgammon", f"{START} | B 3-1")
    face = parlour.game("backgammon").face
    assert face.write_move(state, face.read_move(state, "17/20 19/20")) == "17/20 19/20"


def test_an_offered_cube_lies_before_whoever_answers_and_shows_the_new_stake() -> None:
    def cube(text: str) -> tuple[str, str]:
        state = at("backgammon", text)
        (piece,) = [piece for piece in parlour.game("backgammon").face.scene(state, 0).pieces if piece.kind == "cube"]
        return piece.site, piece.label

    assert cube(f"{START} | B cube") == ("cube", "1")
    assert cube(f"{START} | W answers") == ("W cube", "2")
    assert cube(f"{START} | B cube, cube 2 B") == ("B cube", "2")
    assert cube(f"{START} | W answers, cube 2 B") == ("W cube", "4")
