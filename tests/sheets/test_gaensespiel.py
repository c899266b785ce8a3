"""The game of the goose, sheet track.md, part 0 and section 1: the printed examples P1 and P2 and the derived ones by their number."""

from itertools import combinations

import pytest

import parlour
from parlour.core.errors import OptionError
from parlour.core.gesture import Gesture
from parlour.core.message import colour
from parlour.core.result import Result
from parlour.core.setup import OptionValue
from parlour.core.state import OVER, State
from parlour.games.track.board import spiral
from parlour.words import languages, rules, words

GAME = parlour.game("gaensespiel")


def after(text: str, *throws: int, **options: OptionValue) -> State:
    """The position after these throws; the seats are those the text names."""
    state = GAME.position(text, len(text.partition("|")[0].split()), **options)
    for throw in throws:
        state.apply(throw)
    return state


def board(state: State) -> str:
    return state.text().partition(" |")[0]


def test_p1_a_picture_that_is_passed_does_nothing() -> None:
    assert after("Y0 G0 | Y", 5).text() == "Y5 G0 | G"


def test_p2_counting_back_from_61() -> None:
    assert after("Y59 G5 | Y", 6).text() == "Y57w(G) G5 | G"


@pytest.mark.parametrize(
    ("start", "throws", "end"),
    [
        pytest.param("Y0 G0 | Y", (3,), "Y5 G0 | G", id="1"),
        pytest.param("Y7 G0 | Y", (2,), "Y19 G0 | G", id="2"),
        pytest.param("Y8 G0 | Y", (4,), "Y8 G0 | G", id="3"),
        pytest.param("Y40 G0 | Y", (2,), "Y32 G0 | G", id="4"),
        pytest.param("Y41 G0 | Y", (4, 3), "Y48s1 G0 | G", id="5"),
        pytest.param("Y41 G0 | Y", (4, 3, 1), "Y48 G1 | G", id="5: and skips his next turn"),
        pytest.param("Y27 G0 | Y", (5,), "Y27 G0 | G", id="6: stays"),
        pytest.param("Y27 G0 | Y", (6,), "Y33 G0 | G", id="6: held again"),
        pytest.param("Y33 G0 | Y", (6,), "Y33 G0 | G", id="6: a six does not free from 33"),
        pytest.param("Y33 G0 | Y", (4,), "Y37 G0 | G", id="6: later"),
        pytest.param("Y56 G5 | Y", (6,), "Yx G5 | over G", id="7"),
        pytest.param("Y56 G5 R10 | Y", (6,), "Yx G5 R10 | G", id="8"),
        pytest.param("Y58 G5 | Y", (3,), "Y61 G5 | over Y", id="9: wins"),
        pytest.param("Y58 G5 | Y", (6,), "Y58 G5 | G", id="9, R6: back to where it was"),
        pytest.param("Y59 G5 | Y", (4,), "Y59 G5 | G", id="R6"),
        pytest.param("Y53 G58 R20 | Y", (4,), "Y57w(R) G58 R20 | G", id="11"),
        pytest.param("Y53 G58 R20 | Y", (4, 2), "Y57w(R) Gx R20 | R", id="11: somebody ahead going out changes nothing"),
        pytest.param("Y57w(R) G5 R56 | R", (3,), "Y57 G5 R59 | Y", id="12"),
        pytest.param("Y57w(R) G5 R56 | R", (3, 4), "Y61 G5 R59 | over Y", id="12: then 4 wins"),
        pytest.param("Y52 G53 | Y", (5, 4), "Y57w(G) G57 | G", id="13: two on 57, the later one gets away"),
        pytest.param("Y57w(G) G57 | G", (3,), "Y57 Gx | over Y", id="13: out"),
        pytest.param("Y50 G0 | Y", (4, 6), "Yx G0 | over G", id="14"),
        pytest.param("Y5 G5 R5 | Y", (2,), "Y7 G5 R5 | G", id="R7: several on a square"),
    ],
)
def test_examples(start: str, throws: tuple[int, ...], end: str) -> None:
    assert after(start, *throws).text() == end


def test_6_with_frees_the_throw_only_frees() -> None:
    freed = after("Y27 G0 | Y", 6, release_roll="frees")
    assert freed.text() == "Y27 G0 | Y, freed"
    freed.apply(2)
    assert freed.text() == "Y29 G0 | G"


@pytest.mark.parametrize(
    ("start", "throws", "end"),
    [
        pytest.param("Y56 G5 | Y", (6,), "Y50 G5 | G", id="7"),
        pytest.param("Y58 G5 | Y", (6,), "Y52 G5 | G", id="9"),
        pytest.param("Y59 G5 | Y", (5, 1), "Y55 G5 | G", id="10"),
        pytest.param("Y57 G58 | Y", (6,), "Y53 G58 | G", id="back to 51, and on by two"),
    ],
)
def test_examples_with_full_back(start: str, throws: tuple[int, ...], end: str) -> None:
    assert after(start, *throws, overshoot="full_back").text() == end


@pytest.mark.parametrize("square", [6, 18, 24, 39, 48])
def test_table_skips(square: int) -> None:
    assert board(after(f"Y{square - 1} G0 | Y", 1)) == f"Y{square}s1 G0"


@pytest.mark.parametrize(("square", "target"), [(3, 5), (30, 32), (36, 38), (51, 53), (9, 19), (21, 25), (12, 8), (42, 32)])
def test_table_jumps(square: int, target: int) -> None:
    assert board(after(f"Y{square - 1} G0 | Y", 1)) == f"Y{target} G0"


@pytest.mark.parametrize("square", [45, 54])
def test_table_throws_again(square: int) -> None:
    assert after(f"Y{square - 1} G0 | Y", 1).text() == f"Y{square} G0 | Y"


def test_places_winner_then_those_in_the_game_then_those_out() -> None:
    state = after("Y58 Gx R20 Kx | Y", 3)
    assert state.turn == OVER
    assert state.result() == Result((1, 3, 2, 3), (1, 0, 0, 0), "goal")


def test_r5_the_last_one_left_wins() -> None:
    assert after("Y59 Gx R2 | Y", 1).result().places == (2, 2, 1)


def test_r3_who_drops_out_is_waited_for_no_longer() -> None:
    assert after("Y57w(R) G58 R56 | R", 4).text() == "Y57 G58 Rx | Y", "Red is in the pot, and Yellow throws again"
    assert after("Y57w(G+R) G20 R56 | R", 4).text() == "Y57w(G) G20 Rx | G", "Green is still behind"


def test_the_roll_off_is_no_move_and_ties_throw_again() -> None:
    state = GAME.start(3)
    for throw in (4, 4, 2):
        state.apply(throw)
    assert state.text() == "Y0 G0 R0 | roll-off Y G"
    state.apply(1)
    state.apply(5)
    assert state.text() == "Y0 G0 R0 | G"


def test_r8_more_than_four_need_an_open_table() -> None:
    with pytest.raises(parlour.OptionError):
        GAME.start(5, open_table=False)
    assert GAME.start(8, open_table=True).seats == 8
    assert GAME.start(5).setup.flag("open_table")


def test_the_spiral_turns_where_the_sheet_says() -> None:
    turns = {9: (8, 6), 15: (8, 0), 23: (0, 0), 28: (0, 5), 35: (7, 5), 39: (7, 1), 45: (1, 1), 48: (1, 4)}
    turns |= {53: (6, 4), 55: (6, 2), 59: (2, 2), 1: (0, 6), 60: (2, 3), 61: (3, 3), 63: (5, 3)}
    assert {number: spiral()[number - 1] for number in turns} == turns


def test_every_picture_square_has_its_drawing() -> None:
    sites = GAME.face.board(GAME.agree(4)).sites
    drawn = {int(site.id) for site in sites if site.art}
    assert drawn == {3, 6, 9, 12, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 61}


@pytest.mark.parametrize(
    ("text", "attempt", "anchor", "message"),
    [
        ("Y0 G0 | Y", Gesture(), "turn", "track-why-throw"),
        ("Y0 G0 | Y", Gesture(sites=("Y0",)), "start", "track-why-start"),
        ("Y0 G0 | Y", Gesture(sites=("Y0", "5")), "turn", "track-why-by-dice"),
        ("Y0 G0 | Y", Gesture(sites=("42",)), "squares", "track-square-gaensespiel-42"),
        ("Y0 G0 | Y", Gesture(sites=("43",)), "squares", "track-why-plain"),
        ("Y0 G0 | Y", Gesture(sites=("61",)), "end", "track-why-finish"),
        ("Y27 G0 | Y", Gesture(), "squares", "track-why-held"),
        ("Y0 G0 | roll-off Y G", Gesture(), "start", "track-why-roll-off"),
        ("Y61 G0 | over Y", Gesture(), "end", "track-why-over"),
    ],
)
def test_prohibitions(text: str, attempt: Gesture, anchor: str, message: str) -> None:
    reason = GAME.face.why_not(GAME.position(text, 2), attempt)
    assert (reason.anchor, reason.message.id) == (anchor, message)
    assert all(anchor in rules(language, GAME.id).anchors for language in languages())


def told(text: str, throw: int, **options: OptionValue) -> list[str]:
    state = GAME.position(text, len(text.partition("|")[0].split()), **options)
    later = state.clone()
    later.apply(throw)
    return [event.message.id.removeprefix("track-") for event in GAME.face.tell(state, throw, later) if event.message]


def test_what_happens_is_told() -> None:
    assert told("Y40 G0 | Y", 2) == ["log-throw", "log-walk", "square-gaensespiel-42", "log-sent"]
    assert told("Y57w(R) G48s1 R56 | R", 2) == ["log-throw", "log-walk", "log-released"]
    assert told("Y48s1 G57w(Y) R20 | R", 2) == ["log-throw", "log-walk", "log-misses", "log-waits"]
    assert told("Y56 G5 | Y", 6) == ["log-throw", "log-bounce", "square-gaensespiel-60", "log-out", "end-alone"]


def test_the_way_back_from_61_is_walked() -> None:
    state = GAME.position("Y59 G5 | Y", 2)
    later = state.clone()
    later.apply(6)
    assert GAME.face.tell(state, 6, later)[1].path == ("59", "60", "61", "60", "59", "58", "57")


def test_12_amended_ten_at_an_open_table() -> None:
    game = parlour.game("gaensespiel")
    state = game.start(10, open_table=True)
    for points in (1, 2, 1, 1, 1, 1, 1, 1, 1, 6):
        state.apply(points)
    assert state.text() == "Y0 G0 R0 K0 B0 W0 O0 P0 N0 L0 | L"
    scene = game.face.scene(state, 0)
    assert len({seat.colours[0] for seat in scene.seats}) == 10
    for language in languages():
        assert all(words(language).put(colour(seat.colours[0])) for seat in scene.seats)
    places = [(site.x, site.y) for site in game.face.board(state.setup).sites if site.role == "start"]
    assert len(set(places)) == 10 and all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 0.3 for a, b in combinations(places, 2))
    with pytest.raises(OptionError):
        game.start(10, open_table=False)
    with pytest.raises(OptionError, match="players: 2, 3, 4, 5, 6, 7, 8, 9, 10"):
        game.start(11, open_table=True)


def test_whoever_is_out_is_told_without_a_figure() -> None:
    game, dice = parlour.game("gaensespiel"), parlour.Random(1)
    for _ in range(40):
        state = game.start(seats=2)
        while state.turn != OVER:
            state.apply(state.sample(dice))
            held = [one for seat in game.face.scene(state, 0).seats for one in seat.holdings if one.name.id == "track-holding-out"]
            if held:
                assert held[0].bare
                return
    raise AssertionError("nobody was ever out")
