"""The games with one die: the sheet's examples and exact figures."""

from fractions import Fraction

import pytest

import parlour
from parlour.core.errors import PositionError
from parlour.core.gesture import Gesture
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.auf_und_ab import UpAndDown, is_added
from parlour.games.dice.boese_drei_rules import AGAIN, STOP, BadThree
from parlour.games.dice.boese_eins import BadOne
from parlour.games.dice.engine import DiceState
from parlour.games.dice.line_rules import LineState
from tests.dice_figures import own

EINS = parlour.game("boese_eins")
DREI = parlour.game("boese_drei")
AUFAB = parlour.game("auf_und_ab")


def after(state: State, *actions: int) -> DiceState:
    """The same position after these throws and decisions."""
    assert isinstance(state, DiceState)
    for action in actions:
        state.apply(action)
    return state


def texts(state: State, attempt: Gesture) -> str:
    return parlour.game(state.setup.game).face.why_not(state, attempt).message.id


# boese_eins


@pytest.mark.parametrize(
    ("throws", "points"),
    [((6, 5, 1), 11), ((1,), 0), ((2, 2, 2, 2, 2), 10), ((4, 4, 4, 4, 1), 16), ((6, 6, 6, 6, 6), 30)],
)
def test_boese_eins_examples_turns(throws: tuple[int, ...], points: int) -> None:
    state = after(EINS.start(3), *throws)
    assert own(state, "total")[0] == points
    assert (state.turn, state.hand, state.cup) == (CHANCE, 1, 1)


def test_boese_eins_exact_figures() -> None:
    mean, through, nothing = Fraction(0), Fraction(0), Fraction(0)

    def walk(state: State, chance: Fraction) -> None:
        nonlocal mean, through, nothing
        assert isinstance(state, BadOne)
        if state.hand == 1:
            mean += chance * state.total[0]
            nothing += chance * (state.total[0] == 0)
            through += chance * (state.latest[4] > 1)
            return
        for face in state.legal():
            then = state.clone()
            then.play(face)
            walk(then, chance / 6)

    walk(EINS.start(2), Fraction(1))
    assert (mean, through, nothing) == (Fraction(23255, 1944), Fraction(3125, 7776), Fraction(1, 6))


def test_boese_eins_r3_being_out_concerns_the_round_only() -> None:
    state = after(EINS.start(2, rounds=2), 1, 6, 1, 5, 5, 1, 1)
    assert state.turn == OVER
    assert state.result().scores == (10, 6)
    assert state.result().places == (1, 2)


def test_boese_eins_equal_totals_share() -> None:
    assert after(EINS.start(3), 4, 1, 2, 2, 1, 1).result().places == (1, 1, 3)


def test_boese_eins_dice_come_first_and_last() -> None:
    state = EINS.start(2)
    assert texts(state, Gesture(button="stop")) == "dice-why-throw-first"
    assert texts(after(state, 1, 1), Gesture(button="stop")) == "dice-why-over"


# boese_drei


def test_boese_drei_examples_turns() -> None:
    assert own(after(DREI.start(2), 6, AGAIN, 5, STOP), "points") == [11, 0]
    assert own(after(DREI.start(2), 6, AGAIN, 5, AGAIN, 3), "points") == [0, 0]
    assert after(DREI.start(2), 3).hand == 1  # R1: the throw comes before any decision


def test_boese_drei_example_equal_points_share_the_round() -> None:
    seven = (6, AGAIN, 2, AGAIN, 6, STOP)
    assert after(DREI.start(3), *seven, 3, *seven).result().places == (1, 1 + 2, 1)


def test_boese_drei_r2_nobody_wins_with_nothing() -> None:
    assert after(DREI.start(2), 3, 3).result().scores == (0, 0)


def test_boese_drei_g3_amended_where_all_lose_everything_all_are_second() -> None:
    lost = after(DREI.start(3, rounds=2), 3, 3, 3, 3, 3, 3).result()
    assert (lost.places, lost.reason) == ((2, 2, 2), "no_round")
    assert after(DREI.start(3, rounds=2), 3, 3, 3, 3, 3, 2, STOP).result().places == (1, 2, 2)


def test_boese_drei_another_seat_begins_each_round() -> None:
    state = after(DREI.start(3, rounds=3), 3, 3, 6, STOP)
    assert state.hand == 1
    state = after(state, 5, STOP, 3, 3)
    assert (state.hand, own(state, "won")) == (2, [0, 1, 1])
    assert after(state, 1, STOP, 3, 3).result().places == (3, 2, 1)


def test_boese_drei_what_stopping_writes_is_offered() -> None:
    state = after(DREI.start(2), 6, AGAIN, 5)
    assert isinstance(state, BadThree)
    sheet = DREI.face.scene(state, 0).sheet
    assert sheet is not None and sheet.offers == {"points": 11}
    assert DREI.face.gestures(state)[STOP].cell == "points"
    assert texts(state, Gesture(cell="won")) == "dice-boese_drei-why"


# auf_und_ab


def runs(*throws: int) -> list[int]:
    """How a turn stands after each throw from the second on."""
    state = AUFAB.start(2)
    stood = []
    for at, throw in enumerate(throws):
        state.apply(throw)
        assert isinstance(state, UpAndDown)
        stood += [state.running(0, at + 1)] if at else []
    return stood


def test_auf_und_ab_examples() -> None:
    assert runs(6, 5, 4, 3, 2, 1, 6) == [11, 7, 10, 8, 9, 3]
    assert runs(1, 1, 3) == [2, -1]
    assert after(AUFAB.start(2), 1, 1, 3).hand == 1
    assert runs(2, 1, 3, 1, 1, 2, 2) == [3, 0, 1, 0, 2, 0]
    assert runs(6, 6, 1, 6, 1, 6, 1)[-1] == 21
    assert runs(1, 1, 2, 1, 1, 1, 2) == [2, 0, 1, 0, 1, -1]


def test_auf_und_ab_exact_figures() -> None:
    """The chance to be out after the third throw, the fifth, and in all."""
    out = {3: Fraction(0), 5: Fraction(0), 7: Fraction(0)}
    standing = {0: Fraction(1)}
    for throw in range(7):
        then: dict[int, Fraction] = {}
        for total, chance in standing.items():
            for face in range(1, 7):
                value = total + (face if is_added(throw) else -face)
                if value < 0:
                    out[throw + 1] += chance / 6
                else:
                    then[value] = then.get(value, Fraction(0)) + chance / 6
        standing = then
    assert out[3] == Fraction(5, 54)
    assert out[3] + out[5] == Fraction(157, 864)
    assert sum(out.values()) == Fraction(23575, 93312)


def test_auf_und_ab_places() -> None:
    down = (1, 1, 3)
    up = (2, 1, 3, 1, 1, 2, 2)  # 0 points, still in
    assert after(AUFAB.start(3), *down, *up, *down).result().places == (2, 1, 2)
    result = after(AUFAB.start(2), *down, *down).result()
    assert (result.places, result.reason) == ((2, 2), "nobody")  # R2
    result = after(AUFAB.start(2, rounds=2), *down, *up, *up, *down).result()
    assert (result.places, result.reason) == ((1, 1), "points")  # R3


# What both share: a line of throws for each seat (line_rules)


@pytest.mark.parametrize(("id", "throws"), [("boese_eins", (6, 2, 3, 4)), ("auf_und_ab", (6, 2, 3, 4, 5, 6))])
def test_line_counts_the_throws_of_a_turn(id: str, throws: tuple[int, ...]) -> None:
    state = parlour.game(id).start(2)
    assert isinstance(state, LineState)
    for made, throw in enumerate(throws):
        assert (state.made(0), state.made(1)) == (made, 0)
        state.apply(throw)
    assert state.made(0) == len(throws) and list(state.latest)[: len(throws)] == list(throws)


@pytest.mark.parametrize("id", ["boese_eins", "auf_und_ab"])
def test_line_that_has_only_begun_is_read_back(id: str) -> None:
    state = after(parlour.game(id).start(2), 6, 2)
    assert parlour.game(id).position(state.text(), 2).text() == state.text(), "nothing is gained yet"


@pytest.mark.parametrize(("id", "turn"), [("boese_eins", (6, 2, 3, 4, 5)), ("auf_und_ab", (6, 2, 3, 4, 5, 6, 1))])
def test_line_stays_until_the_seat_throws_again(id: str, turn: tuple[int, ...]) -> None:
    state = after(parlour.game(id).start(2, rounds=2), *turn)
    assert isinstance(state, LineState)
    width = len(turn)
    assert list(state.latest)[:width] == list(turn), "the others can still read it"
    total = state.total[0]
    assert after(state, *turn).hand == 0 and state.turn == CHANCE
    assert (state.made(0), state.made(1)) == (0, width), "an empty line, and the other's is full"
    assert state.total[0] == total > 0, "the total is no throw, and stays"


@pytest.mark.parametrize("line", ["throw=1,3 total=3", "throw=3,2 total=5"])
def test_line_that_went_on_after_a_one_or_ended_without_is_no_position(line: str) -> None:
    rest = "B throw=2 total=2; dice=2 | B throws 1"
    assert EINS.position(f"A throw=3,1 total=3; {rest}", 2).hand == 1
    with pytest.raises(PositionError):
        EINS.position(f"A {line}; {rest}", 2)


def test_line_of_the_last_seat_ends_the_game() -> None:
    state = after(EINS.start(2), 2, 1, 3, 1)
    assert isinstance(state, BadOne)
    assert state.turn == OVER and list(state.latest)[5:8] == [3, 1, 0], "the last lines stay on the sheet"
