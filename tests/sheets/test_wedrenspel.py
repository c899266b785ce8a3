"""The horse race, sheet track.md, section 3: the examples by their number. Yellow's horse is the one that is told about."""

import pytest

import parlour
from parlour.core.errors import OptionError, PositionError
from parlour.core.gesture import Gesture
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.words import languages, rules

GAME = parlour.game("wedrenspel")


def after(text: str, *throws: int, **options: OptionValue) -> State:
    state = GAME.position(text, len(text.partition("|")[0].split()), **options)
    for throw in throws:
        state.apply(throw)
    return state


@pytest.mark.parametrize(
    ("start", "throws", "end"),
    [
        pytest.param("Y0 G0 | Y", (4,), "Y0 G0 | G", id="1"),
        pytest.param("Y1 G0 | Y", (3,), "Y0 G0 | Y", id="2: the 3 gives a further throw"),
        pytest.param("Y1 G0 | Y", (3, 5), "Y5 G0 | G", id="2"),
        pytest.param("Y38 G0 | Y", (6,), "Y40 G0 | G", id="3"),
        pytest.param("Y5 G0 | Y", (3,), "Y8s1 G0 | G", id="4"),
        pytest.param("Y11 G0 | Y", (3, 1), "Y10 G0 | G", id="5"),
        pytest.param("Y18 G0 | Y", (3,), "Y21h G0 | Y", id="6: in the mud"),
        pytest.param("Y18 G0 | Y", (3, 5), "Y23 G0 | G", id="6"),
        pytest.param("Y18 G0 | Y", (3, 3), "Y22 G0 | Y", id="7: half of 3 is one"),
        pytest.param("Y18 G0 | Y", (3, 3, 3), "Y25s2 G0 | G", id="7"),
        pytest.param("Y21h G0 | Y", (1,), "Y21 G0 | G", id="8"),
        pytest.param("Y24 G0 | Y", (4,), "Y24 G0 | G", id="9"),
        pytest.param("Y25 G0 | Y", (3, 2), "Y27 G0 | G", id="10"),
        pytest.param("Y30 G29 R36 | Y", (4,), "Y34w(G) G29 R36 | G", id="11"),
        pytest.param("Y34w(G) G29 R36 | G", (5,), "Y34w(G) G34 R36 | R", id="12: on 34 too"),
        pytest.param("Y34w(G) G34 | G", (1,), "Y34 G35 | Y", id="12: then past"),
        pytest.param("Y31 G40 | Y", (3, 2), "Y36 G40 | G", id="13"),
        pytest.param("Y70 G0 R0 | Y", (4,), "Yx G0 R0 | G", id="14"),
        pytest.param("Y70 G0 | Y", (4,), "Yx G0 | over G", id="14, R8: one stable left"),
        pytest.param("Y79 G0 | Y", (1,), "Y80 G0 | G", id="15: not finished"),
        pytest.param("Y79 G0 | Y", (2,), "Y81 G0 | over Y", id="15: wins"),
        pytest.param("Y77 G0 | Y", (3, 1), "Y81 G0 | over Y", id="16"),
        pytest.param("Y37 G0 | Y", (3, 4), "Y40 G0 | G", id="17"),
    ],
)
def test_examples(start: str, throws: tuple[int, ...], end: str) -> None:
    assert after(start, *throws).text() == end


@pytest.mark.parametrize(
    ("square", "place"), [(44, "40"), (48, "48s1"), (54, "49"), (61, "61h"), (65, "65s2"), (68, "67"), (14, "9"), (8, "8s1"), (25, "25s2")]
)
def test_table_in_both_laps(square: int, place: str) -> None:
    assert after(f"Y{square - 1} G0 | Y", 1).text() == f"Y{place} G0 | G"


def test_two_turns_are_missed_on_the_wall() -> None:
    assert after("Y24 G0 | Y", 1, 1, 1).text() == "Y25 G2 | G"
    assert after("Y24 G0 | Y", 1, 1, 1, 3, 2).text() == "Y25 G7 | Y"


def test_r3_several_horses_take_turns_first_horses_first() -> None:
    state = GAME.start(2, horses_per_player=3)
    for throw in (1, 2):
        state.apply(throw)
    turns = []
    for _ in range(7):
        turns.append(state.text().partition("| ")[2])
        state.apply(1)
    assert turns == [f"{name}, first G" for name in ("G1", "Y1", "G2", "Y2", "G3", "Y3", "G1")]


def test_r4_the_further_throw_is_lost_while_waiting_or_out() -> None:
    assert after("Y31 G10 | Y", 3).text() == "Y34w(G) G10 | G"
    assert after("Y71 G10 R5 | Y", 3).text() == "Yx G10 R5 | G"


def test_r7_own_stable_mates_are_waited_for() -> None:
    state = GAME.position("Y33,2 G40,40 | Y1, first Y", 2, horses_per_player=2)
    state.apply(1)
    assert state.text() == "Y34w(Y2),2 G40,40 | G1, first Y"


def test_a_stable_is_out_when_all_its_horses_are() -> None:
    state = GAME.position("Y73,x G40,x | Y1, first Y", 2, horses_per_player=2)
    state.apply(1)
    assert state.text() == "Yx,x G40,x | over G" and state.result().places == (2, 1)


def test_every_horse_keeps_to_its_lane() -> None:
    board = GAME.face.board(GAME.agree(2, horses_per_player=3))
    horses = ("Y1", "Y2", "Y3", "G1", "G2", "G3")
    assert {site.id for site in board.sites} == {f"{square}{name}" for square in range(1, 41) for name in horses}
    assert len({(site.x, site.y) for site in board.sites}) == 6 * 40


@pytest.mark.parametrize(
    ("attempt", "anchor", "message"),
    [
        (Gesture(), "turn", "track-why-throw"),
        (Gesture(sites=("4Y",)), "squares", "track-square-wedrenspel-4"),
        (Gesture(sites=("34G",)), "squares", "track-why-both"),
        (Gesture(sites=("40Y", "3Y")), "turn", "track-why-by-dice"),
    ],
)
def test_prohibitions(attempt: Gesture, anchor: str, message: str) -> None:
    reason = GAME.face.why_not(GAME.position("Y0 G0 | Y", 2), attempt)
    assert (reason.anchor, reason.message.id) == (anchor, message)
    assert all(anchor in rules(language, GAME.id).anchors for language in languages())


def test_a_horse_runs_round_the_course() -> None:
    state = GAME.position("Y38 G0 | Y", 2)
    later = state.clone()
    later.apply(5)
    assert GAME.face.tell(state, 5, later)[1].path == ("38Y", "39Y", "40Y", "1Y", "2Y", "3Y")


@pytest.mark.parametrize(
    ("start", "throws", "end"),
    [
        pytest.param("Y18 G0 | Y", (3,), "Y21h G0 | Y, muddied", id="the extra throw of this turn"),
        pytest.param("Y18 G0 | Y", (3, 5), "Y26h G0 | G", id="counts whole"),
        pytest.param("Y18 G0 | Y", (3, 5, 1), "Y26h G1 | Y", id="and the next turn"),
        pytest.param("Y15 G0 | Y", (6, 1, 3), "Y22h G1 | Y", id="half"),
        pytest.param("Y15 G0 | Y", (6, 1, 3, 3), "Y23h G1 | Y", id="half again"),
        pytest.param("Y15 G0 | Y", (6, 1, 3, 3, 5), "Y25s2 G1 | G", id="to its end"),
        pytest.param("Y15 G0 | Y", (6, 1, 1), "Y21 G1 | G", id="half of one is nothing"),
        pytest.param("Y79h G0 | Y", (5,), "Y81 G0 | over Y", id="over the line"),
        pytest.param("Y72h G0 R0 | Y", (4,), "Yx G0 R0 | G", id="and out"),
    ],
)
def test_r5_amended_by_the_dutch_print_the_mud_halves_the_next_turn(start: str, throws: tuple[int, ...], end: str) -> None:
    state = after(start, *throws, mud="next_turn")
    assert state.text() == end
    assert GAME.position(end, state.seats, mud="next_turn").key() == state.key()


@pytest.mark.parametrize(
    ("text", "mud"),
    [
        ("Y26h G0 | Y", "next_throw"),
        ("Y26h G0 | G, muddied", "next_turn"),
        ("Y21 G0 | Y, muddied", "next_turn"),
        ("Y21h G0 | Y, muddied", "next_throw"),
    ],
)
def test_r5_amended_who_is_in_the_mud(text: str, mud: str) -> None:
    with pytest.raises(PositionError, match=r"in the mud|does not do that"):
        GAME.position(text, 2, mud=mud)


def test_38_amended_up_to_four_horses_each_while_at_most_twelve_run() -> None:
    most = {2: 4, 3: 4, 4: 3, 5: 2, 6: 1}
    for seats, horses in most.items():
        state = GAME.start(seats, horses_per_player=horses)
        assert state.text().startswith("Y" + ",".join("0" * horses))
        with pytest.raises(OptionError):
            GAME.start(seats, horses_per_player=horses + 1)
    board = GAME.face.board(GAME.agree(4, horses_per_player=3))
    assert len({site.id for site in board.sites}) == 12 * 40


def test_every_face_of_the_die_is_as_likely() -> None:
    state = after("Y0 G0 | Y")
    assert (state.legal(), state.weights()) == ([1, 2, 3, 4, 5, 6], [1] * 6)
