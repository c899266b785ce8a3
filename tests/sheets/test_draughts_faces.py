"""What the faces of the draughts family say: the rule behind every prohibition, and what is told of every kind of action."""

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.core.state import State

BLOCKED = "W:Wa5,c5,h2:Ba7,b6,c7,d6,e7,f4,g3,h4"


def at(id: str, position: str, **options: object) -> State:
    """A position; the moves behind `>` have been made in it."""
    game = parlour.game(id)
    text, *moves = position.split(" > ")
    state = game.start(2, **options) if text == "start" else game.position(text, 2, **options)
    for move in moves:
        state.apply(game.face.read(state, move))
    return state


AFTER = {"remove_captured": "after_move"}
HUFFING = {"huffing": True}
PROLONG = {"queen_landing": "prolong"}


@pytest.mark.parametrize(
    ("id", "position", "options", "touched", "anchor", "message"),
    [
        ("dame", BLOCKED, {}, "a5 b6", "end", "over"),
        ("dame", "start", {}, "nowhere", "setup", "dark-squares"),
        ("dame", "start", {}, "d4", "moving", "empty"),
        ("dame", "start", {}, "b6 a5", "moving", "not-yours"),
        ("dame", "start", {}, "a1", "moving", "stuck"),
        ("dame", "start", {}, "c3", "moving", "choose-target"),
        ("dame", "start", {}, "c3 b2", "moving", "occupied"),
        ("dame", "W:Wc3,g1:Bd4,h8", {}, "c3 d4", "capturing", "land-behind"),
        ("damspel", "W:W28,33:B12,22,29", {}, "28 22", "capturing", "land-behind"),
        ("damspel", "W:W28,33:B12,22,29", {}, "33 29", "moving", "occupied"),  # the other takes more
        ("dame", "start > c3-d4 > h6-g5", {}, "d4 c3", "moving", "forward"),
        ("dame", "start", {}, "c3 c5", "moving", "man-way"),
        ("dame", "W:WKa1:Bh4", {}, "a1 b4", "queens", "queen-way"),
        ("dame", "W:Wc3,g1:Bd4,h8", {}, "g1 h2", "capturing", "must-take"),
        ("dame", "W:Wc3,g1:Bd4,h8", {}, "c3 b4", "capturing", "must-take"),
        ("dame", "W:Wa1,c1:Bb2,b4,b6 > a1xc3", {}, "c1 d2", "capturing", "go-on"),
        ("dame", "W:Wa1,d4:Be3,h8", {}, "d4 f2", "capturing", "take-forward"),
        ("dame", "W:Wa3,d4:Bb4,e3", {}, "d4 f2", "capturing", "take-forward"),  # even where another man must take
        ("dame", "W:Wa1:Bb2,b4,b6 > a1xc3", {}, "c3 d2", "capturing", "go-on"),
        ("dame", "W:Wa1,b2,c3,g1:Bd4,h8", HUFFING, "a1", "moving", "stuck"),  # no capture is a must here
        ("dame", "W:Wa1,b2,c3,g1:Bd4,h8 > g1-h2 > correct", HUFFING, "a1", "capturing", "must-take"),
        ("dame", "W:WKd4:Bc3,e5,g7 > d4xf6", AFTER, "f6 b2", "queens", "jumped-already"),
        ("dame", "start", {}, "c3 d4 e5", "moving", "first-step"),
        ("mauern", "start", {}, "c3 d4 e5", "moving", "first-step"),
        ("wolf_und_schafe", "start", {}, "b2 c3", "setup", "wolf-first"),
        ("dame", "W:WKa1:Bd4,e5", {}, "a1 f6", "capturing", "no-jump"),
        ("dame", "W:WKa1,e5:Bb4,c3,h6", {}, "a1 f6", "capturing", "no-jump"),
        ("dame", "W:WKa1:Bc3,f4", PROLONG, "a1 d4", "capturing", "prolong"),
        ("polnische_dame", "W:WKa1:Bc3,f4", {}, "a1 g7", "capturing", "prolong"),
        ("italienische_dame", "W:Wc1:Bd2,d4,f4,f6 > c1xe3", {}, "e3 c5", "majority", "not-most"),
        ("italienische_dame", "W:Wa3,f6:Bb4,d6,g7", {}, "f6 h8", "majority", "not-most"),
        ("italienische_dame", "W:Wc3:BKd4", {}, "c3 e5", "queens", "queen-takes-queen"),
        ("damspel", "W:W32,37:B7,18,27,28", {}, "37 31", "capturing", "must-take"),
        ("damspel", "W:W28,33:B12,22,29", {}, "33 24", "majority", "not-most"),
        ("englische_dame", "W:WKa1:Ba3,a5", {}, "a1 a7", "capturing", "no-jump"),
        ("schlagdame", "W:We5,g1:Bf6,h8", {}, "g1 h2", "capturing", "must-take"),
        ("wolf_und_schafe", "start", {}, "c1", "setup", "occupied"),
        ("wolf_und_schafe", "start > place d8", {}, "d8 c7", "moving", "not-yours"),
        ("wolf_und_schafe", "start > place d4 > c1-d2 > d4-e3", {}, "d2 c1", "moving", "sheep-forward"),
        ("wolf_und_schafe", "start > place d8", {}, "c1 e3", "moving", "one-step"),
        ("wolf_und_schafe", "start > place b2", {}, "a1", "moving", "stuck"),
        ("wolf_und_schafe", "start > place b2", {}, "a1 b2", "moving", "occupied"),
        ("wolf_und_schafe", "start > place d8", {}, "d4", "moving", "empty"),
        ("wolf_und_schafe", "B:Wb2,d2,f2,h2:Bc1", {}, "c1 b2", "end", "over"),
        ("mauern", "start", {}, "c3 e5", "moving", "one-step"),
        ("mauern", "start > c3-d4 > h6-g5", {}, "d4 c3", "moving", "forward"),
        ("mauern", "start", {}, "a1", "moving", "stuck"),
        ("mauern", "start", {}, "b6", "moving", "not-yours"),
    ],
)
def test_every_prohibition_has_its_rule(
    id: str, position: str, options: dict[str, object], touched: str, anchor: str, message: str
) -> None:
    state = at(id, position, **options)
    face = parlour.game(id).face
    attempt = Gesture(sites=tuple(touched.split()))
    assert attempt.sites not in [gesture.sites for gesture in face.gestures(state).values()]
    reason = face.why_not(state, attempt)
    assert (reason.anchor, reason.message.id) == (anchor, f"draughts-why-{message}")


@pytest.mark.parametrize(("options", "anchor"), [({}, "capturing"), (HUFFING, "huffing")])
def test_there_is_nothing_to_claim(options: dict[str, object], anchor: str) -> None:
    reason = parlour.game("dame").face.why_not(at("dame", "start", **options), Gesture(button="correct"))
    assert (reason.anchor, reason.message.id) == (anchor, "draughts-why-no-claim")


@pytest.mark.parametrize(
    ("id", "position", "options", "action", "told"),
    [
        ("dame", "start", {}, "c3-d4", ["move draughts-log-move c3 d4"]),
        ("dame", "W:Wa1:Bb2,b4,b6", {}, "a1xc3", ["move draughts-log-take a1 c3", "take - b2"]),
        ("dame", "W:Wa1:Bb2,b4,h8", AFTER, "a1xc3", ["move draughts-log-take a1 c3"]),
        ("dame", "W:Wa1:Bb2,b4,h8 > a1xc3", AFTER, "c3xa5", ["move draughts-log-take c3 a5", "take - b4", "take - b2"]),
        ("dame", "W:Wa7:Bc3,h4", {}, "a7-b8", ["move draughts-log-move a7 b8", "note draughts-log-crown"]),
        ("dame", "W:Wc3,g1:Bd4,h8", HUFFING, "g1-h2", ["move draughts-log-move g1 h2", "note draughts-log-missed"]),
        ("dame", "W:Wc3,g1:Bd4,h8 > g1-h2", HUFFING, "huff c3", ["take draughts-log-huff c3"]),
        ("dame", "W:Wc3,g1:Bd4,h8 > g1-h2", HUFFING, "correct", ["move draughts-log-correct h2 g1"]),
        ("dame", "W:Wc3:Bd4", {}, "c3xe5", ["move draughts-log-take c3 e5", "take - d4", "end draughts-end-no_pieces"]),
        ("schlagdame", "W:Wc3:Bd4", {}, "c3xe5", ["move draughts-log-take c3 e5", "take - d4", "end draughts-end-given_away"]),
        ("wolf_und_schafe", "start", {}, "place d8", ["place draughts-log-wolf-place d8"]),
        ("wolf_und_schafe", "start > place d8", {}, "c1-d2", ["move draughts-log-sheep c1 d2"]),
        ("wolf_und_schafe", "W:Wa1,d2,f2,h2:Bc1", {}, "a1-b2", ["move draughts-log-sheep a1 b2", "end draughts-end-caught"]),
        ("mauern", "W:We3,h2:Bb8,f4", {}, "h2-g3*f4", ["move draughts-log-move h2 g3", "take draughts-log-walled f4"]),
    ],
)
def test_what_is_told(id: str, position: str, options: dict[str, object], action: str, told: list[str]) -> None:
    before = at(id, position, **options)
    face = parlour.game(id).face
    made = face.read(before, action)
    after = before.clone()
    after.apply(made)
    events = face.tell(before, made, after)
    assert [" ".join((event.kind, event.message.id if event.message else "-", *event.path)) for event in events] == told


@pytest.mark.parametrize(("options", "marked"), [({}, set()), (AFTER, {"b2"})])
def test_a_jumped_piece_that_still_stands_is_marked(options: dict[str, object], marked: set[str]) -> None:
    state = at("dame", "W:Wa1:Bb2,b4,h8 > a1xc3", **options)
    scene = parlour.game("dame").face.scene(state, 0)
    assert {piece.site for piece in scene.pieces if piece.label} == marked


def test_walled_in_men_are_taken_off_not_captured() -> None:
    state = at("mauern", "W:We3,h2:Bb8,f4 > h2-g3*f4")
    assert parlour.game("mauern").face.scene(state, 0).seats[0].holdings[0].name.id == "draughts-walled"


def test_a_claim_on_a_piece_that_missed_nothing() -> None:
    state = at("dame", "W:Wc3,g1:Bd4,h8 > g1-h2", **HUFFING)
    reason = parlour.game("dame").face.why_not(state, Gesture(button="huff-h2"))
    assert (reason.anchor, reason.message.id) == ("huffing", "draughts-why-not-missed")


def test_after_a_correction_the_prompt_says_that_a_capture_is_due() -> None:
    state = at("dame", "W:Wc3,g1:Bd4,h8 > g1-h2 > correct", **HUFFING)
    assert parlour.game("dame").face.scene(state, 0).prompt.id == "draughts-prompt-take"


def test_what_was_taken_counts_where_one_wants_to_take() -> None:
    for id, worth in (("dame", 1), ("schlagdame", 0)):
        game = parlour.game(id)
        seats = game.face.scene(game.position("W:Wc3:Bd4"), 0).seats
        assert {one.worth for seat in seats for one in seat.holdings} == {worth}


def test_wolf_and_sheep_are_told_apart_without_their_colours() -> None:
    game = parlour.game("wolf_und_schafe")
    assert [seat.role and seat.role.sign for seat in game.face.scene(game.start(), 0).seats] == ["sheep", "wolf"]
